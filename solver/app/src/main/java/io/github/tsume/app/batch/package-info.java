/** The work on many problems: a pure function per problem, threads, and what becomes of results. */
@NullMarked
package io.github.tsume.app.batch;

import org.jspecify.annotations.NullMarked;

/** The work on many problems: a pure function per problem, threads, and what becomes of results. */
@NullMarked
package tsume.app.batch;

import org.jspecify.annotations.NullMarked;

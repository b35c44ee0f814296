/** The checks of millions of problems as a job for Apache Spark. */
@NullMarked
package io.github.tsume.spark;

import org.jspecify.annotations.NullMarked;

/** What is counted of a problem and its solution, and how that makes an order of problems. */
@NullMarked
package io.github.tsume.metric;

import org.jspecify.annotations.NullMarked;

/**
 * One problem: what is asked of it, with which memory and in which thread, and what is answered.
 */
@NullMarked
package io.github.tsume.app.batch.job;

import org.jspecify.annotations.NullMarked;

/** The solver as a program for browsers. */
@NullMarked
package io.github.tsume.web;

import org.jspecify.annotations.NullMarked;

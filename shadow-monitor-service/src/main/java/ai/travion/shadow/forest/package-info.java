/** A small random forest for regression: histogram CART, bagging, seeded; the same samples give the same bytes. */
@NullMarked
package ai.travion.shadow.forest;

import org.jspecify.annotations.NullMarked;

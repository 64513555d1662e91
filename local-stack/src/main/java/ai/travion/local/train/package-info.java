/** {@code travion train}: makes again, from the data, the models that Travion ships. */
@NullMarked
package ai.travion.local.train;

import org.jspecify.annotations.NullMarked;

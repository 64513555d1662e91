/** The sun and its light: when it rises, when it is golden, what any minute is good for. */
@NullMarked
package ai.travion.shadow.sun;

import org.jspecify.annotations.NullMarked;

@NullMarked
package ai.travion.atlas.almanac;

import org.jspecify.annotations.NullMarked;

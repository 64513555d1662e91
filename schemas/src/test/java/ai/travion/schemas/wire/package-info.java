@NullMarked
package ai.travion.schemas.wire;

import org.jspecify.annotations.NullMarked;

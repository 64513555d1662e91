@NullMarked
package ai.travion.schemas.envelope;

import org.jspecify.annotations.NullMarked;

@NullMarked
package ai.travion.local.chaos;

import org.jspecify.annotations.NullMarked;

@NullMarked
package ai.travion.local;

import org.jspecify.annotations.NullMarked;

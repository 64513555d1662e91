@NullMarked
package ai.travion.local.structure;

import org.jspecify.annotations.NullMarked;

@NullMarked
package ai.travion.local.registry;

import org.jspecify.annotations.NullMarked;

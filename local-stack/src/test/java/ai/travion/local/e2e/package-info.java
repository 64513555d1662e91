@NullMarked
package ai.travion.local.e2e;

import org.jspecify.annotations.NullMarked;

@NullMarked
package ai.travion.local.sse;

import org.jspecify.annotations.NullMarked;

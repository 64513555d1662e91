/** The benchmark's statistics, its report, and a short run. */
@NullMarked
package ai.travion.local.bench;

import org.jspecify.annotations.NullMarked;

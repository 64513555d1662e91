/** HTTP in front, threads behind: every turn enters and leaves here. */
@NullMarked
package ai.travion.gateway;

import org.jspecify.annotations.NullMarked;

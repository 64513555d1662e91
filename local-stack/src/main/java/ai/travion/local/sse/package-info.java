/** A stream of events over HTTP, as it is read. */
@NullMarked
package ai.travion.local.sse;

import org.jspecify.annotations.NullMarked;

/** The HTTP API: what comes in is checked, what goes out is mapped, and errors are problems in plain words. */
@NullMarked
package ai.travion.gateway.api;

import org.jspecify.annotations.NullMarked;

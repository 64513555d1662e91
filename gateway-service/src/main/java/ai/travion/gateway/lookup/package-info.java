/** Lookups: plain questions about crowds, days and light, handed on to the service that owns the engine. */
@NullMarked
package ai.travion.gateway.lookup;

import org.jspecify.annotations.NullMarked;

/** Tests of the lookups, over HTTP. */
@NullMarked
package ai.travion.shadow.api;

import org.jspecify.annotations.NullMarked;

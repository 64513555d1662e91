/** The lookups: what the engines know, over HTTP, one at a time. */
@NullMarked
package ai.travion.shadow.api;

import org.jspecify.annotations.NullMarked;

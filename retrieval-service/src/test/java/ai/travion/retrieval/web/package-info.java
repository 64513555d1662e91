/** Tests. */
@NullMarked
package ai.travion.retrieval.web;

import org.jspecify.annotations.NullMarked;

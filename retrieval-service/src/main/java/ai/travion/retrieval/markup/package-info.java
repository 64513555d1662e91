/** What a person sees of a marked-up text, and nothing that is there for a machine alone. */
@NullMarked
package ai.travion.retrieval.markup;

import org.jspecify.annotations.NullMarked;

/** What a guide answers to the questions that are asked most: which of the prepared answers is to the question that is put. */
@NullMarked
package ai.travion.retrieval.guide;

import org.jspecify.annotations.NullMarked;

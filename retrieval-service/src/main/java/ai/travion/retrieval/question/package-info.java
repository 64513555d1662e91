/** What a question asks for, read by rule: its words, the aspects and the kinds of place that it means. */
@NullMarked
package ai.travion.retrieval.question;

import org.jspecify.annotations.NullMarked;

/** Finds the passages that answer a question, and says how well each does on a scale that the grader can rely on. */
@NullMarked
package ai.travion.retrieval.search;

import org.jspecify.annotations.NullMarked;

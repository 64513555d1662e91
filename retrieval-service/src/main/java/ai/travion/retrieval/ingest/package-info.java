/** Reads documents of one's own: Markdown, HTML and JSON become passages beside those that ship. */
@NullMarked
package ai.travion.retrieval.ingest;

import org.jspecify.annotations.NullMarked;

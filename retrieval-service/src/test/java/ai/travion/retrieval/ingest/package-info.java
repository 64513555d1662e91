/** Tests. */
@NullMarked
package ai.travion.retrieval.ingest;

import org.jspecify.annotations.NullMarked;

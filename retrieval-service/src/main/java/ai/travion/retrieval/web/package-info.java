/** Asks the web, and lets nothing in but plain text and addresses that anybody may open. */
@NullMarked
package ai.travion.retrieval.web;

import org.jspecify.annotations.NullMarked;

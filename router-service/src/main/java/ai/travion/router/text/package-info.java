/** The words of a message: cleaned, cut into words, and looked up in vocabularies. */
@NullMarked
package ai.travion.router.text;

import org.jspecify.annotations.NullMarked;

/** What a text holds: its sentences, patterns over messages, and how most of them are told not to match without being tried. */
@NullMarked
package ai.travion.atlas.text;

import org.jspecify.annotations.NullMarked;

/** Puts a turn into words for a model: one order a purpose, from resource files, and everything else as data that can give none. */
@NullMarked
package ai.travion.generator.prompt;

import org.jspecify.annotations.NullMarked;

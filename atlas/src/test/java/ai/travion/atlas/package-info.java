/** The atlas is held against the files that it reads and against what travellers write. */
@NullMarked
package ai.travion.atlas;

import org.jspecify.annotations.NullMarked;

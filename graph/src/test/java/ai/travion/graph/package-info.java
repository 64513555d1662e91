@NullMarked
package ai.travion.graph;

import org.jspecify.annotations.NullMarked;

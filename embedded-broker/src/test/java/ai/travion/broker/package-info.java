@NullMarked
package ai.travion.broker;

import org.jspecify.annotations.NullMarked;

@NullMarked
package ai.travion.gateway;

import org.jspecify.annotations.NullMarked;

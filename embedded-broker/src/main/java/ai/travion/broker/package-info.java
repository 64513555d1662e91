/** A real Kafka broker inside this JVM. */
@NullMarked
package ai.travion.broker;

import org.jspecify.annotations.NullMarked;

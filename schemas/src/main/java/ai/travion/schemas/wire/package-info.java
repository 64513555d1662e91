/** How a record becomes bytes on Kafka and back: Confluent's wire format over a registry, embedded or remote. */
@NullMarked
package ai.travion.schemas.wire;

import org.jspecify.annotations.NullMarked;

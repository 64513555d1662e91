package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import java.util.Optional;

/** One way in which a message leans on its conversation. */
@FunctionalInterface
interface Completion {

    /** What the message means; nothing where it does not lean in this way. */
    Optional<Completed> of(Reading message, Background before);
}

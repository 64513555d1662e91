package ai.travion.router.dialogue;

import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.IntentType;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** "And the day after?" where no day was spoken of: after which is asked, since there is nothing to count from. */
final class WhichDay {

    static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private WhichDay() {}

    /** The question, which is put of what was asked before; nothing where a day is known or none is needed. */
    static Optional<Clarification> question(Reading reading, Verdict verdict, Conversation conversation, int turn) {
        boolean counts = reading.when().offset().isPresent()
                && !reading.when().saysADay()
                && Phrases.saysOnlyWhen(reading)
                && reading.calendar().isEmpty()
                && verdict.intent() != IntentType.OFF_TOPIC
                && verdict.intent() != IntentType.GREETING;
        boolean fromNothing = conversation.start().isEmpty()
                && !conversation.hasPlanned()
                && conversation.subject().isPresent();
        return counts && fromNothing && Essentials.mayAsk(Question.DATE, conversation)
                ? conversation
                        .previous()
                        .map(before -> Question.DATE.asked(
                                "We have not spoken of a day yet.",
                                List.of(
                                        DAY.format(reading.today().plusDays(1)),
                                        DAY.format(reading.today().plusDays(2)),
                                        Question.NO_DAY),
                                before,
                                turn))
                : Optional.empty();
    }
}

package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And my mother, 74, comes also, she cannot climb many stairs": who joins is told, and the plan is made for them too. */
final class SomebodyJoins implements Completion {

    private static final int LONGEST_WORDS = 25;
    private static final Pattern JOINS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|by\\s+the\\s+way)\\W+)*(?:my|our)\\s+(?:\\p{L}+\\s+)?(?:grand)?(?:mother|father|mum|mom|dad|parents|ma|pa|aunt|uncle|in-laws|sisters?|brothers?|siblings?|sons?|daughters?|kids|children|cousins?|nephews?|nieces?|friends?|husband|wife|partner|girlfriend|boyfriend|family)(?:\\s+in\\s+law)?(?:\\W+(?:who\\s+is\\s+|is\\s+|aged?\\s+)?\\d{2}(?:\\s+years?(?:\\s+old)?)?)?\\W+(?:(?:will|is|are|would\\s+like\\s+to)\\s+)?(?:comes?|joins?|coming|joining|travels?)\\b(?:\\s+(?:also|too|along|with\\s+us|as\\s+well))?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean joins = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().text().contains("?")
                && message.said().has(JOINS);
        return joins
                ? Optional.of(new Completed(
                        message.said().text(),
                        List.of(),
                        true,
                        List.of(),
                        Optional.of(new Change(Optional.of(conversation.ofThePlan()), List.of(), List.of()))))
                : Optional.empty();
    }
}

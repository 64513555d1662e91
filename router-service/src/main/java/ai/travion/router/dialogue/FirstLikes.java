package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "The kids love animals, elephants most of all, and the beach of course" before any plan: whoever tells which animals they love is told
 * where to see them, and not what some place has for families.
 */
public final class FirstLikes {

    private static final Pattern LOVES = Patterns.words(
            "loves?|adores?|likes?|(?:crazy|mad|nuts|passionate) about|(?:big |huge |great )?fans? of|fond of|obsessed with|(?:is|are|am|'re|'m) (?:really |very )?into");
    private static final Pattern ANIMALS = Patterns.words("(?<animal>elephant|leopard|whale|dolphin|turtle)s?");
    private static final Pattern THE_BEACH = Patterns.words("beach(?:es)?|seaside|the sea|swim\\p{L}*");
    private static final Pattern CHILDREN =
            Patterns.words("kids?|child|children|sons?|daughters?|boys?|girls?|toddlers?");
    private static final Pattern ORDERS = Patterns.words(
            "plan|itinerary|trip|tour|days?|weeks?|nights?|show|find|suggest|recommend|tell|would|want|need|please|pls|where|what|which|how|when|not|no|don'?t|never|hates?|bored|bores?|watching");

    private FirstLikes() {}

    /** Where that is best; nothing where something else is said, or no animal is named. */
    public static Optional<String> asked(Reading reading, Preferences known) {
        var text = reading.said().text();
        boolean told = Patterns.isIn(LOVES, text)
                && !text.contains("?")
                && !Patterns.isIn(ORDERS, text)
                && !Phrases.isQuestion(reading.said())
                && reading.places().isEmpty()
                && reading.places().region().isEmpty();
        var animal = Patterns.matcher(ANIMALS, text);
        if (!told || !animal.find()) {
            return Optional.empty();
        }
        boolean children = Patterns.isIn(CHILDREN, text)
                || known.getParty().map(StatedParty::getChildren).orElse(0) > 0;
        return Optional.of("Where is best to see %ss%s?%s"
                .formatted(
                        animal.group("animal").toLowerCase(Locale.ROOT),
                        children ? " with small children" : "",
                        Patterns.isIn(THE_BEACH, text)
                                ? " And which beaches are best for %s?"
                                        .formatted(children ? "small children" : "swimming")
                                : ""));
    }
}

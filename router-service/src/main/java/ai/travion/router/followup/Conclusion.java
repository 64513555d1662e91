package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "So which one should I take?", "is it worth it then?": a verdict on what was spoken of, by what the traveller said they need. */
final class Conclusion implements Completion {

    private static final int TWO = 2;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|right|thanks|all\\s+in\\s+all|in\\s+the\\s+end|overall|honestly|you\\s+think|do\\s+you\\s+think|would\\s+you\\s+say)\\b[\\s,.!:]*)*";
    private static final String TAIL =
            "(?:\\W+(?:then|now|overall|in\\s+the\\s+end|instead|for\\s+(?:us|me|them|him|her)|with\\s+(?:them|him|her|that|this)|at\\s+all|or\\s+not|really|after\\s+all))*\\W*$";

    private static final Pattern WHICH = Patterns.anyCase(LEAD
            + "(?:which(?:\\s+(?:one|of\\s+(?:them|those|these|the\\s+two)))?\\s+(?:should|shall|would|do|did|could)\\s+(?:i|we|you)\\s+(?:then\\s+|rather\\s+)?(?:take|choose|pick|do|visit|see|book|prefer|recommend|suggest|go\\s+(?:to|for|with))|which(?:\\s+one)?(?:\\s+is)?(?:\\s+(?:it|best|better))?|what(?:'s|\\s+is)\\s+your\\s+(?:pick|choice|verdict|advice)|your\\s+(?:pick|choice|verdict|advice)|what\\s+(?:would|do)\\s+you\\s+(?:recommend|suggest|advise|pick|choose|take)|(?:one|this|that)\\s+or\\s+the\\s+other)"
            + TAIL);
    private static final Pattern WHETHER = Patterns.anyCase(LEAD
            + "(?:(?:is|are|would|will)\\s+(?:it|that|this|they|there)\\s+(?:be\\s+)?(?:really\\s+|still\\s+|even\\s+|all\\s+)?(?:worth(?:\\s+(?:it|going|visiting|doing|seeing|the\\s+\\p{L}+|a\\s+(?:visit|trip|detour)))?|a\\s+good\\s+idea|sensible|advisable|recommended)|(?:should|shall|can|could)\\s+(?:i|we|they|he|she)\\s+(?:really\\s+|still\\s+|even\\s+|better\\s+|rather\\s+)?(?:go|do\\s+it|visit|visit\\s+it|bother|skip(?:\\s+(?:it|that|both))?|risk\\s+it|try(?:\\s+it)?|go\\s+there|leave\\s+it)|worth\\s+it|(?:better|best)\\s+(?:to\\s+)?(?:skip|leave|avoid)(?:\\s+(?:it|that|both|out))?|yes\\s+or\\s+no|good\\s+idea)"
            + TAIL);
    private static final Pattern CRITERION = Patterns.anyCase(
            "\\bfor\\s+(?:swimming|surfing|snorkell?ing|diving|kids|children|families|nightlife|hiking|photos?|photography|beginners|couples|food|wildlife|birds?|whales?|elephants?|leopards?)\\b");
    private static final Pattern COMPARATIVE = Patterns.words(
            "easier|quieter|cheaper|closer|nearer|warmer|cooler|safer|higher|older|bigger|harder|steeper|livelier|busier|calmer");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean stands = !message.places().isEmpty()
                || message.nearby().isPresent()
                || message.calendar().isPresent()
                || before.conversation().plan();
        if (stands || before.subject().isEmpty()) {
            return Optional.empty();
        }
        if (message.said().is(WHICH)) {
            var two = lately(before);
            return two.size() == TWO ? Optional.of(new Completed(between(two, before))) : Optional.empty();
        }
        return message.said().is(WHETHER)
                ? Optional.of(new Completed(whether(before.subjects(), before)))
                : Optional.empty();
    }

    /** The two that were held against each other, or those that the last two turns were about. */
    private static List<Place> lately(Background before) {
        return before.subjects().size() >= TWO
                ? before.subjects().stream().limit(TWO).toList()
                : before.conversation().lately(before.atlas()).stream()
                        .limit(TWO)
                        .toList();
    }

    private static String between(List<Place> two, Background before) {
        return "Which is %s, %s or %s?"
                .formatted(measure(before), two.getFirst().name(), two.getLast().name());
    }

    /** By what the traveller said last that they need, or asked about. */
    private static String measure(Background before) {
        var asked = before.earlier().reversed().stream()
                .limit(3)
                .map(said -> said.said().text())
                .flatMap(Conclusion::measureIn)
                .findFirst();
        return asked.orElseGet(() -> {
            var known = before.conversation().known();
            return walksLittle(known)
                    ? "easier"
                    : withChildren(known) ? "better for children" : avoids(known, "crowds") ? "quieter" : "better";
        });
    }

    private static Stream<String> measureIn(String text) {
        var comparative = COMPARATIVE.matcher(text);
        if (comparative.find()) {
            return Stream.of(comparative.group().toLowerCase(Locale.ROOT));
        }
        var criterion = CRITERION.matcher(text);
        return criterion.find() ? Stream.of("better " + criterion.group().toLowerCase(Locale.ROOT)) : Stream.empty();
    }

    private static String whether(List<Place> places, Background before) {
        var known = before.conversation().known();
        var names = String.join(
                " and ", places.stream().limit(TWO).map(Place::name).toList());
        if (walksLittle(known)) {
            return "How hard is the walk at %s, with steps or a climb?".formatted(names);
        }
        if (withChildren(known)) {
            return "Is %s suitable for children?".formatted(names);
        }
        return "Is %s worth visiting%s?".formatted(names, month(before));
    }

    private static String month(Background before) {
        return before.earlier().reversed().stream()
                .limit(3)
                .flatMap(said -> said.when().start().stream())
                .findFirst()
                .map(LocalDate::getMonth)
                .map(month -> " in " + month.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                .orElse("");
    }

    private static boolean walksLittle(Preferences known) {
        return known.getWalkingTolerance()
                        .filter(walking -> walking.getValue().equals("low"))
                        .isPresent()
                || avoids(known, "stairs");
    }

    private static boolean withChildren(Preferences known) {
        return known.getParty().map(StatedParty::getChildren).orElse(0) > 0;
    }

    private static boolean avoids(Preferences known, String value) {
        return known.getAvoid().stream().anyMatch(avoided -> avoided.getValue().equals(value));
    }
}

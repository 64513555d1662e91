package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Wishes;
import ai.travion.router.wishes.Wishes.Wish;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a plan is ordered with against what its traveller said of their habits, in words that name neither: a start at five for who gets
 * up late, a bar crawl for who does not drink, a procession for who hates crowds, whales for who hates boats.
 */
final class Habits {

    private static final Pattern EARLY = Patterns.words(
            "(?:start|starts|starting|begin|begins|beginning|leave|leaving|set(?:ting)? off|be up|up|get(?:ting)? up|wak(?:e|ing) up|out|go|depart)(?: \\p{L}+){0,3}? (?:at|by|around|from|before) (?:about |around )?(?:[3-6](?:[:.][0-5]\\d)? ?(?:a\\.?m|o'?clock(?! (?:in the (?:afternoon|evening)|p)))|[3-6][:.][0-5]\\d(?! ?(?:p|in the (?:afternoon|evening)|tonight))|four in the morning|five in the morning|dawn|sunrise|daybreak|first light)|(?:start|begin|up|out)(?:ing)? (?:at|by|around) (?:[45]|four|five)(?! ?(?:p\\.?m|in the (?:afternoon|evening)|\\d|[:.]\\d))|(?:before|at) (?:dawn|daybreak|first light|the crack of dawn|sunrise)|crack of dawn|(?:for|see|watch|catch) (?:the |a )?sunrise|sunrise (?:hike|climb|walk|tour|safari|trip|visit)s?|early (?:starts?|mornings?|safaris?|hikes?|climbs?)|start(?:ing|s)? early|first thing(?: in the morning)?");
    private static final Pattern DRINKING = Patterns.words(
            "(?:bar|pub) (?:crawl|hopping|tour)s?|(?:beach |rooftop |cocktail |wine )?bars?|pubs?|cocktails?|(?:wine|beer|arrack|whisky|gin) (?:tasting|tour)s?|brewer(?:y|ies)|distiller(?:y|ies)|night ?clubs?|(?:for|some|few) drinks");
    private static final Pattern FULL = Patterns.words(
            "peraheras?|processions?|festivals?|busiest|lively|bustling|new year'?s eve|carnivals?|street part(?:y|ies)|beach part(?:y|ies)|night ?clubs?|concerts?");
    private static final Pattern BY_BOAT =
            Patterns.words("whales?|dolphins?|boats?|ferr(?:y|ies)|cruises?|sailing|snorkel(?:l?ing)?|catamaran");

    /**
     * One of them.
     *
     * @param value as it is kept among what is avoided
     * @param against what goes against it
     * @param lifted whether the new words end it for the trip, and not for one stop
     * @param besides what else is left out where the old words hold
     */
    private record Habit(
            String value,
            Pattern against,
            boolean lifted,
            String said,
            String asked,
            String yes,
            String no,
            List<String> besides) {}

    private static final List<Habit> ALL = List.of(
            new Habit(
                    "early starts",
                    EARLY,
                    true,
                    "you want no early starts",
                    "Shall the days begin early this time?",
                    "Yes, begin early",
                    "No, begin later",
                    List.of()),
            new Habit(
                    "alcohol",
                    DRINKING,
                    true,
                    "you stay away from alcohol",
                    "Shall I plan for bars all the same?",
                    "Yes, plan for bars",
                    "No, leave bars out",
                    List.of("nightlife")),
            new Habit(
                    "crowds",
                    FULL,
                    false,
                    "you stay away from crowds",
                    "Shall I plan for it all the same, though it will be full?",
                    "Yes, plan for it",
                    "No, something quiet",
                    List.of()),
            byBoat("boats"),
            byBoat("boat trips"));

    /** What a message does not want is nothing that goes against anybody. */
    private static final Pattern REFUSED = Patterns.anyCase(
            "\\b(?:no|not|nothing|never|without|avoid(?:ing)?|skip(?:ping)?|(?:do|does|wo|ca|would)n'?t)\\b(?!\\s+(?:problem|matter|mind|only|just|(?:want\\s+to\\s+)?miss))[^.,;!?]{0,60}?(?=\\bbut\\b|[.,;!?]|$)");

    private Habits() {}

    private static Habit byBoat(String value) {
        return new Habit(
                value,
                BY_BOAT,
                true,
                "you stay away from boats",
                "Shall I plan for a boat trip all the same?",
                "Yes, plan for a boat trip",
                "No, stay on land",
                List.of("whale-watching", "snorkelling"));
    }

    /** The first that a plan is ordered against. */
    static Optional<Conflict> conflict(Preferences before, Utterance said, Wishes now) {
        return ALL.stream()
                .filter(habit -> isAgainst(habit, said.text(), now))
                .flatMap(habit -> before.getAvoid().stream()
                        .filter(value -> value.getValue().equals(habit.value()))
                        .map(value -> conflict(habit, value, now)))
                .findFirst();
    }

    /** Those that hold no more for this trip, once its order goes against them. */
    static List<String> ended(Preferences before, Utterance said, Wishes now) {
        return ALL.stream()
                .filter(Habit::lifted)
                .filter(habit -> isAgainst(habit, said.text(), now))
                .map(Habit::value)
                .filter(value ->
                        before.getAvoid().stream().map(StatedValue::getValue).anyMatch(value::equals))
                .toList();
    }

    /** A text without the hours that its traveller wants no more: "start at 5am" of who said then that the days begin late. */
    static String withoutEarlyHours(String text) {
        return EARLY.matcher(text).replaceAll(" ");
    }

    private static boolean isAgainst(Habit habit, String text, Wishes now) {
        return Patterns.isIn(habit.against(), REFUSED.matcher(text).replaceAll(" "))
                && Stream.concat(now.avoid().stream().map(Wish::value), now.withdrawn().stream())
                        .noneMatch(habit.value()::equals);
    }

    private static Conflict conflict(Habit habit, StatedValue value, Wishes now) {
        var declined = now.avoiding(new Wish(value.getValue(), value.getMust()));
        for (var interest : habit.besides()) {
            declined = declined.avoiding(new Wish(interest, false));
        }
        return new Conflict(
                Conflicts.about(value.getOrigin(), "avoid"),
                habit.value(),
                "%s that %s. %s".formatted(Conflicts.source(value.getOrigin()), habit.said(), habit.asked()),
                habit.yes(),
                habit.no(),
                now,
                declined);
    }
}

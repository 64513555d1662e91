package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Which days are empty?", "is there a day with nothing on it?": the days of the plan in hand without a stop, or else those with the fewest. */
public final class EmptyDays {

    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|also|are|is|do|have)\\W+)*";
    private static final String EMPTY =
            "(?:(?:still\\s+|completely\\s+|totally\\s+|entirely\\s+|left\\s+)*(?:empty|blank|unplanned|unfilled|bare|free)|with(?:out\\s+(?:anything|a(?:ny)?\\s+(?:stops?|sights?|visits?|plans?|programme))|\\s+nothing)|(?:(?:have|has|got)\\s+)?(?:nothing|no\\s+(?:stops?|sights?|visits?|programme)))";
    private static final Pattern ASKED = Patterns.anyCase(
            LEAD
                    + "(?:(?:on\\s+)?(?:which|what|how\\s+many)\\s+(?:of\\s+(?:the|our|my)\\s+)?days?|(?:there|we|you)\\s+(?:(?:any|some|an?|still|have|got|left)\\s+)*days?)\\s+(?:(?:are|is|in\\s+(?:it|the\\s+plan)|of\\s+(?:it|the\\s+(?:plan|trip))|that|which|do|does|we|there|have|has|still)\\s+)*"
                    + EMPTY
                    + "(?:\\s+(?:on|in|at|it|them|all|planned|the|plan|yet|so\\s+far|still|then|now|to\\s+do|for\\s+us|scheduled))*\\W*$");
    private static final int SHOWN = 3;

    private EmptyDays() {}

    /** Nothing where that is not asked. */
    public static Optional<String> told(String asked, Conversation conversation, Places atlas) {
        if (!Patterns.isAllOf(ASKED, Utterance.of(asked).text())) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        if (plan.isEmpty()) {
            return Optional.empty();
        }
        var empty = plan.days().stream().filter(day -> stops(plan, day) == 0).toList();
        if (!empty.isEmpty()) {
            return Optional.of("%s without a stop: %s. Tell me what to put there, or leave %s as %s."
                    .formatted(
                            empty.size() == 1 ? "One day is" : empty.size() + " days are",
                            inWords(plan, empty),
                            empty.size() == 1 ? "it" : "them",
                            empty.size() == 1 ? "it is" : "they are"));
        }
        var fewest = plan.days().stream()
                .sorted(Comparator.comparingInt(day -> stops(plan, day)))
                .limit(SHOWN)
                .toList();
        return Optional.of("None: every day has a stop. The fewest are on %s."
                .formatted(fewest.stream()
                        .map(day -> "%s (%d)"
                                .formatted(plan.on(day).entries().getFirst().inWords(), stops(plan, day)))
                        .collect(Collectors.joining("; "))));
    }

    private static int stops(Itinerary plan, LocalDate day) {
        return plan.on(day).visits().size();
    }

    private static String inWords(Itinerary plan, List<LocalDate> days) {
        return days.stream()
                .map(day -> plan.on(day).entries().getFirst().inWords())
                .collect(Collectors.joining("; "));
    }
}

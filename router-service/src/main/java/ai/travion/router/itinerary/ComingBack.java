package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "When do we pass Kandy again?", "do we come through Ella a second time?": whether the plan in hand returns to a place that it has left. */
public final class ComingBack {

    private static final Pattern ONCE_MORE =
            Patterns.words("again|second time|another time|once more|twice|more than once");
    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|also)\\W+)*(?:(?:on\\s+)?(?:which|what)\\s+days?|when|where|will|do|does|are|is|did)\\b[^?.!]*\\b(?:pass|pass(?:ing)?|com(?:e|es|ing)|go(?:es|ing)?|get|getting|be|visit|see|driv(?:e|ing)|return(?:ing)?|back|sleep|stay|stop|are|in|at)\\b[^?.!]*#(?:[^?.!]*\\b(?:again|(?:a|the)\\s+second\\s+time|another\\s+time|once\\s+more|twice|more\\s+than\\s+once)\\b)[^?.!#]{0,20}\\W*$");
    /** "When are we in Kandy again?" also asks for what was told before. */
    private static final Pattern REMIND = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|sorry|wait)\\W+)*(?:when|(?:on\\s+)?(?:which|what)\\s+days?)\\s+(?:are|were|is|do|will)\\s+(?:we|i)\\s+(?:be\\s+|get\\s+to\\s+|sleep\\s+)?(?:in|at|to)?\\s*#\\s+again\\W*$");

    private ComingBack() {}

    /** Nothing where that is not asked, or where the plan has the place not at all. */
    public static Optional<String> told(String asked, Conversation conversation, Places atlas) {
        var mentions = Patterns.isIn(ONCE_MORE, asked) ? atlas.mentionedIn(asked) : List.<Places.Mention>of();
        if (mentions.size() != 1) {
            return Optional.empty();
        }
        var named = mentions.getFirst();
        var said = asked.substring(0, named.start()) + "#" + asked.substring(named.end());
        if (!Patterns.isAllOf(ASKED, said) || Patterns.isAllOf(REMIND, said)) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var times = times(named.place(), plan);
        return times.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        times.size() == 1
                                ? "No: the plan is in %s from %s to %s only, and does not come through it again."
                                        .formatted(
                                                named.place().name(),
                                                inWords(plan, times.getFirst().getFirst()),
                                                inWords(plan, times.getFirst().getLast()))
                                : "Yes, the plan is in %s %s: %s."
                                        .formatted(
                                                named.place().name(),
                                                times.size() == 2 ? "twice" : times.size() + " times",
                                                times.stream()
                                                        .map(days -> inWords(plan, days.getFirst()))
                                                        .collect(Collectors.joining(", then "))));
    }

    private static String inWords(Itinerary plan, LocalDate day) {
        return plan.on(day).entries().getFirst().inWords();
    }

    /** The days on which it is there, those that follow each other together. */
    private static List<List<LocalDate>> times(Place place, Itinerary plan) {
        var times = new ArrayList<List<LocalDate>>();
        boolean isThere = false;
        for (var day : plan.days()) {
            boolean today = plan.on(day).isAt(place)
                    || plan.on(day).entries().stream()
                            .anyMatch(
                                    entry -> entry.place().filter(place::equals).isPresent()
                                            || entry.activity().contains(place.name()));
            if (today && !isThere) {
                times.add(new ArrayList<>());
            }
            if (today) {
                times.getLast().add(day);
            }
            isThere = today;
        }
        return times;
    }
}

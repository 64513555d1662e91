package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What of the plan in hand the last answer told: "which day?", "how long is that?" and "that day" after it mean those stops and their day. */
final class Spoken {

    private static final Pattern DAY_IN_FULL = Pattern.compile("(?m)^### Day (\\d+)\\b");

    private final List<Entry> entries;
    private final Optional<LocalDate> day;

    private Spoken(List<Entry> entries, Optional<LocalDate> day) {
        this.entries = entries;
        this.day = day;
    }

    static final Spoken NOTHING = new Spoken(List.of(), Optional.empty());

    static Spoken of(Itinerary plan, Conversation conversation) {
        if (conversation.answers().isEmpty()) {
            return NOTHING;
        }
        var answer = conversation.answers().getLast();
        var inFull = Patterns.in(DAY_IN_FULL, answer).map(found -> found.group(1)).toList();
        if (!inFull.isEmpty()) {
            return new Spoken(
                    List.of(),
                    inFull.size() == 1
                            ? Counting.index(inFull.getFirst(), plan.days().size()).map(plan.days()::get)
                            : Optional.empty());
        }
        var told = plan.where(entry -> answer.contains(entry.activity())
                        && answer.contains(entry.inWords())
                        && answer.contains(entry.clock()))
                .entries();
        var days = told.stream().map(Entry::day).distinct().toList();
        return new Spoken(told, days.size() == 1 ? Optional.of(days.getFirst()) : Optional.empty());
    }

    /** Those that it named with their day and hour; none after a plan or a day of it that was shown whole. */
    List<Entry> entries() {
        return entries;
    }

    /** The one day that it was about. */
    Optional<LocalDate> day() {
        return day;
    }
}

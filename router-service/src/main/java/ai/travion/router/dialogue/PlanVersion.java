package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One of the plans of a thread.
 *
 * @param turn in which it was made
 * @param places what it is for, in its order
 * @param dates its days, where the answer that gave it is still at hand
 */
record PlanVersion(int turn, List<Place> places, Optional<DaySpan> dates) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final String A_DAY = "\\p{L}+day \\d{1,2} \\p{L}+ \\d{4}";
    /** How an answer begins that gives a plan. */
    private static final Pattern HEAD = Pattern.compile("Here is a plan for (?<places>[^\\n]{1,300}?)(?:, (?<first>"
            + A_DAY + ")(?: to (?<last>" + A_DAY + "))?)?\\.(?:\\s|$)");

    private static final Pattern BETWEEN = Pattern.compile(", | and ");

    /** Those that the thread still has, the oldest first; the last is the plan in hand. */
    static List<PlanVersion> in(GraphState state, Places atlas) {
        var byTurn = new TreeMap<Integer, PlanVersion>(Comparator.naturalOrder());
        firstNamed(state, atlas).ifPresent(version -> byTurn.put(version.turn(), version));
        state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .forEach(message -> told(message.getTurn(), message.getContent(), atlas)
                        .ifPresent(version -> byTurn.put(version.turn(), version)));
        return List.copyOf(byTurn.values());
    }

    private static Optional<PlanVersion> told(int turn, String answer, Places atlas) {
        var head = Patterns.matcher(HEAD, answer);
        if (!head.find()) {
            return Optional.empty();
        }
        var places = BETWEEN.splitAsStream(head.group("places"))
                .flatMap(name -> atlas.named(name).stream())
                .distinct()
                .toList();
        var first = day(head.group("first"));
        return places.isEmpty()
                ? Optional.empty()
                : Optional.of(new PlanVersion(
                        turn,
                        places,
                        first.map(start ->
                                new DaySpan(start, day(head.group("last")).orElse(start)))));
    }

    private static Optional<LocalDate> day(@Nullable String words) {
        if (words == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(words, DAY));
        } catch (DateTimeParseException e) {
            // An answer that names its day otherwise is one without a day.
            return Optional.empty();
        }
    }

    /** Of a long talk the first answers are gone; what was named in its first turn is kept longer. */
    private static Optional<PlanVersion> firstNamed(GraphState state, Places atlas) {
        var known = state.getPreferences().map(Preferences::getPlaces).orElse(List.of());
        boolean whole = state.getMessages().stream().anyMatch(message -> message.getTurn() == 1);
        int first = known.stream().mapToInt(StatedValue::getTurn).min().orElse(0);
        var places = known.stream()
                .filter(place -> place.getTurn() == first)
                .flatMap(place -> atlas.named(place.getValue()).stream())
                .toList()
                .reversed();
        return whole || first != 1 || places.isEmpty()
                ? Optional.empty()
                : Optional.of(new PlanVersion(first, places, Optional.empty()));
    }

    /** What was known then, with the places and the days of this plan for those of the trip. */
    Preferences takenUp(Preferences then, Optional<StatedDates> now) {
        var others = then.getPlaces().stream()
                .filter(place -> place.getTurn() != turn)
                .toList();
        // The main one stands last.
        var own = places.reversed().stream()
                .map(place -> StatedValue.newBuilder()
                        .setValue(place.name())
                        .setTurn(turn)
                        .setOrigin("conversation")
                        .build());
        return Preferences.newBuilder(then)
                .setPlaces(Stream.concat(others.stream(), own).toList())
                .setDates(dates.map(this::stated)
                        .or(() -> now.map(said ->
                                StatedDates.newBuilder(said).setTurn(turn).build()))
                        .orElse(null))
                .build();
    }

    private StatedDates stated(DaySpan span) {
        return StatedDates.newBuilder()
                .setStart(span.first())
                .setEnd(span.last().isAfter(span.first()) ? span.last() : null)
                .setDays((int) (span.last().toEpochDay() - span.first().toEpochDay()) + 1)
                .setTurn(turn)
                .setOrigin("conversation")
                .build();
    }

    String inWords() {
        return FormerPlan.names(places)
                + dates.map(span -> ", " + Dates.inWords(span.first(), Optional.of(span.last())))
                        .orElse("");
    }
}

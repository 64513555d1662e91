package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.GraphState;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** "On my birthday", once that day was told, "for Valentine's day", "on our last night": the day of the plan in hand that it is. */
public final class DayByItsRole {

    private static final Pattern CELEBRATED = Patterns.anyCase(
            "\\b(?:on|for|at)\\s+(?:my|our|his|her|the|(?:my|our)\\s+\\p{L}+'?s)\\s+(?:\\p{L}+\\s+)?(?<what>birthday|anniversary)(?:\\s+(?:itself|day))?\\b");
    private static final Pattern VALENTINE =
            Patterns.anyCase("\\b(?:on|for|at)\\s+(?:st\\.?\\s+)?valentine['\u2019]?s?(?:\\s+day)?\\b");
    /** A night of the trip is slept, but that it is the last one says its evening, too. */
    private static final Pattern NIGHT =
            Patterns.anyCase("\\b(?<on>on|for)\\s+(?:the|our|my)\\s+(?:very\\s+)?(?<nth>first|last|final)\\s+night\\b");

    private static final Pattern OF_THE_STAYS = Patterns.words("sleep|stay|hotels?|nights|move|end|spend");

    private DayByItsRole() {}

    /** The state with the number of that day; as it is where its words name no day of the plan, or another by its number as well. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var days = Itinerary.of(state.getItinerary(), atlas).days();
        if (days.isEmpty() || state.getPendingClarification().isPresent()) {
            return state;
        }
        var evening = Patterns.isIn(OF_THE_STAYS, said)
                ? said
                : Patterns.matcher(NIGHT, said).replaceAll("${on} the ${nth} evening");
        var named = DaySaid.in(evening, days).isEmpty() ? named(evening, days, state) : evening;
        return named.equals(said)
                ? state
                : GraphState.newBuilder(state).setUserQuery(named).build();
    }

    private static String named(String said, List<LocalDate> days, GraphState state) {
        var celebrated = Patterns.matcher(CELEBRATED, said);
        var valentine = Patterns.matcher(VALENTINE, said);
        if (celebrated.find()) {
            return told(celebrated.group("what"), days, state)
                    .map(number -> on(number, celebrated, said))
                    .orElse(said);
        }
        return valentine.find()
                ? number(days, day -> day.getMonthValue() == 2 && day.getDayOfMonth() == 14)
                        .map(number -> on(number, valentine, said))
                        .orElse(said)
                : said;
    }

    private static String on(int number, Matcher words, String said) {
        return said.substring(0, words.start()) + "on day " + number + said.substring(words.end());
    }

    /** "Your birthday is on the 14th", as it was told before. */
    private static Optional<Integer> told(String what, List<LocalDate> days, GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> PeopleTold.occasions(known).reversed().stream())
                .filter(fact -> fact.contains(what.toLowerCase(Locale.ROOT)))
                .flatMap(fact -> DaySaid.in(fact, days).stream())
                .map(DaySaid::number)
                .filter(number -> number <= days.size())
                .findFirst();
    }

    private static Optional<Integer> number(List<LocalDate> days, Predicate<LocalDate> wanted) {
        return IntStream.range(0, days.size())
                .filter(index -> wanted.test(days.get(index)))
                .mapToObj(index -> index + 1)
                .findFirst();
    }
}

package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.time.Month;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether who wants the last night of the year to be lively sleeps where it is, and where else it would be. */
final class LivelyEve {

    private static final String EVE = "new year['\u2019]?s?(?:['\u2019])? eve|nye|31(?:st)? (?:of )?dec\\w*|silvester";
    private static final String LIVELY =
            "lively|part(?:y|ies)|celebrat\\w+|fireworks|dancing|nightlife|fun|buzz\\w*|club\\w*";
    private static final Pattern SAID = Pattern.compile(
            "\\b(?:(?:" + EVE + ")\\b[^.;!?]{0,40}\\b(?:" + LIVELY + ")|(?:" + LIVELY + ")\\b[^.;!?]{0,40}\\b(?:" + EVE
                    + "))\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Set<String> LIVELY_PLACES = Set.of("hikkaduwa", "unawatuna", "mirissa", "colombo", "weligama");
    private static final int NEAR_MINUTES = 120;
    private static final int LAST_DAY = 31;

    private LivelyEve() {}

    static Optional<String> inWords(Draft draft, Wishes wishes) {
        return draft.days().stream()
                .filter(day -> isTheEve(day.frame().date()) && wishes.told().asksFor(SAID))
                .filter(day -> !LIVELY_PLACES.contains(day.frame().base().id()))
                .findFirst()
                .map(LivelyEve::elsewhere);
    }

    static boolean isWantedBy(Wishes wishes) {
        return wishes.told().asksFor(SAID);
    }

    static boolean isAt(String placeId) {
        return LIVELY_PLACES.contains(placeId);
    }

    static boolean isTheEve(LocalDate date) {
        return date.getMonth() == Month.DECEMBER && date.getDayOfMonth() == LAST_DAY;
    }

    private static String elsewhere(DaySchedule day) {
        List<String> near = day.frame().sights().all().stream()
                .map(Sight::place)
                .filter(place -> LIVELY_PLACES.contains(place.id())
                        && day.frame().roads().minutes(day.frame().base(), place) <= NEAR_MINUTES)
                .map(Place::name)
                .toList();
        return "You want a lively New Year's Eve, but %s, where that night is spent, is quiet.%s"
                .formatted(
                        day.frame().base().name(),
                        near.isEmpty()
                                ? ""
                                : " It is livelier in %s: name one for that night and I plan it so."
                                        .formatted(InWords.list(near)));
    }
}

package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.time.Month;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A thing that is to be had in some months only; who wishes for it in another month is told so, and what would do. */
enum OfASeason {
    GATHERING(
            "gathering|elephants? (?:that )?gather\\w*|(?:hundreds|great herds?|large herds?) of (?:wild )?elephants?",
            List.of("minneriya-national-park", "kaudulla-national-park"),
            EnumSet.range(Month.JULY, Month.OCTOBER),
            "Not to be had on these days: the gathering of the elephants at Minneriya and Kaudulla is at the end of the dry season, about July to October and greatest in August and September; when the tanks are full the herds are scattered. Come then, or go to Udawalawe, where elephants are seen all the year."),
    NIGHT_CLIMB(
            "adam'?s peak|sri pada",
            List.of("adams-peak"),
            EnumSet.of(Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH, Month.APRIL, Month.MAY),
            "Adam's Peak is out of its season on these days: from about June to the Poya of December the steps are not lit, the stalls are shut, and rain and wind are usual. Come in the season, or go up by day with a guide, as it is planned here, and only if it is dry.");

    private final Pattern said;
    /** Parted by blanks. */
    private final String ids;

    private final String months;
    private final String sentence;

    OfASeason(String said, List<String> ids, Set<Month> months, String sentence) {
        this.said = Pattern.compile("\\b(?:" + said + ")(?![\\w-])", Pattern.CASE_INSENSITIVE);
        this.ids = String.join(" ", ids);
        this.months = months.stream().map(Month::name).collect(Collectors.joining(" "));
        this.sentence = sentence;
    }

    /** What to say of the wishes whose season it is not, at the places of a plan. */
    static Stream<String> missed(Wishes wishes, Collection<Place> visited, List<LocalDate> days) {
        return Stream.of(values())
                .filter(thing -> wishes.told().asksFor(thing.said)
                        && visited.stream().anyMatch(place -> thing.isAt(place))
                        && days.stream().noneMatch(thing::isIn))
                .map(thing -> thing.sentence);
    }

    /** Whether a place is one of these, and none of some months has it there. */
    boolean isOver(Place place, Set<Month> of) {
        return isAt(place)
                && of.stream()
                        .noneMatch(month -> Arrays.asList(months.split(" ", -1)).contains(month.name()));
    }

    private boolean isAt(Place place) {
        return Arrays.asList(ids.split(" ", -1)).contains(place.id());
    }

    private boolean isIn(LocalDate day) {
        return Arrays.asList(months.split(" ", -1)).contains(day.getMonth().name());
    }
}

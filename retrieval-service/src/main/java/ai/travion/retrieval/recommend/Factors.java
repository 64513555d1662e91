package ai.travion.retrieval.recommend;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The factors of a recommendation, each a rule of its own that says nothing where it knows nothing. */
final class Factors {

    private static final double INTERESTS = 0.5;
    private static final double DISTANCE = 0.4;
    private static final double CROWD = 0.15;
    private static final double AVOIDED = 0.3;
    private static final double FAME = 0.08;

    private static final Map<String, String> IN_WORDS = Map.of(
            "train", "trains", "family", "what families enjoy", "beach", "beaches", "religion", "temples and shrines");

    private static final Pattern ARTICLE = Pattern.compile("^(?:an?|the|some) ", Pattern.CASE_INSENSITIVE);

    /** Less than this is nothing to go there for: one sentence that has the word, "down to the surf", offers none. */
    private static final double SOMETHING = 0.2;

    /** At this distance a place is worth half. */
    private static final double HALF_WAY_KM = 40;

    private final KnowledgeBase base;
    private final Liking liking;
    private final Fame fame;
    private final BusyDays busyDays;

    Factors(KnowledgeBase base, Places atlas, HolidayCalendar calendar) {
        this.base = base;
        this.liking = new Liking(base, atlas);
        this.fame = new Fame(base, atlas);
        this.busyDays = new BusyDays(base, calendar);
    }

    /** Every reason that applies, its weight not yet scaled. */
    List<Reason> of(Place place, Traveller traveller) {
        return Stream.of(
                        Optional.of(fame(place)),
                        interests(place, traveller.interests()),
                        avoided(place, traveller),
                        traveller
                                .stay()
                                .flatMap(stay -> base.file(place.id()).map(file -> Seasons.at(place, file, stay))),
                        traveller.from().map(from -> distance(from.kilometresTo(place.at()))),
                        traveller.stay().filter(Stay::isOneDay).flatMap(stay -> crowd(place, stay.first())))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Whether who wants to avoid something should not be sent to a place. */
    boolean isToBeAvoided(Place place, String value) {
        return liking.isToBeAvoided(place, value);
    }

    /** Whether anything is known of what somebody wants to avoid. */
    boolean isKnown(String thing) {
        return liking.isKnown(thing);
    }

    /** Whether a place has enough of what was wished to go there for it. */
    boolean offers(Place place, String value) {
        return liking.of(place, value) >= SOMETHING;
    }

    /** Whether it is one of the best known places of the island. */
    boolean isFamous(Place place) {
        return fame.isFamous(place);
    }

    /** Whether a place has anything of what was wished. */
    boolean has(Place place, String value) {
        return liking.of(place, value) > 0;
    }

    private Optional<Reason> interests(Place place, List<String> interests) {
        if (interests.isEmpty()) {
            return Optional.empty();
        }
        var knownFor = new ArrayList<String>();
        var some = new ArrayList<String>();
        var nothing = new ArrayList<String>();
        var named = new ArrayList<String>();
        double sum = 0;
        for (var interest : interests) {
            double likes = liking.of(place, interest);
            sum += likes;
            (likes >= Liking.KNOWN_FOR && liking.isAPlace(interest)
                            ? named
                            : likes >= Liking.KNOWN_FOR ? knownFor : likes >= SOMETHING ? some : nothing)
                    .add(interest);
        }
        var text = Stream.of(
                        said("it is, or belongs to, ", named, ", which you named"),
                        said(place.name() + " is known for ", knownFor, ""),
                        said(place.name() + " offers some ", some, ""),
                        said(
                                "I know of little or no ",
                                nothing,
                                knownFor.isEmpty() && some.isEmpty() && named.isEmpty()
                                        ? " at " + place.name()
                                        : " there"))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        return Optional.of(new Reason("interests", INTERESTS, sum / interests.size(), sentence(text)));
    }

    private static Optional<String> said(String before, List<String> values, String behind) {
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(before
                        + listed(values.stream()
                                .map(value -> IN_WORDS.getOrDefault(
                                        value, ARTICLE.matcher(value).replaceFirst("")))
                                .toList())
                        + behind);
    }

    private static String listed(List<String> words) {
        return words.size() == 1
                ? words.getFirst()
                : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
    }

    private Optional<Reason> avoided(Place place, Traveller traveller) {
        var toBeAvoided = new ArrayList<String>();
        var some = new ArrayList<String>();
        Stream.concat(traveller.avoid().stream(), traveller.ratherAvoid().stream())
                .filter(value -> isToBeAvoided(place, value) || liking.isMet(place, value))
                .forEach(value -> (isToBeAvoided(place, value) ? toBeAvoided : some).add(value));
        if (toBeAvoided.isEmpty() && some.isEmpty()) {
            return Optional.empty();
        }
        var text = Stream.of(
                        said(place.name() + " goes against your wish to avoid ", toBeAvoided, ""),
                        said("you may meet some ", some, toBeAvoided.isEmpty() ? " at " + place.name() : " there"))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        return Optional.of(new Reason("avoid", AVOIDED, toBeAvoided.isEmpty() ? 0.3 : 0, sentence(text)));
    }

    private static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    /** Where nothing else is known, what everybody comes for comes first. */
    private Reason fame(Place place) {
        var known = fame.of(place);
        return new Reason("fame", FAME, known.share(), known.inWords());
    }

    private static Reason distance(double kilometres) {
        var words = kilometres < 1
                ? "less than 1 km"
                : String.format(Locale.ENGLISH, "about %,d km", Math.round(kilometres));
        return new Reason(
                "distance",
                DISTANCE,
                1 / (1 + kilometres / HALF_WAY_KM),
                "It is " + words + " away in a straight line.");
    }

    private Optional<Reason> crowd(Place place, LocalDate date) {
        return busyDays.at(place, date).map(busy -> new Reason("crowd", CROWD, 1 - busy.share(), busy.why()));
    }
}

package ai.travion.retrieval.recommend;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.search.Topic;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The factors of a recommendation, each a rule of its own that says nothing where it knows nothing. */
final class Factors {

    private static final double INTERESTS = 0.5;
    private static final double SEASON = 0.25;
    private static final double DISTANCE = 0.25;
    private static final double CROWD = 0.15;
    private static final double FAME = 0.08;

    private static final Pattern WORLD_HERITAGE = Pattern.compile("World\\s+Heritage");
    private static final Pattern FAMOUS = Pattern.compile("\\b(?:famous|best[- ]known|finest|most visited)\\b");
    /** "Bird watching" is no whale watching. */
    private static final Set<String> WATCHING = Set.copyOf(EnglishTerms.of("watching"));

    private static final double KNOWN_FOR = 1;
    private static final double MOST_WITHOUT_TAG = 0.75;
    private static final double A_PASSAGE = 0.25;
    /** At this distance a place is worth half. */
    private static final double HALF_WAY_KM = 60;

    private static final double BUSY_WITH_PILGRIMS = 0.5;
    /** A month next to a good one is often good enough. */
    private static final double BETWEEN_SEASONS = 0.5;

    private static final double OUT_OF_SEASON = 0.15;

    private final KnowledgeBase base;
    private final Places atlas;
    private final HolidayCalendar calendar;
    private final Related related = new Related();
    private final Map<Place, List<Passage>> passages;

    Factors(KnowledgeBase base, Places atlas, HolidayCalendar calendar) {
        this.base = base;
        this.atlas = atlas;
        this.calendar = calendar;
        this.passages = base.passages().stream().collect(Collectors.groupingBy(Passage::place));
    }

    /** Every reason that applies, its weight not yet scaled. */
    List<Reason> of(Place place, Traveller traveller) {
        return Stream.of(
                        Optional.of(fame(place)),
                        interests(place, traveller.interests()),
                        traveller.date().flatMap(date -> season(place, date.getMonth())),
                        traveller.from().map(from -> distance(from.kilometresTo(place.at()))),
                        traveller.date().flatMap(date -> crowd(place, date)))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Whether a place is known for what a traveller wants to avoid. */
    boolean isKnownFor(Place place, String value) {
        return liking(place, value) >= KNOWN_FOR;
    }

    private Optional<Reason> interests(Place place, List<String> interests) {
        if (interests.isEmpty()) {
            return Optional.empty();
        }
        var knownFor = new ArrayList<String>();
        var some = new ArrayList<String>();
        var nothing = new ArrayList<String>();
        double sum = 0;
        for (var interest : interests) {
            double liking = liking(place, interest);
            sum += liking;
            (liking >= KNOWN_FOR ? knownFor : liking > 0 ? some : nothing).add(interest);
        }
        var text = Stream.of(
                        said("is known for ", knownFor),
                        said("has something of ", some),
                        said("is not known for ", nothing))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        return Optional.of(new Reason("interests", INTERESTS, sum / interests.size(), place.name() + " " + text + "."));
    }

    private static Optional<String> said(String words, List<String> values) {
        return values.isEmpty() ? Optional.empty() : Optional.of(words + String.join(", ", values));
    }

    private double liking(Place place, String value) {
        var tags = base.tags(place);
        boolean ofTheKind =
                Kind.ALL.stream().anyMatch(kind -> kind.words().matcher(value).find() && kind.fits(place, tags));
        if (ofTheKind || tags.stream().anyMatch(tag -> means(value, tag))) {
            return KNOWN_FOR;
        }
        var topic = Topic.of(value, atlas, related);
        long about = passages.getOrDefault(place, List.of()).stream()
                .filter(topic::concerns)
                .count();
        return Math.min(MOST_WITHOUT_TAG, about * A_PASSAGE);
    }

    private boolean means(String value, Tag tag) {
        var meant = related.to(value);
        return EnglishTerms.of(tag.label()).stream()
                .filter(stem -> !WATCHING.contains(stem))
                .allMatch(meant::contains);
    }

    /** Where nothing else is known, what everybody comes for comes first. */
    private Reason fame(Place place) {
        var texts = passages.getOrDefault(place, List.of()).stream()
                .map(Passage::text)
                .toList();
        if (texts.stream().anyMatch(text -> WORLD_HERITAGE.matcher(text).find())) {
            return new Reason("fame", FAME, 1, "Its description speaks of world heritage.");
        }
        return texts.stream().anyMatch(text -> FAMOUS.matcher(text).find())
                ? new Reason("fame", FAME, 0.7, "Its description calls it, or something in it, famous.")
                : new Reason("fame", FAME, 0.4, "Nothing in its description speaks of fame.");
    }

    private Optional<Reason> season(Place place, Month month) {
        return base.file(place.id()).map(file -> {
            var name = month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
            var months = file.bestMonths();
            if (months.contains(month)) {
                return new Reason("season", SEASON, 1, name + " is one of the best months for " + place.name() + ".");
            }
            boolean next = months.contains(month.plus(1)) || months.contains(month.minus(1));
            return new Reason(
                    "season",
                    SEASON,
                    next ? BETWEEN_SEASONS : OUT_OF_SEASON,
                    name + (next ? " is just outside the best months for " : " is not a good month for ") + place.name()
                            + ".");
        });
    }

    private static Reason distance(double kilometres) {
        var words = kilometres < 1 ? "less than 1 km" : "about " + Math.round(kilometres) + " km";
        return new Reason(
                "distance",
                DISTANCE,
                1 / (1 + kilometres / HALF_WAY_KM),
                "It is " + words + " away in a straight line.");
    }

    /** Only what the calendar tells: on a Poya day the religious places are full. */
    private Optional<Reason> crowd(Place place, LocalDate date) {
        boolean religious = base.file(place.id())
                .filter(file -> file.religiousSensitivity() >= BUSY_WITH_PILGRIMS)
                .isPresent();
        return religious && calendar.poyaOn(date).isPresent()
                ? Optional.of(new Reason(
                        "crowd",
                        CROWD,
                        0.2,
                        "That day is a Poya day, on which many pilgrims come to " + place.name() + "."))
                : Optional.empty();
    }
}

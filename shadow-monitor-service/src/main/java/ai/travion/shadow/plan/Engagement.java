package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Something that a traveller has arranged or wants at its hour, and that is no place of the atlas: a dance show, a wedding, a mass. */
enum Engagement {
    DANCE_SHOW(
            "(?:kandyan |cultural |traditional |fire )*(?:danc(?:e|ing)|dancers?|cultural|drumming)[- ](?:show|performance|evening)s?|kandyan dancers?",
            "See the dance show",
            "the dance show",
            60),
    COOKING_CLASS(
            "cook(?:ing|ery)[- ](?:class|course|lesson|demonstration|workshop)(?:es)?",
            "Take the cooking class",
            "the cooking class",
            150),
    YOGA("yoga(?: class| session| lesson)?|meditation(?: class| session)?", "Yoga or meditation", "yoga", 75),
    SURF_LESSON("surf(?:ing)?[- ](?:lesson|class|course)s?", "Take the surf lesson", "the surf lesson", 90),
    MASSAGE(
            "massages?|spa(?: treatment| session| appointment)?|ayurved\\w+ (?:treatment|session)s?",
            "Massage or spa",
            "the massage",
            90),
    WEDDING("weddings?(?: reception| ceremony)?|poruwa", "The wedding", "the wedding", 180),
    MASS("(?:church|holy|sunday|catholic) (?:service|mass)|church|mass|holy communion", "Go to church", "church", 75),
    FRIDAY_PRAYERS(
            "(?:friday|jum+u?'?a?h?|juma|jummah) prayers?|jum+u?'?ah|jummah|pray(?:ers)? (?:at|in) the mosque|the mosque",
            "Friday prayers at the mosque",
            "Friday prayers",
            60),
    CALL(
            "(?:video |work |zoom |conference |phone )?(?:call|meeting|interview)|webinar",
            "Your call or meeting",
            "your call",
            60),
    APPOINTMENT(
            "(?:doctor'?s?|dentist'?s?|hospital|clinic|visa|embassy|tailor'?s?) appointment|appointment",
            "Your appointment",
            "your appointment",
            60),
    MATCH("(?:cricket |rugby )?match|concert|theatre|recital", "The match or concert", "the match or concert", 180),
    TEA("high tea|afternoon tea|tea[- ]tasting", "Take tea", "tea", 75),
    GUIDED_TOUR(
            "(?:guided|walking|city|food|street food|tuk[- ]?tuk|bicycle|bike) tour",
            "Go on the tour",
            "the tour",
            150);

    private static final String ID = "engagement-";
    private static final int CHURCH = DayPart.at(7, 30);
    private static final List<DayPart> ANY_HOUR =
            List.of(DayPart.MORNING, DayPart.MIDDAY, DayPart.AFTERNOON, DayPart.LATE, DayPart.EVENING, DayPart.DAWN);
    private static final Pattern SENTENCE = Pattern.compile("[.;!?\\n]");
    private static final Pattern ENDS_THE_TRIP =
            Pattern.compile("\\b(?:must|have to|need to|got to) be\\b", Pattern.CASE_INSENSITIVE);

    private final Pattern said;
    private final String activity;
    private final String called;
    private final int minutes;

    Engagement(String said, String activity, String called, int minutes) {
        this.said = Pattern.compile("\\b(?:" + said + ")(?![\\w-])", Pattern.CASE_INSENSITIVE);
        this.activity = activity;
        this.called = called;
        this.minutes = minutes;
    }

    Pattern said() {
        return said;
    }

    /** As a place to which an hour is given. */
    String id() {
        return ID + name().toLowerCase(Locale.ROOT);
    }

    /** What to call it in a sentence: "the dance show". */
    static String called(Place place) {
        return Stream.of(values())
                .filter(engagement -> engagement.id().equals(place.id()))
                .map(engagement -> engagement.called)
                .findFirst()
                .orElse(place.name());
    }

    static boolean is(Place place) {
        return place.id().startsWith(ID);
    }

    /** The hour of one that is named without an hour; empty where it has none of its own. */
    Optional<VisitHour> usualHour() {
        return switch (this) {
            case MASS -> Optional.of(VisitHour.inTheMorningFrom(CHURCH));
            case FRIDAY_PRAYERS -> Optional.of(VisitHour.at(DayPart.at(12, 15)));
            default -> Optional.empty();
        };
    }

    /** Its day, where it has one whatever is said. */
    Optional<NamedDay> usualDay(String sentence) {
        return switch (this) {
            case FRIDAY_PRAYERS -> Optional.of(new NamedDay("friday"));
            case MASS -> NamedDay.in(sentence);
            default ->
                Patterns.isIn(ENDS_THE_TRIP, sentence) ? Optional.of(new NamedDay("the last day")) : Optional.empty();
        };
    }

    /** The sights and, at the town of each, what the traveller has arranged. */
    static Sights among(Sights sights, PlanRequest request) {
        List<String> ids = request.wishes().told().appointments().stream()
                .map(Appointment::what)
                .toList();
        List<Sight> arranged = Stream.of(values())
                .filter(engagement -> ids.contains(engagement.id()))
                .map(engagement -> engagement.at(engagement.town(request)))
                .toList();
        return arranged.isEmpty() ? sights : sights.with(arranged);
    }

    /** The one of the trip that is named in the same sentence, or else the first. */
    private Place town(PlanRequest request) {
        String words = request.wishes().told().words();
        Matcher found = said.matcher(words);
        String sentence = found.find() ? sentence(words, found.start()).toLowerCase(Locale.ROOT) : "";
        return request.targets().stream()
                .filter(target -> Stream.concat(Stream.of(target.name()), target.aliases().stream())
                        .anyMatch(name -> sentence.contains(name.toLowerCase(Locale.ROOT))))
                .findFirst()
                .orElse(request.targets().getFirst());
    }

    static String sentence(String words, int at) {
        int start = 0;
        Matcher end = SENTENCE.matcher(words);
        while (end.find()) {
            if (end.start() >= at) {
                return words.substring(start, end.start());
            }
            start = end.end();
        }
        return words.substring(start);
    }

    private Sight at(Place town) {
        var place = new Place(
                id(),
                town.name(),
                List.of(),
                town.provinces(),
                town.districts(),
                PlaceType.CITY,
                town.at(),
                town.elevationMetres(),
                town.sourced(),
                town.source());
        return new Sight(
                place,
                minutes,
                ANY_HOUR,
                Sight.Effort.EASY,
                0,
                OptionalInt.empty(),
                OptionalInt.empty(),
                true,
                false,
                Set.of(),
                activity,
                "As you said; where it is and what it costs is not known here, so allow for the way.",
                List.of(),
                OptionalInt.empty(),
                List.of(),
                0,
                List.of());
    }
}

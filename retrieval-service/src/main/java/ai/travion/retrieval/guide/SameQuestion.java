package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.Particular;
import java.time.Month;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether what an answer is prepared for is the question that is asked, by what counts little in a cosine. Immutable. */
final class SameQuestion {

    private static final String NAMES =
            "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

    /** One month, or from one to another. */
    private static final Pattern MONTHS = Pattern.compile(
            "\\b(?<from>" + NAMES
                    + ")\\b(?:\\s*(?:to|until|till|through|into|-|–)\\s*(?:about |early |late |mid-)?(?<to>" + NAMES
                    + ")\\b)?",
            Pattern.CASE_INSENSITIVE);

    /** "Boats may not run", and "may I": no month. */
    private static final Pattern MODAL = Pattern.compile(
            "^May\\b|(?<=[.?!] )May\\b|(?<!\\b(?i:in|during|of|early|mid|late|from|to|until|till|through|by|this|next|for)[ -])\\bmay\\b");

    /** A way, an hour or a need that does not change with the year. */
    private static final Pattern OF_ALL_MONTHS = Pattern.compile(
            "\\bsafe(?:ty|ly)?\\b|\\bhow (?:do|can|could|should|would|much|long|far|early|late)\\b|\\b(?:do|will|would|should) (?:i|we) (?:need|have)\\b|\\b(?:wear|pack)\\b|\\b(?:allowed|permitted)\\b",
            Pattern.CASE_INSENSITIVE);

    /** What one does somewhere, each by another of its groups. */
    private static final List<Pattern> DEEDS = Stream.of(
                    "surf\\w*",
                    "swim\\w*|bath(?:e|ing)",
                    "(?:whale|dolphin)s?|boat (?:trips?|tours?|rides?)",
                    "snorkel\\w*",
                    "div(?:e|ing)",
                    "safaris?|game drives?|jeeps?",
                    "raft\\w*",
                    "kayak\\w*|cano\\w+",
                    "cycl\\w+|bi(?:kes?|cycles?)")
            .map(words -> Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE))
            .toList();

    private static final Pattern TO_BE_IN =
            Pattern.compile("\\b(?:in|at|near|around|from|on) (?:the )?$", Pattern.CASE_INSENSITIVE);

    private static final String TO = " to ";

    private static final Pattern AIRPORT =
            Pattern.compile("\\b(?:airport|katunayake|landing|flight)", Pattern.CASE_INSENSITIVE);

    private static final Pattern FROM_AN_AIRPORT =
            Pattern.compile("\\bfrom (?:\\p{L}+ ){0,3}airport\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern TRAIN = Patterns.words("trains?|railway");

    private final Places atlas;

    SameQuestion(Places atlas) {
        this.atlas = atlas;
    }

    /** Whether a text speaks of the months that a question names, of which there are some, or of none where the answer is the same in all. */
    boolean hasTheMonths(Set<Month> asked, String question, String text) {
        var told = months(text);
        return told.isEmpty() ? isOfAllMonths(question) : told.containsAll(asked);
    }

    private static boolean isOfAllMonths(String question) {
        var particulars = Particular.askedIn(question);
        return particulars.contains(Particular.WAY_THERE)
                || particulars.contains(Particular.GETTING_AROUND)
                || particulars.contains(Particular.TIME_OF_DAY)
                || OF_ALL_MONTHS.matcher(question).find();
    }

    /** The months that words name, those of a span included. */
    static Set<Month> months(String words) {
        var months = EnumSet.noneOf(Month.class);
        MONTHS.matcher(MODAL.matcher(words).replaceAll(" ")).results().forEach(span -> {
            var last = month(span.group("to") == null ? span.group("from") : span.group("to"));
            for (var month = month(span.group("from")); month != last; month = month.plus(1)) {
                months.add(month);
            }
            months.add(last);
        });
        return months;
    }

    private static Month month(String name) {
        return Arrays.stream(Month.values())
                .filter(month -> month.name().startsWith(name.substring(0, 3).toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow();
    }

    /** Who asks how to get to Ella is not told how to get from there, and who leaves a town not how to get away from its airport. */
    boolean isTheSameWay(Set<Place> meant, String question, String wording) {
        var from = origin(wording);
        if (origin(question).isPresent()
                && FROM_AN_AIRPORT.matcher(wording).find()
                && !AIRPORT.matcher(question).find()) {
            return false;
        }
        return from.isEmpty()
                || from.equals(origin(question))
                || (origin(question).isEmpty() && !meant.contains(from.get()));
    }

    /** "Is whale watching in Mirissa suitable for children" and "Mirissa or Unawatuna" are no answers to who asks it of Mirissa. */
    boolean isOfThePlaceItself(Set<Place> meant, String question, String heading) {
        var particulars = Particular.askedIn(question);
        boolean isOfAnother = meant.size() == 1
                && !particulars.contains(Particular.WAY_THERE)
                && atlas.mentionedIn(heading).stream().anyMatch(mention -> !meant.contains(mention.place()));
        boolean isOfTheWhole = particulars.stream().anyMatch(Particular::isOfAWhole) && !namesAPlaceToBeIn(question);
        return !isOfAnother && !(isOfTheWhole && namesAPlaceToBeIn(heading)) && !isOfAnotherDeed(question, heading);
    }

    /** Whether children can surf somewhere says nothing of a whale boat. */
    private static boolean isOfAnotherDeed(String question, String heading) {
        var asked = deeds(question);
        var told = deeds(heading);
        return !asked.isEmpty() && !told.isEmpty() && asked.stream().noneMatch(told::contains);
    }

    private static List<Pattern> deeds(String words) {
        return DEEDS.stream().filter(deed -> deed.matcher(words).find()).toList();
    }

    private boolean namesAPlaceToBeIn(String words) {
        return atlas.mentionedIn(words).stream()
                .anyMatch(mention ->
                        TO_BE_IN.matcher(words.substring(0, mention.start())).find());
    }

    /** "Colombo to Galle by bus": the other end follows. */
    private boolean leadsOn(String rest) {
        return rest.startsWith(TO)
                && atlas.mentionedIn(rest).stream().limit(1).anyMatch(next -> next.start() == TO.length());
    }

    /**
     * The places of a heading, without where its train begins if the question leaves that open: what is asked of the train to Ella is told of
     * the one from Kandy, but for how long it takes.
     */
    Set<Place> withoutWhereItBegins(Set<Place> places, String question, String heading) {
        boolean isOfTheTrain = places.size() > 1
                && Patterns.isIn(TRAIN, heading)
                && Patterns.isIn(TRAIN, question)
                && AskedForm.of(question) != AskedForm.HOW_LONG
                && origin(question).isEmpty();
        var from = isOfTheTrain ? origin(heading) : Optional.<Place>empty();
        return places.stream().filter(place -> !from.equals(Optional.of(place))).collect(Collectors.toSet());
    }

    private Optional<Place> origin(String words) {
        return atlas.mentionedIn(words).stream()
                .filter(mention -> words.substring(0, mention.start())
                                .toLowerCase(Locale.ROOT)
                                .endsWith("from ")
                        || leadsOn(words.substring(mention.end())))
                .map(Places.Mention::place)
                .findFirst();
    }
}

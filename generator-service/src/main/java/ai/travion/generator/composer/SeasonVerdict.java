package ai.travion.generator.composer;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.RetrievedDocument;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * "Is February a good month for it?", "is it in season then?": yes or no, by the months in which the places are at their best. Whether it is dry,
 * hot or safe then is another question, and whether one can surf is decided by the season of the surf alone.
 */
final class SeasonVerdict {

    private static final Pattern ASKED = Pattern.compile(
            "(?is)^(?!\\W*(?:and |so |but )?(?:what|which|when|where|how|who|why)\\b).*(?:\\b(?:is|are|was|would|will|does|do|should|shall|can|could)\\b|['’]s\\b).*\\b(?:(?:still |also )?(?:good|great|nice|ok|okay|alright|fine|right|bad|wrong|decent|ideal|suitable|sensible|wise|recommended|advisable)|(?:a |the )?best|worth|idea|in season|off[- ]season|out of season|the season)\\b.*|(?is).*\\b(?:should|shall) (?:i|we|one) (?:go|come|visit|travel|be there)\\b.*");
    private static final Pattern THEN = Pattern.compile(
            "(?i)\\b(?:then|in season|off[- ]season|out of season|(?:at )?(?:that|this) time|that month|that week)\\b");
    /** Words that leave the question one of the season. */
    private static final Pattern OF_A_SEASON = Pattern.compile(
            "(?i)good|great|nice|ok(?:ay)?|alright|fine|right|bad|wrong|decent|ideal|suitable|sensible|wise|recommend\\w*|advis\\w*|best|worth|ideas?|(?:off[- ])?seasons?|times?|months?|visit\\w*|go(?:ing)?|com(?:e|ing)|trips?|holidays?|travel\\w*|travell?ing|stay\\w*|beach(?:es)?|coasts?|seaside|place|places|same|still|instead|choice|wife|husband|family|friends?|thinking|weather|there|south|east|west|north|southern|eastern|western|northern|january|february|march|april|may|june|july|august|september|october|november|december|early|late|mid|middle|end|weekend|week|next");
    /** To whoever asks whether it is a bad time, a yes says the opposite. */
    private static final Pattern BAD =
            Pattern.compile("(?i)\\b(?:bad|wrong|off[- ]season|out of season|terrible|worst)\\b");

    private static final String SEASON = "weather_season";
    private static final Pattern OUTSIDE = Pattern.compile("(?i)\\boutside the [\\p{L} ]*seasons?\\b");
    private static final Pattern CHANGING = Pattern.compile("\\bseason of [\\p{L}' ]+ (?:begins|ends) on\\b");
    private static final Pattern WET = Pattern.compile("(?i)\\b(?:rain|thunderstorms?)\\b");
    private static final Pattern NO = Pattern.compile("\\*\\*(?:No|Not the best time):");
    private static final Pattern OF_THE_YEAR =
            Pattern.compile("(?i)\\b(?:best time|best months?|seasons?|monsoon|rains?|dry|wet\\w*)\\b");

    private static final Set<String> OF_NO_PLACE = Set.of("", Question.COUNTRY);
    private static final int NAMED = 4;

    private SeasonVerdict() {}

    /**
     * A yes or no.
     *
     * @param told what was to be heeded and stands in its words
     */
    record Verdict(String words, List<ConstraintViolation> told) {

        private static Verdict quoting(String opening, ConstraintViolation violation) {
            return new Verdict(opening + Warnings.words(violation), List.of(violation));
        }

        /** Whether it calls the time a bad one. */
        boolean isNo() {
            return NO.matcher(words).lookingAt();
        }
    }

    /** One sentence, or nothing where no season is asked about, or none is known. */
    static Optional<Verdict> on(Assignment assignment) {
        var question = assignment.question();
        var month = monthOf(assignment);
        if (month.isEmpty()
                || !ASKED.matcher(question.text()).matches()
                || BAD.matcher(question.text()).find()
                || !question.subjects().values().stream()
                        .allMatch(word -> OF_A_SEASON.matcher(word).matches())) {
            return Optional.empty();
        }
        var places = assignment.destinations();
        return places.size() == 1
                ? ofOne(month.get(), places.getFirst(), assignment)
                : ofSeveral(month.get(), places, assignment.state().getRetrievedDocuments())
                        .map(words -> new Verdict(words, List.of()));
    }

    /** A season that the days themselves fall out of decides before the months do: that of a pilgrimage begins with a full moon. */
    private static Optional<Verdict> ofOne(Month month, String place, Assignment assignment) {
        var seasons = assignment.warnings().ofType(SEASON).all();
        return saying(OUTSIDE, seasons)
                .map(season -> Verdict.quoting("**No:** ", season))
                .or(() ->
                        saying(CHANGING, seasons).map(season -> Verdict.quoting("**It depends on the day:** ", season)))
                .or(() -> BestMonths.of(place, assignment.state())
                        .map(best -> new Verdict(weighed(best, month, seasons), List.of())));
    }

    private static Optional<ConstraintViolation> saying(Pattern words, List<ConstraintViolation> seasons) {
        return seasons.stream()
                .filter(season -> words.matcher(season.getDescription()).find())
                .findFirst();
    }

    /** A good month that has to be heeded all the same is neither a plain yes nor a no. */
    private static String weighed(BestMonths best, Month month, List<ConstraintViolation> seasons) {
        var said = best.sayOf(month);
        if (!best.months().cover(month)) {
            return "**Not the best time:** " + said;
        }
        if (seasons.isEmpty()) {
            return "**Yes:** " + said;
        }
        return seasons.stream()
                        .allMatch(season -> WET.matcher(season.getDescription()).find())
                ? "**Yes, but be ready for rain:** " + said.substring(0, said.length() - 1)
                        + ", and it may rain all the same."
                : "**Yes, but mind the note below:** " + said;
    }

    /** Of one place, what its passages say of the time of the year, and nothing else. */
    static List<Sentence> because(Assignment assignment, Selection ranked) {
        return assignment.destinations().size() != 1
                ? List.of()
                : ranked.of(assignment.destinations().getFirst()).sentences().stream()
                        .filter(sentence -> OF_THE_YEAR.matcher(sentence.text()).find())
                        .filter(sentence -> !sentence.months().isEmpty())
                        .limit(1)
                        .toList();
    }

    private static Optional<Month> monthOf(Assignment assignment) {
        var question = assignment.question();
        return question.month()
                .or(() -> THEN.matcher(question.text()).find()
                        ? assignment.state().getTargetDate().map(LocalDate::getMonth)
                        : Optional.empty());
    }

    private static Optional<String> ofSeveral(Month month, List<String> places, List<RetrievedDocument> documents) {
        var known = new LinkedHashMap<String, MonthsSaid>();
        for (var document : documents) {
            var place = document.getMetadata().getOrDefault("location", "");
            var months = MonthsSaid.in(document.getMetadata().getOrDefault("best_months", ""));
            boolean isMeant = places.isEmpty() || places.stream().anyMatch(place::equalsIgnoreCase);
            if (isMeant && !OF_NO_PLACE.contains(place) && !months.isEmpty()) {
                known.putIfAbsent(place, months);
            }
        }
        if (known.size() < 2) {
            return Optional.empty();
        }
        var good = named(known, month, true);
        var others = named(known, month, false);
        var name = month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        if (others.isEmpty()) {
            return Optional.of("**Yes:** " + name + " is among the best months at " + Remarks.listed(good) + ".");
        }
        return Optional.of(
                good.isEmpty()
                        ? "**Not the best time:** " + name + " is not among the best months at "
                                + Remarks.listed(others) + "."
                        : "**It depends on the place:** " + name + " is among the best months at "
                                + Remarks.listed(good) + ", and not at " + Remarks.listed(others) + ".");
    }

    private static List<String> named(Map<String, MonthsSaid> known, Month month, boolean good) {
        var named = new ArrayList<String>();
        known.forEach((place, months) -> {
            if (months.cover(month) == good && named.size() < NAMED) {
                named.add(place);
            }
        });
        return named;
    }
}

package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.plan.WhaleSeason;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Days that a wish for a plan names beside those of the plan. What stands against them is said, though they are not planned; and what is
 * wished for on them stays out of the plan: "Kandy on the 12th, and a beer in Negombo on the 22nd" is a plan for Kandy.
 */
record OtherDays(List<OtherDay> days) {

    /** Who was born, married or flies on a day wishes for nothing on it, and a range has two ends. */
    private static final Pattern NO_WISH = Pattern.compile(
            "(?:\\b(?:born|birthday|anniversary|married|wedding|fly\\w*|flight|land\\w*|arriv\\w*|leav\\w*|depart\\w*|return\\w*|back|home|not|book)\\W{0,3}(?:\\w+\\W+){0,3}"
                    + "|(?:\\b(?:before|after|by|until|till|since|to|from|and|or)|[-\u2013])\\s*(?:the\\s+)?)$",
            Pattern.CASE_INSENSITIVE);

    /** A day on which one only lands or flies is none that is to be planned. */
    private static final Pattern OF_A_FLIGHT = Pattern.compile(
            "\\b(?:land\\w*|fly|flying|flies|flight|plane|touch(?:ing)? down)\\b[^.;!?]{0,50}$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern SENTENCE_END = Pattern.compile("[.;!?\\n]");
    private static final Pattern SEPARATOR = Pattern.compile(
            "\\s*,\\s*(?:(?:and|then|plus|also)\\s+)*|\\s+(?:and|then|plus)\\s+", Pattern.CASE_INSENSITIVE);
    private static final Pattern NOTHING_YET = Pattern.compile(
            "(?:\\W|\\b(?:and|then|also|but|plus|on|for|the|in|at|of|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|day)\\b|day\\b)*",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern WHALES = Pattern.compile("\\bwhales?\\b", Pattern.CASE_INSENSITIVE);
    private static final Set<String> WITH_ALCOHOL = Set.of("nightlife");
    private static final int STEM = 4;

    /** What concerns a visitor whatever is planned. */
    private static final Set<String> OF_ANY_VISIT = Set.of("dress_code", "crowd_warning");

    OtherDays {
        days = List.copyOf(days);
    }

    static OtherDays none() {
        return new OtherDays(List.of());
    }

    /** Days from today on that this message names, but for those of the plan. */
    static OtherDays of(GraphState state, Subject subject, Places places) {
        if (!subject.question().forPlan() || subject.days().isEmpty()) {
            return none();
        }
        String text = state.getUserQuery();
        List<SaidDates.Said> dates = SaidDates.in(text, subject.days().getFirst());
        List<OtherDay> found = new ArrayList<>();
        int free = 0;
        boolean led = false;
        for (int index = 0; index < dates.size(); index++) {
            SaidDates.Said date = dates.get(index);
            boolean isOther = !subject.days().contains(date.day())
                    && !date.day().isBefore(subject.today())
                    && !Patterns.isIn(NO_WISH, text.substring(0, date.start()))
                    && !Patterns.isIn(OF_A_FLIGHT, text.substring(0, date.start()))
                    && found.stream().noneMatch(other -> other.day().equals(date.day()));
            if (isOther) {
                int until = index + 1 < dates.size() ? dates.get(index + 1).start() : text.length();
                found.add(wishOf(date, text, free, until, led, places));
            }
            led = Patterns.isAllOf(NOTHING_YET, text.substring(free, date.start()));
            free = date.end();
        }
        return new OtherDays(found);
    }

    /**
     * The clause around a date: from the date before it, or from where its sentence begins; from the last separator where what stands
     * between may belong to the plan.
     *
     * @param led whether the date before it has its wish after itself
     */
    private static OtherDay wishOf(SaidDates.Said date, String text, int free, int until, boolean led, Places places) {
        int sentence = lastEnd(SENTENCE_END, text.substring(free, date.start())) + free;
        boolean shared = sentence == 0 || (led && sentence == free);
        int start = shared ? lastEnd(SEPARATOR, text.substring(free, date.start())) + free : sentence;
        boolean leads = Patterns.isAllOf(NOTHING_YET, text.substring(start, date.start()));
        String rest = text.substring(date.end(), until);
        int end = date.end() + (leads ? endOfClause(rest, until == text.length()) : endOf(SEPARATOR, rest));
        String words = text.substring(start, end);
        return new OtherDay(
                date.day(),
                places.mentionedIn(words).stream()
                        .map(Places.Mention::place)
                        .distinct()
                        .toList(),
                words,
                start);
    }

    /** 0 where there is none. */
    private static int lastEnd(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .mapToInt(found -> found.end())
                .max()
                .orElse(0);
    }

    /** Up to the first separator or the end of the sentence. */
    private static int endOf(Pattern separator, String text) {
        return Math.min(startOf(separator, text), startOf(SENTENCE_END, text));
    }

    /** Up to the end of the sentence, or to the last separator before the next date. */
    private static int endOfClause(String text, boolean isLast) {
        int sentence = startOf(SENTENCE_END, text);
        if (isLast || sentence < text.length()) {
            return sentence;
        }
        return Patterns.in(SEPARATOR, text)
                .mapToInt(found -> found.start())
                .max()
                .orElse(text.length());
    }

    private static int startOf(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? found.start() : text.length();
    }

    /** The turn without what is wished for on other days; as it is where nothing else would be left of it. */
    GraphState takenFrom(GraphState state, Places places) {
        if (days.isEmpty()) {
            return state;
        }
        String rest = rest(state.getUserQuery());
        List<Place> stay = Stream.concat(
                        places.mentionedIn(rest).stream(),
                        state.getMessages().stream()
                                .filter(message -> message.getTurn() != state.getTurn())
                                .flatMap(message -> places.mentionedIn(message.getContent()).stream()))
                .map(Places.Mention::place)
                .toList();
        List<Place> gone = days.stream()
                .flatMap(other -> other.places().stream())
                .filter(place -> !stay.contains(place))
                .toList();
        List<String> targets = Stream.concat(state.getTargetLocation().stream(), state.getTargetLocations().stream())
                .distinct()
                .filter(name -> places.named(name).filter(gone::contains).isEmpty())
                .toList();
        if (targets.isEmpty()) {
            return state;
        }
        return GraphState.newBuilder(state)
                .setUserQuery(rest)
                .setTargetLocation(targets.getFirst())
                .setTargetLocations(targets)
                .setPreferences(state.getPreferences()
                        .map(preferences -> withoutTheirs(preferences, rest, state.getTurn()))
                        .orElse(null))
                .build();
    }

    private String rest(String text) {
        var rest = new StringBuilder(text);
        days.forEach(other -> {
            for (int index = 0; index < other.words().length(); index++) {
                rest.setCharAt(other.start() + index, ' ');
            }
        });
        return rest.toString();
    }

    private Preferences withoutTheirs(Preferences preferences, String rest, int turn) {
        return Preferences.newBuilder(preferences)
                .setInterests(preferences.getInterests().stream()
                        .filter(interest -> interest.getTurn() != turn || !isTheirs(interest, rest))
                        .toList())
                .build();
    }

    /** Whether an interest is spoken of in these words, and nowhere else in the message. */
    private boolean isTheirs(StatedValue interest, String rest) {
        String value = interest.getValue().toLowerCase(Locale.ROOT);
        String stem = value.substring(0, Math.min(STEM, value.length()));
        boolean named = days.stream()
                .anyMatch(other -> other.words().toLowerCase(Locale.ROOT).contains(stem)
                        || (WITH_ALCOHOL.contains(value) && Question.isAboutAlcohol(other.words())));
        boolean elsewhere = rest.toLowerCase(Locale.ROOT).contains(stem)
                || (WITH_ALCOHOL.contains(value) && Question.isAboutAlcohol(rest));
        return named && !elsewhere;
    }

    /** What law and shutdown say against them, and what the season says of their places. */
    List<ConstraintViolation> constraints(FindConstraints findConstraints, LocalDate today) {
        return days.stream()
                .flatMap(other ->
                        findConstraints
                                .about(new Trip(List.of(other.day()), other.places(), today))
                                .constraints()
                                .stream())
                .filter(OtherDays::isWorthSaying)
                .toList();
    }

    private static boolean isWorthSaying(ConstraintViolation found) {
        return !found.getKind().equals(Kind.ADVICE.name())
                || (found.getSeverity() != Severity.LOW && !OF_ANY_VISIT.contains(found.getConstraintType()));
    }

    Stream<String> inWords() {
        return days.stream().flatMap(other -> Stream.concat(Stream.of(other.inWords()), whales(other)));
    }

    private static Stream<String> whales(OtherDay other) {
        boolean outOfSeason = Patterns.isIn(WHALES, other.words())
                && other.places().stream()
                        .noneMatch(place ->
                                WhaleSeason.isAt(place, Set.of(other.day().getMonth())));
        return outOfSeason
                ? Stream.of("For %s: %s.".formatted(InWords.day(other.day()), WhaleSeason.inWords()))
                : Stream.empty();
    }
}

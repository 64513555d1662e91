package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import ai.travion.verifier.check.Quantity.Unit;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Every number, day, month, weekday, time and duration of a sentence is found in what vouches for it, with its unit. Prices have a check
 * of their own.
 */
final class ClaimsSupported {

    private static final Pattern COUNTED_DAY = Pattern.compile("^\\W*Day \\d{1,2}\\b");
    private static final Pattern QUOTED = Pattern.compile("[\"“][^\"”]*[\"”]");

    /** Smaller numbers in words count what the sentence itself lists: "two things to know". */
    private static final int COUNTS_SOMETHING = 6;

    private static final Pattern CLAUSE = Pattern.compile("[,;:()]\\s|\\s[–—]\\s|\\b(?:then|while|but)\\b");
    private static final Pattern OWN_ADVICE =
            Pattern.compile("(?i)\\b(?:I['’]d|I would|I['’]ll|my (?:advice|tip|pick|suggestion)|if I were you)\\b");

    private static final int AT_ITS_HEAD = 10;

    private static final Set<Unit> COUNTS = Set.of(Unit.NONE, Unit.COUNTED, Unit.STEPS);

    private static final Pattern ANNOUNCES = Pattern.compile("[:👇⬇]\\W*$");

    /** So many words in common with what it cites, and a sentence says something of it. */
    private static final int OF_ITS_SOURCES = 3;

    private ClaimsSupported() {}

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var known = new HashMap<List<Integer>, KnownFacts>();
        var ofThePlaces = new HashMap<List<Integer>, KnownFacts>();
        var faults = new ArrayList<Fault>();
        for (var statement : reviewed.draft().statements()) {
            var text = reviewed.isSmallTalk() ? withoutExamples(statement.text()) : statement.text();
            var claimed = reviewed.readings()
                    .factsOf(withoutCounting(reviewed.readings().of(Prices.BLANKED, text)));
            if ((claimed.isNone() && !YearSpans.standIn(text)) || namesWhatIsNotKnown(text)) {
                continue;
            }
            var vouching = known.computeIfAbsent(
                    statement.citations(),
                    numbers -> numbers.isEmpty()
                            ? Vouching.ofAll(state, reviewed.readings())
                            : Vouching.ofCited(state, reviewed.readings(), numbers));
            var seasons = claimed.months().isEmpty()
                    ? vouching
                    : ofThePlaces.computeIfAbsent(
                            statement.citations(),
                            numbers -> Vouching.ofPlacesCited(state, reviewed.readings(), numbers));
            // "Still good in June", over what there is to be done, says nothing of June itself.
            var ofMonths = statement.isHeading() ? "" : text;
            var unsupported = unsupported(claimed, vouching, seasons, text, ofMonths).stream()
                    .filter(words -> !countsItsOwn(words, statement, reviewed))
                    .toList();
            WeekdayPointedAt.wronglyIn(text, state).ifPresent(weekday -> faults.add(fault(weekday, statement.text())));
            boolean isOfItsSources = !unsupported.isEmpty() && isOfItsSources(statement, reviewed);
            var nowhere = unsupported.isEmpty()
                    ? unsupported
                    : unsupported(claimed, Vouching.ofAll(state, reviewed.readings()), seasons, text, ofMonths);
            unsupported.stream()
                    .sorted()
                    .distinct()
                    .map(words -> !nowhere.contains(words)
                                    && (isItsHour(words, statement.text())
                                            || (isOfItsSources
                                                    && mayBeOfAnotherSource(words, statement.text(), reviewed)))
                            ? fault(words, statement.text()).asAHint()
                            : fault(words, statement.text()))
                    .forEach(faults::add);
        }
        return faults.stream().distinct().toList();
    }

    /** "The passages don't give an hour": what is named there is not said; a figure would be. */
    private static boolean namesWhatIsNotKnown(String text) {
        return NothingKnown.isSaidIn(text) && text.chars().noneMatch(Character::isDigit);
    }

    /** "Around 4 pm: start from the car park": the source is that of the car park, and another one has the hour. */
    private static boolean isItsHour(String words, String text) {
        return text.indexOf(words) >= 0
                && text.indexOf(words) <= AT_ITS_HEAD
                && !TimesIn.text(words).isEmpty();
    }

    /** "A four-step start:", over a list of four; a day of the calendar, an hour or a length counts no list. */
    private static boolean countsItsOwn(String words, Statement statement, Reviewed reviewed) {
        if (!DatesIn.text(words).isEmpty() || !TimesIn.text(words).isEmpty()) {
            return false;
        }
        boolean isOverALine =
                statement.isHeading() || ANNOUNCES.matcher(statement.text()).find();
        var sizes = isOverALine ? OwnLists.sizes(reviewed.draft().raw()) : OwnLists.sizesAfter(words, statement.text());
        return Quantity.in(words).stream()
                .filter(quantity -> COUNTS.contains(quantity.unit()))
                .map(quantity -> quantity.value().intValue())
                .anyMatch(sizes::contains);
    }

    /** What the sentence cites bears out the rest of it: "an hour by car, then a short ferry ride", with the source of the ferry. */
    private static boolean isOfItsSources(Statement statement, Reviewed reviewed) {
        var places = reviewed.termsOfItsPlaces();
        var subjects = Words.subjects(statement.text());
        return reviewed.passagesCitedBy(statement).stream()
                .map(document -> reviewed.readings().termsOf(document.getContent()))
                .anyMatch(terms -> subjects.stream()
                                .filter(term -> !places.contains(term) && terms.contains(term))
                                .count()
                        >= OF_ITS_SOURCES);
    }

    /** Another passage says that number of the same, or it is advice of the writer's own. */
    private static boolean mayBeOfAnotherSource(String words, String statement, Reviewed reviewed) {
        var clause = CLAUSE.splitAsStream(statement)
                .filter(part -> part.contains(words))
                .findFirst()
                .orElse(statement);
        if (OWN_ADVICE.matcher(clause).find()) {
            return true;
        }
        var subjects = Words.subjects(clause.replace(words, " "));
        var units = Quantity.in(words).stream().map(Quantity::unit).collect(Collectors.toSet());
        long ofItself = 0;
        long ofAnother = 0;
        for (var sentence : reviewed.sentencesOfItsPlaces()) {
            long shared = reviewed.readings().subjectsOf(sentence).stream()
                    .filter(subjects::contains)
                    .count();
            if (reviewed.readings().knownBy(sentence).vouchForAllOf(words)) {
                ofItself = Math.max(ofItself, shared);
            } else if (reviewed.readings().factsOf(sentence).quantities().stream()
                    .anyMatch(quantity -> units.contains(quantity.unit()))) {
                ofAnother = Math.max(ofAnother, shared);
            }
        }
        return ofItself > 0 && ofItself >= ofAnother;
    }

    /**
     * What is not vouched for.
     *
     * @param seasons what vouches for months: a sentence of two facts may cite the source of the second
     * @param ofMonths the sentence as far as it speaks for months or against them
     */
    private static List<String> unsupported(
            Facts claimed, KnownFacts known, KnownFacts seasons, String text, String ofMonths) {
        var unsupported = new ArrayList<String>();
        claimed.days().stream().filter(day -> !known.vouchFor(day, text)).forEach(day -> unsupported.add(day.words()));
        claimed.times().stream()
                .filter(time -> !known.vouchFor(time, text))
                .forEach(time -> unsupported.add(time.words()));
        claimed.months().stream()
                .filter(month -> !known.vouchFor(month, ofMonths) && !seasons.vouchOutrightFor(month, ofMonths))
                .forEach(month -> unsupported.add(month.words()));
        claimed.weekdays().stream()
                .filter(weekday -> !known.vouchFor(weekday))
                .forEach(weekday -> unsupported.add(weekday.getDisplayName(TextStyle.FULL, Locale.ENGLISH)));
        claimed.quantities().stream()
                .filter(ClaimsSupported::isAClaim)
                .filter(quantity -> !known.vouchFor(quantity, text))
                .forEach(quantity -> unsupported.add(quantity.words()));
        claimed.centuries().stream()
                .filter(century -> !known.vouchFor(century))
                .forEach(century -> unsupported.add(century.words()));
        unsupported.addAll(known.spansNotSaidIn(text));
        return unsupported;
    }

    private static boolean isAClaim(Quantity quantity) {
        return !quantity.words().toLowerCase(Locale.ROOT).startsWith("half") && isFirm(quantity);
    }

    private static boolean isFirm(Quantity quantity) {
        boolean countsKinds = quantity.words().toLowerCase(Locale.ROOT).endsWith("kinds");
        return !quantity.isSpelled()
                || (quantity.unit() != Unit.NONE && !countsKinds)
                || quantity.value().intValue() >= COUNTS_SOMETHING;
    }

    /** Try "Plan 2 days in Ella": what one may ask claims nothing. */
    private static String withoutExamples(String text) {
        return QUOTED.matcher(text).replaceAll("");
    }

    /** "Day 2" counts the draft's own days. */
    private static String withoutCounting(String text) {
        return COUNTED_DAY.matcher(text).replaceFirst("");
    }

    private static Fault fault(String words, String statement) {
        var sentence = Fault.quotable(statement);
        return Fault.mendedByRewriting(
                "Nothing I found vouches for \"" + words + "\".",
                "Leave out what the evidence does not say, here \"" + words + "\": “" + sentence + "”");
    }
}

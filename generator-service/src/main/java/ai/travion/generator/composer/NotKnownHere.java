package ai.travion.generator.composer;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sum of money, or how things stand at this moment: no page knows it. That is said first, then what helps who wants to know it, and nothing else.
 *
 * @param missing in words, for a program
 * @param said the answer
 * @param helps which sentences go on from it
 * @param isPreparedFor which questions an answer was prepared for that goes on from it
 */
record NotKnownHere(String missing, String said, Predicate<Sentence> helps, Predicate<String> isPreparedFor) {

    private static final String PRICE = "the price";

    private static final int PREPARED = 3;
    private static final int SENTENCES = 2;
    private static final double CONCERNS_IT = 0.3;
    private static final double LIKE_IT = 0.5;

    private static final Pattern RATE = words(
            "(?:exchange|conversion|currency|rupees?|dollars?|euros?|pounds?)\\b[^?.!]{0,30}\\brates?|rates? (?:of|for) the (?:rupee|dollar|euro|pound)|how many (?:sri lankan )?(?:rupees|lkr|dollars|euros|pounds)|(?:\\d+|an?|one|my) (?:us )?(?:dollars?|usd|euros?|eur|pounds?|gbp) (?:in|to|into|worth in) (?:rupees|lkr|local money)");
    private static final Pattern OF_CHANGING =
            words("exchange|rates?|central bank|chang(?:e|ing) (?:money|at)|bank counters?|cash machines?|atms?");
    private static final String RATE_IS_UNKNOWN =
            "I do not know today's exchange rate. Ask at a bank counter, or look at the site of the Central Bank.";

    private static final Pattern LODGING = words(
            "hotels?|hostels?|guest ?houses?|homestays?|rooms?|villas?|lodges?|resorts?|beds?|dorms?|bungalows?|accommodation|stay");
    private static final Pattern RIDE =
            words("tuk-?tuks?|tuk|taxis?|cabs?|three-?wheelers?|drivers?|transfers?|uber|pickme|fares?");
    private static final Pattern CHEAPER = words("(?:is|are|would|which|what)\\b[^?.!]{0,60}\\bcheaper");
    private static final Pattern ENTRANCE = words("tickets?|entrance|entry|admission|counters?");
    private static final Pattern BUDGET = words("per day|a day|daily|budget|cash|tips?|tipping");

    /** Empty where it is asked for neither, or is one of several questions. */
    static Optional<NotKnownHere> askedIn(Assignment assignment) {
        var question = assignment.question();
        var state = assignment.state();
        if (!question.parts(assignment.atlas()).isEmpty()
                || !state.getWebSearchResults().isEmpty()) {
            return Optional.empty();
        }
        if (RATE.matcher(question.text()).find()) {
            return Optional.of(new NotKnownHere(
                    "the exchange rate", RATE_IS_UNKNOWN, speakingOf(OF_CHANGING), OF_CHANGING.asPredicate()));
        }
        boolean isHeldAgainstEachOther =
                CHEAPER.matcher(question.text()).find() && prepared(assignment).isEmpty();
        if (Prices.unknownSumIsAskedFor(question) || isHeldAgainstEachOther) {
            return aSum(assignment);
        }
        return OutOfReach.now(question, state)
                .map(matter -> new NotKnownHere(
                        "how it is at this moment",
                        matter.said(),
                        speakingOf(matter.asked()),
                        matter.asked().asPredicate()));
    }

    /** Nothing where it is told that nothing has to be paid, or by which share. */
    private static Optional<NotKnownHere> aSum(Assignment assignment) {
        if (Prices.isToldIn(prepared(assignment))
                || BUDGET.matcher(assignment.question().text()).find()) {
            return Optional.empty();
        }
        var text = assignment.question().text();
        var whom = RIDE.matcher(text).find()
                ? "the driver before you get in, or where you stay"
                : LODGING.matcher(text).find() ? "the house itself, or look at a booking site" : Gaps.whereToAsk(text);
        var thing = assignment.question().tellingSubjects().stream()
                .filter(subject -> !Prices.isMoneyItself(subject))
                .collect(Collectors.toSet());
        return Optional.of(new NotKnownHere(
                PRICE,
                (CHEAPER.matcher(text).find() ? "Which is cheaper I do not know" : "I do not know what it costs")
                        + ": no prices are kept here, and in Sri Lanka they change quickly, so ask " + whom + ".",
                sentence -> Prices.tellsOfPaying(sentence.text())
                        && (thing.isEmpty() ? ENTRANCE.matcher(sentence.text()).find() : sentence.speaksOf(thing)),
                heading -> true));
    }

    /** What goes on from it: how far it is, where a ride is asked for, what was prepared for it, and else what the pages say of it. */
    List<Sentence> helping(Assignment assignment, Selection ranked) {
        var reckoned = assignment.way().filter(way -> missing.equals(PRICE)).stream()
                .flatMap(way -> WayAnswer.of(
                        way,
                        assignment.question().tellingSubjects(),
                        assignment.atlas(),
                        assignment.evidence().sentences())
                        .reckoned()
                        .stream())
                .filter(sentence -> sentence.text().contains(WayAnswer.STRAIGHT_LINE))
                .limit(1)
                .toList();
        var own = isPreparedFor.test(Prepared.heading(assignment)) ? prepared(assignment) : List.<Sentence>of();
        var prepared = Stream.concat(
                        Stream.of(own),
                        NearestPrepared.allTo(assignment).stream()
                                .filter(nearest -> isPreparedFor.test(nearest.heading()))
                                .map(NearestPrepared::sentences))
                .filter(sentences -> !sentences.isEmpty() && helps.test(sentences.getFirst()))
                .findFirst()
                .orElse(List.of());
        var told = prepared.isEmpty()
                ? ranked.sentences().stream()
                        .filter(sentence -> !sentence.leansOnAnother() && helps.test(sentence))
                        .filter(sentence -> !assignment.evidenceIsIrrelevant() && isOfItsPlaces(sentence, assignment))
                        .filter(sentence -> sentence.likeness() == 0 || sentence.likeness() >= CONCERNS_IT)
                        .limit(SENTENCES)
                        .toList()
                : prepared.stream().limit(PREPARED).toList();
        return Stream.concat(reckoned.stream(), told.stream()).distinct().toList();
    }

    private boolean isOfItsPlaces(Sentence sentence, Assignment assignment) {
        return assignment.destinations().isEmpty()
                || (Welcome.isOfTheCountry(sentence) && (missing.equals(PRICE) || sentence.likeness() >= LIKE_IT))
                || assignment.destinations().stream().anyMatch(place -> Question.isAbout(place, sentence));
    }

    /** Its verdict, that it is worth its price, tells no price. */
    private static List<Sentence> prepared(Assignment assignment) {
        var prepared = Prepared.answer(assignment);
        boolean isAVerdict = !prepared.isEmpty()
                && !assignment.question().asksWhether()
                && Outright.isAVerdict(prepared.getFirst().text());
        return isAVerdict
                ? prepared.stream()
                        .skip(1)
                        .filter(sentence -> !sentence.leansOnAnother())
                        .toList()
                : prepared;
    }

    private static Predicate<Sentence> speakingOf(Pattern words) {
        return sentence -> words.matcher(sentence.text()).find();
    }

    private static Pattern words(String words) {
        return Pattern.compile("(?i)(?<![\\p{L}])(?:" + words + ")(?![\\p{L}])");
    }
}

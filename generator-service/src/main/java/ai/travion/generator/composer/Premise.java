package ai.travion.generator.composer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a question takes to be so and wants confirmed: "Is it true that Sigiriya has 7,500 steps?"
 *
 * <p>It is denied where a sentence gives another figure, season or builder for the same thing, affirmed where one gives the same, and
 * neither where none speaks of it.
 */
final class Premise {

    /**
     * A verdict.
     *
     * @param opening "No: " or "Yes: "
     * @param sentence on which it rests
     */
    record Verdict(String opening, Sentence sentence) {}

    private static final String YES = "Yes: ";
    private static final String NO = "No: ";
    private static final double ABOUT = 0.02;

    private static final Pattern WANTS_CONFIRMATION = Pattern.compile(
            "(?i)\\b(?:is|was) (?:it|that|this) (?:really |actually )?(?:true|correct|right|so)\\b|\\b(?:correct|true|right) that\\b|(?:,|\\bthat) ?(?:is|am i|was) (?:that |this |it )?(?:right|correct|true)\\b|\\b(?:right|correct|true|isn'?t it|aren'?t they|wasn'?t it|doesn'?t it)\\s*\\?*\\s*$|\\bi(?:'ve| have)? (?:read|heard|was told|thought|believe|believed)\\b|^\\W*(?:so |hi |hello |and )*(?:is|are|was|were|does|do|did|has|have)\\b");
    private static final Pattern FIGURE =
            Pattern.compile("(?<![\\d,.])(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?) (?:\\p{L}+[ -])??(\\p{L}{3,})");
    private static final Pattern NO_THING = Pattern.compile(
            "(?i)jan\\w*|feb\\w*|mar(?:ch)?|apr\\w*|may|june?|july?|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*|and|or|to|in|at|on|is|by|from|the|right|true|correct|that|pm|am|o'?clock|people|days?|nights?|hours?|minutes?|times?|weeks?|adults?|children|kids");
    private static final String BY =
            "(?:built|designed|founded|painted|made|discovered|planted|written|created|constructed|carved|commissioned) by ";
    private static final Pattern BUILDER = Pattern.compile(
            "(?i:" + BY
                    + ")(?:the |King |Queen |Sir |Lord )*(\\p{Lu}\\p{L}+)|(\\p{Lu}\\p{L}{3,}) (?:built|designed|founded|painted|planted|created|constructed|carved)\\b");
    private static final Pattern BUILDING = Pattern.compile(
            "(?i)\\b(?:built|builder|designed|founded|painted|made by|planted|created|constructed|carved|raised|erected|work of|laid out)\\b");

    private final Question question;
    private final List<Sentence> ofThePlace;

    private Premise(Question question, List<Sentence> ofThePlace) {
        this.question = question;
        this.ofThePlace = ofThePlace;
    }

    /** @param ranked sentences about the place, the best first */
    static Optional<Verdict> on(Question question, List<Sentence> ranked) {
        if (!WANTS_CONFIRMATION.matcher(question.text()).find()
                || question.places().isEmpty()) {
            return Optional.empty();
        }
        var place = question.places().getFirst();
        var premise = new Premise(
                question,
                ranked.stream()
                        .filter(sentence -> sentence.source().location().equalsIgnoreCase(place))
                        .toList());
        return premise.byFigure().or(premise::bySeason).or(premise::byBuilder);
    }

    /** Whether a question takes a maker for granted that nothing of the evidence speaks of. */
    static boolean namesAStranger(Question question, List<Sentence> sentences) {
        if (!WANTS_CONFIRMATION.matcher(question.text()).find()) {
            return false;
        }
        return builderIn(question)
                .filter(name -> sentences.stream()
                        .noneMatch(sentence -> sentence.wording().bare().contains(Terms.bare(name))))
                .isPresent();
    }

    private Optional<Verdict> byFigure() {
        var claims = FIGURE.matcher(question.text()).results().toList();
        for (var claim : claims) {
            var thing = claim.group(2).toLowerCase(Locale.ROOT);
            if (NO_THING.matcher(thing).matches()) {
                continue;
            }
            double claimed = number(claim.group(1));
            var given = Pattern.compile(
                    "(?<![\\d,.])(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?:[ -]\\p{L}+)?[ -]"
                            + Pattern.quote(Terms.stem(thing)) + "\\p{L}{0,3}\\b",
                    Pattern.CASE_INSENSITIVE);
            for (var sentence : ofThePlace) {
                var figures = given.matcher(sentence.text()).results().toList();
                if (!figures.isEmpty() && isOfTheSameThing(sentence, thing)) {
                    boolean same = figures.stream()
                            .anyMatch(figure -> Math.abs(number(figure.group(1)) - claimed) <= ABOUT * claimed);
                    return Optional.of(new Verdict(same ? YES : NO, sentence));
                }
            }
        }
        return Optional.empty();
    }

    /** A unit says little: metres of what? Then the sentence has to share what is asked about, or its first words have to be the place. */
    private boolean isOfTheSameThing(Sentence sentence, String thing) {
        boolean unit = thing.matches("(?i)met(?:re|er)s?|feet|km|kilomet\\w+|years?|centur\\w+|hectares?|square");
        var subjects = question.subjects().keySet().stream()
                .filter(subject -> !subject.equals(Terms.stem(thing)))
                .toList();
        return !unit
                || subjects.stream()
                        .anyMatch(subject ->
                                sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)))
                || Question.names(sentence.source().location(), sentence);
    }

    private Optional<Verdict> bySeason() {
        var asked = MonthsSaid.in(capitalised(question.text())).months();
        boolean ofASeason = question.text()
                .matches("(?is).*\\b(?:seasons?|best (?:time|months?)|surf\\w*|whales?|dry|swim\\w*|monsoon)\\b.*");
        if (asked.size() < 2 || !ofASeason) {
            return Optional.empty();
        }
        var subjects = question.tellingSubjects();
        return ofThePlace.stream()
                .filter(sentence -> sentence.months().months().size() > 1)
                .filter(sentence -> subjects.isEmpty() || sentence.speaksOf(subjects))
                .filter(sentence -> sentence.text().matches("(?is).*\\b(?:season|best|runs?|from|between)\\b.*"))
                .findFirst()
                .map(sentence -> {
                    var said = sentence.months().months();
                    return new Verdict(said.containsAll(asked) ? YES : NO, sentence);
                });
    }

    private Optional<Verdict> byBuilder() {
        var name = builderIn(question);
        if (name.isEmpty()
                || ofThePlace.stream()
                        .anyMatch(sentence -> sentence.wording().bare().contains(Terms.bare(name.get())))) {
            return Optional.empty();
        }
        return ofThePlace.stream()
                .filter(sentence -> BUILDING.matcher(sentence.text()).find())
                .filter(sentence -> sentence.text()
                        .matches(".*\\bby (?:the )?\\p{L}+.*|.*\\b(?:King|Queen|engineer|architect)\\b.*"))
                .findFirst()
                .map(sentence -> new Verdict("Not as far as I know: ", sentence));
    }

    /** Who is taken to have made it; "the bridge built by" names the bridge and no builder. */
    private static Optional<String> builderIn(Question question) {
        var places = Terms.of(String.join(" ", question.places()));
        var text = question.text();
        var named = BUILDER.matcher(text);
        for (int from = 0; named.find(from); from = named.start() + 1) {
            var name = named.group(1) != null ? named.group(1) : named.group(2);
            if (Terms.of(name).stream().noneMatch(places::contains)) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    private static String capitalised(String text) {
        return Pattern.compile(
                        "\\b(january|february|march|april|may|june|july|august|september|october|november|december)\\b")
                .matcher(text)
                .replaceAll(match ->
                        Matcher.quoteReplacement(match.group().substring(0, 1).toUpperCase(Locale.ENGLISH)
                                + match.group().substring(1)));
    }

    private static double number(String figure) {
        return Double.parseDouble(figure.replace(",", ""));
    }
}

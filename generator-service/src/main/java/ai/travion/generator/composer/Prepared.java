package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The answers that retrieval found to be to the very question: what a guide says, whole and in its own order. */
final class Prepared {

    private static final String CALENDAR = "calendar";
    /** Who comes in one asks for more than an old man does. */
    private static final Pattern WHEELCHAIR = Pattern.compile("(?i)\\bwheel ?-?chairs?\\b");

    private static final Pattern INSTEAD = Pattern.compile(
            "(?i)\\b(?:instead|otherwise|rather|better|go|choose|try|prefer|take|visit|see|combine|add|plan|suits?|easier|nearer|quieter|if)\\b");
    /** "Buses with changes, usually at Matara": the way leads over another place. */
    private static final Pattern ON_THE_WAY = Pattern.compile("(?i)\\b(?:chang(?:e|es|ing)|via|by way of)\\b");

    private static final Pattern WHERE =
            Pattern.compile("(?i)^\\W*(?:(?:hi|hello|hey|so|and|but|or|also|please|ok|okay)\\W+)*where\\b");

    private static final Pattern WEATHER = Pattern.compile(
            "(?i)\\b(?:weather|climate|hot|heat|cold|cool|warm|humid|wet|dry|sunny|windy|rain(?:s|y|ing)?|temperatures?|good (?:time|month))\\b");

    private static final double LIKE_IT = 0.5;
    private static final double THE_SAME = 0.75;
    private static final double CONCERNS_IT = 0.3;

    private static final int MOST_OF_THE_CALENDAR = 2;

    private Prepared() {}

    /**
     * The sentences of those that answer all that is asked; none where there is no such answer, it recommends a place that the question
     * excepts, or a correction or a condition of the request forbade its first sentence.
     */
    static List<Sentence> answer(Assignment assignment) {
        return mostParticular(PreparedAnswer.among(assignment.state().getRetrievedDocuments()), assignment).stream()
                .flatMap(document -> sentencesOf(document, assignment.question(), assignment).stream())
                .toList();
    }

    /** A house that tells when it locks its door has told its hours. */
    static boolean isToldByItself(GraphState state) {
        return state.getRetrievedDocuments().stream().anyMatch(PreparedAnswer::isOfItself);
    }

    /** Of several, who comes in a wheelchair is told what is said of wheelchairs. */
    private static List<RetrievedDocument> mostParticular(List<RetrievedDocument> documents, Assignment assignment) {
        var ofWheelchairs = WHEELCHAIR.matcher(assignment.question().text()).find()
                ? documents.stream()
                        .filter(document -> WHEELCHAIR
                                .matcher(PreparedAnswer.headingOf(document))
                                .find())
                        .toList()
                : List.<RetrievedDocument>of();
        return ofWheelchairs.isEmpty() ? documents : ofWheelchairs;
    }

    /** The question that the first of those that are given was prepared for; empty where that is not told. */
    static String heading(Assignment assignment) {
        return mostParticular(PreparedAnswer.among(assignment.state().getRetrievedDocuments()), assignment).stream()
                .map(PreparedAnswer::headingOf)
                .findFirst()
                .orElse("");
    }

    /** The question that the one to a part was prepared for; empty where that is not told. */
    static String headingOfPart(int number, Assignment assignment) {
        return PreparedAnswer.toPart(number, assignment.state().getRetrievedDocuments())
                .map(PreparedAnswer::headingOf)
                .orElse("");
    }

    /** What the calendar knows of it besides. */
    static List<Sentence> besideIt(Assignment assignment) {
        return assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().name().equals(CALENDAR))
                .limit(MOST_OF_THE_CALENDAR)
                .toList();
    }

    /**
     * The same for one of several questions asked together.
     *
     * @param number of the part, by {@link ai.travion.schemas.envelope.AskedParts}
     */
    static List<Sentence> toPart(int number, Question part, Assignment assignment) {
        return PreparedAnswer.toPart(number, assignment.state().getRetrievedDocuments())
                .map(document -> sentencesOf(document, part, assignment))
                .orElse(List.of());
    }

    private static List<Sentence> sentencesOf(RetrievedDocument document, Question asked, Assignment assignment) {
        var sentences = assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().id().equals(document.getChunkId()))
                .toList();
        // The rest leans on the first.
        boolean isWhole = !sentences.isEmpty() && sentences.getFirst().position() == 0;
        boolean isOfOthers = !Otherwhere.isRecommendedIn(document.getContent(), assignment)
                || Otherwhere.namesSeveralOthers(document.getContent(), assignment);
        boolean isAllowed = isWhole
                && Avoided.asACondition(assignment.state())
                        .allow(sentences.getFirst().text());
        if (!isAllowed || !isOfOthers) {
            return List.of();
        }
        var heading = PreparedAnswer.headingOf(document);
        var opened = opened(
                ofItsPlaces(sentences, assignment),
                heading,
                asked,
                assignment.state().getUserQuery());
        return withoutOtherMonths(
                inTheMonthFirst(
                        isSaidWhere(opened.getFirst(), asked, assignment)
                                ? opened
                                : holdingItsWord(opened, sentences, heading, asked),
                        asked,
                        assignment),
                asked);
    }

    /** Who asks what the weather of their month is like is told of that month, and of no other. */
    private static List<Sentence> withoutOtherMonths(List<Sentence> sentences, Question asked) {
        var month = asked.month().filter(one -> WEATHER.matcher(asked.text()).find());
        boolean told =
                month.filter(one -> sentences.getFirst().months().cover(one)).isPresent();
        return told
                ? sentences.stream()
                        .filter(sentence ->
                                sentence.months().isEmpty() || sentence.months().cover(month.orElseThrow()))
                        .toList()
                : sentences;
    }

    /** Who asks where has it answered by the sentence that names a place, whatever word another holds. */
    private static boolean isSaidWhere(Sentence first, Question asked, Assignment assignment) {
        return WHERE.matcher(asked.text()).find()
                && !named(first.text(), assignment).isEmpty();
    }

    /** "Weligama from November to April, Arugam Bay from May to October": to who asks of August the second half comes first, if it says where. */
    private static List<Sentence> inTheMonthFirst(List<Sentence> sentences, Question asked, Assignment assignment) {
        var first = sentences.getFirst();
        if (first.months().isEmpty()
                || asked.month().filter(month -> !first.months().cover(month)).isEmpty()) {
            return sentences;
        }
        var month = asked.month().orElseThrow();
        return sentences.stream()
                .skip(1)
                .filter(sentence -> sentence.months().cover(month)
                        && !sentence.leansOnAnother()
                        && !Repetition.leans(sentence)
                        && !named(sentence.text(), assignment).isEmpty()
                        && !MonthsSaid.warnsOf(month, sentence.text()))
                .findFirst()
                .map(then -> Stream.concat(
                                Stream.of(then), sentences.stream().filter(sentence -> !sentence.equals(then)))
                        .toList())
                .orElse(sentences);
    }

    /** What it says of another place, and not as one to choose instead, is nothing to who asks about this. */
    private static List<Sentence> ofItsPlaces(List<Sentence> sentences, Assignment assignment) {
        var asked = named(assignment.question().text(), assignment);
        if (asked.isEmpty()) {
            return sentences;
        }
        return sentences.stream()
                .filter(sentence -> {
                    var places = named(sentence.text(), assignment);
                    return sentence.position() == 0
                            || places.isEmpty()
                            || places.stream().anyMatch(place -> isAmong(place, asked, assignment))
                            || INSTEAD.matcher(sentence.text()).find()
                            || (assignment.way().isPresent()
                                    && ON_THE_WAY.matcher(sentence.text()).find())
                            || sentence.likeness() >= LIKE_IT;
                })
                .toList();
    }

    /** One of those that are asked about, or a part of one: a waterfall of Ella is of Ella. */
    private static boolean isAmong(String place, List<String> asked, Assignment assignment) {
        return asked.contains(place)
                || assignment
                        .atlas()
                        .named(place)
                        .flatMap(assignment.atlas()::parentOf)
                        .filter(parent -> asked.contains(parent.name()))
                        .isPresent();
    }

    private static List<String> named(String text, Assignment assignment) {
        return assignment.atlas().mentionedIn(text).stream()
                .map(mention -> mention.place().name())
                .toList();
    }

    /** What opens it answers the question that it was prepared for, and is left out where another is asked. */
    private static List<Sentence> opened(
            List<Sentence> sentences, String heading, Question asked, String inTheirWords) {
        var first = sentences.getFirst();
        return Opener.of(first.text())
                .filter(opener -> !opener.answers(asked.text(), heading, first.expected())
                        || opener.contradicts(inTheirWords, heading)
                        || opener.decidesWhatIsOpen(inTheirWords, heading)
                        || (opener.decides() && isOfAnotherThing(asked, heading, first.expected())))
                .map(opener -> Stream.concat(
                                Stream.of(saying(opener.rest(), first)),
                                sentences.stream().skip(1))
                        .toList())
                .orElse(sentences);
    }

    /**
     * The sentence that holds a word of the question which neither the heading nor the first sentence has comes first: "do you get seasick" is
     * answered by what is said of those who do. An opening that answers the heading alone, and cannot be cut, is then left out.
     */
    private static List<Sentence> holdingItsWord(
            List<Sentence> opened, List<Sentence> whole, String heading, Question asked) {
        if (heading.isEmpty()) {
            return opened;
        }
        var first = opened.getFirst();
        var known = Terms.of(heading + " " + first.text());
        var missed = asked.tellingSubjects().stream()
                .filter(subject -> !Terms.isAmong(known, subject))
                .toList();
        var holding = opened.stream()
                .skip(1)
                .filter(sentence ->
                        !sentence.leansOnAnother() && !Repetition.leans(sentence) && sentence.likeness() >= CONCERNS_IT)
                .filter(sentence -> missed.stream().anyMatch(subject -> Terms.isAmong(sentence.terms(), subject)))
                .limit(1)
                .toList();
        if (holding.isEmpty()
                || first.likeness() >= Math.max(LIKE_IT, holding.getFirst().likeness())) {
            return opened;
        }
        boolean opensForItsHeading = first.equals(whole.getFirst())
                && Outright.isAVerdict(first.text())
                && !new Opener(first.text(), "").answers(asked.text(), heading, first.expected());
        var others = opened.stream()
                .filter(sentence -> !holding.contains(sentence))
                .filter(sentence -> !opensForItsHeading || !sentence.equals(first));
        return Stream.concat(holding.stream(), others).toList();
    }

    /** No word of the question stands in the heading, nor is it like any of its wordings. */
    private static boolean isOfAnotherThing(Question asked, String heading, double likeness) {
        var terms = Terms.of(heading);
        return !heading.isEmpty()
                && likeness < THE_SAME
                && !asked.tellingSubjects().isEmpty()
                && asked.tellingSubjects().stream().noneMatch(subject -> Terms.isAmong(terms, subject));
    }

    private static Sentence saying(String text, Sentence sentence) {
        return new Sentence(
                new Wording(text, sentence.position(), sentence.terms()),
                sentence.source(),
                sentence.likeness(),
                sentence.expected());
    }
}

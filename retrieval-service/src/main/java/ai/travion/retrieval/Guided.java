package ai.travion.retrieval;

import ai.travion.atlas.Places;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.search.Evidence;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.ToldPlace;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a guide answers in a turn, beside what the calendar and the pages do. */
final class Guided {

    private static final Pattern WHICH = Pattern.compile("(?i)\\bwhich\\b");

    /** "Where", "which", "should we": of all that there is something is to be chosen. */
    private static final Pattern SEEKS_A_PLACE =
            Pattern.compile("(?i)\\b(?:where|which|best|better|should (?:i|we))\\b");

    private final Optional<Guide> guide;
    private final Asking asking;
    private final Places atlas;

    /** @param guide empty where there is none */
    Guided(Optional<Guide> guide, Asking asking, Places atlas) {
        this.guide = guide;
        this.asking = asking;
        this.atlas = atlas;
    }

    /** What the guide answers stands before what the calendar knows besides, and behind it where the calendar answers one of several questions. */
    static List<RetrievedDocument> first(
            List<RetrievedDocument> dated, boolean isAnswered, Supplier<List<RetrievedDocument>> guided) {
        if (areToParts(dated)) {
            return Stream.concat(dated.stream(), guided.get().stream()).toList();
        }
        return isAnswered || dated.isEmpty()
                ? Stream.concat(guided.get().stream(), dated.stream()).toList()
                : dated;
    }

    static boolean areToParts(List<RetrievedDocument> dated) {
        return dated.stream().anyMatch(PreparedAnswer::isOne);
    }

    /** Of several questions those that the calendar answers are answered by nothing else. */
    static List<Guide.Answer> besides(List<RetrievedDocument> dated, List<Guide.Answer> answers) {
        return areToParts(dated)
                ? answers.stream()
                        .filter(answer -> answer.part()
                                .filter(part ->
                                        PreparedAnswer.toPart(part, dated).isEmpty())
                                .isPresent())
                        .toList()
                : answers;
    }

    /**
     * What a guide answers to the question made whole, or, where that was put in the words of the texts, to the traveller's own; these come
     * first where they say what the other leaves out: for whom it is.
     */
    List<Guide.Answer> answersTo(GraphState state, Guide.Asked question) {
        var full = AskedInFull.question(state);
        var own = state.getUserQuery();
        boolean isLeftOut = !Particular.askedIn(full).containsAll(Particular.askedIn(own));
        // What is told beside the question may be nothing to it.
        var questions = AskedParts.questions(full);
        var answers = (isLeftOut ? Stream.of(own, full, questions) : Stream.of(full, own, questions))
                .distinct()
                .filter(words -> words.equals(full)
                        || words.equals(questions)
                        || (namesNoOtherWay(words, state) && !AskedParts.isOfNothing(words)))
                .map(words -> words.equals(full) ? question : question.inOtherWords(words))
                .map(asked -> answersTo(asked, state))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
        return answers.isEmpty() ? answersOnPaying(state, question) : answers;
    }

    private List<Guide.Answer> answersTo(Guide.Asked question, GraphState state) {
        var inquiry = question.inquiry();
        var parts = inquiry.parts();
        return new EachAnswered(atlas)
                .to(question).stream()
                        .filter(answer -> isToldOfPaying(answer)
                                || !asksOnlyHowOnePays(
                                        answer.part()
                                                .map(parts::get)
                                                .map(List::of)
                                                .orElse(parts),
                                        state))
                        .toList();
    }

    private boolean asksOnlyHowOnePays(List<String> parts, GraphState state) {
        return parts.stream()
                .allMatch(
                        part -> Paying.inOtherWords(part, asking.places(state)).isPresent());
    }

    /** Those to how one pays, in the words of the guide, where a price is all that is asked. */
    private List<Guide.Answer> answersOnPaying(GraphState state, Guide.Asked question) {
        var full = AskedInFull.question(state);
        if (AskedParts.standingAlone(full, !asking.places(state).isEmpty()).size() > 1) {
            return List.of();
        }
        return Paying.inOtherWords(full, asking.places(state)).stream()
                .flatMap(words -> question.inOtherWords(words).answers().stream())
                .filter(Guided::isToldOfPaying)
                .toList();
    }

    private static boolean isToldOfPaying(Guide.Answer answer) {
        return Paying.isToldIn(answer.passage().passage().text());
    }

    /**
     * "How do I get there from Kandy?" leaves out where to, and any way from Kandy would seem to answer it; so does "which is cheaper?" what
     * of.
     */
    private boolean namesNoOtherWay(String own, GraphState state) {
        int named = atlas.mentionedIn(own).size();
        var full = AskedInFull.question(state);
        int meant = atlas.mentionedIn(full).size();
        return named == meant
                || (named == 0 && !(meant > 1 && WHICH.matcher(full).find()));
    }

    /**
     * What was prepared for the place that the question tells by what there is and does not name; empty where what was found anyway is as
     * likely.
     */
    private List<Guide.Answer> ofThePlaceTold(
            List<Guide.Answer> found, Evidence evidence, GraphState state, Guide.Asked question) {
        double likeliest = found.stream()
                .mapToDouble(answer -> answer.passage().relevance())
                .max()
                .orElse(0);
        return ToldPlace.in(evidence.passages())
                .filter(place -> !question.places().contains(place))
                .stream()
                .map(question::of)
                .filter(asked -> asked.inquiry().parts().size()
                        == question.inquiry().parts().size())
                .flatMap(asked -> answersTo(asked, state).stream())
                .filter(answer -> answer.passage().relevance() > likeliest)
                .toList();
    }

    private static List<Guide.Answer> withTheOtherParts(List<Guide.Answer> some, List<Guide.Answer> others) {
        var parts = some.stream().map(Guide.Answer::part).toList();
        return parts.contains(Optional.<Integer>empty())
                ? some
                : Stream.concat(
                                some.stream(),
                                others.stream()
                                        .filter(other -> other.part().isPresent() && !parts.contains(other.part())))
                        .sorted(Comparator.comparing(answer -> answer.part().orElse(0)))
                        .toList();
    }

    /**
     * Of no place the pages of the island tell as directly as the guide, so that what they answer better is theirs where the guide is not
     * sure. What the page of some place says of itself is no answer to who asks which of all it
     * should be.
     */
    List<Guide.Answer> orForWantOfABetter(
            List<Guide.Answer> found, Evidence evidence, GraphState state, Optional<Guide.Asked> question) {
        double best = evidence.passages().stream()
                .mapToDouble(Scored::relevance)
                .max()
                .orElse(0);
        var ofThePlaceTold = question.stream()
                .flatMap(asked -> ofThePlaceTold(found, evidence, state, asked).stream())
                .filter(answer -> best >= Evidence.ANSWERS || answer.isSureByItself())
                .toList();
        if (!ofThePlaceTold.isEmpty()) {
            return withTheOtherParts(ofThePlaceTold, found);
        }
        boolean seeksAPlace = SEEKS_A_PLACE.matcher(AskedInFull.question(state)).find();
        double toBeat = evidence.passages().stream()
                .filter(one -> !seeksAPlace || Country.isToldIn(one.passage()))
                .mapToDouble(Scored::relevance)
                .max()
                .orElse(0);
        var each = question.or(() -> guide.map(book -> book.asked(asking.inquiry(state))))
                .map(asked -> new EachAnswered(atlas).completed(found, asked, evidence))
                .orElse(found);
        var answers = each.stream()
                .filter(answer -> !asking.places(state).isEmpty()
                        || !answer.isToTheWhole()
                        || answer.isSure()
                        || answer.passage().relevance() >= toBeat)
                // Where the pages know nothing of it, it may be that nobody does.
                .filter(answer -> best >= Evidence.ANSWERS || answer.isSureByItself())
                .toList();
        if (!answers.isEmpty()) {
            return answers;
        }
        var wanting = best < Evidence.ANSWERS
                ? question.flatMap(Guide.Asked::forWantOfABetter).filter(Guide.Answer::isSureByItself)
                : Optional.<Guide.Answer>empty();
        boolean isToldOfThePlace = evidence.passages().stream()
                .anyMatch(one -> one.relevance() >= Evidence.ANSWERS && !Country.isToldIn(one.passage()));
        return wanting
                .or(() -> isToldOfThePlace ? Optional.empty() : question.flatMap(Guide.Asked::holdingAnywhere))
                .stream()
                .toList();
    }
}

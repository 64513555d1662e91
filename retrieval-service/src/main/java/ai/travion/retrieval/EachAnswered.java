package ai.travion.retrieval;

import ai.travion.atlas.Places;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.search.Evidence;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the guide answers to each of several questions asked together, so that an answer to one of them stands for no other. */
final class EachAnswered {

    private static final int MOST_PARTS = 3;

    private final Places atlas;

    EachAnswered(Places atlas) {
        this.atlas = atlas;
    }

    private static boolean areSeveral(List<String> parts) {
        return parts.size() > 1 && parts.size() <= MOST_PARTS;
    }

    /** Several questions may be put as one of them is: where the others have answers of their own, that one has not answered them. */
    List<Guide.Answer> to(Guide.Asked question) {
        var inquiry = question.inquiry();
        var found = question.answers();
        var parts = inquiry.parts();
        if (!areSeveral(parts) || inquiry.plan() || found.stream().anyMatch(Guide.Answer::isCertain)) {
            return found;
        }
        var whole = found.stream().filter(Guide.Answer::isToTheWhole).findFirst();
        var each = IntStream.range(0, parts.size())
                .mapToObj(part -> question.asking(inquiry.asking(part, parts, atlas)).answers().stream()
                        .findFirst())
                .toList();
        boolean isOne = Stream.concat(whole.stream(), each.stream().flatMap(Optional::stream))
                        .map(one -> one.passage().passage())
                        .distinct()
                        .count()
                < 2;
        if (isOne && (whole.isPresent() || each.stream().allMatch(Optional::isPresent))) {
            return whole.or(() -> each.getFirst().map(Guide.Answer::toTheWhole)).stream()
                    .toList();
        }
        return IntStream.range(0, parts.size())
                .boxed()
                .flatMap(part -> (part == 0 ? likelier(each.getFirst(), whole) : each.get(part))
                        .map(one -> one.toPart(part)).stream())
                .toList();
    }

    /** What the whole is about the first part is about, too: "there are masks in all the shops, what are they for, and where are they from". */
    private static Optional<Guide.Answer> likelier(
            Optional<Guide.Answer> toThePart, Optional<Guide.Answer> toTheWhole) {
        return Stream.of(toThePart, toTheWhole)
                .flatMap(Optional::stream)
                .max(Comparator.comparingDouble(Guide.Answer::likely));
    }

    /** With those that are likely to be to the questions which nothing else answers. */
    List<Guide.Answer> completed(List<Guide.Answer> found, Guide.Asked question, Evidence evidence) {
        var inquiry = question.inquiry();
        var parts = inquiry.parts();
        if (!areSeveral(parts) || inquiry.plan() || found.stream().anyMatch(Guide.Answer::isToTheWhole)) {
            return found;
        }
        var wanting = IntStream.range(0, parts.size())
                .filter(part -> found.stream()
                        .noneMatch(one ->
                                one.part().filter(number -> number == part).isPresent()))
                .filter(part -> relevance(part, evidence) < Evidence.ANSWERS)
                .boxed()
                .flatMap(
                        part -> question
                                .asking(inquiry.asking(part, parts, atlas))
                                .forWantOfABetter()
                                .map(one -> one.toPart(part))
                                .stream());
        return Stream.concat(found.stream(), wanting)
                .sorted(Comparator.comparing(one -> one.part().orElse(0)))
                .toList();
    }

    private static double relevance(int part, Evidence evidence) {
        return evidence.parts().size() <= part
                ? 1
                : evidence.parts().get(part).relevance().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElse(0);
    }
}

package ai.travion.retrieval.search;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.search.Evidence.OfPart;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.schemas.envelope.Bounds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A message that asks several things at once is searched for each of them, too: what answers "why up on a rock" stands rarely in the passage
 * that is most like "who built it and why up on a rock" as a whole.
 */
final class SeveralAsked {

    private static final int MOST_PARTS = 3;
    private static final int PASSAGES_OF_EACH = 2;

    private final Function<Inquiry, Answer> answer;

    private final Places atlas;

    /** @param answer what one question finds */
    SeveralAsked(Places atlas, Function<Inquiry, Answer> answer) {
        this.atlas = atlas;
        this.answer = answer;
    }

    /** What one question found, and how like it all else is. */
    record Answer(Evidence evidence, Optional<Likeness> likeness) {}

    /** The evidence with the best passages of each question in place of the last of the whole; the same where one thing is asked. */
    Evidence completed(Evidence whole, Inquiry inquiry) {
        var parts = inquiry.parts();
        if (parts.size() < 2 || parts.size() > MOST_PARTS || whole.passages().isEmpty()) {
            return whole;
        }
        // The guide asks the first one first: each reads what the other need not read any more.
        var answers = IntStream.rangeClosed(1, parts.size())
                .mapToObj(behind -> parts.size() - behind)
                .map(part -> answer.apply(inquiry.asking(part, parts, atlas)))
                .toList()
                .reversed();
        var passages = together(whole.passages(), answers);
        var told = passages.stream().map(Scored::passage).toList();
        var likeness = new HashMap<>(whole.likeness());
        answers.forEach(each -> each.evidence().likeness().forEach(likeness::putIfAbsent));
        return whole.with(passages, likeness)
                .ofEach(answers.stream().map(each -> ofPart(each, told)).toList());
    }

    private static List<Scored> together(List<Scored> whole, List<Answer> answers) {
        var known = new ArrayList<>(whole.stream().map(Scored::passage).toList());
        var added = new ArrayList<Scored>();
        for (var each : answers) {
            each.evidence().passages().stream()
                    .limit(PASSAGES_OF_EACH)
                    .filter(one -> one.relevance() >= Evidence.ANSWERS && !known.contains(one.passage()))
                    .forEach(one -> {
                        known.add(one.passage());
                        added.add(one);
                    });
        }
        var most = added.stream().limit(Bounds.DOCUMENTS - 2).toList();
        var passages = new ArrayList<>(
                whole.stream().limit((long) Bounds.DOCUMENTS - most.size()).toList());
        passages.addAll(most);
        return passages;
    }

    private static OfPart ofPart(Answer part, List<Passage> told) {
        var relevance = new HashMap<String, Double>();
        part.evidence().passages().forEach(one -> relevance.put(one.passage().chunkId(), one.relevance()));
        return new OfPart(
                relevance,
                part.likeness().map(like -> like.ofTheSentencesIn(told)).orElse(Map.of()));
    }
}

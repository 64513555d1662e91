package ai.travion.generator.composer;

import ai.travion.schemas.DocumentRelevance;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** An answer about one place: the sentences that answer, or what comes nearest, and what else is worth knowing where the question is open. */
final class OnePlace {

    private static final int DIRECT = 3;
    private static final int OVERVIEW = 4;
    private static final int FURTHER = 2;
    /** Who asks what a place is like does not ask how it came to be. */
    private static final Set<String> OF_THE_PAST = Set.of("history", "culture");

    private static final int NEAREST = 2;
    /** So like the question is a sentence that concerns what it asks about. */
    private static final double CONCERNS_IT = 0.38;

    private static final double LIKE_IT = 0.55;

    private static final Pattern DANGER = Pattern.compile(
            "(?i)\\b(?:drown\\w*|died|lives (?:have been|were) lost|cost \\w* ?lives|deadly|fatal\\w*|dangerous|unsafe|keep out of the (?:water|sea)|nobody should|never)\\b");

    private final Assignment assignment;
    private final Selection ranked;
    private final Page page;
    private final List<String> missing;
    private final Gaps gaps;
    private final ToThePoint toThePoint;
    private final Telling telling;

    OnePlace(
            Assignment assignment,
            Selection ranked,
            Page page,
            List<String> missing,
            Gaps gaps,
            ToThePoint toThePoint,
            Telling telling) {
        this.assignment = assignment;
        this.ranked = ranked;
        this.page = page;
        this.missing = missing;
        this.gaps = gaps;
        this.toThePoint = toThePoint;
        this.telling = telling;
    }

    void answer(String place, boolean answeredAlready) {
        if (ranked.about(place).isEmpty()) {
            if (!answeredAlready) {
                gaps.notFoundAbout(place);
            }
            return;
        }
        var mood = Mood.of(place, assignment.question(), ranked.of(place).sentences());
        if (!mood.isEmpty() && !answeredAlready) {
            page.quote(mood);
            if (assignment.question().asksForTheCharacter() && !telling.isShort()) {
                page.quoteAsList(ranked.of(place).further(page.footnotes(), mood, FURTHER).stream()
                        .filter(sentence ->
                                !OF_THE_PAST.contains(sentence.source().aspect()))
                        .toList());
            }
            return;
        }
        if (!answeredAlready && !assignment.evidenceIsSure() && !ranked.answersByMeaning()) {
            gaps.sayWhatIsUncovered();
        }
        int atMost = telling.atMost(assignment.question().isOpen() ? OVERVIEW : DIRECT);
        var direct = direct(atMost);
        if (direct.isEmpty()) {
            if (answeredAlready) {
                return;
            }
            if (!saysTheSeason(place) && missing.isEmpty()) {
                gaps.notFound();
            }
            page.quote(
                    "What I do know about " + place + ": ", ranked.about(place).overview(3));
            return;
        }
        direct = ofThePlaceFirst(place, direct);
        boolean elsewhere = direct.stream().noneMatch(sentence -> Question.isAbout(place, sentence));
        var itself = elsewhere ? ranked.about(place).answering(atMost) : direct;
        var ofTheSide =
                itself.isEmpty() ? new StraightAnswer(assignment, page, missing).ofSides(place) : List.<Sentence>of();
        if (!ofTheSide.isEmpty()) {
            page.quote(ofTheSide);
            return;
        }
        if (itself.isEmpty() && assignment.question().isPractical()) {
            missing.add(assignment.question().text());
            page.quote(
                    "I could not find that about " + place + " in what I know. What I do know about it: ",
                    ranked.about(place).overview(2));
            return;
        }
        if (!answeredAlready && missing.isEmpty() && !itself.isEmpty() && saysOnlyWhatIsNear(itself)) {
            return;
        }
        if (telling == Telling.LIST && !itself.isEmpty()) {
            page.quoteAsList(itself);
        } else {
            page.quote(
                    itself.isEmpty() ? "Around " + place + ": " : "",
                    itself.isEmpty() ? direct : withItsDanger(itself));
        }
        saysTheSeason(place);
        // Who asks what there is to do has been told, and asks for no bank and no train.
        var further = telling.isShort()
                        || !assignment.question().isOpen()
                        || assignment.question().topics().contains(Topic.THINGS_TO_DO)
                ? List.<Sentence>of()
                : ranked.about(place).further(page.footnotes(), direct, FURTHER);
        if (!further.isEmpty()) {
            page.add("**Also worth knowing**");
            page.quoteAsList(further);
        }
    }

    private List<Sentence> direct(int atMost) {
        if (assignment.question().isOpen()) {
            return overview(atMost);
        }
        return WhyAnswer.isAskedFor(assignment.question()) && !assignment.evidenceIsWeak()
                ? WhyAnswer.among(ranked)
                : ranked.answering(atMost);
    }

    /** What the model is sure of, whichever place's passage says it, and the months where none is spoken of. */
    void answerSurely(String place) {
        var best = WhyAnswer.isAskedFor(assignment.question())
                ? WhyAnswer.among(ranked)
                : ranked.answering(telling.atMost(DIRECT));
        var needed = withWhatTheIslandAdds(place, ownFirst(place, best));
        if (telling == Telling.LIST) {
            page.quoteAsList(needed);
        } else {
            page.quote(withItsDanger(needed));
        }
        saysTheSeason(place);
    }

    /** What the place's own passages say of the thing is said before what holds everywhere. */
    private List<Sentence> ownFirst(String place, List<Sentence> chosen) {
        var telling = assignment.question().tellingSubjects();
        var own = ownOf(place, chosen).stream()
                .filter(sentence -> telling.stream().anyMatch(subject -> isTakenUp(subject, sentence)))
                .toList();
        return Stream.concat(own.stream(), chosen.stream().filter(sentence -> !own.contains(sentence)))
                .toList();
    }

    /** Where the place's own passages answer, a neighbour's adds what it says of the place by name, and after them. */
    private List<Sentence> ofThePlaceFirst(String place, List<Sentence> direct) {
        var own = ownOf(place, direct);
        var others = direct.stream().filter(sentence -> !own.contains(sentence) && Question.isAbout(place, sentence));
        return own.isEmpty()
                ? direct
                : withWhatTheIslandAdds(
                        place, Stream.concat(own.stream(), others).toList());
    }

    /**
     * What holds for the whole island is said beside the place's own where it answers better, or takes up a word of the question that the
     * place's own leaves out; else it says the same once more.
     */
    private List<Sentence> withWhatTheIslandAdds(String place, List<Sentence> chosen) {
        var own = ownOf(place, chosen);
        double worth = own.stream().mapToDouble(ranked::worthOf).max().orElse(0);
        return own.isEmpty()
                ? chosen
                : chosen.stream()
                        .filter(sentence -> !Welcome.isOfTheCountry(sentence)
                                || ranked.worthOf(sentence) > worth
                                || takesUpMore(sentence, own))
                        .toList();
    }

    private boolean takesUpMore(Sentence sentence, List<Sentence> own) {
        return assignment.question().tellingSubjects().stream()
                .filter(subject -> isTakenUp(subject, sentence))
                .anyMatch(subject -> own.stream().noneMatch(one -> isTakenUp(subject, one)));
    }

    private static boolean isTakenUp(String subject, Sentence sentence) {
        return sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject));
    }

    private static List<Sentence> ownOf(String place, List<Sentence> sentences) {
        return sentences.stream()
                .filter(sentence -> sentence.source().location().equalsIgnoreCase(place))
                .toList();
    }

    /** A yes or no that the texts leave open is said to be open, with what comes nearest. */
    private boolean saysOnlyWhatIsNear(List<Sentence> chosen) {
        if (Outright.leftUnsaid(assignment.question(), chosen).isEmpty() && !isMerelyNear(chosen)) {
            return false;
        }
        page.quote(Gaps.NEAREST, withItsDanger(chosen.stream().limit(NEAREST).toList()));
        return true;
    }

    /** The grader finds an answer in part, and no sentence of it is like the question or speaks of most that is asked. */
    private boolean isMerelyNear(List<Sentence> chosen) {
        var question = assignment.question();
        var telling = question.tellingSubjects();
        return question.asksWhether()
                && telling.size() > 1
                && assignment.state().getDocumentRelevance() == DocumentRelevance.PARTIAL
                && chosen.stream().anyMatch(sentence -> sentence.likeness() > 0)
                && chosen.stream()
                        .noneMatch(sentence -> sentence.likeness() >= LIKE_IT
                                || telling.stream()
                                                        .filter(subject -> isTakenUp(subject, sentence))
                                                        .count()
                                                * 2
                                        > telling.size());
    }

    /** Who asks whether one may do a thing has to hear what has cost lives at it. */
    private List<Sentence> withItsDanger(List<Sentence> chosen) {
        if (!assignment.question().asksWhether()) {
            return chosen;
        }
        var danger = ranked.sentences().stream()
                .filter(sentence -> sentence.likeness() >= CONCERNS_IT
                        && DANGER.matcher(sentence.text()).find())
                .filter(sentence -> chosen.stream().anyMatch(one -> one.source().equals(sentence.source())))
                .filter(sentence -> !chosen.contains(sentence))
                .limit(1);
        return Stream.concat(chosen.stream(), danger).toList();
    }

    /** A tour of the place; of a sight in it, where the message names one that the evidence speaks of. */
    private List<Sentence> overview(int atMost) {
        var ofTheSight = ranked.naming(toThePoint.sightsNamed());
        if (ofTheSight.isEmpty()) {
            return ranked.overview(atMost);
        }
        var first = ofTheSight.overview(atMost);
        return first.size() > 1
                ? first
                : Stream.concat(first.stream(), ranked.overview(atMost - 1).stream())
                        .distinct()
                        .toList();
    }

    /** A month that no quoted sentence speaks of, by the months that are the best there. */
    private boolean saysTheSeason(String place) {
        var month = assignment.question().month();
        if (month.isEmpty() || MonthsSaid.in(page.text()).cover(month.get())) {
            return false;
        }
        var best = BestMonths.of(place, assignment.state());
        best.ifPresent(months -> page.add(months.sayOf(month.get())));
        return best.isPresent();
    }
}

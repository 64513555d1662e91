package ai.travion.generator.composer;

import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Several questions in one message: each by the sentences that answer it, chosen as if it were asked alone, and a word about each that
 * nothing answers.
 */
final class SeveralAnswers {

    private static final int EACH_SIDE = 2;
    /** From here on a passage answers a question. */
    private static final double ANSWERS = 0.6;
    /** So like the question is a sentence that answers it although its passage is mostly of other things. */
    private static final double NEAR = 0.5;
    /** So like it is one that concerns what it asks about. */
    private static final double CONCERNS_IT = 0.3;

    private static final double LIKE_IT = 0.45;

    private static final double NOT_FAR = 0.4;

    private static final Pattern WHICH_OF_THEM =
            Pattern.compile("(?i)^\\W*(?:and |but )?(?:which|where)(?: one| of them| place)? (?:has|have|is|are)\\b");
    private static final Pattern WHO = Pattern.compile("(?i)^\\W*(?:and |but )?(?:by )?whom?\\b");
    private static final Pattern THAT_ARE_SO =
            Pattern.compile("(?i)\\b(?:similar|like it|quieter|calmer|easier|better|nicer|closer|nearer|less)\\b");
    private static final Pattern INSTEAD =
            Pattern.compile("(?i)\\b(?:prefer|instead|go on to|choose|better in|kinder|happier|rather)\\b");
    /** "And in town" goes on with the question before it. */
    private static final Pattern ASKS = Pattern.compile(
            "(?i)^\\W*(?:and |but |so )?(?:who|what|where|when|why|which|how|is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have)\\b");

    private static final Pattern NEARBY =
            Pattern.compile("(?i)\\b(?:nearby|near (?:it|there|here)|around (?:it|there|here)|close by)\\b");
    private static final Pattern OF_SOMEBODY = Pattern.compile(
            "(?i)\\b(?:his|her|him|he|she)\\b|^\\W*(?:and )?which (?:one |of them )?(?:is|was) (?:the )?\\p{L}+est\\W*$");
    private static final Pattern WHICH_IS_BEST =
            Pattern.compile("(?i)\\b(?:which|what)\\b.{0,30}\\b(?:best|better)\\b");
    private static final Pattern MOST =
            Pattern.compile("(?i)\\b(?:best|better|widest|cheapest|largest|fastest|easiest)\\b");
    private static final Pattern WHERE_TO = Pattern.compile(
            "(?i)^\\W*(?:and )?where (?:to|(?:do|should|can|could) (?:i|we|one)) (?:stand|look|watch|see|go|be|find|start|begin|get|sit|take)\\b");

    /** A part that speaks of what the one before it asked about. */
    private static final Pattern LEANS = Pattern.compile(
            "(?i)\\b(?:it|its|them|they|their|this|that|these|those|one|ones|there|him|her|he|she|the (?:name|change|place|thing|time|reason))\\b");

    private static final Pattern HOW_TO = Pattern.compile(
            "(?i)^\\W*(?:and |or |but )?(?:how (?:do|can|could|should|would|to|best)|what (?:can|should|could) (?:i|we|one|you) do|what helps)\\b");
    /** "Wear leech socks", "drink it with lime". */
    private static final Pattern ADVICE = Pattern.compile(
            "(?:^|[.:;,] |\\] |\\b(?:and|or|so|then) )(?i:wear|keep|bring|take|use|avoid|ask|choose|go|come|stay|start|check|carry|buy|book|do not|never|try|drink|eat|wash|cover|leave|agree|watch|walk|sit|say)\\b",
            Pattern.MULTILINE);

    private final Assignment assignment;
    private final Page page;
    private final List<String> missing;

    SeveralAnswers(Assignment assignment, Page page, List<String> missing) {
        this.assignment = assignment;
        this.page = page;
        this.missing = missing;
    }

    /**
     * Whether it gave them.
     *
     * @param places where a sentence may come from
     */
    boolean given(List<String> places) {
        var parts = assignment.question().parts(assignment.atlas());
        if (parts.isEmpty()) {
            return false;
        }
        var answers = parts.stream().map(part -> answerTo(part, places)).toList();
        boolean compare = parts.stream().anyMatch(part -> compared(part).isPresent());
        if (!compare && answers.stream().allMatch(Answer::isNothing)) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            boolean goesOnFromNothing = i > 0
                    && AskedParts.isOfNothing(parts.get(i).text())
                    && answers.subList(0, i).stream().allMatch(Answer::isNothing)
                    && Prepared.toPart(numberOf(parts.get(i)), parts.get(i), assignment)
                            .isEmpty();
            boolean isDecided = SeaAnswer.answers(parts.get(i), assignment.atlas(), assignment.warnings())
                    && page.text().contains(SeaAnswer.OPENING);
            if (!goesOnFromNothing && !isDecided && !isHeldAgainstEachOther(parts.get(i))) {
                say(parts.get(i), answers.get(i));
            }
        }
        return true;
    }

    /**
     * What is told of a part.
     *
     * @param opening before the sentences; empty where they answer by themselves
     * @param lead from the opening on to the sentences, where there are any that were not said yet
     */
    private record Answer(String opening, String lead, List<Sentence> sentences) {

        Answer(String opening, List<Sentence> sentences) {
            this(opening, "", sentences);
        }

        static Answer by(List<Sentence> sentences) {
            return new Answer("", sentences);
        }

        boolean isNothing() {
            return opening.isEmpty() && sentences.isEmpty();
        }
    }

    /** What is near a figure or a name that was asked for, and holds none, is no answer. */
    private Answer answerTo(Question part, List<String> places) {
        var answer = likelyTo(part, places);
        var strictly = strictlyIn(part, Prepared.headingOfPart(numberOf(part), assignment));
        var ofIt = StrictlyAsked.isANumber(part.text()) && !places.isEmpty()
                ? answer.sentences().stream()
                        .filter(sentence -> !Welcome.isOfTheCountry(sentence)
                                || (part.places().isEmpty()
                                        && assignment.destinations().isEmpty())
                                || places.stream().anyMatch(place -> Question.names(place, sentence)))
                        .toList()
                : answer.sentences();
        boolean isMet = strictly.isEmpty()
                || ofIt.stream()
                        .anyMatch(sentence -> strictly.get().test(sentence.text())
                                || (sentence.likeness() >= ANSWERS
                                        && WHO.matcher(part.text()).find()
                                        && NamesSought.namesSomebody(sentence.text())));
        return answer.sentences().isEmpty() || !answer.opening().isEmpty() || (isMet && !ofIt.isEmpty())
                ? new Answer(answer.opening(), answer.lead(), answer.opening().isEmpty() ? ofIt : answer.sentences())
                : Answer.by(List.of());
    }

    /** None where the answer was prepared for just such a question. */
    private static Optional<Predicate<String>> strictlyIn(Question part, String heading) {
        return StrictlyAsked.by(heading).isPresent() ? Optional.empty() : StrictlyAsked.by(part.text());
    }

    private Answer likelyTo(Question part, List<String> places) {
        var prepared = Prepared.toPart(numberOf(part), part, assignment);
        if (OpeningHours.areLackingIn(prepared, part)) {
            return ofTheHours(part, prepared, places);
        }
        if (!prepared.isEmpty()) {
            return meetingItsDemand(part, prepared, Prepared.headingOfPart(numberOf(part), assignment), places);
        }
        var verdict = new Fitness(assignment).asked(part.text());
        if (verdict.isPresent()) {
            return new Answer(verdict.get().words(), verdict.get().because());
        }
        if (asksWhereOfIt(part)) {
            return Answer.by(List.of());
        }
        var inSeason = part.month().isPresent()
                ? ThingInSeason.asked(assignment.asking(part.of(places)))
                : Optional.<ThingInSeason.Verdict>empty();
        return inSeason.isPresent()
                ? new Answer(inSeason.get().words(), List.of(inSeason.get().because()))
                : meetingItsDemand(
                        part,
                        ofOthers(
                                part,
                                ofNearby(
                                        part,
                                        ofWhomItMeans(
                                                part, ofItsSubject(part, ofItsName(part, answering(part, places)))))),
                        "",
                        places);
    }

    /** As a page tells them; where none does, that they are not known, before what comes nearest. */
    private Answer ofTheHours(Question part, List<Sentence> prepared, List<String> places) {
        var named = namedIn(part);
        var told = OpeningHours.told(part, allowed(part, places), named.isEmpty() ? places : named);
        if (!told.isEmpty()) {
            return Answer.by(told);
        }
        missing.add("the opening hours");
        return new Answer(
                prepared.isEmpty() ? OpeningHours.UNKNOWN : OpeningHours.UNKNOWN + " ",
                prepared.stream().limit(EACH_SIDE).toList());
    }

    /** "And where is his statue?": of him. */
    private List<Sentence> ofWhomItMeans(Question part, List<Sentence> chosen) {
        if (!OF_SOMEBODY.matcher(part.text()).find()) {
            return chosen;
        }
        var alone = AskedParts.standingAlone(assignment.question().text());
        var meant = Terms.meaningful(alone.getFirst() + " " + alone.get(numberOf(part)))
                .keySet();
        var others = meant.stream()
                .filter(term -> !part.subjects().containsKey(term))
                .collect(Collectors.toSet());
        return others.isEmpty()
                ? chosen
                : chosen.stream()
                        .filter(sentence -> speaksOfSome(others, sentence)
                                || others.stream()
                                        .anyMatch(Terms.of(sentence.source().location())::contains))
                        .toList();
    }

    /** What there is nearby no page of the whole island tells. */
    private static List<Sentence> ofNearby(Question part, List<Sentence> chosen) {
        return NEARBY.matcher(part.text()).find()
                ? chosen.stream()
                        .filter(sentence -> !Welcome.isOfTheCountry(sentence))
                        .toList()
                : chosen;
    }

    /** Who asks for others is not told of the same again. */
    private List<Sentence> ofOthers(Question part, List<Sentence> chosen) {
        return part.asksForOthers() && !assignment.destinations().isEmpty()
                ? chosen.stream()
                        .filter(sentence -> namesAnother(sentence.text())
                                || !assignment
                                        .destinations()
                                        .contains(sentence.source().location()))
                        .filter(sentence -> !Welcome.isOfTheCountry(sentence) || namesAnother(sentence.text()))
                        .toList()
                : chosen;
    }

    /** Where one of them speaks of what is asked about, those that speak of nothing of it are of something else. */
    private static List<Sentence> ofItsSubject(Question part, List<Sentence> chosen) {
        var telling = part.tellingSubjects();
        boolean someSpeakOfIt = chosen.stream().anyMatch(sentence -> speaksOfSome(telling, sentence));
        boolean isFar = !telling.isEmpty()
                && chosen.stream().anyMatch(sentence -> sentence.likeness() > 0)
                && chosen.stream().noneMatch(sentence -> Math.max(sentence.likeness(), sentence.expected()) >= NOT_FAR);
        if (isFar && !someSpeakOfIt) {
            return List.of();
        }
        return someSpeakOfIt
                ? ofMost(
                        telling,
                        chosen.stream()
                                .filter(sentence -> speaksOfSome(telling, sentence)
                                        || sentence.leansOnAnother()
                                        || sentence.likeness() >= LIKE_IT)
                                .toList())
                : chosen;
    }

    /** Of other places than the first only what speaks of most that it speaks of: a ticket of a waterfall is none of a train. */
    private static List<Sentence> ofMost(Set<String> telling, List<Sentence> chosen) {
        var location = chosen.getFirst().source().location();
        long most = chosen.stream()
                .mapToLong(sentence -> spokenOf(telling, sentence))
                .max()
                .orElse(0);
        return chosen.stream()
                .filter(sentence -> sentence.source().location().equals(location)
                        || Welcome.isOfTheCountry(sentence)
                        || spokenOf(telling, sentence) * 2 > most)
                .toList();
    }

    private static long spokenOf(Set<String> telling, Sentence sentence) {
        return telling.stream()
                .filter(subject -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)))
                .count();
    }

    /** Of a place that has no page nothing is told by what is said of others. */
    private List<Sentence> ofItsName(Question part, List<Sentence> chosen) {
        var name = UnknownPlaces.spokenOf(assignment);
        return name.isEmpty() || namesAPlace(part)
                ? chosen
                : chosen.stream()
                        .filter(sentence -> Question.names(name.get(), sentence))
                        .toList();
    }

    /** Who asks why is given a reason, or told that none is known, with the one thing that comes nearest. */
    private Answer meetingItsDemand(Question part, List<Sentence> chosen, String heading, List<String> places) {
        var demand = Demand.of(part);
        boolean isMet = demand.isEmpty()
                || chosen.isEmpty()
                || (heading.isEmpty()
                        ? chosen.stream().anyMatch(demand.get()::isMetBy)
                        : demand.get().isMetBy(chosen, heading));
        if (isMet) {
            return Answer.by(heading.isEmpty() ? chosen : ofThePart(part, chosen, heading, places));
        }
        var meeting = new Selection(Relevance.rank(part, allowed(part, places)))
                .sentences().stream()
                        .filter(sentence -> !sentence.leansOnAnother() && sentence.likeness() >= CONCERNS_IT)
                        .filter(demand.get()::isMetBy)
                        .limit(1)
                        .toList();
        if (!meeting.isEmpty()) {
            return Answer.by(meeting);
        }
        missing.add(part.text());
        var nearest = demand.get().nearest(heading.isEmpty() ? List.of() : chosen, chosen);
        return new Answer(demand.get().unmet(places), " What comes nearest: ", nearest);
    }

    /**
     * A prepared answer may be to more than a part, or pass over its very word: "what about dengue" is told what it says of dengue, and "is it
     * cold" the sentence of a page that says how cold it is.
     */
    private List<Sentence> ofThePart(Question part, List<Sentence> prepared, String heading, List<String> places) {
        boolean lacksTheFigure = FiguresSought.isAskedFor(part.text())
                && !FiguresSought.isAskedFor(heading)
                && part.sought()
                        .filter(sought -> prepared.stream()
                                .noneMatch(sentence -> sought.isHeldBy().test(sentence.text())))
                        .isPresent();
        if (lacksTheFigure) {
            return List.of();
        }
        var telling = part.tellingSubjects();
        var ofIt = prepared.stream()
                .filter(sentence -> speaksOfSome(telling, sentence))
                .toList();
        boolean isOfAnother = ofAnotherMatter(part, heading) && Welcome.isOfTheCountry(prepared.getFirst());
        var own = isOfAnother ? ofItsOwnPage(part, telling, places) : List.<Sentence>of();
        if (!own.isEmpty()) {
            return Stream.concat(own.stream(), prepared.stream()).toList();
        }
        if (telling.isEmpty() || ofIt.stream().anyMatch(sentence -> sentence.position() == 0)) {
            return prepared;
        }
        boolean isInItsHeading = Terms.of(heading).stream()
                .anyMatch(term -> telling.contains(term)
                        || telling.stream()
                                .anyMatch(subject -> Terms.akinTo(subject).contains(term)));
        // Who asks of a month is told of that month, in whichever words.
        boolean isOfItsMonth = part.month()
                .filter(month -> prepared.getFirst().months().cover(month)
                        && ofIt.stream().noneMatch(sentence -> sentence.months().cover(month)))
                .isPresent();
        if (!ofIt.isEmpty()) {
            return isInItsHeading || isOfItsMonth || ofIt.stream().anyMatch(Sentence::leansOnAnother) ? prepared : ofIt;
        }
        var better = isInItsHeading
                ? List.<Sentence>of()
                : new Selection(Relevance.rank(part, allowed(part, places)))
                        .sentences().stream()
                                .filter(sentence -> !sentence.leansOnAnother() && sentence.likeness() >= LIKE_IT)
                                .filter(sentence -> !prepared.contains(sentence) && speaksOfSome(telling, sentence))
                                .sorted(Comparator.comparing(Welcome::isOfTheCountry))
                                .limit(1)
                                .toList();
        return Stream.concat(better.stream(), prepared.stream()).toList();
    }

    /** Whether an elephant is dangerous is not whether there are any. */
    private static boolean ofAnotherMatter(Question part, String heading) {
        return Matter.of(part.text()).filter(Matter.PRESENCE::equals).isPresent()
                && !Matter.PRESENCE.isFoundIn(heading);
    }

    private List<Sentence> ofItsOwnPage(Question part, Set<String> telling, List<String> places) {
        return new Selection(Relevance.rank(part, allowed(part, places)))
                .sentences().stream()
                        .filter(sentence -> places.contains(sentence.source().location())
                                || (Welcome.isOfTheCountry(sentence) && sentence.likeness() >= CONCERNS_IT))
                        .filter(sentence -> !sentence.leansOnAnother() && speaksOfSome(telling, sentence))
                        .filter(sentence -> !PreparedAnswer.isOneOf(
                                sentence.source().id(), assignment.state().getRetrievedDocuments()))
                        .limit(1)
                        .toList();
    }

    private static boolean speaksOfSome(Set<String> subjects, Sentence sentence) {
        return subjects.stream()
                .anyMatch(subject -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)));
    }

    /** What is asked beside what one prepared answer answers: others than the place, or what it does not speak of at all. */
    void besidesThePrepared() {
        var said = page.text();
        var terms = Terms.of(said);
        assignment.question().parts(assignment.atlas()).stream()
                .filter(part ->
                        part.asksForOthers() || ASKS.matcher(part.text()).find())
                .filter(part -> part.asksForOthers()
                        ? !namesAnother(said)
                        : isStrictlyUnmet(part)
                                || (part.tellingSubjects().size() > 0
                                        && part.tellingSubjects().stream()
                                                .noneMatch(subject -> Terms.isAmong(terms, subject))))
                .forEach(part -> say(part, part.asksForOthers() ? Answer.by(List.of()) : surelyTo(part)));
    }

    private boolean isStrictlyUnmet(Question part) {
        return strictlyIn(part, Prepared.heading(assignment))
                .filter(strictly -> !isMetOnThePage(part, strictly))
                .isPresent();
    }

    private Answer surelyTo(Question part) {
        var answer = answerTo(part, assignment.destinations());
        boolean isLikeIt = answer.sentences().stream().anyMatch(sentence -> sentence.likeness() >= LIKE_IT);
        return isLikeIt || !answer.opening().isEmpty() ? answer : Answer.by(List.of());
    }

    private boolean namesAnother(String said) {
        return assignment.atlas().mentionedIn(said).stream()
                .anyMatch(mention ->
                        !assignment.destinations().contains(mention.place().name()));
    }

    /** "Is Haputale or Ella quieter?" among other questions: the places that it names itself. */
    private Optional<Comparison> compared(Question part) {
        var places = namedIn(part);
        var heading = Prepared.headingOfPart(numberOf(part), assignment);
        boolean isPreparedForAll = assignment.atlas().mentionedIn(heading).stream()
                        .map(mention -> mention.place().name())
                        .filter(places::contains)
                        .distinct()
                        .count()
                == places.size();
        return isPreparedForAll ? Optional.empty() : Comparison.in(part.of(places));
    }

    private boolean isHeldAgainstEachOther(Question part) {
        var places = namedIn(part);
        return compared(part)
                .filter(comparison -> comparison.isWritten(
                        places,
                        new Selection(Relevance.rank(part, assignment.evidence().toPart(numberOf(part)))).sentences(),
                        page,
                        missing,
                        part.of(places)))
                .isPresent();
    }

    private List<String> namedIn(Question part) {
        return assignment.atlas().mentionedIn(part.text()).stream()
                .map(mention -> mention.place().name())
                .distinct()
                .toList();
    }

    /**
     * What is asked beside some of the questions, which are answered already.
     *
     * @param answered their numbers, by {@link AskedParts}
     */
    void besidesThose(Set<Integer> answered) {
        assignment.question().parts(assignment.atlas()).stream()
                .filter(part -> !answered.contains(numberOf(part)))
                .forEach(part -> {
                    var sea = SeaAnswer.toParts(List.of(part), assignment.atlas(), assignment.warnings());
                    if (sea.isEmpty()) {
                        say(part, answerTo(part, assignment.destinations()));
                    } else {
                        page.addAll(sea);
                    }
                });
    }

    /** "What is it, and how do I get there": what it is comes first. */
    void introduce(String place) {
        assignment.question().parts(assignment.atlas()).stream()
                .limit(1)
                .filter(part -> part.isOpen() && Introduction.isAskedFor(part.text()))
                .forEach(part -> say(part, Answer.by(answering(part, List.of(place)))));
    }

    /** What is asked before the way is answered before it; an introduction is given already. */
    void beforeTheWay(String place) {
        assignment.question().parts(assignment.atlas()).stream()
                .takeWhile(this::isBesidesTheWay)
                .filter(part -> !Introduction.isAskedFor(part.text()))
                .forEach(part -> sayBesidesTheWay(part, place));
    }

    /** The parts that do not ask the way, which is answered already. */
    void besidesTheWay(String place) {
        assignment.question().parts(assignment.atlas()).stream()
                .dropWhile(part -> isBesidesTheWay(part) && !Introduction.isAskedFor(part.text()))
                .filter(this::isBesidesTheWay)
                .forEach(part -> sayBesidesTheWay(part, place));
    }

    private boolean isBesidesTheWay(Question part) {
        return (!Introduction.isAskedFor(part.text()) || !part.isOpen())
                && Way.askedIn(part, assignment.atlas()).isEmpty()
                && !Way.isMeasuredIn(part.text())
                && (!part.topics().contains(Topic.GETTING_THERE)
                        || part.topics().size() > 1);
    }

    private void sayBesidesTheWay(Question part, String place) {
        say(part, answerTo(part, namesAPlace(part) ? assignment.destinations() : List.of(place)));
    }

    private boolean namesAPlace(Question part) {
        return !assignment.atlas().mentionedIn(part.text()).isEmpty();
    }

    private List<Sentence> answering(Question part, List<String> places) {
        return Lodging.isAskedFor(part.text())
                ? fromThePassages(part, places).stream()
                        .filter(sentence -> Lodging.isToldIn(sentence.text()))
                        .toList()
                : fromThePassages(part, places);
    }

    private List<Sentence> fromThePassages(Question part, List<String> places) {
        if (Prices.areAskedFor(part) && !Prices.standIn(assignment.evidence())) {
            return List.of();
        }
        var ranked = new Selection(Relevance.rank(part, allowed(part, places)));
        if (part.isOpen()) {
            return Introduction.isAskedFor(part.text())
                    ? Introduction.of(part.text(), places, ranked)
                    : ranked.overview(EACH_SIDE);
        }
        if (WhyAnswer.isAskedFor(part)) {
            return isUnfit(part) ? speakingOfAll(part, WhyAnswer.among(ranked)) : WhyAnswer.among(ranked);
        }
        if (places.size() == 1 && part.tellingSubjects().size() <= 1 && Gaps.asksForSafety(part.text())) {
            // What is told of the dangers of the whole island is not how safe this place is.
            var ofItsSafety = ranked.of(places.getFirst()).without(text -> !Gaps.speaksOfSafety(text));
            if (!ofItsSafety.isEmpty()) {
                return ofItsSafety.sentences().stream().limit(EACH_SIDE).toList();
            }
        }
        var held = part.sought()
                .or(() -> Introduction.asked(part.text(), part.places()))
                .map(sought -> ranked.holding(sought, part))
                .filter(holding ->
                        ranked.isAnsweredAboutAsWellBy(holding) || holding.speaksOfAll(part.tellingSubjects()))
                .map(holding -> holding.answering(EACH_SIDE))
                .orElse(List.of());
        boolean isParted = assignment.evidence().isParted(numberOf(part));
        if (!held.isEmpty()
                || (!isParted && !part.sought().map(Sought::orElseAnything).orElse(true))) {
            return ofThePlaceAlone(held, places);
        }
        var named = namedIn(part);
        boolean ofThem = places.size() == 2
                && named.isEmpty()
                && WHICH_OF_THEM.matcher(part.text()).find();
        boolean ofTheNamed = named.size() == 2 && part.of(named).compares();
        if (ofThem || ofTheNamed) {
            return (ofTheNamed ? named : places)
                    .stream()
                            .flatMap(place -> ranked.of(place).sentences().stream()
                                    .filter(sentence -> !sentence.leansOnAnother()
                                            && speaksOfSome(part.tellingSubjects(), sentence))
                                    .limit(1))
                            .toList();
        }
        boolean ofEach = places.isEmpty() && (Welcome.seeksAPlace(part) || !ranked.isOfTheIslandAlone());
        var near = ofEach
                ? ranked.ofEachPlace(EACH_SIDE)
                : places.isEmpty() ? ranked.ofTheCountry().answering(EACH_SIDE) : ranked.answering(EACH_SIDE);
        return ofThePlaceAlone(isUnfit(part) ? speakingOfAll(part, near) : near, places);
    }

    /** Where a place's own passages answer, what holds all over the island adds nothing, and what is told of a neighbour misleads. */
    private static List<Sentence> ofThePlaceAlone(List<Sentence> near, List<String> places) {
        var about = near.stream()
                .filter(sentence -> Welcome.isOfTheCountry(sentence)
                        || places.stream().anyMatch(place -> Question.isAbout(place, sentence)))
                .toList();
        var own = about.stream()
                .filter(sentence -> !Welcome.isOfTheCountry(sentence))
                .toList();
        return places.isEmpty() || own.isEmpty() ? near : own.getFirst().equals(about.getFirst()) ? own : about;
    }

    /** The sentences of the places that the part is about, without what the traveller wants to avoid. */
    private List<Sentence> allowed(Question part, List<String> places) {
        var named = assignment.atlas().mentionedIn(part.text()).stream()
                .map(mention -> mention.place().name())
                .filter(places::contains)
                .toList();
        var about = named.isEmpty() ? withoutThoseOfLater(part, places) : named;
        var avoided = Avoided.by(assignment.state());
        // What was found for a question that names no place of the turn is of the thing that it asks about.
        boolean isFound = named.isEmpty() && assignment.evidence().isParted(numberOf(part));
        var most = Superlative.in(part);
        boolean asksForIt = !avoided.allow(part.text()) && !avoided.areDeniedIn(part.text());
        return Welcome.orAll(
                        assignment.evidence().toPart(numberOf(part)),
                        sentence -> most.isEmpty() || most.get().isOf(sentence))
                .stream()
                .filter(sentence -> asksForIt || avoided.allow(sentence.text()))
                .filter(sentence -> about.isEmpty()
                        || (isFound && sentence.source().relevance() >= ANSWERS)
                        || about.stream().anyMatch(place -> Question.isAbout(place, sentence)))
                .toList();
    }

    /** What only a later question names, this one is not about. */
    private List<String> withoutThoseOfLater(Question part, List<String> places) {
        var later = AskedParts.of(assignment.question().text()).stream()
                .skip(numberOf(part) + 1L)
                .flatMap(other -> assignment.atlas().mentionedIn(other).stream())
                .map(mention -> mention.place().name())
                .toList();
        var own = places.stream().filter(place -> !later.contains(place)).toList();
        return own.isEmpty() ? places : own;
    }

    private int numberOf(Question part) {
        return AskedParts.of(assignment.question().text()).indexOf(part.text());
    }

    /** Whether no passage was found that answers it. */
    private boolean isUnfit(Question part) {
        int number = numberOf(part);
        return assignment.evidence().isParted(number)
                ? assignment.evidence().toPart(number).stream()
                        .noneMatch(sentence -> sentence.source().relevance() >= ANSWERS)
                : assignment.evidenceIsWeak();
    }

    /** Passages that are unfit answer only where they speak of all that is asked, or mean just that. */
    private static List<Sentence> speakingOfAll(Question part, List<Sentence> sentences) {
        var subjects = part.subjects().keySet();
        return sentences.stream()
                .filter(sentence -> Math.max(sentence.likeness(), sentence.expected()) >= NEAR
                        || (!subjects.isEmpty()
                                && subjects.stream()
                                        .allMatch(subject -> sentence.terms().contains(subject)
                                                || sentence.speaksOf(Terms.akinTo(subject)))))
                .toList();
    }

    /** What another part has said already is not said again. */
    private void say(Question part, Answer answer) {
        var fresh = answer.sentences().stream()
                .filter(sentence -> !page.footnotes().has(sentence))
                .toList();
        if (!fresh.isEmpty() || !answer.opening().isEmpty()) {
            page.quote(answer.opening() + (fresh.isEmpty() ? "" : answer.lead()), fresh);
        } else if (answer.isNothing() && !leansOnAnother(part) && !isToldAlready(part) && !asksWhereOfIt(part)) {
            missing.add(part.text());
            page.add(notFound(part));
        }
    }

    /** "Galle Fort at sunset, and where to stand?": what was prepared for it tells where. */
    private boolean asksWhereOfIt(Question part) {
        return WHERE_TO.matcher(part.text()).find()
                && AskedParts.isOfNothing(part.text())
                && !PreparedAnswer.toPart(0, assignment.state().getRetrievedDocuments())
                        .isEmpty();
    }

    private static String notFound(Question part) {
        return WhyAnswer.isAskedFor(part)
                ? "Why, I could not find in what I know."
                : "I could not find an answer to \"" + part.text().replaceAll("[\\s?.!]+$", "") + "\" in what I know.";
    }

    /** "How bad are the leeches, and how do I stop them?": what answers the first tells of the second, too. */
    private boolean isToldAlready(Question part) {
        var said = page.text();
        var strictly = StrictlyAsked.by(part.text());
        if (strictly.isPresent()) {
            return isMetOnThePage(part, strictly.get());
        }
        if (Lodging.isAskedFor(part.text())) {
            return Lodging.isToldIn(said);
        }
        boolean leans = LEANS.matcher(part.text()).find()
                || part.asksForOthers()
                || WHICH_IS_BEST.matcher(part.text()).find()
                || UnknownPlaces.spokenOf(assignment).isPresent();
        boolean asksHow = HOW_TO.matcher(part.text()).find();
        if (said.isEmpty() || !(leans || asksHow)) {
            return false;
        }
        if (part.sought().isPresent()) {
            return part.sought().get().isHeldBy().test(said);
        }
        var terms = Terms.of(said);
        long spokenOf = part.subjects().keySet().stream()
                .filter(subject -> Terms.isAmong(terms, subject))
                .count();
        // Of what it leans on was spoken: to say that nothing is known of it would deny what was just said.
        boolean isOfHalf = concernsIt(part)
                && spokenOf > 0
                && spokenOf * 2 >= part.subjects().size()
                && (!part.asksForOthers() || namesAnother(said));
        boolean speaksOfAll =
                !part.subjects().isEmpty() && spokenOf == part.subjects().size();
        boolean areNamed = part.asksForOthers()
                && THAT_ARE_SO.matcher(part.text()).find()
                && INSTEAD.matcher(said).find();
        boolean isChosen = areNamed
                || (WHICH_IS_BEST.matcher(part.text()).find()
                        && MOST.matcher(said).find());
        if (!leans) {
            return speaksOfAll;
        }
        return speaksOfAll
                || isChosen
                || isOfHalf
                || (asksHow && ADVICE.matcher(said).find());
    }

    private boolean isMetOnThePage(Question part, Predicate<String> strictly) {
        var telling = part.tellingSubjects();
        return page.footnotes().quoted().stream()
                .filter(sentence -> strictly.test(sentence.text()))
                .anyMatch(sentence ->
                        telling.isEmpty() || LEANS.matcher(part.text()).find() || speaksOfSome(telling, sentence));
    }

    /** Whether some sentence that was said is at all like it, where that is known: "room in your bag" is none to stay in. */
    private boolean concernsIt(Question part) {
        int number = numberOf(part);
        return !assignment.evidence().isParted(number)
                || assignment.evidence().toPart(number).stream()
                        .filter(sentence -> page.footnotes().has(sentence))
                        .anyMatch(sentence -> Math.max(sentence.likeness(), sentence.expected()) >= CONCERNS_IT);
    }

    /** "Where did he look from": its subject stands in another part, whose answer speaks of it. */
    private static boolean leansOnAnother(Question part) {
        return AskedParts.isOfNothing(part.text())
                && !Lodging.isAskedFor(part.text())
                && part.subjects().isEmpty()
                && part.sought().isEmpty()
                && part.topics().isEmpty();
    }
}

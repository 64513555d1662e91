package ai.travion.generator.composer;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Answers to questions that seek one thing: which of two is higher, whether something is so, how many there are. */
final class ToThePoint {

    private static final int SENTENCES = 2;
    /** Of these places another name may be that of a sight in them; of a mountain it is the mountain's own. */
    private static final Set<PlaceType> HOLD_SIGHTS = Set.of(PlaceType.CITY, PlaceType.HERITAGE, PlaceType.TEMPLE);

    private final Assignment assignment;
    private final Selection ranked;
    private final Page page;
    private final List<String> missing;
    private final Gaps gaps;
    private boolean answered;

    ToThePoint(Assignment assignment, Selection ranked, Page page, List<String> missing, Gaps gaps) {
        this.assignment = assignment;
        this.ranked = ranked;
        this.page = page;
        this.missing = missing;
        this.gaps = gaps;
    }

    /** Whether the very thing that was sought was given. */
    boolean hasAnswered() {
        return answered;
    }

    /** "Which is higher?": each place's own figure, and which has more of it where that is known. */
    boolean compares() {
        var places = assignment.destinations();
        var comparison = Comparison.in(assignment.question());
        if (comparison.isEmpty() || places.size() < 2) {
            return false;
        }
        answered = comparison.get().isWritten(places, ranked.sentences(), page, missing, assignment.question());
        if (!answered && comparison.get().isOfFigures()) {
            gaps.notFoundOnThatSide(places);
            places.forEach(place ->
                    page.quote("**" + place + "**: ", ranked.about(place).overview(1)));
            return true;
        }
        return answered;
    }

    /** "Is it true that ...?": yes or no where a sentence decides it, and an open word where nothing speaks of it. */
    boolean confirms() {
        if (assignment.destinations().size() != 1) {
            return false;
        }
        var place = assignment.destinations().getFirst();
        var verdict = Premise.on(assignment.question(), ranked.sentences());
        if (verdict.isPresent()) {
            page.quote(verdict.get().opening(), List.of(verdict.get().sentence()));
            answered = true;
            return true;
        }
        var known = ranked.about(place).overview(SENTENCES);
        if (known.isEmpty()
                || !Premise.namesAStranger(
                        assignment.question(), assignment.evidence().sentences())) {
            return false;
        }
        gaps.sayThatNothingConfirmsIt(place);
        page.quote(known);
        return true;
    }

    /** A count, a measure, a year, a name: the sentences that hold it, or a word that it is not known. */
    boolean givesWhatIsSought() {
        var question = assignment.question();
        var sought = question.sought();
        if (sought.isEmpty() || assignment.destinations().size() > 1) {
            return false;
        }
        var about = assignment.destinations().isEmpty()
                ? ranked
                : ranked.about(assignment.destinations().getFirst());
        var ofTheSight = about.speakingOf(namedBesides()).holding(sought.get(), question);
        var held = ofItsOwnPassages(ofTheSight.isEmpty() ? about.holding(sought.get(), question) : ofTheSight);
        if (isOfAnotherThing(held, question)) {
            return isLeftUnknown(sought.get(), about);
        }
        if (assignment.evidenceIsSure()
                && !NamesSought.asksForTheNameItself(question)
                && !about.isAnsweredAboutAsWellBy(held)) {
            return false;
        }
        if (assignment.evidenceIsIrrelevant()) {
            return false;
        }
        if (!held.isEmpty() && assignment.evidenceIsWeak()) {
            gaps.offer(held.answering(1));
            answered = true;
            return true;
        }
        if (!held.isEmpty()) {
            page.quote(withTheBest(held.answering(one(sought.get()) ? 1 : SENTENCES), about));
            answered = true;
            return true;
        }
        if (assignment.destinations().isEmpty() || sought.get().orElseAnything()) {
            return false;
        }
        return isLeftUnknown(sought.get(), about);
    }

    /** Where a name comes from, and the figure of one thing, no sentence tells that is merely near the question. */
    boolean decidesAlone() {
        var question = assignment.question();
        if (question.sought().isEmpty() || assignment.destinations().size() != 1) {
            return false;
        }
        var about = ranked.about(assignment.destinations().getFirst());
        return (NamesSought.asksForTheNameItself(question)
                        || isOfAnotherThing(about.holding(question.sought().get(), question), question))
                && givesWhatIsSought();
    }

    private boolean isLeftUnknown(Sought sought, Selection about) {
        var near = assignment.evidenceIsWeak() || NamesSought.asksForTheNameItself(assignment.question())
                ? List.<Sentence>of()
                : nearest(about, sought);
        gaps.sayThatItIsUnknown(sought, assignment.question(), !near.isEmpty());
        page.quote(near);
        return true;
    }

    /** The year of the factory is none of the statue's, and what was found unfit for the question tells no figure of it. */
    private boolean isOfAnotherThing(Selection held, Question question) {
        if (!FiguresSought.isAskedFor(question.text())) {
            return false;
        }
        return assignment.evidenceIsWeak()
                || TheVeryThing.in(question.text())
                        .filter(thing -> ranked.sentences().stream().anyMatch(thing::isNamedIn)
                                && held.sentences().stream().noneMatch(thing::isNamedIn))
                        .isPresent();
    }

    /** A year or a name that is told of something else misleads whoever asks for one: it is said only where nothing else is. */
    private static List<Sentence> nearest(Selection about, Sought sought) {
        var others = about.without(sought.isHeldBy()).answering(SENTENCES);
        return others.isEmpty() ? about.answering(SENTENCES) : others;
    }

    private boolean one(Sought sought) {
        return assignment.destinations().isEmpty() || sought.ofItsSubject();
    }

    /** What holds the thing that is sought, and the sentence that answers best by all else that is known, where that is another. */
    private List<Sentence> withTheBest(List<Sentence> held, Selection all) {
        return assignment.evidenceIsSure()
                ? Stream.concat(held.stream(), all.answering(1).stream())
                        .distinct()
                        .toList()
                : held;
    }

    /** A place's own passages know it better than its neighbours' do. */
    private Selection ofItsOwnPassages(Selection held) {
        var own = assignment.destinations().isEmpty()
                ? held
                : held.of(assignment.destinations().getFirst());
        return own.isEmpty() ? held : own;
    }

    /** The names in the message that are not the place's own: "Gal Vihara", which lies in Polonnaruwa. */
    List<String> sightsNamed() {
        var place = Terms.of(assignment.question().places().stream().findFirst().orElse(""));
        return assignment.atlas().mentionedIn(assignment.question().text()).stream()
                .map(Places.Mention::text)
                .filter(name -> Terms.of(name).stream().noneMatch(place::contains))
                .toList();
    }

    /** What of the place the message names: "the Sri Maha Bodhi in Anuradhapura"; empty where nothing known speaks of it. */
    private Set<String> namedBesides() {
        var place = Terms.of(assignment.question().places().stream().findFirst().orElse(""));
        var text = assignment.question().text();
        var named = new HashSet<String>();
        for (var mention : assignment.atlas().mentionedIn(text)) {
            var terms = Terms.meaningful(text.substring(mention.start(), Math.min(mention.end(), text.length())))
                    .keySet();
            if (HOLD_SIGHTS.contains(mention.place().type()) && terms.stream().noneMatch(place::contains)) {
                named.addAll(terms);
            }
        }
        boolean isSpokenOf = ranked.sentences().stream().anyMatch(sentence -> sentence.speaksOf(named));
        return isSpokenOf ? named : Set.of();
    }
}

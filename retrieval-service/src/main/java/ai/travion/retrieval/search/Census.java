package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.Concept;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.HowMany;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.Subject;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Counts the places that a list asks for: those of its kinds, and those whose texts say in one sentence what it asks. Immutable. */
final class Census {

    /** What befell a place, which each text tells in other words. */
    private static final Set<String> BEFELL = Set.copyOf(
            EnglishTerms.of(
                    "hit struck damaged destroyed affected devastated suffered ruined hurt reached known connected linked related"));

    /** What holds for more places tells them apart no longer. */
    private static final int MOST = 30;

    private static final int MOST_WORDS = 2;
    /** Which names so many other places is about them. */
    private static final int MANY_OTHERS = 3;

    /** Who asks for the best of them does not ask for all. */
    private static final Pattern CHOICE = Pattern.compile(
            "\\b(?:best|top|nicest|most|(?:high|tall|larg|bigg|long|deep|old|small)est|favou?rite|recommend\\w*|suggest\\w*|good|nice|great|better|any|some|should)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern THE_BEST = Pattern.compile(
            "^\\W*(?:\\p{L}+ ){0,4}(?:top|\\d+ (?:best|nicest|finest)|(?:best|nicest|finest) \\d+)\\b(?: \\d+| \\p{L}+){0,3} \\p{L}+s\\b",
            Pattern.CASE_INSENSITIVE);

    private final List<Subject> subjects;
    private final Places atlas;

    Census(Collection<Subject> subjects, Places atlas) {
        this.subjects = subjects.stream()
                .filter(subject -> !Country.isToldIn(subject.passage()))
                .sorted(Comparator.comparing(subject -> subject.passage().chunkId()))
                .toList();
        this.atlas = atlas;
    }

    /** All that a list asks for; empty where no list is asked for, or nothing in it tells one place from another. */
    Optional<Roll> of(Hunt hunt, Inquiry inquiry) {
        var words = words(hunt.judged());
        if (!asksForAll(hunt, inquiry, words)) {
            return Optional.empty();
        }
        var area = Area.in(inquiry.judgedBy());
        var passages = subjects.stream()
                .filter(subject -> isMeant(subject.passage(), hunt.judged(), area))
                .filter(subject -> words.isEmpty() || says(subject, words))
                .map(Subject::passage)
                .toList();
        var roll = new Roll(passages, what(hunt.judged().kinds(), words), words.isEmpty());
        return roll.places().isEmpty() || roll.places().size() > MOST ? Optional.empty() : Optional.of(roll);
    }

    private static List<Concept.Word> words(Question question) {
        return question.concepts().stream()
                .filter(Concept.Word.class::isInstance)
                .map(Concept.Word.class::cast)
                .filter(word -> word.itself().stream().noneMatch(BEFELL::contains))
                .sorted(Comparator.comparingDouble(Concept.Word::weight).reversed())
                .toList();
    }

    private static boolean asksForAll(Hunt hunt, Inquiry inquiry, List<Concept.Word> words) {
        var question = hunt.judged();
        return question.listing()
                && hunt.asked().isEmpty()
                && !inquiry.plan()
                && inquiry.wishes().mustAvoid().isEmpty()
                && (HowMany.in(inquiry.judgedBy()).isEmpty() || asksForTheBest(inquiry))
                && (!CHOICE.matcher(inquiry.judgedBy()).find() || (words.isEmpty() && asksForTheBest(inquiry)))
                && question.concepts().stream().noneMatch(Census::asksForMore)
                && !(words.isEmpty() && question.kinds().isEmpty())
                && words.size() <= MOST_WORDS
                && words.stream().allMatch(Concept.Word::known);
    }

    /** "Top 10 beaches" and "beaches" are the same list, since no text says which ten are the best. */
    private static boolean asksForTheBest(Inquiry inquiry) {
        return THE_BEST.matcher(inquiry.judgedBy()).find();
    }

    private static boolean asksForMore(Concept concept) {
        return concept instanceof Concept.Wanted wanted && !wanted.isAnySight();
    }

    private boolean isMeant(Passage passage, Question question, Optional<Area> area) {
        return (area.isEmpty() || area.get().holds().test(passage.place()))
                && !question.ruledOut().concerns(passage)
                && question.kinds().stream().allMatch(kind -> isOf(kind, passage));
    }

    /** A kind that no place is by itself, as a viewpoint, is what places are known for. */
    private boolean isOf(Kind kind, Passage passage) {
        return atlas.all().stream().anyMatch(kind.is())
                ? kind.is().test(passage.place())
                : kind.hasIt().test(passage.tags());
    }

    /** The word that tells most has to stand there itself; "hit" may be "damaged". */
    private boolean says(Subject subject, List<Concept.Word> words) {
        return subject.sentences().stream()
                .filter(saying -> words.getFirst().itself().stream().anyMatch(saying.stems()::contains))
                .filter(saying -> words.stream().allMatch(word -> isSaid(word, saying.stems())))
                .anyMatch(saying -> !Topic.denies(saying.text())
                        && isOfThePlace(saying.text(), subject.passage().place()));
    }

    private static boolean isSaid(Concept.Word word, Set<String> stems) {
        return word.terms().keySet().stream().anyMatch(stems::contains);
    }

    private boolean isOfThePlace(String sentence, Place place) {
        var named = atlas.mentionedIn(sentence).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        long others = named.stream().filter(one -> !one.equals(place)).count();
        return others == 0 || (others < MANY_OTHERS && named.contains(place));
    }

    private static String what(List<Kind> kinds, List<Concept.Word> words) {
        var kind = kinds.stream().map(one -> "\"" + one.name() + "\"").collect(Collectors.joining(" and "));
        var said = words.stream().map(word -> "\"" + word.said() + "\"").collect(Collectors.joining(" and "));
        return (kinds.isEmpty() ? "" : " of the kind " + kind)
                + (words.isEmpty() ? "" : " whose texts speak of " + said)
                + (words.size() > 1 ? " or the like" : "");
    }
}

package ai.travion.retrieval.search;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidable.Kept;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Something that a traveller likes or wants to avoid, and which passages are about it. */
public final class Topic {

    /** A passage that names it once in passing is not about it, unless it begins with it. */
    private static final int ABOUT_IT = 2;

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.;:])\\s+");
    /** Little Adam's Peak denies nothing. */
    private static final Pattern DENIED = Pattern.compile(
            "(?i:\\b(?:no|not|never|without|neither|nor|nothing|hardly|few|rather than|free of|away from)\\b)"
                    + "|\\b(?:little|Little(?!\\s+\\p{Lu}))\\b");

    /** What is said to be fewer, or got away from, is what a passage is a remedy for. */
    private static final Pattern ESCAPED = Pattern.compile(
            "\\b(?:least|less|fewer|avoid\\w*|escap\\w*|instead of|apart from|besides|other than)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Before a word: that there is none of it, or that it is to be left alone. */
    private static final Pattern NONE_OF_IT = Pattern.compile(
            "\\b(?:no|(?:not|never)(?! (?:to |be )*(?:miss|skip|forget|only|just|far|least)\\w*)|without|nor|neither|nobody|nothing|hardly|scarcely|barely|free of|away from|instead of|(?:rather )?than|avoid\\w*|bans?)\\b(?:[\\s-]+[\\w'’]+){0,4}[\\s-]*$",
            Pattern.CASE_INSENSITIVE);

    /** Behind it: the same. */
    private static final Pattern NOT_THERE = Pattern.compile(
            "[^,.;:]{0,25}?\\b(?:(?:is|are|was|were|has|have) (?:not|no|never|closed|shut|banned|forbidden|prohibited)\\b|closed\\b|stops\\b|behind\\b|out of\\b)",
            Pattern.CASE_INSENSITIVE);

    /** "Hikes and stairs" are either. */
    private static final Pattern BETWEEN_THINGS =
            Pattern.compile("\\s*(?:[,;/&+]|\\b(?:and|or)\\b)\\s*", Pattern.CASE_INSENSITIVE);

    private final Optional<Place> place;
    /** Each of them with its parts, all of which have to be meant: "elephants in captivity" are no elephants in the wild. */
    private final List<List<Set<String>>> things;

    private final boolean onFoot;
    /** Kinds that texts tell of in other words than a traveller's. */
    private final List<Avoidable> kinds;

    private Topic(Optional<Place> place, List<List<Set<String>>> things, boolean onFoot, List<Avoidable> kinds) {
        this.place = place;
        this.things = things;
        this.onFoot = onFoot;
        this.kinds = kinds;
    }

    /**
     * The same of what must be avoided, which a text may tell of in any words: a cliff for heights, a distillery for alcohol. What no answer
     * can keep away from, such as heat or an early start, is told of nowhere.
     */
    public static Topic toAvoid(String value, Places atlas, Related related) {
        if (atlas.named(value).isPresent()) {
            return of(value, atlas, related);
        }
        var kinds = new ArrayList<Avoidable>();
        var others = new ArrayList<String>();
        for (var part : Avoidables.partsOf(value)) {
            var kind = Avoidables.of(part);
            kind.filter(known -> known.told().isPresent()).ifPresent(kinds::add);
            if (kind.map(known -> known.told().isEmpty() && known.kept().contains(Kept.ANSWERS))
                    .orElse(true)) {
                others.add(part);
            }
        }
        var rest = of(others.size() == 1 ? others.getFirst() : String.join(", ", others), atlas, related);
        return new Topic(rest.place, rest.things, rest.onFoot, List.copyOf(kinds));
    }

    /** Of a place that is named, or of a thing and what goes by other words for it: "no hiking" is no trekking either. */
    public static Topic of(String value, Places atlas, Related related) {
        var place = atlas.named(value);
        if (place.isPresent()) {
            return new Topic(place, List.of(), false, List.of());
        }
        boolean onFoot = OnFoot.isAvoidedIn(value);
        var words = onFoot ? OnFoot.EXERTION : OnFoot.areStairs(value) ? value + ", " + OnFoot.UPWARDS : value;
        return new Topic(
                place,
                BETWEEN_THINGS
                        .splitAsStream(words.strip())
                        .map(related::eachOf)
                        .filter(parts -> !parts.isEmpty())
                        .toList(),
                onFoot || OnFoot.areHikes(value),
                List.of());
    }

    public boolean concerns(Passage passage) {
        if (place.isPresent()) {
            return place.get().equals(passage.place());
        }
        var sentences = SENTENCE.splitAsStream(passage.text()).toList();
        long named = sentences.stream().filter(this::isSpokenOfIn).count();
        return named >= ABOUT_IT
                || (isSpokenOfIn(sentences.getFirst())
                        && passage.tags().stream().anyMatch(this::isIt));
    }

    /** Whether a sentence tells of it, and not that it is not there. */
    public boolean isSpokenOfIn(String sentence) {
        return (isMeantBy(sentence) && !denies(sentence)) || kinds.stream().anyMatch(kind -> tells(sentence, kind));
    }

    /** Whether one mention of it stands undenied: "no fence, and the drop is sheer" denies no drop. */
    private static boolean tells(String sentence, Avoidable kind) {
        if (kind.isAWay()
                && Avoidables.firstWayIn(sentence).filter(kind::equals).isEmpty()) {
            return false;
        }
        return kind.told().stream()
                .flatMap(told -> told.matcher(sentence).results())
                .anyMatch(told -> !NONE_OF_IT
                                .matcher(sentence.substring(0, told.start()))
                                .find()
                        && !NOT_THERE.matcher(sentence.substring(told.end())).lookingAt());
    }

    /** Whether a question asks for it, rather than for a way round it. */
    public boolean isAskedForIn(String question) {
        return isSpokenOfIn(question) && !ESCAPED.matcher(question).find();
    }

    private boolean isMeantBy(String words) {
        var stems = EnglishTerms.of(words);
        return (onFoot && OnFoot.isLongIn(words))
                || things.stream()
                        .anyMatch(parts ->
                                parts.stream().allMatch(part -> stems.stream().anyMatch(part::contains)));
    }

    /** Whether a sentence says of something that it is not there. */
    public static boolean denies(String sentence) {
        return DENIED.matcher(sentence).find();
    }

    private boolean isIt(Tag tag) {
        return isMeantBy(tag.label())
                || kinds.stream()
                        .anyMatch(kind -> kind.said().matcher(tag.label()).matches());
    }
}

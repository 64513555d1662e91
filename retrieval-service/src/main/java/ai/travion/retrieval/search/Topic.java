package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
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

    /** "Elephants in captivity" are no elephants in the wild: what stands on either side has to be meant. */
    private static final Pattern BETWEEN_PARTS =
            Pattern.compile("\\s+(?:in|with|by|at|under|without)\\s+", Pattern.CASE_INSENSITIVE);

    private final Optional<Place> place;
    private final List<Set<String>> parts;

    private Topic(Optional<Place> place, List<Set<String>> parts) {
        this.place = place;
        this.parts = parts;
    }

    /** Of a place that is named, or of a thing and what goes by other words for it: "no hiking" is no trekking either. */
    public static Topic of(String value, Places atlas, Related related) {
        var place = atlas.named(value);
        return new Topic(
                place,
                place.isPresent()
                        ? List.of()
                        : BETWEEN_PARTS
                                .splitAsStream(value.strip())
                                .map(related::to)
                                .filter(stems -> !stems.isEmpty())
                                .toList());
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
        return isMeantBy(sentence) && !denies(sentence);
    }

    private boolean isMeantBy(String words) {
        var stems = EnglishTerms.of(words);
        return !parts.isEmpty()
                && parts.stream().allMatch(part -> stems.stream().anyMatch(part::contains));
    }

    /** Whether a sentence says of something that it is not there. */
    public static boolean denies(String sentence) {
        return DENIED.matcher(sentence).find();
    }

    private boolean isIt(Tag tag) {
        return isMeantBy(tag.label());
    }
}

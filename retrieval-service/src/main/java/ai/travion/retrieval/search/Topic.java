package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Something that a traveller likes or wants to avoid, and which passages are about it. */
public final class Topic {

    /** A passage that names it once in passing is not about it. */
    private static final int ABOUT_IT = 2;

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.;:])\\s+");
    private static final Pattern DENIED = Pattern.compile(
            "\\b(?:no|not|never|without|neither|nor|nothing|hardly|little|few|rather than|free of|away from)\\b",
            Pattern.CASE_INSENSITIVE);

    private final Optional<Place> place;
    private final Set<String> stems;

    private Topic(Optional<Place> place, Set<String> stems) {
        this.place = place;
        this.stems = stems;
    }

    /** Of a place that is named, or of a thing and what goes by other words for it: "no hiking" is no trekking either. */
    public static Topic of(String value, Places atlas, Related related) {
        var place = atlas.named(value);
        return new Topic(place, place.isPresent() ? Set.of() : related.to(value));
    }

    public boolean concerns(Passage passage) {
        if (place.isPresent()) {
            return place.get().equals(passage.place());
        }
        long named =
                SENTENCE.splitAsStream(passage.text()).filter(this::speaksOfIt).count();
        return named >= ABOUT_IT || (named > 0 && passage.tags().stream().anyMatch(this::isIt));
    }

    private boolean speaksOfIt(String sentence) {
        return EnglishTerms.of(sentence).stream().anyMatch(stems::contains) && !denies(sentence);
    }

    /** Whether a sentence says of something that it is not there. */
    public static boolean denies(String sentence) {
        return DENIED.matcher(sentence).find();
    }

    private boolean isIt(Tag tag) {
        return EnglishTerms.of(tag.label()).stream().anyMatch(stems::contains);
    }
}

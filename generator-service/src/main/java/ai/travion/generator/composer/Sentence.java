package ai.travion.generator.composer;

import java.util.Set;
import java.util.regex.Pattern;

/**
 * A whole sentence of the evidence.
 *
 * @param text as it stands in its source
 * @param source where it stands
 * @param position its place in the source, from 0
 * @param terms what it speaks of
 * @param likeness to the question by what it means: a cosine, 0 where none is known
 */
record Sentence(String text, Source source, int position, Set<String> terms, double likeness) {

    private static final Pattern LEANING = Pattern.compile(
            "(?:It|Its|They|Their|These|This|That|Those|Both|Such|He|She|There|Then|Here|One of them|But|And|So|However|Instead)\\b");

    /**
     * A passage or web result that may be cited.
     *
     * @param id the chunk id, or the address of a web result
     * @param name knowledge_base, catalogue, or who found it on the web
     * @param relevance 0 to 1, from retrieval
     * @param url empty for what is no web page
     */
    record Source(String id, String name, String location, String aspect, double relevance, String url) {}

    boolean speaksOf(Set<String> some) {
        return some.stream().anyMatch(terms::contains);
    }

    /** Whether it leans on the sentence before it, and reads badly alone. */
    boolean leansOnAnother() {
        return LEANING.matcher(text).lookingAt();
    }
}

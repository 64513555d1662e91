package ai.travion.generator.composer;

import java.util.Set;

/**
 * A whole sentence of the evidence.
 *
 * @param wording its words
 * @param source where it stands
 * @param likeness to the question by what it means: a cosine, 0 where none is known
 * @param expected likeness to the question of the likest question that it is known to answer: a cosine, 0 where none is known
 */
record Sentence(Wording wording, Source source, double likeness, double expected) {

    /**
     * A passage or web result that may be cited.
     *
     * @param id the chunk id, or the address of a web result
     * @param name knowledge_base, catalogue, or who found it on the web
     * @param relevance 0 to 1, from retrieval
     * @param url empty for what is no web page
     */
    record Source(String id, String name, String location, String aspect, double relevance, String url) {}

    /** As it stands in its source. */
    String text() {
        return wording.text();
    }

    /** Its place in the source, from 0. */
    int position() {
        return wording.position();
    }

    /** What it speaks of. */
    Set<String> terms() {
        return wording.terms();
    }

    boolean speaksOf(Set<String> some) {
        for (var term : some) {
            if (terms().contains(term)) {
                return true;
            }
        }
        return false;
    }

    /** How many signs of a side it shows. */
    int signsOf(Topic topic) {
        return wording.signsOf(topic);
    }

    /** The months that it speaks of. */
    MonthsSaid months() {
        return wording.months();
    }

    /** Whether it leans on the sentence before it, and reads badly alone. */
    boolean leansOnAnother() {
        return wording.leansOnAnother();
    }
}

package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words of a passage that a citation shows: the stretch that holds what was quoted from it, as it stands there.
 *
 * @param passages by their ids
 * @param titles of documents of one's own, by the ids of their passages: whoever ingested a file knows it by that
 */
record Snippets(Map<String, String> passages, Map<String, String> titles) {

    /** Characters; a stretch that would be longer holds the first sentences of it. */
    static final int LONGEST = 700;

    /** What ships tells of a place, and is known by its name. */
    private static final Set<String> SHIPPED = Set.of("knowledge_base", "catalogue", "calendar");

    private static final Pattern SPACE = Pattern.compile("\\s+");

    static Snippets of(GraphState state) {
        var passages = new HashMap<String, String>();
        state.getRetrievedDocuments()
                .forEach(document -> passages.put(document.getChunkId(), line(document.getContent())));
        var titles = state.getRetrievedDocuments().stream()
                .filter(document -> !SHIPPED.contains(document.getSource()))
                .filter(document ->
                        !document.getMetadata().getOrDefault("title", "").isBlank())
                .collect(Collectors.toUnmodifiableMap(
                        RetrievedDocument::getChunkId,
                        document -> document.getMetadata().get("title"),
                        (title, again) -> title));
        state.getWebSearchResults().forEach(result -> passages.put(result.getUrl(), line(result.getContent())));
        return new Snippets(passages, titles);
    }

    /** The title of the document of one's own that a passage is from. */
    Optional<String> titleOf(String source) {
        return Optional.ofNullable(titles.get(source));
    }

    /** @param quoted sentences of the passage, in the order in which they were quoted */
    String holding(String source, List<String> quoted) {
        var passage = passages.getOrDefault(source, "");
        var first = quoted.getFirst();
        int start = startOf(first, passage);
        if (start < 0) {
            return shortened(first);
        }
        int end = start + first.length();
        for (var sentence : quoted) {
            int at = passage.indexOf(sentence);
            if (at >= 0 && Math.max(end, at + sentence.length()) - Math.min(start, at) <= LONGEST) {
                start = Math.min(start, at);
                end = Math.max(end, at + sentence.length());
            }
        }
        return shortened(passage.substring(start, end));
    }

    /** Where a sentence stands, of which what opened it may have been left out: then it begins with a small letter there. */
    private static int startOf(String sentence, String passage) {
        int start = passage.indexOf(sentence);
        if (start >= 0 || sentence.length() < 2) {
            return start;
        }
        return passage.indexOf(Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1));
    }

    private static String line(String text) {
        return SPACE.matcher(text).replaceAll(" ").strip();
    }

    private static String shortened(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = text.lastIndexOf(' ', LONGEST);
        return text.substring(0, end > 0 ? end : LONGEST);
    }
}

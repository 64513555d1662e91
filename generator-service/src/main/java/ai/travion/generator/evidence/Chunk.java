package ai.travion.generator.evidence;

import ai.travion.atlas.OrdersToTheAssistant;
import ai.travion.atlas.TextAsEvidence;
import ai.travion.generator.composer.WebAddress;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.WebResult;
import java.util.Optional;

/**
 * A passage or a page, as a prompt may hold it.
 *
 * @param id of the passage, or the page's address
 * @param location what it is about: a place, or the page's title
 * @param url empty for a passage
 * @param content as it was found; what a citation quotes stands in it
 * @param text the same without orders to the reader's program
 * @param score 0 to 1
 */
public record Chunk(
        String id,
        String source,
        String location,
        String aspect,
        String url,
        String content,
        String text,
        double score) {

    static Chunk of(RetrievedDocument document) {
        var about = document.getMetadata();
        return new Chunk(
                document.getChunkId(),
                document.getSource(),
                about.getOrDefault("location", about.getOrDefault("title", "")),
                about.getOrDefault("aspect", ""),
                "",
                document.getContent(),
                TextAsEvidence.of(document.getContent()),
                document.getRelevanceScore());
    }

    /** A page, or nothing where its address is not fit to be shown. */
    static Optional<Chunk> of(WebResult result) {
        return Optional.of(result)
                .filter(page -> WebAddress.isPlain(page.getUrl()))
                .map(page -> new Chunk(
                        page.getUrl(),
                        page.getProvider().isBlank() ? "web" : page.getProvider(),
                        OrdersToTheAssistant.mayBeQuoted(page.getTitle()) ? page.getTitle() : "",
                        "web",
                        page.getUrl(),
                        page.getContent(),
                        TextAsEvidence.of(page.getContent()),
                        page.getScore()));
    }

    public boolean isFromTheWeb() {
        return !url.isEmpty();
    }

    boolean saysNothing() {
        return text.isBlank();
    }

    /** As the model reads it. */
    String numbered(int number) {
        var attributes = new DataBlock.Attributes()
                .with("number", Integer.toString(number))
                .with("about", location)
                .with("aspect", aspect)
                .with("url", url);
        return DataBlock.of(isFromTheWeb() ? "web_page" : "passage", attributes, text);
    }
}

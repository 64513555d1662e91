package ai.travion.generator.evidence;

import ai.travion.atlas.OrdersToTheAssistant;
import ai.travion.atlas.PraiseOfBusiness;
import ai.travion.atlas.TextAsEvidence;
import ai.travion.generator.composer.WebAddress;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.WebResult;

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

    private static final String OF_A_PAGE = "web";

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

    static Chunk of(WebResult page) {
        return new Chunk(
                page.getUrl(),
                page.getProvider().isBlank() ? "web" : page.getProvider(),
                OrdersToTheAssistant.mayBeQuoted(page.getTitle()) && !PraiseOfBusiness.isIn(page.getTitle())
                        ? page.getTitle()
                        : "",
                OF_A_PAGE,
                page.getUrl(),
                page.getContent(),
                TextAsEvidence.ofAPage(page.getContent()),
                page.getScore());
    }

    public boolean isFromTheWeb() {
        return !url.isEmpty();
    }

    /** Whether its address could break out of a link. */
    boolean hasAnUnfitAddress() {
        return aspect.equals(OF_A_PAGE) && !WebAddress.isPlain(url);
    }

    /** Whether nothing is left of it without orders. */
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

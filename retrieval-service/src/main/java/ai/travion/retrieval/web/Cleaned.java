package ai.travion.retrieval.web;

import ai.travion.schemas.WebResult;
import ai.travion.schemas.envelope.Bounds;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;

/** Results as the envelope carries them: text without markup and control characters, and a public address or none at all. */
final class Cleaned {

    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}]+");
    /** Tags that stood in entities, and entities that stood in entities. */
    private static final Pattern HIDDEN =
            Pattern.compile("</?[A-Za-z!][^<>]{0,500}>|&(?:lt|gt|amp|#x?[0-9A-Fa-f]{1,6});");

    private static final int LAYERS = 3;
    /** Markdown's links and images: what they show is text. */
    private static final Pattern LINK =
            Pattern.compile("!?\\[([^\\]\\[]{0,300})\\]\\([^()\\s]{1,500}(?: [^()]{0,100})?\\)");

    private static final int TITLE_CHARACTERS = 160;

    private Cleaned() {}

    /** A result, where there is something in it to read and an address to show. */
    static Optional<WebResult> result(
            @Nullable String title, @Nullable String url, @Nullable String content, double score, String provider) {
        var words = text(content);
        return PublicAddress.of(Optional.ofNullable(url).orElse(""))
                .filter(address -> !words.isBlank())
                .map(address -> WebResult.newBuilder()
                        .setTitle(Bounds.cut(text(title), TITLE_CHARACTERS))
                        .setUrl(address.toString())
                        .setContent(Bounds.cut(words, Bounds.WEB_RESULT_CHARACTERS))
                        .setScore((float) Math.clamp(score, 0, 1))
                        .setProvider(provider)
                        .build());
    }

    static String text(@Nullable String html) {
        var plain = Optional.ofNullable(html).orElse("");
        for (int layer = 0;
                layer < LAYERS && (layer == 0 || HIDDEN.matcher(plain).find());
                layer++) {
            plain = Jsoup.parse(plain).text();
        }
        plain = HIDDEN.matcher(plain).replaceAll(" ");
        plain = LINK.matcher(plain).replaceAll("$1");
        return UNSEEN.matcher(plain).replaceAll(" ").replaceAll("\\s+", " ").strip();
    }
}

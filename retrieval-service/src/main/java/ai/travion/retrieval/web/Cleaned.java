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
        var plain = Jsoup.parse(Optional.ofNullable(html).orElse("")).text();
        return UNSEEN.matcher(plain).replaceAll(" ").replaceAll("\\s+", " ").strip();
    }
}

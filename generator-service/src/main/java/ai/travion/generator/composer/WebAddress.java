package ai.travion.generator.composer;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Addresses of the web: those that the answer offers to search at, and whether a stranger's is fit to be shown. */
public final class WebAddress {

    private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}+|\\s+");
    private static final int LONGEST_QUERY = 200;

    private WebAddress() {}

    static String ofMapSearch(String query) {
        return "https://www.google.com/maps/search/?api=1&query=" + encoded(query);
    }

    static String ofWebSearch(String query) {
        return "https://www.google.com/search?q=" + encoded(query);
    }

    /** Whether it is an ordinary web address that cannot break out of a Markdown link. */
    public static boolean isPlain(String url) {
        if (url.length() > 500 || !url.matches("https?://[^\\s()<>\\[\\]\"'`\\\\]+")) {
            return false;
        }
        try {
            return new URI(url).getHost() != null;
        } catch (URISyntaxException unreadable) {
            return false;
        }
    }

    private static String encoded(String query) {
        var line = CONTROLS.matcher(query).replaceAll(" ").strip();
        int end = Math.min(line.length(), LONGEST_QUERY);
        if (end < line.length() && Character.isHighSurrogate(line.charAt(end - 1))) {
            end--;
        }
        // An asterisk is left as it is by the encoder, and is emphasis in Markdown.
        return URLEncoder.encode(line.substring(0, end), StandardCharsets.UTF_8).replace("*", "%2A");
    }
}

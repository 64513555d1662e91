package ai.travion.retrieval.ingest;

import ai.travion.retrieval.ingest.ReadDocuments.Read;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Markdown with optional front matter: one document, its title the first heading or the file's name. */
final class Markdown {

    private static final Pattern FRONT_MATTER =
            Pattern.compile("\\A---[ \\t]*\\R(.*?)\\R---[ \\t]*(?:\\R|\\z)", Pattern.DOTALL);
    private static final Pattern LIST_ENTRY = Pattern.compile("[ \\t]*-[ \\t]+(.+)");
    private static final Pattern TITLE = Pattern.compile("^#{1,6} +(.+?) *#* *$", Pattern.MULTILINE);
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+?) *#* *$");
    private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```[ \\t]*$");
    private static final Pattern IMAGE = Pattern.compile("!\\[([^]]*)]\\([^)]*\\)");
    private static final Pattern LINK = Pattern.compile("\\[([^]]+)]\\([^)]*\\)");
    private static final Pattern MARK = Pattern.compile("(?m)\\*\\*|__|`|^> ?|^[ \\t]*[-*+] +|^[ \\t]*\\d+\\. +");
    /** What a browser would not show of the HTML that may stand in Markdown. */
    private static final Pattern NOT_SHOWN =
            Pattern.compile("(?is)<!--.*?-->|<(script|style|template|noscript|iframe)\\b[^>]*>.*?</\\1>|"
                    + "<(\\w+)\\b[^>]*(?:\\shidden\\b|display\\s*:\\s*none|visibility\\s*:\\s*hidden)[^>]*>.*?</\\2>");

    private static final Pattern TAG = Pattern.compile("<[^>]{1,200}>");
    private static final Pattern ONE_BREAK = Pattern.compile("(?<!\\n)\\n(?!\\n)");

    private Markdown() {}

    static Read read(String id, String content) throws UnreadableDocumentException {
        var text = content.replace("\r\n", "\n");
        var front = FRONT_MATTER.matcher(text);
        Map<String, String> metadata = Map.of();
        if (front.find()) {
            metadata = frontMatter(front.group(1));
            text = text.substring(front.end());
        }
        var heading = TITLE.matcher(text);
        var title = metadata.getOrDefault("title", heading.find() ? heading.group(1) : FileNames.title(id));
        var plain = plain(text);
        if (plain.isBlank()) {
            throw new UnreadableDocumentException("it holds no text");
        }
        return Read.one(new SourceDocument(id, title, plain, metadata));
    }

    private static Map<String, String> frontMatter(String lines) {
        var metadata = new LinkedHashMap<String, String>();
        var last = "";
        for (var line : lines.lines().toList()) {
            int colon = line.indexOf(':');
            var entry = LIST_ENTRY.matcher(line);
            if (entry.matches()) {
                metadata.merge(
                        last, unquoted(entry.group(1)), (some, next) -> some.isEmpty() ? next : some + "," + next);
            } else if (colon > 0) {
                last = line.substring(0, colon).strip();
                metadata.put(last, unquoted(line.substring(colon + 1)));
            }
        }
        metadata.remove("");
        return metadata;
    }

    private static String unquoted(String value) {
        return value.strip().replaceAll("^[\"'\\[]|[\"'\\]]$", "");
    }

    private static String plain(String text) {
        var words = FENCE.matcher(text).replaceAll("");
        words = NOT_SHOWN.matcher(words).replaceAll(" ");
        words = HEADING.matcher(words).replaceAll("\n$1.\n");
        words = IMAGE.matcher(words).replaceAll("$1");
        words = LINK.matcher(words).replaceAll("$1");
        words = TAG.matcher(words).replaceAll(" ");
        words = MARK.matcher(words).replaceAll("");
        words = words.replaceAll("[ \\t]+", " ").replaceAll("\\n{3,}", "\n\n");
        return ONE_BREAK.matcher(words).replaceAll(" ").strip();
    }
}

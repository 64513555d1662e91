package ai.travion.retrieval.ingest;

import ai.travion.retrieval.ingest.ReadDocuments.Read;
import ai.travion.retrieval.markup.MarkdownMarks;
import ai.travion.retrieval.markup.Unseen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;

/** Markdown with optional front matter: one document, its title the first heading or the file's name. */
final class Markdown {

    private static final Pattern FRONT_MATTER =
            Pattern.compile("\\A---[ \\t]*\\R(.*?)\\R---[ \\t]*(?:\\R|\\z)", Pattern.DOTALL);
    private static final Pattern OPEN_FRONT_MATTER = Pattern.compile("\\A---[ \\t]*\\R[\\w-]+:[ \\t]");
    private static final Pattern LIST_ENTRY = Pattern.compile("[ \\t]*-[ \\t]+(.+)");
    private static final Pattern TITLE = Pattern.compile("^#{1,6} +(.+?) *#* *$", Pattern.MULTILINE);
    private static final Pattern HEADING = Pattern.compile("[ \\t]{0,3}#{1,6}[ \\t]+(.+?)[ \\t]*#*[ \\t]*");
    private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```[ \\t]*$");
    private static final Pattern ENTRY =
            Pattern.compile("[ \\t]*(?:[-*+]|\\d{1,3}[.)])[ \\t]+(?:\\[[ xX]\\][ \\t]+)?(.+)");
    private static final Pattern ROW = Pattern.compile("[ \\t]*\\|.*\\|[ \\t]*|[^|]+(?:\\|[^|]*){2,}");
    private static final Pattern RULE_OF_A_TABLE = Pattern.compile("[ \\t|:-]+");
    private static final Pattern UNDERLINE = Pattern.compile("[ \\t]*(?:={3,}|-{3,})[ \\t]*");
    private static final Pattern MARKED_UP = Pattern.compile("<[A-Za-z/!]|&[A-Za-z#][A-Za-z0-9]{1,7};");

    private Markdown() {}

    static Read read(String id, String content) throws UnreadableDocumentException {
        var text = content.replace("\r\n", "\n");
        var front = FRONT_MATTER.matcher(text);
        Map<String, String> metadata = Map.of();
        var doubts = new ArrayList<String>();
        if (front.find()) {
            metadata = frontMatter(front.group(1), doubts);
            text = text.substring(front.end());
        } else if (OPEN_FRONT_MATTER.matcher(text).find()) {
            doubts.add(
                    "what it begins with looks like front matter without a line of --- at its end, and is read as text");
        }
        var heading = TITLE.matcher(text);
        var title = metadata.getOrDefault(
                "title", heading.find() ? MarkdownMarks.removedFrom(heading.group(1)) : FileNames.title(id));
        var plain = plain(text, title);
        if (plain.isBlank()) {
            throw new UnreadableDocumentException("it holds no text");
        }
        return new Read(List.of(new SourceDocument(id, title, plain, metadata)), List.of(), doubts);
    }

    private static Map<String, String> frontMatter(String lines, List<String> doubts) {
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
            } else if (!line.isBlank() && !line.strip().startsWith("#")) {
                doubts.add("\"" + line.strip() + "\" in its front matter is no \"name: value\", and is left out");
            }
        }
        metadata.remove("");
        return metadata;
    }

    private static String unquoted(String value) {
        return value.strip().replaceAll("^[\"'\\[]|[\"'\\]]$", "");
    }

    /** Its paragraphs, parted by empty lines, without marks and without what a browser would not show of the HTML that may stand in it. */
    static String plain(String text, String title) {
        var blocks = new Paragraphs(title);
        var open = new StringBuilder();
        for (var line : shown(FENCE.matcher(text).replaceAll("")).lines().toList()) {
            read(line.replaceFirst("^[ \\t]*(?:>[ \\t]?)+", ""), open, blocks);
        }
        close(open, blocks);
        return blocks.text();
    }

    private static void read(String line, StringBuilder open, Paragraphs blocks) {
        var heading = HEADING.matcher(line);
        var entry = ENTRY.matcher(line);
        if (line.isBlank()) {
            close(open, blocks);
        } else if (heading.matches()) {
            close(open, blocks);
            blocks.heading(MarkdownMarks.removedFrom(heading.group(1)));
        } else if (UNDERLINE.matcher(line).matches()) {
            if (!open.isEmpty()) {
                blocks.heading(MarkdownMarks.removedFrom(open.toString()));
                open.setLength(0);
            }
        } else if (entry.matches()) {
            close(open, blocks);
            blocks.entry(MarkdownMarks.removedFrom(entry.group(1)));
        } else if (RULE_OF_A_TABLE.matcher(line).matches()) {
            close(open, blocks);
        } else if (ROW.matcher(line).matches()) {
            close(open, blocks);
            var cells = line.strip().replaceAll("^\\||\\|$", "").split("\\|", -1);
            blocks.row(Arrays.stream(cells).map(MarkdownMarks::removedFrom).toList());
        } else {
            open.append(line).append('\n');
        }
    }

    private static void close(StringBuilder open, Paragraphs blocks) {
        if (!open.isEmpty()) {
            blocks.paragraph(MarkdownMarks.removedFrom(open.toString()));
            open.setLength(0);
        }
    }

    private static String shown(String text) {
        if (!MARKED_UP.matcher(text).find()) {
            return text;
        }
        var page = Jsoup.parse(text);
        Unseen.removeFrom(page);
        page.select("p, div, li, tr, br, h1, h2, h3, h4, h5, h6").forEach(block -> block.after("\n"));
        return page.wholeText();
    }
}

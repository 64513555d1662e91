package ai.travion.verifier.check;

import ai.travion.schemas.WebResult;
import ai.travion.schemas.envelope.ReadableLength;
import ai.travion.verifier.check.Check.Fault;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A draft is there, is not too long to read, and links only to searches and to the pages that it quotes. */
final class Format {

    static final String UNKNOWN_LINK = "It links to an address that I do not vouch for.";

    private static final String KNOWLEDGE_BASE = "knowledge_base";
    private static final Set<String> ALLOWED_HOSTS = Set.of("www.google.com");
    /** A tag of any name: whole, or cut short behind its attributes, or one that does harm. */
    private static final Pattern TAGS = Pattern.compile(
            "(?i)</?[a-z][a-z0-9-]*(?:[\\s/][^<>]*)?>|<[a-z][a-z0-9-]*\\s[^<>]*=|<!(?:--|\\[|doctype)|<\\s*/?\\s*(?:script|iframe|img|a|object|embed|svg|style|form|input|link|meta|video|audio|base)\\b");

    /** The beginning of a record or a list of them, bare or in a block of code. */
    private static final Pattern DATA = Pattern.compile("\\s*(?:```\\w*\\s*)?(?:\\{\\s*\"|\\[\\s*[{\"]|<\\?xml)");

    /** What leads out of a path that looks allowed. */
    private static final Pattern DETOUR = Pattern.compile("(?i)/\\.{1,2}(?:/|$)|%2e|%2f|%5c|//|\\\\");

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?](?=\\s|$)");

    private static final Pattern SEARCH = Pattern.compile("/search|/maps(?:/(?:search|place|dir|@)[^?#]*)?/?");

    private Format() {}

    static List<Fault> faults(Reviewed reviewed) {
        var raw = reviewed.draft().raw();
        if (raw.isBlank()) {
            return List.of(Fault.mendedByRewriting("There is no answer.", "Write an answer."));
        }
        var faults = new ArrayList<Fault>();
        int longest = ReadableLength.of(reviewed.state());
        if (raw.length() > longest) {
            faults.add(Fault.mendedByRewriting(
                    "It is too long to read.", String.format(Locale.ROOT, "Shorten it to %,d characters.", longest)));
        }
        if (TAGS.matcher(raw).find()) {
            faults.add(Fault.mendedByRewriting("It holds marks of a web page.", "Write Markdown without HTML."));
        }
        if (DATA.matcher(raw).lookingAt()) {
            faults.add(Fault.mendedByRewriting(
                    "It is written for a program.", "Write sentences for the traveller, and no data structure."));
        }
        if (!reviewed.isByRule() && BreaksOff.isSo(raw)) {
            faults.add(Fault.mendedByRewriting(
                    "It breaks off in the middle of a sentence.", "Finish the last sentence, or leave it out."));
        }
        var quoted = reviewed.state().getWebSearchResults().stream()
                .map(WebResult::getUrl)
                .collect(Collectors.toSet());
        reviewed.draft().links().stream()
                .filter(link -> !quoted.contains(link)
                        && !isTheHostOfOne(link, quoted)
                        && !isAllowed(link)
                        && !isInTheKnowledgeBase(link, reviewed))
                .map(link -> Fault.mendedByRewriting(
                        UNKNOWN_LINK,
                        "Remove the link to " + link + " and the sentence that it stands in" + quoted(link, raw)))
                .forEach(faults::add);
        return faults;
    }

    /** The sentence around it; where the line is too long to quote, its end. */
    private static String quoted(String link, String raw) {
        return raw.lines()
                .filter(line -> line.contains(link))
                .findFirst()
                .map(line -> {
                    int at = line.indexOf(link);
                    int begin = Math.max(
                            0,
                            Math.max(
                                            line.lastIndexOf(". ", at),
                                            Math.max(line.lastIndexOf("! ", at), line.lastIndexOf("? ", at)))
                                    + 1);
                    var after = SENTENCE_END.matcher(line);
                    int end = after.find(at + link.length()) ? after.start() + 1 : line.length();
                    return ": “" + Fault.quotable(line.substring(begin, end).strip()) + "”";
                })
                .orElse(".");
    }

    /** "As news.example has it": the page that is quoted, by its host alone. */
    private static boolean isTheHostOfOne(String link, Collection<String> quoted) {
        return quoted.stream().anyMatch(page -> {
            try {
                return link.equalsIgnoreCase(new URI(page).getHost());
            } catch (URISyntaxException unreadable) {
                return false;
            }
        });
    }

    /** An office's address that our own pages name, as that of the visa. */
    private static boolean isInTheKnowledgeBase(String link, Reviewed reviewed) {
        return reviewed.state().getRetrievedDocuments().stream()
                .anyMatch(document -> document.getSource().equals(KNOWLEDGE_BASE)
                        && document.getContent().contains(link));
    }

    private static boolean isAllowed(String link) {
        try {
            var address = new URI(link);
            var host = address.getHost();
            return "https".equals(address.getScheme())
                    && host != null
                    && address.getUserInfo() == null
                    && ALLOWED_HOSTS.contains(host.toLowerCase(Locale.ROOT))
                    && !DETOUR.matcher(address.getRawPath()).find()
                    && SEARCH.matcher(address.getRawPath()).matches();
        } catch (URISyntaxException unreadable) {
            return false;
        }
    }
}

package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import com.google.common.net.InternetDomainName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Finds every address in a text that a reader could follow, or that a page which shows the text would make a link of: of any scheme and
 * of none, in a definition of Markdown, in HTML, and as a bare host under a suffix that exists (by the public suffix list).
 */
final class Addresses {

    private static final String REST = "[^\\s<>()\\[\\]\"”“`|]*";

    private static final Pattern WITH_SCHEME = Pattern.compile("\\b[a-z][a-z0-9+.-]{1,20}://" + REST, CASE_INSENSITIVE);

    private static final Pattern OF_NO_HOST = Pattern.compile(
            "\\b(?:mailto|javascript|vbscript|whatsapp|skype|magnet):(?=\\S)" + REST
                    + "|(?<=<)[a-z][a-z0-9+.-]{1,31}:[^\\s<>]+(?=>)",
            CASE_INSENSITIVE);

    /** "[a]: //b.example/c", which "[words][a]" points to. */
    private static final Pattern DEFINED = Pattern.compile(
            "(?m)(?<=^[ \\t>]{0,8}\\[[^\\]\\n]{1,200}\\]:[ \\t]{0,8}<?)" + "(?:[a-z][a-z0-9+.-]{1,31}:|/)[^\\s<>]+",
            CASE_INSENSITIVE);

    private static final Pattern ATTRIBUTE =
            Pattern.compile("(?<=\\b(?:href|src|action|poster)\\s{0,3}=\\s{0,3}[\"']?)[^\\s\"'=<>]+", CASE_INSENSITIVE);

    private static final Pattern MAIL = Pattern.compile("\\b[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*\\.\\w{2,}\\b");

    /** "//hp-tours.ru/x": of whichever scheme the page has that shows it. */
    private static final Pattern OF_ANY_SCHEME =
            Pattern.compile("(?<![:\\w/])//(?=[\\p{L}\\d][\\p{L}\\d-]*\\.\\p{L})" + REST);

    private static final Pattern WWW = Pattern.compile("\\bwww\\." + REST, CASE_INSENSITIVE);

    private static final Pattern BARE = Pattern.compile(
            "(?<![\\p{L}\\d@./_-])(?<host>(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?\\.)+(?<suffix>xn--[a-z0-9-]{2,58}[a-z0-9]|\\p{L}{2,24}))(?![\\p{L}\\d@_-]|\\.\\p{L}|\\()(?::\\d{2,5})?(?<path>/"
                    + REST + ")?");

    /** Most texts hold no address, and to look for one takes long. */
    private static final Pattern MAY_HOLD_ONE = Pattern.compile("[\\p{L}\\d]\\.\\p{L}{2}|//|@|[\\p{L}\\]]:\\S|\\]:|=");

    private static final Pattern ENDS_THE_SENTENCE = Pattern.compile("[.,;:!?*_'’]+$");

    /** Ends of the names of files that are suffixes of the net as well. */
    private static final Set<String> OF_FILES =
            Set.of("md", "py", "rs", "sh", "pl", "ps", "cc", "so", "zip", "mov", "pub", "java");

    /** Nobody registers them, and an example of an address has one. */
    private static final Set<String> RESERVED = Set.of("example", "onion");

    private static final Set<String> OF_MOST = Set.of("com", "net", "org", "lk");

    private static final Pattern CAPITALISED = Pattern.compile("\\p{Lu}\\p{Ll}+");

    private Addresses() {}

    /** Every address as it stands there, each once; what ends the sentence behind it is not in it. */
    static List<String> in(String text) {
        var found = new ArrayList<String>();
        blanked(text, address -> found.add(ENDS_THE_SENTENCE.matcher(address).replaceFirst("")));
        return found.stream().distinct().toList();
    }

    /** The text without them. */
    static String without(String text) {
        return blanked(text, address -> {}).replaceAll("\u0000+", "");
    }

    private static String blanked(String text, Consumer<String> take) {
        if (!MAY_HOLD_ONE.matcher(text).find()) {
            return text;
        }
        var rest = new StringBuilder(text);
        for (var form : List.of(ATTRIBUTE, WITH_SCHEME, OF_NO_HOST, DEFINED, MAIL, OF_ANY_SCHEME, WWW, BARE)) {
            for (var match : form.matcher(rest.toString()).results().toList()) {
                if (form == BARE && !isAHost(match.group("host"), match.group("suffix"), match.group("path") != null)) {
                    continue;
                }
                take.accept(match.group());
                rest.replace(match.start(), match.end(), "\u0000".repeat(match.end() - match.start()));
            }
        }
        return rest.toString();
    }

    /**
     * Whether somebody could own the name. Two sentences without a space between them look like one ("the lake.It"), and so do an hour
     * ("10.am") and a file ("README.md").
     */
    private static boolean isAHost(String host, String suffix, boolean hasPath) {
        var last = suffix.toLowerCase(Locale.ROOT);
        if (!isOwnable(host, last)) {
            return false;
        }
        if (hasPath || OF_MOST.contains(last)) {
            return true;
        }
        var before = host.substring(0, host.length() - suffix.length() - 1);
        boolean isMadeOfLettersOrFigures = before.length() == 1
                || before.chars().noneMatch(Character::isLetter)
                || before.matches("(?:\\p{L}\\.)+\\p{L}");
        return !isMadeOfLettersOrFigures
                && !OF_FILES.contains(last)
                && !CAPITALISED.matcher(suffix).matches();
    }

    private static boolean isOwnable(String host, String suffix) {
        if (RESERVED.contains(suffix)) {
            return true;
        }
        return InternetDomainName.isValid(host) && InternetDomainName.from(host).isUnderPublicSuffix();
    }
}

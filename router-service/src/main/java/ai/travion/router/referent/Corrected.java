package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "No not Weligama, the other one you mentioned", "not the first one, the second": what was asked last is asked of that one. */
final class Corrected {

    private static final String NTH = "first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|middle|former|latter";
    private static final String ONE = "(?:\\s+(?:ones?|place|option|beach|park|town|of\\s+(?:them|those|these)))?";
    private static final Pattern NOT_BUT = Patterns.anyCase(
            "^\\W*(?:(?:no|nope|nah|sorry|wait|oh|but|well|ok(?:ay)?|(?:i|we)\\s+(?:mean|meant|said|want(?:ed)?|asked\\s+(?:for|about)))\\b\\W*)*not\\s+(?:in\\s+|at\\s+|about\\s+|the\\s+)*(?<not>#+(?:\\s#+)*|"
                    + NTH + "|that|this)" + ONE
                    + "\\W+(?:(?:but|rather|i\\s+(?:mean|meant|said)|i\\s+was\\s+asking\\s+about|what\\s+about|how\\s+about|instead|tell\\s+me\\s+about)\\W+)*(?:the|that|your)\\s+(?<yes>others?|"
                    + NTH + ")" + ONE
                    + "(?:\\s+(?:(?:that\\s+|which\\s+)?(?:you|u)\\s+(?:just\\s+|had\\s+|have\\s+)?(?:mentioned|said|named|listed|gave(?:\\s+me)?|suggested|recommended|told\\s+me(?:\\s+about)?)|on\\s+(?:the|your)\\s+list|before|earlier|above|please|pls|then))*\\W*$");

    private static final Pattern NAMED = Pattern.compile("(?<led>\\b(?:in|at|to)\\s+)?#+(?:\\s#+)*");
    private static final String OF_THAT = "What about that?";

    private Corrected() {}

    static Optional<Bound> in(Pointer pointer) {
        var said = Patterns.matcher(NOT_BUT, pointer.message().places().remainder());
        var options = pointer.offered().options();
        if (options.size() < 2 || pointer.conversation().plan() || !said.matches()) {
            return Optional.empty();
        }
        var meant = said.group("yes");
        if (!meant.startsWith("other")) {
            int at = Singled.index(meant, options.size());
            return at >= 0 && at < options.size() ? Optional.of(asked(options.get(at))) : Optional.empty();
        }
        var refused = refused(said.group("not"), pointer);
        var left = options.stream().filter(name -> !refused.contains(name)).toList();
        return switch (left.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(asked(left.getFirst()));
            default -> Optional.of(Bound.open(open(pointer), left));
        };
    }

    private static List<String> refused(String words, Pointer pointer) {
        if (words.startsWith("#")) {
            return pointer.atlas().mentionedIn(pointer.text()).stream()
                    .map(mention -> mention.place().name())
                    .toList();
        }
        var options = pointer.offered().options();
        int at = words.startsWith("th")
                ? pointer.latest().stream()
                        .map(Place::name)
                        .map(options::indexOf)
                        .findFirst()
                        .orElse(-1)
                : Singled.index(words, options.size());
        return at >= 0 && at < options.size() ? List.of(options.get(at)) : List.of();
    }

    /** What was asked of the one that is not meant, to be asked of the other. */
    private static String open(Pointer pointer) {
        return pointer.before()
                .filter(before -> before.places().targets().size() == 1)
                .map(before -> {
                    var named = Patterns.matcher(NAMED, before.places().remainder());
                    if (!named.find()) {
                        return OF_THAT;
                    }
                    var text = before.said().text();
                    return text.substring(0, named.start())
                            + (named.group("led") == null ? "it" : "there")
                            + text.substring(named.end());
                })
                .orElse(OF_THAT);
    }

    /** The same of another place, as a follow-up has it. */
    private static Bound asked(String name) {
        return Bound.to("What about " + name + "?");
    }
}

package ai.travion.router.referent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.rewrite.StandAlone;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One of several that were offered: "the one you said", "the middle one", "the other", "the colombo one", "that one". */
final class Singled {

    private static final String ONE = "one|place|option|choice|park|beach|town|suggestion";
    private static final Pattern RECOMMENDED = Patterns.anyCase(
            "\\b(?:the|that|which(?:ever)?)\\s+(?:" + ONE
                    + ")\\s+(?:that\\s+|which\\s+)?(?:you|u)\\s+(?:just\\s+|had\\s+|have\\s+|'d\\s+|'ve\\s+)?(?:said|say|mentioned|named|picked|chose|recommend(?:ed)?|suggest(?:ed)?|prefer(?:red)?|like|liked|favou?r|meant|think(?:\\s+is\\s+\\p{L}+)?|told\\s+(?:me|us)(?:\\s+(?:about|of))?)\\b(?:\\s+(?:first|before|earlier))?"
                    + "|\\b(?<!what's\\s)(?<!what\\sis\\s)(?<!whats\\s)(?<!is\\sthat\\s)your\\s+(?:\\p{L}+\\s+)?(?:pick|choice|recommendation|favou?rite|suggestion|tip|winner)\\b(?!\\s+for\\b)(?:\\s+of\\s+(?:those|these|them|the\\s+(?:two|three)))?");
    private static final String NTH = "first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|middle|former|latter";
    private static final Pattern ORDINAL = Patterns.anyCase("\\b(?:the\\s+)?(?:(?<word>" + NTH + ")(?:\\s+(?:" + ONE
            + "|closest|nearest|of\\s+(?:them|those|these|the\\s+(?:two|three|lot)))\\b|(?=\\W*$)"
            + "|(?<=\\bthe\\s(?:first|second|third|fourth|fifth|last|middle|former|latter|1st|2nd|3rd|4th|5th))(?=\\s*[,.;:?!]|\\s+(?:sounds?|looks?|seems?|takes?|costs?|opens?|closes?|has|is|was|like|then|please|though|instead|suits?|works?|for|better|how|what|when|where|why|can|could|in|at|it\\s+is)\\b|\\s+and\\s+(?:how|what|when|where|is|can|do)\\b)"
            + "|(?<=\\bthe\\s(?:former|latter))(?=\\s+(?:good|any|nice|nicer|better|best|worth|safe|safer|easy|easier|hard|quiet|quieter|hot|cold|warm|cool|dry|wet|rainy|far|near|busy|crowded|more|much|less|really|also|too|still|open|closed|suitable|great|ok(?:ay)?|fine|cheap|cheaper|doable|feasible|have|offer|got|do|does|sound|look|take|cost|on|during|with)\\b))"
            + "|(?:number|no\\.?|option|#)\\s*(?<figure>[1-5])\\b)(?!\\s+(?:day|night|week|of\\s+\\p{L}+ber))");
    private static final Pattern OTHER = Patterns.anyCase(
            "(?<!\\bone\\s(?:to|and|or|after|from)\\s)\\bthe\\s+other(?:\\s+(?:" + ONE
                    + ")\\b|(?=\\W*$)|(?=\\s*[,.;?!])|(?=\\s+(?:is|then|has|how|what|when|instead|like|worth|better|safe|good|open|nice|near|far)\\b))");
    private static final Pattern AS_YOU_SAID = Patterns.anyCase(
            "^\\s+(?:that\\s+|which\\s+)?(?:you|u)\\s+(?:just\\s+|had\\s+|have\\s+)?(?:mentioned|said|named|listed|told\\s+(?:me|us)(?:\\s+(?:about|of))?|gave(?:\\s+(?:me|us))?|wrote)\\b|^\\s+(?:on|of|from)\\s+(?:the|your|that)\\s+list\\b");
    private static final Pattern NEXT =
            Patterns.anyCase("\\b(?:the\\s+)?next\\s+(?:" + ONE + ")(?:\\s+(?:on|of|in)\\s+(?:your|the)\\s+list)?\\b");
    private static final Pattern GOES_ON = Patterns.anyCase("^\\W*(?:and|what\\s+about|how\\s+about|same\\s+for)\\b");
    private static final Pattern THAT_ONE =
            Patterns.anyCase("\\b(?:that|this)\\s+one\\b|\\bgo(?:ing)?\\s+(?:with|for)\\s+(?:that|it|this)\\b");
    private static final Pattern ALONE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|yes|no|back\\s+to|what\\s+about|how\\s+about|tell\\s+me\\s+(?:more\\s+)?about|more\\s+about|(?:i|we)(?:'d|'ll|\\s+would)?\\s+(?:like|prefer|take|choose|want)|let'?s\\s+(?:take|do|go\\s+(?:to|with|for))|go(?:ing)?\\s+(?:with|for))\\W+)*#\\W*(?:sounds?\\s+(?:good|nice|great|lovely)\\W*)?(?:please|then|thanks)?\\W*$");

    private Singled() {}

    static Optional<Bound> in(Pointer pointer) {
        return Corrected.in(pointer)
                .or(() -> recommended(pointer))
                .or(() -> other(pointer))
                .or(() -> next(pointer))
                .or(() -> counted(pointer))
                .or(() -> Described.in(pointer))
                .or(() -> thatOne(pointer))
                .or(() -> there(pointer));
    }

    private static Optional<Bound> recommended(Pointer pointer) {
        var said = Patterns.matcher(RECOMMENDED, pointer.text());
        if (!said.find()) {
            return Optional.empty();
        }
        var offered = pointer.offered();
        var only = pointer.latest().size() == 1
                ? Optional.of(pointer.latest().getFirst().name())
                : Optional.<String>empty();
        return offered.recommended()
                .or(() -> only)
                .map(name -> named(name, pointer.text(), said))
                .or(() -> open(pointer));
    }

    private static Optional<Bound> other(Pointer pointer) {
        var said = Patterns.matcher(OTHER, pointer.text());
        if (pointer.offered().options().size() != 2 || !said.find()) {
            return Optional.empty();
        }
        var left = pointer.offered().options().stream()
                .filter(name -> !pointer.atHand().contains(name))
                .toList();
        var name = left.size() == 1
                ? Optional.of(left.getFirst())
                : pointer.offered()
                        .recommended()
                        .map(chosen -> theOther(pointer.offered().options(), chosen));
        return name.map(one -> named(one, pointer.text(), said)).or(() -> open(pointer));
    }

    private static String theOther(List<String> two, String one) {
        return two.getFirst().equals(one) ? two.getLast() : two.getFirst();
    }

    /** The one after the one that is spoken of; the second where none is. */
    private static Optional<Bound> next(Pointer pointer) {
        var said = Patterns.matcher(NEXT, pointer.text());
        var options = pointer.offered().options();
        if (options.isEmpty() || !said.find()) {
            return Optional.empty();
        }
        int at = pointer.atHand().size() == 1 ? options.indexOf(pointer.atHand().getFirst()) : 0;
        return at + 1 < options.size()
                ? Optional.of(named(options.get(at + 1), pointer.text(), said))
                : Optional.empty();
    }

    private static Optional<Bound> counted(Pointer pointer) {
        var options = pointer.offered().options();
        var said = Patterns.matcher(ORDINAL, pointer.text());
        if (options.size() < 2 || !said.find()) {
            return Optional.empty();
        }
        // "How long does it last?", "what should we see first?"
        boolean bare = said.group("word") != null && said.group().equalsIgnoreCase(said.group("word"));
        if (bare && !isAlone(pointer.text(), said)) {
            return Optional.empty();
        }
        int at = index(said, options.size());
        return at >= 0 && at < options.size()
                ? Optional.of(likewise(pointer, said, options.get(at)))
                : Optional.empty();
    }

    /** "And the last one?" after something was asked of another of them is asked the same. */
    private static Bound likewise(Pointer pointer, Matcher said, String name) {
        boolean asked = pointer.atHand().size() == 1
                && pointer.before()
                        .filter(before -> before.places().targets().size() == 1 && Phrases.isQuestion(before.said()))
                        .isPresent();
        return asked && isAlone(pointer.text(), said) && Patterns.isIn(GOES_ON, pointer.text())
                ? Bound.to("What about " + name + "?")
                : named(name, pointer.text(), said);
    }

    private static int index(Matcher said, int size) {
        return said.group("figure") != null
                ? Integer.parseInt(said.group("figure")) - 1
                : index(said.group("word"), size);
    }

    /** Which of so many an ordinal means; less than none where it means none. */
    static int index(String ordinal, int size) {
        return switch (ordinal.toLowerCase(Locale.ROOT)) {
            case "first", "1st", "former" -> 0;
            case "second", "2nd" -> 1;
            case "third", "3rd" -> 2;
            case "fourth", "4th" -> 3;
            case "fifth", "5th" -> 4;
            case "middle" -> size % 2 == 1 ? size / 2 : -1;
            default -> size - 1;
        };
    }

    /** One of two, of which none was chosen, has to be asked for. */
    private static Optional<Bound> thatOne(Pointer pointer) {
        var said = Patterns.matcher(THAT_ONE, pointer.text());
        boolean several = pointer.latest().size() > 1 && pointer.atHand().size() > 1;
        if (pointer.isPlaced() || !several || pointer.conversation().plan() || !said.find()) {
            return Optional.empty();
        }
        return pointer.offered()
                .recommended()
                .map(name -> named(name, pointer.text(), said))
                .or(() -> open(pointer));
    }

    /** "There" after two were compared is the one that was recommended. */
    private static Optional<Bound> there(Pointer pointer) {
        boolean several = pointer.atHand().size() > 1;
        return pointer.isPlaced() || !several || pointer.conversation().plan()
                ? Optional.empty()
                : pointer.offered()
                        .recommended()
                        .flatMap(name -> StandAlone.pointing(pointer.text(), name))
                        .map(Bound::to);
    }

    static Optional<Bound> open(Pointer pointer) {
        return pointer.offered().options().size() > 1
                ? Optional.of(Bound.open(pointer.text(), pointer.offered().options()))
                : Optional.empty();
    }

    static Bound named(String name, String text, Matcher meant) {
        return Bound.to(
                isAlone(text, meant)
                        ? "Tell me about " + name
                        : text.substring(0, meant.start()) + name + after(text, meant));
    }

    private static boolean isAlone(String text, Matcher meant) {
        return Patterns.isAllOf(ALONE, text.substring(0, meant.start()) + "#" + after(text, meant));
    }

    /** What stands after it, but for who said so. */
    private static String after(String text, Matcher meant) {
        return AS_YOU_SAID.matcher(text.substring(meant.end())).replaceFirst("");
    }
}

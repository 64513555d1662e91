package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.NamedInTurn;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Several of what was offered together: "both", "neither", "which has fewer steps", "what's the difference", "we want it quiet". */
final class Weighed {

    private static final int MOST = 4;
    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|well|hmm+|no|sorry|lol|i\\s+mean(?:t)?|only|just|what\\s+about|how\\s+about|actually)\\b[\\s,.!]*)*";
    private static final Pattern BOTH = Patterns.anyCase(
            "\\b(?:both(?:\\s+(?:of\\s+(?:them|those|these)|parks|places|towns|beaches))?|(?<!\\bof\\s)the\\s+two(?:\\s+of\\s+them)?|all\\s+(?:three|of\\s+them))\\b(?!\\s+(?:of\\s+us|vegetarian\\w*|vegan\\w*|old|fit|love|like|are|want|have|need)\\b)");
    private static final Pattern OF_US = Patterns.anyCase(
            "\\b(?:we|we're|us|you)\\s+(?:are\\s+)?(?:both|two|all)\\b|\\bthank\\p{L}*\\s+(?:you\\s+)?both\\b");
    private static final Pattern NEITHER = Patterns.anyCase(
            LEAD
                    + "(?:neither|none)(?:\\s+of\\s+(?:them|those|these|the\\s+\\p{L}+))?\\b(?!\\s+(?:of\\s+(?:us|my|our|the\\s+kids)|are|is|has|have|can))[\\s,.!:;]*(?:thanks[\\s,.!]*)?");
    private static final Pattern DIFFERENCE = Patterns.anyCase(
            LEAD
                    + "(?:what(?:'s|s|\\s+is|\\s+are)\\s+the\\s+differences?(?:\\s+between\\s+(?:them|the\\s+two|those))?|how\\s+(?:do\\s+they|are\\s+they)\\s+(?:compare|differ\\p{L}*)|compare\\s+(?:them|the\\s+two|those|both))\\W*$");
    private static final Pattern APART = Patterns.anyCase(
            LEAD
                    + "(?:how\\s+far\\s+(?:apart\\s+are\\s+(?:they|those|these|the\\s+two|both)|are\\s+(?:they|those|these|the\\s+two)\\s+(?:apart|(?:away\\s+)?from\\s+(?:each\\s+other|one\\s+another))|(?:is\\s+it\\s+)?between\\s+(?:them|the\\s+two|those)|is\\s+(?:the\\s+)?one\\s+from\\s+the\\s+other|apart)|(?:what(?:'s|\\s+is)\\s+)?the\\s+distance\\s+between\\s+(?:them|the\\s+two|those|both)|are\\s+(?:they|the\\s+two|those)\\s+(?:very\\s+|quite\\s+)?(?:far\\s+(?:apart|from\\s+(?:each\\s+other|one\\s+another))|(?:close|near)\\s+(?:together|to\\s+(?:each\\s+other|one\\s+another))))(?:\\s+(?:then|please|by\\s+\\p{L}+))?\\W*$");
    private static final Pattern FOR = Patterns.anyCase(
            LEAD
                    + "for\\s+(?:the\\s+)?(?<what>(?!us\\b|me\\b|him\\b|her\\b|them\\b|now\\b|an?\\s|\\d)\\p{L}{3,}(?:\\s+\\p{L}{3,})?)\\W*$");
    private static final Pattern WISHED = Patterns.anyCase(
            LEAD
                    + "(?:we|i|she|he|they)(?:'d|\\s+would)?\\s+(?:really\\s+|just\\s+)?(?:wants?|prefers?|needs?|likes?)\\s+(?:it|somewhere|something|a\\s+place|one)?\\s*(?:to\\s+be\\s+|that(?:'s|\\s+is)\\s+)?(?<how>\\p{L}+)\\W*$");
    private static final Map<String, String> MORE = Map.ofEntries(
            Map.entry("quiet", "quieter"),
            Map.entry("calm", "quieter"),
            Map.entry("peaceful", "quieter"),
            Map.entry("cheap", "cheaper"),
            Map.entry("warm", "warmer"),
            Map.entry("hot", "warmer"),
            Map.entry("cool", "cooler"),
            Map.entry("easy", "easier"),
            Map.entry("safe", "safer"),
            Map.entry("lively", "livelier"),
            Map.entry("dry", "drier"));
    private static final Pattern WHICH = Patterns.anyCase(
            "\\bwhich(?:\\s+(?:ones?|of\\s+(?:them|those|these|the\\s+(?:two|three))))?\\s+(?:is|are|has|have|was|takes|costs|needs|suits|gets|looks|feels|would\\s+be|will\\s+be)\\b[^,.;?!]*");
    private static final Pattern YOURS = Patterns.anyCase(
            "\\bwhich(?:\\s+(?:one|of\\s+(?:them|those|these|the\\s+\\p{L}+)))?\\s+(?:(?:did|do|would)\\s+(?:you|u)\\s+(?:like|love|rather|say)|(?:is|was)\\s+your\\s+(?:pick|choice|favou?rite))\\b.{0,20}$");
    private static final Pattern THIS_OR_THAT = Patterns.anyCase(
            LEAD
                    + "(?:the\\s+)?(?:first|former|1st)(?:\\s+one)?\\s+or\\s+(?:the\\s+)?(?:second|latter|other|2nd|last)(?:\\s+one)?\\W*$");
    private static final Pattern TOGETHER = Patterns.anyCase(
            "\\b(?<verb>connect|combine|link|join|visit|do|see|between|of|in|at|for)\\s+(?<them>them(?:\\s+all)?|these|those|each(?:\\s+of\\s+(?:them|these|those))?)\\b(?!\\s+\\p{L}+)|(?<=\\b(?:nights?|days?|long|time)\\s)(?<each>each(?:\\s+of\\s+(?:them|these|those))?)\\W*$");
    private static final Pattern CLOSEST = Patterns.anyCase(
            "\\bwhich(?:\\s+(?:one|of\\s+(?:them|those|these)))?\\s+is\\s+(?:the\\s+)?(?:closest|nearest|closer|nearer)\\s+(?:to|from)\\s+(?<where>[^,.;?!]{3,40})");
    private static final Pattern ONLY_WHICH = Patterns.anyCase(
            "^\\W*(?<when>[^?!.;]*?)[\\s,]*\\b(?:so\\s+)?which(?:\\s+(?:one|of\\s+(?:them|the\\s+two)))?(?:\\s+(?:then|is\\s+(?:it|better|best)))?\\W*$");
    private static final Pattern BEING_THERE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|well)\\s+)*(?:i'?m|i\\s+am|we'?re|we\\s+are|(?:i|we)(?:'ll|\\s+will)\\s+be|(?:i|we)\\s+(?:go|come|arrive|travel))?\\s*(?:there|here|going)?\\s*(?:only\\s+)?");
    private static final Pattern LED =
            Patterns.anyCase("^(?:in|on|at|from|around|about|next|this|during|over|between|for|the|tomorrow|today)\\b");
    private static final Pattern PART = Patterns.anyCase("^(?:end|beginning|start|middle)\\b");
    private static final Pattern SUPERLATIVE = Patterns.anyCase(
            LEAD
                    + "(?:the\\s+)?(?<how>(?:most|least)\\s+\\p{L}+|\\p{L}+(?:er|est))(?:\\s+one)?(?:\\s+of\\s+(?:the\\s+(?:two|three|lot|bunch)|them|those|these|all))?\\W*$");
    private static final Pattern NO_MEASURE = Patterns.words(
            "other|another|latter|former|later|earlier|after|ever|never|together|whether|water|weather|over|under|river|december|september|october|november|summer|winter|easter|dinner|order|number|better|forest|rest|west|east|interest|request|guest|test|her|per|longer|transfer|slower|faster|shorter");

    private Weighed() {}

    static Optional<Bound> in(Pointer pointer) {
        return neither(pointer)
                .or(() -> pointer.conversation().plan() ? Optional.empty() : weighed(pointer))
                .or(() -> both(pointer))
                .or(() -> together(pointer));
    }

    /** "How do I connect these", "how many nights each": all that were named one after the other. */
    private static Optional<Bound> together(Pointer pointer) {
        var said = Patterns.matcher(TOGETHER, pointer.text());
        var names = NamedInTurn.in(pointer.conversation(), pointer.atlas()).stream()
                .limit(MOST)
                .map(Place::name)
                .toList()
                .reversed();
        if (pointer.isPlaced() || pointer.conversation().plan() || names.size() < 2 || !said.find()) {
            return Optional.empty();
        }
        var all = joined(names, "and");
        return Optional.of(Bound.to(
                said.group("each") == null
                        ? pointer.text().substring(0, said.start("them"))
                                + all
                                + pointer.text().substring(said.end("them"))
                        : pointer.text().substring(0, said.start("each")) + "in each of " + all));
    }

    private static Optional<Bound> weighed(Pointer pointer) {
        var options = few(pointer);
        if (options.size() < 2) {
            return Optional.empty();
        }
        return which(pointer, options)
                .or(() -> pointer.isPlaced()
                        ? Optional.empty()
                        : asked(pointer, options).map(Bound::to));
    }

    private static Optional<String> asked(Pointer pointer, List<String> options) {
        var text = pointer.text();
        if (Patterns.isAllOf(DIFFERENCE, text)) {
            return Optional.of("What is the difference between " + joined(options, "and") + "?");
        }
        if (options.size() == 2 && Patterns.isAllOf(APART, text)) {
            return Optional.of("How far is it from " + joined(options, "to") + "?");
        }
        if (Patterns.isIn(YOURS, text) || Patterns.isAllOf(THIS_OR_THAT, text)) {
            return Optional.of("Which is better" + topic(pointer) + ", " + joined(options, "or") + "?");
        }
        boolean several = pointer.atHand().size() > 1;
        var what = Patterns.matcher(FOR, text);
        if (several && what.matches()) {
            return Optional.of("Which is better for " + what.group("what") + ", " + joined(options, "or") + "?");
        }
        var wished = Patterns.matcher(WISHED, text);
        if (several && wished.matches() && MORE.containsKey(wished.group("how").toLowerCase(Locale.ROOT))) {
            var how = MORE.get(wished.group("how").toLowerCase(Locale.ROOT));
            return Optional.of("Which is " + how + ", " + joined(options, "or") + "?");
        }
        var most = Patterns.matcher(SUPERLATIVE, text);
        if (most.matches() && !Patterns.isIn(NO_MEASURE, most.group("how"))) {
            return Optional.of("Which is " + most.group("how") + ", " + joined(options, "or") + "?");
        }
        return onlyWhich(pointer, options);
    }

    /** "I'm there end of January so which": by what was asked of each, at that time. */
    private static Optional<String> onlyWhich(Pointer pointer, List<String> options) {
        var only = Patterns.matcher(ONLY_WHICH, pointer.text());
        if (!only.matches() || !pointer.message().when().saysAnything()) {
            return Optional.empty();
        }
        var bare = BEING_THERE.matcher(only.group("when")).replaceFirst("").strip();
        var when = (Patterns.isIn(LED, bare) ? "" : Patterns.isIn(PART, bare) ? "at the " : "in ") + bare;
        return Optional.of("Which is better" + topic(pointer) + " " + when + ", " + joined(options, "or") + "?");
    }

    private static String topic(Pointer pointer) {
        return pointer.before()
                .flatMap(before -> Topic.of(before, pointer.atlas()))
                .map(word -> " for " + word)
                .orElse("");
    }

    /** "Which has fewer steps, my mum has a bad hip": the options stand after what is asked of them. */
    private static Optional<Bound> which(Pointer pointer, List<String> options) {
        var near = Patterns.matcher(CLOSEST, pointer.text());
        if (near.find() && pointer.isPlaced()) {
            return Optional.of(Bound.to(
                    "Which is nearer to %s, %s?".formatted(near.group("where").strip(), joined(options, "or"))));
        }
        var said = Patterns.matcher(WHICH, pointer.text());
        // "Which is better, the south coast or the east coast?" names what it chooses from.
        boolean itsOwn = pointer.message().places().region().isPresent()
                || pointer.message().places().targets().size() > 1
                || (pointer.isPlaced()
                        && options.stream()
                                .anyMatch(name -> pointer.message().places().all().stream()
                                        .anyMatch(place -> place.name().equals(name))));
        return said.find() && !itsOwn
                ? Optional.of(Bound.to(pointer.text().substring(0, said.end()).stripTrailing() + ", "
                        + joined(options, "or") + pointer.text().substring(said.end())))
                : Optional.empty();
    }

    private static Optional<Bound> both(Pointer pointer) {
        var said = Patterns.matcher(BOTH, pointer.text());
        if (pointer.isPlaced() || Patterns.isIn(OF_US, pointer.text()) || !said.find()) {
            return Optional.empty();
        }
        var options = pointer.offered().options();
        boolean all = said.group().toLowerCase(Locale.ROOT).startsWith("all");
        var meant = all || options.size() == 2 ? options : lastTwo(pointer);
        return meant.size() < 2 || meant.size() > MOST
                ? Optional.empty()
                : Optional.of(Bound.to(said.replaceFirst(Matcher.quoteReplacement(joined(meant, "and")))));
    }

    /** Those of a longer list that were spoken of one after the other. */
    private static List<String> lastTwo(Pointer pointer) {
        return pointer.conversation().lately(pointer.atlas()).stream()
                .map(Place::name)
                .limit(2)
                .toList()
                .reversed();
    }

    /** What else there is: the options are no more spoken of. */
    private static Optional<Bound> neither(Pointer pointer) {
        var said = Patterns.matcher(NEITHER, pointer.text());
        if (pointer.offered().isEmpty() || !said.find()) {
            return Optional.empty();
        }
        var rest = pointer.text().substring(said.end()).strip();
        boolean open = rest.isEmpty() || rest.matches("(?i)(?:what|where|anything)\\s+else\\W*");
        return Optional.of(Bound.to(open ? "where else?" : rest));
    }

    private static List<String> few(Pointer pointer) {
        var options = pointer.offered().compared();
        return options.size() > MOST ? List.of() : options;
    }

    private static String joined(List<String> names, String by) {
        return names.size() == 1
                ? names.getFirst()
                : String.join(", ", names.subList(0, names.size() - 1)) + " " + by + " " + names.getLast();
    }
}

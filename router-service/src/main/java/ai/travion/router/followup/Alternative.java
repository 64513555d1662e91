package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Kinds;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Where instead?", "an easier one", "somewhere quieter": another of the kind that is spoken of, near it or in the same month. */
public final class Alternative implements Completion {

    private static final String ON_LEVEL_GROUND = "What is there to see near %s on level ground?";
    private static final String WHICH_OTHER = "Which other ";
    private static final int LONGEST_WORDS = 12;
    private static final int FEW_WORDS = 6;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|oh|ah|no|nah|right|fine|too\\s+bad|pity|thanks|i\\s+see|in\\s+that\\s+case|(?:can|could)\\s+you|please|suggest|recommend|give|show|find|tell|me|us|do\\s+you\\s+(?:know|have)|is\\s+there|are\\s+there|i(?:'d)?|we(?:'d)?|would|rather|prefer|want|like|need|maybe|perhaps|how\\s+about|what\\s+about|what(?:'s|\\s+is|\\s+are)|the|my|our|for|of)\\b[\\s,.!:]*)*";

    private static final Pattern ELSEWHERE = Patterns.anyCase(
            LEAD
                    + "(?:(?:where|what|which)\\b[^?#]{0,40}\\binstead\\b|where\\s+(?:else|then|to\\s+then)\\b(?!\\s+(?:is|are|was)\\b)|(?:what|where)\\s+then\\W*$|where\\s+else|where(?:'s|\\s+is|\\s+would\\s+be|\\s+might\\s+be|\\s+are)\\s+(?:it\\s+)?(?:better|nicer|best)(?:\\s+then)?\\W*$|where\\s+(?:should|shall|could|can|do|would)\\s+(?:i|we|he|she|they|you)\\s+(?:go|visit|try|suggest|recommend)(?:\\s+then)?\\W*$"
                    + "|(?:anywhere|somewhere|something|someplace)\\s+(?:else|similar|different|like\\s+(?:it|that|this))\\b|an?\\s+different\\s+(?:one|place|beach|hike|temple|park|town)|an?other\\s+(?:one|place|option|spot|beach|temple|park|hike|water\\s?fall|town)\\b(?!\\s+(?:day|night))"
                    + "|(?:an?\\s+|any\\s+)?(?:good\\s+|other\\s+)?alternatives?\\b|(?:any\\s+)?other\\s+(?:options?|places?|ideas?|suggestions?|choices?|ones?|beaches|hikes|temples|parks|spots|water\\s?falls)\\b|(?:if\\s+not\\s+(?:there|that|this|it)|not\\s+(?:that|this)\\s+one|plan\\s+b)\\W*$)[^?]{0,50}\\W*$");

    private static final String BETTER =
            "(?<how>easier|quieter|cheaper|closer|nearer|shorter|flatter|calmer|safer|smaller|bigger|nicer|gentler|cooler|warmer|better|(?:less|more)\\s+\\p{L}+|similar|easy|quiet|calm|flat|gentle)";
    private static final Pattern BETTER_ONE = Patterns.anyCase(LEAD
            + "(?:(?:an?|any|some|the)\\s+" + BETTER
            + "\\s+(?:one|ones|place|option|hike|walk|climb|beach|temple|park|town|spot|view|safari|water\\s?fall|alternative)s?\\b"
            + "|(?:something|somewhere|anything|anywhere|one|ones|some|any)\\s+(?:(?:that(?:'s|\\s+is)|which\\s+is|a\\s+(?:bit|little)|much|even|really)\\s+)*"
            + BETTER.replace("<how>", "<how2>") + "\\b(?!\\s+way\\b))[^?]{0,50}\\W*$");
    /** Of a way or a ticket nobody wants another place. */
    private static final Pattern OF_THE_WAY = Patterns.words(
            "way|route|trains?|bus(?:es)?|taxis?|tickets?|times?|day|dates?|months?|hotels?|restaurants?|rooms?|guides?|(?<!where\\s)else\\s+(?:to|can|could|should|do|is|are)|info\\w*");

    /** A need that was told became a question of ours, whose words are not the traveller's. */
    private static final Pattern CRITERION = Patterns.words("better for");

    private static final Pattern OUR_WORDS = Patterns.anyCase("^How hard is the walk at .*");
    private static final Pattern WHICH_PLACES = Pattern.compile("Which (?:other )?[\\p{L} ]+ are (?:good|near) .*");
    private static final Pattern ANY_PLACE =
            Patterns.words("another|other|else|alternatives?|place|places|somewhere|something|easier|quieter");
    /** Of two that were named one is meant, and no third. */
    private static final Pattern THE_OTHER = Patterns.words("the\\s+other(?:\\s+(?:one|two|place|option))?");

    private static final Pattern OF_A_PLACE = Patterns.anyCase("\\b(?:in|at|around|on)\\s+(?:the\\s+)?#+");

    private static final Pattern WHAT_ELSE_THERE =
            Patterns.anyCase(".*\\b(?:what|anything|something)\\s+else\\b.*\\b(?:there|here|do|see)\\b.*");
    private static final Pattern WITH = Patterns.anyCase("\\b(?:with|for|where|that\\s+has)\\s+(?<what>[^?.!,]{3,40})");
    private static final Pattern WORSE = Patterns.anyCase("\\bless\\s+(?<of>\\p{L}+)");

    /** "Without crocodiles" wants none of them. */
    private static final Pattern NO_ANIMALS =
            Patterns.words("(?:without|no|not|fewer|less|away from|afraid of|scared of|safe from)");

    private static final Pattern ANIMALS = Patterns.words(
            "leopards?|elephants?|whales?|dolphins?|(?:sea )?turtles?|(?:sloth )?bears?|crocodiles?|flamingos?|peacocks?");

    /** "Plan the north then" orders a plan and asks for no other place. */
    private static final Pattern ORDERS_A_PLAN =
            Patterns.anyCase("^\\W*(?:(?:ok(?:ay)?|so|then|now|and|please|let'?s)\\W+)*plan\\s.*");

    /** Whether another place is sought than the one that is spoken of. */
    static boolean isSoughtIn(Reading message) {
        return message.places().isEmpty()
                && Patterns.isIn(ELSEWHERE, message.said().text())
                && !message.said().is(WHAT_ELSE_THERE)
                && message.said().words().size() <= FEW_WORDS;
    }

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (message.said().is(ORDERS_A_PLAN)) {
            return Optional.empty();
        }
        var needs = Needs.in(message.wishes(), before.conversation().known());
        var asked = Clauses.last(message);
        var inTheRegion = inTheRegionSpokenOf(message, before, asked);
        if (inTheRegion.isPresent()) {
            return inTheRegion;
        }
        var onACoast = elsewhereOn(message, before);
        if (onACoast.isPresent()) {
            return onACoast;
        }
        boolean stands = !message.places().targets().isEmpty()
                || !message.places().beyond().isEmpty()
                || message.places().region().isPresent()
                || message.nearby()
                        .filter(search -> !Patterns.isIn(ANY_PLACE, search.facility()))
                        .isPresent()
                || message.calendar().isPresent()
                || before.conversation().plan()
                || message.when().offset().isPresent()
                || message.said().words().size() > LONGEST_WORDS
                || message.said().has(OF_THE_WAY)
                || message.said().has(THE_OTHER)
                || message.said().is(WHAT_ELSE_THERE);
        var better = Patterns.matcher(BETTER_ONE, asked);
        boolean isBetter = better.find();
        if (stands || !(isBetter || Patterns.isIn(ELSEWHERE, asked))) {
            return Optional.empty();
        }
        // Who declined a climb wants no other hike, and an easier one is none.
        boolean noClimb = before.conversation().known().getAvoid().stream()
                .anyMatch(value -> value.getValue().equals("hiking"));
        var how = isBetter
                ? how(better.group("how"), better.group("how2"))
                : needs.walkLittle() || needs.fearHeights() ? "easy" : "";
        if (isBetter && noClimb && (how.equals("easy") || isOfAClimb(before))) {
            return before.subject().map(place -> new Completed(ON_LEVEL_GROUND.formatted(place.name())));
        }
        var noted = Remark.notedBeside(message);
        return before.subject()
                .map(place -> new Completed(query(place, how, needs, message, before), noted, !noted.isEmpty()));
    }

    private static boolean isOfAClimb(Background before) {
        return before.subject()
                .flatMap(Kinds::of)
                .filter(kind -> kind.plural().equals("hikes"))
                .isPresent();
    }

    /** "So where would you go" after a question on the east coast. */
    private static Optional<Completed> inTheRegionSpokenOf(Reading message, Background before, String asked) {
        var region = before.last()
                .filter(said -> said.places().isEmpty())
                .flatMap(said -> said.places().region());
        boolean open = message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.nearby().isEmpty()
                && !before.conversation().plan()
                && Patterns.isIn(ELSEWHERE, asked);
        return open
                ? region.map(where -> new Completed("Which %s %s are good%s?"
                        .formatted(
                                asked(before).map(Kinds.Kind::plural).orElse("places"),
                                (where.inWords().endsWith("coast") ? "on " : "in ") + where.inWords(),
                                TimeSaid.in(message, before)
                                        .map(time -> " " + time)
                                        .orElse(""))))
                : Optional.empty();
    }

    /** "East coast rather?": places of the kind there. */
    private static Optional<Completed> elsewhereOn(Reading message, Background before) {
        var region = message.places().region();
        boolean onlyThat = region.isPresent()
                && message.places().isEmpty()
                && !before.conversation().plan()
                && before.last()
                        .filter(said -> !said.places().targets().isEmpty())
                        .isPresent()
                && message.said().words().size() <= FEW_WORDS;
        var sameQuestion = onlyThat
                ? before.last().flatMap(said -> ofARegion(said, region.get().inWords()))
                : Optional.<Completed>empty();
        return sameQuestion.isPresent()
                ? sameQuestion
                : onlyThat
                        ? asked(before)
                                .or(() -> before.subject().flatMap(Kinds::of))
                                .map(kind -> new Completed("Which %s on %s are good%s?"
                                        .formatted(
                                                kind.plural(),
                                                region.get().inWords(),
                                                TimeSaid.in(message, before)
                                                        .map(time -> " " + time)
                                                        .orElse(""))))
                        : Optional.empty();
    }

    /** "Is it rainy in Galle in June?" and "the east coast?": the same question of a part of the island. */
    private static Optional<Completed> ofARegion(Reading said, String region) {
        var named = Patterns.matcher(OF_A_PLACE, said.places().remainder());
        return Phrases.isQuestion(said.said())
                        && said.places().targets().size() == 1
                        && Kinds.in(said.places().remainder()).isEmpty()
                        && named.find()
                ? Optional.of(new Completed(said.said().text().substring(0, named.start())
                        + (region.contains("coast") ? "on " : "in ")
                        + region
                        + said.said().text().substring(named.end())))
                : Optional.empty();
    }

    /** Whether it asks for places of a kind, or for others in the stead of one, in words that follow-ups are made whole in. */
    public static boolean isAskedIn(Reading said) {
        return said.said().is(WHICH_PLACES);
    }

    /** Who cannot see leopards there wants to see leopards elsewhere, and not just any park. */
    private static Optional<String> animals(Reading message, Background before) {
        if (message.said().has(NO_ANIMALS)) {
            return Optional.empty();
        }
        var here = Patterns.matcher(ANIMALS, message.said().text());
        if (here.find()) {
            return Optional.of(here.group().toLowerCase(Locale.ROOT));
        }
        return before.last()
                .map(said -> ANIMALS.matcher(said.said().text()))
                .filter(said -> said.find() && Kinds.in(message.said().text()).isEmpty())
                .map(said -> said.group().toLowerCase(Locale.ROOT));
    }

    private static String query(Place place, String how, Needs needs, Reading message, Background before) {
        var seen = animals(message, before);
        if (seen.isPresent() && how.isEmpty() && message.nearby().isEmpty()) {
            return WHICH_OTHER + "places are good for seeing " + seen.get()
                    + TimeSaid.in(message, before).map(time -> " " + time).orElse("") + "?";
        }
        var kind = Kinds.in(message.said().text())
                .or(() -> asked(before))
                .or(() -> ofThePlace(place, before))
                .map(Kinds.Kind::plural);
        var with = Patterns.matcher(WITH, message.said().text());
        var condition =
                with.find() ? " with " + with.group("what").strip() : needs.withChildren() ? " for children" : "";
        var time = TimeSaid.in(message, before);
        boolean nearby = message.nearby().isPresent();
        if (kind.isEmpty() && how.equals("easy") && condition.isEmpty()) {
            return ON_LEVEL_GROUND.formatted(place.name());
        }
        if (time.isPresent() && kind.isPresent() && how.isEmpty() && !nearby) {
            return (WHICH_OTHER + "%s are good %s?").formatted(kind.get(), time.get());
        }
        return (WHICH_OTHER + "%s%s%s are near %s?")
                .formatted(how.isEmpty() ? "" : how + " ", kind.orElse("places"), condition, place.name());
    }

    /** The kind that the questions before this one were about, the last first. */
    private static Optional<Kinds.Kind> asked(Background before) {
        return before.earlier().reversed().stream()
                .limit(before.last().filter(said -> said.said().has(CRITERION)).isPresent() ? 1 : 2)
                .filter(said -> !said.said().is(OUR_WORDS) && !Remark.isIn(said))
                .flatMap(said -> Kinds.in(said.places().remainder()).stream())
                .findFirst();
    }

    /** Its own kind, where the place itself was spoken of, and not the way to it or its weather. */
    private static Optional<Kinds.Kind> ofThePlace(Place place, Background before) {
        boolean ofSomethingElse = before.last()
                .filter(said -> Phrases.asksOfTheWay(said.said()) || said.when().saysADay())
                .isPresent();
        return place.type() == PlaceType.HERITAGE && ofSomethingElse ? Optional.empty() : Kinds.of(place);
    }

    private static String how(String one, String other) {
        var said = (one == null ? other : one).toLowerCase(Locale.ROOT);
        var less = Patterns.matcher(WORSE, said);
        if (less.find()) {
            return switch (less.group("of")) {
                case "crowded", "busy", "touristy", "noisy", "popular" -> "quiet";
                case "steep", "strenuous", "demanding", "tiring", "difficult", "hard" -> "easy";
                case "expensive", "pricey" -> "cheap";
                default -> "";
            };
        }
        return switch (said) {
            case "easier", "easy", "gentler", "gentle", "flatter", "flat", "shorter" -> "easy";
            case "quieter", "quiet", "calmer", "calm" -> "quiet";
            case "cheaper" -> "cheap";
            case "safer" -> "safe";
            default -> "";
        };
    }
}

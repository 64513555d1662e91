package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.envelope.NotBorne;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Is that okay with a baby?", "is it too much for my mother of 80?": asked of the whole plan, and answered with what in it is hard. */
public final class FitForWhom {

    private static final Pattern SMALL_CHILD = Patterns.words(
            "bab(?:y|ies)|infants?|toddlers?|newborns?|little ones?|strollers?|prams?|push ?-?chairs?|bugg(?:y|ies)|\\d{1,2}[ -]?months?(?: old)?|[1-5][ -]?(?:years?|yrs?)(?:[ -]old)?|(?:one|two|three|four|five)[ -]year[ -]olds?|small (?:child|children|kids?)");
    private static final Pattern CHILD = Patterns.words(
            "kids?|child|children|sons?|daughters?|twins|triplets|(?:[6-9]|1[0-2])[ -]?(?:years?|yrs?)[ -]olds?|(?:six|seven|eight|nine|ten)[ -]years?[ -]olds?");
    /** Who is as old as that climbs with the others. */
    private static final Pattern GROWN = Patterns.words(
            "(?:of|aged?|is|are) (?:1\\d|[2-5]\\d)|(?:1\\d|[2-5]\\d)[ -]?(?:years?|yrs?|yo)(?:[ -]old)?|teen\\p{L}*|grown(?:[ -]up)?|adult (?:kids|children|sons?|daughters?)");

    private static final Pattern ORDERED = Patterns.words(
            "(?:can|could|will|would) (?:you|we|i) (?:please |just |also )?(?:make|change|adapt|adjust|turn|plan|keep|get|have|choose|find)|make (?:it|this|that|the (?:plan|trip|tour|itinerary))|adapt|adjust");
    private static final Pattern WALKS_LITTLE = Patterns.words(
            "grand(?:mother|father|ma|pa|parents?)|granny|grandad|nana|elderly|old (?:people|couple|man|woman|lady|age)|seniors?|pensioners?|mother|father|mum|mom|dad|parents?|wheel ?-?chair|(?:bad|sore|weak|hurt) (?:knees?|hips?|backs?|legs?)|(?:my|our|his|her|their|the|\\p{L}+'s) (?:(?:left|right|poor|old) )?(?:knees?|hips?|backs?|legs?|ankles?|feet|foot|joints)|(?:walks?|walking) (?:little|badly|not far)|not (?:walk|climb) (?:far|much|well)|pregnant|pregnancy|asthma\\w*|heart (?:condition|problems?|disease)|short of breath|breathless|unfit|overweight|crutches|walking stick|(?:aged|of) [6-9]\\d|[6-9]\\d[ -]?(?:years?|yrs?)(?:[ -]old)?");
    /** Of her the months are counted, and of no child. */
    private static final Pattern EXPECTING = Patterns.words("pregnan\\p{L}*|expecting(?= (?:a|our|her|my))");

    private static final Pattern ASKED = Patterns.anyCase(
            "(?:^|[.!]\\s+)\\W*(?:(?:and|but|so|ok(?:ay)?|then|hm+|thanks|one\\s+question|my\\s+\\p{L}+\\s+is\\s+\\p{Nd}{1,2}(?:\\s+(?:years?|months?)(?:\\s+old)?)?)\\W+){0,5}(?:is|are|will|would|can|could|does|do|should)\\s+(?:it|that|this|all|everything|we|you|i|they|he|she|the\\s+(?:plan|trip|pace|itinerary|tour|whole\\s+\\p{L}+)|day\\s+\\p{Nd}{1,2}|(?:that|this)\\s+day|my|our|the\\s+(?:kids?|children|little\\s+ones?|girls?|boys?|\\p{L}+)|a|an)\\b[^?]{0,50}?\\b(?:ok(?:ay)?|fine|good|suitable|doable|possible|manageable|manage|realistic|alright|work|works|suit|suits|suited|safe|cope|right|hard|difficult|tiring|strenuous|exhausting|too\\s+(?:much|rough|long|far))\\b[^?]{0,80}\\W*$");
    /** What one thing is asked of is another matter, and so is a change. */
    private static final Pattern OF_ONE_THING = Patterns.words(
            "perahera|safari|swim\\w*|surf\\w*|snorkel\\w*|div(?:e|ing)|trains?|climb|rock|boat|food|water|tap|hotels?|beach|hike|flight|visa|sea|rent|hire|book|bring|buy|eat|menu|seats?|tickets?|discount|cost|costs|price");

    private static final Pattern OF_A_CHANGE = Patterns.words("add|include|skip|drop|leave|swap|change|if|instead");
    /** "Is there anything in it that is bad for my knee?", "which stops are hard on her?" */
    private static final Pattern ANYTHING = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|hm+|thanks)\\W+)*(?:(?:is|are|isn'?t|aren'?t)\\s+there\\b|(?:do|does|did|will|would|could|can|might)\\s+(?:you|we|i|it|the\\s+plan|any(?:thing)?|something|some)\\b|any(?:thing)?\\b|what(?:'s|\\s+(?:parts?|bits?|stops?|things?|of\\s+it|in|is|are|could|would|might|will))?\\b|which\\b|how)[^?]{0,60}?\\b(?:bad|hard|hards?t|hardest|difficult|tough|tricky|dangerous|risky|rough|steep|slippery|strenuous|unsuitable|problem(?:atic|s)?|trouble|worr(?:y|ies)|hurt|strain|too\\s+(?:much|far|long|rough|hard)|not\\s+(?:good|ok(?:ay)?|suitable|fine|right|possible|doable|work(?:ing)?)|(?:won|does|do|would)n'?t\\s+work|works?\\s+for|(?:does|do)n'?t(?=\\W*$)|can'?t\\s+(?:do|manage)|cannot\\s+(?:do|manage)|skip|leave\\s+out|miss(?:\\s+out)?|sit\\s+out|careful|mind|watch(?:\\s+out)?|look\\s+out|cope|manage|suitable|doable|easy)\\b[^?]{0,80}\\W*$");

    private static final Pattern OF_THE_PLAN = Patterns.words(
            "in (?:it|there|this|that|here)|plan|itinerary|trip|tour|programme|route|planned|day \\d+|days?|stops?|parts?|bits?|of (?:it|these|those|them)|we do|there for|there that");

    /** "What should we watch out for with mosquitoes?" is asked of them. */
    private static final Pattern OF_A_MATTER = Patterns.anyCase(
            "\\b(?:careful|watch(?:\\s+out)?|look\\s+out|mind|problems?|trouble|worr\\p{L}+|do)(?:\\s+for)?\\s+(?:with|about|of|regarding|against|for)\\s+(?:(?:the|any|all|these|those|local|wild|stray)\\s+)*(?!(?:the|any|all|these|those|local|wild|stray|us|me|it|them|him|her|this|that|my|our|his|their|an?|on|in|at|during|when|while|if|here|there|with|for|trips?|plan|itinerary|tour|route|programme|days?|stops?|parts?|walks?|family|wife|husband|partner|friends?|group|girls?|boys?|kids?|child\\p{L}*|sons?|daughters?|bab\\p{L}+|infants?|toddlers?|newborns?|little|small|young|old\\p{L}*|bad|sore|weak|such|mother|father|mum|mom|dad|parents?|grand\\p{L}*|granny|nana|elderly|seniors?|pensioners?|knees?|hips?|backs?|legs?|feet|wheel\\p{L}*|stroller|pram|pregnan\\p{L}*|people|someone|anyone|one|two|three|four|five)\\b)\\p{L}+|\\b(?:which|what)\\s+(?:\\p{L}+\\s+)?(?:animals?|insects?|snakes?|diseases?|illness\\p{L}*|scams?|foods?|dish\\p{L}*|vaccin\\p{L}*)\\b");

    private static final Pattern A_DAY = Patterns.words("day");
    private static final Pattern OF_THEM = Patterns.words("her|him|them|she|he|they|us|me");
    private static final Pattern THEY = Patterns.words("her|him|she|he|they|them");
    private static final Pattern ALL_OF_IT =
            Patterns.words("all (?:of )?(?:this|that|it)|everything|the (?:plan|trip|tour|itinerary|programme|pace)");
    private static final Pattern OF_US = Patterns.words("us|me|we|i|our|my");
    /** What the plan itself says of the ground. */
    private static final Pattern UNDERFOOT =
            Patterns.words("steps|stairs|stairway|staircase|upstairs|slippery|steep|uneven|wet rocks?|boulders");

    private static final Pattern LEFT_OUT =
            Patterns.words("left out|from below|may go up|no steps|without steps|no stairs");
    private static final Pattern END = Pattern.compile("[.!]$");
    private static final String CHILDREN = "small children";
    private static final String WALKER = "whoever walks little";
    private static final int LATELY = 6;
    private static final int EARLY = 6 * 60 + 30;
    private static final int LONG_DRIVE = 180;
    private static final int LONG_WALK = 60;
    private static final int MOST = 5;
    private static final Pattern UPHILL = Patterns.anyCase(
            "^(?:climb|hike|trek|walk\\s+up|scramble)\\b.*|.*(?<!below\\sthe\\s)\\b(?:summit|steps)\\b.*");
    private static final Pattern ROUGH =
            Patterns.words("safari|jeep|boat|raft\\w*|whales?|dolphins?|snorkel\\w*|zip ?line|cycle|canoe");

    private FitForWhom() {}

    /** @param earlier what was said before: whom "her" means */
    static Optional<String> of(Asked asked, Conversation conversation, List<Reading> earlier) {
        var said = asked.reading().said();
        boolean ofAll = said.has(ANYTHING)
                && !said.has(OF_A_MATTER)
                && (said.has(OF_THE_PLAN)
                        || (conversation.plan() && namesThem(asked.reading()) && !said.has(OF_ONE_THING)));
        boolean fits = (ofAll
                        || ((conversation.plan() || said.has(ALL_OF_IT) || ofADay(asked))
                                && said.has(ASKED)
                                && !said.has(OF_ONE_THING)
                                && !said.has(OF_A_CHANGE)))
                && !asked.plan().isEmpty()
                && asked.named().isEmpty()
                && !said.has(ORDERED);
        if (!fits) {
            return Optional.empty();
        }
        var part = asked.scope().day().map(asked.plan()::on).orElse(asked.plan());
        return of(said, part)
                .or(() -> said.has(OF_THEM)
                        ? earlier.reversed().stream()
                                .limit(LATELY)
                                .flatMap(before -> of(before.said(), part).stream())
                                .findFirst()
                        : Optional.empty())
                .or(() -> ofAll || said.has(OF_US) ? asKnown(conversation, part) : Optional.empty());
    }

    /**
     * The answer for those who are named, or were before; else for those who travel; else for whoever walks little.
     *
     * @param earlier what the traveller said before, the first words first
     */
    static Optional<String> whomever(Asked asked, Conversation conversation, List<Utterance> earlier) {
        var part = asked.scope().day().map(asked.plan()::on).orElse(asked.plan());
        return part.isEmpty()
                ? Optional.empty()
                : of(asked.reading().said(), part)
                        .or(() -> earlier.reversed().stream()
                                .limit(LATELY)
                                .flatMap(before -> of(before, part).stream())
                                .findFirst())
                        .or(() -> asKnown(conversation, part))
                        .or(() -> Optional.of(answer(part, WALKER)));
    }

    /** "What could she skip?", "is there something grandma can't do?" */
    private static boolean namesThem(Reading reading) {
        return reading.said().has(THEY)
                || reading.said().has(SMALL_CHILD)
                || reading.said().has(CHILD)
                || reading.said().has(WALKS_LITTLE);
    }

    private static boolean ofADay(Asked asked) {
        return asked.scope().day().isPresent() && asked.has(A_DAY);
    }

    /** For whom it has to be easy by what was told before. */
    private static Optional<String> asKnown(Conversation conversation, Itinerary part) {
        var limits = NotBorne.by(conversation.known());
        if (limits.contains("hiking") || limits.contains("stairs")) {
            return Optional.of(answer(part, WALKER));
        }
        return conversation.known().getParty().map(StatedParty::getChildren).orElse(0) > 0
                ? Optional.of(answer(part, CHILDREN))
                : Optional.empty();
    }

    private static Optional<String> of(Utterance said, Itinerary plan) {
        if (said.has(EXPECTING)) {
            return Optional.of(answer(plan, "somebody who is pregnant"));
        }
        boolean small = said.has(SMALL_CHILD) || (said.has(CHILD) && !said.has(GROWN));
        return small || said.has(WALKS_LITTLE)
                ? Optional.of(answer(plan, small ? CHILDREN : WALKER))
                : Optional.empty();
    }

    private static String answer(Itinerary plan, String who) {
        boolean small = who.equals(CHILDREN);
        var hard = uphill(plan);
        var rough = rough(plan);
        var ground = plan.visits().stream()
                .filter(entry -> !hard.contains(entry) && !rough.contains(entry))
                .flatMap(entry -> entry
                        .saying(UNDERFOOT)
                        .filter(told -> !Patterns.isIn(LEFT_OUT, entry.activity() + " " + told))
                        .map(told -> "%s (day %d): %s"
                                .formatted(
                                        entry.activity(),
                                        entry.number(),
                                        END.matcher(told).replaceFirst("")))
                        .stream())
                .limit(MOST)
                .collect(Collectors.joining("; "));
        var drives = plan.of(Entry.Sort.DRIVE).entries().stream()
                .filter(entry -> entry.minutes() >= LONG_DRIVE)
                .toList();
        var early = plan.days().stream()
                .map(day -> plan.on(day).entries().getFirst())
                .filter(entry -> entry.start() < EARLY)
                .toList();
        var points = new ArrayList<String>();
        named(hard)
                .ifPresent(stops -> points.add(
                        "uphill" + (small ? ", so you carry the child or one of you waits below" : "") + ": " + stops));
        named(rough)
                .ifPresent(stops -> points.add(
                        (small ? "rough or wet, and often refused to small children: " : "bumpy or hard to board: ")
                                + stops));
        if (!ground.isEmpty()) {
            points.add("steps or a rough ground: " + ground);
        }
        named(drives).ifPresent(stops -> points.add("long on the road: " + stops));
        if (!early.isEmpty()) {
            points.add("an early start (before 06:30) on "
                    + early.stream()
                            .limit(MOST)
                            .map(entry -> "day " + entry.number())
                            .collect(Collectors.joining(", ")));
        }
        return points.isEmpty()
                ? "As far as the plan goes, yes: for %s nothing in it is a climb, a rough ride, a drive of three hours or a start before 06:30. Heat and sun are what to mind; plan the middle of the day indoors, and ask a doctor before the journey."
                        .formatted(who)
                : "Not all of it is easy for %s. %s. The rest is short walks, gardens, temples, towns and beaches. Say \"nothing strenuous\", \"no early starts\" or \"leave out\" and the stop, and I change it; and ask a doctor before the journey."
                        .formatted(
                                who,
                                capital(String.join(
                                        ". ",
                                        points.stream().map(FitForWhom::capital).toList())));
    }

    /** What in a plan is too hard for whoever walks little: first all that goes uphill, then what shakes or is wet; none where nothing is. */
    public static List<Entry> hardest(Itinerary plan) {
        return Stream.concat(uphill(plan).stream(), rough(plan).stream()).toList();
    }

    private static List<Entry> uphill(Itinerary plan) {
        return plan.visits().stream()
                .filter(entry -> Patterns.isAllOf(UPHILL, entry.activity()) && entry.minutes() >= LONG_WALK)
                .toList();
    }

    private static List<Entry> rough(Itinerary plan) {
        var uphill = uphill(plan);
        return plan.visits().stream()
                .filter(entry -> !uphill.contains(entry) && Patterns.isIn(ROUGH, entry.activity()))
                .toList();
    }

    private static Optional<String> named(List<Entry> entries) {
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(entries.stream()
                                .limit(MOST)
                                .map(entry -> "%s (day %d, %s)"
                                        .formatted(entry.activity(), entry.number(), Entry.length(entry.minutes())))
                                .collect(Collectors.joining("; "))
                        + (entries.size() > MOST ? ", and %d more".formatted(entries.size() - MOST) : ""));
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}

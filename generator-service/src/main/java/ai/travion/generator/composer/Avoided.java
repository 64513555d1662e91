package ai.travion.generator.composer;

import static java.util.Map.entry;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidables;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.NotBorne;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a traveller wants to stay away from, and so does not want to read about in a plan. */
record Avoided(List<Pattern> subjects) {

    private static final String STAIRS =
            "stairs?|stairways?|staircases?|steps|climb\\w*|scrambl\\w+|footbridge|ladders?";
    private static final String EFFORT =
            "hik\\w+|trek\\w*|main walks|long walks?|real effort|steep|summit|sturdy shoes|thrill\\w*|raft\\w*|walkers|strenuous|forest trails?";

    /** What a wish is known by in a text; a word that is not listed stands for itself. */
    private static final Map<String, String> SPOKEN_OF_BY = Map.ofEntries(
            entry(
                    "religion",
                    "temples?|kovils?|shrines?|church(?:es)?|mosques?|vihar\\w*|pagodas?|stupas?|devales?|devalaya|worship\\w*|monaster\\w+|buddha|kerk"),
            entry("beach", "beach(?:es)?|sands?|swim\\w*|bathing|surf\\w*|snorkel\\w*|a dip"),
            entry("swimming", "swim\\w*|bathing"),
            entry("surfing", "surf\\w*"),
            entry("snorkelling", "snorkel\\w*|div(?:e|ing|ers?)"),
            entry("diving", "div(?:e|es|ing|ers?)"),
            entry(
                    "climbing",
                    "climb\\w*|scrambl\\w+|summit|ascents?|hik\\w+|trek\\w*|steep|walk(?:s|ed)? up|(?:Adam's|mountain) peaks?|Ella Rock|Pidurangala|Single Tree Hill"),
            entry("walking", "walk\\w*|stroll\\w*|wander\\w*|on foot|hik\\w+|trek\\w*|climb\\w*|steps"),
            entry("temples", "temples?|kovils?|shrines?|vihar\\w*|pagodas?|stupas?|devales?|devalaya|monaster\\w+"),
            entry("museums", "museums?|galler(?:y|ies)"),
            entry("hiking", "hik\\w+|climb\\w*|trek\\w*|scrambl\\w+|summit"),
            entry("wildlife", "safaris?|elephants?|leopards?|jeeps?"),
            entry("shopping", "shops?|shopping|markets?|boutiques?|bazaars?|souvenirs?"),
            entry(
                    "nightlife",
                    "bars?|pubs?|clubs?|clubbing|night ?clubs?|discos?|nightlife|parties|nights? out|(?:dance|dancing|drinking) at night|go(?:ing)? out (?:dancing|drinking|at night)"),
            entry("alcohol", "bars?|pubs?|beer|wine|alcohol|arrack"),
            entry("boats", "boats?|ferry"),
            entry("whale-watching", "whales?|dolphins?"),
            entry("history", "museums?|ruins?"),
            entry("train", "trains?|railway"),
            entry("stairs", STAIRS),
            entry("heights", "cliffs?|sheer|drops?|ledge|rim|sways?|suspension|viewing tower"),
            entry("tea", "tea"));

    /** How a request may put it, besides the words above and their plurals. */
    private static final Map<String, String> ALSO_CALLED = Map.ofEntries(
            entry("whale", "whale-watching"),
            entry("dolphin", "whale-watching"),
            entry("whale tour", "whale-watching"),
            entry("whale trip", "whale-watching"),
            entry("safari", "wildlife"),
            entry("hike", "hiking"),
            entry("trek", "hiking"),
            entry("trekking", "hiking"),
            entry("climb", "climbing"),
            entry("walk", "walking"),
            entry("long walk", "walking"),
            entry("swim", "swimming"),
            entry("surf", "surfing"),
            entry("snorkeling", "snorkelling"),
            entry("scuba diving", "diving"),
            entry("bar", "nightlife"),
            entry("pub", "nightlife"),
            entry("club", "nightlife"),
            entry("market", "shopping"),
            entry("shop", "shopping"));

    /** What is told to who stays away from it, so that they can: "go early, to be there before the crowds". */
    private static final Pattern CIRCUMSTANCE = Pattern.compile(
            "(?i).*\\b(?:crowd\\w*|rain\\w*|heat|hot|cold|sun|noise|traffic|driv\\w+|early|late|mornings?|nights?|long|mosquito\\w*|leech\\w*|spicy|stairs|steps|heights|scams?|touts?)\\b.*");

    private static final Pattern LITTLE_WALKING = Pattern.compile("(?i)\\b(?:" + STAIRS + "|" + EFFORT + ")\\b");
    private static final Pattern WITH_CHILDREN = Pattern.compile(
            "(?i)\\b(?:thrill\\w*|raft\\w*|bars?|pubs?|parties|nightlife|sheer|canyoning|abseil\\w*|zip-?lines?)\\b");

    private static final String DENIED_NEXT =
            "(?i)\\b(?:no|not|without|avoid\\w*|except|hate|skip)\\b(?:\\W+\\w+){0,2}?\\W+";
    private static final String DENYING =
            "\\b(?:no|not|without|avoid\\w*|except|hate|skip|don['’]t|never|other than|instead of)\\b";
    private static final Pattern DENIAL = Pattern.compile("(?i)" + DENYING);
    /** "But I avoid bars and clubs": what is wanted none of. */
    private static final Pattern DENIED_CLAUSE =
            Pattern.compile("(?i)(?:\\b(?:but|and)\\W+)?(?:\\b(?:i|we)\\W+)?" + DENYING + "[^.;!?]*");

    static Avoided by(GraphState state) {
        var told = NotBorne.toBeToldOf(state);
        return new Avoided(state.getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .map(StatedValue::getValue)
                .filter(value -> !told.contains(value))
                .flatMap(Avoided::spokenOf)
                .toList());
    }

    /** The same beside a plan, which is made for those who travel: nothing that one of them cannot do. */
    static Avoided besideAPlan(GraphState state) {
        return new Avoided(Stream.of(
                        by(state).subjects().stream(),
                        state.getPreferences().stream().flatMap(Avoided::beyond),
                        forbidden(state).flatMap(wish -> Stream.concat(known(wish), inAnyWords(wish))))
                .flatMap(subjects -> subjects)
                .toList());
    }

    /** What the request makes a condition: nothing that is found speaks for it, whoever asks for it. */
    static Avoided asACondition(GraphState state) {
        return new Avoided(forbidden(state).flatMap(Avoided::inAnyWords).toList());
    }

    /** By every word for it that the atlas knows; an elephant ride is no elephant. */
    private static Stream<Pattern> inAnyWords(String wish) {
        return Avoidables.partsOf(wish).stream()
                .flatMap(part -> Avoidables.of(part)
                        .flatMap(Avoidable::told)
                        .map(Stream::of)
                        .orElseGet(() -> spokenOf(part)));
    }

    /** What the request forbids as such, in its own words. */
    private static Stream<String> forbidden(GraphState state) {
        return state.getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .filter(wish -> wish.getMust() && wish.getOrigin().equals("request"))
                .map(StatedValue::getValue)
                .filter(wish -> !wish.isBlank() && !isCircumstance(wish));
    }

    /** What the atlas knows by words of the texts is a thing, of whatever its name reminds. */
    private static boolean isCircumstance(String wish) {
        return CIRCUMSTANCE.matcher(wish).matches()
                && Avoidables.meantBy(wish).stream()
                        .allMatch(kind -> kind.told().isEmpty());
    }

    /** Whether the request forbids that side of every place: its history, its culture. */
    static boolean isForbidden(String aspect, GraphState state) {
        return forbidden(state).anyMatch(wish -> wish.strip().equalsIgnoreCase(aspect));
    }

    /** What those who travel cannot do, though they name none of it. */
    private static Stream<Pattern> beyond(Preferences preferences) {
        boolean walksLittle = preferences
                .getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low"))
                .isPresent();
        boolean children =
                preferences.getParty().filter(party -> party.getChildren() > 0).isPresent();
        return Stream.concat(
                walksLittle ? Stream.of(LITTLE_WALKING) : Stream.empty(),
                children ? Stream.of(WITH_CHILDREN) : Stream.empty());
    }

    /** "No temples, please": who names it so does not ask for it. */
    boolean areDeniedIn(String question) {
        return subjects.stream()
                .anyMatch(subject -> Pattern.compile(DENIED_NEXT + subject.pattern())
                        .matcher(question)
                        .find());
    }

    /**
     * What the request forbids as such, or this very message wants nothing of, and the message asks for all the same: no answer can follow
     * both.
     */
    static List<String> firmlyIn(GraphState state, String question) {
        boolean isDenied = DENIAL.matcher(question).find();
        var asked = DENIED_CLAUSE.matcher(question).replaceAll(" ");
        return state.getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .filter(wish -> isDenied
                        ? wish.getTurn() == state.getTurn()
                        : wish.getMust() && wish.getOrigin().equals("request"))
                .map(StatedValue::getValue)
                .filter(wish ->
                        known(wish).anyMatch(subject -> subject.matcher(asked).find()))
                .distinct()
                .toList();
    }

    private static Stream<Pattern> known(String wish) {
        return Stream.concat(
                spokenOf(wish),
                Stream.of(Pattern.compile(
                        "(?i)\\b" + Pattern.quote(Terms.stem(wish.toLowerCase(Locale.ROOT))) + "\\p{L}{0,3}\\b")));
    }

    /** Whether a sentence speaks of none of it. */
    boolean allow(String sentence) {
        return subjects.stream().noneMatch(subject -> subject.matcher(sentence).find());
    }

    /** "Beaches", "Whale watching" and "hikes" are what the table calls beach, whale-watching and hiking. */
    private static String commonName(String wish) {
        var name = wish.strip().toLowerCase(Locale.ROOT);
        return Stream.of(
                        name,
                        name.replace(' ', '-'),
                        name.replaceFirst("e?s$", ""),
                        name.replaceFirst("s$", ""),
                        name + "s")
                .flatMap(form ->
                        SPOKEN_OF_BY.containsKey(form) ? Stream.of(form) : Stream.ofNullable(ALSO_CALLED.get(form)))
                .findFirst()
                .orElse(name);
    }

    private static Stream<Pattern> spokenOf(String wish) {
        var words = SPOKEN_OF_BY.get(commonName(wish));
        return words == null ? Stream.empty() : Stream.of(Pattern.compile("(?i)\\b(?:" + words + ")\\b"));
    }
}

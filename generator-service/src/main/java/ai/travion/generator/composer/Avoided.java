package ai.travion.generator.composer;

import static java.util.Map.entry;

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
            entry("hiking", "hik\\w+|climb\\w*|trek\\w*|scrambl\\w+|summit"),
            entry("wildlife", "safaris?|elephants?|leopards?|jeeps?"),
            entry("shopping", "shops?|shopping|markets?|boutiques?|bazaars?|souvenirs?"),
            entry("nightlife", "bars?|pubs?|clubs?|nightlife|parties"),
            entry("alcohol", "bars?|pubs?|beer|wine|alcohol|arrack"),
            entry("boats", "boats?|ferry"),
            entry("whale-watching", "whales?|dolphins?"),
            entry("history", "museums?|ruins?"),
            entry("train", "trains?|railway"),
            entry("stairs", STAIRS),
            entry("heights", "cliffs?|sheer|drops?|ledge|rim|sways?|suspension|viewing tower"),
            entry("tea", "tea"));

    private static final Pattern LITTLE_WALKING = Pattern.compile("(?i)\\b(?:" + STAIRS + "|" + EFFORT + ")\\b");
    private static final Pattern WITH_CHILDREN = Pattern.compile(
            "(?i)\\b(?:thrill\\w*|raft\\w*|bars?|pubs?|parties|nightlife|sheer|canyoning|abseil\\w*|zip-?lines?)\\b");

    private static final String DENIED_NEXT =
            "(?i)\\b(?:no|not|without|avoid\\w*|except|hate|skip)\\b(?:\\W+\\w+){0,2}?\\W+";
    private static final Pattern DENIAL = Pattern.compile(
            "(?i)\\b(?:no|not|without|avoid\\w*|except|hate|skip|don['’]t|never|other than|instead of)\\b");

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
        return new Avoided(Stream.concat(
                        by(state).subjects().stream(),
                        state.getPreferences().stream().flatMap(Avoided::beyond))
                .toList());
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

    /** What the request itself forbids, and its message asks for all the same: no answer can follow both. */
    static List<String> firmlyIn(GraphState state, String question) {
        if (DENIAL.matcher(question).find()) {
            return List.of();
        }
        return state.getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .filter(wish -> wish.getMust() && wish.getOrigin().equals("request"))
                .map(StatedValue::getValue)
                .filter(wish -> known(wish)
                        .anyMatch(subject -> subject.matcher(question).find()))
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

    private static Stream<Pattern> spokenOf(String wish) {
        var words = SPOKEN_OF_BY.get(wish);
        return words == null ? Stream.empty() : Stream.of(Pattern.compile("(?i)\\b(?:" + words + ")\\b"));
    }
}

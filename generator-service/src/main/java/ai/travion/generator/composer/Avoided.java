package ai.travion.generator.composer;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.NotBorne;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a traveller wants to stay away from, and so does not want to read about in a plan. */
record Avoided(List<Pattern> subjects) {

    private static final String STAIRS =
            "stairs?|stairways?|staircases?|steps|climb\\w*|scrambl\\w+|footbridge|ladders?";
    private static final String EFFORT =
            "hik\\w+|trek\\w*|main walks|long walks?|real effort|steep|summit|sturdy shoes|thrill\\w*|raft\\w*|walkers|strenuous|forest trails?";

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
        return new Avoided(wishes(state).flatMap(Avoided::spokenOf).toList());
    }

    private static Stream<String> wishes(GraphState state) {
        var told = NotBorne.toBeToldOf(state);
        return state.getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .map(StatedValue::getValue)
                .filter(value -> !told.contains(value));
    }

    /** The same beside a plan, which is made for those who travel: nothing that one of them cannot do. */
    static Avoided besideAPlan(GraphState state, Places atlas) {
        return new Avoided(Stream.of(
                        by(state).subjects().stream(),
                        wishes(state)
                                .filter(wish -> !isCircumstance(wish))
                                .flatMap(wish -> Stream.concat(inAnyWords(wish), byItsPlaces(wish, atlas))),
                        state.getPreferences().stream().flatMap(Avoided::beyond),
                        forbidden(state).flatMap(wish -> Stream.concat(known(wish), inAnyWords(wish))))
                .flatMap(subjects -> subjects)
                .toList());
    }

    /** What the request makes a condition: nothing that is found speaks for it, whoever asks for it. */
    static Avoided asACondition(GraphState state) {
        return new Avoided(forbidden(state).flatMap(Avoided::inAnyWords).toList());
    }

    /** By every word for it that the atlas knows. */
    private static Stream<Pattern> inAnyWords(String wish) {
        return kinds(wish).map(kind -> kind.told().or(kind::proposed).orElse(kind.said()));
    }

    /** Whoever is afraid of heights does not want to read of the rock, even where it is only named. */
    private static Stream<Pattern> byItsPlaces(String wish, Places atlas) {
        return kinds(wish)
                .flatMap(kind -> atlas.all().stream()
                        .filter(kind::isThePointOf)
                        .map(place -> Pattern.compile("(?i)\\b" + Pattern.quote(place.name()) + "\\b")));
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

    /** By how the atlas knows that a text proposes it; an elephant ride is no elephant. */
    private static Stream<Pattern> spokenOf(String wish) {
        return kinds(wish).map(kind -> kind.proposed().orElse(kind.said()));
    }

    private static Stream<Avoidable> kinds(String wish) {
        return Avoidables.meantBy(wish).stream();
    }
}

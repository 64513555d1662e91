package ai.travion.router.wishes;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.places.Abroad;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What travellers tell of themselves that no plan has to follow, and that they may ask for again: where they come from, their name, which
 * places they like. It is kept in words among what fits no other field.
 */
public final class OwnFacts {

    private static final String FROM = "from ";
    private static final String CALLED = "called ";
    private static final String LIKES = "likes ";

    private static final Map<String, String> NATIONS = Map.ofEntries(
            Map.entry("german", "Germany"),
            Map.entry("austrian", "Austria"),
            Map.entry("swiss", "Switzerland"),
            Map.entry("french", "France"),
            Map.entry("dutch", "the Netherlands"),
            Map.entry("belgian", "Belgium"),
            Map.entry("british", "Britain"),
            Map.entry("english", "England"),
            Map.entry("scottish", "Scotland"),
            Map.entry("irish", "Ireland"),
            Map.entry("american", "the USA"),
            Map.entry("canadian", "Canada"),
            Map.entry("australian", "Australia"),
            Map.entry("indian", "India"),
            Map.entry("chinese", "China"),
            Map.entry("japanese", "Japan"),
            Map.entry("korean", "Korea"),
            Map.entry("norwegian", "Norway"),
            Map.entry("swedish", "Sweden"),
            Map.entry("danish", "Denmark"),
            Map.entry("finnish", "Finland"),
            Map.entry("italian", "Italy"),
            Map.entry("spanish", "Spain"),
            Map.entry("portuguese", "Portugal"),
            Map.entry("polish", "Poland"),
            Map.entry("czech", "Czechia"),
            Map.entry("russian", "Russia"),
            Map.entry("israeli", "Israel"),
            Map.entry("malaysian", "Malaysia"),
            Map.entry("maldivian", "the Maldives"));
    private static final String WE_ARE =
            "\\b(?:i'm|we're|i\\s+am|we\\s+are|im|(?:my|our)\\s+\\p{L}+(?:\\s+\\p{L}+)?\\s+and\\s+(?:i|me)\\s+are)";
    private static final Pattern HOME = Patterns.anyCase(
            "(?:" + WE_ARE
                    + "(?:\\s+(?!(?:fly|com|travel|leav|driv|arriv|go|start|depart|set|return|away|far|tak)\\p{L}*\\b|\\p{L}+ing\\b|(?:sick|ill|tired|back|off|out|late|free|exhausted|safe|separated|not|suffer\\p{L}*)\\b)[\\p{L}-]+){0,4}?\\s+from|\\b(?:i|we)(?:\\s+(?:both|all|originally))?\\s+(?:come\\s+from|live\\s+in)|\\b(?:i'm|i\\s+am)\\s+\\p{L}+\\s*,\\s*(?:\\d{1,2}\\s*,\\s*)?(?:(?:and|originally|also|both|retired|i|am|i'm|we|are|we're|an?\\s+(?!(?:flight|bus|train|transfer|cruise|trip|tour|ticket|long|short)\\b)\\p{L}+)\\s+){0,3}from|\\bmy\\s+name\\s+is\\s+\\p{L}+\\s+from)\\s+(?:the\\s+)?(?<home>\\p{L}[^.;!?]{1,40})");
    private static final Pattern CAPITALISED = Pattern.compile("^\\p{Lu}[\\p{L}'-]+(?:\\s+\\p{Lu}[\\p{L}'-]+){0,2}");
    /** A day, a month or an airport is nobody's home. */
    private static final Pattern NO_HOME = Patterns.words(
            "airport|cmb|bia|here|there|home|work|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|sri lanka");

    private static final Pattern NATION = Patterns.anyCase(
            WE_ARE
                    + "\\s+(?:(?:both|all|an?|two|young|old|retired|originally)\\s+){0,3}(?<nation>"
                    + String.join("|", NATIONS.keySet())
                    + ")s?(?=\\s*(?:$|[.,;!?]|and\\b|but\\b|couple|family|pensioners?|students?|travell?ers?|backpackers?|tourists?))");
    private static final Pattern NAME = Patterns.anyCase(
            "\\b(?:my\\s+name(?:'s|\\s+is)|call\\s+me(?!\\s+(?:an?|the|when|if|on|at|back|later|tomorrow|today|in|by|crazy|old|up|please|now|from|for|to|and|with)\\b)|(?:i'm|i\\s+am)\\s+called)\\s+(?<name>\\p{L}[\\p{L}'-]+)");

    /** "I am Kenji, 58": the case of it is looked at. */
    private static final Pattern NAMED_BARE =
            Pattern.compile("\\bI(?:'m| am) (?<name>\\p{Lu}\\p{Ll}{2,14})(?=\\s*,|\\s+from\\b)");

    private static final String BLANKED = "#+(?:\\s*(?:,|&|,?\\s+and)\\s*(?:also\\s+|the\\s+)?#+){0,6}";
    private static final Pattern LIKED = Patterns.anyCase(
            "(?<!\\b(?:do|did|would|will|could|can|might|if|think|whether)\\s)\\b(?:i|we)(?:\\s+(?:also|really|both|all|just|do|quite|already|absolutely|especially)){0,3}\\s+(?:like|love|adore|fancy|prefer)(?:\\s+(?:the\\s+(?:sound|look|idea)\\s+of|both|especially|the)){0,2}\\s+"
                    + BLANKED);
    private static final Pattern PLEASES = Patterns.anyCase(
            BLANKED
                    + "\\s+(?:(?:is|are)\\s+(?:my|our)\\s+favou?rites?\\b|(?:sounds?|looks?)\\s+(?:(?:really|very|so)\\s+){0,2}(?:good|great|nice|lovely|wonderful|perfect|interesting|beautiful|amazing)\\b)");

    private static final Pattern CLAUSE = Patterns.anyCase("[.,;!]+\\s*|\\s+and\\s+(?=(?:i|i'm|we|my)\\b)");
    private static final Pattern CLAUSE_WORDS = Pattern.compile("\\s+");
    private static final int LONGEST_CLAUSE = 7;
    private static final Pattern CIVIL = Patterns.anyCase(
            "(?:hi|hello|hey|good\\s+\\p{L}+|ayubowan|vanakkam|nice\\s+to\\s+meet\\s+you|greetings|thanks|dear\\s+\\p{L}+)(?:\\s+(?:there|all|travion))?");

    /** What may stand behind a name, a nation or the first letter of a home in a clause that says no more. */
    private static final Pattern NO_MORE = Patterns.anyCase(
            "(?:(?!(?:need\\p{L}*|want\\p{L}*|look\\p{L}*|plan\\p{L}*|would|will|can|could|have|had|love\\p{L}*|like\\p{L}*|help|lost|with|who|on|for|by|and|but|so|because|if|do)\\b)[\\p{L}'-]++\\W*+){0,5}+\\W*+");

    private static final Pattern BEFORE = Patterns.anyCase(
            "\\W*(?:(?:hi|hello|hey|and|well|so|oh|also|btw|by\\s+the\\s+way|thanks|ayubowan|vanakkam|good\\s+\\p{L}+)(?:\\s+(?:there|all|travion))?\\W*){0,2}");

    private OwnFacts() {}

    /**
     * What a message tells, in the words that are kept.
     *
     * @param blanked the message with every place blanked by #, letter for letter
     */
    public static List<String> in(String text, String blanked, Places atlas) {
        var home = home(text, atlas).or(() -> nation(text)).map(place -> FROM + place);
        var bare = Patterns.in(NAMED_BARE, text)
                .map(match -> match.group("name"))
                .filter(word -> GivenName.isOnesOwn(word, atlas));
        var name = Stream.concat(Patterns.in(NAME, text).map(match -> match.group("name")), bare)
                .filter(word -> !NATIONS.containsKey(word.toLowerCase(Locale.ROOT)))
                .map(word -> CALLED + capitalised(word))
                .findFirst();
        return Stream.of(
                        home.stream(),
                        name.stream(),
                        liked(text, blanked, atlas).stream().map(place -> LIKES + place.name()))
                .flatMap(facts -> facts)
                .distinct()
                .toList();
    }

    /** "My name is Anna, I am from Norway": who they are, and no more. */
    public static boolean introduces(String text) {
        var clauses = CLAUSE.splitAsStream(text)
                .map(String::strip)
                .filter(clause -> !clause.isEmpty())
                .toList();
        return !text.contains("?")
                && clauses.stream().anyMatch(OwnFacts::isOfThemselves)
                && clauses.stream().allMatch(clause -> isOfThemselves(clause) || Patterns.isAllOf(CIVIL, clause));
    }

    private static boolean isOfThemselves(String clause) {
        return CLAUSE_WORDS.splitAsStream(clause).count() <= LONGEST_CLAUSE
                && (isAllOf(clause, NAME, "name")
                        || isAllOf(clause, HOME, "home")
                        || isAllOf(clause, NATION, "nation"));
    }

    /** Whether a clause says nothing besides: "I am from Norway and need a visa" does. */
    private static boolean isAllOf(String clause, Pattern told, String what) {
        return Patterns.in(told, clause)
                .anyMatch(found -> Patterns.isAllOf(BEFORE, clause.substring(0, found.start()))
                        && Patterns.isAllOf(NO_MORE, clause.substring(found.start(what))));
    }

    /** Whether what is kept is such a fact, which binds no plan. */
    public static boolean isOne(String kept) {
        return PeopleTold.isOne(kept) || Stream.of(FROM, CALLED, LIKES).anyMatch(kept::startsWith);
    }

    /** Whether what is kept is where they come from. */
    public static boolean isHome(String kept) {
        return kept.startsWith(FROM);
    }

    /** Whether the later of two facts replaces the other: one has one home and one name. */
    public static boolean replaces(String later, String earlier) {
        return PeopleTold.replaces(later, earlier)
                || Stream.of(FROM, CALLED).anyMatch(of -> later.startsWith(of) && earlier.startsWith(of));
    }

    /** That somebody likes a place, as it is kept. */
    public static String liking(Place place) {
        return LIKES + place.name();
    }

    public static Optional<String> home(Preferences known) {
        return facts(known, FROM).stream().findFirst();
    }

    public static Optional<String> name(Preferences known) {
        return facts(known, CALLED).stream().findFirst();
    }

    public static List<String> likedPlaces(Preferences known) {
        return facts(known, LIKES);
    }

    private static List<String> facts(Preferences known, String of) {
        return known.getOther().stream()
                .map(StatedValue::getValue)
                .filter(kept -> kept.startsWith(of))
                .map(kept -> kept.substring(of.length()))
                .toList();
    }

    private static Optional<String> home(String text, Places atlas) {
        return Patterns.in(HOME, text)
                .map(match -> match.group("home"))
                .filter(words -> atlas.mentionedIn(words).stream().noneMatch(mention -> mention.start() == 0))
                .flatMap(words -> Abroad.namedIn(words)
                        .filter(name -> words.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT)))
                        .or(() -> Patterns.in(CAPITALISED, words)
                                .map(MatchResult::group)
                                .filter(name -> !Patterns.isIn(NO_HOME, name))
                                .findFirst())
                        .map(OwnFacts::capitalised)
                        .stream())
                .findFirst();
    }

    private static Optional<String> nation(String text) {
        return Patterns.in(NATION, text)
                .map(match -> NATIONS.getOrDefault(match.group("nation").toLowerCase(Locale.ROOT), ""))
                .filter(land -> !land.isEmpty())
                .findFirst();
    }

    private static List<Place> liked(String text, String blanked, Places atlas) {
        if (blanked.length() != text.length()) {
            return List.of();
        }
        var spans = Stream.of(LIKED, PLEASES)
                .flatMap(pattern -> Patterns.in(pattern, blanked))
                .toList();
        return spans.isEmpty()
                ? List.of()
                : atlas.mentionedIn(text).stream()
                        .filter(mention -> spans.stream()
                                .anyMatch(span -> mention.start() >= span.start() && mention.end() <= span.end()))
                        .map(Places.Mention::place)
                        .distinct()
                        .toList();
    }

    private static String capitalised(String words) {
        return Stream.of(words.strip().split("\\s+", -1))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining(" "));
    }
}

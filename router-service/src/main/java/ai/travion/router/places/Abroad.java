package ai.travion.router.places;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Vocabulary;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Places in other countries, and whether a message asks about them or only comes from there. */
public final class Abroad {

    /** Names that are ordinary words too: they count only with a capital. */
    private static final Set<String> ORDINARY =
            Set.of("turkey", "china", "chile", "jordan", "mali", "lima", "petra", "perth", "porto");

    private static final Set<String> NAMES =
            Vocabulary.entries("foreign-places").collect(Collectors.toUnmodifiableSet());
    private static final int LONGEST_NAME_WORDS = 3;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final Pattern AMERICA = Pattern.compile("\\b(?:the US|U\\.S\\.A?\\.?)(?![\\p{L}])");
    private static final Pattern ONLY_COMPARED_OR_LEFT = Patterns.anyCase(
            ".*\\b(?:from|citizens?\\s+of|nationals?\\s+of|live\\s+in|living\\s+in|based\\s+in|born\\s+in|been\\s+to|went\\s+to|visited|leaving|than|unlike|like(?:\\s+in)?|similar\\s+to|compared\\s+(?:to|with)|versus|vs\\.?|after|out\\s+of|little|(?:bitten|bought|vaccinated|stung|sick|ill|robbed|married|grew\\s+up|(?:a|our|my|the)\\s+(?:doctor|clinic|pharmacy|bank|insurance|embassy|family|friends?|travel\\s+agent))\\s+(?:back\\s+)?in)\\s+(?:the\\s+)?");
    private static final Pattern PEOPLE = Patterns.anyCase(
            "^(?:'s)?\\s+(?:citizens?|nationals?|passports?|travell?ers?|tourists?|style|holders?|visa\\s+on).*");

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?])\\s+");
    private static final Pattern OF_ONESELF =
            Patterns.anyCase("^\\W*(?:(?:and|but|because|since|as)\\s+)?(?:i|we|my|our|he|she|they|last)\\b");

    private static final Pattern FROM_TO = Patterns.anyCase(
            "\\bfrom\\s+(?<from>\\p{L}+(?:\\s\\p{L}+)??)\\s+(?:to|into)\\s+(?<to>\\p{L}+(?:\\s\\p{L}+)??)(?=\\s|\\W|$)");

    private Abroad() {}

    /** A name of another country, where it stands in the text. */
    private record Name(String words, int start, int end) {}

    /** The other country, or place of one, that a text names first. */
    public static Optional<String> namedIn(String text) {
        return Stream.concat(namesIn(text), americaIn(text))
                .filter(name -> !ORDINARY.contains(name.words()))
                .map(Name::words)
                .findFirst();
    }

    static boolean isAskedAboutIn(String text) {
        return Stream.concat(namesIn(text), americaIn(text))
                        .anyMatch(name -> isAskedAbout(text, name) && !isOnlyToldIn(text, name))
                || isFromOneToAnother(text);
    }

    /** "And dogs? I was bitten in Romania": what is asked is another sentence's. */
    private static boolean isOnlyToldIn(String text, Name name) {
        var sentences = SENTENCE.splitAsStream(text).toList();
        int at = 0;
        for (var sentence : sentences) {
            int start = text.indexOf(sentence, at);
            at = start + sentence.length();
            if (name.start() >= start && name.start() < at) {
                return Patterns.isIn(OF_ONESELF, sentence)
                        && !sentence.endsWith("?")
                        && sentences.stream().anyMatch(other -> other.endsWith("?"));
            }
        }
        return false;
    }

    /** "From Turkey to Georgia": a journey that does not come here, however little each name alone would say. */
    private static boolean isFromOneToAnother(String text) {
        var ways = Patterns.matcher(FROM_TO, text);
        return ways.find() && isAName(ways.group("from")) && isAName(ways.group("to"));
    }

    private static boolean isAName(String words) {
        return NAMES.contains(words.toLowerCase(Locale.ROOT)) && !ORDINARY.contains(words);
    }

    private static Stream<Name> namesIn(String text) {
        var words = Patterns.in(WORD, text).toList();
        return IntStream.range(0, words.size())
                .boxed()
                .flatMap(first -> IntStream.range(first, Math.min(first + LONGEST_NAME_WORDS, words.size()))
                        .mapToObj(last -> new Name(
                                text.substring(
                                        words.get(first).start(),
                                        words.get(last).end()),
                                words.get(first).start(),
                                words.get(last).end())))
                .filter(name -> NAMES.contains(name.words().toLowerCase(Locale.ROOT)));
    }

    private static Stream<Name> americaIn(String text) {
        return Patterns.in(AMERICA, text).map(match -> new Name(match.group(), match.start(), match.end()));
    }

    private static boolean isAskedAbout(String text, Name name) {
        var before = text.substring(Math.max(0, name.start() - 40), name.start());
        var after = text.substring(name.end());
        var ordinary = ORDINARY.contains(name.words());
        return !ordinary && !Patterns.isAllOf(ONLY_COMPARED_OR_LEFT, before) && !Patterns.isAllOf(PEOPLE, after);
    }
}

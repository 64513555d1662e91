package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Uncrowded;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What somebody looks for near a place: kinds of places that all have to fit, and what more it has to have.
 *
 * @param kinds of the catalogue; empty for any place
 * @param conditions the stems that answer for each word of a condition: "with murals", "both elephants and a lake"
 * @param wording of all of it
 */
public record Sought(List<Kind> kinds, List<Set<String>> conditions, String wording) {

    /** Says what more a place has to have, up to the next pause or the next turn to where it is. */
    private static final Pattern CONDITION = Pattern.compile(
            "\\b(?:with|having|offering|that (?:has|have|offers?)|which (?:has|have)|(?:known|famous|good|great|best|nice|ideal|suitable) for|"
                    + "where (?:i|we|you|one|people) (?:can|could|might)|to (?:see|watch|spot)|(?:can|could) (?:i|we|you|one) (?:see|watch|spot|find)|both)\\s+"
                    + "([^;,.?!]+?)(?=\\s+(?:near|close|around|not far|in the|within|outside)\\b|[;,.?!]|$)",
            Pattern.CASE_INSENSITIVE);

    /** Who comes along is no part of a place. */
    private static final Pattern COMPANY = Pattern.compile(
            "(?:(?:my|our|a|an|the|two|three|small|little|young|old|elderly|\\d+)\\s+)*(?:kids?|child(?:ren)?|famil(?:y|ies)|parents?|toddlers?|bab(?:y|ies)|"
                    + "friends?|wife|husband|partner|grand\\w+|mother|father|mum|mom|dad|son|daughter|group|couples?|dogs?|us|me|locals?|car|bus|train|tuk\\W?tuk)\\b.*",
            Pattern.CASE_INSENSITIVE);

    /** "To see within 30 km" tells where, and nothing more of a place. */
    private static final Pattern WHERE = Pattern.compile(
            "(?:within|near|close|around|in|at|less|not far|outside|from|by)\\b", Pattern.CASE_INSENSITIVE);

    /** Words of praise and of looking, and times; no text has to say them. */
    static final Set<String> SAYS_NOTHING = Set.copyOf(EnglishTerms.of(
            "closest nearest near nearby small little tiny lesser less known crowded attraction sight sightseeing thing place spot destination somewhere anything stop excursion trip interesting must see "
                    + "visit famous popular top best tourist main big scenic worth next other more surrounding "
                    + "both also good great nice suitable ideal quiet beautiful scenic easy close view short day half morning afternoon evening weekend drive walk ride "
                    + "cheap free clean sandy calm many lot fun cool worth relaxing safe watch spot explore enjoy "
                    + "january february march april may june july august september october november december season"));

    /** So many words of one condition are more than a text will say in one breath. */
    private static final int MOST = 3;

    /** Whatever a place is known by. */
    static final Sought ANYTHING = new Sought(List.of(), List.of(), "place");

    public Sought {
        kinds = List.copyOf(kinds);
        conditions = List.copyOf(conditions);
    }

    /**
     * Reads it.
     *
     * @param facility as the router took it from the question
     * @param question as a whole, where conditions may stand behind the name of the place
     */
    public static Sought in(String facility, String question, Places atlas) {
        var rest = nameless(question, atlas);
        var related = new Related();
        var kinds = new LinkedHashSet<Kind>();
        var conditions = new LinkedHashMap<String, Set<String>>();
        var known = Facility.of(facility);
        known.map(Facility::kinds).ifPresent(kinds::addAll);
        var tails = CONDITION
                .matcher(rest)
                .results()
                .map(found -> found.group(1))
                .filter(tail ->
                        !COMPANY.matcher(tail).matches() && !WHERE.matcher(tail).lookingAt())
                .toList();
        if (known.isPresent()) {
            Stream.concat(Stream.of(Uncrowded.takenOut(facility)), tails.stream())
                    .forEach(words -> read(words, kinds, conditions, related, true));
        } else {
            read(Uncrowded.takenOut(facility), kinds, conditions, related, false);
            kinds.clear();
        }
        return new Sought(
                List.copyOf(kinds),
                conditions.values().stream().limit(MOST).toList(),
                wording(facility, tails, conditions.keySet()));
    }

    private static void read(
            String words, Set<Kind> kinds, Map<String, Set<String>> conditions, Related related, boolean byOtherWords) {
        var rest = new StringBuilder(words);
        if (byOtherWords) {
            for (var kind : Kind.ALL) {
                var match = kind.words().matcher(rest.toString());
                if (match.find()) {
                    kinds.add(kind);
                    rest.replace(match.start(), match.end(), ";".repeat(match.end() - match.start()));
                }
            }
        }
        for (var stem : new LinkedHashSet<>(EnglishTerms.of(rest.toString()))) {
            if (Related.telling(stem).isEmpty() || SAYS_NOTHING.contains(stem)) {
                continue;
            }
            var stems = byOtherWords ? related.toStem(stem) : Set.of(stem);
            conditions.put(stem, stems);
        }
    }

    private static String nameless(String question, Places atlas) {
        var text = new StringBuilder(question);
        for (var mention : atlas.mentionedIn(question)) {
            for (int at = mention.start(); at < mention.end(); at++) {
                text.setCharAt(at, ' ');
            }
            text.setCharAt(mention.start(), ';');
        }
        return text.toString();
    }

    private static String wording(String facility, List<String> tails, Set<String> conditions) {
        var facilityStems = EnglishTerms.of(facility);
        var whole = tails.stream()
                .filter(tail -> !facility.isBlank() && EnglishTerms.of(tail).containsAll(facilityStems))
                .findFirst();
        if (whole.isPresent()) {
            return whole.get().strip().replaceFirst("(?i)^both ", "");
        }
        var said = facility.isBlank() ? "place" : facility.strip();
        var more = new ArrayList<String>();
        for (var tail : tails) {
            var stems = EnglishTerms.of(tail);
            boolean isNew = stems.stream().anyMatch(conditions::contains)
                    && !said.toLowerCase(Locale.ROOT).contains(tail.strip().toLowerCase(Locale.ROOT));
            if (isNew && EnglishTerms.of(said).stream().noneMatch(stems::contains)) {
                more.add(tail.strip());
            }
        }
        return more.isEmpty() ? said : said + " with " + String.join(" and ", more);
    }

    /** The same kinds of places, whatever more they have. */
    public Sought withoutConditions() {
        return new Sought(kinds, List.of(), kinds.stream().map(Kind::name).collect(Collectors.joining(" ")));
    }

    /** Whether it is of a kind of places and asks for more. */
    public boolean isOfAKindWithMore() {
        return !kinds.isEmpty() && !conditions.isEmpty();
    }

    /** Whether it is a thing that is no kind of place: a hot spring, a cinema. */
    boolean isThing() {
        return kinds.isEmpty() && !conditions.isEmpty();
    }

    /** Whether any place is welcome. */
    boolean isAnything() {
        return kinds.isEmpty() && conditions.isEmpty();
    }

    Set<String> stems() {
        return Stream.concat(
                        conditions.stream().flatMap(Set::stream),
                        kinds.stream().flatMap(kind -> EnglishTerms.of(kind.name()).stream()))
                .collect(Collectors.toUnmodifiableSet());
    }
}

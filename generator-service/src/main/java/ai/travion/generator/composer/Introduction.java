package ai.travion.generator.composer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What is it?", asked beside another question: the sentence that says what a place is, or what a thing in it is. */
final class Introduction {

    private static final Pattern ASKED = Pattern.compile(
            "(?i)^\\W*(?:and |so )?(?:what|who)(?:['’]s| is| are| was| were) (?:the |an? )?((?:\\p{L}[\\p{L}'’-]*)(?: [\\p{L}'’-]+){0,3}?)(?: (?:at|in|on|near|of|by) .*)?\\W*$");
    /** What asks for more than what a thing is. */
    private static final Pattern OF_A_SIDE = Pattern.compile(
            "(?i)\\b(?:best|time|way|price|cost|fee|weather|climate|dress|difference|like|for|there|hours|rules?|month|season|known|famous|special|about|to)\\b");

    private static final Pattern WAYS_AND_HOURS = Pattern.compile(
            "(?i)\\b(?:is|are) (?:reached|open|close|busi|best (?:reached|visited))|\\bfrom (?:Colombo|Kandy) by\\b");

    private static final Pattern DEFINES =
            Pattern.compile("^[^.;]{3,90}? (?:is|are|was|were) (?:a|an|the|one of|now the|today the)\\b");

    private Introduction() {}

    /** Whether a place or a thing is asked about as a whole, rather than what there is to see or do. */
    static boolean isAskedFor(String question) {
        return ASKED.matcher(question).find();
    }

    /** What a place is, or a part of it that has a name: the best sentence that introduces it, or else the head of what is known. */
    static List<Sentence> of(String question, List<String> places, Selection ranked) {
        var own = places.isEmpty() ? ranked : ranked.of(places.getFirst());
        var told = own.without(text -> WAYS_AND_HOURS.matcher(text).find()).sentences();
        var ofTheThing = asked(question, places).stream()
                .flatMap(sought ->
                        told.stream().filter(sentence -> sought.isHeldBy().test(sentence.text())))
                .findFirst();
        return ofTheThing
                .or(() -> told.stream().filter(Introduction::defines).findFirst())
                .or(() -> told.stream().filter(Relevance::introduces).findFirst())
                .map(List::of)
                .orElseGet(() -> own.overview(1));
    }

    /** "Mulkirigala is a cave monastery", rather than "is best known for". */
    private static boolean defines(Sentence sentence) {
        return Relevance.introduces(sentence)
                && DEFINES.matcher(sentence.text()).find();
    }

    /** The thing that a question asks to be told of, where it asks for no more than that: "what is World's End at Horton Plains". */
    static Optional<Sought> asked(String question, List<String> places) {
        var asked = ASKED.matcher(question);
        if (!asked.find()
                || OF_A_SIDE.matcher(asked.group(1)).find()
                || places.stream().map(Terms::bare).anyMatch(place -> place.contains(Terms.bare(asked.group(1))))) {
            return Optional.empty();
        }
        var thing = Pattern.quote(asked.group(1));
        var told = Pattern.compile("(?iu)\\b" + thing
                + "\\b,? (?:is|are|was|were|means?|the|an?|which|where|who|called)\\b|\\b(?:called|known as|named) (?:the |an? )?"
                + thing + "\\b");
        return Optional.of(new Sought("", text -> told.matcher(text).find(), true, true));
    }
}

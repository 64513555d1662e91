package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Move Tangalle to the beginning", "don't start in Kandy, start in Colombo", "can we end in Colombo": one place becomes the first or the
 * last of the plan in hand, and all others stay.
 */
final class FirstOrLast implements Completion {

    private static final int LONGEST_WORDS = 30;
    private static final String PUT =
            "\\b(?:put|move|bring|do|visit|see|have|take|place|shift|leave|keep|make|want)\\s+(?:the\\s+)?#+\\s+(?:to\\s+(?:be|come)\\s+)?";
    private static final String BARE =
            "^\\W*(?:(?:and|but|so|then|ok(?:ay)?|please|actually|no|rather)\\W+)*(?:the\\s+)?#+\\s+(?:(?:should|shall|must|has\\s+to|could|can)\\s+(?:be|come)\\s+)?";
    private static final String AT_THE_START =
            "(?:first|(?:at|to|in)\\s+the\\s+(?:very\\s+)?(?:start|beginning|front|top)|up\\s+front|as\\s+(?:the|our)\\s+first(?:\\s+(?:stop|place|one))?)\\b";
    private static final String AT_THE_END =
            "(?:last|(?:at|to|for|until)\\s+the\\s+(?:very\\s+)?end|as\\s+(?:the|our)\\s+(?:last|final)(?:\\s+(?:stop|place|one))?)\\b(?!\\s+of\\b)(?!\\s+day\\b)";
    private static final String BEGIN =
            "(?:start|begin)(?:s|ning|ing)?\\s+(?:the\\s+(?:trip|plan|tour|journey)\\s+|it\\s+|us\\s+)?(?:off\\s+)?(?:in|at|from|with)\\s+(?:the\\s+)?";

    /** The old beginning is named first. */
    private static final Pattern NOT_THERE_BUT_HERE = Patterns.anyCase(
            "\\b(?:don'?t|do\\s+not|not|instead\\s+of|rather\\s+than|no)\\s+(?:want\\s+to\\s+|wanna\\s+|like\\s+to\\s+)?"
                    + BEGIN
                    + "#+[\\s,;.:-]+(?:(?:but|and|please|let'?s|rather|we|i|want|to|would|like|prefer|better)(?:'d)?\\s+)*(?:"
                    + BEGIN + "|(?:in|at|from|with)\\s+(?:the\\s+)?)#");

    private static final Pattern HERE_AND_NOT_THERE = Patterns.anyCase(
            "\\b" + BEGIN
                    + "#+[\\s,;]+(?:(?:and|but)\\s+)?(?:instead\\s+of|rather\\s+than|not)\\s+(?:in\\s+|at\\s+|from\\s+|with\\s+)?#");
    private static final Pattern FIRST = Patterns.anyCase(PUT + AT_THE_START + "|" + BARE + AT_THE_START
            + "\\W*(?:please)?\\W*$|" + "(?<!\\b(?:not|n't|never)\\s)\\b" + BEGIN + "#");
    private static final Pattern LAST = Patterns.anyCase(
            PUT + AT_THE_END + "|" + BARE + AT_THE_END
                    + "\\W*(?:please)?\\W*$|(?<!\\b(?:not|n't|never)\\s)\\b(?:finish|end)(?:s|ing)?\\s+(?:the\\s+(?:trip|plan|tour|journey)\\s+|it\\s+)?(?:up\\s+)?(?:in|at|with)\\s+(?:the\\s+)?#");
    /** The whole way is to be another one. */
    private static final Pattern TURNED = Patterns.words(
            "reverse|flip|invert|turn(?:ed)? (?:it|that|this|the \\p{L}+) (?:a)?round|backwards|other way (?:a)?round|opposite");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how|is|are|was|were|do|does|did|has|have|will|should|would\\s+(?:it|that))\\b.*|"
                    + ".*\\b(?:tell|show|ask|know|wonder\\p{L}*|explain|check)\\b[^.!?]{0,20}\\b(?:when|where|whether|if|why|how|what|which)\\b.*");
    /** When a day or an hour begins or ends somewhere the places keep their order. */
    private static final Pattern TIMED = Patterns.words(
            "day (?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|sixth|seventh|\\d{1,2}(?:st|nd|rd|th)) (?:day|night|morning)|each day|every day|the days?|days|(?:at|by|before|after|around|from|until) (?:the )?(?:\\d{1,2}(?::\\d\\d)?|sunrise|sunset|dawn|dusk|noon|midday|midnight|breakfast|lunch|dinner|dark)|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)|o'?clock|in the (?:morning|afternoon|evening)|first thing|early|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day");
    /** What of its own begins or ends there is no trip. */
    private static final Pattern OF_SOMETHING_ELSE = Patterns.words(
            "(?:trains?|bus(?:es)?|boats?|ferry|flights?|drives?|hikes?|treks?|trails?|walks?|climbs?|festivals?|peraheras?|processions?|parades?|class(?:es)?|lessons?|courses?|safaris?|shows?|races?|tours?|season)(?: (?:ride|journey|trip|tour|class|walk))?(?: (?:that|which|should|shall|must|can|could|will|would|may|might|has to|have to|needs? to|to))* (?:start|begin|finish|end)(?:s|ing|ning)?");

    private static final Pattern SENTENCE = Pattern.compile("[^.!?]+");
    /** What else is ordered in the message. */
    private static final Pattern ORDERS_MORE = Patterns.words(
            "move|push|shift|postpone|delay|add|drop|skip|remove|leave out|take out|swap|replace|include|cut|shorten|extend|lengthen|longer|shorter|slower|faster|(?:days?|weeks?|nights?) (?:later|earlier|more|less|fewer)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean ofThePlan = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS)
                && !message.said().has(TURNED);
        if (!ofThePlan) {
            return Optional.empty();
        }
        var text = message.places().remainder();
        var named = before.atlas().mentionedIn(message.said().text()).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        if (named.size() == 2) {
            return Patterns.isIn(NOT_THERE_BUT_HERE, text)
                    ? Optional.of(beginning(named.getLast(), before))
                    : Patterns.isIn(HERE_AND_NOT_THERE, text)
                            ? Optional.of(beginning(named.getFirst(), before))
                            : Optional.empty();
        }
        if (named.size() != 1 || conversation.ofThePlan().size() < 2) {
            return Optional.empty();
        }
        var place = named.getFirst();
        boolean planned = conversation.plans(place);
        if (planned && isOfADay(text)) {
            return Optional.of(kept(place, before));
        }
        return planned && isAllThatIsOrdered(FIRST, text)
                ? Optional.of(beginning(place, before))
                : isAllThatIsOrdered(LAST, text) && isALonger(before)
                        ? Optional.of(ending(place, before))
                        : Optional.empty();
    }

    private static boolean isOfADay(String text) {
        return !Patterns.isIn(ORDERS_MORE, text)
                && Patterns.in(SENTENCE, text)
                        .map(MatchResult::group)
                        .anyMatch(sentence -> (Patterns.isIn(FIRST, sentence) || Patterns.isIn(LAST, sentence))
                                && isOfAPart(sentence));
    }

    private static boolean isOfAPart(String sentence) {
        return Patterns.isIn(TIMED, sentence) || Patterns.isIn(OF_SOMETHING_ELSE, sentence);
    }

    /** Where one day begins or ends the light and the ways decide, and the order of the places stays. */
    private static Completed kept(Place place, Background before) {
        return new Completed(
                "Keep the plan as it is",
                List.of(
                        "The places keep their order. Where a single day or a part of it begins or ends follows from its stops and the light; say \"%s on day 2\" to put it on a day, or \"start at 6\" for an early start."
                                .formatted(place.name())),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(before.conversation().ofThePlan()), List.of(), List.of())));
    }

    /** Beside another order the places are put in order with it, or it would be lost. */
    private static boolean isAllThatIsOrdered(Pattern order, String text) {
        return Patterns.in(SENTENCE, text)
                        .anyMatch(sentence -> Patterns.isIn(order, sentence.group()) && !isOfAPart(sentence.group()))
                && !Patterns.isIn(ORDERS_MORE, Patterns.matcher(order, text).replaceAll(" "));
    }

    private static boolean isALonger(Background before) {
        return before.conversation().days().filter(days -> days > 1).isPresent();
    }

    /** What is no stop of the plan is only where one sets out. */
    private static Completed beginning(Place first, Background before) {
        var planned = before.conversation().ofThePlan();
        if (!planned.contains(first)) {
            return new Completed(
                    "Start the trip from " + first.name(),
                    List.of(
                            "The trip starts from %s now, and its places stay; to spend days there as well, say \"add %s\"."
                                    .formatted(first.name(), first.name())),
                    false,
                    List.of(),
                    Optional.of(new Change(Optional.of(planned), List.of(), List.of())));
        }
        var places = new ArrayList<>(planned);
        places.remove(first);
        places.addFirst(first);
        var shorter = RoundFrom.shortest(places);
        return ordered(
                shorter,
                shorter.equals(places)
                        ? List.of()
                        : List.of("The other places follow by the shortest way from there: %s."
                                .formatted(shorter.stream().map(Place::name).collect(Collectors.joining(", ")))));
    }

    private static Completed ending(Place last, Background before) {
        var places = new ArrayList<>(before.conversation().ofThePlan());
        boolean first = places.getFirst().equals(last);
        places.remove(last);
        places.add(last);
        return first
                ? ordered(
                        places,
                        List.of("%s is the last place of the plan now, with the days that it had at the beginning."
                                .formatted(last.name())))
                : ordered(places, List.of());
    }

    private static Completed ordered(List<Place> places, List<String> notes) {
        return new Completed(
                "Make it so",
                notes,
                true,
                List.of(),
                Optional.of(new Change(Optional.of(places), List.of(), List.of())));
    }
}

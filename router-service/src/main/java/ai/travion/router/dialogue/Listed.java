package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The places that the last answer listed, so that "the second one" means one of them.
 *
 * @param places in the order of the list
 */
public record Listed(List<Place> places) {

    private static final Pattern ENTRY = Pattern.compile("(?m)^(?:- )?\\*\\*(?<name>[^*]{2,60})\\*\\*(?:[,:]|\\s*$)");
    private static final Pattern ORDINAL = Patterns.anyCase(
            "\\b(?:the\\s+)?(?:(?<word>first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last)(?:\\s+(?:one|place|option|choice|closest|nearest|of\\s+(?:them|those|these))|(?=\\W*$)|(?<=\\bthe\\s(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th))(?=\\s+(?:sounds?|looks?|seems?|takes?|costs?|opens?|closes?|has|is|was|like|then|please|though|instead|suits?|works?|for|and|better)\\b))|(?:number|no\\.?|option|#)\\s*(?<figure>[1-5])\\b)(?!\\s+(?:day|night|week|of\\s+\\p{L}+ber))");
    private static final Pattern OTHER =
            Patterns.anyCase("\\bthe\\s+other(?:\\s+(?:one|place|option|choice)\\b|(?=\\W*$))");
    private static final Pattern OPTIONS = Pattern.compile("For example: (?<options>[^.]+)\\.\\s*$");
    private static final Pattern BETWEEN_OPTIONS = Pattern.compile(", | or ");
    private static final Pattern CHOICE = Patterns.words("or|vs|versus|compare|between|which|and");
    private static final Pattern ALONE = Patterns.anyCase(
            "^\\W*(?:(?:and|ok(?:ay)?|then|yes|what\\s+about|how\\s+about|tell\\s+me\\s+(?:more\\s+)?about|more\\s+about|i(?:'d|\\s+would)?\\s+(?:like|prefer|take|choose|want)|let'?s\\s+(?:take|go\\s+(?:with|to)))\\W+)*#\\W*(?:please|then|thanks)?\\W*$");

    /** What the latest of the remembered messages that was a list, or a choice, listed; nothing where none was. */
    public static Listed in(GraphState state, Places atlas) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT || message.getTurn() < state.getTurn())
                .map(message -> message.getRole() == Role.ASSISTANT
                        ? entries(message.getContent(), atlas)
                        : choice(message.getContent(), atlas))
                .filter(places -> places.size() > 1)
                .findFirst()
                .map(Listed::new)
                .orElse(new Listed(List.of()));
    }

    /** What the last answer listed, be it one place; nothing where it was no list. */
    static Listed inTheLastAnswer(GraphState state, Places atlas) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .findFirst()
                .map(answer -> new Listed(entries(answer.getContent(), atlas)))
                .orElse(new Listed(List.of()));
    }

    /** What an answer listed; none where it was no list. */
    static List<Place> inAnswer(String answer, Places atlas) {
        return entries(answer, atlas);
    }

    /** This list, or the places of the last turn where there was none. */
    public Listed or(List<Place> latest) {
        return places.isEmpty() ? new Listed(latest) : this;
    }

    private static List<Place> entries(String answer, Places atlas) {
        var options = OPTIONS.matcher(answer);
        var names = options.find()
                ? BETWEEN_OPTIONS.splitAsStream(options.group("options"))
                : ENTRY.matcher(answer).results().map(entry -> entry.group(1));
        return names.map(String::strip)
                .flatMap(name -> atlas.named(name).stream())
                .distinct()
                .toList();
    }

    /** "Sigiriya or Pidurangala?" */
    private static List<Place> choice(String message, Places atlas) {
        return CHOICE.matcher(message).find()
                ? atlas.mentionedIn(message).stream()
                        .map(Places.Mention::place)
                        .distinct()
                        .toList()
                : List.of();
    }

    /**
     * The message with the place's name where it counts in the list, or means the other of two; the message itself where it does
     * not.
     *
     * @param latest the places that were spoken of last
     */
    public String named(String message, List<Place> latest) {
        var other = OTHER.matcher(message);
        if (places.size() == 2 && other.find()) {
            var left = places.stream().filter(place -> !latest.contains(place)).toList();
            return left.size() == 1 ? with(left.getFirst(), message, other) : message;
        }
        var counted = ORDINAL.matcher(message);
        if (places.size() < 2 || !counted.find()) {
            return message;
        }
        // "How long does it last?", "what should we see first?"
        boolean bare = counted.group("word") != null && counted.group().equalsIgnoreCase(counted.group("word"));
        if (bare && !isAlone(message, counted)) {
            return message;
        }
        return place(counted).map(place -> with(place, message, counted)).orElse(message);
    }

    private static String with(Place place, String message, Matcher meant) {
        return isAlone(message, meant)
                ? "Tell me about " + place.name()
                : message.substring(0, meant.start()) + place.name() + message.substring(meant.end());
    }

    private static boolean isAlone(String message, Matcher meant) {
        return ALONE.matcher(message.substring(0, meant.start()) + "#" + message.substring(meant.end()))
                .matches();
    }

    private Optional<Place> place(Matcher counted) {
        int index = counted.group("figure") != null
                ? Integer.parseInt(counted.group("figure")) - 1
                : switch (counted.group("word").toLowerCase(java.util.Locale.ROOT)) {
                    case "first", "1st" -> 0;
                    case "second", "2nd" -> 1;
                    case "third", "3rd" -> 2;
                    case "fourth", "4th" -> 3;
                    case "fifth", "5th" -> 4;
                    default -> places.size() - 1;
                };
        return index < places.size() ? Optional.of(places.get(index)) : Optional.empty();
    }
}

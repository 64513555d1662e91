package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which of several an answer leaned to: the first that it names before it speaks of each by itself. */
public final class Recommendation {

    private static final int LONGEST_LEAD = 500;
    private static final Pattern ENTRY = Pattern.compile("(?m)^(?:- )?\\*\\*[^*]{2,60}\\*\\*:");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?\\]])\\s+");
    private static final Pattern NONE = Pattern.compile(
            "^(?:Insufficient evidence|I could not find|Nothing that I know says outright|Here is what I know on that|I have no page)");
    private static final Pattern RANKED = Pattern.compile("the best match first");
    private static final Pattern AGAINST = Patterns.words(
            "crowds?|busiest|quietest about|not|no|n't|avoid|hardly|never|closed|rough|less|unsafe|dangerous|instead of|rather than|better left");

    private Recommendation() {}

    /** Places that were compared, the one first that the last answer leaned to. */
    static List<Place> first(List<Place> compared, GraphState state) {
        if (compared.size() < 2 || !state.getItinerary().isEmpty()) {
            return compared;
        }
        var names = compared.stream().map(Place::name).toList();
        var favoured = state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .findFirst()
                .flatMap(answer -> in(answer.getContent(), names))
                .map(name -> compared.get(names.indexOf(name)));
        return Stream.concat(favoured.stream(), compared.stream()).distinct().toList();
    }

    /** The name of that option; nothing where the answer leaned to none. */
    public static Optional<String> in(String answer, List<String> options) {
        var entry = Patterns.matcher(ENTRY, answer);
        var lead = entry.find() ? answer.substring(0, entry.start()) : answer;
        if (Patterns.isIn(NONE, lead.strip())) {
            return Optional.empty();
        }
        if (Patterns.isIn(RANKED, lead)) {
            return first(answer, options);
        }
        var cut = lead.substring(0, Math.min(lead.length(), LONGEST_LEAD));
        return SENTENCE.splitAsStream(cut)
                .filter(sentence -> first(sentence, options).isPresent())
                .findFirst()
                .flatMap(sentence -> favoured(sentence, options));
    }

    /** "A is calmer than B" favours A; what speaks against the one that it names favours neither. */
    private static Optional<String> favoured(String sentence, List<String> options) {
        var first = first(sentence, options).orElseThrow();
        int than = sentence.indexOf(" than ");
        var claim = than < 0 ? sentence : sentence.substring(0, than);
        return Patterns.isIn(AGAINST, claim) ? Optional.empty() : Optional.of(first);
    }

    private static Optional<String> first(String text, List<String> options) {
        return options.stream()
                .filter(name -> at(text, name) >= 0)
                .min(Comparator.comparingInt(name -> at(text, name)));
    }

    /** Where a name stands; a park is often called by its first word alone. */
    private static int at(String text, String name) {
        int full = text.indexOf(name);
        var brief = name.replaceFirst(" (?:National Park|Forest Reserve|Beach|Fort|Rock|Falls)$", "");
        return full >= 0 ? full : text.indexOf(brief);
    }
}

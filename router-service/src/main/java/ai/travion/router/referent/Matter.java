package ai.travion.router.referent;

import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "How crowded is it?" after a question on a festival is asked of the festival, and not of its town. */
final class Matter {

    private static final Pattern THING = Patterns.words(
            "(?<name>festivals?|peraheras?|processions?|ceremon(?:y|ies)|puja|show|dance|cooking class|safaris?|boat (?:trip|ride|tour)s?|whale watching|train(?: ride| journey)?|rafting|hot air balloon|walk|hike|climb|trek|dive|museum|ferry|expressway|pongal|vesak|poson|deepavali|new year)");
    private static final String IT = "(?<it>it|that|this)";
    private static final Pattern ASKED = Patterns.anyCase("\\b(?:"
            + "how\\s+(?:crowded|busy|long|hard|steep|scary|dangerous|bumpy|loud|late|early|tiring|rough)\\s+(?:is|does|will|would)\\s+"
            + IT.replace("it>", "a>")
            + "|(?:what\\s+time|when|how\\s+(?:long|late|early)|what\\s+date|what\\s+day)(?:\\s+exactly)?\\s+(?:is|does|do|will|would)\\s+"
            + IT.replace("it>", "b>")
            + "|(?:is|was|will)\\s+" + IT.replace("it>", "c>")
            + "\\s+(?:be\\s+)?(?:too\\s+|very\\s+|really\\s+|that\\s+|so\\s+)?(?:rough|safe|worth|fun|cold|wet|scary|loud|crowded|busy|free|steep|hard|bumpy|boring|dangerous|tiring|expensive|held|every)"
            + "|does\\s+" + IT.replace("it>", "d>") + "\\s+(?:start|begin|end|finish|run|go|take|last|leave|cost|get)"
            + ")\\b");
    private static final Pattern COMMON_END =
            Patterns.anyCase("(?<n>festival|perahera|safari|procession|trip|ride|tour)s$");

    private Matter() {}

    static Optional<Bound> in(Pointer pointer) {
        var asked = Patterns.matcher(ASKED, pointer.text());
        if (!pointer.message().places().targets().isEmpty()
                || !pointer.message().places().beyond().isEmpty()
                || pointer.before().isEmpty()
                || !asked.find()) {
            return Optional.empty();
        }
        var own = Patterns.matcher(THING, pointer.text().substring(0, asked.start()));
        var said = own.find()
                ? own
                : Patterns.matcher(THING, pointer.before().get().said().text());
        boolean named = said == own || said.find();
        if (!named || pointer.text().substring(asked.start()).contains(said.group("name"))) {
            return Optional.empty();
        }
        var at = group(asked);
        return at.map(where -> Bound.to(pointer.text().substring(0, asked.start(where))
                + "the " + COMMON_END.matcher(said.group("name")).replaceFirst("${n}")
                + place(pointer) + pointer.text().substring(asked.end(where))));
    }

    private static String place(Pointer pointer) {
        return pointer.latest().size() == 1
                ? " in " + pointer.latest().getFirst().name()
                : "";
    }

    private static Optional<String> group(Matcher asked) {
        return Stream.of("a", "b", "c", "d")
                .filter(name -> asked.group(name) != null)
                .findFirst();
    }
}

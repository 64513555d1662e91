package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Emoji that stand for a thing in a message of hardly any words: "🐘🐘 where?" asks where elephants are. */
public final class Pictures {

    private static final int FEW_WORDS = 3;
    private static final Pattern JOINED = Pattern.compile("[\\x{FE0E}\\x{FE0F}\\x{200D}\\x{1F3FB}-\\x{1F3FF}]|[♀♂]");
    private static final Map<String, String> THINGS = Map.ofEntries(
            Map.entry("🐘", "elephants"),
            Map.entry("🐆", "leopards"),
            Map.entry("🐅", "leopards"),
            Map.entry("🐢", "turtles"),
            Map.entry("🐳", "whales"),
            Map.entry("🐋", "whales"),
            Map.entry("🐬", "dolphins"),
            Map.entry("🐒", "monkeys"),
            Map.entry("🐵", "monkeys"),
            Map.entry("🐻", "bears"),
            Map.entry("🐊", "crocodiles"),
            Map.entry("🐍", "snakes"),
            Map.entry("🐦", "birds"),
            Map.entry("🦜", "birds"),
            Map.entry("🦚", "peacocks"),
            Map.entry("🦩", "flamingos"),
            Map.entry("🦋", "butterflies"),
            Map.entry("🐠", "snorkelling"),
            Map.entry("🤿", "diving"),
            Map.entry("🏖", "beaches"),
            Map.entry("🏝", "beaches"),
            Map.entry("🏄", "surfing"),
            Map.entry("🏊", "swimming"),
            Map.entry("🥾", "hikes"),
            Map.entry("🧗", "climbing"),
            Map.entry("⛰", "mountains"),
            Map.entry("🏔", "mountains"),
            Map.entry("⛺", "camping"),
            Map.entry("🏕", "camping"),
            Map.entry("🚴", "cycling"),
            Map.entry("🚂", "train"),
            Map.entry("🚆", "train"),
            Map.entry("🚞", "train"),
            Map.entry("🚌", "bus"),
            Map.entry("🛺", "tuk tuk"),
            Map.entry("🛕", "temples"),
            Map.entry("☸", "temples"),
            Map.entry("🍛", "food"),
            Map.entry("🦀", "crab"),
            Map.entry("🍵", "tea"),
            Map.entry("🫖", "tea"),
            Map.entry("🥻", "what to wear"),
            Map.entry("🌅", "sunrise"),
            Map.entry("🌄", "sunrise"),
            Map.entry("🌇", "sunset"),
            Map.entry("📸", "photography"),
            Map.entry("🌧", "rain"),
            Map.entry("☔", "rain"),
            Map.entry("☀", "weather"),
            Map.entry("🏨", "hotels"),
            Map.entry("🛍", "shopping"),
            Map.entry("💧", "waterfalls"));
    private static final Pattern ANY =
            Pattern.compile(THINGS.keySet().stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")")));

    private Pictures() {}

    /** The message with the thing in words, where it says hardly more; the message itself where the picture adorns a sentence. */
    public static String inWords(String message) {
        if (message.chars().allMatch(character -> character < 0x2000) || !Patterns.isIn(ANY, message)) {
            return message;
        }
        var plain = JOINED.matcher(message).replaceAll("");
        var rest = ANY.matcher(plain).replaceAll(" ").strip();
        var said = Utterance.of(rest);
        if (said.words().size() > FEW_WORDS || (!said.isEmpty() && SmallTalk.isAllOf(rest))) {
            return message;
        }
        var things = Patterns.in(ANY, plain)
                .map(picture -> THINGS.get(picture.group()))
                .distinct()
                .collect(Collectors.joining(" and "));
        if (rest.matches("(?i)where\\W*")) {
            return "where can I see " + things + "?";
        }
        return said.isEmpty() ? things : things + " " + rest;
    }
}

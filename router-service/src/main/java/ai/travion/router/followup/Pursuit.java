package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What one wants to do or to see somewhere, which stays the subject though the place changes: whales, surfing, birds. */
final class Pursuit {

    private static final int LATELY = 4;

    private record Named(Pattern words, String name) {}

    private static final List<Named> ALL = List.of(
            named("whales?(?:[ -]?watching)?", "whale watching"),
            named("dolphins?(?:[ -]?watching)?", "dolphin watching"),
            named("turtles?(?:[ -]?watching)?|turtle nesting", "turtle watching"),
            named("bird[ -]?watching|birding|birds?|bird[ -]?watchers?", "birdwatching"),
            named("kite ?surf\\w*", "kitesurfing"),
            named("surf(?:ing|ers?|ed)?", "surfing"),
            named("snorkel\\w*", "snorkelling"),
            named("(?:scuba[ -]?)?div(?:e|es|ing)", "diving"),
            named("raft(?:ing)?", "rafting"),
            named("kayak\\w*|canoe\\w*", "kayaking"),
            named("swim(?:ming)?", "swimming"),
            named("fishing", "fishing"),
            named("camp(?:ing)?", "camping"),
            named("leopards?", "leopards"),
            named("elephants?", "elephants"),
            named("safaris?", "safaris"),
            named("hik(?:e|es|ing)|trek(?:s|king)?", "hiking"),
            named("cycling|bik(?:e|ing)|bicycles?", "cycling"),
            named("yoga", "yoga"),
            named("waterfalls?", "waterfalls"),
            named("tea (?:plantations?|factor(?:y|ies)|estates?)", "tea plantations"));

    private Pursuit() {}

    private static Named named(String words, String name) {
        return new Named(Patterns.words(words), name);
    }

    /** What a message is after; nothing where it is only about a place. */
    static Optional<String> in(Reading said) {
        var text = said.places().remainder();
        return ALL.stream()
                .filter(one -> Patterns.isIn(one.words(), text))
                .map(Named::name)
                .findFirst();
    }

    /** What was spoken of lately, the last first. */
    static Optional<String> spokenOf(Background before) {
        return before.earlier().reversed().stream()
                .limit(LATELY)
                .flatMap(said -> in(said).stream())
                .findFirst();
    }
}

package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "My girlfriend comes and she does not surf": what one of a party leaves to the others stays in their plan. */
final class OneOfUsDoesNot implements Completion {

    private static final String COMES =
            "(?:my|our)\\s+\\p{L}+(?:\\s?friend)?\\s+(?:comes?|joins?|is\\s+(?:coming|joining)|will\\s+(?:come|join)|travels?)\\b";
    /** All that is said: what else is wished or asked beside it is read elsewhere. Who "hates to" refuses it. */
    private static final Pattern DOES_NOT = Patterns.anyCase(
            "^\\W*(?:(?:and|but|ok(?:ay)?|also|oh|sorry|well|by\\s+the\\s+way)\\W+){0,3}(?:(?<comes>" + COMES
                    + ")(?:\\s+(?:too|also|along|as\\s+well|with\\s+(?:me|us)))?\\W+(?:(?:and|but)\\s+)?)?(?:s?he|(?:one|two|three|some|half|a\\s+couple)\\s+of\\s+us|(?:my|our)\\s+(?:girl\\s?friend|boy\\s?friend|wife|husband|partner|fianc\\p{L}+|friend|mum|mom|mother|dad|father|sister|brother|son|daughter))\\s+(?:really\\s+)?(?:does\\s+not|do\\s+not|doesn'?t|don'?t|can\\s?not|can'?t|won'?t|will\\s+not|is\\s+not\\s+going\\s+to)\\s+(?:know\\s+how\\s+to\\s+)?(?:(?<likes>(?:really\\s+)?(?:like|love|enjoy|want|care\\s+for|fancy))\\s+(?:to\\s+)?)?(?<deed>(?:kite\\s?)?surf(?:ing)?|hik(?:e|es|ing)|climb(?:ing)?|div(?:e|ing)|snorkel(?:l?ing)?|fish(?:ing)?|golf|shop(?:ping)?)(?:\\s+(?:at\\s+all|though|btw|by\\s+the\\s+way|with\\s+(?:me|us)))?\\s*[.!]*\\s*$");

    private static final Pattern JOINED = Patterns.words("joins?|joining");

    /** What one does, in the words for it and those of a plan. */
    private record Deed(String name, String doing, Pattern said, Pattern planned) {

        static Deed of(String name, String doing, String stem) {
            return new Deed(name, doing, Patterns.anyCase(stem), Patterns.anyCase("\\b(?:" + stem + ")"));
        }
    }

    private static final List<Deed> DEEDS = List.of(
            Deed.of("hike", "hiking", "hik|climb|walk up"),
            Deed.of("surf", "surfing", "surf|kite\\s?surf"),
            Deed.of("dive", "diving", "div"),
            Deed.of("snorkel", "snorkelling", "snorkel"),
            Deed.of("fish", "fishing", "fish"),
            Deed.of("golf", "golf", "golf"),
            Deed.of("shop", "shopping", "shop"));

    private static final Pattern OF_US = Patterns.words("of us");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var said = Patterns.matcher(DOES_NOT, message.said().text());
        if (conversation.itinerary().isEmpty() || !message.places().isEmpty() || !said.find()) {
            return Optional.empty();
        }
        // What a partner does not like is a wish of both; who joins for some days leaves it to the others.
        boolean joined =
                conversation.known().getOther().stream().anyMatch(fact -> Patterns.isIn(JOINED, fact.getValue()));
        if (said.group("likes") != null && !joined) {
            return Optional.empty();
        }
        var word = said.group("deed").toLowerCase(Locale.ROOT);
        var deed = DEEDS.stream()
                .filter(one -> Patterns.isIn(one.said(), word))
                .findFirst()
                .orElseThrow();
        boolean planned =
                conversation.itinerary().stream().anyMatch(slot -> Patterns.isIn(deed.planned(), slot.getActivity()));
        var doing = deed.doing();
        var who = said.group("likes") == null ? "who does not " + deed.name() : "who does not like " + doing;
        if (!planned) {
            return said.group("comes") == null
                            && Patterns.isIn(OF_US, message.said().text())
                    ? Optional.of(Completed.nothing(
                            conversation.ofThePlan(),
                            "Noted: the plan has no %s, so nothing of it changes for that.".formatted(doing)))
                    : Optional.empty();
        }
        return Optional.of(new Completed(
                Optional.ofNullable(said.group("comes"))
                        .map(comes -> comes + " too")
                        .orElse("Keep the plan as it is"),
                List.of(
                        "The %s stays in the plan for you; %s is free in those hours, and the rest is for all of you. Say \"no %s\" to leave it out, or name something and I add it."
                                .formatted(doing, who, doing)),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(conversation.ofThePlan()), List.of(), List.of()))));
    }
}

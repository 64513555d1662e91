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
                    + ")(?:\\s+(?:too|also|along|as\\s+well|with\\s+(?:me|us)))?\\W+(?:(?:and|but)\\s+)?)?(?:s?he|(?:one|two|three|some|half|a\\s+couple)\\s+of\\s+us|(?:my|our)\\s+(?:girl\\s?friend|boy\\s?friend|wife|husband|partner|fianc\\p{L}+|friend|mum|mom|mother|dad|father|sister|brother|son|daughter))\\s+(?:does\\s+not|do\\s+not|doesn'?t|don'?t|can\\s?not|can'?t|won'?t|will\\s+not|is\\s+not\\s+going\\s+to)\\s+(?:know\\s+how\\s+to\\s+)?(?<deed>(?:kite\\s?)?surf|hike|dive|snorkel|fish|golf|shop)(?:\\s+(?:at\\s+all|though|btw|by\\s+the\\s+way|with\\s+(?:me|us)))?\\s*[.!]*\\s*$");

    private static final Pattern OF_US = Patterns.words("of us");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var said = Patterns.matcher(DOES_NOT, message.said().text());
        if (conversation.itinerary().isEmpty() || !message.places().isEmpty() || !said.find()) {
            return Optional.empty();
        }
        var deed = said.group("deed").toLowerCase(Locale.ROOT);
        boolean planned = conversation.itinerary().stream()
                .anyMatch(slot -> slot.getActivity().toLowerCase(Locale.ROOT).contains(deed));
        var doing = deed.replaceFirst("e$", "").replaceFirst("p$", "pp") + "ing";
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
                        "The %s stays in the plan for you; who does not %s is free in those hours, and the rest is for all of you. Say \"no %s\" to leave it out, or name something and I add it."
                                .formatted(doing, deed, doing)),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(conversation.ofThePlan()), List.of(), List.of()))));
    }
}

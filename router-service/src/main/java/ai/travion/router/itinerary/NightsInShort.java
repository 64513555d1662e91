package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "A short summary, just places and nights": the plan as it stands in a line a stay, and nothing is planned anew for it. */
public final class NightsInShort {

    private static final String NIGHTS =
            "(?:places?|stops?|towns?|nights?|hotels|number\\s+of\\s+nights|how\\s+many\\s+nights|where\\s+we(?:'re|\\s+are)?\\s+(?:sleep|stay)(?:ing)?|how\\s+long)";
    private static final String FILLING =
            "(?:(?:can|could|would|will)\\s+(?:you|u|i|we)|please|pls|give|show|send|write|make|list|have|get|need|want|me|us|i|we|ok(?:ay)?|so|and|now|then|thanks|thank\\s+you|a|an|the|our|my|just|only|again|up|it|that|this|all|everything|in|of|for|with|as|by|short(?:er)?|quick|brief|final|last|last\\s+time|one\\s+line|few\\s+lines|each|per|place|trip|plan|itinerary|route|tour|whole|entire|nothing\\s+else|no\\s+details|without\\s+details)";
    private static final String IN_SHORT =
            "(?:summary|summari[sz]e|overview|recap|sum|short(?:er)?|just|only|quick|brief|outline)";
    private static final Pattern ASKED = Patterns.anyCase("^(?=.*\\b" + IN_SHORT + "\\b)(?=.*\\b" + NIGHTS
            + "\\b)\\W*(?:(?:" + FILLING + "|" + IN_SHORT + "|" + NIGHTS + ")\\b\\W*)+$");
    /** "Sum it up in a few lines so I can send it to our friends": all of the trip, for others to read. */
    private static final Pattern TO_BE_SENT = Patterns.anyCase(
            "^(?=.*\\b(?:sum|summary|summari[sz]e|recap|overview|short|shorter|brief(?:ly)?|few\\s+lines|lines|sentences|nutshell|outline|gist|compact)\\b)(?=.*(?:\\b(?:send|forward|share|show|mail|e-?mail|text|post|whatsapp|paste|tell)\\b.*\\b(?:friends?|family|parents|mother|mum|mom|father|dad|wife|husband|partner|boyfriend|girlfriend|sister|brother|boss|colleagues?|others?|them|him|her|people|group|neighbou?rs?|kids|children|daughter|son|whatsapp)\\b|\\bfor\\s+(?:whatsapp|(?:my|our|the)\\s+(?:friends?|family|parents|mother|mum|mom|father|dad|wife|husband|partner|boyfriend|girlfriend|sister|brother|boss|colleagues?|group|kids|children|daughter|son))\\b|\\b(?:plan|trip|itinerary|tour|route|whole\\s+(?:thing|lot))\\b.*\\b(?:lines|sentences|nutshell)\\b|\\b(?:lines|sentences|nutshell)\\b.*\\b(?:plan|trip|itinerary|tour|route|whole\\s+(?:thing|lot))\\b)).*$");

    private static final int LONGEST_WORDS = 24;
    private static final int HIGHLIGHTS = 2;
    /** "Only two nights" is wanted, and not asked. */
    private static final Pattern COUNTED =
            Patterns.words("\\d+|one night|two|three|four|five|six|seven|more|less|fewer");

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

    private NightsInShort() {}

    /** The stays of the plan in hand; nothing where something else is asked. */
    public static Optional<String> told(String message, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var text = Utterance.of(message).text();
        boolean isToBeSent = Utterance.of(message).words().size() <= LONGEST_WORDS
                && Patterns.isAllOf(TO_BE_SENT, text)
                && atlas.mentionedIn(text).isEmpty();
        boolean asksOfNights = Patterns.isAllOf(ASKED, text) && !Patterns.isIn(COUNTED, text);
        if (plan.isEmpty() || (!asksOfNights && !isToBeSent)) {
            return Optional.empty();
        }
        var stays = Sojourns.of(plan).stream()
                .map(stay -> "- %s to %s: %s, %d %s%s"
                        .formatted(
                                DAY.format(stay.first()),
                                DAY.format(stay.first().plusDays(stay.nights())),
                                stay.place().name(),
                                stay.nights(),
                                stay.nights() == 1 ? "night" : "nights",
                                isToBeSent ? highlights(plan, stay) : ""))
                .collect(Collectors.joining("\n"));
        return stays.isEmpty()
                ? Optional.empty()
                : Optional.of("%d days, %s to %s:\n\n%s"
                        .formatted(
                                plan.days().size(),
                                inFull(plan.days().getFirst()),
                                inFull(plan.days().getLast()),
                                stays));
    }

    /** What is seen on its days, the first of them. */
    private static String highlights(Itinerary plan, Sojourns.Sojourn stay) {
        var seen = plan.visits().stream()
                .filter(visit -> !visit.day().isBefore(stay.first())
                        && visit.day().isBefore(stay.first().plusDays(stay.nights())))
                .flatMap(visit -> visit.place().stream())
                .map(Place::name)
                .filter(name -> !name.equals(stay.place().name()))
                .distinct()
                .limit(HIGHLIGHTS)
                .collect(Collectors.joining(", "));
        return seen.isEmpty() ? "" : " (" + seen + ")";
    }

    private static String inFull(LocalDate day) {
        return DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).format(day);
    }
}

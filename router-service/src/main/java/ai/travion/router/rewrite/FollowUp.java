package ai.travion.router.rewrite;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.intent.Phrases;
import ai.travion.router.text.SmallTalk;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes the query of a follow-up whole from its thread, so that it can be searched for by itself. */
public final class FollowUp {

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:and\\s+|so\\s+|but\\s+)?(?:what|when|where|who|why|how|which|is|are|was|were|do|does|did|can|could|should|has|have|any|best|tell)\\b.*|.*\\?\\s*$");
    /** A verb with what it is asked of. */
    private static final Pattern OF_ITS_OWN = Patterns.anyCase(
            "^\\W*(?:(?:(?:what|when|where|who|why|how|which)(?:\\s+\\p{L}+)?\\s+)?(?:is|are|do|does|did|can|could|should|will|would|has|have)\\s+(?:there|i|we|you|people|the)\\s+\\p{L}+|(?:what|how)\\s+if\\s+\\p{L}+\\s+\\p{L}+).*");

    private static final Pattern POINTS = Patterns.words(
            "it|its|that|this|these|those|them|they|one|ones|then|(?<!(?:is|are) )there|same|too|also|else|instead|other|another|more|and|or");
    /** The same is asked for somebody else, or of another time. */
    private static final Pattern WHO_OR_WHEN = Patterns.words(
            "kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|wom[ae]n|m[ae]n|girls?|boys?|wife|husband|partner|parents?|mother|father|mum|dad|grand\\p{L}+|elderly|seniors?|people|tourists|foreigners|vegetarians?|vegans?|beginners?|me|us|him|her|them|my|our|the|that|this|it|one|ones|other|others|for|in|on|at|by|with|without|if|from|to|night|evening|morning|afternoon|weekends?|sundays?|poya|today|tomorrow|winter|summer|january|february|march|april|may|june|july|august|september|october|november|december");

    private static final Pattern WHAT_ABOUT =
            Patterns.anyCase("^\\W*(?:(?:and|but|so|then)\\W+)*(?:what|how)\\s+about\\b.*");
    private static final Pattern WITH_ITS_PLAN = Pattern.compile(": a trip(?: (?:to|for|with) .*)?$");
    private static final Pattern PLAN = Patterns.words("plan|itinerary|trip|tour|schedule|journey");

    /** "From Kandy to Ella", "better than Wilpattu": another place takes the stead of the second. */
    private static final Pattern HAS_TWO_ENDS = Patterns.anyCase("\\bfrom\\b.*\\bto\\b|\\bthan\\b|\\bbetween\\b");

    private static final Pattern ASKED_ON = Patterns.anyCase(
            ",\\s+(?:(?:and|but|so|or)\\s+)?(?:what|when|where|who|why|how|which|is|are|do|does|did|can|could|should|will|my|for|with)\\b[^,]*$");
    private static final Pattern FROM = Patterns.words("from|leaving|starting");

    private static final Pattern LEFT_OUT = Patterns.anyCase(
            "\\b(?:no(?:t)?|without|skip(?:ping)?|avoid(?:ing)?|drop|remove|leave\\s+out|less|fewer|don'?t\\s+(?:want|like|include))\\b(?:(?!\\bbut\\b|\\bwith\\b)[^,.;!?])*");
    private static final Pattern CHANGING = Patterns.words(
            "swap|switch|exchange|substitute|postpone|delay|push|bring|forward|back|by|with|against|sooner|skip|remove|drop|without|make|keep|it|this|that|them|the|plan|trip|itinerary|tour|a|an|one|two|three|four|five|six|seven|eight|nine|ten|to|for|on|in|at|by|of|day|days|night|nights|week|weeks|weekend|start|starts|starting|begin|end|leave|instead|rather|please|pls|kindly|slower|slow|slowly|faster|fast|longer|shorter|cheaper|relaxed|more|pace|can|could|would|you|we|i|i'd|us|me|my|our|like|want|add|include|extend|shorten|move|shift|change|replace|redo|also|too|as|well|another|and|then|ok|okay|now|let's|lets|up|down|bit|little|much|so|is|was|be|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|st|nd|rd|th|tomorrow|next|earlier|later|before|after|only|just|from|go|take|easy|rush|rushed|packed|thanks|thank|yes|no");

    private final Places atlas;

    public FollowUp(Places atlas) {
        this.atlas = atlas;
    }

    /** The query that the state's message means. The router has found out which places it is about. */
    public String madeWhole(GraphState state) {
        var raw = state.getRewrittenQuery().orElse(state.getUserQuery());
        var text = SmallTalk.withoutGreeting(Utterance.of(raw).text());
        var places = named(state.getTargetLocations());
        if (places.isEmpty()) {
            return previous(state)
                    .filter(before -> !asksByItself(text))
                    .map(FollowUp::firstAsked)
                    .filter(before -> !text.toLowerCase(Locale.ROOT).contains(before.toLowerCase(Locale.ROOT)))
                    .map(before -> before.replaceFirst("[\\s?!.]+$", "") + ", " + text)
                    .orElse(text);
        }
        var own = atlas.mentionedIn(text).stream().map(Places.Mention::place).toList();
        if (state.getIntent() == IntentType.TRIP_PLANNING) {
            return plan(text, own, places, state);
        }
        if (own.isEmpty()) {
            return isOfAWay(text, places, state) ? StandAlone.ofTheWay(text, places) : StandAlone.of(text, places);
        }
        if (Bearings.isOnlyAnotherPlace(blanked(text))) {
            return previousQuestion(state)
                    .map(question -> askedOf(places, question))
                    .orElseGet(() -> "Tell me about " + StandAlone.names(places));
        }
        var destination = places.stream().filter(place -> !own.contains(place)).toList();
        if (!destination.isEmpty()) {
            return asksTheWay(text) ? StandAlone.between(text, destination) : StandAlone.comparing(text, destination);
        }
        var before = placesBefore(state, own);
        return before.isEmpty() ? text : StandAlone.pointingAt(text, before);
    }

    /** "Is there wifi" needs nothing of what was asked before it. */
    private static boolean asksByItself(String text) {
        boolean another = Patterns.isAllOf(WHAT_ABOUT, text) && !Patterns.isIn(WHO_OR_WHEN, text);
        return another || (Patterns.isAllOf(OF_ITS_OWN, text) && !Patterns.isIn(POINTS, text));
    }

    /** The question that a chain of follow-ups began with: what was asked on in between is answered. */
    private static String firstAsked(String question) {
        var asked = Patterns.matcher(ASKED_ON, question);
        return asked.find() && Patterns.isAllOf(ASKED, question.substring(0, asked.start()))
                ? question.substring(0, asked.start())
                : question;
    }

    /** Whether it asks more about the way from one place to the other that was asked for before. */
    private static boolean isOfAWay(String text, List<Place> places, GraphState state) {
        return places.size() == 2
                && asksTheWay(text)
                && previous(state).filter(FollowUp::asksTheWay).isPresent();
    }

    private static boolean asksTheWay(String text) {
        var said = Utterance.of(text);
        return Phrases.asksOfTheWay(said) || Patterns.isIn(FROM, text);
    }

    /** What a plan should be changed to, with the plan that it changes. */
    private String plan(String text, List<Place> own, List<Place> places, GraphState state) {
        var missing = places.stream().filter(place -> !own.contains(place)).toList();
        if (missing.isEmpty() && Patterns.isIn(PLAN, text)) {
            return text;
        }
        if (Patterns.isIn(PLAN, text) && own.isEmpty()) {
            var there = StandAlone.pointingAt(text, missing);
            return there.equals(text) ? StandAlone.appended(text, "to " + StandAlone.names(missing)) : there;
        }
        var known =
                state.getPreferences().orElseGet(() -> Preferences.newBuilder().build());
        var length = known.getDates()
                .flatMap(StatedDates::getDays)
                .map(days -> days == 1 ? " for a day" : " for " + days + " days")
                .orElse("");
        var interests = known.getInterests().stream().map(StatedValue::getValue).collect(Collectors.joining(", "));
        var named = blanked(text);
        var change = whatIsNew(named.replace('#', ' '));
        var searched = change.isEmpty() ? places : missing;
        return "%s a trip%s%s%s"
                .formatted(
                        change.isEmpty() ? "Plan" : text.replaceFirst("[\\s?!.]+$", "") + ":",
                        searched.isEmpty() ? "" : " to " + StandAlone.names(searched),
                        length,
                        interests.isEmpty() ? "" : " with " + interests);
    }

    /** Of a change that was made whole, what was said: "add Galle" of "add Galle: a trip to Kandy and Ella for 5 days". */
    public static String change(String whole) {
        return WITH_ITS_PLAN.matcher(whole).replaceFirst("");
    }

    /**
     * Of a change to a plan, the words that say something to search for: what is to be left out, when it starts and how fast
     * it goes is known from the preferences, and would only mislead a search.
     */
    private static String whatIsNew(String text) {
        var rest = LEFT_OUT.matcher(text).replaceAll(" ");
        var content = Utterance.of(CHANGING.matcher(rest).replaceAll(" ")).words().stream()
                .filter(word -> word.length() > 2 && word.chars().noneMatch(Character::isDigit))
                .toList();
        return content.isEmpty() ? "" : text.replaceFirst("[\\s?!.]+$", "");
    }

    /** The same question about other places: "what should I wear in Kandy" to "what should I wear in Galle Fort". */
    private String askedOf(List<Place> places, String question) {
        var mentions = atlas.mentionedIn(question);
        if (mentions.isEmpty()) {
            return StandAlone.of(question, places);
        }
        var asked = new StringBuilder(question);
        if (Patterns.isIn(HAS_TWO_ENDS, question)) {
            var last = mentions.getLast();
            return asked.replace(last.start(), last.end(), StandAlone.names(places))
                    .toString();
        }
        for (var mention : mentions.reversed()) {
            asked.replace(
                    mention.start(),
                    mention.end(),
                    mention.equals(mentions.getFirst()) ? StandAlone.names(places) : "");
        }
        return asked.toString().replaceAll("\\s+(?=[?!.,]|$)", "");
    }

    private static Optional<String> previousQuestion(GraphState state) {
        return said(state)
                .dropWhile(before -> Patterns.isAllOf(WHAT_ABOUT, before))
                .findFirst()
                .filter(FollowUp::isAQuestion);
    }

    private static Optional<String> previous(GraphState state) {
        return said(state).findFirst();
    }

    /** What the traveller said before, the last first, small talk left out. */
    private static Stream<String> said(GraphState state) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .map(Message::getContent)
                .filter(content -> !SmallTalk.isAllOf(content))
                .map(content -> SmallTalk.withoutGreeting(Utterance.of(content).text()));
    }

    private static boolean isAQuestion(String text) {
        return Patterns.isAllOf(ASKED, text) && !Patterns.isAllOf(WHAT_ABOUT, text) && !Patterns.isIn(PLAN, text);
    }

    /** The places of the last turn before this one, without those that the message names itself. */
    private List<Place> placesBefore(GraphState state, List<Place> own) {
        var before = state.getPreferences().map(Preferences::getPlaces).orElse(List.of()).stream()
                .filter(place -> place.getTurn() < state.getTurn())
                .toList();
        return before.isEmpty()
                ? List.of()
                : atlas.named(before.getLast().getValue()).filter(place -> !own.contains(place)).stream()
                        .toList();
    }

    private List<Place> named(List<String> names) {
        return names.stream().flatMap(name -> atlas.named(name).stream()).toList();
    }

    private String blanked(String text) {
        var blanked = new StringBuilder(text);
        atlas.mentionedIn(text)
                .forEach(mention ->
                        blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        return blanked.toString();
    }
}

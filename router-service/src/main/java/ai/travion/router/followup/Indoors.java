package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "It's raining. Anything indoors?" asks what to do where one is, and neither for a forecast nor for another place. */
final class Indoors implements Completion {

    private static final int LONGEST_WORDS = 22;
    private static final int FEW = 2;
    private static final Pattern INSIDE = Patterns.words("indoors?|under (?:a |some )?roof|out of the rain");
    private static final Pattern RAINS = Patterns.anyCase(
            "\\b(?:it'?s|it\\s+is|if\\s+it|when\\s+it|in\\s+case\\s+it|should\\s+it|because\\s+of\\s+the|with\\s+(?:all\\s+)?(?:the|this)|in\\s+the|on\\s+a|for\\s+a)\\s+(?:(?:still|just|really|now|going\\s+to|about\\s+to|starts?\\s+to|always)\\s+)*(?:rain(?:s|ing|y)?|pour(?:s|ing)(?:\\s+down)?|bucketing|wet|drizzling|storm(?:s|y|ing))\\b(?!\\s+season)");
    private static final Pattern WHAT_THEN = Patterns.words(
            "what|anything|something|somewhere|where|ideas?|options?|alternatives?|suggest\\p{L}*|recommend\\p{L}*");
    private static final Pattern OF_THE_WEATHER = Patterns.words(
            "weather|forecast|what time|wear|bring|pack|umbrella|how (?:much|long|bad|often)|when does|months?");

    /** "We are in Kandy. It rains. Where can we go?" */
    private static final Pattern IT_RAINS_HERE = Patterns.words(
            "it(?:'s|s| is| has been| keeps)? (?:\\p{L}+ ){0,3}?(?:rains?|raining|pours|pouring|pissing|bucketing|drizzling|stormy|wet|storming)|rain(?:ing|s)? (?:\\p{L}+ ){0,2}?(?:all (?:day|week|morning|afternoon)|here|outside|today|now|cats and dogs)|(?:rained|washed) (?:in|out|off)|bad weather|stuck (?:in|inside|at)");
    /** Who is somewhere names it, and asks of no other place. */
    private static final Pattern WE_ARE_THERE = Patterns.anyCase(
            "\\b(?:(?:i|we)\\s+(?:are|am)|we're|were|i'm|im|we\\s+stay|staying|stuck|here|sitting|still|currently|now|arrived|based)\\s+(?:\\p{L}+\\s+){0,2}?(?:in|at|near)\\s+(?:the\\s+)?#|\\bhere\\s+in\\s+#|\\b(?:in|at)\\s+#+\\s+(?:now|today|right\\s+now|and\\s+it)");

    /** "It's raining in Galle, what can we do?" needs no word of being there. */
    private static final Pattern RAINING_THERE = Patterns.anyCase(
            "\\b(?:rain(?:s|ing|y)|pour(?:s|ing)|bucketing|drizzling|tipping|stormy|wet|storming)\\b(?:\\s+(?:\\p{L}+\\s+){0,2}?)(?:in|at|near)\\s+(?:the\\s+)?#");

    private static final Pattern WHAT_TO_DO = Patterns.words(
            "what (?:else )?(?:can|could|should|shall|do|to|would|is there|are the)|where (?:else )?(?:can|could|should|shall|do|to|would)|anything|something|somewhere|anywhere|ideas?|options?|alternatives?|suggest\\p{L}*|recommend\\p{L}*|what now|now what");
    /** Who asks whether it rains wants to know just that. */
    private static final Pattern WHETHER_IT_RAINS = Patterns.anyCase(
            "^\\W*(?:(?:hi|hey|hello|so|and|but|ok(?:ay)?|please|pls|sorry|quick\\s+question|(?:can|could)\\s+you\\s+tell\\s+me|tell\\s+me|do\\s+you\\s+(?:know|think)|any\\s+idea|whether|if)\\W+)*(?:(?:is|isn'?t|does|doesn'?t|will|won'?t|has|did|was)\\s+it|(?:is|are)\\s+(?:there|the\\s+\\p{L}+)|(?:any|much|heavy|more)\\s+(?:rain|showers|storms)|(?:whether|if)\\s+it)\\b");

    private static final Pattern PLANS = Patterns.words("plan|itinerary|schedule|trip|tour");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var named = message.places().all();
        boolean here = named.size() == 1
                && message.said().has(IT_RAINS_HERE)
                && (Patterns.isIn(WE_ARE_THERE, message.places().remainder())
                        || (Patterns.isIn(RAINING_THERE, message.places().remainder())
                                && message.said().has(WHAT_TO_DO)));
        boolean onlyWhether =
                message.said().has(WHETHER_IT_RAINS) && !message.said().has(WHAT_TO_DO);
        boolean asks = !onlyWhether
                && (named.isEmpty() || here)
                && message.places().region().isEmpty()
                && message.nearby().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && (here || message.said().has(INSIDE) || message.said().has(RAINS))
                && (message.said().has(WHAT_THEN) || Phrases.isQuestion(message.said()))
                && !message.said().has(PLANS)
                && !message.said().has(OF_THE_WEATHER);
        var subjects = here ? named : before.subjects();
        var places = subjects.stream().limit(FEW).map(Place::name).collect(Collectors.joining(" and "));
        return asks && !places.isEmpty()
                ? Optional.of(new Completed(
                        "What is there to do in %s on a wet day, like museums, temples, cooking classes or shows?"
                                .formatted(places)))
                : Optional.empty();
    }
}

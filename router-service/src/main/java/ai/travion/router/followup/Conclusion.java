package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Towns;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Sought;
import ai.travion.schemas.envelope.AskedParts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "So which one should I take?", "is it worth it then?": a verdict on what was spoken of, by what the traveller said they need. */
final class Conclusion implements Completion {

    private static final int TWO = 2;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|right|thanks|all\\s+in\\s+all|in\\s+the\\s+end|overall|honestly|you\\s+think|do\\s+you\\s+think|would\\s+you\\s+say)\\b[\\s,.!:]*)*";
    private static final String TAIL =
            "(?:\\W+(?:then|now|overall|in\\s+the\\s+end|instead|for\\s+(?:us|me|them|him|her)|with\\s+(?:them|him|her|that|this)|at\\s+all|or\\s+not|really|after\\s+all))*\\W*$";

    private static final Pattern WHICH = Patterns.anyCase(LEAD
            + "(?:which(?:\\s+(?:one|of\\s+(?:them|those|these|the\\s+two)))?\\s+(?:should|shall|would|do|did|could)\\s+(?:i|we|you)\\s+(?:then\\s+|rather\\s+)?(?:take|choose|pick|do|visit|see|book|prefer|recommend|suggest|go\\s+(?:to|for|with))|which(?:\\s+one)?(?:\\s+is)?(?:\\s+(?:it|best|better))?|what(?:'s|\\s+is)\\s+your\\s+(?:pick|choice|verdict|advice)|your\\s+(?:pick|choice|verdict|advice)|what\\s+(?:would|do)\\s+you\\s+(?:recommend|suggest|advise|pick|choose|take)|(?:one|this|that)\\s+or\\s+the\\s+other)"
            + TAIL);
    private static final Pattern WHETHER = Patterns.anyCase(LEAD
            + "(?:(?:is|are|would|will)\\s+(?:it|that|this|they|there)\\s+(?:be\\s+)?(?:really\\s+|still\\s+|even\\s+|all\\s+)?(?:worth(?:\\s+(?:it|going|visiting|doing|seeing|the\\s+\\p{L}+|a\\s+(?:visit|trip|detour)))?|a\\s+good\\s+idea|sensible|advisable|recommended)|(?:should|shall|can|could)\\s+(?:i|we|they|he|she)\\s+(?:really\\s+|still\\s+|even\\s+|better\\s+|rather\\s+)?(?:go|do\\s+it|visit|visit\\s+it|bother|skip(?:\\s+(?:it|that|both))?|risk\\s+it|try(?:\\s+it)?|go\\s+there|leave\\s+it)|(?:still\\s+)?worth\\s+it|still\\s+(?:a\\s+good\\s+idea|ok(?:ay)?|possible)|(?:better|best)\\s+(?:to\\s+)?(?:skip|leave|avoid)(?:\\s+(?:it|that|both|out))?|yes\\s+or\\s+no|good\\s+idea(?:\\s+or\\s+not)?|any\\s+(?:chance|hope|use)|any\\s+good)"
            + TAIL);
    private static final String SUITS =
            "(?:ok(?:ay)?|good|fine|possible|suitable|doable|manageable|feasible|alright|safe|easy|hard|difficult|accessible|realistic|too\\s+(?:hard|much|steep|far|difficult|long|tiring|scary|dangerous))";
    private static final String THEY =
            "(?:i|we|he|she|they|(?:my|our|the)\\s+(?:(?:little|old|elderly|\\d+[- ]year[- ]old|two|three|\\d)\\s+)?\\p{L}+)";
    /** "Is Polonnaruwa ok for her?" */
    private static final Pattern FITS = Patterns.anyCase(
            "\\b(?:is|are|would|will)\\s+(?:the\\s+)?#[#\\s]*+(?:be\\s+)?(?:also\\s+|still\\s+|really\\s+)?(?:an?\\s+)?(?:"
                    + SUITS
                    + "|right|sensible|bad\\s+idea|for\\s+(?:us|me|him|her|them)|something\\s+for)\\b|\\b(?:can|could|should|would|will)\\s+"
                    + THEY
                    + "\\s+(?:still\\s+|also\\s+)?(?:do|manage|climb(?:\\s+up)?|walk\\s+up|hike(?:\\s+up)?|visit|go\\s+(?:to|up)|handle|cope\\s+with|see|enjoy|get\\s+up)\\s+(?:the\\s+)?#|#\\W*(?:possible|ok|doable|suitable)\\b[^#]*$");

    private static final Pattern OTHER_DEED = Patterns.words(
            "surf\\p{L}*|swim\\p{L}*|snorkel\\p{L}*|div(?:e|es|ing)|kayak\\p{L}*|kite\\p{L}*|whales?|dolphins?|turtles?|boats?|shopping|food|eat(?:ing)?|nightlife|part(?:y|ies)|trains?");
    private static final Pattern OF_A_SEASON = Patterns.anyCase(
            "\\b(?:good|ok(?:ay)?|fine|possible|safe)\\s+(?:then|(?:in|during|around|at\\s+the\\s+end\\s+of)\\s+(?:early\\s+|late\\s+|mid-?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|at\\s+that\\s+time|that\\s+(?:month|week|time))\\b");

    /** "She has only shorts. Is that OK there?" is asked of the shorts. */
    private static final Pattern OF_CLOTHES = Patterns.words(
            "shorts|skirts?|dress(?:es)?|sleeveless|saree|sari|clothes|trousers|shoes|sandals|hats?|caps?|bikini|swimsuit|leggings");

    /** That is asked of the town and the hour, and not of one's legs. */
    private static final Pattern SAFE_AT_NIGHT = Patterns.words(
            "(?:safe|safely|dangerous|risky|unsafe)\\b.*\\b(?:night|evening|dark|late|alone|by myself|on my own)");

    private static final Pattern OF_A_DAY = Patterns.words(
            "on (?:that|this|the same|a poya|poya) ?(?:day)?|that day|tomorrow|today|on (?:\\d{1,2}|mon|tues|wednes|thurs|fri|satur|sun)\\p{L}*");

    /** "Is it too hard for my mother?" */
    private static final Pattern FITS_IT = Patterns.anyCase(
            "\\b(?:is|are|would|will)\\s+(?:it|that|this|they|there|the\\s+(?:climb|walk|hike|boat|trip|way\\s+up))\\s+(?:be\\s+)?(?:also\\s+|still\\s+|really\\s+)?"
                    + SUITS + "\\b(?!\\s+to\\s+(?:get|reach|book|find|buy))|\\b(?:can|could|should|would|will)\\s+"
                    + THEY
                    + "\\s+(?:still\\s+|also\\s+)?(?:(?:do|manage|climb|visit|handle|cope\\s+with|enjoy)\\s+(?:it|that|this|there)|come(?:\\s+(?:too|along|with\\s+us))?|join)\\b");
    /** "Is Mihintale easier?" */
    private static final Pattern EASIER = Patterns.anyCase(
            "\\W*+(?:(?:and|but|so|or|ok(?:ay)?|then)\\W++)*(?:is|are|would)\\s+(?:the\\s+)?#[#\\s]*+(?:be\\s+)?(?:any\\s+|much\\s+|a\\s+bit\\s+)?(?<measure>easier|quieter|cheaper|closer|nearer|warmer|cooler|safer|better|calmer|higher|older|bigger|harder)(?:\\s+for\\s+(?:us|her|him|them|me|kids|children))?(?:\\s+then)?\\W*");
    /** "And the Dambulla caves?", "what about Sigiriya?" */
    private static final Pattern LIKEWISE = Patterns.anyCase(
            "[^\\w#]*+(?:(?:and|but|so|or|ok(?:ay)?|then)[^\\w#]++)*(?:(?:what|how)\\s+about\\s+)?(?:the\\s+)?#\\W*+(?:\\p{L}{1,9}\\W*+)?(?:then|instead)?\\W*+");

    private static final Pattern OF_FITNESS = Patterns.anyCase(
            "^(?:How hard is the walk at|Is .* suitable for children|How rough is the sea|Is there a steep drop)|\\bwheel ?-?chair\\b");
    private static final Pattern CRITERION = Patterns.anyCase(
            "\\bfor\\s+(?:swimming|surfing|snorkell?ing|diving|kids|children|families|nightlife|hiking|photos?|photography|beginners|couples|food|wildlife|birds?|whales?|elephants?|leopards?)\\b");
    private static final Pattern COMPARATIVE = Patterns.words(
            "easier|quieter|cheaper|closer|nearer|warmer|cooler|safer|higher|older|bigger|harder|steeper|livelier|busier|calmer");

    /** What one does on the water, and not with every child. */
    private static final Set<String> SEASONAL =
            Set.of("whale watching", "dolphin watching", "surfing", "snorkelling", "diving", "rafting", "kitesurfing");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (message.nearby().isPresent()
                || asksSeveral(message)
                || message.said().has(OF_CLOTHES)
                || message.said().has(SAFE_AT_NIGHT)
                || message.calendar().isPresent()
                || message.places().origin().isPresent()) {
            return Optional.empty();
        }
        var needs = Needs.in(message.wishes(), before.conversation().known());
        if (!message.places().isEmpty()) {
            // "Is whale watching in Mirissa ok for a child?" asks of that, and not of all the place.
            boolean ofAThing = Thing.of(message).filter(Thing::isSeenOrDone).isPresent();
            return message.places().wanted().size() == 1 && !ofAThing
                    ? ofTheNamed(message, needs, before)
                    : Optional.empty();
        }
        var asked = Clauses.last(message);
        if (before.subject().isEmpty() && !before.conversation().plan()) {
            return ofATopic(message, asked, before);
        }
        if (before.subject().isEmpty() || before.conversation().plan()) {
            return Optional.empty();
        }
        if (Patterns.isAllOf(WHICH, asked)) {
            var two = lately(before);
            return two.size() == TWO ? Optional.of(new Completed(between(two, needs, before))) : Optional.empty();
        }
        boolean anotherTime = message.when().saysAnything()
                && !before.conversation().itinerary().isEmpty();
        boolean fits = needs.any() && !anotherTime && Patterns.isIn(FITS_IT, asked);
        return fits || Patterns.isAllOf(WHETHER, asked)
                ? verdict(message, before.subjects(), needs, before)
                : Optional.empty();
    }

    /** Each of several questions is answered as it stands. */
    private static boolean asksSeveral(Reading message) {
        return AskedParts.of(message.said().text()).stream()
                        .filter(part -> !AskedParts.asksForOthers(part))
                        .count()
                > 1;
    }

    /** "Is Sigiriya a good idea for us?" */
    static boolean isAskedOfAPlace(Reading message) {
        return Patterns.isIn(FITS, message.places().remainder());
    }

    /** "Any chance?" of what is sought, at the time that was said. */
    private static Optional<Completed> ofATopic(Reading message, String asked, Background before) {
        return Patterns.isAllOf(WHETHER, asked) && !before.earlier().isEmpty()
                ? before.last()
                        .flatMap(said -> Sought.in(said.said().text()))
                        .map(sought -> new Completed(sought.question(Stream.concat(
                                        Stream.of(message),
                                        before.earlier().reversed().stream().limit(3))
                                .flatMap(said -> said.when().start().stream())
                                .findFirst())))
                : Optional.empty();
    }

    /** Where one place is named, and asked whether it suits them. */
    static Optional<Completed> suiting(Reading message, Background before) {
        return isAskedOfAPlace(message)
                        && message.places().wanted().size() == 1
                        && message.calendar().isEmpty()
                        && !asksSeveral(message)
                ? ofTheNamed(
                        message,
                        Needs.in(message.wishes(), before.conversation().known()),
                        before)
                : Optional.empty();
    }

    private static Optional<Completed> ofTheNamed(Reading message, Needs needs, Background before) {
        var named = message.places().wanted().getFirst();
        var remainder = message.places().remainder();
        var compared = Patterns.matcher(EASIER, remainder);
        var other = before.subject().filter(place -> !place.equals(named));
        if (compared.matches() && other.isPresent()) {
            var measure = compared.group("measure").toLowerCase(Locale.ROOT);
            return Optional.of(new Completed("Which is %s, %s or %s?"
                    .formatted(measure, named.name(), other.get().name())));
        }
        boolean likewise = Patterns.isAllOf(LIKEWISE, remainder)
                && before.last().filter(Conclusion::isOfFitness).isPresent();
        // Whether one learns to surf there, or whether it is the season, is not asked of the walk.
        boolean ofTheirLegs = !needs.walkLittle()
                || (!Patterns.isIn(OTHER_DEED, remainder)
                        && !Patterns.isIn(OF_A_SEASON, remainder)
                        && !Patterns.isIn(OF_A_DAY, remainder));
        return needs.any() && ofTheirLegs && (likewise || Patterns.isIn(FITS, remainder))
                ? verdict(message, List.of(named), needs, before)
                : Optional.empty();
    }

    /** Whether somebody told, or asked, what suits them. */
    private static boolean isOfFitness(Reading said) {
        return Needs.of(said.wishes()).any()
                || Patterns.isIn(OF_FITNESS, said.said().text());
    }

    private static Optional<Completed> verdict(Reading message, List<Place> places, Needs needs, Background before) {
        var noted = Remark.notedBeside(message);
        var others = AskedParts.of(message.said().text()).stream()
                .filter(AskedParts::asksForOthers)
                .map(part -> " " + part + "?")
                .collect(Collectors.joining());
        return Optional.of(new Completed(whether(message, places, needs, before) + others, noted, !noted.isEmpty()));
    }

    /** The two that were held against each other, or those that the last two turns were about. */
    private static List<Place> lately(Background before) {
        var subjects = Towns.leftOutOf(before.subjects(), before.atlas());
        return subjects.size() >= TWO
                ? subjects.stream().limit(TWO).toList()
                : Towns.leftOutOf(before.conversation().lately(before.atlas()), before.atlas()).stream()
                        .limit(TWO)
                        .toList();
    }

    private static String between(List<Place> two, Needs needs, Background before) {
        return "Which is %s, %s or %s?"
                .formatted(
                        measure(needs, before),
                        two.getFirst().name(),
                        two.getLast().name());
    }

    /** By what the traveller said last that they need, or asked about. */
    private static String measure(Needs needs, Background before) {
        var asked = before.earlier().reversed().stream()
                .limit(3)
                .map(said -> said.said().text())
                .flatMap(Conclusion::measureIn)
                .findFirst();
        return asked.or(needs::ofTwo).orElse("better");
    }

    private static Stream<String> measureIn(String text) {
        var comparative = Patterns.matcher(COMPARATIVE, text);
        if (comparative.find()) {
            return Stream.of(comparative.group().toLowerCase(Locale.ROOT));
        }
        var criterion = Patterns.matcher(CRITERION, text);
        return criterion.find() ? Stream.of("better " + criterion.group().toLowerCase(Locale.ROOT)) : Stream.empty();
    }

    /** What children, or the sea, are asked about depends on the month; a walk is as hard in any. */
    private static String atThatTime(String question, Reading message, Background before) {
        boolean timely = question.startsWith("Is ") || question.startsWith("How rough");
        var deed = question.startsWith("Is ") && question.contains(" suitable ")
                ? Pursuit.spokenOf(before).filter(SEASONAL::contains)
                : Optional.<String>empty();
        var ofTheDeed = deed.map(one -> question.replaceFirst("^Is ", "Is " + one + " in "))
                .orElse(question);
        return timely
                ? TimeSaid.in(message, before)
                        .map(time -> ofTheDeed.replaceFirst("\\?$", " " + time + "?"))
                        .orElse(ofTheDeed)
                : question;
    }

    private static String whether(Reading message, List<Place> places, Needs needs, Background before) {
        var names = places.stream().limit(TWO).map(Place::name).toList();
        return needs.question(names.stream().limit(1).toList(), Needs.bySea(before))
                .map(question -> atThatTime(question, message, before))
                .orElseGet(() -> "Is %s worth visiting%s?"
                        .formatted(
                                String.join(" and ", names),
                                TimeSaid.in(message, before)
                                        .map(time -> " " + time)
                                        .orElse("")));
    }
}

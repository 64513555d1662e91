package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.followup.Remark;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Telling;
import ai.travion.router.intent.TravellersNeeds;
import ai.travion.router.intent.Verdict;
import ai.travion.router.memory.Recollection;
import ai.travion.router.wishes.InWords;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.IntentType;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Answers for which nothing has to be looked up: to a call for help, and to what travellers say of themselves without asking. */
final class Answered {

    /** Sri Lanka's National Mental Health Helpline, ambulance and police. */
    private static final String HELP =
            "I am sorry that it is so hard. Please do not stay alone with it: talk to somebody now. In Sri Lanka the National Mental Health "
                    + "Helpline answers on 1926. If there is danger, call 1990 for an ambulance or 119 for the police; elsewhere, the "
                    + "emergency number of the country. If somebody whom you trust is near, tell them.";

    private static final String WELCOME =
            "Welcome, I am glad to meet you! I shall remember it. Where in Sri Lanka would you like to go, or what would you like to know?";

    private static final String FORGETTING =
            "What I know of you is kept under your user id: DELETE /api/v1/users/{your id}/profile erases all of it at once, and a new "
                    + "thread without a user id knows nothing of you. To take back one thing, say it here: \"forget that I hate crowds\".";

    private static final Pattern DECLINES = Patterns.anyCase(
            "\\W*(?:(?:hmm+|oh|ok(?:ay)?|well|um+)\\W+)*(?:no(?:pe)?|nah|never\\s*mind|forget\\s+it|not\\s+(?:now|really)|no\\s+thanks?(?:\\s+you)?)(?:\\W+(?:thanks?|thank\\s+you|then))?\\W*");

    private static final Pattern AGREES = Patterns.anyCase(
            "\\W*+(?:(?:(?:oh|ok(?:ay)?|well|great|perfect)\\W+)*+(?:yes|yeah|yea|yep|yup|sure|please\\s+do|do\\s+it|go\\s+ahead|of\\s+course|definitely|absolutely)\\b\\W*+)(?:(?:please|pls|do|it|that|thanks|thank\\s+you|sure|great|good|ok(?:ay)?)\\b\\W*+)*+");

    private static final String STANDS =
            "Then the plan stands as it is. Ask me about any of its days or stops, or tell me what to change.";

    static final String STAYS =
            "The plan that you have stays as it is: tell me what to change of it (\"day 2 less full\", \"without Kandy\"), or ask me more.";

    /** "My wife has a bad knee, we need a pharmacy" wants to be found something. */
    private static final Pattern NEEDS = Patterns.words(
            "(?:i|we)\\s+(?:(?:also|really|now|urgently)\\s+)?(?:need|want|require|would\\s+like|look(?:ing)?\\s+for)(?!\\s+(?:an?\\s+|my\\s+|our\\s+)?(?:walking\\s+stick|crutch\\p{L}*|hearing\\s+aids?|wheelchair|pacemaker))");

    private static final Pattern LOOKS_FOR_HELP = Patterns.words(
            "(?:need|want|require|look(?:ing)?\\s+for|find)\\s+(?:an?|some|the\\s+nearest)\\s+(?:good\\s+|open\\s+)?(?:pharmacy|chemist|doctor|dentist|physio\\p{L}*|hospital|clinic|optician|atm|bank|supermarket|shop|taxi|toilet)");

    /** "And dogs? I was bitten once." */
    private static final Pattern GOES_ON_ASKING =
            Patterns.anyCase("^\\W*(?:and|but|what\\s+about|how\\s+about)\\s+[^?.!]{2,30}\\?");

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);

    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMMM uuuu", Locale.ENGLISH);

    private static final String LEFT_AT_THAT =
            "All right, I leave it at that. Tell me what to change, or ask me something else about travelling in Sri Lanka.";

    private Answered() {}

    /** The answer to a judged message; nothing where it has to be looked up, planned or asked back. */
    static Optional<String> at(Reading reading, Verdict verdict, Conversation conversation, List<String> told) {
        if (verdict.rule().equals(IntentRules.IN_DESPAIR)) {
            return Optional.of(HELP);
        }
        var asked = InEnglishPlease.instead(reading, verdict);
        if (asked.isPresent()) {
            return asked;
        }
        var unknown = OwnMatters.askedIn(reading);
        if (unknown.isPresent()) {
            return unknown;
        }
        if (TravellersNeeds.areIn(reading.said())) {
            return Optional.empty();
        }
        if (conversation.remembers() && tellsOfPeople(reading, verdict, told)) {
            return Optional.of(noted(reading, told, conversation));
        }
        if (verdict.rule().equals(IntentRules.INTRODUCES_THEMSELVES)) {
            return Optional.of(WELCOME);
        }
        if (verdict.rule().equals(IntentRules.ASKS_WHAT_THEY_SAID)) {
            return Optional.of(Recollection.whole(conversation));
        }
        if (verdict.rule().equals(IntentRules.ASKS_TO_BE_FORGOTTEN)) {
            return Optional.of(FORGETTING);
        }
        if (verdict.intent() == IntentType.GREETING
                && conversation.previous().isPresent()
                && reading.said().is(DECLINES)) {
            return Optional.of(LEFT_AT_THAT);
        }
        if (verdict.intent() == IntentType.GREETING
                && !conversation.itinerary().isEmpty()
                && reading.said().is(AGREES)) {
            return Optional.of(STANDS);
        }
        return conversation.remembers()
                        && onlyTells(reading, verdict)
                        && !Patterns.isIn(GOES_ON_ASKING, reading.said().text())
                        && !Patterns.isIn(LOOKS_FOR_HELP, reading.said().text())
                ? Optional.of(noted(reading, told, conversation))
                : Optional.empty();
    }

    /** "My wife and I are from Pune, I am 71 and she is 68": who they are, with no question and no order beside it. */
    private static boolean tellsOfPeople(Reading reading, Verdict verdict, List<String> told) {
        boolean talks = verdict.intent() == IntentType.GREETING || verdict.intent() == IntentType.TOURISM_QUERY;
        return talks
                && told.stream().anyMatch(PeopleTold::isOne)
                && reading.places().isEmpty()
                && reading.nearby().isEmpty()
                && !reading.said().text().contains("?")
                && !Patterns.isIn(NEEDS, reading.said().text())
                && !Phrases.isQuestion(reading.said())
                && !Phrases.asksForSomething(reading.said());
    }

    /** Whether it says how its traveller travels or what they do not want, and asks for nothing. */
    private static boolean onlyTells(Reading reading, Verdict verdict) {
        return verdict.rule().equals(IntentRules.ONLY_TELLS)
                || (verdict.intent() == IntentType.TOURISM_QUERY && Remark.isIn(reading));
    }

    private static String noted(Reading reading, List<String> told, Conversation conversation) {
        var sentences = new ArrayList<String>();
        var said = new ArrayList<>(InWords.withWhatTheyLove(reading.wishes()));
        reading.when().days().stream()
                .filter(days -> days > 1)
                .mapToObj("%d days"::formatted)
                .forEach(said::add);
        reading.places().refused().stream()
                .map(place -> "without " + place.name())
                .forEach(said::add);
        if (Telling.tellsOfAnArrival(reading)) {
            reading.when().start().map(day -> arrival(reading, day)).ifPresent(said::add);
        }
        var kept = told.stream().map(PeopleTold::said).distinct().toList();
        if (!said.isEmpty()) {
            sentences.add("Noted: " + String.join(", ", said) + ". What I plan and suggest here will follow that.");
        }
        if (!kept.isEmpty()) {
            sentences.add((said.isEmpty() ? "Noted: " : "I keep in mind, too: ") + String.join(", ", kept) + ".");
        }
        var withdrawn = InWords.withdrawn(reading.wishes());
        if (!withdrawn.isEmpty()) {
            sentences.add("Good to know; this I do not count on: " + String.join(", ", withdrawn) + ".");
        }
        if (!reading.places().visited().isEmpty()) {
            sentences.add("You have been to " + names(reading.places().visited())
                    + ", so I shall choose other places where the choice is mine.");
        }
        boolean roughlyWhen = !reading.when().exact() && reading.when().start().isPresent();
        boolean onlyRoughlyWhen = said.size() == 1 && roughlyWhen;
        boolean introduces =
                conversation.itinerary().isEmpty() && reading.places().country();
        if (introduces && roughlyWhen && !Telling.tellsOfAnArrival(reading)) {
            reading.when()
                    .start()
                    .map(day -> arrival(reading, day))
                    .ifPresent(when -> sentences.add(
                            "You would be " + when + "; ask me what the weather and the sea are like then."));
        }
        sentences.add(
                !conversation.itinerary().isEmpty() && !onlyRoughlyWhen
                        ? (sentences.isEmpty() ? "Good to know. " : "") + STAYS
                        : introduces || (onlyRoughlyWhen && Telling.tellsOfAnArrival(reading))
                                ? "How many days will you have, and what do you love: beaches, wildlife, hills, old cities? Tell me, or say \"plan 10 days\" and I choose the places."
                                : "Where would you like to go, or what would you like to know?");
        return String.join(" ", sentences);
    }

    /** Who comes "in January" arrives on some day of it. */
    private static String arrival(Reading reading, LocalDate first) {
        var month = YearMonth.from(first);
        boolean wholeMonth = first.getDayOfMonth() == 1
                && reading.when().end().filter(month.atEndOfMonth()::equals).isPresent();
        if (wholeMonth) {
            return "here in " + MONTH.format(first);
        }
        return reading.when()
                .end()
                .map(last -> "here from %s to %s".formatted(DAY.format(first), DAY.format(last)))
                .orElseGet(() -> "arriving on " + DAY.format(first));
    }

    private static String names(List<Place> places) {
        var names = places.stream().map(Place::name).toList();
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}

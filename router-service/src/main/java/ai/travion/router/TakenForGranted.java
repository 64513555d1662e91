package ai.travion.router;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.When;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.dialogue.Essentials;
import ai.travion.router.dialogue.OpenQuestion;
import ai.travion.router.dialogue.Outside;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.SideQuestion;
import ai.travion.router.intent.TravellersNeeds;
import ai.travion.router.intent.Verdict;
import ai.travion.router.places.CityHotels;
import ai.travion.router.places.Radius;
import ai.travion.router.text.ForeignOrder;
import ai.travion.router.text.Language;
import ai.travion.router.wishes.InWords;
import ai.travion.schemas.IntentType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What was taken for granted in understanding a message, in sentences for the traveller. */
final class TakenForGranted {

    /** The margin: what is understood with less confidence is said to be unsure. */
    private static final float SURE = 0.6f;

    private static final Set<Language> ORDERED_IN = Set.of(Language.GERMAN, Language.FRENCH, Language.SPANISH);
    private static final String ORDER_READ =
            "The message is in %s; I answer in English, and read of it the places, the days and plain wishes only: write in English what else matters, as in \"3 days in Kandy from 3 February, by train\".";

    private static final String REFUSAL_UNREAD =
            "What you do not want I could not read in that language, so the plan may hold it: say \"without\" and its name in English, and I leave it out.";

    private static final Pattern OF_THEMSELVES = Patterns.words("i|we|i'm|we're|my|our|us");

    private TakenForGranted() {}

    private static boolean ofAnOrder(Reading reading, Verdict verdict) {
        return verdict.intent() == IntentType.TRIP_PLANNING && ORDERED_IN.contains(reading.language());
    }

    static List<String> in(
            Reading reading,
            Verdict verdict,
            Optional<Resumed> resumed,
            Dates dates,
            Essentials.Outcome missing,
            boolean leansOnWhatIsKnown,
            Places atlas) {
        var language = reading.language() == Language.ENGLISH
                ? Stream.<String>of()
                : Stream.of(
                        (ofAnOrder(reading, verdict) ? ORDER_READ : "The message is in %s; the answer is in English.")
                                .formatted(reading.language().inWords()));
        var unread = ofAnOrder(reading, verdict) && ForeignOrder.refusesUnread(reading.message())
                ? Stream.of(REFUSAL_UNREAD)
                : Stream.<String>of();
        var ofLanguage = Stream.concat(language, unread).toList();
        if (missing.question().isPresent()) {
            return ofLanguage;
        }
        var hotel = CityHotels.in(reading.message(), atlas)
                .map("I took %s to be the hotel in Colombo; name its town if it is another."::formatted)
                .stream();
        // How a feast or a month was read is what the calendar answers.
        boolean ofCalendar = verdict.rule().equals(IntentRules.ASKS_OF_THE_CALENDAR);
        var assumptions = new ArrayList<String>();
        Stream.of(
                        ofLanguage.stream(),
                        hotel,
                        leansOnWhatIsKnown ? Stream.<String>of() : unsure(reading, verdict),
                        resumed.stream().flatMap(found -> found.assumptions().stream()),
                        missing.assumptions().stream(),
                        Outside.notes(reading, verdict, missing.assumptions(), atlas),
                        ofCalendar || beginsAsBefore(reading, dates)
                                ? Stream.<String>of()
                                : reading.when().assumptions().stream(),
                        howFar(reading, verdict),
                        besideThePlan(reading, verdict),
                        changed(reading, verdict),
                        besideANeed(reading, verdict),
                        verdict.intent() == IntentType.TRIP_PLANNING
                                ? NotReckoned.of(reading)
                                : verdict.intent() == IntentType.OFF_TOPIC
                                        ? Stream.<String>of()
                                        : NotReckoned.beside(reading),
                        dates.assumptions().stream())
                .flatMap(said -> said)
                .forEach(assumptions::add);
        return assumptions;
    }

    /** "We stay until the 20th" of a plan in hand leaves no first day open. */
    private static boolean beginsAsBefore(Reading reading, Dates dates) {
        return reading.when().manners().contains(When.Manner.ENDING)
                && dates.start().isPresent()
                && !dates.start().equals(reading.when().start());
    }

    /** How a time was read as a distance, of what is sought near a place. */
    private static Stream<String> howFar(Reading reading, Verdict verdict) {
        return verdict.rule().equals("asksForWhatIsNearby")
                ? Radius.in(reading.places().remainder()).flatMap(Radius::note).stream()
                : Stream.empty();
    }

    /** "We are two with a girl of six, and she has diarrhoea": the one is noted, the other answered. */
    private static Stream<String> besideANeed(Reading reading, Verdict verdict) {
        var told = InWords.of(reading.wishes().withoutBudget());
        return verdict.intent() == IntentType.TOURISM_QUERY
                        && TravellersNeeds.areIn(reading.said())
                        && reading.said().has(OF_THEMSELVES)
                        && !told.isEmpty()
                ? Stream.of("Noted: %s.".formatted(String.join(", ", told)))
                : Stream.empty();
    }

    /** What a change adds to what the plan has to follow. */
    private static Stream<String> changed(Reading reading, Verdict verdict) {
        var wishes = InWords.of(reading.wishes().withoutBudget());
        return verdict.rule().equals("changesThePlan") && !wishes.isEmpty()
                ? Stream.of("Taken into the plan: %s.".formatted(String.join(", ", wishes)))
                : Stream.empty();
    }

    /** A question beside the order for a plan, which the plan does not answer. */
    private static Stream<String> besideThePlan(Reading reading, Verdict verdict) {
        return verdict.intent() == IntentType.TRIP_PLANNING
                ? SideQuestion.in(reading.said()).map(OpenQuestion::told)
                : Stream.empty();
    }

    /** Under this confidence it says how it took a message. */
    private static Stream<String> unsure(Reading reading, Verdict verdict) {
        boolean travel = verdict.intent() == IntentType.TOURISM_QUERY;
        // Who tells of themselves, or names a thing that travellers look for, was understood so far.
        boolean plainlySaid = !reading.places().isEmpty()
                || reading.places().country()
                || reading.wishes().areStated()
                || !reading.wishes().topics().isEmpty();
        return travel && !plainlySaid && verdict.confidence() < SURE
                ? Stream.of(
                        "I am not sure that I understood your message; I took it as a question about travelling in Sri Lanka.")
                : Stream.empty();
    }
}

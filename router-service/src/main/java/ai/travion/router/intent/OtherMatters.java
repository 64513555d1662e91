package ai.travion.router.intent;

import static ai.travion.schemas.IntentType.GREETING;
import static ai.travion.schemas.IntentType.OFF_TOPIC;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.OwnFacts;
import java.util.Set;
import java.util.regex.Pattern;

/** The rules by which a message is small talk, or no matter of travel. */
final class OtherMatters {

    /** That something is of the country makes it no travel. */
    private static final Set<String> COUNTRY =
            Set.of("lanka", "lankan", "srilanka", "ceylon", "ceylonese", "sinhala", "sinhalese");

    /** Whoever says more has something to say. */
    private static final int CIVIL_WORDS = 12;

    private static final Pattern CAPITAL_OF_THE_COUNTRY =
            Patterns.words("capital (?:city )?of (?:sri ?lanka|ceylon|(?:the|this) (?:country|island))");

    private static final Pattern SHARED_ROOM = Patterns.words(Phrases.SHARED_ROOM);

    private OtherMatters() {}

    static IntentRule isInDespair() {
        return new IntentRule(
                IntentRules.IN_DESPAIR, OFF_TOPIC, 0.99f, (reading, context) -> Phrases.isInDespair(reading.said()));
    }

    static IntentRule onlySmallTalk() {
        return new IntentRule(
                "onlySmallTalk",
                GREETING,
                0.99f,
                (reading, context) -> reading.smallTalk()
                        && !reading.ordered()
                        && !reading.said().has(Phrases.GENERAL_MATTER));
    }

    /** "Hello, I hope that your day goes well": a greeting or thanks in one's own words, about nothing else. */
    static IntentRule isCivilAndNoMore() {
        return new IntentRule(
                "isCivilAndNoMore",
                GREETING,
                0.8f,
                (reading, context) -> reading.civil()
                        && !reading.ordered()
                        && reading.said().words().size() <= CIVIL_WORDS
                        && !isAboutTheCountry(reading)
                        && !reading.places().abroad()
                        && reading.travelWords().isEmpty()
                        && !reading.said().has(Phrases.GENERAL_MATTER)
                        && reading.hints().size() < 2
                        && reading.otherMatters().isEmpty()
                        && reading.calendar().isEmpty()
                        && reading.when()
                                .start()
                                .filter(day -> day.isAfter(reading.today()))
                                .isEmpty()
                        && !reading.said().has(Phrases.OTHER_WORK)
                        && !PlanOrder.asksForAPlan(reading.said())
                        && !LiveTalk.asksForNow(reading)
                        && !Phrases.asksOfSomething(reading.said()));
    }

    /** "My name is Anna, I am from Norway": who they are, and nothing that a trip has to follow. */
    static IntentRule introducesThemselves() {
        return new IntentRule(
                IntentRules.INTRODUCES_THEMSELVES,
                GREETING,
                0.9f,
                (reading, context) -> !reading.ordered()
                        && !isAboutTheCountry(reading)
                        && !reading.wishes().limitTheTrip()
                        && !reading.when().saysAnything()
                        && OwnFacts.introduces(reading.said().text()));
    }

    static IntentRule onlyOrdersTheAssistant() {
        return new IntentRule(
                "onlyOrdersTheAssistant",
                OFF_TOPIC,
                0.97f,
                (reading, context) -> reading.ordered()
                        && !isAboutTheCountry(reading)
                        && reading.travelWords().isEmpty());
    }

    static IntentRule asksForWorkThatIsNoTravel() {
        return new IntentRule(
                "asksForWorkThatIsNoTravel",
                OFF_TOPIC,
                0.95f,
                (reading, context) -> reading.said().has(Phrases.OTHER_WORK) || Phrases.asksForAResult(reading));
    }

    static IntentRule asksAboutAnotherCountry() {
        return new IntentRule(
                "asksAboutAnotherCountry",
                OFF_TOPIC,
                0.93f,
                (reading, context) -> reading.places().abroad()
                        && !isAboutTheCountry(reading)
                        && !PlanOrder.isBetweenFlights(reading.said()));
    }

    static IntentRule speaksOfOtherMatters() {
        return new IntentRule("speaksOfOtherMatters", OFF_TOPIC, 0.85f, (reading, context) -> isOther(reading));
    }

    static IntentRule saysNothingThatIsKnown() {
        return new IntentRule(IntentRules.SAYS_NOTHING_THAT_IS_KNOWN, OFF_TOPIC, 0.5f, (reading, context) -> true);
    }

    private static boolean isAboutTheCountry(Reading reading) {
        return !reading.places().isEmpty()
                || !reading.places().beyond().isEmpty()
                || reading.places().country()
                || reading.places().region().isPresent();
    }

    /** Words of other matters outweigh the country's name and a hint, but no place and no clear word of travel. */
    static boolean isOther(Reading reading) {
        if (reading.otherMatters().isEmpty()
                || reading.said().has(SHARED_ROOM)
                || reading.said().has(CAPITAL_OF_THE_COUNTRY)) {
            return false;
        }
        long ofTravel = reading.travelWords().stream()
                .filter(word -> !COUNTRY.contains(word))
                .count();
        return reading.said().has(Phrases.NAMESAKE)
                || (reading.places().isEmpty()
                        && ofTravel < reading.otherMatters().size());
    }
}

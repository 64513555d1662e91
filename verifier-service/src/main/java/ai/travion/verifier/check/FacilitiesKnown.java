package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a traveller would look for in vain is not said to be there: lifeguards, lifts, lockers, a heated pool. */
final class FacilitiesKnown {

    /**
     * Something that is built, run or kept for visitors.
     *
     * @param said how a draft names it
     * @param known what of the evidence bears it out, in lower case
     */
    private record Facility(Pattern said, Pattern known) {}

    private static final List<Facility> FACILITIES = List.of(
            facility("life ?guards?|lifesavers?", "life ?guard|lifesav|rescue"),
            facility(
                    "(?:swimming|heated|outdoor|indoor|infinity|paddling|public|thermal)(?: outdoor| indoor)? pools?|hot springs?",
                    "pools?|springs?|baths?"),
            facility(
                    "cable ?cars?|gondolas?|chair ?lifts?|funiculars?|monorails?|ropeways?",
                    "cable|gondola|chair ?lift|funicular|ropeway"),
            facility(
                    "(?:passenger|glass|electric|modern) lifts?|(?:a|the|by) lift(?= (?:to|up|takes?|carries|runs?|that)\\b)|elevators?|escalators?",
                    "\\blifts?|elevator|escalator"),
            facility(
                    "zip[- ]?lin\\w+|bungee\\w*|water ?slides?|water ?park|theme park|go-?karts?",
                    "zip|bungee|slide|water ?park|theme park|kart"),
            facility("audio[- ]?guides?|audio tours?", "audio"),
            facility(
                    "visitors?['’]? cent(?:re|er)s?|information (?:cent(?:re|er)|desk|office|counter)s?|welcome cent(?:re|er)s?",
                    "visitors?['’]? cent|information|interpretation"),
            facility(
                    "(?:left[- ])?luggage (?:storage|room|counter|lockers?)|left[- ]luggage|lockers?|cloak ?rooms?",
                    "luggage|locker|cloak|bags? (?:are|is|must|may|can) "),
            facility(
                    "changing (?:rooms?|cabins?|huts?)|(?:hot|cold|warm|outdoor|public|fresh-?water) showers?",
                    "changing|shower|toilet"),
            facility("ATMs?|cash (?:machines?|points?|dispensers?)", "atms?|cash|banks?"),
            facility("wi-?fi|wlan", "wi-?fi|internet|signal"),
            facility(
                    "(?:an?|the|by|free|hourly|regular|electric) shuttles?|shuttles? (?:bus(?:es)?|vans?|boats?|service)",
                    "shuttle"),
            facility(
                    "wheelchair (?:ramps?|lifts?|access)|wheelchairs? (?:are|can be|is)|step-free (?:access|route)",
                    "wheelchair|ramp|step-free|barrier"),
            facility("spas?|saunas?|jacuzzis?|hot tubs?", "spas?|sauna|jacuzzi|massage|ayurved"),
            facility(
                    "cinemas?|casinos?|planetariums?|aquariums?|bowling alleys?|ice rinks?|golf courses?",
                    "cinema|casino|planetarium|aquarium|bowling|rink|golf|film"),
            facility(
                    "glass[- ]bottom(?:ed)? boats?|submarines?|helicopters?|helipads?|seaplanes?|hot[- ]air balloons?",
                    "glass|submarine|helicopter|seaplane|balloon|fly|flight"),
            facility(
                    "light(?:[- ]and[- ]sound| and laser)? shows?|sound[- ]and[- ]light(?: shows?)?|laser shows?|fireworks",
                    "light show|sound and light|laser|firework|\\bshows?\\b"),
            facility(
                    "glass (?:floor|walkway|bridge)|sky ?walks?|observation (?:decks?|towers?)|viewing (?:platforms?|decks?|towers?)|look-?out towers?|watch ?towers?|telescopes?",
                    "platform|deck|tower|walkway|look-?out|viewpoint|telescope|terrace"),
            facility(
                    "petrol (?:stations?|pumps?)|gas stations?|charging (?:points?|stations?)",
                    "petrol|fuel|gas|charging"),
            facility(
                    "first[- ]aid (?:posts?|stations?|rooms?|tents?)|medical (?:posts?|tents?|cent\\w+)",
                    "first[- ]aid|medical|hospital|clinic|doctor"),
            facility(
                    "(?:bike|bicycle|kayak|surfboard|paddle ?board|boat|pedalo|scooter)[- ](?:rental|hire)(?: (?:shop|stand|station|counter|office)s?)?",
                    "bike|bicycle|cycl|kayak|board|boat|scooter|hire|rent"),
            facility(
                    "vending machines?|water (?:fountains?|refill (?:points?|stations?))|drinking fountains?|refill stations?",
                    "vending|fountain|refill"));

    /** Said to be there, and not looked for, wished or denied. */
    private static final Pattern NOT_SAID = Pattern.compile(
            "\\b(?:no|not|never|without|none|nor|neither|lacks?|hardly|few|if|whether|ask|check|could not|avoid|unlike|instead of|rather than|don|elsewhere)\\b|n['’]t\\b|\\?\\s*$",
            CASE_INSENSITIVE);

    private FacilitiesKnown() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()
                || reviewed.isByRule()
                || reviewed.state().getRetrievedDocuments().isEmpty()) {
            return List.of();
        }
        var known = TurnTexts.allOf(reviewed.state())
                .collect(Collectors.joining("\n"))
                .toLowerCase(Locale.ROOT);
        return reviewed.draft().statements().stream()
                .map(Statement::text)
                .filter(text -> !NOT_SAID.matcher(text).find() && saysMoreThan(known, text))
                .map(text -> Fault.mendedByLeavingOut(
                        "Nothing that I found says that there is such a thing: \"" + text + "\"",
                        "what no passage says is there",
                        text))
                .distinct()
                .toList();
    }

    private static boolean saysMoreThan(String known, String text) {
        return FACILITIES.stream()
                .anyMatch(facility -> facility.said().matcher(text).find()
                        && !facility.known().matcher(known).find());
    }

    private static Facility facility(String said, String known) {
        return new Facility(
                Pattern.compile("\\b(?:" + said + ")(?![\\p{L}])", CASE_INSENSITIVE),
                Pattern.compile("\\b(?:" + known + ")"));
    }
}

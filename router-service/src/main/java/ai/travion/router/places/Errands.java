package ai.travion.router.places;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a traveller needs and no guide book lists: a cash machine, a pharmacy, petrol. Named beside a place, it is looked for around it,
 * in whatever words: "laundry ella", "where can I withdraw money in Dambulla", "need a dentist in Haputale asap".
 */
final class Errands {

    /** What else one asks of a place than where it has such a thing. */
    private static final Pattern ANOTHER_QUESTION = Patterns.words(
            "costs?|prices?|how|history|historic\\w*|ancient|old|ruins?|built|founded|accept\\w*|charges?|fees?|best time|safe|which|who|why|when|plan|itinerary|trip|tour|days?|nights?|weeks?|stories|famous|hours|weather|museum|elephants?|orphanage|turtles?|river|tipping|volunteer\\w*|cricket");

    private static final Pattern CUE = Patterns.words(
            "where|need|nearest|closest|nearby|find|looking|look|any|is there|are there|got an?|want an?|buy|somewhere|place");
    private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{M}']+|\\d+|#+");
    /** So much may be told beside the need: "I got a stomach bug". */
    private static final int TOLD_WORDS = 6;

    private static final Set<String> HARMLESS = Set.of(
            ("is are there any a an the where where's can could i i'm we we're do does find get buy need to some good open now "
                            + "please pls asap urgent urgently nearest closest big my our have hi hello hey in at of near nearby "
                            + "close by around town city centre center area me tell know you exist us help emergency quick quickly from "
                            + "here today tonight and also or what what's see look looking for next beside inside within village fort "
                            + "beach station lake rock temple shop shops place places somewhere with it be reliable proper decent local "
                            + "on main road street small large working english speaking hours 24 7 there's gotta want got way not far "
                            + "too one that sells sell which's best nice great cheap budget quiet cosy vegetarian vegan veggie halal veg eat "
                            + "food lunch dinner breakfast meal coffee tasty recommended family friendly kids grab bite just")
                    .split(" "));

    private record Errand(String name, Pattern words) {

        static Errand of(String name, String words) {
            return new Errand(name, Patterns.words(words));
        }
    }

    private static final List<Errand> ALL = List.of(
            Errand.of(
                    "cash machine",
                    "cash machines?|atms?|cash ?points?|cash dispensers?|(?:withdraw|draw|take out|get out) (?:some |more )?(?:money|cash|rupees)|get (?:some |more )?(?:cash|rupees)(?: out)?"),
            Errand.of(
                    "money changer",
                    "money[ -]?(?:changers?|exchange)|(?:change|exchange) (?:some |our |my )?(?:money|currency|dollars|euros|pounds|cash)|currency exchange|exchange (?:bureau|office|counter)s?"),
            Errand.of("bank", "banks?"),
            Errand.of(
                    "pharmacy",
                    "pharmac(?:y|ies)|chemists?|drug ?stores?|(?:buy|get|need|find) (?:some )?(?:medicines?|paracetamol|antibiotics|painkillers)"),
            Errand.of("hospital", "hospitals?|emergency room"),
            Errand.of("dentist", "dentists?|dental (?:clinic|surgery|practice)"),
            Errand.of("doctor", "doctors?|clinics?|physicians?"),
            Errand.of(
                    "petrol station",
                    "(?:petrol|gas|fuel|filling)[ -]+(?:stations?|pumps?|sheds?)|petrol|(?:fill|fuel) up(?: the (?:car|tank|scooter|bike))?|get (?:some )?fuel|fuel"),
            Errand.of(
                    "supermarket",
                    "super ?markets?|grocery (?:stores?|shops?)|groceries|mini ?marts?|convenience stores?|keells|cargills|food city"),
            Errand.of(
                    "SIM card shop",
                    "e?sim(?:[ -]?cards?)? (?:shops?|sellers?|counters?|stores?)|(?:buy|get|find|sell|sells) (?:an? |local |some )*e?sim(?:[ -]?cards?)?|(?:mobile|phone) shops?|(?:dialog|mobitel|hutch) (?:shops?|outlets?|stores?|centres?)"),
            Errand.of(
                    "laundry",
                    "laundr(?:y|ies|omats?|ettes?)(?: service)?|(?:wash|clean) (?:our |my |some |the )?(?:clothes|laundry|washing)|do (?:our |my |some |the )?(?:laundry|washing)"),
            Errand.of(
                    "café",
                    "cafes?|coffee (?:shops?|houses?|places?|bars?|spots?)|(?:places?|spots?|somewhere|anywhere) (?:nice |good |quiet |cosy )?(?:for|to (?:have|get|drink|grab)) (?:an? |some |good |decent |nice |proper )*(?:coffee|espresso|cappuccino|flat white|cake|cup of coffee)|(?:get|find|drink|have|grab) (?:an? |some |good |decent |nice |proper |real )*(?:coffee|espresso|cappuccino|flat white|cup of coffee)"),
            Errand.of(
                    "restaurant",
                    "restaurants?|eateries|eatery|diners?|bistros?|pizzerias?|food (?:places?|joints?|stalls?|spots?)|(?:lunch|dinner|breakfast|brunch) (?:places?|spots?)|(?:somewhere|something|anywhere|anything|places?|spots?|where) (?:\\p{L}+ )?(?:to|(?:can|could|should|do|might) (?:i|we|you|one|people|locals)) (?:\\p{L}+ )?(?:eat|dine|(?:have|get|grab|find) (?:an? |some |good |decent |nice |proper )*(?:lunch|dinner|breakfast|brunch|meal|bite|food|supper))|(?:places?|spots?|somewhere|anywhere) (?:nice |good |quiet |cheap )?for (?:an? |some |good )*(?:lunch|dinner|breakfast|brunch|meal|bite|supper)|bite to eat"),
            Errand.of("police station", "police stations?|police"),
            Errand.of("post office", "post offices?"),
            Errand.of("vet", "vets?|veterinarians?"),
            Errand.of("optician", "opticians?|glasses (?:shop|repair)"));
    private static final Pattern ANY = Patterns.words(
            "cash|atms?|money|currency|exchange|change|rupees|banks?|pharmac\\w+|chemists?|drug ?stores?|medicines?|paracetamol|antibiotics|painkillers|hospitals?|emergency|dent\\w+|doctors?|clinics?|physicians?|petrol|gas|fuel|fill\\w*|super ?markets?|grocer\\w+|mini ?marts?|convenience|keells|cargills|food city|e?sims?|mobile|phone|dialog|mobitel|hutch|laundr\\w+|clothes|washing|police|post|vets?|veterinarians?|opticians?|glasses|cafes?|coffee|espresso|cappuccino|flat white|restaurants?|eater\\w+|diners?|bistros?|pizzerias?|food|lunch|dinner|breakfast|brunch|supper|meal|eat|dine|bite");

    private Errands() {}

    /** Whether a text may name one; most do not, and looking for each costs more. */
    static boolean maybeIn(String text) {
        return Patterns.isIn(ANY, plain(text));
    }

    /** An accent ends no word. */
    private static String plain(String text) {
        return text.replace('é', 'e').replace('É', 'E');
    }

    /** What is needed around the place of a text, which is blanked by #; empty where it asks for something else. */
    static Optional<String> in(String said) {
        var text = plain(said);
        if (!maybeIn(text)
                || Patterns.isIn(ANOTHER_QUESTION, HOW_MUCH_OPEN.matcher(text).replaceAll(" "))) {
            return Optional.empty();
        }
        return ALL.stream()
                .filter(errand -> Patterns.isIn(errand.words(), text))
                .findFirst()
                .filter(errand -> isAllThatIsAsked(errand.words().matcher(text).replaceAll(" "), text))
                .map(Errand::name);
    }

    /** "24 hours" and "hours" of being open are no other question. */
    private static final Pattern HOW_MUCH_OPEN = Patterns.anyCase("\\b24\\s*(?:/\\s*7|hours?|hrs?)\\b");

    private static boolean isAllThatIsAsked(String besides, String text) {
        long told = tokens(besides)
                .filter(word -> !HARMLESS.contains(word) && word.charAt(0) != '#')
                .filter(word -> ALL.stream().noneMatch(errand -> Patterns.isAllOf(errand.words(), word)))
                .count();
        return told == 0 || (told <= TOLD_WORDS && Patterns.isIn(CUE, text));
    }

    private static Stream<String> tokens(String text) {
        return Patterns.in(TOKEN, text.toLowerCase(java.util.Locale.ROOT)).map(match -> match.group());
    }
}

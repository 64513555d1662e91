package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a question is about where that is more than a place: a dish, a feast, a ride, something that one does, a paper that one needs.
 *
 * @param name in the traveller's own words, with its place or its two ends where it has them
 * @param article what stands before it in a sentence; empty where nothing does
 * @param kind the bare word: "train" of "train from Kandy to Ella"
 */
record Thing(String name, String article, String kind) {

    /** "kottu: is it spicy" is how a question in few words was made whole before. */
    private static final Pattern YEAR = Pattern.compile("\\b20\\d\\d\\b");

    private static final Pattern LEADING = Pattern.compile("^(?<name>\\p{L}[^:?]{2,60}):\\s");

    /** What a question names as an instance is not what it is about. */
    private static final Pattern EXAMPLES = Patterns.anyCase(",\\s+(?:like|such\\s+as|for\\s+example|e\\.g\\.)\\s.*$");

    private static final Pattern PAPER = Patterns.words(
            "(?<name>(?:(?:tuk ?-?tuk|driving|driver'?s?|international|scooter|motorbike)\\s+)?(?:licen[cs]es?|permits?)|e-?visas?|visas?)");
    private static final Pattern RIDE = Patterns.words(
            "(?<name>(?:(?:most\\s+\\p{L}+|blue|night|express|scenic|observation|luxury|early|last|direct)\\s+)?(?:trains?|bus(?:es)?|ferry|ferries|flights?|taxis?|tuk ?-?tuks?)(?:\\s+(?:rides?|journeys?|trips?|tours?))?)");
    private static final Pattern MOST = Patterns.anyCase("^most\\s+\\p{L}+\\s+");
    private static final Pattern BESIDE = Patterns.anyCase("\\s+(?:from|to|in|at|on)\\s.*$");
    private static final Pattern TO = Patterns.anyCase("\\bto\\s+(?:the\\s+)?#");
    private static final Pattern FEAST = Patterns.words(
            "(?<name>(?:(?:esala|kandy|navam|nawam|duruthu|kataragama|vel)\\s+)?(?:peraheras?|festival)|vesak|poson|deepavali|diwali|(?:thai\\s+)?pongal|sinhala(?:\\s+and\\s+tamil)?\\s+new\\s+year|maha\\s+shivaratri)(?:\\s+(?<year>20\\d\\d))?");
    private static final Pattern DONE = Patterns.words(
            "(?<name>(?:whale|dolphin|turtle|bird)[ -]?watching|(?:leopard|elephant|jeep|night)?\\s?safaris?|surf(?:ing)?(?:\\s+(?:lessons?|camps?|schools?))?|snorkell?ing|(?:scuba\\s+)?diving|(?:white[- ]water\\s+)?rafting|kayaking|zip\\s?lin(?:e|ing)|hot\\s+air\\s+balloons?(?:\\s+rides?)?|cooking\\s+class(?:es)?|ayurveda(?:\\s+treatments?)?|massages?|boat\\s+(?:trips?|rides?|tours?)|camping|cycling|tea\\s+(?:plantations?|factor(?:y|ies)|estates?|tastings?)|turtle\\s+hatcher(?:y|ies)|spice\\s+gardens?|elephant\\s+orphanages?|puja)");
    private static final Pattern CARRIED = Patterns.words(
            "(?<name>eta|e?sim\\s+cards?|e?sims?|travel\\s+insurance|tap\\s+water|hotels?|hostels?|guest\\s?houses?|homestays?|restaurants?|cafes?|bars|nightlife|scams?|scooters?|private\\s+drivers?|uber|pick\\s?me)");
    private static final Pattern SEEN = Patterns.words(
            "(?<name>leopards?|elephants?|(?:sloth\\s+)?bears?|(?:blue\\s+)?whales?|dolphins?|turtles?|flamingos?|crocodiles?|monkeys)");
    /** "Is there a fish market?" */
    private static final Pattern HELD = Patterns.anyCase(
            "\\b(?:is|are)\\s+there\\s+(?:an?\\s+|any\\s+|some\\s+)(?<name>(?:\\p{L}+\\s+)?(?:markets?|museums?|shows?|dances?|fairs?|auctions?|shuttles?|ferry|ferries|boats?|cooking\\s+class(?:es)?|hatcher(?:y|ies)|swimming\\s+pools?|night\\s+safaris?|guided\\s+(?:walks?|tours?)|tours?))\\b");

    private static final Pattern SIGHTS = Patterns.words("(?<name>temples|kovils|shrines)");
    private static final Pattern WATCHED = Patterns.words("watching");
    private static final Pattern EATEN = Patterns.anyCase(
            "^\\W*(?:so\\s+)?what(?:'s|s|\\s+is|\\s+are)\\s+(?:an?\\s+|the\\s+)?(?<name>\\p{L}[\\p{L}'-]{2,}(?:\\s+\\p{L}[\\p{L}'-]{2,})?)\\W*$");
    private static final Pattern NO_DISH = Patterns.words(
            "poya|days?|holidays?|there|it|that|this|special|famous|best|good|near|open|closed|on|going|happening|next|weather|time|plan|difference|alternatives?|options?|you|your|my|first|last|second|total");

    /** The thing that a question is about; nothing where it is about a place, or all that can be asked of it. */
    static Optional<Thing> of(Reading question) {
        var text = EXAMPLES.matcher(question.said().text()).replaceFirst("");
        var leading = Patterns.matcher(LEADING, text);
        if (leading.find()) {
            var name = leading.group("name");
            var kind = MOST.matcher(BESIDE.matcher(name).replaceFirst("")).replaceFirst("");
            return Optional.of(new Thing(name, Patterns.isIn(RIDE, name) ? "the " : "", kind));
        }
        var paper = Patterns.matcher(PAPER, text);
        if (paper.find()) {
            var one = one(paper.group("name"));
            return Optional.of(new Thing(one, one.endsWith("s") ? "" : "the ", one));
        }
        var ride = Patterns.matcher(RIDE, text);
        if (ride.find()) {
            var kind = MOST.matcher(one(ride.group("name"))).replaceFirst("");
            return Optional.of(
                    question.places().origin().isPresent()
                                    || Patterns.isIn(TO, question.places().remainder())
                            ? new Thing(ride.group("name") + ends(question), "the ", kind)
                            : new Thing(named(ride, question, "").name(), "the ", kind));
        }
        var feast = Patterns.matcher(FEAST, text);
        if (feast.find()) {
            var year = feast.group("year") == null ? yearIn(text) : " " + feast.group("year");
            return Optional.of(named(feast, question, year));
        }
        var done = Patterns.matcher(DONE, text);
        if (done.find()) {
            return Optional.of(named(done, question, ""));
        }
        var carried = Patterns.matcher(CARRIED, text);
        if (carried.find()) {
            return Optional.of(named(carried, question, ""));
        }
        var remainder = EXAMPLES.matcher(question.places().remainder()).replaceFirst("");
        var held = Patterns.matcher(HELD, remainder);
        if (held.find()) {
            var thing = named(held, question, "");
            return Optional.of(new Thing(thing.name(), "the ", thing.kind()));
        }
        var sights = Patterns.matcher(SIGHTS, remainder);
        if (sights.find()) {
            return Optional.of(named(sights, question, ""));
        }
        var seen = Patterns.matcher(SEEN, text);
        if (seen.find()) {
            return Optional.of(named(seen, question, ""));
        }
        var eaten = Patterns.matcher(EATEN, text);
        return question.places().isEmpty() && eaten.matches() && !Patterns.isIn(NO_DISH, eaten.group("name"))
                ? Optional.of(new Thing(eaten.group("name"), "", eaten.group("name")))
                : Optional.empty();
    }

    /** Whether it is what one has to be given before one may travel or drive. */
    boolean isAPaper() {
        return Patterns.isIn(PAPER, name);
    }

    /** Whether it is an animal, or something that one does once. */
    boolean isSeenOrDone() {
        return Patterns.isIn(SEEN, name) || Patterns.isIn(WATCHED, name);
    }

    /** What one does to see it, where it is an animal: "whale watching in Mirissa". */
    String asADeed() {
        var seen = Patterns.matcher(SEEN, name);
        return seen.find() && !Patterns.isIn(WATCHED, name) && !Patterns.isIn(DONE, name)
                ? name.substring(0, seen.start()) + one(seen.group()) + " watching" + name.substring(seen.end())
                : inWords();
    }

    /** As it stands in a sentence. */
    String inWords() {
        return article + name;
    }

    private static Thing named(Matcher said, Reading question, String after) {
        var name = said.group("name").strip();
        var places = question.places().targets();
        boolean hasIt = places.stream().anyMatch(place -> isIn(place, name));
        var placed = places.size() == 1 && !hasIt ? StandAlone.of(name, places) : name;
        return new Thing(placed + after, "", one(name));
    }

    private static boolean isIn(Place place, String name) {
        return name.toLowerCase(Locale.ROOT).contains(place.name().toLowerCase(Locale.ROOT));
    }

    private static String yearIn(String text) {
        var year = Patterns.matcher(YEAR, text);
        return year.find() ? " " + year.group() : "";
    }

    private static String ends(Reading question) {
        var places = question.places();
        var to = places.targets().stream()
                .filter(place -> !places.origin().filter(place::equals).isPresent())
                .findFirst();
        return places.origin().map(place -> " from " + place.name()).orElse("")
                + to.map(place -> " to " + place.name()).orElse("");
    }

    private static String one(String name) {
        return name.replaceFirst("(?i)(?<=bus)es$", "").replaceFirst("(?i)(?<![s])s$", "");
    }
}

package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How a plan is to end: "finish with two nights at the beach", "one day shopping in Colombo at the end", "then 2 days in Ella". So many days
 * are in that place and the last; they come on top where they are added, or where the others would have none, and else are among its days.
 */
final class DaysAtTheEnd implements Completion {

    private static final int LONGEST_WORDS = 20;
    private static final String LAND = "(?:" + Land.WORDS + "|airport)\\b";
    private static final String AIRPORT = "airport";
    private static final String BESIDE_THE_AIRPORT = "negombo";
    private static final String AT = "(?:in|at|on|by|near|to|for|of|around)\\s+";
    private static final String WHERE =
            "(?:(?:the|a|some|any)\\s+)?(?:(?:nice|good|quiet|sandy|warm)\\s+)?(?:#|" + LAND + ")";
    private static final String NUMBER =
            "(?:an?|one|two|three|four|five|six|seven|\\d|(?:a\\s+)?couple\\s+of|a\\s+few|another)";
    private static final String DONE =
            "(?:(?!and\\b|or\\b|then\\b|in\\b|at\\b|less\\b|fewer\\b|longer\\b|before\\b|after\\b|ago\\b|earlier\\b|later\\b)[\\p{L}'-]+\\s+){0,3}?";
    private static final String UNIT =
            "(?:days?|nights?|nites?)\\b(?![\\s-]+(?:trips?|tours?|excursions?|outings?)\\b)";

    /** "Two nights at the beach", "a beach day", "one day shopping in Colombo", "another night Negombo". */
    private static final String STAY =
            "(?<n>" + NUMBER + ")[\\s-]+(?:(?:full|last|extra|more|whole|final|lazy|relax\\p{L}*|additional)\\s+)*(?:"
                    + UNIT + "\\s+" + DONE + "(?:" + AT + ")?" + WHERE + "|(?:#+|" + LAND + ")\\s+" + UNIT + ")";

    private static final String AT_THE_END =
            "(?:(?:at|in|to|for|towards?)\\s+(?:the\\s+)?(?:very\\s+)?(?:end|last|finish)\\b(?!\\s+of\\s+(?:the\\s+)?(?:day|month|year|week|season|january|february|march|april|may|june|july|august|september|october|november|december))|to\\s+(?:finish|end|round\\s+(?:it\\s+)?off)|as\\s+(?:the\\s+|our\\s+)?(?:last|final)\\s+(?:days?|nights?|stop)|on\\s+the\\s+last\\s+day|before\\s+(?:we|i)\\s+(?:fly(?:\\s+(?:home|back|out))?|(?:leave|go|head)(?:\\s+(?:home|back|out|sri\\s+lanka|the\\s+(?:country|island))\\b|(?=\\W*(?:please\\W*)?$|\\s*[.,;!])))|before\\s+(?:our|my|the)\\s+flight)";
    private static final String FINISH =
            "\\b(?:(?:finish|end|conclude|wrap)(?:e?s|ing|ping)?|(?:close|round)s?(?=\\s+(?:it|this|things|everything|all|off|up|with|(?:the|our|my)\\s+(?:trip|plan|tour|journey|holiday|week))\\b))(?:\\s+(?:it|this|things|everything|all|(?:the|our|my)\\s+(?:trip|plan|tour|journey|holiday|week)))?(?:\\s+(?:off|up))?(?:\\s+(?:with|on|by|in|at))?\\s+(?:spending\\s+|having\\s+)?";
    private static final String GO_ON =
            "(?:then|after(?:wards?|\\s+(?:that|this|which))|next|from\\s+there|followed\\s+by|continue(?:\\s+on)?(?:\\s+(?:with|to|for))?|go(?:ing)?\\s+on\\s+(?:to|with))[\\s,]+(?:(?:we|i)(?:'d|'ll|\\s+would|\\s+will)?\\s+(?:also\\s+)?(?:want|like|need|have|go|do|spend|stay)\\s+(?:to\\s+)?(?:have\\s+|spend\\s+|do\\s+|stay\\s+)?)?(?:for\\s+|with\\s+|spend\\s+|stay\\s+)?";

    /** "3 or 4 lazy days at the end" of one who has spoken of the beach. */
    private static final Pattern LAZY_DAYS = Patterns.anyCase("\\b(?<n>" + NUMBER
            + ")[\\s-]+(?:(?:full|last|extra|more|whole|final|nice)\\s+)*(?:lazy|relax\\p{L}*|beach|chill\\p{L}*|swimming|resting)\\s+"
            + UNIT + "[^.?!]{0,20}?[\\s,]" + AT_THE_END);

    /** "The beach at the end, one day". */
    private static final Pattern WHERE_FIRST = Patterns.anyCase("\\b(?:the|a|some)\\s+" + LAND + "(?:\\s+days?)?[\\s,]+"
            + AT_THE_END + "(?:[\\s,]+(?<n>" + NUMBER + ")\\s+" + UNIT + ")?");

    private static final Pattern ENDING = Patterns.anyCase(FINISH + "(?:" + STAY + "|(?:the|a)\\s+" + LAND + ")");
    private static final Pattern LAST_DAYS = Patterns.anyCase(
            "\\b(?:the|our|my|with|for)\\s+(?:last|final)\\s+(?:(?<n>two|three|four|five|\\d|couple\\s+of|few)\\s+)?"
                    + UNIT + "\\s+(?:(?:should|could|shall|can|to)\\s+)?(?:be\\s+|spent\\s+)?" + AT + WHERE);
    private static final Pattern STAY_AT_THE_END = Patterns.anyCase("\\b" + STAY + "[^.?!]{0,20}?[\\s,]" + AT_THE_END);
    private static final Pattern AT_THE_END_A_STAY =
            Patterns.anyCase("\\b" + AT_THE_END + "[^.?!]{0,12}?[\\s,]+(?:" + STAY + "|(?:the|a)\\s+" + LAND + ")");
    private static final Pattern GOING_ON = Patterns.anyCase(
            "^\\W*(?:(?:and|ok(?:ay)?|great|good|nice|perfect|yes|please|also|now|so|thanks)\\W+)*" + GO_ON + STAY);

    /** "Continue to Arugam Bay for 2 days". */
    private static final Pattern GOING_ON_TO = Patterns.anyCase(
            "^\\W*(?:(?:and|ok(?:ay)?|great|good|nice|perfect|yes|please|also|now|so|thanks)\\W+)*" + GO_ON
                    + "(?:on\\s+|to\\s+|go\\s+|visit\\s+|head\\s+|in\\s+)*(?:the\\s+)?#+[\\s,]+(?:for\\s+)?(?<n>"
                    + NUMBER + ")\\s+(?:full\\s+|more\\s+)?" + UNIT);

    private static final List<Pattern> SAID = List.of(
            GOING_ON, GOING_ON_TO, STAY_AT_THE_END, LAZY_DAYS, WHERE_FIRST, ENDING, LAST_DAYS, AT_THE_END_A_STAY);
    /** Of "3 or 4 days" the more. */
    private static final Pattern ONE_OR_MORE = Patterns.anyCase(
            "\\b(?:two|three|four|five|six|\\d)(?:\\s*(?:-|\u2013)\\s*|\\s+(?:or|to)\\s+)(?=(?:two|three|four|five|six|seven|\\d)\\b)");

    private static final Pattern SAYS_AN_END = Patterns.anyCase(
            "\\b(?:end|ends|ending|finish\\p{L}*|clos(?:e|ing)|conclud\\p{L}*|wrap\\p{L}*|round\\p{L}*|last|final|then|next|after\\p{L}*|from\\s+there|followed|continu\\p{L}*|going?\\s+on|before)\\b");
    private static final Pattern A_COUNT = Patterns.anyCase(
            "\\b(?<n>" + NUMBER + ")\\s+(?:(?:full|last|lazy|relax\\p{L}*|beach|quiet|nice)\\s+)*" + UNIT);

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:is|are|was|what|which|why|when|where|who|how(?!\\s+about)|do|does|did|should)\\b.*");
    /** "No, a day by the sea at the end" refuses what was before. */
    private static final Pattern REFUSED = Patterns.anyCase(
            "\\b(?:not|never|without|nor|neither|instead\\s+of|rather\\s+than|skip|avoid|drop|remove|cancel|delete|cut|leave\\s+out|less|hate|dislike|swap|replace|move)\\b|n['\u2019]t\\b|\\b(?:do|does|did|wo|would|ca)nt\\b|\\bno\\b(?!\\s*[,.!])");

    private static final Pattern LONGER = Patterns.words("add|adding|plus|extra|more|another|additional|longer|extend");
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final List<String> IN_WINTER = List.of("mirissa", "unawatuna", "tangalle", "bentota", "hikkaduwa");
    private static final List<String> IN_SUMMER = List.of("arugam-bay", "pasikudah", "trincomalee");
    private static final List<String> HILLS = List.of("nuwara-eliya", "ella", "haputale");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var places = message.places().all();
        boolean wished = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && places.size() <= 1
                && message.places().refused().isEmpty()
                && !message.when().saysADay()
                && message.said().words().size() <= LONGEST_WORDS
                && message.said().has(SAYS_AN_END)
                && !message.said().is(ASKS)
                && !message.said().has(REFUSED);
        return wished
                ? SAID.stream()
                        .map(pattern -> Patterns.matcher(
                                pattern, theMore(message.places().remainder())))
                        .filter(Matcher::find)
                        .findFirst()
                        .flatMap(said -> where(said.group(), message, before)
                                .filter(place -> !endsSoAlready(place, said, message, before))
                                .map(place -> ended(place, said, message, before)))
                : Optional.empty();
    }

    private static String theMore(String said) {
        return Patterns.matcher(ONE_OR_MORE, said).replaceAll("");
    }

    /** The place that is named, or one of the plan in such a country, or one that I choose there. */
    private static Optional<Place> where(String said, Reading message, Background before) {
        var places = message.places().all();
        if (!places.isEmpty()) {
            return Optional.of(places.getFirst()).filter(place -> said.contains("#"));
        }
        if (said.toLowerCase(Locale.ROOT).contains(AIRPORT)) {
            return before.atlas().withId(BESIDE_THE_AIRPORT);
        }
        var planned = before.conversation().ofThePlan();
        return Land.in(said)
                .or(() -> Land.in(message.said().text()))
                .flatMap(land -> Land.first(planned, land).or(() -> chosen(land, message, before)));
    }

    /** "A cooking class on our last day in Mirissa" is a wish for that day, where the plan ends there. */
    private static boolean endsSoAlready(Place place, Matcher said, Reading message, Background before) {
        var conversation = before.conversation();
        return said.pattern().equals(LAST_DAYS)
                && place.equals(conversation.ofThePlan().getLast())
                && (said.group("n") == null
                        || Itinerary.of(conversation.itinerary(), before.atlas())
                                        .nightsAt(place)
                                >= count(said, message));
    }

    private static Completed ended(Place place, Matcher said, Reading message, Background before) {
        var conversation = before.conversation();
        var planned = conversation.ofThePlan();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        int days = count(said, message);
        var others = new ArrayList<>(planned);
        others.remove(place);
        boolean known = planned.contains(place);
        int length = plan.days().size();
        boolean onTop = said.pattern().equals(GOING_ON)
                || said.pattern().equals(GOING_ON_TO)
                || message.said().has(LONGER)
                || length - days < others.size();
        // A day on which one only leaves for the airport is none at the beach.
        boolean leaves = !onTop
                && days > 1
                && Land.isOf(place, "beach")
                && length - days > others.size()
                && plan.on(plan.days().getLast())
                        .entries()
                        .getLast()
                        .place()
                        .filter(end -> !planned.contains(end))
                        .isPresent();
        int nights = onTop && known && planned.getLast().equals(place)
                ? plan.nightsAt(place) + days
                : days + (leaves ? 1 : 0);
        others.add(place);
        return new Completed(
                onTop ? "Make it %d days longer".formatted(days) : "Make it so",
                List.of("The last %s in %s now, %s; the other places stay.%s"
                        .formatted(
                                nights == 1 ? "day is" : nights + " days are",
                                place.name(),
                                onTop
                                        ? "on top of the days of before"
                                        : "and the trip is as long as before; say \"%d days\" if they come on top"
                                                .formatted(length + days),
                                message.places().all().isEmpty() && !known
                                        ? " Name another place if you prefer."
                                        : "")),
                false,
                List.of(Placement.staying(place.name(), nights)),
                Optional.of(new Change(Optional.of(others), List.of(), terms(place, known, others))));
    }

    private static List<String> terms(Place place, boolean known, List<Place> inTurn) {
        var terms = new ArrayList<String>();
        if (!known) {
            terms.add(place.name() + " all the same");
        }
        if (inTurn.size() > 1) {
            terms.add("in this order: " + inTurn.stream().map(Place::name).collect(Collectors.joining(", ")));
        }
        return terms;
    }

    private static int count(Matcher said, Reading message) {
        var counted = Patterns.matcher(A_COUNT, said.group());
        var anywhere = Patterns.matcher(A_COUNT, theMore(message.said().text()));
        var word = said.namedGroups().containsKey("n") && said.group("n") != null
                ? said.group("n")
                : counted.find() ? counted.group("n") : anywhere.find() ? anywhere.group("n") : "one";
        return word.equalsIgnoreCase("another")
                ? 1
                : Names.number(SPACES.matcher(word.strip()).replaceAll(" ")).orElse(1);
    }

    /** The nearest to where the plan ends; by the sea on the coast where it is calm. */
    static Optional<Place> chosen(String land, Reading message, Background before) {
        var month = before.conversation().start().orElse(message.today());
        var last = before.conversation().ofThePlan().getLast();
        return (Land.isOfTheSea(land) ? byTheSea(month) : HILLS)
                .stream()
                        .flatMap(id -> before.atlas().withId(id).stream())
                        .min(Comparator.comparingDouble(place -> place.at().kilometresTo(last.at())));
    }

    private static List<String> byTheSea(LocalDate day) {
        boolean winter =
                day.getMonth().compareTo(Month.NOVEMBER) >= 0 || day.getMonth().compareTo(Month.APRIL) <= 0;
        return winter ? IN_WINTER : IN_SUMMER;
    }
}

package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Day 2 is too full", "remove one thing from day 3", "make the last day a chill day": fewer stops on that day, and the others as they are. */
final class LighterDay implements Completion {

    private static final int LONGEST_WORDS = 18;
    private static final String THINGS = "(?:stop|thing|place|sight|visit|activity|item|attraction)s?\\b";
    private static final Pattern ONE_LESS = Patterns.anyCase(
            "\\b(?:remove|drop|cut|skip|take(?:\\s+(?:out|away|off))?|get\\s+rid\\s+of|leave\\s+out|delete|cancel|lose)\\s+(?:out\\s+)?(?:just\\s+)?(?:one|a|an|some|something|1)\\b(?:\\s+(?:of\\s+the\\s+)?"
                    + THINGS + "|(?=\\s+(?:from|off|on)\\b|\\W*$))|\\b(?:one|a)\\s+" + THINGS
                    + "\\s+(?:less|fewer)\\b|\\b(?:one|1)\\s+(?:less|fewer)\\s+"
                    + THINGS);
    private static final Pattern TOO_FULL = Patterns.anyCase(
            "\\btoo\\s+(?:full|packed|busy|much|rushed|crammed|hectic|tight|heavy|long|stressful|tiring|exhausting|many\\s+"
                    + THINGS
                    + ")|\\b(?:lighter|easier|lazier|calmer|quieter|gentler|less\\s+(?:packed|full|busy|rushed|hectic|intense|tiring|strenuous|exhausting|demanding|hard|physical|crowded\\s+with\\s+stops|stops)|more\\s+relaxed|relaxed|slower|fewer\\s+"
                    + THINGS
                    + ")|\\btak(?:e|ing)\\s+it\\s+(?:easy|easier|slow|slower)\\b|\\b(?:looks?|seems?|sounds?|feels?|is|bit|very|quite|pretty|rather|so)\\s+(?:a\\s+lot|a\\s+bit\\s+much|full|packed|crammed|rushed|hectic|exhausting|tiring)\\b|\\b(?:spread|stretch)\\b(?=[^.;!?]*\\bout\\b)|\\b(?:easy|light|gentle)\\b(?=\\W*$|\\s*[,.;!]|\\s+(?:please|pls|so|then)\\b)");
    private static final Pattern CHILL = Patterns.anyCase(
            "\\b(?:chill(?:ed|ing|\\s+out)?|easy|lazy|very\\s+light|really\\s+light|slow|relaxing)\\s+day\\b|\\bchill\\b");
    private static final Pattern OTHER_MATTER = Patterns.words(
            "add|include|longer|extra|another|instead|move|swap|replace|drive|driving|road|walk|walking|hike|climb|hours?|crowds?|crowded|traffic|everywhere|all days|each day|every day|trains?|rides?|transfers?|flights?|fly|flying|bus(?:es)?|boats?|ferry|journey|tuk|nights?");
    /** Who finds a day hard, and not only full, is spared what is hard on it. */
    private static final Pattern HARD = Patterns.words(
            "calmer|easier|easy|gentler|gentle|less (?:strenuous|tiring|intense|exhausting|demanding|hard|physical)|more relaxed|relaxed|relaxing|tiring|exhausting|heavy|strenuous|hard|too much for|slower|lazier");

    private static final Pattern UPHILL = Patterns.anyCase("^(?:climb|hike|trek|walk\\s+up|scramble)\\b.*");
    /** What may stand before the fullness of a day, since it names nothing else of which it might be said. */
    private static final Pattern OF_THE_DAY_ALONE = Pattern.compile(
            "(?i)(?:\\W|(?:and|but|so|then|ok|okay|hm+|oh|well|sorry|also|i|we|you|he|she|it|they|us|me|think|thinks|feel|feels|find|finds|believe|guess|see|do|does|did|have|has|had|get|make|keep|take|want|wants|need|would|could|can|will|should|shall|may|might|let|let's|like|please|pls|that|this|day|the|our|my|your|a|an|some|plan|programme|program|schedule|itinerary|of|for|on|in|to|from|off|with|is|are|was|be|being|looks?|seems?|sounds?|appears?|bit|little|far|way|much|just|only|still|really|very|quite|kind|somewhat|rather|there|d|s|m|ll|re|one|spread|stretch|out|kids|children|wife|husband|mother|mum|mom|father|dad|parents|family|all)\\b)*+");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var said = DaySaid.in(message.said().text(), plan.days());
        boolean ofADay = !plan.isEmpty()
                && before.conversation().hasPlanned()
                && plan.days().size() > 1
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && said.size() == 1
                && said.getFirst().number() <= plan.days().size()
                && !PlainQuestion.is(message)
                && !message.said().has(OTHER_MATTER);
        if (!ofADay) {
            return Optional.empty();
        }
        var text = message.said().text();
        boolean chill = isOf(said.getFirst(), CHILL, text);
        if (!chill && !message.said().has(ONE_LESS) && !isOf(said.getFirst(), TOO_FULL, text)) {
            return Optional.empty();
        }
        int number = said.getFirst().number();
        var terms = LateOnADay.isWished(message) ? List.of(LateOnADay.term(number, plan)) : List.<String>of();
        return Optional.of(lighter(
                number,
                chill,
                message.said().has(HARD),
                plan,
                before.conversation().ofThePlan(),
                terms));
    }

    /** "A less busy beach on day 4" and "the dinner on day 2 is too heavy" are said of something else. */
    private static boolean isOf(DaySaid day, Pattern words, String text) {
        return Patterns.in(words, text).anyMatch(found -> {
            boolean before = found.start() < day.start();
            var lead = text.substring(0, before ? found.start() : day.start());
            var between = before
                    ? text.substring(Math.min(found.end(), day.start()), day.start())
                    : text.substring(Math.min(day.end(), found.start()), found.start());
            return Patterns.isAllOf(OF_THE_DAY_ALONE, lead) && Patterns.isAllOf(OF_THE_DAY_ALONE, between);
        });
    }

    /**
     * What the plan is for stays; of the rest the last goes, and of a day on which to rest all but one.
     *
     * @param hard whether the hardest goes and not the last
     * @param terms what else is wished of that day
     */
    private static Completed lighter(
            int number, boolean chill, boolean hard, Itinerary plan, List<Place> planned, List<String> terms) {
        var visits = plan.on(plan.days().get(number - 1)).visits().stream()
                .filter(entry -> entry.place().isPresent())
                .sorted(Comparator.comparingInt(entry -> hard && !chill ? effort(entry) : 0))
                .toList();
        var others = visits.stream()
                .flatMap(entry -> entry.place().stream())
                .filter(place -> !planned.contains(place) && isOnlyOn(number, place, plan))
                .distinct()
                .toList();
        int left = visits.size() - others.size();
        // Who sleeps in has lost the stop of the early morning already.
        int kept = chill ? Math.max(0, 1 - left) : terms.isEmpty() ? others.size() - 1 : others.size();
        if (!terms.isEmpty() && kept >= others.size()) {
            return new Completed("Make it so", List.of(), false, List.of(), Optional.of(Change.of(terms)));
        }
        if (others.isEmpty() || visits.size() < 2) {
            return new Completed(
                    "Keep the plan as it is",
                    List.of(
                            "Not changed: day %d has no more than %s. Say \"day %d free\" and nothing is planned on it, or which hours you want for yourselves."
                                    .formatted(number, activities(visits), number)));
        }
        var gone = others.subList(kept, others.size());
        boolean spared = hard
                && visits.stream()
                        .anyMatch(entry -> effort(entry) > 0
                                && entry.place().filter(gone::contains).isPresent());
        return new Completed(
                "Make it so",
                List.of(
                        "Taken off day %d: %s; the other days are as they were. Name another stop of that day and it goes instead."
                                .formatted(
                                        number, gone.stream().map(Place::name).collect(Collectors.joining(" and ")))),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(planned),
                        gone,
                        Stream.concat(
                                        terms.stream(),
                                        Stream.of("day %d without anything strenuous".formatted(number))
                                                .filter(term -> spared))
                                .toList())));
    }

    private static int effort(Entry entry) {
        return Patterns.isAllOf(UPHILL, entry.activity()) ? entry.minutes() : 0;
    }

    /** What is seen on another day as well would be lost there, too. */
    private static boolean isOnlyOn(int number, Place place, Itinerary plan) {
        return plan.visits().stream()
                .filter(entry -> entry.place().filter(place::equals).isPresent())
                .allMatch(entry -> entry.number() == number);
    }

    private static String activities(List<Entry> visits) {
        return visits.isEmpty()
                ? "its way and its meals"
                : visits.stream().map(Entry::activity).collect(Collectors.joining(", "));
    }
}

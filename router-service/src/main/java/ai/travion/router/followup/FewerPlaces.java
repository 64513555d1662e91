package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Please only 3 places", "max three hotels": the plan keeps so many of its stays. Those that have the most nights are kept, one by the sea
 * among them where the plan has one; a park is given up first, since one sleeps beside it for a morning.
 */
final class FewerPlaces implements Completion {

    private static final int LONGEST_WORDS = 18;
    private static final int MANY_NIGHTS = 100;
    private static final String STAYS =
            "(?:(?:different|overnight|hotel)\\s+)*(?:places|stops|bases|hotels|towns|stations|locations|accommodations|destinations)";
    private static final String NUMBER = "(?<n>two|three|four|five|[2-5])";
    private static final Pattern AT_MOST = Patterns.anyCase(
            "\\b(?:only|just|max(?:imum)?(?:\\s+of)?|at\\s+most|no\\s+more\\s+than|not\\s+more\\s+than|limit(?:\\s+(?:it|us|this|the\\s+\\p{L}+))?\\s+to|(?:cut|reduce|bring|get|trim)\\s+(?:it|this|the\\s+\\p{L}+|us)?\\s*(?:down\\s+)?to|(?:keep|stick)\\s+(?:it\\s+)?to|with)\\s+(?:just\\s+|only\\s+|the\\s+best\\s+)?"
                    + NUMBER + "\\s+" + STAYS + "\\b|\\b" + NUMBER.replace("<n>", "<m>") + "\\s+" + STAYS
                    + "\\s+(?:max(?:imum)?|at\\s+(?:the\\s+)?most|only|are\\s+enough|is\\s+enough|would\\s+be\\s+enough|instead)\\b");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how|is|are|do|does|did|has|have)\\b.*");
    /** So many a day are sights. */
    private static final Pattern OF_A_DAY =
            Patterns.words("a day|per day|each day|every day|daily|day \\d|in (?:one|a) day");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var most = Patterns.matcher(AT_MOST, message.said().text());
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS)
                && !message.said().has(OF_A_DAY)
                && most.find();
        return mayBe
                ? Names.number(Optional.ofNullable(most.group("n")).orElseGet(() -> most.group("m")))
                        .map(count -> kept(count, message, before))
                : Optional.empty();
    }

    private static Completed kept(int most, Reading message, Background before) {
        var planned = before.conversation().ofThePlan();
        var plan = new PlannedStays(
                planned, Itinerary.of(before.conversation().itinerary(), before.atlas()), before.atlas());
        if (planned.size() <= most) {
            return new Completed(
                    "Make it so",
                    List.of("The plan has no more than %d places already: %s.".formatted(most, names(planned))),
                    message.wishes().areStated(),
                    List.of(),
                    Optional.of(new Change(Optional.of(planned), List.of(), List.of(term(most)))));
        }
        var sea = planned.reversed().stream()
                .filter(place -> Land.isByTheSea(place, before.atlas()))
                .findFirst();
        var best = planned.stream()
                .sorted(Comparator.<Place>comparingInt(place -> -worth(place, plan, sea)))
                .limit(most)
                .toList();
        var stays = planned.stream().filter(best::contains).toList();
        var gone = planned.stream().filter(place -> !best.contains(place)).toList();
        return new Completed(
                "Make it so",
                List.of(
                        "%s stay, and %s %s out; the trip is as long as before. Say \"without\" one of them and the other that you would rather have."
                                .formatted(names(stays), names(gone), gone.size() == 1 ? "is" : "are")),
                message.wishes().areStated(),
                List.of(),
                Optional.of(new Change(Optional.of(stays), gone, List.of(term(most)))));
    }

    private static int worth(Place place, PlannedStays plan, Optional<Place> sea) {
        int nights = plan.nightsFor(place);
        return sea.filter(place::equals).isPresent()
                ? nights + MANY_NIGHTS
                : OtherStop.isAPark(place) ? nights - MANY_NIGHTS : nights;
    }

    private static String term(int most) {
        return "at most %d hotels".formatted(most);
    }

    private static String names(List<Place> places) {
        return places.size() == 1
                ? places.getFirst().name()
                : places.subList(0, places.size() - 1).stream().map(Place::name).collect(Collectors.joining(", "))
                        + " and " + places.getLast().name();
    }
}

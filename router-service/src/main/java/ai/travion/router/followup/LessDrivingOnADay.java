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

/** "Less driving on day 5": what is farthest of that day's outing goes; the way from one stay to the next is said and left. */
final class LessDrivingOnADay implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final String DRIVING =
            "(?:driving|drives?|travel(?:l?ing)?|road(?:\\s+time)?|(?:time\\s+)?(?:in|on)\\s+the\\s+(?:car|van|bus|road)|car\\s+time|hours\\s+in\\s+the\\s+(?:car|van))\\b";
    private static final Pattern LESS = Patterns.anyCase(
            "\\b(?:less|fewer|no|not\\s+so\\s+much|(?:too|so)\\s+(?:much|many|long(?:\\s+an?)?)|shorter|shorten|skip|avoid|without|drop|reduce|cut(?:\\s+down)?(?:\\s+on)?|minimi[sz]e)\\s+(?:(?:the|of|hours|on|a|an|long)\\s+)*"
                    + DRIVING + "|\\b" + DRIVING + "[^.!?]{0,25}\\b(?:too\\s+(?:long|much|far)|shorter)\\b");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how(?!\\s+about)|do|does|did|has|have|will|should)\\b.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        var said = DaySaid.in(message.said().text(), plan.days());
        boolean ofADay = !plan.isEmpty()
                && conversation.hasPlanned()
                && plan.days().size() > 1
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && said.size() == 1
                && said.getFirst().number() <= plan.days().size()
                && message.said().has(LESS)
                && !message.said().is(ASKS);
        return ofADay ? Optional.of(less(said.getFirst().number(), plan, before)) : Optional.empty();
    }

    private static Completed less(int number, Itinerary plan, Background before) {
        var planned = before.conversation().ofThePlan();
        var day = plan.on(plan.days().get(number - 1));
        var beds = beds(number, plan);
        var drive = day.longestDrive(before.atlas());
        if (drive.isEmpty()) {
            return Completed.nothing(planned, "Not changed: day %d has no drive in the plan.".formatted(number));
        }
        var outing = day.visits().stream()
                .flatMap(entry -> entry.place().stream())
                .filter(place -> !beds.contains(place) && !planned.contains(place) && isOnlyOn(number, place, plan))
                .distinct()
                .max(Comparator.comparingDouble(place -> beds.stream()
                        .mapToDouble(bed -> bed.at().kilometresTo(place.at()))
                        .min()
                        .orElse(0)));
        boolean isTheOuting = outing.filter(place -> drive.get().from().equals(place)
                        || drive.get().to().equals(place)
                        || beds.stream().distinct().count() == 1)
                .isPresent();
        return isTheOuting
                ? new Completed(
                        "Make it so",
                        List.of("Day %d is without the drive to %s now; the other days are as they were."
                                .formatted(number, outing.get().name())),
                        false,
                        List.of(),
                        Optional.of(new Change(Optional.of(planned), List.of(outing.get()), List.of())))
                : Completed.nothing(
                        planned,
                        "Not changed: the drive of day %d is the way from %s to %s, about %s, and none of its stops makes it shorter. Name a place for a night between, or one of the two to leave out."
                                .formatted(
                                        number,
                                        drive.get().from().name(),
                                        drive.get().to().name(),
                                        Entry.length(drive.get().minutes())));
    }

    /** Where the day begins and where it ends. */
    private static List<Place> beds(int number, Itinerary plan) {
        return plan.days().subList(Math.max(0, number - 2), number).stream()
                .flatMap(day -> plan.on(day).entries().getLast().place().stream())
                .toList();
    }

    private static boolean isOnlyOn(int number, Place place, Itinerary plan) {
        return plan.visits().stream()
                .filter(entry -> entry.place().filter(place::equals).isPresent())
                .allMatch(entry -> entry.number() == number);
    }
}

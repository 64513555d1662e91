package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.HalfWay;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "That's a lot, can you break it up?", "bit rushed": the plan in hand is to be slower, or a long drive parted by a night. */
final class Easing implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final int LONG_DRIVE_MINUTES = 180;
    private static final Pattern TOO_MUCH = Patterns.words(
            "(?:that's|it's|this is|that is|looks|seems|feels|sounds) (?:(?:quite|really|rather|just|still) )?a lot|a bit much|bit much|too (?:much|rushed|packed|full|hectic|ambitious|tiring|fast|busy|tight|intense)|(?:bit|so|very|pretty|quite|rather|really) (?:rushed|packed|full|hectic|tiring|tight|busy|full on|intense)|exhausting|full on");
    private static final Pattern EASED = Patterns.words(
            "break (?:it|that|this|the \\p{L}+(?: \\p{L}+)?) (?:up|down)|break up (?:the|that|it)|split (?:it|that|this|the (?:long )?(?:drive|journey|day|trip))|spread (?:it|that|things|them)(?: out)?|slow (?:it|that|things|the plan)(?: down)?|slow down|take (?:it|things) (?:easy|easier|slower|slow)|breathing (?:space|room)|less (?:rushed|packed|hectic|intense|full)|(?:more|some) (?:down ?time|free time|time to relax|rest)|(?:long|big) drive in two|ease (?:it|the plan)");
    private static final Pattern PARTED =
            Patterns.words("break|split|in two|over two days|parts?|overnight|night on the way|stop on the way");
    private static final Pattern DRIVE = Patterns.words("driv\\w*|car|road|journey|transfer|travel\\w*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean eases = message.said().has(TOO_MUCH) || message.said().has(EASED);
        boolean more = !message.places().isEmpty()
                || message.wishes().limitTheTrip()
                || message.when().saysAnything()
                || message.said().words().size() > LONGEST_WORDS;
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        if (!eases || more || plan.isEmpty() || !before.conversation().isBesideThePlan()) {
            return Optional.empty();
        }
        boolean ofADrive = message.said().has(DRIVE)
                || before.last().filter(said -> said.said().has(DRIVE)).isPresent();
        var parted = ofADrive && message.said().has(PARTED) ? parted(plan, before) : Optional.<Completed>empty();
        return parted.or(() -> Optional.of(
                new Completed(ofADrive ? "Make the plan slower, with less driving" : "Make the plan slower")));
    }

    /** A night about half-way of the longest drive. */
    private static Optional<Completed> parted(Itinerary plan, Background before) {
        return plan.longestDrive(before.atlas())
                .filter(drive -> drive.minutes() >= LONG_DRIVE_MINUTES)
                .flatMap(drive -> halfWay(drive.from(), drive.to(), before)
                        .map(town -> new Completed(
                                "Add %s to the plan".formatted(town.name()),
                                List.of("A night in %s parts the long drive from %s to %s."
                                        .formatted(
                                                town.name(),
                                                drive.from().name(),
                                                drive.to().name())))));
    }

    private static Optional<Place> halfWay(Place from, Place to, Background before) {
        return HalfWay.towns(from, to, before.atlas()).stream()
                .filter(place -> !before.conversation().plans(place))
                .findFirst();
    }
}

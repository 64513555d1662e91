package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The places that a request demands beside its message: a plan goes there as if the message had said so, and who asks where to go is told of
 * them alone. What it would rather have counts where a plan might go anywhere. What is taken back in the conversation is demanded no more.
 */
final class Demanded {

    private static final String OF_THE_REQUEST = "request";
    private static final Pattern SEEKS_A_PLACE = Patterns.words(
            "where (?:should|can|could|do|shall|to|is|are)|which (?:place|places|town|towns|beach|beaches|park|parks|city|temple|temples|waterfall|waterfalls|area|part)|recommend\\p{L}*|suggest\\p{L}*|what (?:should|can|could) (?:\\p{L}+ )?(?:do|see|visit)");
    private static final Set<IntentType> QUESTIONS = Set.of(IntentType.TOURISM_QUERY, IntentType.REAL_TIME_INFO);

    private Demanded() {}

    static Bearings with(Bearings bearings, Reading reading, Verdict verdict, Preferences known, Places atlas) {
        var demanded = in(known, atlas)
                .filter(place -> !bearings.places().contains(place))
                .filter(place -> !reading.places().refused().contains(place)
                        && !reading.places().unwanted().contains(place))
                .toList();
        boolean plans = verdict.intent() == IntentType.TRIP_PLANNING;
        boolean seeks = verdict.intent() == IntentType.TOURISM_QUERY
                && bearings.places().isEmpty()
                && reading.places().region().isEmpty()
                && reading.said().has(SEEKS_A_PLACE);
        boolean goesAnywhere = plans
                && bearings.places().isEmpty()
                && reading.places().region().isEmpty();
        var added = demanded.isEmpty() && goesAnywhere ? preferred(known, reading, atlas) : demanded;
        if (added.isEmpty() || !(plans || seeks)) {
            return bearings;
        }
        return new Bearings(
                Stream.concat(bearings.places().stream(), added.stream()).toList(), true, bearings.leaning());
    }

    /** Where a request would rather go: there a plan goes that might go anywhere. */
    private static List<Place> preferred(Preferences known, Reading reading, Places atlas) {
        return known.getPlaces().stream()
                .filter(place -> !place.getMust() && place.getOrigin().equals(OF_THE_REQUEST))
                .flatMap(place -> atlas.named(place.getValue()).stream())
                .filter(place -> !reading.places().refused().contains(place)
                        && !reading.places().unwanted().contains(place))
                .distinct()
                .toList();
    }

    /** What of a request cannot be applied, or is only noted, and what it does to a question. */
    static Stream<String> notes(Bearings bearings, Reading reading, Verdict verdict, Preferences known, Places atlas) {
        boolean isPlan = verdict.intent() == IntentType.TRIP_PLANNING;
        if (!isPlan && !QUESTIONS.contains(verdict.intent())) {
            return Stream.empty();
        }
        var unknown = Stream.concat(
                values(known)
                        .filter(value -> atlas.named(value).isEmpty())
                        .map(
                                "Your request demands %s, which is no place that I know, so it could not be applied."
                                        ::formatted),
                avoided(known, atlas)
                        .filter(reading.places().targets()::contains)
                        .filter(bearings.places()::contains)
                        .map(place ->
                                "Your conditions are too strict together: your request avoids %s, and this message asks for it; here the message counts."
                                        .formatted(place.name())));
        if (!isPlan) {
            return Stream.concat(toAQuestion(bearings, reading, known, atlas).stream(), unknown);
        }
        var budget = known
                .getBudget()
                .filter(stated -> stated.getOrigin().equals(OF_THE_REQUEST)
                        && (stated.getAmount().isPresent() || !stated.getLevel().isBlank()))
                .map(NotReckoned::ofARequest)
                .stream();
        return Stream.concat(unknown, budget);
    }

    /** Whether the answer is of the demanded places, of others, or of none; nothing where the message itself names one of them. */
    private static Optional<String> toAQuestion(Bearings bearings, Reading reading, Preferences known, Places atlas) {
        var demanded = in(known, atlas)
                // The temple is in the town that it belongs to.
                .filter(place -> atlas.parentOf(place)
                        .filter(bearings.places()::contains)
                        .isEmpty())
                .toList();
        if (demanded.isEmpty() || reading.places().targets().stream().anyMatch(demanded::contains)) {
            return Optional.empty();
        }
        if (bearings.places().isEmpty()) {
            return Optional.of(
                    "Your request demands %s; this answer is of no place in particular.".formatted(named(demanded)));
        }
        return Optional.of(
                bearings.places().stream().anyMatch(demanded::contains)
                        ? "Your request demands %s, so this answer is of %s."
                                .formatted(named(demanded), demanded.size() == 1 ? "that place alone" : "those alone")
                        : "Your request demands %s; this answer is of %s, which the message names."
                                .formatted(named(demanded), named(bearings.places())));
    }

    private static String named(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(", "));
    }

    /** The places that a request must avoid. */
    private static Stream<Place> avoided(Preferences known, Places atlas) {
        return known.getAvoid().stream()
                .filter(Demanded::isOne)
                .flatMap(value -> atlas.named(value.getValue()).stream())
                .distinct();
    }

    private static Stream<Place> in(Preferences known, Places atlas) {
        return values(known).map(atlas::named).flatMap(Optional::stream).distinct();
    }

    private static Stream<String> values(Preferences known) {
        return known.getPlaces().stream()
                .filter(Demanded::isOne)
                .map(StatedValue::getValue)
                .filter(value -> known.getAvoid().stream()
                        .noneMatch(avoided -> avoided.getValue().equalsIgnoreCase(value)));
    }

    private static boolean isOne(StatedValue value) {
        return value.getMust() && value.getOrigin().equals(OF_THE_REQUEST);
    }

    /** The same places, with those that were demanded before as such; what no message has named was not spoken of. */
    static List<StatedValue> still(List<StatedValue> places, List<StatedValue> before) {
        var demanded = before.stream().filter(Demanded::isOne).toList();
        var unnamed = demanded.stream()
                .filter(one ->
                        places.stream().noneMatch(place -> place.getValue().equals(one.getValue())))
                .map(one -> StatedValue.newBuilder(one).setTurn(0).build());
        var named = places.stream()
                .map(place -> demanded.stream().anyMatch(one -> one.getValue().equalsIgnoreCase(place.getValue()))
                        ? StatedValue.newBuilder(place)
                                .setMust(true)
                                .setOrigin(OF_THE_REQUEST)
                                .build()
                        : place);
        return Stream.concat(unnamed, named).toList();
    }
}

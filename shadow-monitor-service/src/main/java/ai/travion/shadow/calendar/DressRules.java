package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.util.List;
import java.util.stream.Stream;

/** How one dresses and behaves where people pray, on any day. */
final class DressRules {

    private static final String BARE_CHESTED = "nallur-kandaswamy-kovil";

    private DressRules() {}

    static Rule dressCode() {
        return new Rule(
                "dress-code",
                "dress_code",
                Kind.ADVICE,
                "custom of Sri Lanka's temples and kovils",
                Validity.always(),
                DressRules::forSacred);
    }

    private static Stream<ConstraintViolation.Builder> forSacred(Trip trip) {
        List<Place> sacred =
                trip.places().stream().filter(SacredSites::isSacred).distinct().toList();
        return sacred.isEmpty() ? Stream.empty() : Stream.of(dressFor(sacred));
    }

    private static ConstraintViolation.Builder dressFor(List<Place> sacred) {
        String sites = InWords.list(sacred.stream().map(SacredSites::holyPart).toList());
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.MEDIUM)
                .setDescription("Dress code at %s: shoulders and knees covered, shoes and hats off.".formatted(sites))
                .setSuggestion(suggestion(sacred))
                .setLocation(sacred.getFirst().name());
    }

    private static String suggestion(List<Place> sacred) {
        var advice = new StringBuilder("Carry a scarf or sarong and wear shoes that slip off easily.");
        if (sacred.stream().anyMatch(SacredSites::isBuddhist)) {
            advice.append(" Never pose with your back to a Buddha image.");
        }
        if (sacred.stream().anyMatch(place -> place.id().equals(BARE_CHESTED))) {
            advice.append(" Men take off their shirts before they enter Nallur Kandaswamy Kovil.");
        }
        return advice.toString();
    }
}

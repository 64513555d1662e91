package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Skip the train", "a driver instead of the train": how one gets about is another, and what lies along the line stays. */
final class NotByTrain implements Completion {

    private static final String TRAIN =
            "(?:the\\s+|any\\s+|a\\s+)?(?:train|rail)s?(?:\\s+(?:rides?|journeys?|trips?))?";
    private static final String BY_CAR = "(?:a\\s+|the\\s+|our\\s+|by\\s+|with\\s+)*(?:driver|car|van|taxi)";
    private static final Pattern SAID = Patterns.anyCase(
            "^\\W*(?:(?:and|but|nah|forget\\s+(?:that|it)|never\\s*mind|ok(?:ay)?|no|so|please|pls|actually|then|let'?s|lets|rather|just|hm+|we(?:'d|'ll)?|i(?:'d|'ll)?|(?:can|could)\\s+(?:you|we))\\W+)*(?:(?:skip|drop|forget(?:\\s+about)?|leave\\s+out|no|without|cancel|not\\s+by|take\\s+out)\\s+"
                    + TRAIN + "(?:\\W+(?:and\\s+|but\\s+|rather\\s+|use\\s+|take\\s+|have\\s+)*" + BY_CAR
                    + "(?:\\s+instead)?)?|instead\\s+of\\s+" + TRAIN + "\\W+(?:we\\s+(?:want|take|have)\\s+)?" + BY_CAR
                    + "|(?:take\\s+|have\\s+|use\\s+|want\\s+|prefer\\s+)*" + BY_CAR
                    + "\\s+(?:instead\\s+of|not|rather\\s+than)\\s+" + TRAIN
                    + "|(?:an?\\s+|with\\s+an?\\s+|the\\s+)?(?:driver|car\\s+(?:and|with\\s+a)\\s+driver)\\s+(?:is|would\\s+be|sounds|seems)\\s+(?:better|easier|nicer|safer|simpler)|go\\s+by\\s+(?:car|van)(?:\\s+(?:everywhere|all\\s+the\\s+way|instead))?)(?:\\s+(?:please|pls|then|instead|for\\s+us|thanks))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean byCar = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && message.said().is(SAID);
        return byCar
                ? Optional.of(new Completed(
                        "Make it by car",
                        List.of("All ways are by car with a driver now, and none by train; the places stay."),
                        false,
                        List.of(),
                        Optional.of(new Change(Optional.of(conversation.ofThePlan()), List.of(), List.of("by car")))))
                : Optional.empty();
    }
}

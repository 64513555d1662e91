package ai.travion.retrieval;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.PriceAsked;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What is asked of a price put as a question of how one pays: sums are known nowhere here, but who pays and where is. */
final class Paying {

    private static final Pattern CASH = Pattern.compile("(?i)\\b(?:cash|money|budget|per day|a day|daily)\\b");
    private static final Pattern VISA = Pattern.compile("(?i)\\b(?:visas?|eta)\\b");
    /** What is paid for at a place besides the place itself. */
    private static final Pattern OF_ANOTHER_THING = Pattern.compile(
            "(?i)\\b(?:tuk\\w*|taxis?|cabs?|cars?|drivers?|trains?|bus(?:es)?|hotels?|rooms?|beers?|meals?|food|jeeps?|safaris?|boats?|guides?|lessons?|boards?|massages?)\\b");

    /** What was paid for it once is nobody's ticket. */
    private static final Pattern ONCE = Pattern.compile("(?i)\\b(?:did|was|were|to build|built)\\b");

    private static final Pattern TOLD = Pattern.compile("(?i)\\b(?:tickets?|entrance|free|visa|rupees|gate)\\b");

    private Paying() {}

    /** Whether an answer tells of it: the fee of a guide is none of the place's. */
    static boolean isToldIn(String answer) {
        return TOLD.matcher(answer).find();
    }

    /** Nothing where no price is asked, or it is that of something else than entrance, a visa or a day. */
    static Optional<String> inOtherWords(String question, List<Place> places) {
        if (!PriceAsked.isIn(question)
                || OF_ANOTHER_THING.matcher(question).find()
                || ONCE.matcher(question).find()) {
            return Optional.empty();
        }
        if (VISA.matcher(question).find()) {
            return Optional.of("Do I need a visa for Sri Lanka?");
        }
        if (places.size() == 1) {
            return Optional.of("Is there an entrance fee and a ticket for "
                    + places.getFirst().name() + "?");
        }
        return CASH.matcher(question).find()
                ? Optional.of("How much cash should I carry in Sri Lanka?")
                : Optional.empty();
    }
}

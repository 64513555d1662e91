package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "By train?" after "how do we get from Kandy to Galle?" is asked of that way, and changes no plan. */
final class SameWay implements Completion {

    private static final Pattern MEANS = Patterns.anyCase(
            "\\W*(?:(?:and|or|ok(?:ay)?|what\\s+about|how\\s+about|is\\s+it\\s+possible|can\\s+(?:we|i)\\s+go(?:\\s+there)?)\\W+)*(?<means>(?:by|with|on)\\s+(?:an?\\s+|the\\s+)?(?:public\\s+)?(?:trains?|bus(?:es)?|cars?|taxi|tuk[ -]?tuk|boat|ferry|scooter|plane|transport))\\s*(?:then|instead)?\\s*\\?\\W*");
    private static final Pattern BY_SOME =
            Patterns.words("by (?:train|bus|car|taxi|tuk[ -]?tuk|boat|ferry|scooter|plane|public transport)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var means = Patterns.matcher(MEANS, message.said().text());
        var way = before.last()
                .filter(said -> Phrases.asksOfTheWay(said.said())
                        && Phrases.isQuestion(said.said())
                        && !said.places().isEmpty());
        boolean besideAPlan = !before.conversation().itinerary().isEmpty();
        return besideAPlan && way.isPresent() && means.matches()
                ? Optional.of(new Completed(withMeans(way.get().said().text(), means.group("means")), List.of()))
                : Optional.empty();
    }

    private static String withMeans(String asked, String means) {
        return BY_SOME.matcher(asked).replaceAll("").replaceFirst("[\\s?.!]+$", "") + " " + means + "?";
    }
}

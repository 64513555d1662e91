package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "We want to rent a tuk-tuk and drive it ourselves": how one gets about is another, and the places stay. */
final class ByTukTuk implements Completion {

    private static final String TUK_TUK = "tuk[\\s-]?tuks?";
    private static final Pattern SAID = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|actually|please|let'?s|hm+|(?:we|i)(?:'d|\\s+would)?(?:\\s+(?:rather|like|love|want|prefer|plan))*(?:\\s+to)?|(?:can|could)\\s+(?:you|we)|make\\s+it|do\\s+it|all)\\b\\W*)*(?:(?:rent|hire|get|take)\\s+(?:an?|our\\s+own|the)\\s+"
                    + TUK_TUK
                    + "\\s+(?:and\\s+drive|to\\s+drive|for\\s+the\\s+(?:whole\\s+)?trip)(?:\\s+(?:it|ourselves|myself))*|drive\\s+(?:(?:an?|our|my|the|own|rented)\\s+)*"
                    + TUK_TUK
                    + "(?:\\s+(?:ourselves|myself))?|(?:go|travel|get\\s+(?:around|about))\\s+(?:by|with|in)\\s+(?:(?:an?|our|my|own|rented|hired)\\s+)*"
                    + TUK_TUK
                    + "(?:\\s+(?:ourselves|myself|everywhere|all\\s+the\\s+way|the\\s+whole\\s+(?:way|trip)))?|by\\s+(?:our\\s+own|rented|a\\s+rented)\\s+"
                    + TUK_TUK
                    + ")(?:\\W+(?:please|pls|then|instead))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean isSaid = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && message.said().is(SAID);
        return isSaid
                ? Optional.of(new Completed(
                        "Make it by tuk-tuk",
                        List.of("The ways are with a rented tuk-tuk that you drive yourselves now; the places stay."),
                        false,
                        List.of(),
                        Optional.of(new Change(
                                Optional.of(conversation.ofThePlan()),
                                List.of(),
                                List.of("driving a rented tuk-tuk")))))
                : Optional.empty();
    }
}

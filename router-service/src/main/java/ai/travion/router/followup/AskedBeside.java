package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And Ella, is it worth it?", said of a plan: a question about a place that comes first, which puts nothing into the plan. */
final class AskedBeside implements Completion {

    private static final Pattern PARTS = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?|oh|hm+|wait|what\\s+about|how\\s+about|what\\s+of)\\W+)*(?<named>[^,;:?!.\u2013-]{3,50}?)\\s*[,;:\u2013-]\\s*"
                    + "(?<asked>(?:(?:and|but|so)\\s+)?(?:is|are|isn'?t|was|does|do|did|has|how|when|what|why|where|who|which|will|would|could|can\\s+(?:one|you|people|she|he|they|kids|children))\\b[^?]{3,100})\\?*\\s*");
    /** "And Ella, can we fit it in?" is a wish for another plan after all. */
    private static final Pattern PUT_IN = Patterns.words(
            "add|include|fit|squeeze|put|plan|instead|swap|replace|skip|drop|leave out|move|make|change|stop there|stay there|go there (?:too|as well|instead)|day \\d|(?:first|second|third|last) day|have time|enough time|there time|room for|spend|stay (?:there )?(?:for )?(?:longer|more|a|one|two|three|another|the night|overnight)|(?:can|could|should|shall|may|might|would) (?:we|i) (?:\\p{L}+ )?(?:stay|sleep|visit|go there|have|do (?:it|that))|(?:another|extra|more|two|three|\\d) (?:days?|nights?)");

    /** "Are there monkeys in Polonnaruwa, do they bite?": what comes first is asked, too. */
    private static final Pattern A_QUESTION = Patterns.anyCase(
            "^\\W*(?:is|are|isn'?t|was|does|do|did|has|how|when|what|why|where|who|which|will|would|could|can)\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var parts = Patterns.matcher(PARTS, message.said().text());
        boolean one = !before.conversation().itinerary().isEmpty()
                && message.places().targets().size() == 1
                && message.places().refused().isEmpty()
                && message.places().origin().isEmpty()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && !message.said().has(PUT_IN)
                && parts.matches();
        if (!one) {
            return Optional.empty();
        }
        var place = message.places().targets().getFirst();
        var asked = parts.group("asked");
        var mentions = before.atlas().mentionedIn(parts.group("named"));
        boolean first = !Patterns.isIn(A_QUESTION, parts.group("named"))
                && mentions.size() == 1
                && before.atlas().mentionedIn(asked).isEmpty();
        return first
                ? Optional.of(new Completed(StandAlone.of(asked + "?", List.of(place)), note(place, before)))
                : Optional.empty();
    }

    private static List<String> note(Place place, Background before) {
        return before.conversation().plans(place)
                ? List.of()
                : List.of("The plan stays as it is; say \"add %s\" if you want it in.".formatted(place.name()));
    }
}

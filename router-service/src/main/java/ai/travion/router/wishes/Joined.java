package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.StatedParty;
import java.util.Optional;
import java.util.regex.Pattern;

/** Those who are known to travel together with those that a message speaks of: "my husband is scared of boats" leaves the daughter. */
final class Joined {

    /** The origin of what is known from other conversations: who came along then need not come now. */
    private static final String PROFILE = "profile";

    private static final String PARTNER = "(?:wife|husband|girlfriend|boyfriend|partner|fianc[e\u00e9]{1,2}|spouse)";
    private static final Pattern A_PARTNER = Patterns.anyCase("\\b" + PARTNER + "\\b");
    private static final Pattern COUNTED_ANEW = Patterns.words(
            "just|only|alone|solo|couple|without|instead|(?:we|there) (?:are|will be)|we're|there're|(?:two|three|four|five|six|\\d{1,2}) (?:of us|people|persons|adults|friends|travell?ers|guests)|for (?:two|three|four|five|six)|group of|party of|family of|this time");
    private static final Pattern COMES_ALONG = Patterns.words(
            "too|also|as well|along|join(?:s|ing)?|bring(?:ing)?|tak(?:e|ing)|comes?|coming|in addition|add|one more");
    private static final Pattern BESIDE_ME =
            Patterns.anyCase("\\b(?:with|for|bring(?:ing)?|tak(?:e|ing)|me\\s+and|i\\s+and)\\s+(?:my\\s+)?" + PARTNER
                    + "\\b|\\b" + PARTNER + "\\s+and\\s+(?:i|me|myself)\\b");

    /** "Sorry, I travel with my girlfriend" is another party than the friends of before. */
    private static final Pattern CORRECTING = Patterns.words("sorry|actually|correction|i meant|i mean|my mistake");

    private static final Pattern TRAVELLING_BESIDE = Patterns.anyCase(
            "\\b(?:i|i'm|we|we're)\\s+(?:(?:am|are|will|be)\\s+){0,2}(?:travel|go|fly|visit)\\w*\\s+(?:there\\s+)?with\\s+(?:my\\s+)?"
                    + PARTNER + "\\b");

    private static final Pattern FOR_TWO = Patterns.words("romantic|honeymoon(?:ers)?|couples?|anniversary");

    private Joined() {}

    /** All of them; nothing where the message counts its own party anew. */
    static Optional<StatedParty> to(StatedParty before, StatedParty now, Utterance said) {
        if (said.has(COUNTED_ANEW)) {
            return Optional.empty();
        }
        boolean ofAnotherTrip = before.getOrigin().equals(PROFILE);
        if (now.getAdults() == 0 && now.getChildren() > 0) {
            return Optional.of(withChildren(before, now));
        }
        if (now.getChildren() > 0 || now.getAdults() != 2) {
            return Optional.empty();
        }
        if (said.has(A_PARTNER)) {
            boolean corrected = said.has(CORRECTING) || (before.getChildren() == 0 && said.has(TRAVELLING_BESIDE));
            boolean anew = said.has(BESIDE_ME) && (ofAnotherTrip || (corrected && !said.has(COMES_ALONG)));
            return anew ? Optional.empty() : Optional.of(withAPartner(before));
        }
        // A message that was made whole speaks of the husband of before in other words.
        if (now.getDescription().equals("couple") && before.getChildren() > 0 && !ofAnotherTrip && !said.has(FOR_TWO)) {
            return Optional.of(before);
        }
        boolean oneMore = now.getDescription().equals("family") && said.has(COMES_ALONG) && !ofAnotherTrip;
        return oneMore && before.getAdults() > 0
                ? Optional.of(party(before, before.getAdults() + 1, before.getChildren(), before.getDescription()))
                : Optional.empty();
    }

    /** "My son is 5" is one of the children that are known, or the first that is spoken of. */
    private static StatedParty withChildren(StatedParty before, StatedParty now) {
        boolean oneOfThem = now.getChildren() == 1 && before.getChildren() > 0;
        int children = oneOfThem ? before.getChildren() : now.getChildren();
        var ages = ChildrensAges.in(now.getDescription()).isPresent() && (before.getChildren() < 2 || !oneOfThem)
                ? now.getDescription()
                : before.getChildren() > 0 ? before.getDescription() : now.getDescription();
        return party(before, before.getAdults(), children, ages);
    }

    private static StatedParty withAPartner(StatedParty before) {
        int adults = Math.max(2, before.getAdults());
        boolean alone = before.getChildren() == 0 && before.getAdults() < 2;
        return party(before, adults, before.getChildren(), alone ? "couple" : before.getDescription());
    }

    private static StatedParty party(StatedParty before, int adults, int children, String description) {
        return StatedParty.newBuilder(before)
                .setAdults(adults)
                .setChildren(children)
                .setDescription(description)
                .build();
    }
}

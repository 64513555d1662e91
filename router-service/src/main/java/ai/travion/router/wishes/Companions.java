package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells one of those who are known to travel from a new company: "my daughter broke her leg" leaves her brother in the party. */
public final class Companions {

    static final String WITHOUT_CHILDREN = "without children";

    /** Children in general, and nobody's. */
    private static final Pattern ANYBODYS =
            Patterns.words("for (?:small |young |little |older )?(?:kids|children|toddlers|teenagers)");

    /** "Two of us don't surf" speaks of some of those who travel, and counts nobody. */
    private static final Pattern SOME_OF_US = Patterns.anyCase(
            "(?<!\\b(?:the|only|just|are|were|be|all)\\s)\\b(?:one|two|three|four|five|\\d)\\s+of\\s+us\\b(?!\\s+(?:now|only|instead))");

    /** "My wife would like to see the whales", "is it good for a six-year-old?" */
    private static final Pattern SPOKEN_OF = Patterns.words(
            "(?:my|our|the) \\p{L}+ (?:would|wants?|likes?|loves?|hopes?|wishes|needs?|can|could|may|prefers?|hates?|doesn'?t|does not)|(?:ok|okay|good|safe|suitable|fine|possible|right|something|anything|nice|much|hard|far|long) (?:to do )?(?:with|for) (?:an?|my|our|the|kids?|\\d)");
    /** Who orders a plan says for whom it is. */
    private static final Pattern ORDERED_FOR = Patterns.words(
            "plan|itinerary|make|trip|tour|holiday|getaway|honeymoon|travel(?:s|l?ing)?|sorry|we are|we're|only|just|now|instead");

    private Companions() {}

    /** What a message that orders no plan tells of its own traveller: "is it good for kids?" counts nobody's. */
    public static Wishes own(Wishes wishes, Utterance said) {
        return wishes.party().filter(Companions::areChildrenInGeneral).isPresent() && said.has(ANYBODYS)
                ? wishes.withoutParty()
                : wishes;
    }

    private static boolean areChildrenInGeneral(StatedParty party) {
        return party.getAdults() == 0 && party.getChildren() == 2;
    }

    /**
     * What a message says: who is spoken of is one of those that are known, or comes to them, unless it counts all of them anew.
     * Without the party where it only speaks of one of several children, or of a family that is known; with the grown-ups that are known
     * where it only says that the children stay at home.
     */
    public static Wishes told(Wishes wishes, Utterance said, Preferences known) {
        var party = wishes.party();
        var before = known.getParty();
        if (party.isPresent() && said.has(SOME_OF_US) && isFewer(party.get(), before)) {
            return wishes.withoutParty();
        }
        if (party.isEmpty() || before.isEmpty()) {
            return wishes;
        }
        var now = party.get();
        if (isAmong(before.get(), now) && said.has(SPOKEN_OF) && !said.has(ORDERED_FOR)) {
            return wishes.withoutParty();
        }
        if (isWithoutChildren(now)) {
            return before.filter(all -> all.getAdults() > 0)
                    .map(all -> wishes.with(grownUps(all)))
                    .orElse(wishes);
        }
        boolean allOfThem = isAFamily(now) && before.get().getChildren() > 0;
        boolean anybodys =
                areChildrenInGeneral(now) && said.has(ANYBODYS) && before.get().getChildren() > 0;
        if (allOfThem || anybodys) {
            return wishes.withoutParty();
        }
        return Joined.to(before.get(), now, said)
                .map(all -> all.equals(before.get()) ? wishes.withoutParty() : wishes.with(all))
                .orElse(wishes);
    }

    /** "My wife would like to see the whales, is it good for a six-year-old?" speaks of two of the five who are known. */
    private static boolean isAmong(StatedParty all, StatedParty some) {
        return !isWithoutChildren(some)
                && some.getAdults() + some.getChildren() > 0
                && all.getAdults() + all.getChildren() > 2
                && some.getAdults() <= all.getAdults()
                && some.getChildren() <= all.getChildren()
                && some.getAdults() + some.getChildren() < all.getAdults() + all.getChildren();
    }

    /** Nobody says of themselves alone that they are one of us. */
    private static boolean isFewer(StatedParty now, Optional<StatedParty> before) {
        return now.getChildren() == 0
                && (now.getAdults() == 1
                        || before.filter(all -> now.getAdults() < all.getAdults())
                                .isPresent());
    }

    /** "Our family", of which no more is said. */
    private static boolean isAFamily(StatedParty party) {
        return party.getAdults() == 0
                && party.getChildren() == 0
                && party.getDescription().equals("family");
    }

    private static boolean isWithoutChildren(StatedParty party) {
        return party.getDescription().equals(WITHOUT_CHILDREN);
    }

    private static StatedParty grownUps(StatedParty party) {
        int adults = party.getAdults();
        return StatedParty.newBuilder()
                .setAdults(adults)
                .setDescription(adults == 1 ? "solo" : adults == 2 ? "couple" : adults + " people")
                .build();
    }
}

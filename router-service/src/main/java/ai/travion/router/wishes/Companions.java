package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import java.util.regex.Pattern;

/** Tells one of those who are known to travel from a new company: "my daughter broke her leg" leaves her brother in the party. */
public final class Companions {

    static final String WITHOUT_CHILDREN = "without children";

    /** Children in general, and nobody's. */
    private static final Pattern ANYBODYS =
            Patterns.words("for (?:small |young |little |older )?(?:kids|children|toddlers|teenagers)");

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
     * What a message says: without the party where it only speaks of one of several children that are known, or of a family that is, with
     * the grown-ups that are known where it only says that the children stay at home.
     */
    public static Wishes told(Wishes wishes, Utterance said, Preferences known) {
        if (wishes.party().filter(Companions::isWithoutChildren).isPresent()) {
            return known.getParty()
                    .filter(party -> party.getAdults() > 0)
                    .map(party -> wishes.with(grownUps(party)))
                    .orElse(wishes);
        }
        boolean oneOfThem = wishes.party().filter(Companions::isAChildAlone).isPresent()
                && known.getParty().filter(party -> party.getChildren() > 1).isPresent();
        boolean allOfThem = wishes.party().filter(Companions::isAFamily).isPresent()
                && known.getParty().filter(party -> party.getChildren() > 0).isPresent();
        boolean anybodys = wishes.party()
                        .filter(Companions::areChildrenInGeneral)
                        .isPresent()
                && said.has(ANYBODYS)
                && known.getParty().filter(party -> party.getChildren() > 0).isPresent();
        return oneOfThem || allOfThem || anybodys ? wishes.withoutParty() : wishes;
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

    private static boolean isAChildAlone(StatedParty party) {
        return party.getAdults() == 0 && party.getChildren() == 1;
    }
}

package ai.travion.router.wishes;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;

/** Tells one of those who are known to travel from a new company: "my daughter broke her leg" leaves her brother in the party. */
public final class Companions {

    private Companions() {}

    /** What a message says, without the party where it only speaks of one of several children that are known. */
    public static Wishes told(Wishes wishes, Preferences known) {
        boolean oneOfThem = wishes.party().filter(Companions::isAChildAlone).isPresent()
                && known.getParty().filter(party -> party.getChildren() > 1).isPresent();
        return oneOfThem ? wishes.withoutParty() : wishes;
    }

    private static boolean isAChildAlone(StatedParty party) {
        return party.getAdults() == 0 && party.getChildren() == 1;
    }
}

package ai.travion.atlas;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A kind of thing that travellers stay away from; a row of avoidable.csv.
 *
 * @param name what to call it where the traveller's own word is not known
 * @param said how travellers say it
 * @param told the words of a text that tell of it, whatever the traveller calls it; empty where their own word does
 * @param proposed the words of a text that proposes it, rather than tells of it: boats lie on many a beach; empty where their own word does
 * @param places ids of the places that nobody sees without it, which may be none; empty where their tags and texts decide
 * @param kept where one can stay away from it; nowhere from heat
 */
public record Avoidable(
        String name,
        Pattern said,
        Optional<Pattern> told,
        Optional<Pattern> proposed,
        Optional<Set<String>> places,
        Set<Kept> kept) {

    /** Where a condition can be kept. */
    public enum Kept {
        /** What an answer quotes, and which places it recommends. */
        ANSWERS,
        /** What a plan schedules, and when. */
        PLANS,
        /** By what one is sent from one place to another: a sentence that tells of several ways first is for the first. */
        WAYS
    }

    public Avoidable {
        places = places.map(Set::copyOf);
        kept = Set.copyOf(kept);
    }

    /** Whether nobody sees a place without it. */
    public boolean isThePointOf(Place place) {
        return places.filter(ids -> ids.contains(place.id())).isPresent();
    }

    /** Whether it is a means of getting from one place to another. */
    public boolean isAWay() {
        return kept.contains(Kept.WAYS);
    }

    /** The same where nothing of it is worth a visit by itself: a bridge is what some see of trains. */
    public boolean isOnlyAWay() {
        return isAWay() && places.filter(Set::isEmpty).isPresent();
    }

    /** Whether a text tells of it by words of its own, rather than the traveller's. */
    public boolean isToldIn(String text) {
        return told.filter(words -> words.matcher(text).find()).isPresent();
    }
}

package ai.travion.shadow.plan;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A kind of thing that travellers stay away from, and how the sights are known by it; a row of avoidances.csv.
 *
 * @param name of the kind in the atlas's avoidable.csv: what to call it where the traveller's own word is not known
 * @param said how travellers say it, from there
 * @param kept what a plan can do about it
 * @param tags interests of sights.csv that mean it
 * @param words that name it in what one does at a sight, in its name or in what to mind there
 * @param ids of places that have it though no word says so
 * @param within the wider wish that a reader who knows fewer words takes it for; may be empty
 */
record Avoidance(
        String name, Pattern said, Kept kept, Set<String> tags, Pattern words, Set<String> ids, String within) {

    private static final Pattern NOTHING = Pattern.compile("(?!)");

    enum Kept {
        /** Sights that have it are left out. */
        OUT,
        /** No sight has it, and no plan has it. */
        NEVER,
        /** Sights are seen at their quieter hours, and those that live from the crowd are left out. */
        QUIET,
        /** No day begins early. */
        EARLY,
        /** Nothing far off is added. */
        DRIVES,
        /** The season decides, and the plan says what it is there. */
        SEASON,
        /** Nothing is known of it, so nothing can be done. */
        UNKNOWN,
        /** A plan cannot do without it. */
        UNKEPT
    }

    static Avoidance of(
            String name, Pattern said, Kept kept, List<String> tags, String words, List<String> ids, String within) {
        return new Avoidance(
                name, said, kept, Set.copyOf(tags), words.isEmpty() ? NOTHING : whole(words), Set.copyOf(ids), within);
    }

    private static Pattern whole(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")(?![\\w_])", Pattern.CASE_INSENSITIVE);
    }

    /** Whether a sight has it at all: reason enough to leave out what was not asked for. */
    boolean isIn(Sight sight) {
        return isThePointOf(sight) || sight.interests().stream().anyMatch(tags::contains) || isNamedAt(sight);
    }

    /** Whether one comes to a sight for it, or cannot but do it there: then it is left out though it was asked for. */
    boolean isThePointOf(Sight sight) {
        return ids.contains(sight.place().id())
                || words.matcher(sight.place().name()).find()
                || tags.stream().anyMatch(sight::isFor)
                || (tags.isEmpty() && isNamedAt(sight));
    }

    boolean isOneOf(Set<String> interests) {
        return interests.stream().anyMatch(tags::contains);
    }

    boolean isNamedIn(String idea) {
        return words.matcher(idea).find() || said.matcher(idea).find();
    }

    private boolean isNamedAt(Sight sight) {
        return words.matcher(sight.activity()).find()
                || words.matcher(sight.note()).find();
    }
}

package ai.travion.shadow.plan;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A kind of thing that a traveller names instead of a place: the one that is meant is the best known where they are. */
enum ThingKind {
    PUJA("(?:puja|pooja|poojah|thevava|worship|offerings?)", "temple|kovil|vihara", "religion"),
    TEMPLE("(?:the )?temple(?! of)", "temple|kovil|vihara", "religion"),
    SAFARI("safaris?|leopards?|(?:game|jeep) drives?", "(?!)", "wildlife"),
    GARDENS("(?:botanic(?:al)? )?gardens?", "gardens?", ""),
    LAKE("lake", "lake", ""),
    ROCK("rock", "rock", ""),
    FORT("fort|ramparts", "fort|ramparts", ""),
    BEACH("beach", "(?!)", "beach"),
    MARKET("market", "market", ""),
    FALLS("(?:water ?)?falls?", "(?:water ?)?falls", ""),
    CAVES("caves?", "caves?", ""),
    BRIDGE("bridge", "bridge", ""),
    RUINS("ruins", "ruins|stupas", ""),
    LIGHTHOUSE("lighthouse", "lighthouse", "");

    private final Pattern said;
    private final Pattern named;
    private final String interest;

    /**
     * @param said how travellers name it
     * @param named what names it in a sight's names and in what one does there
     * @param interest one that a sight of the kind is for
     */
    ThingKind(String said, String named, String interest) {
        this.said = Pattern.compile("\\b(?:" + said + ")(?=[\\s:,.;!?(]|$)", Pattern.CASE_INSENSITIVE);
        this.named = Pattern.compile("\\b(?:" + named + ")\\b", Pattern.CASE_INSENSITIVE);
        this.interest = interest;
    }

    Pattern said() {
        return said;
    }

    /** Whether one that names it may mean any of its kind. */
    boolean isAnInterest() {
        return !interest.isEmpty();
    }

    boolean includes(Sight sight) {
        return sight.isFor(interest)
                || Stream.concat(Stream.of(sight.place().name(), sight.activity()), sight.place().aliases().stream())
                        .anyMatch(text -> named.matcher(text).find());
    }
}

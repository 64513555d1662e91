package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeFile;
import java.time.LocalTime;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Questions after when a place opens and closes, which its file tells where that is well known; always with the advice to check. Thread-safe. */
public final class OpeningTimes {

    private static final String SHUTS = "(?:open(?:s|ed)?|clos(?:es?|ed)|shuts?)";

    private static final Pattern ASKS = Pattern.compile(
            "\\b(?:opening|closing|visiting) (?:times?|hours?)\\b"
                    + "|\\b(?:what time|at what time|when|until when|till when|from when|how late|how early|what hours?)\\b.{1,70}\\b"
                    + SHUTS
                    + "\\b|\\b(?:is|are|will)\\b.{1,70}\\bopen(?: (?:now|right now|today|tonight|tomorrow|at the moment|currently|yet|still))*\\W*$"
                    + "|\\b(?:is|are) .{1,70}\\bstill open\\b",
            Pattern.CASE_INSENSITIVE);

    /** When it was opened, in which months a park is, and what a feast day does to it, are other questions. */
    private static final Pattern OF_ANOTHER_TIME = Pattern.compile(
            "\\b(?:open(?:ed|s)? (?:to|for|up|onto)|opened|built|founded|months?|season|year|again|reopen\\w*|poya|vesak|festivals?|holidays?|sundays?|mondays?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december)\\b",
            Pattern.CASE_INSENSITIVE);

    private final Places atlas;
    private final Function<String, Optional<KnowledgeFile>> files;

    /** @param files by the id of the place */
    public OpeningTimes(Places atlas, Function<String, Optional<KnowledgeFile>> files) {
        this.atlas = atlas;
        this.files = files;
    }

    /** Whether a question asks for them, of whatever place. */
    public static boolean areAskedIn(String question) {
        return ASKS.matcher(question).find()
                && !OF_ANOTHER_TIME.matcher(question).find();
    }

    /** Those of the one place that a question is about; empty where they are unknown, or nobody asks. */
    public Optional<Opening> askedIn(String question, Optional<Place> meant) {
        if (!areAskedIn(question)) {
            return Optional.empty();
        }
        var named = atlas.mentionedIn(question).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        var place =
                named.size() == 1 ? Optional.of(named.getFirst()) : named.isEmpty() ? meant : Optional.<Place>empty();
        return place.flatMap(one -> files.apply(one.id()).flatMap(file -> of(one, file)));
    }

    private static Optional<Opening> of(Place place, KnowledgeFile file) {
        return file.opens().isEmpty() && file.closes().isEmpty()
                ? Optional.empty()
                : Optional.of(new Opening(place, file.opens(), file.closes()));
    }

    /** When a place usually opens and closes; one of the two is known. */
    public record Opening(Place place, Optional<LocalTime> opens, Optional<LocalTime> closes) {

        /** "Sigiriya usually closes at 5.30 pm; …", and that it is to be checked. */
        public String inWords() {
            var name = place.name();
            var hours = opens.isPresent() && closes.isPresent()
                    ? "%s is usually open from %s to %s.".formatted(name, clock(opens.get()), clock(closes.get()))
                    : opens.map(time -> "%s usually opens at %s; when it closes I do not know."
                                    .formatted(name, clock(time)))
                            .or(() -> closes.map(time -> "%s usually closes at %s; when it opens I do not know."
                                    .formatted(name, clock(time))))
                            .orElse("");
            return hours + " Check the hours of " + name
                    + " before you go, since they change, above all on feast days.";
        }

        private static String clock(LocalTime time) {
            int hour = time.getHour() % 12 == 0 ? 12 : time.getHour() % 12;
            return hour
                    + (time.getMinute() == 0 ? "" : ".%02d".formatted(time.getMinute()))
                    + (time.getHour() < 12 ? " am" : " pm");
        }
    }
}

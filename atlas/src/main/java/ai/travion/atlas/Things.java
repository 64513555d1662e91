package ai.travion.atlas;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/** The things of things.csv. */
public final class Things {

    private static final List<Thing> ALL = new FactsFile("things.csv").map(Things::thing);
    /** One scan for whether any is named. */
    private static final Pattern ANY = Pattern.compile("(?<![\\p{L}\\d])(?:"
            + ALL.stream().map(thing -> thing.said().pattern()).collect(Collectors.joining("|")) + ")(?![\\p{L}\\d])");

    /** Where a thing is named. */
    public record Mention(Thing thing, int start, int end) {}

    private Things() {}

    public static Optional<Thing> withId(String id) {
        return ALL.stream().filter(thing -> thing.id().equals(id)).findFirst();
    }

    /** Those that are named, in their order. */
    public static List<Mention> mentionedIn(String lower) {
        var mentions = new ArrayList<Mention>();
        var found = ANY.matcher(lower);
        while (found.find()) {
            var words = found.group();
            ALL.stream()
                    .filter(thing -> thing.said().matcher(words).matches())
                    .findFirst()
                    .ifPresent(thing -> mentions.add(new Mention(thing, found.start(), found.end())));
        }
        return mentions;
    }

    private static Thing thing(CSVRecord row) {
        return new Thing(
                row.get("id"),
                Pattern.compile(row.get("said")),
                row.get("name"),
                Pattern.compile(row.get("shown"), Pattern.CASE_INSENSITIVE),
                Integer.parseInt(row.get("minutes")),
                minute(row.get("from")),
                minute(row.get("to")),
                Stream.of(row.get("near").split(" ", -1))
                        .filter(id -> !id.isBlank())
                        .toList(),
                row.get("activity"),
                row.get("note"));
    }

    private static int minute(String time) {
        return LocalTime.parse(time).toSecondOfDay() / 60;
    }
}

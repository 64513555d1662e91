package ai.travion.atlas;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Something that travellers do and that is no place: a cooking class, a safari.
 *
 * @param said how they name it
 * @param name with its article: "a cooking class"
 * @param shown what shows it in an activity of a plan, in small letters
 * @param minutes that it takes
 * @param from minute of the day before which nobody begins it
 * @param to minute of the day by which it is over
 * @param near ids of the places where it is done; none where it is found in any town
 * @param activity what a plan calls it, {@code {place}} standing for the town; may be empty
 * @param note what to mind; may be empty
 */
public record Thing(
        String id,
        Pattern said,
        String name,
        Pattern shown,
        int minutes,
        int from,
        int to,
        List<String> near,
        String activity,
        String note) {

    public Thing {
        near = List.copyOf(near);
    }
}

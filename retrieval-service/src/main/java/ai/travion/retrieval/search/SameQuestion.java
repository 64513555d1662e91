package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.question.Particular;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whether what an answer is prepared for is the question that is asked, by what counts little in a cosine. Immutable. */
final class SameQuestion {

    private static final Pattern MONTH = Pattern.compile(
            "\\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TO_BE_IN =
            Pattern.compile("\\b(?:in|at|near|around|from|on) (?:the )?$", Pattern.CASE_INSENSITIVE);

    private final Places atlas;

    SameQuestion(Places atlas) {
        this.atlas = atlas;
    }

    /** Whether a text speaks of the months that a question names. */
    boolean hasTheMonths(String question, String text) {
        return months(text).containsAll(months(question));
    }

    private static Set<String> months(String words) {
        return MONTH.matcher(words)
                .results()
                .map(month -> month.group().substring(0, 3).toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    /** Who asks how to get to Ella is not told how to get from there. */
    boolean isTheSameWay(Set<Place> meant, String question, String wording) {
        var from = origin(wording);
        return from.isEmpty()
                || from.equals(origin(question))
                || (origin(question).isEmpty() && !meant.contains(from.get()));
    }

    /** "Is whale watching in Mirissa suitable for children" and "Mirissa or Unawatuna" are no answers to who asks it of Mirissa. */
    boolean isOfThePlaceItself(Set<Place> meant, String question, String heading) {
        var particulars = Particular.askedIn(question);
        boolean isOfAnother = meant.size() == 1
                && !particulars.contains(Particular.WAY_THERE)
                && atlas.mentionedIn(heading).stream().anyMatch(mention -> !meant.contains(mention.place()));
        boolean isOfTheWhole = particulars.stream().anyMatch(Particular::isOfAWhole) && !namesAPlaceToBeIn(question);
        return !isOfAnother && !(isOfTheWhole && namesAPlaceToBeIn(heading));
    }

    private boolean namesAPlaceToBeIn(String words) {
        return atlas.mentionedIn(words).stream()
                .anyMatch(mention ->
                        TO_BE_IN.matcher(words.substring(0, mention.start())).find());
    }

    private Optional<Place> origin(String words) {
        return atlas.mentionedIn(words).stream()
                .filter(mention -> words.substring(0, mention.start())
                        .toLowerCase(Locale.ROOT)
                        .endsWith("from "))
                .map(Places.Mention::place)
                .findFirst();
    }
}

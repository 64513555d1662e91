package ai.travion.router.stays;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.stays.StayEdit.Counted;
import ai.travion.router.stays.StayEdit.Listed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Stays that a message lists with their nights, and nothing besides: "Negombo 1, Sigiriya 3, Kandy 2", "let's do it like this: two nights in Kandy,
 * three in Ella and the rest in Mirissa".
 */
final class ListedStays {

    private static final int FEWEST = 2;

    /** What says only that a list follows. */
    private static final Pattern INTRODUCTION = Pattern.compile("^[^#;.!?A-Z]{2,70}?(?: ?:| -+| \u2013)(?=\\s)");

    private static final Pattern ORDERS_MORE = Patterns.words(
            "drop|skip|remove|not|don't|no|without|less|more|order|sequence|before|after|from|why|swap|move|days?(?= later)");

    private static final String VERB = "(?:(?:have|spend|stay|sleep|do|be|make it|plan|book) )?";
    private static final Pattern ITEM = Pattern.compile(
            VERB
                    + "(?:(?:N(?<before>\\d+)|(?<left>R)) (?:(?:in|at|for|to) )?#|# (?:(?:for|gets?|has) )?(?:N(?<behind>\\d+)|(?<all>R)))");
    private static final Pattern BETWEEN =
            Pattern.compile("(?:\\s|[,;.&+/]|-+>|\u2192|\\band\\b|\\bthen\\b|\\bfinally\\b)+");
    private static final Pattern END = Pattern.compile("(?:\\s|[.!,])*");

    private static final Pattern WHAT_IS_LEFT = Patterns.words("rest|remaining|remainder|left|left ?over");

    private ListedStays() {}

    /**
     * @param said with the signs of {@link CountedNights}
     * @param written as it was before
     * @param named the places in it
     */
    static Optional<Listed> in(String said, String written, List<Place> named) {
        if (named.size() < FEWEST || named.stream().distinct().count() < named.size()) {
            return Optional.empty();
        }
        var introduction = INTRODUCTION.matcher(said);
        boolean isAnnounced = introduction.lookingAt() && !Patterns.isIn(ORDERS_MORE, introduction.group());
        var list = StayOrders.withoutItsLead(isAnnounced ? said.substring(introduction.end()) : said);
        var items = items(list, named);
        boolean isTheRest = items.stream().anyMatch(Counted::isTheRest);
        boolean isComplete = items.size() == named.size()
                && items.stream().filter(Counted::isTheRest).count() <= 1
                && (!isTheRest || Patterns.isIn(WHAT_IS_LEFT, written));
        return isComplete ? Optional.of(new Listed(items, isAnnounced)) : Optional.empty();
    }

    /** None where the words say more than a list. */
    private static List<Counted> items(String list, List<Place> named) {
        var items = new ArrayList<Counted>();
        var left = list;
        while (items.size() < named.size()) {
            var item = ITEM.matcher(left);
            if (!item.lookingAt()) {
                return List.of();
            }
            var nights = Optional.ofNullable(item.group("before")).or(() -> Optional.ofNullable(item.group("behind")));
            items.add(new Counted(
                    named.get(items.size()), nights.map(Integer::parseInt).orElse(0)));
            left = left.substring(item.end());
            var between = BETWEEN.matcher(left);
            if (items.size() < named.size() && !between.lookingAt()) {
                return List.of();
            }
            left = items.size() < named.size() ? left.substring(between.end()) : left;
        }
        return END.matcher(left).matches() ? items : List.of();
    }
}

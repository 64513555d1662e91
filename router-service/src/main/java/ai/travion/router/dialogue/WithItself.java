package ai.travion.router.dialogue;

import ai.travion.router.wishes.Contradiction;
import ai.travion.router.wishes.Wishes;
import ai.travion.router.wishes.Wishes.Wish;
import ai.travion.schemas.StatedBudget;

/** What a message wishes for and against at once, as a question. */
final class WithItself {

    /** What such a conflict is about begins so. */
    static final String MESSAGE = "message.";

    private WithItself() {}

    static Conflict conflict(Contradiction found, Wishes now) {
        var one = found.one();
        var other = found.other();
        return switch (found.about()) {
            case PACE ->
                new Conflict(
                        MESSAGE + "pace",
                        "",
                        "You ask for a %s pace and for a %s one. Shall I plan a %1$s one?".formatted(one, other),
                        "Yes, " + one,
                        "No, " + other,
                        now.at(one),
                        now.at(other));
            case BUDGET ->
                new Conflict(
                        MESSAGE + "budget",
                        "",
                        "You ask for something cheap and for something luxurious. Shall I plan for a %s budget?"
                                .formatted(one),
                        "Yes, " + one,
                        "No, " + other,
                        now.spending(budget(one, now)),
                        now.spending(budget(other, now)));
            case WALKING ->
                new Conflict(
                        MESSAGE + "walking_tolerance",
                        one,
                        "You say that long walks are difficult, and ask for hikes. Shall I plan hikes all the same?",
                        "Yes, plan hikes",
                        "No, only short walks",
                        now.walking("medium"),
                        now.avoiding(new Wish("hiking", false)).walking("low"));
            case INTEREST ->
                new Conflict(
                        MESSAGE + "avoid",
                        one,
                        "You ask for %s and also to stay away from them. Shall I plan for %1$s?"
                                .formatted(Conflicts.worded(one)),
                        "Yes, plan for " + Conflicts.worded(one),
                        "No, leave " + Conflicts.worded(one) + " out",
                        now.wanting(one),
                        now.avoiding(new Wish(one, false)));
        };
    }

    private static StatedBudget budget(String level, Wishes now) {
        return now.budget()
                .map(StatedBudget::newBuilder)
                .orElseGet(StatedBudget::newBuilder)
                .setLevel(level)
                .build();
    }
}

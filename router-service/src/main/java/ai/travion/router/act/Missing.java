package ai.travion.router.act;

import java.util.Optional;

/** What is asked of a change that does not say what it changes. */
public final class Missing {

    private Missing() {}

    /** The question; nothing for what may be changed without one. */
    public static Optional<String> question(Act act) {
        return Optional.ofNullable(
                switch (act) {
                    case ADD_PLACE -> "Which place shall I add to the plan? Tell me its name.";
                    case DROP_PLACE -> "Which place or stop shall I leave out of the plan? Tell me its name.";
                    case REPLACE_PLACE ->
                        "Which place shall go, and which shall come instead? Say \"replace Ella with Haputale\".";
                    case MOVE_STOP -> "Which stop shall I move, and to which day? Say \"the temple on day 3\".";
                    case SWAP_DAYS -> "Which two days shall I exchange? Say \"swap day 2 and day 3\".";
                    case DROP_DAY -> "Which day shall I drop? Say \"drop day 4\".";
                    case END_BY -> "By which hour, and where? Say \"back in Colombo by 5 pm on the last day\".";
                    case MOVE_DATES -> "From which day shall the plan start? Say \"start on 10 April\".";
                    case START_AT -> "Where shall the plan begin? Tell me the place.";
                    case END_AT -> "Where shall the plan end? Tell me the place.";
                    case ADD_KIND ->
                        "What shall I add to the plan? Name a place or a kind of thing, and the day if you like.";
                    case DROP_KIND -> "What shall I leave out of the plan? Name the stops, or the kind of them.";
                    case EASIER -> "Which stop shall be easier? Tell me its name.";
                    default -> null;
                });
    }
}

package ai.travion.router.act;

/** What a message does while a plan stands. */
public enum Act {
    ADD_PLACE(Kind.CHANGE),
    DROP_PLACE(Kind.CHANGE),
    REPLACE_PLACE(Kind.CHANGE),
    MOVE_STOP(Kind.CHANGE),
    SWAP_DAYS(Kind.CHANGE),
    LONGER(Kind.CHANGE),
    SHORTER(Kind.CHANGE),
    DROP_DAY(Kind.CHANGE),
    FREE_DAY(Kind.CHANGE),
    SLOWER(Kind.CHANGE),
    FULLER(Kind.CHANGE),
    START_LATER(Kind.CHANGE),
    START_EARLIER(Kind.CHANGE),
    END_BY(Kind.CHANGE),
    MOVE_DATES(Kind.CHANGE),
    START_AT(Kind.CHANGE),
    END_AT(Kind.CHANGE),
    ADD_KIND(Kind.CHANGE),
    DROP_KIND(Kind.CHANGE),
    LESS_DRIVING(Kind.CHANGE),
    BY_TRAIN(Kind.CHANGE),
    BY_CAR(Kind.CHANGE),
    PARTY(Kind.CHANGE),
    BUDGET(Kind.CHANGE),
    EASIER(Kind.CHANGE),
    UNDO(Kind.CHANGE),
    FIRST_VERSION(Kind.CHANGE),
    SHOW_PLAN(Kind.OF_THE_PLAN),
    SUMMARY(Kind.OF_THE_PLAN),
    ASK_PLAN_TIME(Kind.OF_THE_PLAN),
    ASK_PLAN_WAY(Kind.OF_THE_PLAN),
    ASK_PLAN_CONTENT(Kind.OF_THE_PLAN),
    ASK_PLAN_WHY(Kind.OF_THE_PLAN),
    WHOLE_FIT(Kind.OF_THE_PLAN, "ASK_FIT"),
    WHOLE_PACE(Kind.OF_THE_PLAN, "ASK_FIT"),
    WHOLE_BEST(Kind.OF_THE_PLAN, "ASK_WHICH"),
    WHOLE_SKIP(Kind.OF_THE_PLAN, "ASK_WHICH"),
    WHOLE_BOOK(Kind.OF_THE_PLAN, "ASK_PRACTICAL"),
    WHOLE_WEATHER(Kind.OF_THE_PLAN, "ASK_OPEN"),
    WHOLE_COST(Kind.OF_THE_PLAN, "ASK_PRACTICAL"),
    ASK_FIT(Kind.BESIDE),
    ASK_OPEN(Kind.BESIDE),
    ASK_PLACE(Kind.BESIDE),
    ASK_WHICH(Kind.BESIDE),
    ASK_PRACTICAL(Kind.BESIDE),
    ASK_EVENT(Kind.BESIDE),
    STATEMENT(Kind.BESIDE),
    THANKS(Kind.BESIDE),
    ORDER_BOOKING(Kind.BESIDE, "ASK_PRACTICAL"),
    YES(Kind.REPLY),
    NO(Kind.REPLY),
    NEW_PLAN(Kind.OTHER),
    OFF_TOPIC(Kind.BESIDE);

    /** What becomes of the plan. */
    public enum Kind {
        /** It is made anew, with something of it changed. */
        CHANGE,
        /** It is shown or asked, and stays. */
        OF_THE_PLAN,
        /** It stays: something else is asked or told. */
        BESIDE,
        /** What was said before tells. */
        REPLY,
        /** It is left for another one. */
        OTHER
    }

    private final Kind kind;
    private final String wider;

    Act(Kind kind) {
        this(kind, "");
    }

    Act(Kind kind, String wider) {
        this.kind = kind;
        this.wider = wider;
    }

    /** What it is called where what is asked of one thing and of a whole plan are not told apart. */
    public Act wider() {
        return wider.isEmpty() ? this : valueOf(wider);
    }

    public Kind kind() {
        return kind;
    }
}

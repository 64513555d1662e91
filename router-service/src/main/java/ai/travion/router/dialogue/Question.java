package ai.travion.router.dialogue;

import ai.travion.schemas.Clarification;
import java.util.List;

/** What can be so essential that it is asked for, once. */
enum Question {
    /** Where to go. */
    PLACE("place", "Where would you like to go?"),
    /** What to search around. */
    CENTRE("centre", "Near which place should I look?"),
    /** What a message points at that nobody has named. */
    SUBJECT("subject", "Which place is this about?"),
    /** Whether the days or their number hold, where both are said and do not fit. */
    LENGTH("length", "Which of the two holds?"),
    /** Which of two places, where one is meant. */
    CHOICE("choice", "Which of the two shall it be?"),
    /** A date that no calendar has. */
    DATE("date", "Which day do you mean?");

    static final String YOU_DECIDE = "You decide";
    static final String BOTH = "Both";
    static final String NO_DAY = "No particular day";

    private final String about;
    private final String words;

    Question(String about, String words) {
        this.about = about;
        this.words = words;
    }

    String about() {
        return about;
    }

    /** Whether a text that was said to the traveller asks this. */
    boolean isIn(String text) {
        return text.contains(words);
    }

    /** Asks, with the options in words. */
    Clarification asked(String before, List<String> options, String query, int turn) {
        var question = (before + " " + words).strip();
        return Clarification.newBuilder()
                .setQuestion(question)
                .setOptions(options)
                .setAbout(about)
                .setOriginalQuery(query)
                .setTurn(turn)
                .build();
    }
}

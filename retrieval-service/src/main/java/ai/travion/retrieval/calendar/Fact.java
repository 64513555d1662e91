package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;

/**
 * What the calendar says, in whole sentences; a list has one line a row, each beginning with "- ".
 *
 * @param certainty of the least certain day in it
 * @param source where the calendar has it from
 */
public record Fact(String text, Certainty certainty, String source) {

    static final String GAZETTE = "Government Gazette, public holidays 2024 to 2027";
    static final String RULES = "rules of the sun and the moon that the gazettes of other years follow";
    static final String SCHOOL_TERMS = "school terms published for 2024 to 2026";
    static final String CLOSURES = "closures of alcohol sales published for 2025";

    static Fact gazetted(String text) {
        return new Fact(text, Certainty.GAZETTED, GAZETTE);
    }

    /** What is told of years of which no gazette is known. */
    static Fact byRule(String text) {
        return new Fact(text, Certainty.PREDICTED, RULES);
    }
}

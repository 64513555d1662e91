package ai.travion.generator.model;

import java.util.regex.Pattern;

/**
 * Leaves out the list of sources that a model writes under its answer: what the numbers stand for is said below it by who knows. A line is
 * kept back as long as it may be the heading of one. Belongs to one draft.
 */
final class OwnSources {

    private static final Pattern HEADING = Pattern.compile(
            "(?i)[\\s#>*_-]*(?:sources?|references|citations)(?: used| cited)?[*_\\s]*(?::.*|\\n?)", Pattern.DOTALL);
    /** What a line may begin with that turns out to be a heading. */
    private static final Pattern MAY_BECOME_ONE = Pattern.compile(
            "(?i)[\\s#>*_-]*(?:s(?:o(?:u(?:r(?:c(?:e(?:s)?)?)?)?)?)?|r(?:e(?:f(?:e(?:r(?:e(?:n(?:c(?:e(?:s)?)?)?)?)?)?)?)?)?|c(?:i(?:t(?:a(?:t(?:i(?:o(?:n(?:s)?)?)?)?)?)?)?)?)?(?:(?<=s)(?: (?:used|cited|u(?:se?)?|c(?:i(?:te?)?)?)?)?[*_\\s]*(?::.*)?)?",
            Pattern.DOTALL);
    /** "- [1] Ella, logistics", "1. Ella, logistics", and what is empty. */
    private static final Pattern ENTRY =
            Pattern.compile("\\s*|[\\s>*_•-]*(?:\\[\\d{1,3}]|\\d{1,2}[.)]\\s).*", Pattern.DOTALL);

    private static final Pattern MAY_BECOME_AN_ENTRY =
            Pattern.compile("[\\s>*_•-]*(?:\\[\\d{0,3}|\\[\\d{1,3}].*|\\d{1,2}(?:[.)].*)?)?", Pattern.DOTALL);

    private final StringBuilder line = new StringBuilder();
    /** Breaks of lines that belong to what is shown next, if anything is. */
    private final StringBuilder breaks = new StringBuilder();

    private boolean isShown;
    private boolean isInTheList;

    /** What of some words is to be shown, with what was kept back before them. */
    String without(String words) {
        var shown = new StringBuilder();
        for (int at = 0; at < words.length(); at++) {
            char letter = words.charAt(at);
            line.append(letter);
            if (letter == '\n') {
                shown.append(ended());
            } else if (!isShown && !mayBeLeftOut()) {
                shown.append(breaks).append(line);
                breaks.setLength(0);
                isShown = true;
                isInTheList = false;
            } else if (isShown) {
                shown.append(letter);
            }
        }
        return shown.toString();
    }

    /** What is left when there is no more to come. */
    String end() {
        return ended();
    }

    private boolean mayBeLeftOut() {
        return MAY_BECOME_ONE.matcher(line).matches()
                || HEADING.matcher(line).matches()
                || (isInTheList && MAY_BECOME_AN_ENTRY.matcher(line).matches());
    }

    private String ended() {
        var whole = line.toString();
        line.setLength(0);
        boolean wasShown = isShown;
        isShown = false;
        if (wasShown || whole.isBlank()) {
            breaks.append(whole.endsWith("\n") ? "\n" : "");
            return "";
        }
        boolean isHeading = HEADING.matcher(whole).matches();
        if (isHeading || (isInTheList && ENTRY.matcher(whole).matches())) {
            isInTheList = true;
            return "";
        }
        isInTheList = false;
        var kept = breaks + whole;
        breaks.setLength(0);
        if (kept.endsWith("\n")) {
            breaks.append('\n');
            return kept.substring(0, kept.length() - 1);
        }
        return kept;
    }
}

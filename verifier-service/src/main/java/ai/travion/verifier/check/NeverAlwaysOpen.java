package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.regex.Pattern;

/** What the passages say is closed for a part of the year, the week or the day is not called open all of it. */
final class NeverAlwaysOpen {

    /**
     * A span of time.
     *
     * @param always how it is said to be open all of it
     * @param closed how a passage tells of a part of it that is closed
     */
    private record Span(Pattern always, Pattern closed) {}

    private static final String SHUT = "(?:clos(?:ed|es|e|ure)|shuts?)";
    private static final String MONTHS =
            "(?:weeks|months?|january|february|march|april|june|july|august|september|october|november|december|season|monsoon)";
    private static final List<Span> SPANS = List.of(
            span("all year|throughout the year|year[- ]round|every month|twelve months", MONTHS),
            span(
                    "every day|daily|seven days|all week|any day",
                    "(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|poya days?|weekends)"),
            new Span(
                    words(
                            "every day|daily|seven days|all week|any day|weekdays only|only (?:on|during) weekdays|on weekdays|monday to friday"),
                    words(
                            "open\\b[^.;]{0,30}\\b(?:mainly|only|chiefly|mostly|just) (?:on|at) (?:saturdays?|sundays?|weekends?|poya days?)")),
            span(
                    "all day|from morning (?:to|till|until) night|without a break|(?:right |straight )?through the day",
                    "(?:midday|noon|middle of the day|lunch\\w*|afternoons?)"));
    private static final Pattern OPEN = Pattern.compile("\\b(?:open|opens|accessible)\\b", CASE_INSENSITIVE);
    private static final Pattern BUT = Pattern.compile(
            "\\b(?:except|but|apart from|although|though|however|not|never|outside|closed|shut|check)\\b",
            CASE_INSENSITIVE);
    private static final Pattern MAYBE_NOT = Pattern.compile("\\b(?:not|never|without)\\b", CASE_INSENSITIVE);

    private static final Reading<List<Span>> ALWAYS_OPEN_IN = Reading.by(NeverAlwaysOpen::alwaysOpenIn);
    private static final Reading<List<Span>> CLOSED_IN = Reading.by(sentence ->
            SPANS.stream().filter(span -> isClosedIn(span, sentence)).toList());

    private NeverAlwaysOpen() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        var known = reviewed.sentencesOfItsPlaces();
        return reviewed.draft().statements().stream()
                .map(DraftText.Statement::text)
                .filter(text -> reviewed.readings().of(ALWAYS_OPEN_IN, text).stream()
                        .anyMatch(span -> known.stream()
                                .anyMatch(sentence -> reviewed.readings()
                                        .of(CLOSED_IN, sentence)
                                        .contains(span))))
                .map(text -> Fault.mendedByLeavingOut(
                        "It calls open what is closed for a time: \"" + text + "\"",
                        "what the evidence contradicts",
                        text))
                .distinct()
                .toList();
    }

    private static List<Span> alwaysOpenIn(String text) {
        return OPEN.matcher(text).find() && !BUT.matcher(text).find()
                ? SPANS.stream()
                        .filter(span -> span.always().matcher(text).find())
                        .toList()
                : List.of();
    }

    private static boolean isClosedIn(Span span, String sentence) {
        var closed = span.closed().matcher(sentence);
        return closed.find() && !MAYBE_NOT.matcher(closed.group()).find();
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }

    private static Span span(String always, String when) {
        return new Span(
                Pattern.compile("\\b(?:" + always + ")\\b", CASE_INSENSITIVE),
                Pattern.compile(
                        "\\b" + SHUT + "\\b[^.;]{0,60}\\b" + when + "\\b|\\b" + when + "\\b[^.;]{0,40}\\b" + SHUT
                                + "\\b",
                        CASE_INSENSITIVE));
    }
}

package ai.travion.verifier.check;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidables;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.NotBorne;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Nothing is proposed that the traveller wants to stay away from, unless the message itself asks for it or the planner had to keep it. */
final class Unwanted {

    /** How a place may be, and nothing that is proposed: whoever tells when the crowd comes may do so to keep out of it. */
    private static final List<String> STATES =
            List.of("crowd", "crowds", "queues", "noise", "heat", "rain", "dust", "mud", "traffic", "cold", "wind");

    /** It is left out, warned of, or told where it is not. */
    private static final Pattern NOT_PROPOSED = Pattern.compile(
            "(?i)\\b(?:no|not|none|never|without|minus|omit\\w*|exclud\\w*|bypass\\w*|spar(?:e|es|ed|ing) (?:you|us)|avoid\\w*|skip\\w*|leav\\w+|left|except|instead|rather|far from|away from|free of|hardly|closed|shut|crowded|dislik\\w+|hat(?:e|es|ing)|escap\\w+|keep(?:ing)? off|miss(?:ing)?|wanted|asked|wish(?:ed)?|want)\\b|n['’]t\\b");

    /** "A museum-free Friday" has none. */
    private static final Pattern FREE_OF_IT = Pattern.compile("(?i)\\b\\p{L}+[-‑]free\\b");

    /** "Should we skip Dambulla?" asks about what may be avoided. */
    private static final Pattern WHETHER_TO = Pattern.compile(
            "(?i)\\b(?:should|shall|must|can|could|do|would)\\b[^.?!]{0,25}\\b(?:skip|avoid|miss|leave out|give (?:\\w+ )?a miss)\\b|\\bworth\\b");

    /** "Do not miss the temple" proposes it. */
    private static final Pattern URGED = Pattern.compile(
            "(?i)\\b(?:do not|don['’]t|never|not to be|not to|cannot|can['’]t|should not|shouldn['’]t|must not) (?:miss(?:ed)?|skip(?:ped)?|leave without|forget|pass up)\\b|\\b(?:no|nothing) (?:trip|visit|day) (?:is|would be) complete\\b");

    private static final Pattern BY_THE_SEA = Pattern.compile(
            "(?i)\\b(?:beach(?:es)?|coasts?|surf\\w*|swim\\w*|snorkel\\w*|diving|whales?|lagoons?|islands?)\\b");

    /** A condition of the request itself, and no wish. */
    private static final String OF_THE_REQUEST = "request";

    private Unwanted() {}

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var told = NotBorne.toBeToldOf(state);
        var avoided = state.getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .filter(wish -> isCondition(wish) || !told.contains(wish.getValue()))
                // Of several ways a sentence is for the first: who wrote it has left out those that are for this one.
                .filter(wish -> isCondition(wish)
                        || Avoidables.of(wish.getValue())
                                .filter(Avoidable::isAWay)
                                .isEmpty())
                .map(Unwanted::subjectOf)
                .distinct()
                .filter(subject -> !isAskedFor(subject, state))
                .toList();
        if (avoided.isEmpty() || reviewed.isSmallTalk()) {
            return List.of();
        }
        var conditions = state.getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .filter(Unwanted::isCondition)
                .map(Unwanted::subjectOf)
                .toList();
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading() && !OwnNotes.opens(statement.text()))
                .filter(statement -> avoided.stream()
                        .anyMatch(subject -> subject.matcher(statement.text()).find()))
                .filter(statement -> isProposed(statement.text(), avoided)
                        || conditions.stream().anyMatch(subject -> isProposedInAPart(statement.text(), subject)))
                .filter(statement -> !isOfTheEngines(statement, reviewed, avoided))
                .map(statement -> avoided.stream()
                                .filter(subject ->
                                        subject.matcher(statement.text()).find())
                                .allMatch(Unwanted::isOfAState)
                        ? fault(statement).asAHint()
                        : fault(statement))
                .distinct()
                .toList();
    }

    private static boolean isProposed(String text, List<Pattern> avoided) {
        var proposed = FREE_OF_IT.matcher(text).replaceAll(" ");
        return avoided.stream().anyMatch(subject -> subject.matcher(proposed).find())
                && !NOT_PROPOSED
                        .matcher(URGED.matcher(proposed).replaceAll(" "))
                        .find();
    }

    /** "Bars along one street play until late, though it is no party town": a condition is broken by a part of a sentence. */
    private static boolean isProposedInAPart(String text, Pattern subject) {
        return Clauses.parts(text).stream().anyMatch(part -> isProposed(part, List.of(subject)));
    }

    private static boolean isOfAState(Pattern subject) {
        return STATES.stream().anyMatch(state -> subject.matcher(state).matches());
    }

    /** By what a text proposes it; what the atlas does not know stands for itself. */
    private static Pattern knownBy(String wish) {
        var value = wish.strip().toLowerCase(Locale.ROOT);
        return Avoidables.of(value)
                .flatMap(Avoidable::proposed)
                .orElseGet(() -> Pattern.compile("(?i)\\b(?:" + ofStem(Words.stem(value)) + ")\\b"));
    }

    private static boolean isCondition(StatedValue wish) {
        return wish.getMust() && wish.getOrigin().equals(OF_THE_REQUEST);
    }

    /** What a request forbids it forbids by every word for it that the atlas knows. */
    private static Pattern subjectOf(StatedValue wish) {
        return Optional.of(wish)
                .filter(Unwanted::isCondition)
                .flatMap(condition -> Avoidables.of(condition.getValue()))
                .flatMap(Avoidable::told)
                .orElseGet(() -> knownBy(wish.getValue()));
    }

    /** "Museums" and "hiking" by their stems; "season" and "seat" are no forms of "sea". */
    private static String ofStem(String stem) {
        var last = Pattern.quote(stem.substring(Math.max(0, stem.length() - 1)));
        var endings = stem.length() < 4 ? "e?s" : "e?s|e|(?:" + last + ")?(?:ing|ed|ers?)|y|ies";
        return Pattern.quote(stem) + "(?:" + endings + ")?";
    }

    /** "I avoid temples, but what of the Temple of the Tooth?" */
    private static boolean isAskedFor(Pattern subject, GraphState state) {
        var query = state.getUserQuery();
        return ((subject.matcher(query).find() || isOfTheSea(subject, query))
                        && (!NOT_PROPOSED.matcher(query).find()
                                || WHETHER_TO.matcher(query).find()))
                || (WHETHER_TO.matcher(query).find()
                        && state.getTargetLocation().isPresent())
                || state.getTargetLocations().stream()
                        .anyMatch(place -> subject.matcher(place).find());
    }

    /** Whoever asks for a beach asks for the sea. */
    private static boolean isOfTheSea(Pattern subject, String query) {
        return subject.matcher("sea").matches() && BY_THE_SEA.matcher(query).find();
    }

    /** What the planner chose or a rule says stands in the answer, with the planner's own word on it. */
    private static boolean isOfTheEngines(Statement statement, Reviewed reviewed, List<Pattern> avoided) {
        var state = reviewed.state();
        var terms = Words.terms(statement.text());
        return TurnTexts.engineTexts(state).stream()
                        .filter(text -> avoided.stream()
                                .anyMatch(subject -> subject.matcher(text).find()))
                        .map(Words::subjects)
                        .anyMatch(subjects -> subjects.size() >= 2 && terms.containsAll(subjects))
                || isAStop(statement, reviewed)
                || Words.bare(String.join(" ", TurnTexts.engineTexts(state))).contains(Words.bare(statement.text()));
    }

    /** The line of a stop: how full it is expected to be is said of it, and proposes no crowd. The writer by rule also has a day's stops in few words. */
    private static boolean isAStop(Statement statement, Reviewed reviewed) {
        var bare = Words.bare(statement.text());
        var terms = Words.terms(statement.text());
        return reviewed.state().getItinerary().stream()
                .filter(slot ->
                        !slot.getActivity().isBlank() && statement.text().contains(slot.getTime()))
                .map(ItinerarySlot::getActivity)
                .anyMatch(activity -> bare.contains(Words.bare(activity))
                        || (reviewed.isByRule() && terms.containsAll(Words.subjects(activity))));
    }

    private static Fault fault(Statement statement) {
        return Fault.mendedByLeavingOut(
                "It proposes what you want to avoid: \"" + statement.text() + "\"",
                "what the traveller wants to avoid",
                statement.text());
    }
}

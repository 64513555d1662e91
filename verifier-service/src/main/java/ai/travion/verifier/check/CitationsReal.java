package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.schemas.Citation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.envelope.SentenceLikeness;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every number in brackets stands for a passage that is there and that says so; an answer from knowledge cites. */
final class CitationsReal {

    /** Of the words of a sentence that cites; whoever says a thing in their own words keeps at least so many. */
    private static final double SHARED = 0.25;

    /** Of the words of a sentence without a citation, those that the evidence must speak of; what is said by the way has fewer. */
    private static final double KNOWN = 0.4;

    /** So many words that nothing speaks of, and such a share of all, come from somewhere else than the evidence. */
    private static final int MANY = 6;

    private static final double STRANGE = 0.7;

    private static final Pattern NO_CLAIM = Pattern.compile(
            "(?i)\\?|\\b(?:I|I['’]m|I['’]d|me|my|let me|you (?:might|may|could|can) (?:ask|also)|have a|enjoy|happy to|safe travels|of course|would you)\\b|^The season is against [\\p{L}, ]+\\.?$");

    /** What may be or is to be hoped for, and what goes on from a sentence that cites. */
    private static final Pattern HEDGED = Pattern.compile(
            "(?i)\\b(?:might|may|could|perhaps|probably|maybe|hopefully|ideally|easily|as (?:always|ever|usual)|nobody can|no one can|never certain|not guaranteed|no guarantee|with (?:some|a bit of|a little) luck)\\b|^(?-i:\\p{Ll})");

    private static final int MUCH = 3;

    /** Of so many things speaks whoever claims something. */
    private static final int A_CLAIM = 4;

    /** From here on a bare number is hardly that of two things. */
    private static final int TELLING = 100;

    private static final Pattern NAMES_SOMETHING = Pattern.compile("(?<=[\\p{Ll}\\d,;:] )\\p{Lu}\\p{Ll}{2,}|\\d");

    /** "One of the easier walks around Ella": where a thing lies, and not of what it is said. */
    private static final Pattern NEAR_BY =
            Pattern.compile("\\b(?:around|near|outside|close to|next to|beyond) (?:\\p{Lu}\\p{L}+ ?)+");

    private static final Reading<Boolean> CLAIMS_NOTHING = Reading.by(
            text -> NO_CLAIM.matcher(text).find() || HEDGED.matcher(text).find());

    private final Places atlas;
    private final Reading<Set<String>> places = Reading.by(this::placesIn);

    CitationsReal(Places atlas) {
        this.atlas = atlas;
    }

    List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var sources = sources(state);
        var faults = new ArrayList<Fault>();
        var byNumber = new HashMap<Integer, Citation>();
        for (var citation : state.getCitations()) {
            if (byNumber.put(citation.getId(), citation) != null) {
                faults.add(Fault.mendedByRewriting(
                        "Two sources have the number " + citation.getId() + ".",
                        "Give every source a number of its own."));
            }
            faultOf(citation, sources, reviewed.readings()).ifPresent(faults::add);
        }
        for (var statement : reviewed.draft().statements()) {
            var cited = new StringBuilder();
            for (var number : statement.citations()) {
                var citation = byNumber.get(number);
                if (citation == null) {
                    faults.add(Fault.mendedByRewriting(
                            "The number [" + number + "] stands for no source.",
                            "Cite a passage of the evidence instead of [" + number + "], which is none: “"
                                    + Fault.quotable(statement.text()) + "”"));
                } else {
                    // What has no source is a fault of the citation, and not of every sentence that uses it.
                    Optional.ofNullable(sources.get(citation.getChunkId()))
                            .ifPresent(source -> cited.append(source).append(' '));
                }
            }
            if (!cited.isEmpty()
                    && isFarFrom(statement, cited.toString(), reviewed)
                    && !givesItsMonths(statement, cited.toString(), reviewed)
                    && !givesItsFigures(statement, cited.toString(), reviewed)) {
                var fault = notSaid("Its source does not say", "what its source does not say", statement);
                // Whoever says a thing in their own words may keep none of its source's.
                faults.add(isSaidNowhere(statement, reviewed) ? fault : fault.asAHint());
            } else if (!cited.isEmpty() && isOfAnotherPlace(statement, cited.toString(), reviewed)) {
                faults.add(notSaid(
                        "Its source is about another place", "what its source says of another place", statement));
            }
        }
        var uncited = reviewed.draft().statements().stream()
                .filter(statement -> mayBeInvented(statement, reviewed))
                .toList();
        var found = uncited.isEmpty() ? Set.<String>of() : reviewed.evidenceTerms();
        uncited.stream()
                .filter(statement -> isInvented(statement, found, reviewed))
                .map(statement -> notSaid("Nothing that I found says", "what nothing in the evidence says", statement))
                .forEach(faults::add);
        if (reviewed.draft().citations().isEmpty() && mustCite(reviewed)) {
            faults.add(Fault.mendedByRewriting(
                    "It names no source.", "Cite the passages that the answer rests on, as [1], [2]."));
        }
        return faults.stream().distinct().toList();
    }

    private static Fault notSaid(String message, String what, Statement statement) {
        return Fault.mendedByLeavingOut(message + ": \"" + statement.text() + "\"", what, statement.text());
    }

    /** It gives figures or months of a place that its source does not name. */
    private boolean isOfAnotherPlace(Statement statement, String source, Reviewed reviewed) {
        var facts = reviewed.readings().factsOf(statement.text());
        if (facts.quantities().isEmpty()
                && facts.months().isEmpty()
                && facts.times().isEmpty()) {
            return false;
        }
        var said =
                reviewed.readings().of(places, NEAR_BY.matcher(statement.text()).replaceAll(" "));
        return !said.isEmpty()
                && !isAStop(said, reviewed)
                && reviewed.readings().of(places, source).stream().noneMatch(said::contains);
    }

    /** A stop of the plan is the planner's own, whichever passage tells of it. */
    private boolean isAStop(Set<String> said, Reviewed reviewed) {
        return reviewed.state().getItinerary().stream()
                .anyMatch(slot -> reviewed.readings()
                        .of(places, slot.getActivity() + ", " + slot.getLocation())
                        .containsAll(said));
    }

    private Set<String> placesIn(String text) {
        return atlas.mentionedIn(text).stream()
                .map(mention -> mention.place().name())
                .collect(Collectors.toSet());
    }

    /** In an answer from passages, a sentence that cites nothing and claims something. */
    private static boolean mayBeInvented(Statement statement, Reviewed reviewed) {
        return reviewed.state().getIntent() == IntentType.TOURISM_QUERY
                && !reviewed.state().getRetrievedDocuments().isEmpty()
                && !statement.isHeading()
                && statement.citations().isEmpty()
                && !reviewed.readings().of(CLAIMS_NOTHING, statement.text());
    }

    /** It speaks of what nothing there speaks of. */
    private static boolean isInvented(Statement statement, Set<String> found, Reviewed reviewed) {
        var subjects = ofItsOwn(statement, reviewed);
        long shared = subjects.stream().filter(found::contains).count();
        return subjects.size() >= 5 && shared < KNOWN * subjects.size() && !statesARule(statement, reviewed);
    }

    /** What it speaks of, besides the places of the turn and what is said of any place. */
    private static Set<String> ofItsOwn(Statement statement, Reviewed reviewed) {
        var subjects = GeneralSense.without(Words.subjects(statement.text()));
        reviewed.state().getTargetLocations().forEach(place -> subjects.removeAll(Words.terms(place)));
        return subjects;
    }

    private static boolean statesARule(Statement statement, Reviewed reviewed) {
        return reviewed.state().getConstraintViolations().stream()
                .anyMatch(violation ->
                        ConstraintsStated.stating(violation, reviewed).anyMatch(statement::equals));
    }

    private static Optional<Fault> faultOf(Citation citation, Map<String, String> sources, Readings readings) {
        var source = sources.get(citation.getChunkId());
        if (source == null) {
            return Optional.of(Fault.mendedByRewriting(
                    "Source [" + citation.getId() + "] is not among what was found.",
                    "Cite only passages of the evidence; the one numbered [" + citation.getId() + "] is none."));
        }
        if (citation.getSnippet().isBlank() || !readings.bareOf(source).contains(Words.bare(citation.getSnippet()))) {
            return Optional.of(Fault.mendedByRewriting(
                    "The words quoted from source [" + citation.getId() + "] do not stand there.",
                    "Quote source [" + citation.getId() + "] as it stands."));
        }
        return Optional.empty();
    }

    /** "March to May, or the turn of the year": the months are what it says. */
    private static boolean givesItsMonths(Statement statement, String source, Reviewed reviewed) {
        var months = reviewed.readings().factsOf(statement.text()).allMonths();
        return months.size() >= 2
                && reviewed.readings().factsOf(source).allMonths().containsAll(months);
    }

    /** "For the round trip, set aside 6 to 8 hours": the figures are what it says. */
    private static boolean givesItsFigures(Statement statement, String source, Reviewed reviewed) {
        var figures = reviewed.readings().factsOf(statement.text()).quantities();
        var known = reviewed.readings().factsOf(source).quantities();
        return !figures.isEmpty()
                && figures.stream()
                        .allMatch(figure -> isTelling(figure) && known.stream().anyMatch(figure::follows));
    }

    private static boolean isTelling(Quantity figure) {
        return figure.unit() != Quantity.Unit.NONE || figure.value().doubleValue() >= TELLING;
    }

    /** Too few of the words of a cited sentence stand in its source for it to come from there. */
    private static boolean isFarFrom(Statement statement, String source, Reviewed reviewed) {
        return isFarFrom(statement.text(), source, reviewed.readings())
                && (isFarFrom(statement.citedText(), source, reviewed.readings())
                        || isInvented(statement.uncitedTail(), reviewed));
    }

    /** Not even akin to what was found are most of its words: no wording of a passage is so free. */
    private static boolean isSaidNowhere(Statement statement, Reviewed reviewed) {
        var subjects = ofItsOwn(statement, reviewed);
        var found = reviewed.evidenceTerms();
        long strange = subjects.stream()
                .filter(subject -> !Words.coverSubject(found, subject))
                .count();
        return strange >= MANY && strange >= STRANGE * subjects.size();
    }

    /** What follows the last number is not of that source, and may be of what holds or of another one. */
    private static boolean isInvented(String tail, Reviewed reviewed) {
        var subjects = GeneralSense.without(Words.subjects(tail));
        var found = reviewed.evidenceTerms();
        return subjects.stream().filter(found::contains).count() < KNOWN * subjects.size();
    }

    private static boolean isFarFrom(String text, String source, Readings readings) {
        var subjects = GeneralSense.without(readings.subjectsOf(text));
        if (subjects.size() < 2
                || (subjects.size() < 4 && !NAMES_SOMETHING.matcher(text).find())) {
            return false;
        }
        var terms = readings.termsOf(source);
        long shared = subjects.stream()
                .filter(subject -> Words.coverSubject(terms, subject))
                .count();
        return subjects.size() < 4 ? shared == 0 : shared < SHARED * subjects.size();
    }

    private static Map<String, String> sources(GraphState state) {
        var sources = new HashMap<String, String>();
        state.getRetrievedDocuments()
                .forEach(document -> sources.put(
                        document.getChunkId(),
                        document.getContent() + " "
                                + SentenceLikeness.toldBesides(document).collect(Collectors.joining(" "))));
        state.getWebSearchResults()
                .forEach(result -> sources.put(result.getUrl(), result.getTitle() + " " + result.getContent()));
        return sources;
    }

    /** A question that passages answer; not one that a constraint or the calendar answers, nor an honest "could not find". */
    private static boolean mustCite(Reviewed reviewed) {
        var state = reviewed.state();
        return state.getIntent() == IntentType.TOURISM_QUERY
                && !state.getRetrievedDocuments().isEmpty()
                && !reviewed.admitsGap()
                && (state.getConstraintViolations().stream()
                                .allMatch(violation -> violation.getKind().equals("ADVICE"))
                        || tellsBesidesTheRules(reviewed))
                && !reviewed.takesUpAFinding()
                && !restsOnRules(reviewed);
    }

    /** It tells something that a passage would have to tell. */
    static boolean isAClaim(Statement statement, Reviewed reviewed) {
        return !statement.isHeading()
                && !statesARule(statement, reviewed)
                && !reviewed.readings().of(CLAIMS_NOTHING, statement.text())
                && reviewed.readings().subjectsOf(statement.text()).size() >= A_CLAIM;
    }

    /** A rule has no passage to cite; what an answer tells at length besides has. */
    private static boolean tellsBesidesTheRules(Reviewed reviewed) {
        return reviewed.draft().statements().stream()
                        .filter(statement -> isAClaim(statement, reviewed))
                        .count()
                >= MUCH;
    }

    /** "The season is against it": all that it says is what holds there, and a rule has no passage to cite. */
    private static boolean restsOnRules(Reviewed reviewed) {
        // How a day was read is an assumption of ours, and no passage says it.
        var rules = Words.bare(Stream.concat(
                        reviewed.state().getConstraintViolations().stream()
                                .map(violation -> violation.getDescription() + " " + violation.getSuggestion()),
                        reviewed.state().getAssumptions().stream())
                .collect(Collectors.joining(" ")));
        return !reviewed.state().getConstraintViolations().isEmpty()
                && reviewed.draft().statements().stream()
                        .filter(statement -> !statement.isHeading())
                        .allMatch(
                                statement -> rules.contains(reviewed.readings().bareOf(statement.text()))
                                        || statesARule(statement, reviewed)
                                        || reviewed.readings().of(CLAIMS_NOTHING, statement.text()));
    }
}

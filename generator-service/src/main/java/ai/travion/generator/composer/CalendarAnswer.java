package ai.travion.generator.composer;

import ai.travion.atlas.text.Sentences;
import ai.travion.generator.Written;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Answers what the calendar was asked: its facts first and in full, then what a place that was named has to say to the
 * question, and what to heed besides.
 */
final class CalendarAnswer {

    private static final String CALENDAR = "calendar";
    private static final String ROW = "- ";
    private static final int OF_A_PLACE = 2;
    /** A "Yes" or "Probably not" is shorter. */
    private static final int LEAD = 26;
    /** A warning is said where so many of its words stand in one sentence; the verifier asks for somewhat less. */
    private static final double SAID = 0.75;

    private final Assignment assignment;
    private final Page page;

    private CalendarAnswer(Assignment assignment) {
        this.assignment = assignment;
        this.page = new Page(assignment.state());
    }

    /** Whether the calendar was asked: its documents stand first. */
    static boolean isAskedFor(Assignment assignment) {
        return assignment.state().getRetrievedDocuments().stream()
                .findFirst()
                .filter(CalendarAnswer::isOfTheCalendar)
                .isPresent();
    }

    static Written to(Assignment assignment) {
        return new CalendarAnswer(assignment).written();
    }

    private Written written() {
        assignment.state().getRetrievedDocuments().stream()
                .filter(CalendarAnswer::isOfTheCalendar)
                .forEach(this::quote);
        var toHeed = unsaid();
        var missing = new ArrayList<String>();
        var parts = partsOfTheCalendar();
        if (!parts.isEmpty()) {
            new SeveralAnswers(assignment, page, missing).besidesThose(parts);
        } else if (!assignment.warnings().closeAlcohol()) {
            ofThePlace();
        }
        var answer = page.text();
        page.addAll(assignment
                .warnings()
                .without(said(toHeed))
                .block(assignment.corrections().toState()));
        page.addAll(Remarks.assumptions(assignment.state(), page.text()));
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer, page.footnotes().statements(), missing);
        return page.as(
                new Written.Brief.OfQuestion(brief),
                missing.isEmpty() ? Grounding.HIGH : Grounding.MEDIUM,
                assignment.itinerary());
    }

    /** The questions of the message that it answers, where it asks others beside them; none where it asks the calendar alone. */
    private Set<Integer> partsOfTheCalendar() {
        var dated = assignment.state().getRetrievedDocuments().stream()
                .filter(CalendarAnswer::isOfTheCalendar)
                .toList();
        return IntStream.range(0, AskedParts.of(assignment.question().text()).size())
                .filter(part -> PreparedAnswer.toPart(part, dated).isPresent())
                .boxed()
                .collect(Collectors.toSet());
    }

    /** Sentences as a paragraph, rows as a list; one citation a paragraph and none a row, since they are of one source. */
    private void quote(RetrievedDocument document) {
        var sentences = assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().id().equals(document.getChunkId()))
                .toList();
        var rows = document.getContent()
                .lines()
                .filter(line -> line.startsWith(ROW))
                .map(line -> Terms.bare(line.substring(ROW.length())))
                .collect(Collectors.toSet());
        var prose = sentences.stream()
                .filter(sentence -> !rows.contains(sentence.wording().bare()))
                .toList();
        var listed = sentences.stream()
                .filter(sentence -> rows.contains(sentence.wording().bare()))
                .toList();
        if (!prose.isEmpty()) {
            page.add(prose.stream().map(this::quoted).collect(Collectors.joining(" ")));
        }
        if (!listed.isEmpty()) {
            listed.forEach(page.footnotes()::cite);
            page.add(listed.stream().map(row -> ROW + row.text()).collect(Collectors.joining("\n")));
        }
    }

    /** "Yes." needs no number of its own. */
    private String quoted(Sentence sentence) {
        return sentence.text().length() <= LEAD
                ? sentence.text()
                : page.footnotes().quote(sentence);
    }

    private void ofThePlace() {
        var places = assignment.destinations();
        if (places.isEmpty()) {
            return;
        }
        var passages = assignment.evidence().sentences().stream()
                .filter(sentence -> !sentence.source().name().equals(CALENDAR))
                .toList();
        var about = new Selection(Relevance.rank(assignment.question(), passages)).about(places.getFirst());
        var answering = about.answering(OF_A_PLACE);
        if (answering.isEmpty()) {
            page.add("That holds in " + places.getFirst() + " as everywhere in Sri Lanka.");
        } else {
            page.quote("**" + places.getFirst() + "**: ", answering);
        }
    }

    private List<ConstraintViolation> unsaid() {
        var sentences = assignment.state().getRetrievedDocuments().stream()
                .filter(CalendarAnswer::isOfTheCalendar)
                .flatMap(document -> Sentences.of(document.getContent()).stream())
                .map(Terms::of)
                .toList();
        var unsaid = new ArrayList<ConstraintViolation>();
        for (var violation : assignment.state().getConstraintViolations()) {
            var words = new HashSet<>(Terms.of(withoutDates(violation.getDescription())));
            boolean stands = sentences.stream()
                    .anyMatch(sentence ->
                            words.stream().filter(sentence::contains).count() >= SAID * words.size());
            if (!stands && !(isABan(violation) && statesABan())) {
                unsaid.add(violation);
            }
        }
        return unsaid;
    }

    private List<ConstraintViolation> said(List<ConstraintViolation> unsaid) {
        return assignment.state().getConstraintViolations().stream()
                .filter(violation -> !unsaid.contains(violation))
                .toList();
    }

    private static boolean isABan(ConstraintViolation violation) {
        return violation.getConstraintType().equals("poya_alcohol")
                || violation.getConstraintType().equals("alcohol_closed");
    }

    private boolean statesABan() {
        return page.text().contains("sale of alcohol");
    }

    private static String withoutDates(String text) {
        return text.replaceAll("\\b\\p{L}+day \\d{1,2} \\p{L}+ \\d{4}\\b", " ");
    }

    private static boolean isOfTheCalendar(RetrievedDocument document) {
        return document.getSource().equals(CALENDAR);
    }
}

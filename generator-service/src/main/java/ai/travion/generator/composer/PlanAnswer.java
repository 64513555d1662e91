package ai.travion.generator.composer;

import ai.travion.generator.Written;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.TravelBrief;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.DaysAsBefore;
import ai.travion.schemas.envelope.NotActedOn;
import ai.travion.schemas.envelope.ReadableLength;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Answers a request for a plan: what to heed, the days, what makes them worth it, and tips. */
final class PlanAnswer {

    private static final int MOST_STOPS_NAMED = 3;
    /** All of a long journey: what is left out of a heading seems left out of the plan. */
    private static final int MOST_PLACES_NAMED = 10;

    private static final int HIGHLIGHTS = 4;
    private static final int TIPS = 2;
    /** From so many days on a plan is read as a whole, and told in few words. */
    private static final int MANY_DAYS = 4;
    /** How a plan is told, the fullest first: what to mind is the last to go. */
    private static final List<Manner> MANNERS = List.of(
            new Manner(DayPlan.Detail.FULL, HIGHLIGHTS),
            new Manner(DayPlan.Detail.FULL, 2),
            new Manner(DayPlan.Detail.COMPACT, 2),
            new Manner(DayPlan.Detail.COMPACT, 1),
            new Manner(DayPlan.Detail.CAUTIONS, 1),
            new Manner(DayPlan.Detail.BARE, 1),
            new Manner(DayPlan.Detail.A_LINE_A_DAY, 0));

    private static final Set<String> PRACTICAL = Set.of("logistics");

    private final Assignment assignment;
    private final List<ItinerarySlot> itinerary;
    /** The numbers of the days that are those of the plan before, of which most of this one is made. */
    private final Set<Integer> asBefore;

    private record Manner(DayPlan.Detail detail, int highlights) {}

    private PlanAnswer(Assignment assignment) {
        this.assignment = assignment;
        this.itinerary = assignment.itinerary();
        this.asBefore = DaysAsBefore.in(assignment.state().getAssumptions());
    }

    /** As detailed as fits on a page. */
    static Written to(Assignment assignment) {
        var answer = new PlanAnswer(assignment);
        var question = AskedInFull.question(assignment.state());
        var asked = assignment.state().getTurn() <= 1 || answer.isMadeNow()
                ? List.<LocalDate>of()
                : assignment.state().getRouteDecision() == RouteDecision.DIRECT_ANSWER
                        ? AskedDays.ofAQuestion(question, answer.days())
                        : AskedDays.in(question, answer.days());
        if (!asked.isEmpty()) {
            return answer.ofDays(asked);
        }
        var telling = Telling.askedIn(assignment.state());
        if (telling != Telling.WHOLE && !answer.itinerary.isEmpty()) {
            return answer.toldAgain(telling);
        }
        var manners = answer.days().size() < MANY_DAYS
                ? MANNERS
                : MANNERS.stream()
                        .filter(manner -> manner.detail() != DayPlan.Detail.FULL)
                        .toList();
        if (!answer.asBefore.isEmpty()) {
            var changed = answer.ofAChange();
            if (answer.fits(changed)) {
                return changed;
            }
        }
        for (var manner : manners) {
            var written = answer.written(manner.detail(), manner.highlights(), answer.itinerary);
            if (answer.fits(written)) {
                return written;
            }
        }
        var written = answer.written(DayPlan.Detail.A_LINE_A_DAY, 0, answer.itinerary);
        var days = answer.days();
        for (int shown = days.size(); shown > 1; shown--) {
            var last = days.get(shown - 1);
            var first = answer.itinerary.stream()
                    .filter(slot -> slot.getDate().stream().noneMatch(day -> day.isAfter(last)))
                    .toList();
            written = answer.written(DayPlan.Detail.A_LINE_A_DAY, 0, first);
            if (answer.fits(written)) {
                return written;
            }
        }
        return written;
    }

    /** What is planned in this turn, were it a former plan whose words name days, is shown whole. */
    private boolean isMadeNow() {
        return assignment.state().getShadowMonitorLogs().stream()
                .anyMatch(log -> log.getCheckType().equals("itinerary"));
    }

    /** The days that were asked for and what to heed on them; the plan stays whole. */
    private Written ofDays(List<LocalDate> asked) {
        var page = new Page(assignment.state());
        var shown = itinerary.stream()
                .filter(slot -> slot.getDate().filter(asked::contains).isPresent())
                .toList();
        Remarks.noted(assignment.state()).ifPresent(page::add);
        page.add("From the plan for " + place() + ":");
        page.addAll(assignment.warnings().block(assignment.corrections().toState()));
        page.addAll(DayPlan.of(itinerary).blocksOf(asked, DayFindings.areForPictures(assignment.state())));
        page.addAll(Remarks.assumptions(assignment.state(), page.text()));
        return asItStands(
                page,
                "From the plan for " + place() + ".",
                shown.stream().map(ItinerarySlot::getLocation).distinct().toList());
    }

    /** What was changed and why, the days that it concerns, and of every other day a line; the plan stays whole. */
    private Written ofAChange() {
        var state = assignment.state();
        var page = new Page(state);
        var refusal = assignment.warnings().refusalOf(assignment.question().text(), List.of());
        page.addAll(refusal);
        var doesNotFit = assignment.warnings().ofType("infeasible");
        page.addAll(doesNotFit.sentences());
        page.addAll(Remarks.changed(state, page.text()));
        page.addAll(Remarks.aboveAChange(state, page.text()));
        var told = assignment.warnings().all().stream()
                .filter(advice -> DaysAsBefore.hasTold(advice, state))
                .toList();
        page.addAll(assignment
                .warnings()
                .without(assignment.warnings().statedBy(refusal))
                .without(doesNotFit.all())
                .without(told)
                .block(assignment.corrections().toState()));
        page.add(
                days().size() == asBefore.size()
                        ? "The plan, day by day:"
                        : "The plan, with the days that are otherwise in full:");
        page.addAll(DayPlan.of(itinerary)
                .blocksOfAChange(asBefore, DayPlan.Detail.COMPACT, DayFindings.areForPictures(assignment.state())));
        page.add(PlanOverview.nightsOf(itinerary));
        page.add("Say \"show me the plan\" for all of its hours.");
        return asItStands(page, summary(), assignment.destinations());
    }

    /** The plan as it stands, in few words or with its reasons, and what to heed. */
    private Written toldAgain(Telling telling) {
        var page = new Page(assignment.state());
        page.addAll(Remarks.ofLanguage(assignment.state()));
        page.addAll(assignment.warnings().block(assignment.corrections().toState()));
        if (telling == Telling.SHORT) {
            page.add(PlanOverview.of(itinerary, assignment.state()));
        }
        page.addAll(PlanRetold.as(telling, itinerary, assignment.state().getUserQuery()));
        return asItStands(page, summary(), assignment.destinations());
    }

    /** A page about the plan that is there, which quotes nothing. */
    private Written asItStands(Page page, String summary, List<String> destinations) {
        var brief = TravelBrief.newBuilder()
                .setSummary(summary)
                .setDestinations(destinations)
                .setWarnings(assignment.warnings().statements())
                .setNextQuestions(nextQuestions())
                .build();
        return page.as(new Written.Brief.OfPlan(brief), Grounding.MEDIUM, itinerary);
    }

    /** The verifier refuses what is longer. */
    private boolean fits(Written written) {
        var said = NotActedOn.inWords(assignment.state().getUnheard());
        return written.text().length() + said.length() < ReadableLength.of(assignment.state());
    }

    private Written written(DayPlan.Detail detail, int highlights, List<ItinerarySlot> shown) {
        var state = assignment.state();
        var page = new Page(state);
        var missing = new ArrayList<String>();
        var refusal = assignment.warnings().refusalOf(assignment.question().text(), List.of());
        page.addAll(refusal);
        var doesNotFit = assignment.warnings().ofType("infeasible");
        page.addAll(doesNotFit.sentences());
        var summary = summary();
        page.addAll(Remarks.changed(state, page.text()));
        page.add(summary);
        if (days().size() >= MANY_DAYS) {
            page.add(PlanOverview.nightsOf(itinerary));
        }
        page.addAll(assignment
                .warnings()
                .without(assignment.warnings().statedBy(refusal))
                .without(doesNotFit.all())
                .block(assignment.corrections().toState()));
        page.addAll(Honoured.inWords(
                state, itinerary, assignment.atlas(), assignment.warnings().forbidAlcohol()));
        page.addAll(Remarks.aboveAPlan(state, page.text()));
        boolean inTheLight = DayFindings.areForPictures(state);
        page.addAll(DayPlan.of(shown).blocks(detail, inTheLight));
        if (detail == DayPlan.Detail.A_LINE_A_DAY) {
            page.add(
                    "Between the stops there are meals and hours to rest: ask for a day by its number to read all of it.");
        } else if (shown.stream().anyMatch(Served::isRest)) {
            page.add("Hours without a line are free to rest or stroll.");
        }
        if (shown.size() < itinerary.size()) {
            page.add("The remaining days are in the itinerary that comes with this answer.");
        }
        if (itinerary.isEmpty()) {
            missing.add("a day plan");
        }
        page.addAll(goodToKnow(Remarks.belowAPlan(state, page.text())));
        var chosen = highlights(highlights);
        if (!chosen.isEmpty()) {
            page.add("**Worth knowing**");
            page.quoteAsList(chosen);
        } else if (state.getRetrievedDocuments().isEmpty() || assignment.evidenceIsWeak()) {
            missing.add("descriptions of " + place());
            if (itinerary.isEmpty()) {
                page.add("I could not find anything more about " + place() + " in what I know.");
            }
        }
        page.addAll(FromTheWeb.blocks(assignment, page.footnotes()));
        var tips = detail == DayPlan.Detail.A_LINE_A_DAY ? List.<String>of() : tips(page, chosen);
        if (Pointers.areNeeded(state) || assignment.corrections().disclaimsLiveFacts()) {
            missing.add("live facts: prices, weather, what is open today");
            page.addAll(Pointers.block(assignment.question(), state));
        }
        page.add(page.footnotes().sourcesLine());
        var brief = TravelBrief.newBuilder()
                .setSummary(summary)
                .setDestinations(assignment.destinations())
                .setHighlights(cited(page, chosen, false))
                .setLogistics(cited(page, chosen, true))
                .setWarnings(assignment.warnings().statements())
                .setTips(tips)
                .setMissing(missing)
                .setNextQuestions(nextQuestions())
                .build();
        return page.as(new Written.Brief.OfPlan(brief), Grounded.by(assignment, page.footnotes()), itinerary);
    }

    private static List<String> goodToKnow(List<String> lines) {
        return lines.isEmpty()
                ? List.of()
                : List.of("**Good to know**\n\n"
                        + lines.stream().map(line -> "- " + line).collect(Collectors.joining("\n")));
    }

    private String summary() {
        if (itinerary.isEmpty()) {
            return "I could not put together a day plan for " + place() + ", but this is what I can say.";
        }
        var days = days();
        var when = days.isEmpty() ? "" : ", " + Days.span(days.getFirst(), days.getLast());
        return "Here is a plan for " + place() + when + ".";
    }

    private List<Sentence> highlights(int atMost) {
        var ranked = new Selection(Relevance.rank(assignment.question(), sentencesOfThePlan()));
        if (atMost == 0 || ranked.isEmpty()) {
            return List.of();
        }
        boolean open = assignment.question().isOpen() || assignment.evidenceIsWeak();
        var answering = open ? List.<Sentence>of() : ranked.answering(atMost);
        return answering.isEmpty() ? ranked.overview(atMost) : answering;
    }

    /** Evidence about places that the plan goes to, without what the traveller stays away from. */
    private List<Sentence> sentencesOfThePlan() {
        var avoided = Avoided.besideAPlan(assignment.state(), assignment.atlas());
        var visited = itinerary.stream().map(ItinerarySlot::getLocation).collect(Collectors.toSet());
        return assignment.evidence().sentences().stream()
                .filter(sentence ->
                        visited.isEmpty() || visited.contains(sentence.source().location()))
                .filter(sentence -> avoided.allow(sentence.text())
                        && !Avoided.isForbidden(sentence.source().aspect(), assignment.state()))
                .toList();
    }

    /** What to wear and carry, and the light of the day for who comes for pictures of it. */
    private List<String> tips(Page page, List<Sentence> quotedAlready) {
        var tips = new ArrayList<>(
                DayFindings.areForPictures(assignment.state())
                        ? DayFindings.light(assignment.state())
                        : List.<String>of());
        var lines = new ArrayList<>(tips.stream().map(tip -> "- " + tip).toList());
        sentencesOfThePlan().stream()
                .filter(sentence ->
                        !assignment.evidenceIsWeak() && !quotedAlready.contains(sentence) && !sentence.leansOnAnother())
                .filter(sentence ->
                        sentence.source().aspect().equals("logistics") && sentence.signsOf(Topic.CLOTHES) > 0)
                .limit(TIPS)
                .forEach(sentence -> {
                    tips.add(sentence.text());
                    lines.add("- " + page.footnotes().quote(sentence));
                });
        if (!lines.isEmpty()) {
            page.add("**Tips**\n\n" + String.join("\n", lines));
        }
        return tips;
    }

    private static List<CitedStatement> cited(Page page, List<Sentence> sentences, boolean practical) {
        return sentences.stream()
                .filter(sentence -> PRACTICAL.contains(sentence.source().aspect()) == practical)
                .map(sentence -> new CitedStatement(
                        sentence.text(), List.of(page.footnotes().cite(sentence))))
                .toList();
    }

    private List<String> nextQuestions() {
        var place = place();
        return List.of(
                "How do I get to " + place + "?",
                "What should I wear in " + place + "?",
                "When is the best time for " + place + "?");
    }

    private List<LocalDate> days() {
        return itinerary.stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .distinct()
                .sorted()
                .toList();
    }

    private String place() {
        var destinations = reached();
        return destinations.isEmpty()
                ? "Sri Lanka"
                : Remarks.listed(destinations.stream().limit(MOST_PLACES_NAMED).toList());
    }

    /** One may sleep there all the same; it is nothing that the plan is for. */
    private boolean isLeftOut(String place) {
        return assignment.state().getConstraintViolations().stream()
                .anyMatch(one -> one.getRuleId().equals("left-out")
                        && one.getDescription().startsWith(place + " itself is left out"));
    }

    /** The destinations without those that the plan had to leave out. */
    private List<String> reached() {
        var visited = itinerary.stream().map(ItinerarySlot::getLocation).collect(Collectors.toSet());
        // Of a plan that is only shown again nobody says what it had to leave out.
        boolean goesToSome = assignment.destinations().stream().anyMatch(visited::contains)
                || !assignment.warnings().ofType("infeasible").all().isEmpty();
        var reached = assignment.destinations().stream()
                .filter(place -> !goesToSome || visited.contains(place))
                .filter(place -> !isLeftOut(place))
                .toList();
        if (!reached.isEmpty()) {
            return reached;
        }
        var stops = Served.visits(itinerary).stream()
                .map(ItinerarySlot::getLocation)
                .distinct()
                .limit(MOST_STOPS_NAMED)
                .toList();
        return stops.isEmpty() ? assignment.destinations() : stops;
    }
}

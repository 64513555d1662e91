package ai.travion.generator.prompt;

import ai.travion.generator.evidence.DataBlock;
import ai.travion.generator.evidence.Packed;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Elimination;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.NotActedOn;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a turn holds, as blocks of data. A block that would be empty is left out. */
record TurnData(GraphState state, Packed evidence, Purpose purpose) {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);

    /** Before the id of a place that was left out as a whole. */
    private static final String WHOLE_PLACE = "catalogue#";

    /** How full a place will be is an estimate on any day, and no gazette says it. */
    private static final String ESTIMATED = "crowd_warning";

    /** The blocks, in the order in which the model reads them: what it has to do with them comes last. */
    private static final List<Function<TurnData, Optional<String>>> BLOCKS = List.of(
            TurnData::conversation,
            TurnData::evidenceBlock,
            TurnData::facts,
            TurnData::notices,
            TurnData::plan,
            TurnData::wishes,
            TurnData::leftOut,
            TurnData::assumptions,
            TurnData::draft,
            TurnData::question,
            TurnData::corrections);

    String asText() {
        return BLOCKS.stream().flatMap(block -> block.apply(this).stream()).collect(Collectors.joining("\n\n"));
    }

    private Optional<String> conversation() {
        var before = state.getMessages().stream()
                .filter(message -> message.getTurn() < state.getTurn())
                .map(TurnData::line)
                .toList();
        return block("conversation", before);
    }

    /** Numbers in an earlier answer stood for other passages. */
    private static String line(Message message) {
        var who = message.getRole() == Role.ASSISTANT ? "Travion: " : "Traveller: ";
        return who + message.getContent().replaceAll("\\s?\\[\\d{1,3}]", "");
    }

    private Optional<String> evidenceBlock() {
        return purpose.isSmallTalk() ? Optional.empty() : nonEmpty(evidence.asText());
    }

    private Optional<String> facts() {
        var facts = new ArrayList<String>();
        facts.add("Today is " + DAY.format(state.getCreatedAt().atZone(COLOMBO)) + ".");
        state.getTargetDate().ifPresent(first -> facts.add("The question is about " + span(first) + "."));
        if (!state.getTargetLocations().isEmpty()) {
            facts.add("Places meant: " + String.join(", ", state.getTargetLocations()) + ".");
        }
        state.getShadowMonitorLogs().stream()
                .map(ShadowMonitorLog::getDetails)
                .filter(details -> !details.isBlank())
                .forEach(facts::add);
        if (state.getNeedsWebSearch() && state.getWebSearchResults().isEmpty()) {
            facts.add(webSearch() + ": prices, weather and what is open now are not known.");
        }
        return purpose.isSmallTalk() ? Optional.empty() : block("facts", facts);
    }

    private String webSearch() {
        return switch (state.getWebSearchStatus()) {
            case "no_results", "ok" -> "The web was searched and gave nothing";
            case "failed" -> "The web could not be searched";
            default -> "The web was not searched";
        };
    }

    private String span(LocalDate first) {
        return state.getTargetEndDate()
                .filter(last -> last.isAfter(first))
                .map(last -> DAY.format(first) + " to " + DAY.format(last))
                .orElseGet(() -> DAY.format(first));
    }

    private Optional<String> notices() {
        return block(
                "notices",
                state.getConstraintViolations().stream()
                        .sorted(Comparator.comparing(ConstraintViolation::getSeverity)
                                .reversed())
                        .map(TurnData::notice)
                        .distinct()
                        .toList());
    }

    private static String notice(ConstraintViolation violation) {
        var description = violation.getDescription();
        var day = violation
                .getDate()
                .map(DAY::format)
                .filter(named -> !description.contains(named))
                .map(named -> named + ": ")
                .orElse("");
        boolean awaitsGazette = violation.getCertainty().equals("predicted")
                && !violation.getConstraintType().equals(ESTIMATED);
        var certainty = awaitsGazette ? " (predicted, not yet gazetted)" : "";
        var suggestion = violation.getSuggestion().isBlank() ? "" : " " + violation.getSuggestion();
        return day + description + certainty + suggestion;
    }

    private Optional<String> plan() {
        return purpose == Purpose.PLANNER
                ? block(
                        "plan",
                        state.getItinerary().stream().map(TurnData::stop).toList())
                : Optional.empty();
    }

    private static String stop(ItinerarySlot slot) {
        var line = new StringBuilder();
        slot.getDate().ifPresent(date -> line.append(DAY.format(date)).append(", "));
        line.append(slot.getTime())
                .append(", ")
                .append(slot.getLocation())
                .append(": ")
                .append(slot.getActivity());
        line.append(" (").append(slot.getDurationMinutes()).append(" min)");
        if (!slot.getReason().isBlank()) {
            line.append(". ").append(unended(slot.getReason()));
        }
        slot.getNotes().ifPresent(notes -> line.append(". ").append(unended(notes)));
        return line.append('.').toString();
    }

    private static String unended(String sentence) {
        return sentence.strip().replaceFirst("\\.+$", "");
    }

    private Optional<String> wishes() {
        var wishes = new ArrayList<String>();
        state.getPreferences().ifPresent(preferences -> {
            addWish(wishes, "Likes", preferences.getInterests());
            addWish(wishes, "Avoids", preferences.getAvoid());
            addWish(wishes, "Also", preferences.getOther());
            addWish(wishes, "Pace", preferences.getPace().stream().toList());
            addWish(
                    wishes,
                    "Walking",
                    preferences.getWalkingTolerance().stream().toList());
            addWish(wishes, "Comes from", preferences.getOrigin().stream().toList());
            party(preferences).ifPresent(wishes::add);
        });
        return purpose.isSmallTalk() ? Optional.empty() : block("wishes", wishes);
    }

    /** What the traveller's own conditions took out of what was found: a model that is not told of them may well advise it. */
    private Optional<String> leftOut() {
        var leftOut = state.getEliminatedBy().stream()
                .filter(one -> !one.getValue().isBlank())
                .map(TurnData::leftOut)
                .distinct()
                .toList();
        return purpose.isSmallTalk() ? Optional.empty() : block("left_out", leftOut);
    }

    private static String leftOut(Elimination elimination) {
        var condition = elimination.getConstraint().equals("walking_tolerance")
                ? "walks " + elimination.getValue()
                : "avoids " + elimination.getValue();
        var places = elimination.getChunkIds().stream()
                .filter(id -> id.startsWith(WHOLE_PLACE))
                .map(id -> id.substring(WHOLE_PLACE.length()).replace('-', ' '))
                .toList();
        return "The traveller " + condition + ": " + elimination.getCount() + " left out"
                + (places.isEmpty() ? "." : ", among them " + String.join(", ", places) + ".");
    }

    private static void addWish(List<String> wishes, String name, List<StatedValue> values) {
        if (!values.isEmpty()) {
            wishes.add(name + ": " + values.stream().map(StatedValue::getValue).collect(Collectors.joining(", ")));
        }
    }

    private static Optional<String> party(Preferences preferences) {
        return preferences.getParty().map(party -> {
            var counted = party.getAdults() + party.getChildren() == 0
                    ? ""
                    : " " + party.getAdults() + " adults, " + party.getChildren() + " children";
            return "Travels as: " + (party.getDescription() + counted).strip();
        });
    }

    private Optional<String> assumptions() {
        return block(
                "taken_for_granted",
                Stream.concat(
                                Stream.of(NotActedOn.inWords(state.getUnheard()))
                                        .filter(said -> !said.isEmpty()),
                                state.getAssumptions().stream())
                        .toList());
    }

    /** The draft that was refused: a draft is a stranger's text too; its numbers count while they stand for the same passages. */
    private Optional<String> draft() {
        return isCorrection()
                ? state.getGeneratedResponse()
                        .map(text -> numbersStand() ? DataBlock.ofOurs("draft", text) : DataBlock.of("draft", text))
                : Optional.empty();
    }

    private boolean numbersStand() {
        return !state.getCitations().isEmpty()
                && state.getCitations().stream()
                        .allMatch(citation -> evidence.numbered(citation.getId())
                                .filter(chunk -> chunk.id().equals(citation.getChunkId()))
                                .isPresent());
    }

    private Optional<String> question() {
        var alone = Optional.of(AskedInFull.question(state))
                .filter(query -> !query.equalsIgnoreCase(state.getUserQuery()))
                .map(query -> DataBlock.of("question_made_whole", query) + "\n");
        return Optional.of(alone.orElse("") + DataBlock.of("question", state.getUserQuery()));
    }

    /** Instructions are the checker's, but quote from the draft and the evidence. */
    private Optional<String> corrections() {
        return isCorrection()
                ? Optional.of("The draft above was refused. Write the whole answer anew and do what these say:\n"
                        + DataBlock.ofOurs("corrections", listed(state.getCorrectionInstructions())))
                : Optional.empty();
    }

    private boolean isCorrection() {
        return state.getReasoningLoops() > 0
                && !state.getCorrectionInstructions().isEmpty();
    }

    private static Optional<String> block(String tag, List<String> lines) {
        return lines.isEmpty() ? Optional.empty() : Optional.of(DataBlock.of(tag, listed(lines)));
    }

    private static String listed(List<String> lines) {
        return lines.stream()
                .map(line -> "- " + line.replaceAll("\\s*\\R\\s*", " "))
                .collect(Collectors.joining("\n"));
    }

    private static Optional<String> nonEmpty(String text) {
        return text.isBlank() ? Optional.empty() : Optional.of(text);
    }
}

package ai.travion.router;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A conversation of which it is written down what its last message has to be understood as: "I'm no vegetarian => other!=vegetarian".
 *
 * @param conversation its messages, parted by slashes
 * @param expected what has to hold, parted by commas
 */
record Heard(String conversation, String expected) {

    private static final Preferences NOTHING = Preferences.newBuilder().build();

    /** The conversations of a file of the test resources. */
    static List<Heard> in(String file) {
        try (var in = Objects.requireNonNull(Heard.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && line.contains("=>"))
                    .map(line -> line.split("=>", -1))
                    .map(parts -> new Heard(parts[0].strip(), parts[1].strip()))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What was expected of it and is not so. */
    List<String> missed() {
        var dialogue = Dialogue.aDialogue();
        var messages = List.of(conversation.split(" / ", -1));
        messages.subList(0, messages.size() - 1).forEach(dialogue::after);
        var state = dialogue.hears(messages.getLast());
        return Stream.of(expected.split(", ", -1))
                .map(String::strip)
                .filter(expectation -> !holds(expectation, state))
                .toList();
    }

    static boolean holds(String expectation, GraphState state) {
        var known = state.getPreferences().orElse(NOTHING);
        return switch (expectation) {
            case "crisis" -> state.getFinalResponse().orElse("").contains("1926");
            case "no crisis" -> !state.getFinalResponse().orElse("").contains("1926");
            case "children" ->
                known.getParty()
                        .filter((StatedParty party) -> party.getChildren() > 0)
                        .isPresent();
            case "careful" ->
                value(known.getWalkingTolerance()).equals("low") || other(known, "pregnan") || other(known, "wheel");
            case "noted" -> state.getFinalResponse().orElse("").startsWith("Noted");
            case "asked" -> state.getClarification().isPresent();
            default -> compared(expectation, state, known);
        };
    }

    private static boolean compared(String expectation, GraphState state, Preferences known) {
        boolean denied = expectation.contains("!=");
        var parts = expectation.split("!?=", -1);
        return denied != isSo(parts[0], parts[1], state, known);
    }

    private static boolean isSo(String what, String wanted, GraphState state, Preferences known) {
        return switch (what) {
            case "intent" -> state.getIntent().name().equals(wanted);
            case "walking" -> value(known.getWalkingTolerance()).equals(wanted);
            case "pace" -> value(known.getPace()).equals(wanted);
            case "budget" ->
                known.getBudget().map(StatedBudget::getLevel).orElse("none").equals(wanted);
            case "amount" ->
                known.getBudget()
                        .flatMap(StatedBudget::getAmount)
                        .map(Double::intValue)
                        .map(String::valueOf)
                        .orElse("none")
                        .equals(wanted);
            case "party" ->
                known.getParty()
                        .map((StatedParty party) -> party.getAdults() + "+" + party.getChildren())
                        .orElse("none")
                        .equals(wanted);
            case "currency" ->
                known.getBudget()
                        .flatMap(StatedBudget::getCurrency)
                        .orElse("none")
                        .equals(wanted);
            case "per" ->
                known.getBudget().map(StatedBudget::getPer).orElse("none").equals(wanted);
            case "from" ->
                known.getDates()
                        .flatMap(StatedDates::getStart)
                        .map(LocalDate::toString)
                        .orElse("none")
                        .equals(wanted);
            case "to" ->
                known.getDates()
                        .flatMap(StatedDates::getEnd)
                        .map(LocalDate::toString)
                        .orElse("none")
                        .equals(wanted);
            case "days" ->
                known.getDates()
                        .flatMap(StatedDates::getDays)
                        .map(String::valueOf)
                        .orElse("none")
                        .equals(wanted);
            case "facility" ->
                state.getLocationSearch()
                        .map(LocationSearch::getFacility)
                        .orElse("none")
                        .equals(wanted);
            case "radius" ->
                state.getLocationSearch()
                        .flatMap(LocationSearch::getRadiusKm)
                        .map(Double::intValue)
                        .map(String::valueOf)
                        .orElse("none")
                        .equals(wanted);
            case "asks" ->
                state.getRewrittenQuery().orElse(state.getUserQuery()).contains(wanted);
            case "avoid" -> has(known.getAvoid(), wanted);
            case "interest" -> has(known.getInterests(), wanted);
            case "other" -> other(known, wanted);
            case "visited" -> has(state.getProfile().map(Profile::getVisited).orElse(List.of()), name(wanted));
            case "left" ->
                has(known.getAvoid(), name(wanted))
                        && !state.getTargetLocations().contains(name(wanted));
            case "place" -> state.getTargetLocation().orElse("").equals(name(wanted));
            case "lasting" ->
                Stream.of(
                                known.getAvoid(),
                                known.getInterests(),
                                known.getOther(),
                                listed(known.getPace()),
                                listed(known.getWalkingTolerance()))
                        .flatMap(List::stream)
                        .anyMatch(value -> value.getOrigin().equals("conversation")
                                && value.getValue().equals(wanted));
            default -> throw new IllegalArgumentException("Nobody knows what " + what + " is.");
        };
    }

    private static List<StatedValue> listed(Optional<StatedValue> value) {
        return value.stream().toList();
    }

    private static String name(String words) {
        Places atlas = Dialogue.ATLAS;
        return atlas.mentionedIn(words).stream()
                .map(mention -> mention.place().name())
                .findFirst()
                .orElse(words);
    }

    private static boolean has(List<StatedValue> values, String wanted) {
        return values.stream().anyMatch(value -> value.getValue().equalsIgnoreCase(wanted));
    }

    private static boolean other(Preferences known, String wanted) {
        return known.getOther().stream().anyMatch(value -> value.getValue().contains(wanted));
    }

    private static String value(Optional<StatedValue> stated) {
        return stated.map(StatedValue::getValue).orElse("none");
    }
}

package ai.travion.router;

import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A conversation of which it is written down what each of its messages is asked back.
 *
 * @param profile the word for what is known of the user from other conversations; empty for nothing
 * @param messages what is said, each with what is asked back in brackets
 * @param expected what has to hold after the last message, parted by commas
 */
record Questioned(String profile, List<String> messages, String expected) {

    private static final Pattern MESSAGE = Pattern.compile("(.+?) \\[([^\\]]+)]");
    private static final String SAYS = "says=";

    static Stream<Questioned> in(String file) {
        return Heard.in(file).stream().map(Questioned::of);
    }

    private static Questioned of(Heard line) {
        var parts = line.conversation().split(" \\| ", 2);
        return new Questioned(parts[0], List.of(parts[1].split(" / ", -1)), line.expected());
    }

    /** What was expected and is not so, with what is so instead. */
    List<String> missed() {
        var dialogue = Dialogue.aDialogue().ofAUserWho(known());
        var missed = new ArrayList<String>();
        GraphState state = null;
        for (var written : messages) {
            var parts = MESSAGE.matcher(written);
            if (!parts.matches()) {
                throw new IllegalArgumentException("Write \"message [what is asked back]\" instead of: " + written);
            }
            state = dialogue.hears(parts.group(1));
            var asked = Dialogue.question(state).orElse("-");
            if (Stream.of(parts.group(2).split("\\|")).noneMatch(about -> isAsked(about, asked))) {
                missed.add(parts.group(1) + " asked " + asked + ": "
                        + state.getClarification()
                                .map(Clarification::getQuestion)
                                .orElse("nothing"));
            }
        }
        var last = Objects.requireNonNull(state);
        Stream.of(expected.split(", ", -1))
                .filter(expectation -> !holds(expectation, last))
                .map(expectation -> expectation + " of " + last.getTargetLocations() + last.getAssumptions())
                .forEach(missed::add);
        return missed;
    }

    private static boolean isAsked(String about, String asked) {
        return switch (about) {
            case "?" -> !asked.equals("-");
            case "profile." -> asked.startsWith(about);
            default -> asked.equals(about);
        };
    }

    private static boolean holds(String expectation, GraphState state) {
        return expectation.startsWith(SAYS)
                ? String.join(" ", state.getAssumptions()).contains(expectation.substring(SAYS.length()))
                : Heard.holds(expectation, state);
    }

    private Preferences known() {
        var builder = Preferences.newBuilder();
        switch (profile) {
            case "hikes" -> builder.setAvoid(List.of(value("hiking")));
            case "both" -> builder.setAvoid(List.of(value("hiking"))).setPace(value("relaxed"));
            case "relaxed" -> builder.setPace(value("relaxed"));
            case "cheap" ->
                builder.setBudget(StatedBudget.newBuilder()
                        .setLevel("low")
                        .setOrigin("profile")
                        .build());
            case "veg" -> builder.setOther(List.of(value("vegetarian")));
            case "chair" -> builder.setOther(List.of(value("wheelchair"))).setWalkingTolerance(value("low"));
            case "kids" ->
                builder.setParty(StatedParty.newBuilder()
                        .setAdults(2)
                        .setChildren(2)
                        .setDescription("family")
                        .setOrigin("profile")
                        .build());
            case "-" -> {}
            default -> throw new IllegalArgumentException("Nobody knows the profile " + profile + ".");
        }
        return builder.build();
    }

    private static StatedValue value(String value) {
        return StatedValue.newBuilder().setValue(value).setOrigin("profile").build();
    }
}

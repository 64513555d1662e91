package ai.travion.router.followup;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.NotBorne;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What those who travel cannot do, or who comes along, as far as it decides whether a place suits them. */
record Needs(boolean walkLittle, boolean fearHeights, boolean getSeasick, boolean withChildren, boolean wantQuiet) {

    private static final Pattern SEA =
            Patterns.words("whales?|dolphins?|boats?|ferry|ferries|islands?|snorkel\\w*|div(?:e|ing)|sea|surf\\w*");

    static Needs of(Preferences known) {
        var limits = NotBorne.by(known);
        var other = values(known.getOther());
        return new Needs(
                limits.contains("hiking")
                        || limits.contains("stairs")
                        || other.stream().anyMatch(Needs::isHardOnFoot),
                limits.contains("heights"),
                limits.contains("boats"),
                known.getParty().map(StatedParty::getChildren).orElse(0) > 0,
                values(known.getAvoid()).contains("crowds"));
    }

    static Needs of(Wishes wishes) {
        var avoided = wishes.avoid().stream().map(Wishes.Wish::value).toList();
        return new Needs(
                wishes.walkingTolerance().filter("low"::equals).isPresent()
                        || avoided.contains("hiking")
                        || avoided.contains("stairs")
                        || wishes.other().stream().anyMatch(Needs::isHardOnFoot),
                avoided.contains("heights"),
                avoided.contains("boats"),
                wishes.party().map(StatedParty::getChildren).orElse(0) > 0,
                avoided.contains("crowds"));
    }

    /** Those of the message, or else those that are known. */
    static Needs in(Wishes wishes, Preferences known) {
        var said = of(wishes);
        return said.any() ? said : of(known);
    }

    boolean any() {
        return walkLittle || fearHeights || getSeasick || withChildren || wantQuiet;
    }

    /** The question whether places suit them; nothing where none of the needs is about such places. */
    Optional<String> question(List<String> places, boolean bySea) {
        if (places.size() == 2) {
            var measured =
                    ofTwo().map(measure -> "Which is %s, %s or %s?".formatted(measure, places.get(0), places.get(1)));
            if (measured.isPresent()) {
                return measured;
            }
        }
        // Of several the first is the one that was chosen, if any was.
        var names = String.join(" and ", places.stream().limit(1).toList());
        return ofOne(bySea).map(question -> question.formatted(names));
    }

    private Optional<String> ofOne(boolean bySea) {
        if (getSeasick && bySea) {
            return Optional.of("How rough is the sea on a boat trip at %s?");
        }
        if (fearHeights) {
            return Optional.of("Is there a steep drop or an exposed edge at %s?");
        }
        if (walkLittle) {
            return Optional.of("How hard is the walk at %s, with steps or a climb?");
        }
        if (withChildren) {
            return Optional.of("Is %s suitable for children?");
        }
        return wantQuiet ? Optional.of("When is %s quiet and not crowded?") : Optional.empty();
    }

    /** By what two places are held against each other. */
    Optional<String> ofTwo() {
        if (walkLittle || fearHeights) {
            return Optional.of("easier");
        }
        return withChildren
                ? Optional.of("better for children")
                : wantQuiet ? Optional.of("quieter") : Optional.empty();
    }

    /** Whether a boat is spoken of, or a place that is visited for the sea. */
    static boolean bySea(Background before) {
        return before.subjects().stream().anyMatch(place -> place.type() == PlaceType.BEACH)
                || before.last().filter(said -> said.said().has(SEA)).isPresent();
    }

    private static boolean isHardOnFoot(String need) {
        return need.equals("pregnant") || need.startsWith("wheel");
    }

    private static List<String> values(List<StatedValue> stated) {
        return stated.stream().map(StatedValue::getValue).toList();
    }
}

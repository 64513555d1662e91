package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a visit to a place needs.
 *
 * @param minutes of a typical visit
 * @param parts of the day in which it may begin, the best first
 * @param renown 0 to 5; 0 is planned only where it is asked for
 * @param opens minute of the day
 * @param closes minute of the day
 * @param meals whether one can eat there
 * @param stay whether one can sleep there
 * @param interests what it is good for, its point first
 * @param activity what one does there
 * @param note what to mind; may be empty
 * @param leisure what else one can do there with an hour or two
 * @param begins minute of the day about which this traveller wants to begin
 * @param never hours in which this traveller does not want to be there
 * @param ascent minutes from the start to where one comes for: a summit, a view
 * @param services minutes of the day at which what one comes for begins, the first first
 */
record Sight(
        Place place,
        int minutes,
        List<DayPart> parts,
        Effort effort,
        int renown,
        OptionalInt opens,
        OptionalInt closes,
        boolean meals,
        boolean stay,
        Set<String> interests,
        String activity,
        String note,
        List<String> leisure,
        OptionalInt begins,
        List<Spell> never,
        int ascent,
        List<Integer> services) {

    private static final int MAIN_INTERESTS = 2;
    private static final int MINUTES_FROM_BELOW = 60;
    private static final String TOWN_IN_ALL_BUT_TYPE = "habarana";

    Sight {
        parts = List.copyOf(parts);
        leisure = List.copyOf(leisure);
        never = List.copyOf(never);
        services = List.copyOf(services);
        interests = Collections.unmodifiableSet(new LinkedHashSet<>(interests));
    }

    /** A place has one sight. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Sight sight && place.id().equals(sight.place.id());
    }

    @Override
    public int hashCode() {
        return place.id().hashCode();
    }

    enum Effort {
        EASY(0),
        MODERATE(1),
        STRENUOUS(2);

        private final int degree;

        Effort(int degree) {
            this.degree = degree;
        }

        int degree() {
            return degree;
        }
    }

    /** A place that is asked for as the base of its surroundings rather than for itself. */
    boolean isTown() {
        return stay
                && (place.type() == PlaceType.CITY
                        || place.type() == PlaceType.TEA_COUNTRY
                        || place.id().equals(TOWN_IN_ALL_BUT_TYPE));
    }

    /** Its place by name; what the traveller arranged has no name but what one does. */
    String called() {
        return Engagement.called(place);
    }

    boolean needsDaylight() {
        return !parts.contains(DayPart.EVENING);
    }

    /** Whether one comes for this, and does not merely find it there. */
    boolean isFor(String interest) {
        int counted = 0;
        for (String known : interests) {
            if (counted++ == MAIN_INTERESTS) {
                return false;
            }
            if (known.equals(interest)) {
                return true;
            }
        }
        return false;
    }

    /** How well a part of the day suits the visit, from 1 for the best. */
    double suits(DayPart part) {
        int rank = parts.indexOf(part);
        return rank < 0 ? 0 : 1 - 0.15 * rank;
    }

    /** The same place for something else. */
    Sight doing(int otherMinutes, String otherActivity) {
        return changed(copy -> {
            copy.minutes = otherMinutes;
            copy.activity = otherActivity;
        });
    }

    Sight noting(String more) {
        return changed(copy -> copy.note = note.isEmpty() ? more : note + (note.endsWith(".") ? " " : ". ") + more);
    }

    /** The same with another note, or none. */
    Sight noted(String other) {
        return changed(copy -> copy.note = other);
    }

    Sight climbingFor(int otherAscent) {
        return changed(copy -> copy.ascent = otherAscent);
    }

    Sight on(List<DayPart> otherParts) {
        return changed(copy -> copy.parts = otherParts);
    }

    /** The same place without the climb. */
    Sight fromBelow() {
        return changed(copy -> {
                    copy.minutes = MINUTES_FROM_BELOW;
                    copy.parts = List.of(DayPart.MORNING, DayPart.LATE, DayPart.AFTERNOON);
                    copy.effort = Effort.EASY;
                    copy.ascent = 0;
                    copy.renown = 0;
                    copy.activity = "See %s from below".formatted(place.name());
                    copy.note = "The climb is left out: it is not for those who cannot walk far.";
                })
                // The view is from the top.
                .without(Set.of("viewpoints"));
    }

    /** The same of one who could climb and does not want to. */
    Sight fromBelowByChoice() {
        Sight below = fromBelow().without(Set.of("hiking"));
        return below.changed(copy -> copy.note = "You stay at its foot, as you said.");
    }

    Sight beginningAt(int minute) {
        return changed(copy -> copy.begins = OptionalInt.of(minute));
    }

    Sight neverIn(Spell hours) {
        return changed(copy ->
                copy.never = Stream.concat(never.stream(), Stream.of(hours)).toList());
    }

    Sight easy() {
        return changed(copy -> copy.effort = Effort.EASY);
    }

    Sight open(OptionalInt from, OptionalInt to) {
        return changed(copy -> {
            copy.opens = from;
            copy.closes = to;
        });
    }

    Sight withLeisure(List<String> others) {
        return changed(copy -> copy.leisure = others);
    }

    Sight onlyWhereAskedFor() {
        return ofRenownUpTo(0);
    }

    Sight ofRenownUpTo(int most) {
        return changed(copy -> copy.renown = Math.min(renown, most));
    }

    Sight with(String interest) {
        return goodFor(Stream.concat(interests.stream(), Stream.of(interest))
                .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    /** The same where this is its point. */
    Sight aboveAllFor(String interest) {
        return goodFor(Stream.concat(Stream.of(interest), interests.stream())
                .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    Sight without(Set<String> ended) {
        return Collections.disjoint(interests, ended)
                ? this
                : goodFor(interests.stream()
                        .filter(interest -> !ended.contains(interest))
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    private Sight goodFor(Set<String> others) {
        return changed(copy -> copy.interests = others);
    }

    private Sight changed(Consumer<Copy> change) {
        var copy = new Copy(this);
        change.accept(copy);
        return copy.made();
    }

    /** A copy of a sight while it is changed. */
    private static final class Copy {

        private final Sight original;
        private int minutes;
        private List<DayPart> parts;
        private Effort effort;
        private int renown;
        private OptionalInt opens;
        private OptionalInt closes;
        private Set<String> interests;
        private String activity;
        private String note;
        private List<String> leisure;
        private OptionalInt begins;
        private List<Spell> never;
        private int ascent;

        Copy(Sight original) {
            this.original = original;
            this.minutes = original.minutes;
            this.parts = original.parts;
            this.effort = original.effort;
            this.renown = original.renown;
            this.opens = original.opens;
            this.closes = original.closes;
            this.interests = original.interests;
            this.activity = original.activity;
            this.note = original.note;
            this.leisure = original.leisure;
            this.begins = original.begins;
            this.never = original.never;
            this.ascent = original.ascent;
        }

        Sight made() {
            return new Sight(
                    original.place,
                    minutes,
                    parts,
                    effort,
                    renown,
                    opens,
                    closes,
                    original.meals,
                    original.stay,
                    interests,
                    activity,
                    note,
                    leisure,
                    begins,
                    never,
                    ascent,
                    original.services);
        }
    }
}

package ai.travion.gateway.api;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a plan must respect and what it rather should. */
record ConstraintSpec(@Nullable Wants must, @Nullable Wants rather) {

    private static final int MOST_VALUES = 20;
    private static final int LONGEST_VALUE = 100;

    record Wants(
            @Nullable List<String> interests,
            @Nullable List<String> avoid,
            @Nullable List<String> places,
            @Nullable List<String> other,
            @Nullable String pace,
            @Nullable String origin,
            @Nullable String walkingTolerance,
            @Nullable Party party,
            @Nullable Budget budget,
            @Nullable Dates dates) {}

    record Party(
            @Nullable Integer adults,
            @Nullable Integer children,
            @Nullable String description) {}

    record Budget(
            @Nullable String level,
            @Nullable Double amount,
            @Nullable String currency,
            @Nullable String per) {}

    record Dates(
            @Nullable LocalDate start,
            @Nullable LocalDate end,
            @Nullable Integer days) {}

    /** The same as the thread keeps it; what must be stands after what rather should, and so wins. */
    Preferences toPreferences() {
        var preferences = Preferences.newBuilder(Preferences.newBuilder().build());
        if (rather != null) {
            add(preferences, rather, false);
        }
        if (must != null) {
            add(preferences, must, true);
        }
        return preferences.build();
    }

    private static void add(Preferences.Builder preferences, Wants wants, boolean must) {
        preferences
                .setInterests(joined(preferences.getInterests(), "interests", wants.interests, must))
                .setAvoid(joined(preferences.getAvoid(), "avoid", wants.avoid, must))
                .setPlaces(joined(preferences.getPlaces(), "places", wants.places, must))
                .setOther(joined(preferences.getOther(), "other", wants.other, must));
        if (wants.pace != null) {
            preferences.setPace(stated("pace", wants.pace, must));
        }
        if (wants.origin != null) {
            preferences.setOrigin(stated("origin", wants.origin, must));
        }
        if (wants.walkingTolerance != null) {
            preferences.setWalkingTolerance(stated("walking_tolerance", wants.walkingTolerance, must));
        }
        if (wants.party != null) {
            preferences.setParty(party(wants.party));
        }
        if (wants.budget != null) {
            preferences.setBudget(budget(wants.budget));
        }
        if (wants.dates != null) {
            preferences.setDates(dates(wants.dates));
        }
    }

    private static List<StatedValue> joined(
            List<StatedValue> before, String field, @Nullable List<String> values, boolean must) {
        var stated = values == null ? List.<String>of() : values;
        if (stated.size() > MOST_VALUES) {
            throw Problem.field("preferences", "preferences." + field + " holds at most " + MOST_VALUES + " values.");
        }
        return Stream.concat(before.stream(), stated.stream().map(value -> stated(field, value, must)))
                .collect(ArrayList::new, List::add, List::addAll);
    }

    private static StatedValue stated(String field, @Nullable String value, boolean must) {
        if (value == null || value.isBlank() || value.length() > LONGEST_VALUE) {
            throw Problem.field(
                    "preferences", "preferences." + field + " takes texts of 1 to " + LONGEST_VALUE + " characters.");
        }
        return new StatedValue(value.strip(), 0, must, "request");
    }

    private static StatedParty party(Party party) {
        int adults = party.adults == null ? 0 : party.adults;
        int children = party.children == null ? 0 : party.children;
        if (adults < 0 || children < 0 || adults + children > 1_000) {
            throw Problem.field("preferences", "preferences.party must count between 0 and 1000 people.");
        }
        return StatedParty.newBuilder()
                .setAdults(adults)
                .setChildren(children)
                .setDescription(party.description == null ? "" : party.description)
                .setOrigin("request")
                .build();
    }

    private static StatedBudget budget(Budget budget) {
        if (budget.amount != null && !(budget.amount >= 0 && budget.amount < 1e12)) {
            throw Problem.field("preferences", "preferences.budget.amount must be a positive number.");
        }
        return StatedBudget.newBuilder()
                .setLevel(budget.level == null ? "" : budget.level)
                .setAmount(budget.amount)
                .setCurrency(budget.currency)
                .setPer(budget.per == null ? "" : budget.per)
                .setOrigin("request")
                .build();
    }

    private static StatedDates dates(Dates dates) {
        if (dates.start != null && dates.end != null && dates.end.isBefore(dates.start)) {
            throw Problem.field("preferences", "preferences.dates.end must not lie before preferences.dates.start.");
        }
        if (dates.days != null && (dates.days < 1 || dates.days > 60)) {
            throw Problem.field("preferences", "preferences.dates.days must lie between 1 and 60.");
        }
        return StatedDates.newBuilder()
                .setStart(dates.start)
                .setEnd(dates.end)
                .setDays(dates.days)
                .setOrigin("request")
                .build();
    }
}

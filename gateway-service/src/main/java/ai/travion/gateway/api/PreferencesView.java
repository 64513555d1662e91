package ai.travion.gateway.api;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is known of a traveller's wishes, as the API gives it: each with the turn that it came from, 0 where from none. */
record PreferencesView(
        List<Wish> interests,
        List<Wish> avoid,
        List<Wish> places,
        List<Wish> other,
        @Nullable Wish pace,
        @Nullable Wish origin,
        @Nullable Wish walkingTolerance,
        @Nullable PartyView party,
        @Nullable BudgetView budget,
        @Nullable DatesView dates) {

    record Wish(String value, int turn, boolean must, String origin) {

        static Wish of(StatedValue value) {
            return new Wish(value.getValue(), value.getTurn(), value.getMust(), value.getOrigin());
        }
    }

    record PartyView(int adults, int children, String description, int turn) {

        static PartyView of(StatedParty party) {
            return new PartyView(party.getAdults(), party.getChildren(), party.getDescription(), party.getTurn());
        }
    }

    record BudgetView(
            String level, @Nullable Double amount, @Nullable String currency, String per, int turn) {

        static BudgetView of(StatedBudget budget) {
            return new BudgetView(
                    budget.getLevel(),
                    budget.getAmount().orElse(null),
                    budget.getCurrency().orElse(null),
                    budget.getPer(),
                    budget.getTurn());
        }
    }

    record DatesView(
            @Nullable LocalDate start,
            @Nullable LocalDate end,
            @Nullable Integer days,
            int turn) {

        static DatesView of(StatedDates dates) {
            return new DatesView(
                    dates.getStart().orElse(null),
                    dates.getEnd().orElse(null),
                    dates.getDays().orElse(null),
                    dates.getTurn());
        }
    }

    static PreferencesView of(Optional<Preferences> known) {
        var preferences = known.orElseGet(() -> Preferences.newBuilder().build());
        return new PreferencesView(
                wishes(preferences.getInterests()),
                wishes(preferences.getAvoid()),
                wishes(preferences.getPlaces()),
                wishes(preferences.getOther()),
                preferences.getPace().map(Wish::of).orElse(null),
                preferences.getOrigin().map(Wish::of).orElse(null),
                preferences.getWalkingTolerance().map(Wish::of).orElse(null),
                preferences.getParty().map(PartyView::of).orElse(null),
                preferences.getBudget().map(BudgetView::of).orElse(null),
                preferences.getDates().map(DatesView::of).orElse(null));
    }

    private static List<Wish> wishes(List<StatedValue> values) {
        return values.stream().map(Wish::of).toList();
    }
}

package ai.travion.shadow;

import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.plan.Evenings;
import ai.travion.shadow.plan.Plan;
import ai.travion.shadow.plan.Unheard;
import ai.travion.shadow.plan.Unserved;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says of a new plan what of its request it does not keep: wishes without an hour, words that nobody heard. */
final class Kept {

    private static final String ENGLISH = "en";

    /** Who understood the sum has answered it already. */
    private static final Pattern BUDGET_NOTED = Pattern.compile("Noted: a .*budget.*");

    private static final String NO_PRICES = "No prices are known here";
    /** How the rules are called that close the sale of it. */
    private static final String ALCOHOL = "-alcohol";

    private static final String NIGHTLIFE = "nightlife";

    private final Unheard unheard;
    private final Unserved unserved;

    Kept(Places places) {
        this.unheard = new Unheard(places);
        this.unserved = new Unserved(places);
    }

    /** @param assumptions and violations that the answer will tell anyway */
    List<String> not(
            GraphState state,
            Subject subject,
            Plan plan,
            Collection<String> assumptions,
            Collection<ConstraintViolation> violations) {
        boolean english = state.getLanguage().isEmpty() || state.getLanguage().equals(ENGLISH);
        if (!state.getItinerary().isEmpty() || !english) {
            // What a change asks of a plan that exists is answered by the change.
            return List.of();
        }
        String hours = plan.slots().stream()
                .map(slot -> slot.getActivity() + ". " + slot.getNotes().orElse(""))
                .collect(Collectors.joining("\n"));
        // What the law keeps from the table is said beside the ban.
        boolean isBanned = violations.stream().anyMatch(found -> found.getKind().equals(Kind.HARD_CONSTRAINT.name()));
        List<String> said = new ArrayList<>(unserved.in(
                subject.wishes(),
                state.getPreferences().map(Preferences::getInterests).orElse(List.of()).stream()
                        .filter(interest -> !isBanned || !interest.getValue().equals(NIGHTLIFE))
                        .toList(),
                plan,
                hours));
        // Nobody is sent to a party on a day on which nothing may be poured.
        boolean isDry = isBanned || isDry(plan, violations);
        if (isDry) {
            said.removeIf(Unserved::isOfTheNight);
        }
        if (assumptions.stream().anyMatch(BUDGET_NOTED.asMatchPredicate())) {
            said.removeIf(sentence -> sentence.startsWith(NO_PRICES));
        }
        Evenings.leftFor(subject.wishes(), subject.days(), violations).ifPresent(said::add);
        String answered = Stream.of(
                        Stream.of(hours),
                        assumptions.stream(),
                        said.stream(),
                        violations.stream().map(found -> found.getDescription() + " " + found.getSuggestion()))
                .flatMap(told -> told)
                .collect(Collectors.joining("\n"));
        List<String> phrases = unheard.in(state.getUserQuery(), answered).stream()
                .filter(phrase -> !isBanned || !Question.isAboutAlcohol(phrase))
                .toList();
        if (phrases.isEmpty()) {
            return said;
        }
        ToldInPages pages = ToldInPages.of(state, plan);
        List<String> unknown = new ArrayList<>();
        for (String phrase : phrases) {
            var known = pages.about(phrase);
            if (known.isEmpty()) {
                unknown.add(phrase);
            } else if (!isDry || !Question.isAboutAlcohol(known.get())) {
                said.add("No hour is set for \u201c%s\u201d, because I know no times for it; the pages say: %s"
                        .formatted(phrase, known.get()));
            }
        }
        if (!unknown.isEmpty()) {
            said.add("Not planned, because I know nothing of it or could not place it: %s."
                    .formatted(InWords.list(
                            unknown.stream().map("\u201c%s\u201d"::formatted).toList())));
        }
        return said;
    }

    /** Whether no alcohol is sold on any day of the plan. */
    private static boolean isDry(Plan plan, Collection<ConstraintViolation> violations) {
        var dry = violations.stream()
                .filter(found -> found.getRuleId().endsWith(ALCOHOL))
                .flatMap(found -> found.getDate().stream())
                .collect(Collectors.toSet());
        return !plan.slots().isEmpty()
                && plan.slots().stream()
                        .allMatch(slot -> slot.getDate().filter(dry::contains).isPresent());
    }
}

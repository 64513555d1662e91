package ai.travion.generator.composer;

import ai.travion.schemas.Elimination;
import java.util.List;
import java.util.regex.Pattern;

/** What an answer admits that it could not find, and why. */
final class Gaps {

    /** What a traveller cannot do without, and so has to know of when nothing is known about it. */
    private static final Pattern CONCERN = Pattern.compile(
            "(?i)wheel-?chairs?|disab\\w+|pregnan\\w+|vegetarians?|vegans?|halal|kosher|gluten|stroller|pram|pushchair|toddlers?|bab(?:y|ies)|dogs?|pets?|drones?|wi-?fi|atms?|toilets?|parking|lockers?|luggage|poya|asthma|diabet\\w+|allerg\\w+");

    private final Assignment assignment;
    private final Page page;
    private final List<String> missing;

    Gaps(Assignment assignment, Page page, List<String> missing) {
        this.assignment = assignment;
        this.page = page;
        this.missing = missing;
    }

    void sayThatThePriceIsUnknown() {
        missing.add("the price");
        page.add("I could not find a price in what I know" + aboutThePlace() + ".");
    }

    void sayWhatIsUncovered() {
        var uncovered = assignment.uncovered();
        if (!uncovered.isEmpty()) {
            missing.addAll(uncovered);
            page.add("I could not find anything about " + Remarks.named(uncovered) + " in what I know" + aboutThePlace()
                    + ".");
            return;
        }
        var concerns = concerns();
        if (!concerns.isEmpty()) {
            missing.addAll(concerns);
            page.add("I could not find anything about " + Remarks.named(concerns) + " itself in what I know"
                    + aboutThePlace() + ". What comes nearest:");
        }
    }

    private List<String> concerns() {
        return assignment.unsaid().stream()
                .filter(word -> CONCERN.matcher(word).matches())
                .toList();
    }

    void notFound() {
        var uncovered = assignment.uncovered().isEmpty() ? concerns() : assignment.uncovered();
        missing.add(assignment.question().text());
        page.add(
                uncovered.isEmpty()
                        ? "Insufficient evidence: I could not find an answer to that in what I know" + aboutThePlace()
                                + "."
                        : "Insufficient evidence: I could not find anything about " + Remarks.named(uncovered)
                                + " in what I know" + aboutThePlace() + ".");
    }

    void notFoundAbout(String place) {
        missing.add(place);
        page.add("I could not find anything about " + place + " in what I know.");
    }

    private String aboutThePlace() {
        return assignment.destinations().isEmpty() ? "" : " about " + Remarks.listed(assignment.destinations());
    }

    /** The traveller's own conditions left nothing over. */
    boolean areTheTravellersOwn() {
        return !assignment.state().getEliminatedBy().isEmpty()
                && (assignment.evidence().sentences().isEmpty() || assignment.evidenceIsWeak());
    }

    void sayWhatIsTooStrict() {
        var conditions = assignment.state().getEliminatedBy().stream()
                .map(Elimination::getValue)
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
        missing.add(assignment.question().text());
        page.add("**Your conditions are too strict for what I know**: I could not find anything that "
                + (conditions.isEmpty() ? "they leave over" : Remarks.named(conditions) + " left over")
                + ". Say which of them I may drop, and I will look again.");
    }
}

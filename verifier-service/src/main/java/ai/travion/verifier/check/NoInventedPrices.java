package ai.travion.verifier.check;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.Prices.Price;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A price stands in the draft only where it stands in the evidence or in the traveller's own words. */
final class NoInventedPrices {

    /** The traveller's own sum is theirs to spend, and vouches for no price. */
    private static final Pattern OWN_MONEY =
            Pattern.compile("(?i)\\b(?:budget|you (?:said|named|have|gave|mentioned)|your)\\b");

    private NoInventedPrices() {}

    static List<Fault> faults(Reviewed reviewed) {
        var readings = reviewed.readings();
        if (reviewed.draft().statements().stream()
                .allMatch(statement -> readings.of(Prices.IN, statement.text()).isEmpty())) {
            return List.of();
        }
        var known = known(reviewed);
        var own = own(reviewed.state());
        return reviewed.draft().statements().stream()
                .flatMap(statement -> readings.of(Prices.IN, statement.text()).entrySet().stream()
                        .filter(price -> !known.contains(price.getValue()))
                        .filter(price -> !(own.contains(price.getValue())
                                && statement.citations().isEmpty()
                                && OWN_MONEY.matcher(statement.text()).find()))
                        .map(Map.Entry::getKey))
                .distinct()
                .sorted()
                .map(words -> Fault.mendedByRewriting(
                        "The price " + words + " is in nothing that I found.", "Leave out the price “" + words + "”."))
                .toList();
    }

    private static Set<Price> known(Reviewed reviewed) {
        var state = reviewed.state();
        var known = new HashSet<Price>();
        state.getRetrievedDocuments()
                .forEach(document -> known.addAll(
                        reviewed.readings().of(Prices.IN, document.getContent()).values()));
        state.getWebSearchResults()
                .forEach(result -> known.addAll(
                        Prices.in(result.getTitle() + " " + result.getContent()).values()));
        return known;
    }

    private static Set<Price> own(GraphState state) {
        var known = new HashSet<Price>();
        state.getMessages()
                .forEach(message -> known.addAll(Prices.in(message.getContent()).values()));
        known.addAll(Prices.in(state.getUserQuery()).values());
        state.getPreferences()
                .flatMap(Preferences::getBudget)
                .ifPresent(budget -> budget.getAmount().ifPresent(amount -> {
                    var currency = budget.getCurrency().orElse("USD").toUpperCase(Locale.ROOT);
                    known.add(new Price(currency, BigDecimal.valueOf(amount).stripTrailingZeros()));
                }));
        return known;
    }
}

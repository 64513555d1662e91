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

/** A price stands in the draft only where it stands in the evidence or in the traveller's own words. */
final class NoInventedPrices {

    private NoInventedPrices() {}

    static List<Fault> faults(Reviewed reviewed) {
        var claimed = Prices.in(reviewed.draft().prose());
        if (claimed.isEmpty()) {
            return List.of();
        }
        var known = known(reviewed.state());
        return claimed.entrySet().stream()
                .filter(price -> !known.contains(price.getValue()))
                .map(Map.Entry::getKey)
                .sorted()
                .map(words -> Fault.mendedByRewriting(
                        "The price " + words + " is in nothing that I found.", "Leave out the price “" + words + "”."))
                .toList();
    }

    private static Set<Price> known(GraphState state) {
        var known = new HashSet<Price>();
        state.getRetrievedDocuments()
                .forEach(document ->
                        known.addAll(Prices.in(document.getContent()).values()));
        state.getWebSearchResults()
                .forEach(result -> known.addAll(
                        Prices.in(result.getTitle() + " " + result.getContent()).values()));
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

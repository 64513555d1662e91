package ai.travion.generator.evidence;

import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.OmittedEvidence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Packs evidence into a number of tokens, by the policy of this package. */
public final class EvidencePacker {

    private static final double IRRELEVANT_UNDER = 0.35;
    private static final double REPEATED = 0.8;
    private static final int RUN = 5;
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    private enum Reason {
        UNFIT_ADDRESS,
        NO_EVIDENCE,
        DUPLICATE,
        LOW_SCORE,
        OVER_BUDGET
    }

    private final CountTokens tokens;
    private final int budgetTokens;

    public EvidencePacker(CountTokens tokens, int budgetTokens) {
        this.tokens = tokens;
        this.budgetTokens = budgetTokens;
    }

    public Packed pack(GraphState state) {
        var places = state.getTargetLocations();
        var found = ranked(state);
        // What scores low has what the better ones leave of the budget.
        var ranked = Stream.concat(
                        found.stream().filter(chunk -> !isOutclassed(chunk, found)),
                        found.stream().filter(chunk -> isOutclassed(chunk, found)))
                .toList();
        var chosen = new ArrayList<Chunk>();
        var told = new ArrayList<Set<String>>();
        var omitted = new ArrayList<OmittedEvidence>();
        int used = 0;
        for (var chunk : ranked) {
            var runs = runs(chunk.text());
            // Blocks end in a mark, so that no token spans two of them: their tokens add up.
            int needed = used + tokens.in(chunk.numbered(chosen.size() + 1));
            var unfit = unfitness(chunk);
            var reason = unfit.isPresent()
                    ? unfit
                    : isKnown(chunk, runs, chosen, told)
                            ? Optional.of(Reason.DUPLICATE)
                            : isOutclassed(chunk, ranked) && !places.contains(chunk.location())
                                    ? Optional.of(Reason.LOW_SCORE)
                                    : Optional.of(Reason.OVER_BUDGET).filter(over -> needed > budgetTokens);
            if (reason.isEmpty()) {
                chosen.add(chunk);
                told.add(runs);
                used = needed;
            } else {
                var word = reason.get().name().toLowerCase(Locale.ROOT);
                var leftOut = unfit.isPresent() ? chunk.content() : chunk.text();
                omitted.add(new OmittedEvidence(chunk.id(), word, tokens.in(leftOut)));
            }
        }
        return new Packed(chosen, omitted, used);
    }

    private static List<Chunk> ranked(GraphState state) {
        var passages = state.getRetrievedDocuments().stream().map(Chunk::of).toList();
        var pages = state.getWebSearchResults().stream().map(Chunk::of).toList();
        return (webComesFirst(state)
                        ? Stream.concat(pages.stream(), passages.stream())
                        : Stream.concat(passages.stream(), pages.stream()))
                .toList();
    }

    /** Why a chunk may not be taken, whatever room there is. */
    private static Optional<Reason> unfitness(Chunk chunk) {
        if (chunk.hasAnUnfitAddress()) {
            return Optional.of(Reason.UNFIT_ADDRESS);
        }
        return Optional.of(Reason.NO_EVIDENCE).filter(reason -> chunk.saysNothing());
    }

    private static boolean webComesFirst(GraphState state) {
        return state.getIntent() == IntentType.REAL_TIME_INFO
                || state.getDocumentRelevance() == DocumentRelevance.INSUFFICIENT
                || state.getDocumentRelevance() == DocumentRelevance.IRRELEVANT;
    }

    private static boolean isKnown(Chunk chunk, Set<String> runs, List<Chunk> chosen, List<Set<String>> told) {
        return chosen.stream().anyMatch(other -> other.id().equals(chunk.id()))
                || told.stream().anyMatch(known -> repeats(runs, known));
    }

    private static boolean repeats(Set<String> runs, Set<String> known) {
        return runs.stream().filter(known::contains).count() >= REPEATED * runs.size();
    }

    /** It is irrelevant, where a chunk of its kind is not. */
    private static boolean isOutclassed(Chunk chunk, List<Chunk> all) {
        return chunk.score() < IRRELEVANT_UNDER
                && all.stream()
                        .filter(other -> unfitness(other).isEmpty())
                        .anyMatch(other ->
                                other.isFromTheWeb() == chunk.isFromTheWeb() && other.score() >= IRRELEVANT_UNDER);
    }

    /** Every five words that follow one another; a shorter text is one run. */
    private static Set<String> runs(String text) {
        var words = NO_WORD.splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList();
        var runs = new HashSet<String>();
        for (int start = 0; start == 0 || start + RUN <= words.size(); start++) {
            runs.add(String.join(" ", words.subList(start, Math.min(start + RUN, words.size()))));
        }
        return runs;
    }
}

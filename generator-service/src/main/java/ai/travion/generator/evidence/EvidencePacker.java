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
        var ranked = ranked(state);
        var chosen = new ArrayList<Chunk>();
        var omitted = new ArrayList<OmittedEvidence>();
        int used = 0;
        for (var chunk : ranked) {
            var with = new ArrayList<>(chosen);
            with.add(chunk);
            int needed = tokens.in(Packed.asText(with));
            var reason = reasonAgainst(chunk, chosen, ranked)
                    .or(() -> needed > budgetTokens ? Optional.of(Reason.OVER_BUDGET) : Optional.empty());
            if (reason.isEmpty()) {
                chosen.add(chunk);
                used = needed;
            } else {
                var word = reason.get().name().toLowerCase(Locale.ROOT);
                omitted.add(new OmittedEvidence(chunk.id(), word, tokens.in(chunk.text())));
            }
        }
        return new Packed(chosen, omitted, used);
    }

    private static List<Chunk> ranked(GraphState state) {
        var passages = state.getRetrievedDocuments().stream().map(Chunk::of).toList();
        var pages = state.getWebSearchResults().stream()
                .flatMap(result -> Chunk.of(result).stream())
                .toList();
        return (webComesFirst(state)
                        ? Stream.concat(pages.stream(), passages.stream())
                        : Stream.concat(passages.stream(), pages.stream()))
                .filter(chunk -> !chunk.saysNothing())
                .toList();
    }

    private static boolean webComesFirst(GraphState state) {
        return state.getIntent() == IntentType.REAL_TIME_INFO
                || state.getDocumentRelevance() == DocumentRelevance.INSUFFICIENT
                || state.getDocumentRelevance() == DocumentRelevance.IRRELEVANT;
    }

    private static Optional<Reason> reasonAgainst(Chunk chunk, List<Chunk> chosen, List<Chunk> all) {
        if (chosen.stream().anyMatch(other -> repeats(chunk, other))) {
            return Optional.of(Reason.DUPLICATE);
        }
        var somethingBetter = all.stream()
                .anyMatch(other -> other.isFromTheWeb() == chunk.isFromTheWeb() && other.score() >= IRRELEVANT_UNDER);
        return chunk.score() < IRRELEVANT_UNDER && somethingBetter ? Optional.of(Reason.LOW_SCORE) : Optional.empty();
    }

    private static boolean repeats(Chunk chunk, Chunk other) {
        if (chunk.id().equals(other.id())) {
            return true;
        }
        var runs = runs(chunk.text());
        var known = runs(other.text());
        long repeated = runs.stream().filter(known::contains).count();
        return repeated >= REPEATED * runs.size();
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

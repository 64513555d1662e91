package ai.travion.generator.model;

import ai.travion.generator.Writer;
import ai.travion.generator.Written;
import ai.travion.generator.composer.Remarks;
import ai.travion.generator.evidence.CountTokens;
import ai.travion.generator.evidence.EvidencePacker;
import ai.travion.generator.evidence.Packed;
import ai.travion.generator.prompt.Prompt;
import ai.travion.generator.prompt.Prompts;
import ai.travion.generator.prompt.Purpose;
import ai.travion.graph.TransientFailure;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.OmittedEvidence;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Has a model write, and the composer where the model cannot. */
final class ModelWriter implements Writer {

    /** Refused so often, a model is not asked a third time: the composer says only what the evidence says. */
    private static final int MOST_DRAFTS = 2;

    /** Under this much time no model is worth beginning with. */
    private static final Duration LEAST = Duration.ofMillis(500);

    private static final String NO_TIME = "the time of the turn was nearly over";

    private final AskModel model;
    private final Writer composer;
    private final Prompts prompts;
    private final EvidencePacker packer;
    private final CountTokens tokens;
    private final ModelProperties properties;
    private final ModelMeters meters;
    private final Clock clock;

    /** Why the composer writes without the model being asked; the first that holds. */
    private final List<Function<GraphState, Optional<String>>> exemptions =
            List.of(ModelWriter::wasTakenOver, ModelWriter::wasRefusedTwice, this::hasNoTime);

    ModelWriter(
            AskModel model,
            Writer composer,
            Prompts prompts,
            CountTokens tokens,
            ModelProperties properties,
            ModelMeters meters,
            Clock clock) {
        this.model = model;
        this.composer = composer;
        this.prompts = prompts;
        this.packer = new EvidencePacker(tokens, properties.evidenceTokens());
        this.tokens = tokens;
        this.properties = properties;
        this.meters = meters;
        this.clock = clock;
    }

    @Override
    public Written write(GraphState state, Pen pen) {
        var exempt = exemptions.stream()
                .flatMap(exemption -> exemption.apply(state).stream())
                .findFirst();
        return exempt.isPresent() ? withoutAsking(state, pen, exempt.get()) : asked(state, pen);
    }

    private Written withoutAsking(GraphState state, Pen pen, String reason) {
        meters.takenOver("not_asked");
        var taken = state.getLlm()
                .filter(LlmUsage::getDegraded)
                .orElseGet(() -> new ModelUsage(properties, state).degraded(reason, 0, 0, 0, 0, null));
        // What an earlier draft of the turn had no room for stays on record.
        return by(composer.write(state, pen), state.getOmittedEvidence(), taken);
    }

    private Written asked(GraphState state, Pen pen) {
        var evidence = packer.pack(state);
        var prompt = prompts.about(state, evidence);
        boolean isSmallTalk = Purpose.of(state, evidence).isSmallTalk();
        var text = new AnswerText(isSmallTalk ? 0 : evidence.chunks().size(), pen);
        var began = System.nanoTime();
        var firstWordsMs = new int[] {-1};
        var heard = new StringBuilder();
        try {
            var completion = model.answer(prompt, timeLeft(state), words -> {
                heard.append(words);
                text.add(words);
                if (firstWordsMs[0] < 0 && !text.isEmpty()) {
                    firstWordsMs[0] = millisSince(began);
                }
            });
            text.end();
            return written(state, text, evidence, prompt, completion);
        } catch (ModelFailure failure) {
            if (!text.isEmpty()) {
                pen.takeBack(failure.getMessage() + " The answer is written again without it.");
            }
            meters.takenOver(failure.kind().name().toLowerCase(Locale.ROOT));
            var spent = spentBeforeItBroke(prompt, heard);
            var usage = new ModelUsage(properties, state)
                    .degraded(
                            failure.kind().words(),
                            failure.calls(),
                            spent.inputTokens(),
                            spent.outputTokens(),
                            millisSince(began),
                            text.isEmpty() ? null : firstWordsMs[0]);
            return by(composer.write(state, pen), evidence.omitted(), usage);
        } catch (InterruptedException stopped) {
            spentBeforeItBroke(prompt, heard);
            // A cancelled run is dropped by the runner; at a shutdown the record is for the next instance to take up.
            Thread.currentThread().interrupt();
            throw new TransientFailure("Interrupted while a model was writing", stopped);
        }
    }

    private Written written(GraphState state, AnswerText text, Packed evidence, Prompt prompt, Completion completion) {
        var answer = text.toString();
        var composed = composer.write(state, piece -> {});
        var structure = AnswerStructure.of(answer, evidence);
        Remarks.assumptions(state, answer).forEach(text::addOurs);
        text.addOurs(structure.sourcesLine());
        meters.unknownCitations(text.unknown());
        var brief = composed.brief();
        return new Written(
                text.toString(),
                structure.citations(),
                brief == null ? null : structure.brief(answer, brief),
                brief == null ? Grounding.UNKNOWN : structure.grounding(state, text.unknown()),
                composed.itinerary(),
                evidence.omitted(),
                metered(state, prompt, completion));
    }

    /** Tokens are counted here where the endpoint does not say. */
    private LlmUsage metered(GraphState state, Prompt prompt, Completion completion) {
        int input = completion.inputTokens().orElseGet(() -> tokensOf(prompt));
        int output = completion.outputTokens().orElseGet(() -> tokens.in(completion.text()));
        meter(new Spent(input, output));
        return new ModelUsage(properties, state).of(completion, input, output);
    }

    /** Who sends words has read the prompt, and both are billed. A call of which nothing was heard may have cost nothing. */
    private Spent spentBeforeItBroke(Prompt prompt, CharSequence heard) {
        if (heard.isEmpty()) {
            return new Spent(0, 0);
        }
        var spent = new Spent(tokensOf(prompt), tokens.in(heard.toString()));
        meter(spent);
        return spent;
    }

    private void meter(Spent spent) {
        meters.tokens("input", spent.inputTokens());
        meters.tokens("output", spent.outputTokens());
        meters.cost(properties.cost(spent.inputTokens(), spent.outputTokens()));
    }

    private int tokensOf(Prompt prompt) {
        return tokens.in(prompt.system()) + tokens.in(prompt.user());
    }

    private record Spent(int inputTokens, int outputTokens) {}

    private static Written by(Written composed, List<OmittedEvidence> omitted, LlmUsage usage) {
        return new Written(
                composed.text(),
                composed.citations(),
                composed.brief(),
                composed.grounding(),
                composed.itinerary(),
                omitted,
                usage);
    }

    /** A turn that the composer took over stays with it: what is to be mended is its text. */
    private static Optional<String> wasTakenOver(GraphState state) {
        return state.getLlm().filter(LlmUsage::getDegraded).flatMap(LlmUsage::getReason);
    }

    private static Optional<String> wasRefusedTwice(GraphState state) {
        return state.getReasoningLoops() >= MOST_DRAFTS
                ? Optional.of("what it wrote did not pass the checks")
                : Optional.empty();
    }

    private Optional<String> hasNoTime(GraphState state) {
        return timeLeft(state).compareTo(LEAST) < 0 ? Optional.of(NO_TIME) : Optional.empty();
    }

    private Duration timeLeft(GraphState state) {
        return Duration.between(clock.instant(), state.getDeadline()).minus(properties.keepBack());
    }

    private static int millisSince(long began) {
        return (int) TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    }
}

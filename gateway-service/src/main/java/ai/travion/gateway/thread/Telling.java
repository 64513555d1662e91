package ai.travion.gateway.thread;

import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunEventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The events of one run as its readers get them, out of the events in the order of their topic. Whoever sees all of them tells the same.
 *
 * <p>What is delivered again is told once. A step that is taken again, since its node was killed or failed in the middle, says its words
 * again: as long as they are those that were told, nothing is; where others come, those of the first attempt are taken back by a revision, and all
 * of the new ones follow it, under a draft number of their own. An attempt that another has followed is heard no more, and nothing of a step is
 * after a later step has begun.
 */
final class Telling {

    /** Of the words of a step so many characters are kept to compare; where there are more, they are taken back in any case. */
    private static final int KEPT_CHARACTERS = 65_536;

    private static final List<String> TAKEN_AGAIN =
            List.of("The step that wrote this was interrupted and taken again. The answer is written anew.");

    private static final class StepTold {
        private final Set<String> attempts = new HashSet<>();
        private String attempt = "";
        private int lastIndex = -1;
        private boolean started;
        private boolean finished;
        /** What was told of the words of the step, as it was said; empty where that is too much to be kept. */
        private final List<RunEvent> words = new ArrayList<>();

        private int characters;
        /** How many words were told. */
        private int told;
        /** How many of them this attempt has said. */
        private int said;

        /** The same node goes on counting where it tries again; another, or the same after a restart, begins anew. */
        boolean misses(RunEvent event, String by) {
            boolean isNext = event.getIndex() <= lastIndex + 1;
            return !isNext && (by.equals(attempt) || !attempts.contains(by));
        }

        boolean isBehind() {
            return said < told;
        }

        boolean goesOnWith(RunEvent event) {
            return said < words.size() && isTheSame(words.get(said), event);
        }

        /** The words that this attempt has said until now, which are told again. */
        List<RunEvent> begunAnew() {
            var again = words.isEmpty() ? List.<RunEvent>of() : List.copyOf(words.subList(0, said));
            words.clear();
            characters = 0;
            told = 0;
            said = 0;
            return again;
        }

        void tell(RunEvent event) {
            characters += event.getText().length();
            told++;
            said = told;
            if (characters <= KEPT_CHARACTERS) {
                words.add(event);
            } else {
                words.clear();
            }
        }
    }

    private final Map<Integer, StepTold> steps = new HashMap<>();
    private int latestStep;
    private int highestDraft = -1;
    private int shift;

    /** Whether events that were said before one have not been read: steps follow each other, and so do the events of an attempt at one. */
    boolean misses(RunEvent event, String attempt) {
        if (event.getStep() < latestStep) {
            return false;
        }
        if (event.getStep() > latestStep) {
            return event.getStep() > latestStep + 1 || event.getIndex() > 0;
        }
        var step = steps.get(latestStep);
        return step != null && step.misses(event, attempt);
    }

    /**
     * What a reader is told when an event is read.
     *
     * @param attempt at the step in which it was said; attempts without a name are one
     */
    List<RunEvent> next(RunEvent event, String attempt) {
        if (event.getStep() < latestStep) {
            return List.of();
        }
        latestStep = event.getStep();
        var step = steps.computeIfAbsent(latestStep, first -> new StepTold());
        if (step.attempts.add(attempt)) {
            step.attempt = attempt;
            step.lastIndex = -1;
            step.said = 0;
        }
        if (!step.attempt.equals(attempt) || event.getIndex() <= step.lastIndex) {
            return List.of();
        }
        step.lastIndex = event.getIndex();
        return switch (event.getKind()) {
            case NODE_STARTED -> started(step, event);
            case NODE_FINISHED -> finished(step, event);
            case TOKEN, REVISION -> said(step, event);
            case UNKNOWN -> List.of(event);
        };
    }

    private static List<RunEvent> started(StepTold step, RunEvent event) {
        boolean again = step.started;
        step.started = true;
        return again ? List.of() : List.of(event);
    }

    private List<RunEvent> finished(StepTold step, RunEvent event) {
        var told = step.isBehind() ? toldAnew(step, event) : new ArrayList<RunEvent>();
        if (!step.finished) {
            told.add(event);
        }
        step.finished = true;
        return List.copyOf(told);
    }

    private List<RunEvent> said(StepTold step, RunEvent event) {
        if (step.isBehind() && step.goesOnWith(event)) {
            step.said++;
            return List.of();
        }
        var told = step.isBehind() ? toldAnew(step, event) : new ArrayList<RunEvent>();
        told.add(appended(step, event));
        return List.copyOf(told);
    }

    /** Takes back what was told of a step's words and tells those that this attempt has said until now. */
    private List<RunEvent> toldAnew(StepTold step, RunEvent next) {
        var again = step.begunAnew();
        var first = again.isEmpty() ? next : again.getFirst();
        shift = Math.max(shift, highestDraft + 1 - first.getDraft());
        var told = new ArrayList<RunEvent>();
        if (first.getKind() != RunEventKind.REVISION) {
            int draft = first.getDraft() + shift;
            highestDraft = Math.max(highestDraft, draft);
            told.add(RunEvent.newBuilder(next)
                    .setKind(RunEventKind.REVISION)
                    .setMs(0)
                    .setText("")
                    .setDraft(draft)
                    .setReasons(TAKEN_AGAIN)
                    .build());
        }
        again.forEach(event -> told.add(appended(step, event)));
        return told;
    }

    private RunEvent appended(StepTold step, RunEvent event) {
        step.tell(event);
        int draft = event.getDraft() + shift;
        highestDraft = Math.max(highestDraft, draft);
        return shift == 0 ? event : RunEvent.newBuilder(event).setDraft(draft).build();
    }

    private static boolean isTheSame(RunEvent told, RunEvent said) {
        return told.getKind() == said.getKind()
                && told.getDraft() == said.getDraft()
                && told.getText().equals(said.getText())
                && told.getReasons().equals(said.getReasons());
    }
}

package ai.travion.generator.composer;

import ai.travion.generator.Written;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LlmUsage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** An answer on its way: blocks of Markdown, one under the other, and the footnotes that they use. Belongs to one answer. */
final class Page {

    private final List<String> blocks = new ArrayList<>();
    private final Footnotes footnotes;

    /** An answer to that turn. */
    Page(GraphState state) {
        this.footnotes = new Footnotes(Snippets.of(state));
    }

    Footnotes footnotes() {
        return footnotes;
    }

    void add(String block) {
        if (!block.isBlank()) {
            blocks.add(block);
        }
    }

    void addAll(List<String> more) {
        more.forEach(this::add);
    }

    /** Sentences as one paragraph. */
    void quote(List<Sentence> sentences) {
        quote("", sentences);
    }

    /** Sentences as one paragraph behind some words; by themselves without what has been said already. */
    void quote(String before, List<Sentence> sentences) {
        var fresh = before.isEmpty() ? Repetition.leftOut(sentences, footnotes.quoted()) : sentences;
        add(before + String.join(" ", fresh.stream().map(footnotes::quote).toList()));
    }

    /** Sentences as a list. */
    void quoteAsList(List<Sentence> sentences) {
        add(String.join(
                "\n",
                sentences.stream()
                        .map(sentence -> "- " + footnotes.quote(sentence))
                        .toList()));
    }

    boolean isEmpty() {
        return blocks.isEmpty();
    }

    /** What has been written so far, block by block. */
    List<String> blocks() {
        return List.copyOf(blocks);
    }

    /** Takes a block out; whether it was there. */
    boolean takeOut(String block) {
        return blocks.remove(block);
    }

    /** Takes words out that another block says better. */
    void leaveOut(String words) {
        blocks.replaceAll(block -> block.replace(words, ""));
    }

    /** Sentences as one paragraph before all others. */
    void quoteFirst(String before, List<Sentence> sentences) {
        int blocksBefore = blocks.size();
        quote(before, sentences);
        if (blocks.size() > blocksBefore) {
            blocks.addFirst(blocks.removeLast());
        }
    }

    /** Puts a block before all others. */
    void addFirst(String block) {
        blocks.addFirst(block);
    }

    /** Puts words before the first block, where that begins with a sentence that was quoted and calls for them. */
    void openedBy(Function<Sentence, Optional<String>> words) {
        if (blocks.isEmpty()) {
            return;
        }
        var first = blocks.getFirst();
        footnotes.quoted().stream()
                .filter(sentence -> first.startsWith(sentence.text().replaceFirst("[.!?]$", "")))
                .findFirst()
                .flatMap(words)
                .ifPresent(opening -> blocks.set(0, opening + first));
    }

    String text() {
        return String.join("\n\n", blocks);
    }

    Written as(Written.Brief brief, Grounding grounding, List<ItinerarySlot> itinerary) {
        return new Written(text(), footnotes.citations(), brief, grounding, itinerary, List.of(), nobodyElse());
    }

    /** The composer writes without a model, and none was meant to. */
    static LlmUsage nobodyElse() {
        return LlmUsage.newBuilder().setProvider("none").setDegraded(false).build();
    }
}

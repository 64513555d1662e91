package ai.travion.generator.composer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What is asked for the one that has most of something: "the tallest standing Buddha".
 *
 * @param word "tallest"
 * @param things the terms of what has it; a sentence on another thing that is the tallest of its own kind is no answer
 * @param figure what a sentence holds that measures it
 */
record Superlative(String word, Set<String> things, Sought figure) {

    private static final Pattern ASKED = Sought.pattern(
            "\\b(tallest|highest|biggest|largest|longest|oldest|deepest|widest)\\s+((?:\\p{L}[\\p{L}'’-]*\\s+){0,3}?\\p{L}[\\p{L}'’-]*)(?=\\s+(?:in|of|on|at|and|is|are|was|that|which|where|with|there|here|i|we|you|near|around|can|does|do)\\b|\\s*[?.!,;]|\\s*$)");

    static Optional<Superlative> in(Question question) {
        if (!question.places().isEmpty()) {
            return Optional.empty();
        }
        var asked = ASKED.matcher(question.text());
        if (!asked.find()) {
            return Optional.empty();
        }
        var things = Terms.meaningful(asked.group(2)).keySet();
        return things.isEmpty()
                ? Optional.empty()
                : FiguresSought.measure("how " + positive(asked.group(1).toLowerCase(Locale.ROOT)) + " is it")
                        .map(figure -> new Superlative(asked.group(1), Set.copyOf(things), figure));
    }

    private static String positive(String superlative) {
        return switch (superlative) {
            case "biggest" -> "big";
            case "largest" -> "large";
            case "widest" -> "wide";
            default -> superlative.substring(0, superlative.length() - "est".length());
        };
    }

    /** Whether a sentence is of such a thing, or the place that it is told of is one by its name. */
    boolean isOf(Sentence sentence) {
        var place = Terms.of(sentence.source().location());
        return things.stream()
                .allMatch(thing -> sentence.terms().contains(thing)
                        || sentence.speaksOf(Terms.akinTo(thing))
                        || place.contains(thing)
                        || Terms.akinTo(thing).stream().anyMatch(place::contains));
    }

    /** Where no text says outright which it is: those of the kind of which a figure is told, the best first. */
    List<Sentence> measured(List<Sentence> ranked) {
        return ranked.stream()
                .filter(this::isOf)
                .filter(sentence -> figure.isHeldBy().test(sentence.text()))
                .filter(sentence -> !sentence.leansOnAnother())
                .limit(2)
                .toList();
    }

    String opening() {
        return "Nothing that I know says outright which is the " + word.toLowerCase(Locale.ROOT)
                + "; of those whose size I know: ";
    }
}

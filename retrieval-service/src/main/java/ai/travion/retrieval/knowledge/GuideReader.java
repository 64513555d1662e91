package ai.travion.retrieval.knowledge;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads what a guide answers to the questions that a place, or the whole island, is most asked: front matter with the {@code id} of a place
 * or the {@code topic} of a page of the island, then a section a question. Its heading is the question in its plainest form; the section
 * names the aspect, gives the question in other words, and answers it.
 *
 * <pre>
 * ## Why is Galle Fort a World Heritage Site?
 *
 * aspect: history
 * also: what makes the fort worth a listing | why did unesco list galle
 *
 * Galle Fort is listed because ...
 * </pre>
 *
 * The questions of the island are read as who is there puts them, without its name ({@link Country#leftUnsaid}). Like {@link KnowledgeReader}
 * it refuses whatever it does not understand.
 */
public final class GuideReader {

    private static final Set<String> KEYS = Set.of("id", "topic");
    private static final Pattern SECTION =
            Pattern.compile("aspect: *(\\w+)\\s+also: *([^\\n]+)\\n\\n(.+)", Pattern.DOTALL);

    /** The heading, and the same in other words: of fewer nothing can be taken out to learn from. */
    private static final int FEWEST_WORDINGS = 2;

    private GuideReader() {}

    /**
     * Reads a file. The answer to "Is Ella worth it?" is {@code ella#asked-is-ella-worth-it}; its questions are the heading and its other words.
     *
     * @param file its name, for messages; without {@code .md} it is the id or the topic
     * @throws MalformedKnowledgeException where the format is broken, or the atlas has no such place
     */
    public static List<Passage> read(String file, String text, Places atlas) {
        var page = FrontMatter.of(file, text, KEYS);
        var name = page.value("id").orElseGet(() -> page.required("topic"));
        if (!file.equals(name + ".md")) {
            throw page.fault("it is of " + name + ", so it has to be named " + name + ".md.");
        }
        boolean ofAPlace = page.value("id").isPresent();
        var place = ofAPlace
                ? atlas.withId(name).orElseThrow(() -> page.fault("the atlas has no place with the id " + name + "."))
                : Country.PLACE;
        var prefix = ofAPlace ? name : Country.PLACE.id() + "-" + name;
        return page.sections().entrySet().stream()
                .map(section -> passage(section, prefix, place, page))
                .toList();
    }

    private static Passage passage(Map.Entry<String, String> section, String prefix, Place place, FrontMatter page) {
        var question = section.getKey();
        var parts = SECTION.matcher(section.getValue());
        if (!parts.matches()) {
            throw page.fault("\"" + question + "\" needs an aspect, other words behind \"also:\", and an answer.");
        }
        var aspect = Aspect.labelled(parts.group(1))
                .orElseThrow(() -> page.fault("\"" + parts.group(1) + "\" is no aspect."));
        var questions = Stream.concat(
                        Stream.of(question), Arrays.stream(parts.group(2).split("\\|", -1)))
                .map(String::strip)
                .filter(words -> !words.isEmpty())
                .map(words -> new ExpectedQuestion(0, ofTheIsland(place) ? Country.leftUnsaid(words) : words))
                .toList();
        if (questions.size() < FEWEST_WORDINGS) {
            throw page.fault(
                    "\"" + question + "\" needs other words behind \"also:\", or nobody who asks otherwise finds it.");
        }
        return new Passage(
                        prefix + "#asked-" + slug(question),
                        place,
                        aspect,
                        parts.group(3).strip(),
                        Set.of(),
                        Passage.KNOWLEDGE_BASE,
                        ofTheIsland(place)
                                ? Country.title(page.required("topic"), question)
                                : place.name() + ": " + question)
                .expecting(questions);
    }

    private static boolean ofTheIsland(Place place) {
        return place.equals(Country.PLACE);
    }

    private static String slug(String question) {
        var slug = new StringBuilder(question.length());
        for (char letter : question.toLowerCase(Locale.ROOT).toCharArray()) {
            boolean isKept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
            if (isKept) {
                slug.append(letter);
            } else if (!slug.isEmpty() && slug.charAt(slug.length() - 1) != '-') {
                slug.append('-');
            }
        }
        int last = slug.length() - 1;
        return last >= 0 && slug.charAt(last) == '-' ? slug.substring(0, last) : slug.toString();
    }
}

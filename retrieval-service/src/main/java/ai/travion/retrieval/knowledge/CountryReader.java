package ai.travion.retrieval.knowledge;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads a page of the whole island: a topic, its title, the aspect that it is most like, and any number of sections, each of which is
 * a passage. Like {@link KnowledgeReader} it refuses whatever it does not understand.
 */
public final class CountryReader {

    private static final Set<String> KEYS = Set.of("topic", "title", "aspect");

    private CountryReader() {}

    /**
     * Reads a page. The passage of its section "Water and food" is {@code sri-lanka-health#water-and-food}.
     *
     * @param file its name, for messages; without {@code .md} it is the topic
     * @throws MalformedKnowledgeException where the format is broken
     */
    public static List<Passage> read(String file, String text) {
        var page = FrontMatter.of(file, text, KEYS);
        var topic = page.required("topic");
        if (!file.equals(topic + ".md")) {
            throw page.fault("its topic is " + topic + ", so it has to be named " + topic + ".md.");
        }
        if (page.sections().isEmpty()) {
            throw page.fault("it has no section.");
        }
        var title = page.required("title");
        var aspect = aspect(page);
        return page.sections().entrySet().stream()
                .map(section -> new Passage(
                        Country.PLACE.id() + "-" + topic + "#" + slug(section.getKey()),
                        Country.PLACE,
                        aspect,
                        section.getValue(),
                        Set.of(),
                        Passage.KNOWLEDGE_BASE,
                        Country.title(title, section.getKey())))
                .toList();
    }

    private static Aspect aspect(FrontMatter page) {
        var label = page.required("aspect");
        return Aspect.labelled(label).orElseThrow(() -> page.fault("\"" + label + "\" is no aspect."));
    }

    private static String slug(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }
}

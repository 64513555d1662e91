package ai.travion.retrieval.knowledge;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.time.Month;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Every file of the knowledge base, joined to the atlas. */
public final class KnowledgeBase {

    private final Map<String, KnowledgeFile> files;
    private final List<Passage> passages;

    private KnowledgeBase(Map<String, KnowledgeFile> files, List<Passage> passages) {
        this.files = files;
        this.passages = passages;
    }

    /**
     * Joins files to the atlas. The same files in any order give the same base.
     *
     * @throws MalformedKnowledgeException where a file is of no place, or points to one that the base does not hold
     */
    public static KnowledgeBase of(Collection<KnowledgeFile> files, Places atlas) {
        var byId = new TreeMap<String, KnowledgeFile>();
        for (var file : files) {
            if (byId.put(file.id(), file) != null) {
                throw new MalformedKnowledgeException(file.id() + ".md", "the place has two files.");
            }
        }
        byId.values()
                .forEach(file -> file.nearby().stream()
                        .filter(near -> !byId.containsKey(near) || near.equals(file.id()))
                        .findFirst()
                        .ifPresent(near -> {
                            throw new MalformedKnowledgeException(
                                    file.id() + ".md",
                                    "nearby names " + near + ", which is no other place of the knowledge base.");
                        }));
        var passages = byId.values().stream()
                .flatMap(file -> passages(
                        file,
                        atlas.withId(file.id())
                                .orElseThrow(() -> new MalformedKnowledgeException(
                                        file.id() + ".md", "the atlas has no place with the id " + file.id() + "."))))
                .toList();
        return new KnowledgeBase(new LinkedHashMap<>(byId), passages);
    }

    private static Stream<Passage> passages(KnowledgeFile file, Place place) {
        return Stream.of(Aspect.values())
                .map(aspect -> Passage.shipped(
                        place,
                        aspect,
                        aspect == Aspect.LOGISTICS
                                ? (file.section(aspect) + "\n\n" + VisitFacts.of(file, place.name())).strip()
                                : file.section(aspect),
                        file.tags()));
    }

    /** The same base with passages from elsewhere behind its own. */
    public KnowledgeBase with(List<Passage> more) {
        return new KnowledgeBase(
                files, Stream.concat(passages.stream(), more.stream()).toList());
    }

    /** The same base with the questions that its passages answer. */
    public KnowledgeBase expecting(ExpectedQuestions questions) {
        return new KnowledgeBase(
                files, passages.parallelStream().map(questions::putTo).toList());
    }

    /** All passages: those that ship by place id and aspect, then those that were added. */
    public List<Passage> passages() {
        return passages;
    }

    public Optional<KnowledgeFile> file(String placeId) {
        return Optional.ofNullable(files.get(placeId));
    }

    /** What a place is known for; nothing where it is not held. */
    public Set<Tag> tags(Place place) {
        return file(place.id()).map(KnowledgeFile::tags).orElse(Set.of());
    }

    /** The best months to visit a place: "December to April"; empty where all are, or where it is not held. */
    public String bestMonthsInWords(Place place) {
        return file(place.id())
                .map(KnowledgeFile::bestMonths)
                .filter(months -> months.size() < Month.values().length)
                .map(VisitFacts::inWords)
                .orElse("");
    }

    /** How many places it knows. */
    public int size() {
        return files.size();
    }
}

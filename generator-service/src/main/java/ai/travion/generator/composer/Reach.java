package ai.travion.generator.composer;

import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How far what was found near a place lies from it, and whether that is what was asked for. */
record Reach(LocationSearch search, List<RetrievedDocument> documents) {

    /** In a straight line; by road it is over an hour. */
    private static final double NEAR_KM = 45;

    private static final Pattern SAID =
            Pattern.compile("\\bis (?:about (\\d+)|less than 1) km from [^:]* in a straight line");
    private static final Pattern ITSELF = Pattern.compile("^In or beside ");

    static Reach of(LocationSearch search, List<RetrievedDocument> documents) {
        return new Reach(search, List.copyOf(documents));
    }

    /** What is told of the place itself. */
    List<RetrievedDocument> here() {
        return documents.stream().filter(this::isHere).toList();
    }

    boolean anyHere() {
        return documents.stream().anyMatch(this::isHere);
    }

    /** That the place itself is not known to have one: what follows lies elsewhere. */
    Optional<String> noneHere(String facility) {
        if (anyHere() || search.getNear().isEmpty()) {
            return Optional.empty();
        }
        boolean elsewhere =
                documents.stream().anyMatch(document -> kilometres(document).isPresent());
        return Optional.of("My pages name no %s at %s itself.%s"
                .formatted(
                        facility,
                        Footnotes.plain(search.getNear().get()),
                        elsewhere
                                ? " The nearest that they name lies elsewhere:"
                                : " Of the country as a whole they say:"));
    }

    /** That nothing lies within the distance that was asked for: what follows is the nearest beyond it. */
    Optional<String> noneWithin(String facility) {
        boolean within = documents.stream()
                .anyMatch(document -> kilometres(document)
                        .filter(km -> km <= search.getRadiusKm().orElse(Double.MAX_VALUE) + 1)
                        .isPresent());
        return search.getRadiusKm()
                .filter(radius -> !within && nearest().isPresent())
                .map(radius -> "I know no %s within %s of %s. The nearest beyond that:"
                        .formatted(
                                facility,
                                inWords(radius),
                                Footnotes.plain(search.getNear().orElse("there"))));
    }

    /** "within 10 km", where that was asked for. */
    String within() {
        return search.getRadiusKm()
                .map(radius -> ", within " + inWords(radius) + " in a straight line,")
                .orElse("");
    }

    /** That what is listed is not near, where nobody would call it so. */
    Optional<String> farAway() {
        return nearest()
                .filter(document ->
                        search.getRadiusKm().isEmpty() && kilometres(document).orElseThrow() > NEAR_KM)
                .map(document -> "None of it is near: the nearest that I know is %s, %s away."
                        .formatted(
                                Footnotes.plain(Evidence.sourceOf(document).location()),
                                inWords(kilometres(document).orElseThrow())));
    }

    private Optional<RetrievedDocument> nearest() {
        return documents.stream()
                .filter(document -> kilometres(document).isPresent())
                .min(Comparator.comparingDouble(document -> kilometres(document).orElseThrow()));
    }

    private boolean isHere(RetrievedDocument document) {
        return kilometres(document).filter(km -> km < 1).isPresent()
                || search.getNear()
                        .filter(near -> near.equalsIgnoreCase(
                                Evidence.sourceOf(document).location()))
                        .isPresent();
    }

    private static Optional<Double> kilometres(RetrievedDocument document) {
        return kilometres(document.getMetadata()).or(() -> said(document.getContent()));
    }

    private static Optional<Double> said(String content) {
        var said = SAID.matcher(content);
        if (said.find()) {
            return Optional.of(said.group(1) == null ? 0.5 : Double.parseDouble(said.group(1)));
        }
        return ITSELF.matcher(content).find() ? Optional.of(0.0) : Optional.empty();
    }

    /** As the catalogue gives it, in kilometres. */
    static Optional<Double> kilometres(Map<String, String> metadata) {
        return Stream.of("distance_km", "kilometres", "distance")
                .flatMap(key -> Stream.ofNullable(metadata.get(key)))
                .filter(value -> value.matches("\\d+(?:\\.\\d+)?"))
                .map(Double::valueOf)
                .findFirst();
    }

    /** "10 km", "4.2 km". */
    static String inWords(double kilometres) {
        return kilometres == Math.rint(kilometres)
                ? String.format(Locale.ROOT, "%.0f km", kilometres)
                : String.format(Locale.ROOT, "%.1f km", kilometres);
    }
}

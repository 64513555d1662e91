package ai.travion.local.evaluate.answers;

import ai.travion.local.evaluate.answers.Recipe.Plant;
import ai.travion.local.evaluate.answers.Recipe.Planted;
import ai.travion.schemas.Citation;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Every recipe for a fault, in one list: sentences of a file put into a draft, and changes to what stands there. */
final class PlantedFaults {

    private static final Set<String> BANS = Set.of("poya_alcohol", "alcohol_closed");
    private static final Pattern OF_ALCOHOL =
            Pattern.compile("(?i)alcohol|liquor|bars?\\b|pubs?\\b|nightlife|drink|beer|wine|arrack");
    private static final Pattern DRESS =
            Pattern.compile("(?i)shoulders|knees|cover|modest|shoes|hats|sarong|dress|wear");
    private static final Pattern DATE = Pattern.compile(
            "\\b(\\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)( \\d{4})?\\b");
    private static final Pattern CITED_NUMBER =
            Pattern.compile("(?<![\\[\\d:])\\b(\\d{2,4})\\b(?![\\]\\d:])(?=[^\\n]*\\[\\d+])");
    private static final Pattern CITATION = Pattern.compile("\\[(\\d{1,3})]");
    private static final Pattern TIME = Pattern.compile("\\b(\\d{2}):(\\d{2})\\b");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?])\\s+");
    private static final DateTimeFormatter DAY_MONTH = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

    private PlantedFaults() {}

    /** @param sentences by kind; {@code {place}} stands for the place of the turn */
    static List<Recipe> from(Map<String, List<String>> sentences, List<String> otherAnswers) {
        var recipes = new ArrayList<Recipe>();
        recipes.add(new Recipe("hidden_ban", PlantedFaults::hiddenBan));
        recipes.add(new Recipe("hidden_dress_code", PlantedFaults::hiddenDressCode));
        recipes.add(new Recipe("wrong_date", PlantedFaults::wrongDate));
        recipes.add(new Recipe("wrong_time", PlantedFaults::wrongTime));
        recipes.add(new Recipe("wrong_number", PlantedFaults::wrongNumber));
        recipes.add(new Recipe("fake_citation", PlantedFaults::fakeCitation));
        recipes.add(new Recipe("missing_question", (draft, variant) -> missingQuestion(draft, variant, otherAnswers)));
        recipes.add(new Recipe("missing_day", PlantedFaults::missingDay));
        recipes.add(new Recipe("bar_stop_on_poya", PlantedFaults::barStop));
        recipes.add(new Recipe("said_twice", PlantedFaults::saidTwice));
        sentences.forEach((kind, texts) -> recipes.add(new Recipe(kind, sentenceOf(kind, texts))));
        return List.copyOf(recipes);
    }

    /** A draft that speaks of no alcohol, on a day that forbids it. */
    private static Optional<Planted> hiddenBan(GraphState draft, int variant) {
        return raises(draft, BANS) ? without(OF_ALCOHOL, draft) : Optional.empty();
    }

    private static Optional<Planted> hiddenDressCode(GraphState draft, int variant) {
        return raises(draft, Set.of("dress_code")) ? without(DRESS, draft) : Optional.empty();
    }

    private static Optional<Planted> without(Pattern subject, GraphState draft) {
        var kept = Arrays.stream(text(draft).split("\\n", -1))
                .map(line -> Arrays.stream(SENTENCE.split(line, -1))
                        .filter(sentence -> !subject.matcher(sentence).find())
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        return kept.isBlank() ? Optional.empty() : Optional.of(new Planted(with(draft, kept), null));
    }

    /** Another day or month in one of the places where a date stands. */
    private static Optional<Planted> wrongDate(GraphState draft, int variant) {
        return changed(draft, DATE, variant, match -> {
            var day = LocalDate.of(
                    2027,
                    Month.valueOf(match.group(2).toUpperCase(Locale.ROOT)),
                    Math.min(28, Integer.parseInt(match.group(1))));
            var other = day.plusDays(variant % 2 == 0 ? 9 + variant % 5 : 61 + variant % 3);
            return DAY_MONTH.format(other) + Optional.ofNullable(match.group(3)).orElse("");
        });
    }

    private static Optional<Planted> wrongTime(GraphState draft, int variant) {
        return changed(draft, TIME, variant, match -> {
            int minutes =
                    Integer.parseInt(match.group(1)) * 60 + Integer.parseInt(match.group(2)) + 17 + 13 * (variant % 7);
            return String.format(Locale.ROOT, "%02d:%02d", minutes / 60 % 24, minutes % 60);
        });
    }

    /** A year, a height or a distance of a cited sentence, a little off. */
    private static Optional<Planted> wrongNumber(GraphState draft, int variant) {
        return changed(
                draft,
                CITED_NUMBER,
                variant,
                match -> String.valueOf(Integer.parseInt(match.group()) + 37 + variant % 11));
    }

    private static Optional<Planted> changed(
            GraphState draft, Pattern pattern, int variant, java.util.function.Function<MatchResult, String> change) {
        var text = text(draft);
        var matches = pattern.matcher(text).results().toList();
        if (matches.isEmpty()) {
            return Optional.empty();
        }
        var match = matches.get(variant % matches.size());
        var other = change.apply(match);
        if (text.contains(other)) {
            return Optional.empty();
        }
        var planted = text.substring(0, match.start()) + other + text.substring(match.end());
        return Optional.of(new Planted(with(draft, planted), other));
    }

    /** A number without a source, a source that was never found, words that do not stand there, or the source of something else. */
    private static Optional<Planted> fakeCitation(GraphState draft, int variant) {
        var text = text(draft);
        var first = CITATION.matcher(text).results().findFirst();
        if (first.isEmpty() || draft.getCitations().isEmpty()) {
            return Optional.empty();
        }
        var citation = draft.getCitations().getFirst();
        return switch (variant % 4) {
            case 0 ->
                Optional.of(new Planted(
                        with(draft, text.replace(first.get().group(), "[" + (40 + variant % 50) + "]")),
                        "[" + (40 + variant % 50) + "]"));
            case 1 ->
                Optional.of(new Planted(
                        withFirst(
                                draft,
                                Citation.newBuilder(citation)
                                        .setChunkId("made-up-" + variant)
                                        .build()),
                        null));
            case 2 ->
                Optional.of(new Planted(
                        withFirst(
                                draft,
                                Citation.newBuilder(citation)
                                        .setSnippet("The finest place on the island by general agreement.")
                                        .build()),
                        null));
            default -> {
                var claim = "Royal weavers kept their looms behind painted screens until merchants carried silk away. ["
                        + citation.getId() + "]";
                yield Optional.of(new Planted(with(draft, text + "\n\n" + claim), "Royal weavers"));
            }
        };
    }

    /** The answer to another question. */
    private static Optional<Planted> missingQuestion(GraphState draft, int variant, List<String> others) {
        if (draft.getIntent() != IntentType.TOURISM_QUERY
                || draft.getTargetLocation().isEmpty()) {
            return Optional.empty();
        }
        var place = draft.getTargetLocation().orElseThrow();
        var foreign = others.stream().filter(other -> !other.contains(place)).toList();
        if (foreign.isEmpty()) {
            return Optional.empty();
        }
        var words = CITATION.matcher(foreign.get(variant % foreign.size())).replaceAll("");
        return Optional.of(new Planted(with(draft, words), words.substring(0, Math.min(60, words.length()))));
    }

    /** A plan without one of its days. */
    private static Optional<Planted> missingDay(GraphState draft, int variant) {
        var blocks = Arrays.asList(text(draft).split("\\n\\n", -1));
        var headings = IntStream.range(0, blocks.size() - 1)
                .filter(i -> blocks.get(i).startsWith("### Day "))
                .boxed()
                .toList();
        if (headings.size() < 2) {
            return Optional.empty();
        }
        int heading = headings.get(variant % headings.size());
        var kept = new ArrayList<>(blocks);
        kept.remove(heading + 1);
        kept.remove(heading);
        return Optional.of(new Planted(with(draft, String.join("\n\n", kept)), null));
    }

    /** A stop at a bar in the plan itself and in its text. */
    private static Optional<Planted> barStop(GraphState draft, int variant) {
        var slots = draft.getItinerary();
        if (slots.isEmpty() || !raises(draft, BANS)) {
            return Optional.empty();
        }
        var stops =
                List.of("Cocktails at a rooftop bar", "Pub crawl", "Beers by the pool", "Wine tasting", "Nightclub");
        var stop = stops.get(variant % stops.size());
        var closed = draft.getConstraintViolations().stream()
                .filter(one -> BANS.contains(one.getConstraintType()))
                .flatMap(one -> one.getDate().stream())
                .findFirst();
        var onTheDay =
                slots.stream().filter(slot -> slot.getDate().equals(closed)).toList();
        if (onTheDay.isEmpty()) {
            return Optional.empty();
        }
        var last = onTheDay.getLast();
        var planned = ItinerarySlot.newBuilder(last)
                .setActivity(stop)
                .setNotes(null)
                .setReason("")
                .build();
        var all = new ArrayList<>(slots);
        all.set(all.lastIndexOf(last), planned);
        var line = "- **" + last.getTime() + "** ";
        int at = text(draft).lastIndexOf(line);
        if (at < 0) {
            return Optional.empty();
        }
        var text = text(draft).substring(0, at + line.length()) + stop + ". "
                + text(draft).substring(at + line.length());
        return Optional.of(new Planted(
                GraphState.newBuilder(with(draft, text)).setItinerary(all).build(), stop));
    }

    /** What a model that has lost its thread does. */
    private static Optional<Planted> saidTwice(GraphState draft, int variant) {
        var paragraph = Arrays.stream(text(draft).split("\\n\\n", -1))
                .filter(block -> block.length() > 80 && CITATION.matcher(block).find() && !block.startsWith("Sources"))
                .findFirst();
        return paragraph.map(block ->
                new Planted(with(draft, text(draft) + "\n\n" + block + "\n\n" + block), block + "\n\n" + block));
    }

    /** One sentence of the file, somewhere in the draft: after its first block, at its end, or under the heading of a day. */
    private static Plant sentenceOf(String kind, List<String> sentences) {
        return (draft, variant) -> {
            boolean needsABan = kind.equals("bar_on_poya");
            if ((needsABan && !isOfAClosedDay(draft)) || draft.getIntent() == IntentType.GREETING) {
                return Optional.empty();
            }
            var place = draft.getTargetLocation().orElse("the town");
            var sentence = sentences.get(variant % sentences.size()).replace("{place}", place);
            var text = text(draft);
            int end = text.indexOf("\n\n");
            var planted = variant % 2 == 0 || end < 0 || (needsABan && draft.getIntent() == IntentType.TRIP_PLANNING)
                    ? underTheBan(draft, text, sentence, needsABan)
                    : text.substring(0, end) + "\n\n" + sentence + text.substring(end);
            return Optional.of(new Planted(with(draft, planted), sentence));
        };
    }

    /** At the end; what a ban forbids stands under its day, where the draft has a heading for it. */
    private static String underTheBan(GraphState draft, String text, String sentence, boolean needsABan) {
        var day = draft.getConstraintViolations().stream()
                .filter(one -> BANS.contains(one.getConstraintType()))
                .map(ConstraintViolation::getDate)
                .flatMap(Optional::stream)
                .map(DAY_MONTH::format)
                .findFirst();
        int heading = day.isPresent() && needsABan
                ? Math.max(text.indexOf("### " + day.get()), headingOf(text, day.get()))
                : -1;
        int end = heading < 0 ? -1 : text.indexOf('\n', heading);
        return end < 0 ? text + "\n\n" + sentence : text.substring(0, end) + "\n\n" + sentence + text.substring(end);
    }

    private static int headingOf(String text, String day) {
        var heading = Pattern.compile("(?m)^### .*\\b" + Pattern.quote(day) + "\\b.*$")
                .matcher(text);
        return heading.find() ? heading.start() : -1;
    }

    /** Every day of the turn is closed, or the draft has a heading for each. */
    private static boolean isOfAClosedDay(GraphState draft) {
        boolean oneDay =
                draft.getTargetEndDate().isEmpty() || draft.getTargetEndDate().equals(draft.getTargetDate());
        return raises(draft, BANS) && (oneDay || draft.getIntent() == IntentType.TRIP_PLANNING);
    }

    private static boolean raises(GraphState draft, Set<String> types) {
        return draft.getConstraintViolations().stream().anyMatch(one -> types.contains(one.getConstraintType()));
    }

    private static GraphState withFirst(GraphState draft, Citation citation) {
        var citations = new ArrayList<>(draft.getCitations());
        citations.set(0, citation);
        return GraphState.newBuilder(draft).setCitations(citations).build();
    }

    private static String text(GraphState draft) {
        return draft.getGeneratedResponse().orElse("");
    }

    private static GraphState with(GraphState draft, String text) {
        return GraphState.newBuilder(draft).setGeneratedResponse(text).build();
    }
}

package ai.travion.generator.composer;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A list of places with what answers for each; where a month is asked about, those in season come first, and the others are marked. */
final class PlaceByPlace {

    private static final int PLACES = 5;
    private static final int OUT_OF_SEASON = 2;
    private static final int IN_DETAIL = 3;
    private static final double SURE = 0.85;
    private static final double FAR_BEHIND = 0.55;
    private static final double AS_GOOD_AS_THE_PLACES = 0.35;
    private static final Pattern FOR_ONE = Pattern.compile(
            "(?i)^\\W*(?:which|what) (?:is|was|\\p{L}+[^s\\W] (?:is|was|has|had|did|does))\\b(?! there)|^\\W*(?:who|whose|when|in (?:which|what)|since when|how (?:old|tall|high|long|deep|many|big))\\b");

    private static final Pattern SEASON = Pattern.compile("(?i)\\b(?:best|seasons?|from|between|runs?|to)\\b");

    /** How a place stands in a month. */
    private enum Season {
        IN,
        UNKNOWN,
        OUT
    }

    private record Entry(String place, List<Sentence> sentences, Season season) {

        /** What holds for all places is no place of the list, and stands above it. */
        boolean isOfTheCountry() {
            return Question.COUNTRY.equals(place);
        }
    }

    private final Optional<Month> month;
    private final Set<String> subjects;
    private final Map<String, MonthsSaid> bestMonths;

    private PlaceByPlace(Question question, Map<String, MonthsSaid> bestMonths) {
        this.month = question.month();
        this.subjects = question.tellingSubjects().stream()
                .flatMap(subject -> Stream.concat(Stream.of(subject), Terms.akinTo(subject).stream()))
                .collect(Collectors.toSet());
        this.bestMonths = bestMonths;
    }

    /** The blocks of the list; none where nothing answers. */
    static List<String> blocks(Assignment assignment, Selection ranked, Footnotes footnotes) {
        var list = new PlaceByPlace(assignment.question(), bestMonths(assignment));
        return list.blocks(
                sayingAll(
                        assignment.question(),
                        worthNaming(assignment.question(), withoutAsides(assignment.question(), ranked))),
                footnotes);
    }

    /** Who asks for the one place does not ask for what comes far behind it. */
    private static Map<String, Selection> worthNaming(Question question, Map<String, Selection> byPlace) {
        if (byPlace.isEmpty() || !FOR_ONE.matcher(question.text()).find()) {
            return byPlace;
        }
        double best = byPlace.values().stream()
                .mapToDouble(Selection::greatestFitness)
                .max()
                .orElse(0);
        var named = new LinkedHashMap<>(byPlace);
        named.values().removeIf(selection -> best >= SURE && selection.greatestFitness() < FAR_BEHIND * best);
        return named;
    }

    /**
     * What holds for the whole island stands above the places only where it answers about as well as they do, or tells of something asked of
     * which none of them tells.
     */
    private static Map<String, Selection> withoutAsides(Question question, Selection ranked) {
        var byPlace = new LinkedHashMap<>(ranked.byPlace());
        var country = byPlace.get(Question.COUNTRY);
        if (country != null && byPlace.size() > 1) {
            double best = ranked.worthOf(ranked.sentences().getFirst());
            double ofTheCountry = ranked.worthOf(country.sentences().getFirst());
            boolean tellsMore = question.tellingSubjects().stream()
                    .filter(subject -> speaks(country, subject))
                    .anyMatch(subject -> byPlace.entrySet().stream()
                            .filter(place -> !place.getKey().equals(Question.COUNTRY))
                            .noneMatch(place -> speaks(place.getValue(), subject)));
            if (best > 0 && ofTheCountry < AS_GOOD_AS_THE_PLACES * best && !tellsMore) {
                byPlace.remove(Question.COUNTRY);
            }
        }
        return byPlace;
    }

    private static boolean speaks(Selection selection, String subject) {
        return selection.sentences().stream()
                .anyMatch(sentence -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)));
    }

    /** Before the places of which one word of the question is told come those of which all are: "beginner surfers" is more than surf. */
    private static Map<String, Selection> sayingAll(Question question, Map<String, Selection> byPlace) {
        var asked = question.tellingSubjects();
        if (asked.size() < 2 || question.month().isPresent()) {
            return byPlace;
        }
        var ordered = new LinkedHashMap<String, Selection>();
        byPlace.forEach((place, selection) -> {
            if (selection.speaksOfAll(asked)) {
                ordered.put(place, selection.speakingOfMost(asked));
            }
        });
        byPlace.forEach(ordered::putIfAbsent);
        return ordered;
    }

    private List<String> blocks(Map<String, Selection> byPlace, Footnotes footnotes) {
        int each = byPlace.size() <= 2 ? IN_DETAIL : 1;
        var entries = new ArrayList<Entry>();
        byPlace.forEach((place, selection) -> entries.add(entry(place, selection, each)));
        var good = entries.stream()
                .filter(entry -> entry.season() != Season.OUT)
                .sorted(java.util.Comparator.comparing(Entry::season))
                .limit(PLACES)
                .toList();
        var out = entries.stream()
                .filter(entry -> entry.season() == Season.OUT)
                .limit(good.isEmpty() ? PLACES : OUT_OF_SEASON)
                .toList();
        var blocks = new ArrayList<String>();
        var country = good.stream().filter(Entry::isOfTheCountry).findFirst();
        country.ifPresent(entry -> blocks.add(quoted(entry, footnotes)));
        var places = good.stream().filter(entry -> !entry.isOfTheCountry()).toList();
        if (places.size() > 1 && country.isEmpty()) {
            blocks.add("Here is what I know on that, place by place:");
        }
        if (!places.isEmpty()) {
            blocks.add(lines(places, footnotes));
        }
        if (!out.isEmpty()) {
            var when = month.map(asked -> asked.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                    .orElse("");
            blocks.add(
                    good.isEmpty()
                            ? "What I found has its season at another time than " + when + ":"
                            : "Out of season in " + when + ":");
            blocks.add(lines(out, footnotes));
        }
        return blocks;
    }

    private static String lines(List<Entry> entries, Footnotes footnotes) {
        return entries.stream()
                .map(entry ->
                        (entry.place().isEmpty() ? "- " : "- **" + entry.place() + "**: ") + quoted(entry, footnotes))
                .collect(Collectors.joining("\n"));
    }

    private static String quoted(Entry entry, Footnotes footnotes) {
        return entry.sentences().stream().map(footnotes::quote).collect(Collectors.joining(" "));
    }

    private Entry entry(String place, Selection selection, int each) {
        var best = best(selection, each);
        if (month.isEmpty()) {
            return new Entry(place, best, Season.UNKNOWN);
        }
        var asked = month.get();
        var telling = selection.sentences().stream()
                .filter(sentence -> subjects.isEmpty() || sentence.speaksOf(subjects))
                .filter(sentence -> !sentence.months().isEmpty())
                .toList();
        var good = telling.stream().filter(sentence -> isGood(sentence, asked)).findFirst();
        var known = bestMonths.get(place);
        if (subjects.isEmpty() && known != null && !known.isEmpty()) {
            // Where nothing but the place is asked about, its months decide, and no turtle that comes all year.
            var said = known.cover(asked)
                    ? good.filter(PlaceByPlace::isOfASeason)
                            .or(() -> selection.sentences().stream()
                                    .filter(sentence -> sentence.months().isEmpty() || isGood(sentence, asked))
                                    .findFirst())
                    : telling.stream().filter(PlaceByPlace::isOfASeason).findFirst();
            return new Entry(place, said.map(List::of).orElse(best), known.cover(asked) ? Season.IN : Season.OUT);
        }
        if (good.isPresent()) {
            return new Entry(place, List.of(good.get()), Season.IN);
        }
        var other = telling.stream().filter(PlaceByPlace::isOfASeason).findFirst();
        if (other.isPresent()) {
            return new Entry(place, List.of(other.get()), Season.OUT);
        }
        if (known == null || known.isEmpty()) {
            return new Entry(place, best, Season.UNKNOWN);
        }
        return new Entry(place, best, known.cover(asked) ? Season.IN : Season.OUT);
    }

    /** Where places of a kind are listed, each by the sentence that says what it is, and not by one that only uses the word. */
    private List<Sentence> best(Selection selection, int each) {
        var introducing = subjects.isEmpty() && each == 1
                ? selection.sentences().stream().filter(Relevance::introduces).findFirst()
                : Optional.<Sentence>empty();
        var standing = each == 1
                ? selection.sentences().stream()
                        .filter(sentence -> !sentence.leansOnAnother())
                        .findFirst()
                : Optional.<Sentence>empty();
        return introducing.or(() -> standing).map(List::of).orElseGet(() -> selection.answering(each));
    }

    /** "In November it is grey and wet" tells of November alone; a season tells of the other months as well. */
    private static boolean isOfASeason(Sentence sentence) {
        return sentence.months().months().size() > 1
                && SEASON.matcher(sentence.text()).find();
    }

    private static boolean isGood(Sentence sentence, Month month) {
        return sentence.months().cover(month) && !MonthsSaid.warnsOf(month, sentence.text());
    }

    private static Map<String, MonthsSaid> bestMonths(Assignment assignment) {
        return assignment.state().getRetrievedDocuments().stream()
                .filter(document -> document.getMetadata().containsKey("best_months"))
                .collect(Collectors.toMap(
                        document -> document.getMetadata().getOrDefault("location", ""),
                        document -> MonthsSaid.in(document.getMetadata().getOrDefault("best_months", "")),
                        (one, other) -> one));
    }
}

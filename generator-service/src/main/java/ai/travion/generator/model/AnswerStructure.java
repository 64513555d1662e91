package ai.travion.generator.model;

import ai.travion.atlas.text.Sentences;
import ai.travion.generator.Written;
import ai.travion.generator.composer.CalendarRecord;
import ai.travion.generator.composer.Terms;
import ai.travion.generator.evidence.Chunk;
import ai.travion.generator.evidence.Packed;
import ai.travion.schemas.Citation;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.TravelBrief;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a model's text says, for a program to read: its statements and what they rest on. */
record AnswerStructure(List<CitedStatement> statements, List<Citation> citations, Map<Integer, Chunk> cited) {

    private static final int LONGEST_SNIPPET = 280;
    private static final String PRACTICAL = "logistics";
    private static final Pattern CITATION = Pattern.compile("\\s?\\[(\\d{1,3})]");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?=[\\p{Lu}\\d\"“(])");
    private static final Pattern MARKS = Pattern.compile("\\*+|`+|^\\s*(?:[-+•>]\\s+|#{1,6}\\s+|\\d{1,2}[.)]\\s+)");

    static AnswerStructure of(String text, Packed evidence) {
        var statements = new ArrayList<CitedStatement>();
        for (var line : text.lines().toList()) {
            for (var sentence : SENTENCE_END.split(line, -1)) {
                var numbers = CITATION.matcher(sentence)
                        .results()
                        .map(match -> Integer.valueOf(match.group(1)))
                        .filter(number -> evidence.numbered(number).isPresent())
                        .distinct()
                        .toList();
                if (!numbers.isEmpty()) {
                    statements.add(new CitedStatement(bare(sentence), numbers));
                }
            }
        }
        var cited = new LinkedHashMap<Integer, Chunk>();
        statements.stream()
                .flatMap(statement -> statement.getCitations().stream())
                .sorted()
                .forEach(number -> evidence.numbered(number).ifPresent(chunk -> cited.put(number, chunk)));
        var citations = cited.entrySet().stream()
                .map(entry -> citation(entry.getKey(), entry.getValue(), statements))
                .toList();
        return new AnswerStructure(List.copyOf(statements), citations, cited);
    }

    /** One line that says what the numbers stand for, or nothing; of the web it says that nobody has checked it. */
    String sourcesLine() {
        var names = cited.entrySet().stream()
                .filter(entry -> !entry.getValue().isFromTheWeb())
                .map(entry -> "[" + entry.getKey() + "] " + named(entry.getValue()))
                .collect(Collectors.joining(" · "));
        var pages = cited.entrySet().stream()
                .filter(entry -> entry.getValue().isFromTheWeb())
                .map(entry -> "[" + entry.getKey() + "] [the web, as found there and not checked]("
                        + entry.getValue().url() + ")")
                .collect(Collectors.joining(" · "));
        var all = names.isEmpty() || pages.isEmpty() ? names + pages : names + " · " + pages;
        return all.isEmpty() ? "" : "Sources: " + all;
    }

    /** By the grader's verdict, by how many chunks are cited, and by whether the model cited what there is. */
    Grounding grounding(GraphState state, int unknownCitations) {
        var relevance = state.getDocumentRelevance();
        boolean weak = relevance == DocumentRelevance.INSUFFICIENT || relevance == DocumentRelevance.IRRELEVANT;
        long passages =
                cited.values().stream().filter(chunk -> !chunk.isFromTheWeb()).count();
        if (passages == 0 || weak) {
            return Grounding.LOW;
        }
        boolean sound = relevance == DocumentRelevance.RELEVANT && passages > 1 && unknownCitations == 0;
        return sound ? Grounding.HIGH : Grounding.MEDIUM;
    }

    /** The composer's brief of the same turn, with the model's statements in place of the composer's. */
    Written.Brief brief(String answer, Written.Brief composed) {
        return switch (composed) {
            case Written.Brief.OfQuestion question ->
                new Written.Brief.OfQuestion(new CitedAnswer(
                        answer, statements, question.inEnvelope().getMissing()));
            case Written.Brief.OfPlan plan ->
                new Written.Brief.OfPlan(TravelBrief.newBuilder(plan.inEnvelope())
                        .setSummary(firstLine(answer))
                        .setHighlights(ofAspect(false))
                        .setLogistics(ofAspect(true))
                        .build());
        };
    }

    private List<CitedStatement> ofAspect(boolean practical) {
        return statements.stream()
                .filter(statement -> statement.getCitations().stream()
                                .map(cited::get)
                                .anyMatch(
                                        chunk -> chunk != null && chunk.aspect().equals(PRACTICAL))
                        == practical)
                .toList();
    }

    private static Citation citation(int number, Chunk chunk, List<CitedStatement> statements) {
        var said = statements.stream()
                .filter(statement -> statement.getCitations().contains(number))
                .map(CitedStatement::getText)
                .collect(Collectors.joining(" "));
        return Citation.newBuilder()
                .setId(number)
                .setSource(chunk.source())
                .setChunkId(chunk.id())
                .setLocation(chunk.location())
                .setAspect(chunk.aspect())
                .setSnippet(CalendarRecord.in(chunk.source(), snippet(chunk, Terms.of(said))))
                .setUrl(chunk.url().isEmpty() ? null : chunk.url())
                .build();
    }

    /** The sentence of the chunk that says most of what was said on its strength. */
    private static String snippet(Chunk chunk, Set<String> said) {
        return Sentences.of(chunk.text()).stream()
                .max(Comparator.comparingLong((String sentence) ->
                        Terms.of(sentence).stream().filter(said::contains).count()))
                .map(AnswerStructure::shortened)
                .orElseGet(() -> shortened(chunk.text().replaceAll("\\s+", " ").strip()));
    }

    private static String shortened(String text) {
        if (text.length() <= LONGEST_SNIPPET) {
            return text;
        }
        int end = text.lastIndexOf(' ', LONGEST_SNIPPET);
        return text.substring(0, end > 0 ? end : LONGEST_SNIPPET);
    }

    private static String named(Chunk chunk) {
        var place = chunk.location().isEmpty() ? chunk.source() : chunk.location();
        return plain(place) + (chunk.aspect().isEmpty() ? "" : ", " + plain(chunk.aspect()));
    }

    private static String plain(String title) {
        var line = title.replaceAll("[\\[\\]()<>`*_#|\\\\]", "")
                .replaceAll("\\s+", " ")
                .strip();
        return line.substring(0, Math.min(line.length(), 80));
    }

    private static String bare(String sentence) {
        return MARKS.matcher(CITATION.matcher(sentence).replaceAll(""))
                .replaceAll("")
                .strip();
    }

    private static String firstLine(String answer) {
        return answer.lines()
                .map(AnswerStructure::bare)
                .filter(line -> !line.isBlank())
                .findFirst()
                .orElse("");
    }
}

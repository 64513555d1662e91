package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How many there are of a thing, in words: "three cliffs", where what was found knows one; "hundreds of leopards", where it knows of no
 * number; "the second World Heritage Site"; "closed at weekends". What may be counted up from several sentences is left alone.
 */
final class CountsInWords {

    /** What stands in one place and is counted: no days, ways or things to know, of which a sentence has its own. */
    private static final String STANDING =
            "cliffs|lions|paws|(?:visitor |information |interpretation )?cent(?:re|er)s|gates|gateways|entrances|exits|towers|temples|shrines|stupas|dagobas|statues|images|tanks|reservoirs|waterfalls|peaks|summits|islands|islets|museums|caves|caverns|pools|bridges|forts|churches|mosques|lighthouses|stations|platforms|palaces|moats|gardens|terraces|staircases|stairways|bungalows|campsites|viewpoints|lookouts|tunnels|pillars|columns|courtyards|storeys|floors|tiers|chambers|galleries|bells|trees|ponds|canals|harbours|airports|plateaus|craters|wrecks|geysers|springs|ticket offices|car parks|car-parks";

    private static final List<String> NUMBERS = List.of("one", "two", "three", "four", "five");

    private static final Pattern COUNTED = Pattern.compile(
            "\\b(?<number>two|three|four|five)(?: (?!of\\b|or\\b|and\\b|to\\b|in\\b|at\\b|on\\b|hours?\\b|days?\\b|nights?\\b|more\\b|other\\b|main\\b|things?\\b)[\\p{L}’'-]+){0,2}? (?<what>"
                    + STANDING + ")\\b(?!\\s*(?:[:(–—]|,? (?:one|the one|namely|such as|like)\\b))",
            CASE_INSENSITIVE);

    private static final Pattern MANY = Pattern.compile(
            "\\b(?<many>(?:tens of |hundreds of )?(?:hundreds|thousands|dozens|scores|millions)) of (?:(?!years\\b|the\\b)[\\p{L}’'-]+ ){0,2}?(?<what>(?!years|metres|meters|kilomet|km\\b|miles|times|feet|rupees|dollars|hours|centuries|others|people|visitors|them|these|small|big|large|great|wild|resident|local|old)\\p{Ll}{3,})",
            CASE_INSENSITIVE);

    private static final Pattern IN_NUMBERS = Pattern.compile(
            "\\b(?:hundreds?|thousands?|dozens?|scores|millions?|many|numbers?|flocks?|herds?|crowds?|mass(?:es)?|countless|packed|teems?|teeming|numerous|abundan\\w+|everywhere|plenty|swarms?|clouds? of|full of|lined with|dense|densest|density|colon(?:y|ies)|rookery|huge|great gathering|gather\\w*|throngs?|lots)\\b|\\b(?:[5-9]\\d|\\d{3,}|\\d,\\d{3})\\b",
            CASE_INSENSITIVE);

    private static final Pattern RANKED = Pattern.compile(
            "\\b(?<rank>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?<what>(?:\\p{Lu}\\p{L}+ ){1,3}?(?:Site|Park|Reserve|Sanctuary|Wonder|Capital)|(?i:world heritage site|national park|wonder|capital(?! letter)))\\b");

    private static final Pattern OF_THE_WEEK = Pattern.compile(
            "\\b(?:clos(?:e|es|ed|ing)|shuts?|open(?:s|ed)?|runs?|sold|sells?|operates?|free)\\b[^.;:!?]{0,40}?\\b(?:(?:at|on|during|over|for)(?: the)? )(?<days>weekends?|weekdays?)\\b",
            CASE_INSENSITIVE);

    private static final Pattern A_WEEKEND =
            Pattern.compile("\\b(?:weekends?|saturdays?|sundays?)\\b", CASE_INSENSITIVE);
    private static final Pattern A_WEEKDAY = Pattern.compile(
            "\\b(?:weekdays?|working days?|daily|every day|all week|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b",
            CASE_INSENSITIVE);

    private static final Set<String> PAIR = Set.of("pair", "twin", "both", "doubl", "two", "couple", "coupl", "either");

    private static final Set<String> NO_MARK = Set.of(
            "the", "a", "an", "its", "this", "that", "one", "of", "each", "every", "no", "any", "and", "or", "to", "in",
            "at", "from", "by", "with", "your", "their", "some", "these", "those", "is", "are", "as", "for", "on",
            "his", "great", "giant", "huge", "big", "large", "small", "old", "new", "famous", "main", "whole", "same",
            "other");

    private CountsInWords() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isByRule()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !NothingKnown.isSaidIn(statement.text()) && !reviewed.isQuoted(statement.text()))
                .flatMap(statement -> Stream.of(
                                counted(statement, reviewed),
                                inNumbers(statement, reviewed),
                                ranked(statement, reviewed),
                                ofTheWeek(statement, reviewed),
                                odds(statement, reviewed))
                        .flatMap(faults -> faults))
                .distinct()
                .toList();
    }

    /** "Two giant lions", of what was found in one place and of which no sentence names two. */
    private static Stream<Fault> counted(Statement statement, Reviewed reviewed) {
        if (reviewed.isPlan() || statement.isHeading()) {
            return Stream.of();
        }
        return COUNTED.matcher(statement.text())
                .results()
                .map(match -> countedWrongly(match, statement, reviewed))
                .flatMap(Optional::stream);
    }

    private static Optional<Fault> countedWrongly(MatchResult match, Statement statement, Reviewed reviewed) {
        int number = NUMBERS.indexOf(match.group("number").toLowerCase(Locale.ROOT)) + 1;
        var words = match.group("what").toLowerCase(Locale.ROOT).split(" ", -1);
        var what = Words.stem(words[words.length - 1]);
        var passages = reviewed.state().getRetrievedDocuments();
        var sentences = Stream.concat(
                        passages.stream()
                                .flatMap(passage -> reviewed.readings().sentencesOf(passage.getContent()).stream()),
                        Stream.concat(
                                TurnTexts.engineTexts(reviewed.state()).stream(),
                                Stream.concat(
                                        TurnTexts.ownWords(reviewed.state()).stream(),
                                        reviewed.state().getWebSearchResults().stream()
                                                .flatMap(page ->
                                                        reviewed.readings().sentencesOf(page.getContent()).stream()))))
                .filter(sentence -> reviewed.readings().termsOf(sentence).contains(what))
                .toList();
        long places = passages.stream()
                .filter(passage ->
                        reviewed.readings().termsOf(passage.getContent()).contains(what))
                .map(passage -> passage.getMetadata().getOrDefault("location", ""))
                .distinct()
                .count();
        if (sentences.isEmpty()
                || places >= number
                || sentences.stream().anyMatch(sentence -> holds(number, sentence, reviewed))
                || marksOf(what, sentences).size() >= number) {
            return Optional.empty();
        }
        var fault = fault(match.group(), statement);
        boolean mayBeSeveral = sentences.stream().anyMatch(sentence -> isInThePlural(match.group("what"), sentence));
        return Optional.of(mayBeSeveral ? fault.asAHint() : fault);
    }

    private static boolean holds(int number, String sentence, Reviewed reviewed) {
        return Quantity.in(sentence).stream()
                        .anyMatch(quantity -> quantity.value().intValue() == number)
                || SpelledNumbers.ordinalsIn(sentence).stream().anyMatch(rank -> rank >= number)
                || (number == 2
                        && reviewed.readings().termsOf(sentence).stream().anyMatch(PAIR::contains));
    }

    private static boolean isInThePlural(String what, String sentence) {
        return sentence.toLowerCase(Locale.ROOT).contains(what.toLowerCase(Locale.ROOT));
    }

    /** "The north gate", "the south gate": what tells one from another. */
    private static Set<String> marksOf(String what, List<String> sentences) {
        var marks = new HashSet<String>();
        for (var sentence : sentences) {
            var words = sentence.toLowerCase(Locale.ROOT).split("[^\\p{L}\\d]+", -1);
            for (int i = 1; i < words.length; i++) {
                if (Words.stem(words[i]).equals(what) && !NO_MARK.contains(words[i - 1])) {
                    marks.add(words[i - 1]);
                }
            }
        }
        return marks;
    }

    /** "Hundreds of leopards", of animals of which nothing says that they are many. */
    private static Stream<Fault> inNumbers(Statement statement, Reviewed reviewed) {
        return MANY.matcher(statement.text())
                .results()
                .flatMap(match -> inNumbersUnheardOf(match, statement, reviewed).stream());
    }

    private static Optional<Fault> inNumbersUnheardOf(MatchResult match, Statement statement, Reviewed reviewed) {
        var what = Words.stem(match.group("what").toLowerCase(Locale.ROOT));
        var sentences = TurnTexts.allOf(reviewed.state())
                .flatMap(text -> reviewed.readings().sentencesOf(text).stream())
                .toList();
        var ofThem = sentences.stream()
                .filter(sentence -> reviewed.readings().termsOf(sentence).contains(what))
                .toList();
        boolean areMany = (ofThem.isEmpty() ? sentences : ofThem)
                .stream().anyMatch(sentence -> IN_NUMBERS.matcher(sentence).find());
        var fault = fault(match.group(), statement);
        return areMany ? Optional.empty() : Optional.of(ofThem.isEmpty() ? fault.asAHint() : fault);
    }

    private static Stream<Fault> ranked(Statement statement, Reviewed reviewed) {
        return RANKED.matcher(statement.text())
                .results()
                .filter(match -> {
                    int rank = SpelledNumbers.ordinalsIn(match.group("rank")).getFirst();
                    var digits = Pattern.compile("\\b" + rank + "(?:nd|rd|th)\\b");
                    return TurnTexts.allOf(reviewed.state())
                            .noneMatch(text -> SpelledNumbers.ordinalsIn(text).contains(rank)
                                    || digits.matcher(text).find());
                })
                .map(match -> fault(match.group(), statement));
    }

    private static Stream<Fault> ofTheWeek(Statement statement, Reviewed reviewed) {
        return OF_THE_WEEK
                .matcher(statement.text())
                .results()
                .filter(match -> {
                    var known =
                            match.group("days").toLowerCase(Locale.ROOT).startsWith("weekend") ? A_WEEKEND : A_WEEKDAY;
                    return TurnTexts.allOf(reviewed.state())
                            .noneMatch(text -> known.matcher(text).find());
                })
                .map(match -> fault(match.group("days"), statement));
    }

    /** "Nine trips in ten", of which nothing tells. */
    private static Stream<Fault> odds(Statement statement, Reviewed reviewed) {
        return OddsKnown.unknownIn(
                        statement.text(), TurnTexts.allOf(reviewed.state()).collect(Collectors.toSet()))
                .stream()
                .map(words -> fault(words, statement));
    }

    private static Fault fault(String words, Statement statement) {
        return Fault.mendedByRewriting(
                "Nothing I found vouches for \"" + words + "\".",
                "Leave out what the evidence does not say, here \"" + words + "\": “" + Fault.quotable(statement.text())
                        + "”");
    }
}

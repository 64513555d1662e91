package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.Month;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The best months of a place are not those that the passages give for another one, nor those against which they speak. */
final class RightSeason {

    private static final Pattern BEST = Pattern.compile(
            "(?i)\\b(?:best|ideal|prime|finest|season|top|perfect|(?:most|more) (?:comfortable|pleasant|enjoyable|reliable)|coolest|pleasantest)\\b");
    private static final Pattern WORST = Pattern.compile(
            "(?i)\\b(?:worst|wettest|rainiest|roughest|stormiest|least (?:pleasant|comfortable|reliable))\\b");
    private static final Pattern WORST_PART = Pattern.compile("[;:]\\s|,\\s|\\sand in\\s|\\s(?:while|whereas|but)\\s");
    private static final int MONTHS_OF_A_YEAR = 12;

    private static final Reading<Boolean> SPEAKS_OF_THE_BEST =
            Reading.by(text -> BEST.matcher(text).find());

    private static final Pattern NAME = Pattern.compile("(?<=\\b(?:at|in|off|near|around|of|from) )\\p{Lu}\\p{Ll}{3,}");
    private static final Pattern PART =
            Pattern.compile("[;:]\\s|,\\s(?:and|but|while|whereas)\\s|\\s(?:while|whereas|but)\\s");

    /** Months with the names that stand in their part of a sentence, and what the sentence speaks of. */
    private record Named(Set<Month> months, Set<String> names, Set<String> subjects) {

        boolean isOfTheSame(Named other) {
            return other.subjects().stream().anyMatch(term -> !other.names().contains(term) && subjects.contains(term));
        }
    }

    private static final Reading<List<Named>> NAMED = Reading.by(sentence -> PART.splitAsStream(sentence)
            .map(part -> new Named(
                    Facts.in(part).allMonths(),
                    NAME.matcher(part)
                            .results()
                            .flatMap(name -> Words.subjects(name.group()).stream())
                            .collect(Collectors.toSet()),
                    Words.subjects(sentence)))
            .filter(one -> !one.months().isEmpty() && !one.names().isEmpty())
            .toList());

    private static final Pattern WITHIN = Pattern.compile(
            "(?<=[\\p{Ll}\\d,;:] )(?!January|February|March|April|May|June|July|August|September|October|November|December)\\p{Lu}\\p{Ll}{3,}");
    private static final Pattern COASTS = Pattern.compile(
            "(?i)\\b(?:north|south|east|west)(?:ern)?(?:-(?:east|west)(?:ern)?)?\\b[^.;,:]{0,25}\\bcoasts?\\b");
    private static final Pattern DIRECTION = Pattern.compile("north|south|east|west");

    private static final String COUNTRY = "Sri Lanka";

    private RightSeason() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isPlan()) {
            return List.of();
        }
        return Stream.of(
                        ofAnotherPlace(reviewed),
                        turned(reviewed),
                        reviewed.draft().statements().stream()
                                .filter(statement -> isOfAnotherName(statement.text(), reviewed)),
                        reviewed.draft().statements().stream()
                                .filter(statement -> MonthsOfNames.areSwapped(statement.text(), reviewed)))
                .flatMap(statements -> statements)
                .filter(statement -> !isOfAWarning(statement.text(), reviewed))
                .map(statement -> Fault.mendedByLeavingOut(
                        "It gives months that hold for another place: \"" + statement.text() + "\"",
                        "what the evidence says of another place",
                        statement.text()))
                .distinct()
                .toList();
    }

    /** What the engines warn of and advise instead speaks of other coasts, rightly, also in the writer's own words. */
    private static boolean isOfAWarning(String text, Reviewed reviewed) {
        var bare = reviewed.readings().bareOf(text);
        return SaidAlike.isANotice(text, reviewed)
                || reviewed.state().getConstraintViolations().stream()
                        .flatMap(violation -> Stream.of(violation.getDescription(), violation.getSuggestion()))
                        .anyMatch(told -> reviewed.readings().bareOf(told).contains(bare));
    }

    private static Stream<Statement> ofAnotherPlace(Reviewed reviewed) {
        var places = reviewed.state().getTargetLocations();
        if (places.size() != 1) {
            return Stream.empty();
        }
        var place = places.getFirst();
        var own = seasons(reviewed, place, true);
        var others = seasons(reviewed, place, false);
        if (own.isEmpty()) {
            return Stream.empty();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> reviewed.readings().of(SPEAKS_OF_THE_BEST, statement.text())
                        && namesNoOther(statement.text(), reviewed, place)
                        && !isOfTheCountry(statement.text(), reviewed))
                .filter(statement -> reviewed.readings().seasonsOf(statement.text()).stream()
                        .filter(season -> season.tone() == Season.Tone.FOR)
                        .map(Season::months)
                        .filter(months -> !isToldOfWhatItNames(statement.text(), months, place, reviewed))
                        .anyMatch(months ->
                                (others.contains(months) && own.stream().noneMatch(known -> known.containsAll(months)))
                                        || isSpokenAgainst(months, place, reviewed)));
    }

    /** "Better in February: the south and west coasts, from December to March": of what it names besides the place a passage gives just these. */
    private static boolean isToldOfWhatItNames(String text, Set<Month> months, String place, Reviewed reviewed) {
        var named = named(text);
        named.removeAll(Words.terms(place));
        return !named.isEmpty()
                && reviewed.state().getRetrievedDocuments().stream()
                        .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                        .filter(sentence -> reviewed.readings().seasonsOf(sentence).stream()
                                .anyMatch(season -> season.tone() != Season.Tone.AGAINST
                                        && season.months().containsAll(months)))
                        .anyMatch(sentence -> !Collections.disjoint(named(sentence), named));
    }

    /** The names within a sentence, and the coasts: "west" of the west and south coasts. */
    private static Set<String> named(String text) {
        return Stream.concat(
                        WITHIN.matcher(text).results().flatMap(name -> Words.subjects(name.group()).stream()),
                        COASTS.matcher(text)
                                .results()
                                .flatMap(coast -> DIRECTION
                                        .matcher(coast.group().toLowerCase(Locale.ROOT))
                                        .results())
                                .map(MatchResult::group))
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** "The wettest time is from June to August", where the passages of the place speak for these months, and none against them. */
    private static Stream<Statement> turned(Reviewed reviewed) {
        return reviewed.draft().statements().stream()
                .filter(statement -> WORST.matcher(statement.text()).find())
                .filter(statement -> WORST_PART
                        .splitAsStream(statement.text())
                        .filter(part -> WORST.matcher(part).find())
                        .map(part -> reviewed.readings().factsOf(part).allMonths())
                        .filter(months -> !months.isEmpty())
                        .anyMatch(months -> reviewed.state().getTargetLocations().stream()
                                .anyMatch(place ->
                                        isSpokenOf(months, place, Season.Tone.FOR, Season.Tone.AGAINST, reviewed))));
    }

    /** The passages of the place speak of these months, and only against them. */
    private static boolean isSpokenAgainst(Set<Month> months, String place, Reviewed reviewed) {
        var spoken = spokenOf(months, place, reviewed);
        return !spoken.isEmpty() && spoken.stream().allMatch(season -> season.tone() == Season.Tone.AGAINST);
    }

    private static boolean isSpokenOf(
            Set<Month> months, String place, Season.Tone tone, Season.Tone never, Reviewed reviewed) {
        var spoken = spokenOf(months, place, reviewed);
        return spoken.stream().anyMatch(season -> season.tone() == tone)
                && spoken.stream().noneMatch(season -> season.tone() == never);
    }

    private static List<Season> spokenOf(Set<Month> months, String place, Reviewed reviewed) {
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> isOf(place, document))
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .flatMap(sentence -> reviewed.readings().seasonsOf(sentence).stream())
                .filter(season -> !Collections.disjoint(season.months(), months))
                .toList();
    }

    /** "Whales off Mirissa are seen in July", where that holds for Trincomalee: of the name that the sentence has, its sources give other months. */
    private static boolean isOfAnotherName(String text, Reviewed reviewed) {
        var said = reviewed.readings().of(NAMED, text);
        if (said.size() != 1) {
            return false;
        }
        var known = reviewed.state().getRetrievedDocuments().stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .flatMap(sentence -> reviewed.readings().of(NAMED, sentence).stream())
                .toList();
        return said.stream().anyMatch(claim -> {
            var ofIt = known.stream()
                    .filter(one -> !Collections.disjoint(one.names(), claim.names()))
                    .toList();
            return ofIt.stream().anyMatch(one -> one.isOfTheSame(claim))
                    && ofIt.stream().allMatch(one -> Collections.disjoint(one.months(), claim.months()))
                    && known.stream()
                            .filter(one -> Collections.disjoint(one.names(), claim.names()))
                            .anyMatch(one -> one.months().containsAll(claim.months()));
        });
    }

    /** What the passages of a place, or those of all others, call the best months of it. */
    private static List<Set<Month>> seasons(Reviewed reviewed, String place, boolean ofIt) {
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> isOf(place, document) == ofIt)
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .filter(sentence -> reviewed.readings().of(SPEAKS_OF_THE_BEST, sentence))
                .flatMap(sentence -> reviewed.readings().seasonsOf(sentence).stream())
                .filter(season -> season.tone() != Season.Tone.AGAINST)
                .map(Season::months)
                .filter(months -> !months.isEmpty() && months.size() < MONTHS_OF_A_YEAR)
                .toList();
    }

    private static boolean isOf(String place, RetrievedDocument document) {
        return document.getMetadata().getOrDefault("location", "").equalsIgnoreCase(place);
    }

    /** "The best time to visit Sri Lanka depends on the coast": what holds for every place, in the words of the passage. */
    private static boolean isOfTheCountry(String text, Reviewed reviewed) {
        return reviewed.isQuoted(text)
                && reviewed.state().getRetrievedDocuments().stream()
                        .filter(document -> isOf(COUNTRY, document))
                        .anyMatch(document -> reviewed.readings()
                                .bareOf(document.getContent())
                                .contains(reviewed.readings().bareOf(text).strip()));
    }

    private static boolean namesNoOther(String text, Reviewed reviewed, String place) {
        var bare = Words.bare(text);
        return reviewed.state().getRetrievedDocuments().stream()
                .map(document -> document.getMetadata().getOrDefault("location", ""))
                .filter(other -> !other.isEmpty() && !other.equalsIgnoreCase(place))
                .map(other -> Words.bare(other).strip().split(" ", -1)[0])
                .noneMatch(first -> first.length() > 3 && bare.contains(" " + first + " "));
    }
}

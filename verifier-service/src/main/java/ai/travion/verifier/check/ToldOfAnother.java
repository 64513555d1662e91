package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import ai.travion.verifier.check.Kinds.Thing;
import java.util.ArrayList;
import java.util.Comparator;
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
 * What a passage tells of one animal, building, people or name is not told of another of its kind, however freely the rest is worded.
 *
 * <p>A sentence of the sources has most of what a clause speaks of, but another thing in its place; and none that has the clause's own
 * thing says as much of it.
 */
final class ToldOfAnother {

    private static final Pattern UNIT = Pattern.compile(
            "[.!?;:()|]+(?:\\s|$)|\\s[–—]\\s|,\\s(?:and|but|so|nor)\\s|,?\\sor\\s|,?\\s(?:while|whereas|although|though|because)\\s",
            CASE_INSENSITIVE);

    private static final Pattern NAME = Pattern.compile(
            "(?<![\\p{L}’'-])(?!(?:Under|Around|At|In|On|From|Near|Beyond|By|With|After|Before|Between|For|To|The|Of|Until|Since|During)\\b)\\p{Lu}[\\p{L}-]{2,}(?:['’](?!s\\b)\\p{L}+)?(?: (?:of |the )?\\p{Lu}[\\p{L}-]+(?:['’](?!s\\b)\\p{L}+)?)*");

    /** Where or when it is, and not what the sentence is of. */
    private static final Pattern BESIDES = Pattern.compile(
            "\\b(?:from|to|in|at|for|by|via|of|near|on|with|through|towards?|around|and|or) (?:the )?$",
            CASE_INSENSITIVE);

    private static final Pattern LIST_BEFORE =
            Pattern.compile("\\p{Lu}[\\p{L}’'-]+(?:,|,? (?:and|or|plus|as well as)) (?:the )?$");
    private static final Pattern LIST_AFTER = Pattern.compile("(?:,| and|, and| or|, or) (?:the )?\\p{Lu}\\p{L}+");
    private static final Pattern COMMON_WORD = Pattern.compile("(?<![\\p{L}’'-])\\p{Ll}{3,}");
    private static final Pattern MONTH = Pattern.compile(
            "\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b");
    private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d])\\d[\\d,.]*\\d");

    /** What goes on of something said before. */
    private static final Pattern GOES_ON = Pattern.compile(
            "^(?:[\\p{L} ]{0,30}\\b)?(?:it|its|they|them|their|he|she|his|her|this|these|those|that|there|both|another|others)\\b",
            CASE_INSENSITIVE);

    private static final Pattern DENIES = Pattern.compile(
            "\\b(?:no|not|never|without|none|nor|neither|unlike|rather than|instead|except|if|elsewhere|than|like|also)\\b|n['’]t\\b",
            CASE_INSENSITIVE);

    private static final Set<String> NO_NAME = Words.terms(
            "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday poya unesco bce ce buddha under king queen prince princess saint north south east west northern southern eastern western buddhist hindu muslim christian sinhala sinhalese tamil kandyan british dutch portuguese english indian european sri lanka lankan ceylon allow arrive ask avoid book bring carry come count cover dress drive expect give keep leave pack plan reckon ride spend start stay take try visit watch wear");

    /** What many names end in tells no one from another. */
    private static final Set<String> OF_MANY_NAMES = Words.terms(
            "point rock river lake street road temple church mosque fort falls fall beach bay park national museum garden gardens lagoon island hill peak mountain reserve forest tank station house town city gate tower vihara devale the of old new great little");

    /** So much in common besides, and a sentence tells of the same. */
    private static final int OF_THE_SAME = 3;

    private static final double MOST = 0.7;

    /** So much less has any sentence that has the claim's own thing. */
    private static final int MARGIN = 2;

    private static final int MANY = 3;

    /** A number tells more than a word does. */
    private static final int TELLING = 2;

    private static final int ROOT = 5;

    /** Where in its sentence a thing stands. */
    private enum Place {
        /** As one word that may have its capital from there. */
        OPENS_ALONE,
        OPENS,
        LISTED,
        /** After a preposition. */
        BESIDES,
        WITHIN
    }

    /**
     * A name, or a thing of a kind, as it may stand in a sentence.
     *
     * @param after the preposition before a name
     */
    private record Told(
            String words, Set<String> stems, int kind, boolean isAsAWhole, Place place, Prepositions after) {

        static final int NAME = -1;

        boolean mayOpen() {
            return place == Place.OPENS_ALONE;
        }

        /** "Monkeys" may be any of them. */
        boolean isBroad() {
            return Kinds.BROAD.containsAll(stems);
        }

        boolean opens() {
            return place == Place.OPENS_ALONE || place == Place.OPENS;
        }

        boolean mayStandFor(Told other) {
            return kind == other.kind() && after.mayStandFor(other.after());
        }

        boolean isListed() {
            return place == Place.LISTED;
        }

        boolean isIn(Set<String> terms) {
            return isAsAWhole ? terms.containsAll(stems) : stems.stream().anyMatch(terms::contains);
        }
    }

    /** A sentence of a passage, what it speaks of and what it tells it of. */
    private record Known(
            Set<String> terms, Set<String> context, Set<String> common, List<Told> told, Set<String> location) {

        /** The same, of a passage about a place. */
        Known of(Set<String> place) {
            var ofThePlace = new HashSet<>(context);
            ofThePlace.addAll(place);
            return new Known(terms, ofThePlace, common, told, place);
        }
    }

    private static final Reading<List<Told>> TOLD = Reading.by(ToldOfAnother::toldIn);
    private static final Reading<List<Known>> KNOWN = Reading.by(ToldOfAnother::knownIn);
    private static final Reading<List<String>> UNITS = Reading.by(text -> Stream.concat(
                    UNIT.splitAsStream(text).filter(unit -> unit.length() > 8), Stream.of(text))
            .distinct()
            .toList());

    /** A festival falls around July, and is no waterfall. */
    private static final Pattern FALLS_ON = Pattern.compile(
            "(?i)\\bfalls? (?:around|about|in(?:to)?|on|within|between|during|from|under|silent|behind)\\b");

    private ToldOfAnother() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isPlan() || reviewed.isByRule()) {
            return List.of();
        }
        return reviewed.citingStatements()
                .flatMap(statement -> toldOfAnother(statement, reviewed).map(told -> fault(told, statement)).stream())
                .distinct()
                .toList();
    }

    private static Optional<Told> toldOfAnother(Statement statement, Reviewed reviewed) {
        var readings = reviewed.readings();
        var all = known(reviewed.state().getRetrievedDocuments(), readings);
        var own = known(reviewed.passagesCitedBy(statement), readings);
        boolean areOfOnePlace = all.stream().map(Known::location).distinct().count() <= 1;
        var places = reviewed.termsOfItsPlaces();
        var whole = readings.termsOf(statement.text());
        var units = readings.of(UNITS, statement.text());
        for (var unit : units) {
            if (DENIES.matcher(unit).find()) {
                continue;
            }
            boolean isOfParts = unit.equals(statement.text()) && units.size() > 1;
            for (var told : readings.of(TOLD, unit)) {
                if ((told.isIn(places) && (areOfOnePlace || told.kind() != Told.NAME || !told.opens()))
                        || told.isBroad()
                        || isOneOfMany(told, unit, readings)
                        || (isOfParts && told.kind() == Told.NAME && !told.opens())) {
                    continue;
                }
                var content = new HashSet<>(content(unit));
                content.removeAll(places);
                content.removeAll(told.kind() == Told.NAME ? Words.terms(told.words()) : told.stems());
                if (isOfParts
                        && told.kind() != Told.NAME
                        && (namesAnother(told, unit, readings) || isToldInItsPart(told, units, unit, places, all))) {
                    continue;
                }
                if (!isToldOverSentences(told, statement.text(), statement, reviewed)
                        && isAnothers(
                                told,
                                content,
                                isOfParts && told.kind() == Told.NAME ? 0 : 1,
                                whole,
                                places,
                                own,
                                all)) {
                    return Optional.of(told);
                }
            }
        }
        return Optional.empty();
    }

    /** "Adisham: built in 1931, a Benedictine monastery": of one name a passage tells over two sentences. */
    private static boolean isToldOverSentences(Told told, String unit, Statement statement, Reviewed reviewed) {
        var readings = reviewed.readings();
        var names = readings.of(TOLD, unit).stream()
                .filter(other -> other.kind() == Told.NAME && !other.stems().equals(told.stems()))
                .filter(other -> !other.isIn(reviewed.termsOfItsPlaces()))
                .toList();
        return told.kind() == Told.NAME
                && !told.opens()
                && reviewed.passagesCitedBy(statement).stream()
                        .map(passage -> known(List.of(passage), readings))
                        .anyMatch(sentences -> sentences.stream()
                                .filter(one -> told.isIn(one.terms()))
                                .anyMatch(one -> names.stream().anyMatch(name -> name.isIn(one.terms()))));
    }

    /** "Deer, jackals and eagles", "by Wellawaya and Thanamalwila": of several a writer names some. */
    private static boolean isOneOfMany(Told told, String unit, Readings readings) {
        return told.kind() == Told.NAME
                ? told.isListed()
                : readings.of(TOLD, unit).stream()
                                .filter(other -> other.kind() == told.kind())
                                .count()
                        >= MANY;
    }

    /** "A mosque, and a kovil behind it": each part tells of its own. */
    private static boolean namesAnother(Told told, String unit, Readings readings) {
        return readings.of(TOLD, unit).stream()
                .anyMatch(other -> other.kind() == told.kind()
                        && !other.isBroad()
                        && !other.stems().equals(told.stems()));
    }

    /** "A boat ride, or the churches of Little Rome": of the churches a sentence tells what their own part says. */
    private static boolean isToldInItsPart(
            Told told, List<String> units, String whole, Set<String> places, List<Known> all) {
        return units.stream()
                .filter(part -> !part.equals(whole) && told.isIn(Words.terms(part)))
                .allMatch(part -> {
                    var content = new HashSet<>(content(part));
                    content.removeAll(places);
                    content.removeAll(told.stems());
                    return all.stream()
                            .filter(one -> told.isIn(one.context()))
                            .mapToLong(one -> shared(content, one.terms()))
                            .anyMatch(shared -> shared > 0 && 2 * shared >= content.size());
                });
    }

    private static boolean isAnothers(
            Told told,
            Set<String> content,
            int mostBeyond,
            Set<String> whole,
            Set<String> places,
            List<Known> own,
            List<Known> all) {
        boolean isBesides = told.place() == Place.BESIDES;
        long enough = Math.max(isBesides ? OF_THE_SAME + 1 : OF_THE_SAME, (long) Math.ceil(MOST * content.size()));
        var best = own.stream()
                .filter(one -> shared(content, one.terms()) >= enough)
                .max(Comparator.comparingLong(one -> shared(content, one.terms())));
        if (best.isEmpty()) {
            return false;
        }
        var sentence = best.get();
        boolean isOfAPlace = told.isIn(places);
        if (told.isIn(sentence.context())
                || (isOfAPlace && sentence.location().stream().anyMatch(whole::contains))
                || (!isOfAPlace
                        && sentence.told().stream()
                                .noneMatch(other -> other.mayStandFor(told)
                                        && isATold(other, all)
                                        && !other.isIn(places)
                                        && !other.isIn(whole)))) {
            return false;
        }
        long most = shared(content, sentence.terms());
        var withIt = all.stream().filter(one -> told.isIn(one.context())).toList();
        if (told.kind() == Told.NAME && (withIt.isEmpty() || !isATold(told, all))) {
            return false;
        }
        return withIt.stream()
                .allMatch(one -> shared(content, one.terms()) + MARGIN <= most
                        && beyond(content, sentence.terms(), one.terms()) <= mostBeyond);
    }

    /** A word that begins a sentence is a name where no passage has it in small letters. */
    private static boolean isATold(Told told, List<Known> all) {
        return !told.mayOpen()
                || all.stream().noneMatch(one -> told.stems().stream().anyMatch(one.common()::contains));
    }

    /** What of the content stands in another sentence alone: the claim may be made of both. */
    private static long beyond(Set<String> content, Set<String> sentence, Set<String> other) {
        return content.stream()
                .filter(term -> holds(other, term) && !holds(sentence, term))
                .count();
    }

    private static long shared(Set<String> content, Set<String> terms) {
        return content.stream()
                .filter(term -> holds(terms, term))
                .mapToLong(term -> Character.isDigit(term.charAt(0)) ? TELLING : 1)
                .sum();
    }

    private static boolean holds(Set<String> terms, String term) {
        return terms.contains(term)
                || (term.length() >= ROOT
                        && terms.stream()
                                .anyMatch(other -> other.length() >= ROOT && other.regionMatches(0, term, 0, ROOT)));
    }

    private static Set<String> content(String text) {
        var content = new HashSet<>(Words.subjects(text));
        NUMBER.matcher(text).results().map(MatchResult::group).forEach(content::add);
        MONTH.matcher(text)
                .results()
                .map(month -> Words.stem(month.group().toLowerCase(Locale.ROOT)))
                .forEach(content::add);
        return content;
    }

    private static List<Told> toldIn(String text) {
        var told = new ArrayList<Told>();
        var names = NAME.matcher(text);
        while (names.find()) {
            var all = Words.terms(names.group());
            var telling = new HashSet<>(Words.subjects(names.group()));
            telling.removeAll(OF_MANY_NAMES);
            telling.removeAll(NO_NAME);
            boolean isAsAWhole = telling.isEmpty() && all.size() > 1 && !NO_NAME.containsAll(all);
            if (isAsAWhole || !telling.isEmpty()) {
                told.add(new Told(
                        names.group(),
                        Set.copyOf(isAsAWhole ? all : telling),
                        Told.NAME,
                        isAsAWhole,
                        placeOf(names.toMatchResult(), text),
                        Prepositions.before(text.substring(0, names.start()))));
            }
        }
        var terms = new HashSet<>(Words.terms(FALLS_ON.matcher(text).replaceAll(" ")));
        terms.removeAll(Kinds.modifiersIn(text));
        Kinds.in(terms)
                .forEach(thing -> told.add(new Told(
                        thing.words().stream().sorted().collect(Collectors.joining(", ")),
                        thing.words(),
                        thing.kind(),
                        false,
                        Place.WITHIN,
                        Prepositions.NONE)));
        return List.copyOf(told);
    }

    private static Place placeOf(MatchResult name, String text) {
        var before = text.substring(0, name.start());
        if (LIST_BEFORE.matcher(before).find()
                || LIST_AFTER.matcher(text.substring(name.end())).lookingAt()) {
            return Place.LISTED;
        }
        // The head of a table's row, too.
        if (before.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return name.group().indexOf(' ') < 0 ? Place.OPENS_ALONE : Place.OPENS;
        }
        return BESIDES.matcher(before).find() ? Place.BESIDES : Place.WITHIN;
    }

    private static List<Known> knownIn(String passage) {
        var known = new ArrayList<Known>();
        Set<String> before = Set.of();
        for (var sentence : passage.split("(?<=[.!?])\\s+(?=[\\p{Lu}\\d])", -1)) {
            var terms = new HashSet<>(Words.terms(sentence));
            NUMBER.matcher(sentence).results().map(MatchResult::group).forEach(terms::add);
            var context = new HashSet<>(terms);
            if (GOES_ON.matcher(sentence).find()) {
                context.addAll(before);
            }
            // Of who came after whom, one sentence goes on from the other.
            Kinds.in(before).stream().filter(Thing::isAPower).forEach(power -> context.addAll(power.words()));
            var common = COMMON_WORD
                    .matcher(sentence)
                    .results()
                    .map(word -> Words.stem(word.group()))
                    .collect(Collectors.toUnmodifiableSet());
            known.add(new Known(Set.copyOf(terms), Set.copyOf(context), common, toldIn(sentence), Set.of()));
            before = context;
        }
        return List.copyOf(known);
    }

    private static List<Known> known(List<RetrievedDocument> documents, Readings readings) {
        return documents.stream()
                .flatMap(document -> {
                    var place = Words.terms(document.getMetadata().getOrDefault("location", ""));
                    return readings.of(KNOWN, document.getContent()).stream().map(known -> known.of(place));
                })
                .toList();
    }

    private static Fault fault(Told told, Statement statement) {
        return Fault.mendedByLeavingOut(
                "What I found tells this of something else than \"" + told.words() + "\".",
                "what the evidence tells of something else than \"" + told.words() + "\"",
                statement.text());
    }
}

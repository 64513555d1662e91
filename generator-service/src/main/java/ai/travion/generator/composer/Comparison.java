package ai.travion.generator.composer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** Places held against each other by one measure: "Which is higher, Pidurutalagala or Adam's Peak?" */
final class Comparison {

    /** What is compared, and by what a sentence that tells of it is known. */
    private enum Measure {
        HEIGHT("(higher|taller|highest|tallest)|(lower)", "\\d[\\d,]*\\s?(?:metres|meters|m\\b)", "highest|tallest"),
        AREA(
                "(bigger|larger|biggest|largest|more extensive)|(smaller|smallest)",
                "\\d[\\d,]*\\s?(?:square kilomet\\w+|hectares|sq km)",
                "largest|biggest"),
        AGE(
                "(older|oldest|more ancient|earlier)|(younger|newer|more recent)",
                "centur(?:y|ies)|\\d+ (?:BCE|CE)\\b|\\b1\\d{3}\\b",
                "oldest"),
        DEPTH("(deeper|deepest)", "\\bdeep\\b|\\bdepth\\b", "deepest"),
        LENGTH(
                "(longer|longest)|(shorter|shortest)",
                "\\d[\\d,.]*\\s?(?:kilomet\\w+|km\\b|metres)|hours?\\b",
                "longest"),
        QUIET(
                "(quieter|quietest|calmest|calmer|more peaceful|less crowded|less busy|less touristy|more relaxed)|(busier|busiest|liveliest|livelier|noisier|more crowded|more lively|more touristy)",
                "quiet\\w*|calmer|peaceful|silent|silence|lively|busy|crowd\\w*|loud|bustl\\w+|hectic|young|sleepy|part(?:y|ies)|fewer|laid-back|secluded|solitude|lonely|sociable|overbuilt|empty|little[- ]visited",
                "quietest|busiest"),
        EASE(
                "(easier|easiest|gentlest|gentler|less (?:steep|strenuous|demanding)|better for (?:bad |weak )?(?:knees|kids|children|seniors)|(?:bad|sore|weak|dodgy|old|creaky) (?:knees?|legs?|hips?)|unfit|not (?:very |so |that )?fit)|(harder|hardest|steepest|toughest|steeper|tougher|more (?:difficult|strenuous|demanding))",
                "eas(?:y|ily|ier)|gentle|steep|strenuous|hard\\b|demanding|stairs|steps|knees|fit\\b|(?:minutes|hours?)\\b.{0,30}(?:up|walk|climb|return)",
                "easiest"),
        CLIMATE(
                "(colder|coldest|coolest|cooler|wetter|rainier)|(warmer|warmest|hottest|hotter|drier)",
                "cold|cool|warm|hot\\b|degrees|frost|rain\\w*|dry|humid|mist",
                "coldest|coolest|hottest|wettest");

        private final Pattern asked;
        private final Pattern told;
        private final Pattern superlative;

        Measure(String asked, String told, String superlative) {
            this.asked = pattern("\\b(?:" + asked + ")\\b");
            this.told = pattern(told);
            this.superlative = pattern("\\bthe (" + superlative + ")\\b(?! of (?:the|these|them))");
        }

        /** The opposite words by which texts tell of it, where none tells a figure. */
        Optional<Poles> poles() {
            return switch (this) {
                case QUIET -> Optional.of(Poles.QUIET);
                case EASE -> Optional.of(Poles.EASE);
                case CLIMATE -> Optional.of(Poles.COLD);
                case HEIGHT, AREA, AGE, DEPTH, LENGTH -> Optional.empty();
            };
        }

        boolean hasFigures() {
            return this == HEIGHT || this == AREA || this == AGE;
        }
    }

    private static final Pattern OF_THE_TRAVELLER = pattern("knee|leg\\b|legs|hip|fit\\b");
    private static final Pattern ONE_OF = pattern("\\b(?:one of|among|second|third|counted)\\b[^.;]{0,30}$");
    /** What a word of either pole is worth against likeness to the question. */
    private static final double A_WORD = 0.08;

    private static final Pattern EFFORT = pattern(
            "\\b(?:steps|(?:hours?|minutes) (?:to|from|up|there|with)|(?:to|in) (?:an|\\d+|\\w+) (?:hours?|minutes)|staircases?)\\b");

    /** "The coolest climate of any large town". */
    private static final Pattern OF_ALL = pattern(
            "\\bof (?:any|all)\\b|\\b(?:in|of) sri lanka\\b|\\bo[nf] the island\\b|\\bin the (?:country|hills|hill country)\\b");

    private static final Pattern NUMBER = Pattern.compile("\\d[\\d,]*");

    private final Measure measure;
    private final String word;
    private final boolean less;
    private final Map<String, Sentence> told = new LinkedHashMap<>();
    private final Map<String, List<Sentence>> speaking = new LinkedHashMap<>();

    private Comparison(Measure measure, String word, boolean less) {
        this.measure = measure;
        this.word = word;
        this.less = less;
    }

    /** What is to be compared, where the question compares by a measure that is known here. */
    static Optional<Comparison> in(Question question) {
        if (question.places().size() < 2) {
            return Optional.empty();
        }
        for (var measure : Measure.values()) {
            var asked = measure.asked.matcher(question.text());
            if (asked.find()) {
                boolean less = asked.group(1) == null;
                var word = asked.group().toLowerCase(Locale.ROOT);
                boolean ofTheTraveller = measure == Measure.EASE
                        && !word.startsWith("better ")
                        && OF_THE_TRAVELLER.matcher(word).find();
                return Optional.of(new Comparison(measure, ofTheTraveller ? "easier" + withIt(word) : word, less));
            }
        }
        return Optional.empty();
    }

    /** "With a bad knee", "with bad knees"; who is unfit needs no more words. */
    private static String withIt(String word) {
        var with = word.endsWith("s") ? " with " : word.startsWith("old") ? " with an " : " with a ";
        return word.endsWith("fit") ? " for the unfit" : with + word;
    }

    /** Whether only a figure or a superlative tells of it. */
    boolean isOfFigures() {
        return measure.hasFigures();
    }

    /**
     * Writes what is known of each place on that measure, and which of them has more of it where figures or a superlative say so.
     *
     * @param ranked all sentences, the best first
     * @return whether anything was known of any of them
     */
    boolean isWritten(List<String> places, List<Sentence> ranked, Page page, List<String> missing, Question question) {
        for (var place : places) {
            tellingOf(place, ranked).ifPresent(sentence -> told.put(place, sentence));
        }
        if (told.isEmpty()) {
            return false;
        }
        var verdict = verdict(places, question);
        verdict.ifPresent(page::add);
        var heldAgainst = HeldAgainst.in(
                ranked.stream()
                        .filter(sentence -> measure.told
                                        .matcher(sentence.text())
                                        .find()
                                || measure.asked.matcher(sentence.text()).find())
                        .toList(),
                places,
                question);
        heldAgainst.ifPresent(sentence -> page.quote(List.of(sentence)));
        if (verdict.isEmpty() && heldAgainst.isEmpty()) {
            page.add("Nothing that I know says outright which is " + word + "; this is what it says of each:");
        }
        boolean isDecided = verdict.isPresent() || heldAgainst.isPresent();
        for (var place : places) {
            var sentence = told.get(place);
            boolean isSaid =
                    sentence != null && heldAgainst.filter(sentence::equals).isPresent();
            // After a verdict nobody is told that it is not known.
            if (isSaid || (isDecided && (sentence == null || saysNothing(sentence) || isOfBoth(heldAgainst, places)))) {
                continue;
            }
            if (sentence != null) {
                page.quote("**" + place + "**: ", List.of(sentence));
            } else {
                missing.add(place + ": which is " + word);
                page.add("**" + place + "**: I could not find in what I know how it stands in that.");
            }
        }
        return true;
    }

    /** "Dry weather" on the way to a waterfall is not the climate of the town. */
    private boolean saysNothing(Sentence sentence) {
        return measure.poles()
                        .filter(poles -> poles.wordsIn(sentence.text()) == 0)
                        .isPresent()
                && measure != Measure.EASE;
    }

    private static boolean isOfBoth(Optional<Sentence> heldAgainst, List<String> places) {
        return heldAgainst
                .filter(sentence -> places.stream().allMatch(place -> HeldAgainst.names(place, sentence)))
                .isPresent();
    }

    private Optional<Sentence> tellingOf(String place, List<Sentence> ranked) {
        var telling = ranked.stream()
                .filter(sentence -> sentence.source().location().equalsIgnoreCase(place))
                .filter(sentence -> measure.told.matcher(sentence.text()).find()
                        || measure.superlative.matcher(sentence.text()).find())
                .toList();
        speaking.put(place, telling);
        var poles = measure.poles();
        if (poles.isPresent()) {
            return telling.stream()
                    .max(java.util.Comparator.comparingDouble(sentence -> sentence.likeness()
                            + A_WORD
                                    * (poles.get().wordsIn(sentence.text())
                                            + (measure == Measure.EASE ? figuresOfEffort(sentence) : 0))));
        }
        var naming = telling.stream()
                .filter(sentence -> HeldAgainst.names(place, sentence))
                .toList();
        if (measure == Measure.AGE) {
            return naming.stream()
                    .filter(sentence -> EarliestYear.in(sentence.text()).isPresent())
                    .min(java.util.Comparator.comparingDouble(
                            sentence -> EarliestYear.in(sentence.text()).orElseThrow()));
        }
        return naming.stream()
                .findFirst()
                .or(() -> measure.hasFigures()
                        ? Optional.empty()
                        : telling.stream().findFirst());
    }

    private static long figuresOfEffort(Sentence sentence) {
        return EFFORT.matcher(sentence.text()).results().count()
                + (sentence.source().aspect().equals("adventure") ? 2 : 0);
    }

    private Optional<String> verdict(List<String> places, Question question) {
        if (places.size() != 2) {
            return Optional.empty();
        }
        var one = places.getFirst();
        var other = places.getLast();
        return winner(one, other).map(winner -> {
            boolean yesOrNo = question.text().matches("(?is)^\\W*(?:so |hi |and )*(?:is|are|was)\\b.*\\bthan\\b.*");
            var claim = (winner.equals(one) ? one : other) + " is " + word
                    + (measure == Measure.AGE ? " by the dates that I found" : "")
                    + (measure.poles().isPresent() ? ", by what my texts say of the two" : "") + ".";
            return yesOrNo
                    ? (winner.equals(firstNamed(question, one, other)) ? "**Yes:** " : "**No:** ") + claim
                    : "**" + claim + "**";
        });
    }

    private static String firstNamed(Question question, String one, String other) {
        var text = Terms.bare(question.text());
        int first = text.indexOf(Terms.bare(one).strip().split(" ", -1)[0]);
        int second = text.indexOf(Terms.bare(other).strip().split(" ", -1)[0]);
        return second >= 0 && (first < 0 || second < first) ? other : one;
    }

    private Optional<String> winner(String one, String other) {
        var first = told.get(one);
        var second = told.get(other);
        if (measure.hasFigures() && first != null && second != null) {
            var a = amount(first.text());
            var b = amount(second.text());
            if (a.isPresent() && b.isPresent() && a.getAsDouble() != b.getAsDouble()) {
                boolean moreIsFirst = a.getAsDouble() > b.getAsDouble();
                return Optional.of(moreIsFirst != less ? one : other);
            }
        }
        var superlatives = new ArrayList<String>();
        for (var place : List.of(one, other)) {
            var sentence = told.get(place);
            if (sentence != null && isTheMost(sentence.text()) && isOfOneKind(one, other, sentence.text())) {
                superlatives.add(place);
            }
        }
        if (superlatives.size() != 1) {
            return measure.poles()
                    .flatMap(poles -> poles.of(
                            one, speaking.getOrDefault(one, List.of()), other, speaking.getOrDefault(other, List.of())))
                    .map(more -> less ? (more.equals(one) ? other : one) : more);
        }
        return Optional.of(less ? (superlatives.getFirst().equals(one) ? other : one) : superlatives.getFirst());
    }

    /** "The largest national park of Sri Lanka" is larger than another national park. */
    private boolean isOfOneKind(String one, String other, String text) {
        var most = measure.superlative.matcher(text);
        if (!most.find()) {
            return false;
        }
        var rest = text.substring(most.end()).strip().toLowerCase(Locale.ROOT);
        var kindOfOne = lastWord(one);
        var kindOfOther = lastWord(other);
        boolean ofAll = measure.poles().isPresent() && OF_ALL.matcher(rest).find();
        return ofAll
                || (rest.matches("(?:mountain|peak|point|summit)\\b.*") && measure == Measure.HEIGHT)
                || (kindOfOne.equals(kindOfOther)
                        && rest.matches("(?:\\w+ ){0,2}" + Pattern.quote(kindOfOne) + "\\b.*"));
    }

    private boolean isTheMost(String text) {
        var most = measure.superlative.matcher(text);
        return most.find() && !ONE_OF.matcher(text.substring(0, most.start())).find();
    }

    private static String lastWord(String name) {
        var words = Terms.bare(name).strip().split(" ", -1);
        return words[words.length - 1];
    }

    private OptionalDouble amount(String text) {
        if (measure == Measure.AGE) {
            // Older is more.
            var year = EarliestYear.in(text);
            return year.isPresent() ? OptionalDouble.of(-year.getAsDouble()) : year;
        }
        return measure.told
                .matcher(text)
                .results()
                .map(figure -> NUMBER.matcher(figure.group()))
                .filter(java.util.regex.Matcher::find)
                .mapToDouble(figure -> Double.parseDouble(figure.group().replace(",", "")))
                .max();
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    }
}

package ai.travion.retrieval.question;

import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.schemas.envelope.Bounds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads a question: names first, then turns of phrase and kinds of place, then what words are left. Thread-safe. */
public final class QuestionReader {

    private static final double SYNONYM = 0.85;
    /** More different words are no question. */
    private static final int MOST_WORDS = 80;

    private static final double LEAST_WEIGHT = 1;
    private static final double MOST_WEIGHT = 5;
    /** An adjective or adverb that no passage uses is rarely what a question hangs on. */
    private static final double UNKNOWN_QUALIFIER_WEIGHT = 1.5;

    private static final Pattern WORD = Pattern.compile("\\p{L}{5,}");
    private static final Pattern ANY_WORD = Pattern.compile("[\\p{L}\\p{N}'’-]+");
    /** A full date, whose numbers no passage has to know. */
    private static final Pattern DATE = Pattern.compile(
            "\\b(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}|"
                    + "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \\d{1,2}(?:st|nd|rd|th)?,? (?:of )?20\\d{2}|"
                    + "\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,? 20\\d{2})\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern QUALIFIER = Pattern.compile(".*(?:ly|ous|ful|able|ible|ish|ive|est|ic)$");
    private static final Pattern COMES_FROM =
            Pattern.compile("\\b(?:from|leaving|starting (?:in|at))\\s+(?:the\\s+)?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern SUPERLATIVE = Pattern.compile(
            "\\b(?:best|top|nicest|most beautiful|favou?rite|which|list|recommend|suggest|any|some)\\b",
            Pattern.CASE_INSENSITIVE);
    /** "Which places were hit by it?" asks for more than one. */
    private static final Pattern SEVERAL = Pattern.compile(
            "^\\W*(?:(?:and|so|please|can you|could you|tell me|ok)\\W+)*(?:which|what|name|list|give me|show me|all)\\b(?: (?!(?:does|did|is|was|has)\\b)[\\p{L}'-]+){0,6}? "
                    + "(?:places|sites|spots|towns|cities|villages|areas|regions|parks|reserves|temples|shrines|churches|mosques|beaches|lakes|waterfalls|viewpoints|hikes|trails|forests|gardens|forts|museums|markets|islands|caves|mountains|ruins|destinations|locations)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern QUANTITY = Pattern.compile(
            "\\b(?:how (?:many|tall|high|deep|long|far|big|large|wide|old|heavy)|when (?:was|were|did)|(?:what|which) (?:year|century|height|date)|"
                    + "(?:height|length|depth|age|size|altitude|elevation) of)\\b",
            Pattern.CASE_INSENSITIVE);
    /** "Can I visit Yala in September?" asks whether that is its time; "a trip in September" asks for a trip. */
    private static final Pattern IN_A_MONTH = Pattern.compile(
            "^(?!.*\\b(?:plan|trip|tour|itinerary|days?)\\b).*\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern PLURAL = Pattern.compile("(?<!fall)s$", Pattern.CASE_INSENSITIVE);

    /** Kinds to a catalogue; a question about them asks for an aspect. */
    private static final Set<String> SIDES_OF_A_PLACE = Set.of("wildlife");

    private final Vocabulary vocabulary;
    private final Places atlas;
    private final Synonyms synonyms = Synonyms.load();

    public QuestionReader(Vocabulary vocabulary, Places atlas) {
        this.vocabulary = vocabulary;
        this.atlas = atlas;
    }

    /**
     * Reads a question.
     *
     * @param dated whether its date has been understood already, so that words of the calendar are no subject of it
     */
    public Question read(String message, boolean dated) {
        var text = Bounds.cut(message, Bounds.MESSAGE_CHARACTERS);
        var hints = new HashMap<String, Double>();
        var origins = new LinkedHashSet<Place>();
        var named = new LinkedHashSet<Place>();
        var meant = new StringBuilder(text);
        var ruledOut = takePlacesRuledOut(text, meant);
        var rest = new StringBuilder(meant);
        // "Cave temples besides Dambulla": its other name is no name here.
        var mentions = atlas.mentionedIn(meant.toString()).stream()
                .filter(mention -> !ruledOut.contains(mention.place()))
                .toList();
        for (var mention : mentions) {
            boolean origin =
                    COMES_FROM.matcher(text.substring(0, mention.start())).find();
            (origin ? origins : named).add(mention.place());
            EnglishTerms.of(mention.text())
                    .forEach(stem -> hints.merge(stem, saysMoreThanTheName(mention) ? 2.0 : 0.1, Math::max));
            blank(rest, mention.start(), mention.end());
        }
        origins.removeAll(named);
        if (named.isEmpty()) {
            named.addAll(origins);
            origins.clear();
        }
        var concepts = new ArrayList<Concept>();
        var spellings = new HashMap<String, String>();
        rest = spelt(rest, at -> false, spellings);
        // World Heritage is no kind of ancient site: there are forests in it.
        rest = new StringBuilder(Subject.WORLD_HERITAGE.matcher(rest).replaceAll("UNESCO"));
        var notKinds = takeRuledOut(rest);
        boolean severalKinds = readKinds(rest, concepts);
        readCues(rest, concepts);
        boolean dateIsNamed = dated || DATE.matcher(text).find();
        readWords(rest.toString(), dateIsNamed, concepts, hints);
        if (concepts.isEmpty() && !named.isEmpty() && IN_A_MONTH.matcher(text).find()) {
            concepts.add(new Concept.Wanted(VisitCues.bestTimeOfYear()));
        }
        boolean listing = severalKinds
                || (concepts.stream().anyMatch(Concept.OfKind.class::isInstance)
                        && SUPERLATIVE.matcher(text).find())
                || (named.isEmpty() && SEVERAL.matcher(text).find());
        var wording =
                spelt(meant, at -> isIn(mentions, at), spellings).toString().replace(';', ' ');
        return new Question(
                wording,
                concepts,
                hints,
                origins,
                List.copyOf(named),
                new RuledOut(ruledOut, notKinds),
                listing,
                QUANTITY.matcher(text).find(),
                AnswerKind.askedIn(text),
                Counted.in(wording));
    }

    /** The places that are not meant; with the words that rule them out they are blanked. */
    private Set<Place> takePlacesRuledOut(String text, StringBuilder meant) {
        var ruledOut = new LinkedHashSet<Place>();
        for (var name : NotMeant.named(text, atlas)) {
            ruledOut.add(name.place());
            blank(meant, name.start(), name.end());
        }
        return ruledOut;
    }

    private static boolean saysMoreThanTheName(Places.Mention mention) {
        var name = EnglishTerms.of(mention.place().name());
        return mention.exact() && EnglishTerms.of(mention.text()).stream().anyMatch(stem -> !name.contains(stem));
    }

    private static List<Kind> takeRuledOut(StringBuilder rest) {
        var kinds = new ArrayList<Kind>();
        for (var kind : Kind.ALL) {
            var words = kind.words().matcher(rest.toString());
            if (words.find() && NotMeant.begins(words.start(), rest.toString()).isPresent()) {
                kinds.add(kind);
                blank(rest, words.start(), words.end());
            }
        }
        return kinds;
    }

    private boolean readKinds(StringBuilder rest, List<Concept> concepts) {
        boolean several = false;
        for (var kind : Kind.ALL) {
            if (SIDES_OF_A_PLACE.contains(kind.name())) {
                continue;
            }
            var words = kind.words().matcher(rest.toString());
            if (words.find()) {
                var terms = new HashMap<String, Double>();
                for (var stem : EnglishTerms.of(kind.name() + " " + words.group())) {
                    terms.put(stem, 1.0);
                    synonyms.of(stem).forEach(other -> terms.putIfAbsent(other, SYNONYM));
                }
                concepts.add(new Concept.OfKind(kind, terms));
                several |= PLURAL.matcher(words.group()).find();
                blank(rest, words.start(), words.end());
            }
        }
        return several;
    }

    private static void readCues(StringBuilder rest, List<Concept> concepts) {
        for (var cue : Cues.ALL) {
            var phrases = cue.phrase().matcher(rest.toString()).results().toList();
            if (!phrases.isEmpty()) {
                concepts.add(new Concept.Wanted(cue));
                phrases.forEach(phrase -> blank(rest, phrase.start(), phrase.end()));
            }
        }
    }

    private void readWords(String rest, boolean dated, List<Concept> concepts, Map<String, Double> hints) {
        var said = said(rest);
        for (var stem : new LinkedHashSet<>(EnglishTerms.of(rest))) {
            if (Ordinary.FILLER.contains(stem)) {
                continue;
            }
            boolean number = stem.chars().anyMatch(Character::isDigit);
            if ((Ordinary.CALENDAR.contains(stem) && (dated || !stem.equals("poya")))
                    || (number && (dated || stem.length() < 4))) {
                hints.merge(stem, 0.5, Math::max);
            } else if (stem.length() > 1) {
                concepts.add(word(stem, said.getOrDefault(stem, stem)));
            }
        }
    }

    /** The first word of a text that has each stem. */
    private static Map<String, String> said(String text) {
        var said = new HashMap<String, String>();
        ANY_WORD.matcher(text)
                .results()
                .map(MatchResult::group)
                .forEach(word -> EnglishTerms.of(word).forEach(stem -> said.putIfAbsent(stem, word)));
        return said;
    }

    private Concept word(String stem, String said) {
        var terms = new HashMap<String, Double>();
        synonyms.of(stem).stream().filter(vocabulary::knows).forEach(other -> terms.put(other, SYNONYM));
        terms.put(stem, 1.0);
        return new Concept.Word(
                said,
                weight(stem, terms.keySet()),
                terms,
                terms.keySet().stream().anyMatch(vocabulary::knows));
    }

    /** Puts right what no passage, no turn of phrase and no list of synonyms knows and one slip explains. */
    private StringBuilder spelt(CharSequence text, IntPredicate asItIs, Map<String, String> seen) {
        return new StringBuilder(WORD.matcher(text).replaceAll(word -> {
            var lower = word.group().toLowerCase(Locale.ROOT);
            var right = seen.size() < MOST_WORDS
                    ? seen.computeIfAbsent(lower, this::spelt)
                    : seen.getOrDefault(lower, lower);
            return asItIs.test(word.start()) || right.equals(lower) ? word.group() : right;
        }));
    }

    private static boolean isIn(List<Places.Mention> mentions, int at) {
        return mentions.stream().anyMatch(mention -> mention.start() <= at && at < mention.end());
    }

    private String spelt(String word) {
        return isKnown(word)
                ? word
                : vocabulary.spelling(word).or(() -> vocabulary.parted(word)).orElse(word);
    }

    private boolean isKnown(String word) {
        var stem = EnglishTerms.stem(word);
        return Ordinary.is(stem)
                || vocabulary.knows(stem)
                || !synonyms.of(stem).isEmpty()
                || Cues.ALL.stream().anyMatch(cue -> cue.phrase().matcher(word).find())
                || Kind.ALL.stream().anyMatch(kind -> kind.words().matcher(word).find());
    }

    private double weight(String stem, Set<String> alternatives) {
        if (!vocabulary.knows(stem) && alternatives.stream().noneMatch(vocabulary::knows)) {
            return QUALIFIER.matcher(stem).matches() ? UNKNOWN_QUALIFIER_WEIGHT : MOST_WEIGHT;
        }
        double commonest = alternatives.stream()
                .filter(vocabulary::knows)
                .map(vocabulary::rarity)
                .min(Comparator.naturalOrder())
                .orElse(MOST_WEIGHT);
        double own = vocabulary.knows(stem) ? vocabulary.rarity(stem) : commonest;
        return Math.clamp((own + commonest) / 2, LEAST_WEIGHT, MOST_WEIGHT);
    }

    private static void blank(StringBuilder text, int start, int end) {
        for (int at = start; at < end; at++) {
            text.setCharAt(at, ' ');
        }
        // Keeps two phrases apart that only what was taken out had separated.
        if (end > start) {
            text.setCharAt(start, ';');
        }
    }
}

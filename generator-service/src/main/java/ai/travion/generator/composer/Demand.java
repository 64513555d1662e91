package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A question that only some kind of sentence answers, however near another comes: why, for which a reason is due, who made a work, whether
 * a thing is needed, and whether it is safe.
 *
 * @param kind which of these it is
 * @param question that asks it
 * @param things of which the sentence has to speak as well, any of each; empty where any will do
 */
record Demand(Kind kind, Question question, List<Set<String>> things) {

    /** So like a question is a sentence that is of the same. */
    private static final double OF_THE_SAME = 0.6;
    /** The same in the pages of the place that is asked about. */
    private static final double OF_ITS_PLACE = 0.4;

    private static final double NEAR = 0.45;

    private static final double SURELY = 0.65;
    /** Of an answer one of whose own questions is put about so. */
    private static final double LIKE_ITS_HEADING = 0.7;

    /** One of the questions that it was prepared for is put just so. */
    private static final double IN_THE_SAME_WORDS = 0.84;

    private static final Pattern OPEN = Pattern.compile("(?i)^\\W*(?:why|what|who|where|how|which)\\b");

    /** On the scale of passages: what is so relevant was taken for the answer, or nearly. */
    private static final double ALL_BUT_SURE = 0.89;

    private static final Pattern WHY = Pattern.compile("(?i)(?:^\\W*|, (?:and )?|\\band )why\\b");
    /** Whoever is told what a sign or a name means is told why it is there. */
    private static final Pattern TOLD_BY_ITS_MEANING = Pattern.compile(
            "(?i)^\\W*what (?:does|do|is|are|did)\\b.*\\b(?:means?|meaning|stand for|stands for|behind)\\b|\\b(?:name|called)\\b.*\\b(?:come|comes|mean|from)\\b");

    private static final Pattern OF_A_NAME = Pattern.compile("(?i)\\b(?:called|named|names?|nicknamed)\\b");
    /** "Became the capital when the Cholas, who had sacked the old one, ruled from it": why what is past was done. */
    private static final Pattern ASKS_OF_THE_PAST =
            Pattern.compile("(?i)^\\W*(?:and |so |but )?why (?:did|was|were|had)\\b");

    private static final Pattern CIRCUMSTANCE =
            Pattern.compile("(?i)\\b(?:when|after|once|as soon as|following|in revenge|under pressure)\\b");
    private static final Pattern SAFE = Pattern.compile(
            "(?i)\\b(?:is|are|was|how|it|feel|be|not|be|also|quite|really|perfectly|too)\\b[^.?!]{0,60}\\b(?:safe|unsafe|dangerous|risky)\\b|^\\W*(?:safe|dangerous|risky)\\b|\\bhow safe\\b|\\bsafe to\\b");
    /** "Do I need a guide", "need guide?", "is a permit necessary": the thing that may be needed. */
    private static final Pattern NEEDED = Pattern.compile(
            "(?i)\\b(?:need|require)s? (?:to (?:have|hire|take|bring|book|get|buy) )?(?:an? |any |the |some |my |our )?(?<needed>(?:\\p{L}+ ){0,1}?\\p{L}+)\\b(?= (?:for|to|in|at|on|there|if|when|up|as|with)\\b|\\W*$)|\\b(?:can|could|possible|may|allowed|visit|enter|go)\\b[^?.]{0,60}\\bwithout (?:an? |any )?(?:\\p{L}+ )?(?<without>guide|permit|ticket|jeep|car|driver|booking|visa|reservation|licen[cs]e|tour|tracker)s?\\b|\\b(?:necessary|need|needed|have|required|must)(?: (?:i|we|you|one|really))?(?: to)? (?<verb>book|reserve)\\b|\\b(?:is|are) (?:an? |the )?(?<named>\\p{L}+) (?:really |still )?(?:needed|necessary|required|compulsory|mandatory|obligatory|essential)\\b");

    private static final Pattern NEED_IS_TOLD = Pattern.compile(
            "(?i)\\b(?:needs?|needed|must|have to|has to|requires?|required|compulsory|only with|necessary|unnecessary|without|mandatory|obligatory|optional|advis(?:e|ed|able)|recommended|best with|hires?|hired|enough|engage|wise|helps?|useful|accompanied|ahead|beforehand|in advance|sells? out|sold out|days before|asks? for|want)\\b");
    private static final Pattern TO_BRING =
            Pattern.compile("(?i)\\b(?:bring|carry|take|use|buy|pack|book|get|hire)\\b");
    private static final Set<String> OF_ANYTHING = Set.of(
            "to",
            "it",
            "one",
            "that",
            "this",
            "much",
            "more",
            "help",
            "some",
            "know",
            "be",
            "go",
            "do",
            "anything",
            "worry");
    private static final Pattern SAFETY_IS_TOLD = Pattern.compile(
            "(?i)\\b(?:safe\\w*|unsafe|danger\\w*|risk\\w*|theft|thie(?:f|ves)|pick-?pockets?|crime|harass\\w*|trouble|attention|stares?|drown\\w*|currents?|avoid\\w*|accidents?|caution|careful|harmless|robbed|scams?|reckless\\w*|never)\\b");
    /** Who and when, of which what is said of safety has to be told. */
    private static final List<Pattern> OF_WHOM_AND_WHEN = List.of(
            Pattern.compile(
                    "(?i)\\b(?:wom[ae]n|female|girls?|lady|ladies)\\b|\\b(?:alone|solo|on my own|by myself)\\b"),
            Pattern.compile("(?i)\\b(?:night|nights|after dark|in the dark|evening|late)\\b"));

    /** What kind of sentence is due. */
    enum Kind {
        A_REASON,
        WHO_DID_IT,
        WHETHER_IT_IS_NEEDED,
        HOW_SAFE_IT_IS
    }

    /** What a question demands; nothing where whatever comes near answers it. */
    static Optional<Demand> of(Question question) {
        var text = question.text();
        if (WhyAnswer.isAskedFor(question) && !question.tellingSubjects().isEmpty()) {
            return Optional.of(new Demand(Kind.A_REASON, question, List.of()));
        }
        if (NamesSought.asksForAnArtist(text) && !question.tellingSubjects().isEmpty()) {
            return Optional.of(new Demand(Kind.WHO_DID_IT, question, List.of()));
        }
        var needed = NEEDED.matcher(text)
                .results()
                .findFirst()
                .map(Demand::named)
                .filter(words -> !OF_ANYTHING.contains(lastOf(words)));
        boolean isSought = question.sought().isPresent() || question.topics().contains(Topic.CLOTHES);
        if (needed.isPresent() && !isSought && question.tellingSubjects().contains(Terms.stem(lastOf(needed.get())))) {
            return Optional.of(new Demand(Kind.WHETHER_IT_IS_NEEDED, question, List.of(meant(needed.get()))));
        }
        return SAFE.matcher(text).find() && question.sought().isEmpty()
                ? Optional.of(new Demand(Kind.HOW_SAFE_IT_IS, question, List.of()))
                : Optional.empty();
    }

    private static String named(MatchResult found) {
        return IntStream.rangeClosed(1, found.groupCount())
                .mapToObj(found::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse("")
                .toLowerCase(Locale.ROOT);
    }

    private static String lastOf(String words) {
        return words.substring(words.lastIndexOf(' ') + 1);
    }

    /** "Malaria tablets" are told of as malaria or as tablets. */
    private static Set<String> meant(String words) {
        return Terms.meaningful(words).keySet().stream()
                .flatMap(term -> Stream.concat(Stream.of(term), Terms.akinTo(term).stream()))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether an answer that was prepared for another question, whose heading that is, meets it. */
    boolean isMetBy(List<Sentence> prepared, String heading) {
        boolean isToWhy = tellsWhy(prepared, heading);
        boolean isOfTheSame = switch (kind) {
            case A_REASON, WHO_DID_IT -> false;
            case HOW_SAFE_IT_IS -> Matter.SAFETY.isFoundIn(heading);
            case WHETHER_IT_IS_NEEDED ->
                things.stream()
                                .allMatch(thing -> Terms.of(heading).stream().anyMatch(thing::contains)
                                        || prepared.stream().anyMatch(sentence -> isToldAsNeeded(thing, sentence)))
                        || isDecided(prepared, heading);
        };
        boolean speaksOfTheThing = kind == Kind.HOW_SAFE_IT_IS
                && (prepared.stream().anyMatch(this::isOfTheThing)
                        || isAllIn(Terms.of(heading))
                        || prepared.getFirst().expected() >= LIKE_ITS_HEADING
                        || Outright.isAVerdict(prepared.getFirst().text()));
        return isToWhy
                || isOfTheSame
                || speaksOfTheThing
                || heading.isEmpty()
                || prepared.stream().anyMatch(this::isMetBy);
    }

    /** "No, nobody covers the hair" decides whether a headscarf is needed, in other words. */
    private static boolean isDecided(List<Sentence> prepared, String heading) {
        return Matter.NEED.isFoundIn(heading)
                && Outright.isAVerdict(prepared.getFirst().text())
                && prepared.getFirst().expected() >= LIKE_ITS_HEADING;
    }

    /** Whether it is an answer to why, or to what the sign or the name means, and of the same. */
    boolean tellsWhy(List<Sentence> prepared, String heading) {
        boolean isOfTheName = OF_A_NAME.matcher(question.text()).find()
                && OF_A_NAME.matcher(heading).find()
                && TOLD_BY_ITS_MEANING.matcher(heading).find();
        boolean isPutSo = OPEN.matcher(heading).find()
                && prepared.stream().anyMatch(sentence -> sentence.expected() >= IN_THE_SAME_WORDS);
        return kind == Kind.A_REASON
                && (isOfTheName
                        || isPutSo
                        || ((WHY.matcher(heading).find()
                                        || TOLD_BY_ITS_MEANING.matcher(heading).find())
                                && prepared.stream()
                                        .anyMatch(sentence -> sentence.source().relevance() >= ALL_BUT_SURE
                                                || (sentence.expected() >= LIKE_ITS_HEADING && isOfHalf(heading)))));
    }

    /** A seat in the train is not to be reserved for a boat on the lake. */
    private boolean isOfItsPlaceOrMore(Sentence sentence) {
        var others = question.tellingSubjects().stream()
                .filter(subject -> things.stream().noneMatch(thing -> thing.contains(subject)))
                .toList();
        return others.isEmpty()
                || question.places().contains(sentence.source().location())
                || others.stream()
                        .anyMatch(subject ->
                                sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)));
    }

    /** How safe the roads are is not how safe the country is. */
    private boolean isOfSomeThing(Sentence sentence) {
        var things = ofWhat();
        long met = things.stream()
                .filter(subject -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)))
                .count();
        return things.isEmpty() || sentence.likeness() >= SURELY || met * 2 > things.size();
    }

    private List<String> ofWhat() {
        return question.tellingSubjects().stream()
                .filter(subject -> !Gaps.speaksOfSafety(question.subjects().getOrDefault(subject, subject)))
                .toList();
    }

    /** "Ice in good hotels is usually fine" tells whether ice is safe. */
    private boolean isOfTheThing(Sentence sentence) {
        return isAllIn(sentence.terms());
    }

    private boolean isAllIn(Set<String> terms) {
        var things = ofWhat();
        return things.stream().allMatch(subject -> Terms.isAmong(terms, subject));
    }

    private boolean isOfHalf(String heading) {
        var terms = Terms.of(heading);
        var telling = question.tellingSubjects();
        long met = telling.stream()
                .filter(subject -> Terms.isAmong(terms, subject))
                .count();
        return met * 2 >= telling.size();
    }

    private static boolean isToldAsNeeded(Set<String> thing, Sentence sentence) {
        return sentence.speaksOf(thing)
                && (TO_BRING.matcher(sentence.text()).find()
                        || NEED_IS_TOLD.matcher(sentence.text()).find());
    }

    /** Whether a sentence is of the kind, and of what is asked. */
    boolean isMetBy(Sentence sentence) {
        return switch (kind) {
            case A_REASON ->
                (Reasons.areGivenIn(sentence)
                                && (sentence.likeness() >= (isOfItsPlace(sentence) ? OF_ITS_PLACE : OF_THE_SAME)
                                        || speaksOfMost(sentence)))
                        || (WhyAnswer.tellsWhy(sentence)
                                && (sentence.likeness() >= SURELY
                                        || (sentence.likeness() == 0 && speaksOfHalf(sentence))))
                        || isOfWhatLedToIt(sentence);
            case WHO_DID_IT -> NamesSought.tellsWhoDidIt(question.text(), sentence.text());
            case WHETHER_IT_IS_NEEDED ->
                things.stream().allMatch(sentence::speaksOf)
                        && isOfItsPlaceOrMore(sentence)
                        && NEED_IS_TOLD.matcher(sentence.text()).find();
            case HOW_SAFE_IT_IS ->
                SAFETY_IS_TOLD.matcher(sentence.text()).find()
                        && (ofWhomAndWhen().isEmpty() ? isOfSomeThing(sentence) : isOfThem(sentence));
        };
    }

    private boolean isOfWhatLedToIt(Sentence sentence) {
        return ASKS_OF_THE_PAST.matcher(question.text()).find()
                && CIRCUMSTANCE.matcher(sentence.text()).find()
                && isOfItsPlace(sentence)
                && (sentence.likeness() >= OF_THE_SAME
                        || ((sentence.likeness() == 0 || sentence.likeness() >= OF_ITS_PLACE)
                                && speaksOfHalf(sentence)));
    }

    /** What is holy all over the island is no reason why this mountain is; how safe its buses are holds everywhere. */
    boolean isOf(String place, Sentence sentence) {
        return Question.isAbout(place, sentence)
                && (kind != Kind.A_REASON || !Welcome.isOfTheCountry(sentence) || Question.names(place, sentence));
    }

    /** How safe it is, the likest tells best. */
    List<Sentence> inOrder(List<Sentence> meeting) {
        return kind == Kind.HOW_SAFE_IT_IS
                ? meeting.stream()
                        .sorted(Comparator.comparingDouble(Sentence::likeness).reversed())
                        .toList()
                : meeting;
    }

    /** Whether nothing that was quoted meets it, nor is liker to the question than what does. */
    boolean isUnmetBy(Footnotes footnotes, List<Sentence> meeting) {
        return footnotes.quoted().stream()
                .noneMatch(said -> isMetBy(said)
                        || (!isOfWhomOrWhen()
                                && meeting.stream().allMatch(sentence -> sentence.likeness() < said.likeness())));
    }

    /** Who asks for a woman at night is not told of the traffic. */
    private boolean isOfThem(Sentence sentence) {
        return ofWhomAndWhen().stream()
                .anyMatch(words -> words.matcher(sentence.text()).find());
    }

    /** Whether what meets it is the answer, rather than what comes nearest by its words. */
    boolean isMetBeside(List<Sentence> nearest, List<Sentence> meeting) {
        double likest = nearest.stream().mapToDouble(Sentence::likeness).max().orElse(0);
        return !meeting.isEmpty()
                && (isOfWhomOrWhen()
                        || (kind != Kind.WHETHER_IT_IS_NEEDED
                                && question.places().isEmpty())
                        || (nearest.stream().noneMatch(this::isMetBy)
                                && meeting.stream().anyMatch(sentence -> sentence.likeness() >= likest)));
    }

    private boolean isOfWhomOrWhen() {
        return kind == Kind.HOW_SAFE_IT_IS && !ofWhomAndWhen().isEmpty();
    }

    private List<Pattern> ofWhomAndWhen() {
        return OF_WHOM_AND_WHEN.stream()
                .filter(words -> words.matcher(question.text()).find())
                .toList();
    }

    private boolean speaksOfHalf(Sentence sentence) {
        return speaksOf(sentence) * 2 >= question.tellingSubjects().size();
    }

    private boolean speaksOfMost(Sentence sentence) {
        return speaksOf(sentence) * 2 > question.tellingSubjects().size();
    }

    private long speaksOf(Sentence sentence) {
        return question.tellingSubjects().stream()
                .filter(subject -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)))
                .count();
    }

    /** Of these, the likest to the question that is of the same; in what was prepared for it first. */
    List<Sentence> nearest(List<Sentence> prepared, List<Sentence> others) {
        var offered = kind == Kind.WHETHER_IT_IS_NEEDED ? prepared.stream() : likest(prepared);
        if (kind == Kind.WHO_DID_IT) {
            // The work itself, before how one may photograph it.
            var ofTheWork = others.stream()
                    .filter(sentence -> !sentence.leansOnAnother()
                            && NamesSought.deedAskedFor(NamesSought.asADeed(question.text()))
                                    .filter(sentence.terms()::contains)
                                    .isPresent())
                    .limit(1)
                    .toList();
            if (!ofTheWork.isEmpty()) {
                return ofTheWork;
            }
        }
        var near = kind == Kind.WHETHER_IT_IS_NEEDED
                ? others.stream().filter(sentence -> things.stream().allMatch(sentence::speaksOf))
                : likest(others);
        return Stream.concat(offered, near).limit(1).toList();
    }

    private Stream<Sentence> likest(List<Sentence> sentences) {
        return sentences.stream()
                .filter(sentence -> !sentence.leansOnAnother())
                .filter(sentence -> sentence.likeness() >= SURELY
                        || speaksOfMost(sentence)
                        || (speaksOfHalf(sentence) && (sentence.likeness() == 0 || sentence.likeness() >= NEAR)))
                .max(Comparator.comparingDouble(Sentence::likeness))
                .stream();
    }

    private boolean isOfItsPlace(Sentence sentence) {
        return question.places().contains(sentence.source().location());
    }

    /** Whether a sentence says again what is asked about, so that its passage goes on with the reason, in whatever words. */
    boolean isLedUpToBy(Sentence sentence) {
        var telling = question.tellingSubjects();
        return kind == Kind.A_REASON && !telling.isEmpty() && isOfItsPlace(sentence) && speaksOfHalf(sentence);
    }

    /**
     * That nothing known meets it.
     *
     * @param places that it asks about
     */
    String unmet(List<String> places) {
        return switch (kind) {
            case A_REASON -> "Why, I could not find in what I know.";
            case WHO_DID_IT -> "Who it was, I could not find in what I know.";
            case WHETHER_IT_IS_NEEDED -> "Whether that is needed, I could not find in what I know.";
            case HOW_SAFE_IT_IS ->
                places.size() == 1
                        ? Gaps.safetyIsUnknown(places.getFirst())
                        : "How safe that is, I could not find in what I know. Ask where you stay.";
        };
    }
}

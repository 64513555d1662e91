package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.schemas.envelope.AirportBeside;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Answers how to get somewhere: first what is said of that very way, then how one arrives, then the distance as such. */
final class WayAnswer {

    private static final int SENTENCES = 2;
    private static final double BOTH_ENDS = 2.5;
    private static final double BY_THE_MEANS = 2;
    private static final double OF_THE_END = 1;
    private static final double OF_THE_SUBJECT = 1.5;
    private static final double AT_ITS_HEAD = 0.6;
    private static final double HAS_TIME = 1.2;
    private static final double SIGN = 0.2;
    private static final double LEANING = 0.8;
    private static final double BESIDE = 2;
    static final String STRAIGHT_LINE = "in a straight line";
    private static final Pattern TIME =
            Pattern.compile("(?i)\\b(?:hours?|minutes|half a day|most of a day|a day or a night|whole day)\\b");
    private static final Pattern BY_TRAIN = Pattern.compile("By train\\b");
    private static final Pattern TRAIN = Pattern.compile("(?i)\\btrains?\\b");
    /** Ways within a place are no ways to it. */
    private static final Pattern WITHIN = Pattern.compile(
            "(?i)\\b(?:short distances|everything in|hired|rented|wander|stroll|is best seen on foot)\\b");

    private final Way way;
    private final Places atlas;
    private final List<Sentence> sentences;
    private final Set<String> subjects;

    private final Map<Sentence, Set<String>> ends = new HashMap<>();

    private WayAnswer(Way way, Set<String> subjects, Places atlas, List<Sentence> sentences) {
        this.way = way;
        this.subjects = subjects;
        this.atlas = atlas;
        this.sentences = sentences;
    }

    /**
     * What is known of a way.
     *
     * @param ofTheWay what speaks of it, the best first; may be empty
     * @param isDirect whether what speaks of it names both of its ends
     * @param reckoned how one goes by train, by car and by bus as far as the maps tell, and how far it is
     * @param timeIsUnknown whether a time was asked for and none is known
     */
    record Known(List<Sentence> ofTheWay, boolean isDirect, List<Sentence> reckoned, boolean timeIsUnknown) {

        boolean isNothing() {
            return ofTheWay.isEmpty() && reckoned.isEmpty();
        }
    }

    private record Weighed(Sentence sentence, double worth, boolean bothEnds) {}

    /** @param subjects what is asked about besides the two ends: "the airport" */
    static Known of(Way way, Set<String> subjects, Places atlas, List<Sentence> sentences) {
        return new WayAnswer(way, subjects, atlas, sentences).known();
    }

    /** Where trains start for whoever lands, which an answer on the way from Colombo leaves out. */
    static List<Sentence> overTheCapital(Assignment assignment) {
        return assignment.way().isEmpty()
                ? List.of()
                : assignment.evidence().sentences().stream()
                        .filter(sentence -> sentence.text().startsWith(AirportBeside.FIRST_BY_TAXI))
                        .toList();
    }

    private Known known() {
        var distance = sentences.stream().filter(this::isTheDistance).findFirst();
        var reckoned = distance.map(this::reckonedWith).orElse(List.of());
        var weighed = sentences.stream()
                .filter(sentence ->
                        !reckoned.contains(sentence) && !sentence.text().contains(STRAIGHT_LINE))
                .filter(sentence -> sentence.source().aspect().equals("logistics")
                        || endsNamedIn(sentence).size() > 1)
                .filter(sentence -> sentence.signsOf(Topic.GETTING_THERE) > 0
                        || (endsNamedIn(sentence).size() > 1
                                && TIME.matcher(sentence.text()).find()))
                .map(this::weighed)
                .sorted(Comparator.comparingDouble(Weighed::worth).reversed())
                .toList();
        boolean direct = weighed.stream().anyMatch(Weighed::bothEnds);
        var chosen = new ArrayList<Sentence>();
        weighed.stream()
                .filter(one -> direct ? one.bothEnds() || isOfTheEnd(one.sentence()) : isOfTheEnd(one.sentence()))
                .filter(one -> one.bothEnds() || one.worth() > 0)
                .limit(SENTENCES)
                .map(Weighed::sentence)
                .forEach(chosen::add);
        boolean timed = way.from().isEmpty()
                || reckoned.stream().anyMatch(this::tellsTheTime)
                || weighed.stream()
                        .anyMatch(one -> one.bothEnds()
                                && chosen.contains(one.sentence())
                                && TIME.matcher(one.sentence().text()).find());
        var ofBothEnds = weighed.stream()
                .filter(Weighed::bothEnds)
                .map(Weighed::sentence)
                .filter(chosen::contains)
                .toList();
        return new Known(
                inReadingOrder(chosen),
                !ofBothEnds.isEmpty(),
                reckoned.stream().filter(one -> !isTold(one, ofBothEnds)).toList(),
                way.asksHowLong() && !timed);
    }

    /** The distance and what was reckoned together with it. */
    private List<Sentence> reckonedWith(Sentence distance) {
        return sentences.stream()
                .filter(sentence ->
                        sentence.source().id().equals(distance.source().id()))
                .toList();
    }

    private boolean tellsTheTime(Sentence reckoned) {
        var words = reckoned.text().replace(STRAIGHT_LINE, "");
        return TIME.matcher(words).find()
                && way.means().map(means -> means.matcher(words).find()).orElse(true);
    }

    /** A ride whose hours a guide tells needs not be reckoned. */
    private static boolean isTold(Sentence reckoned, List<Sentence> ofTheWay) {
        return BY_TRAIN.matcher(reckoned.text()).lookingAt()
                && ofTheWay.stream()
                        .anyMatch(one -> TRAIN.matcher(one.text()).find()
                                && TIME.matcher(one.text()).find());
    }

    /** Of one passage, what leans on the sentence before it does not come first. */
    private static List<Sentence> inReadingOrder(List<Sentence> chosen) {
        boolean swap = chosen.size() == 2
                && chosen.getFirst().leansOnAnother()
                && chosen.getFirst().source().equals(chosen.getLast().source());
        return swap ? chosen.reversed() : chosen;
    }

    private Weighed weighed(Sentence sentence) {
        var ends = endsNamedIn(sentence);
        var at = sentence.source().location();
        boolean aboutOne = at.equals(way.to()) || way.from().filter(at::equals).isPresent();
        var others = ends.stream().filter(end -> !end.equals(at)).count();
        boolean both = way.from().isPresent() && aboutOne && others > 0;
        double worth = (both ? BOTH_ENDS : 0)
                + (isOfTheEnd(sentence) ? OF_THE_END : 0)
                + (way.means()
                                .filter(means -> means.matcher(sentence.text()).find())
                                .isPresent()
                        ? BY_THE_MEANS
                        : 0)
                + (way.asksHowLong() && TIME.matcher(sentence.text()).find() ? HAS_TIME : 0)
                + SIGN * Math.min(4, sentence.signsOf(Topic.GETTING_THERE))
                + (sentence.speaksOf(subjects) ? OF_THE_SUBJECT : 0)
                + (sentence.wording().bare().startsWith(Terms.bare(way.to())) ? AT_ITS_HEAD : 0)
                - (sentence.leansOnAnother() ? LEANING : 0)
                - (WITHIN.matcher(sentence.text()).find() ? BESIDE : 0)
                - 0.1 * sentence.position();
        return new Weighed(sentence, worth, both);
    }

    private boolean isOfTheEnd(Sentence sentence) {
        return sentence.source().location().equals(way.to());
    }

    private Set<String> endsNamedIn(Sentence sentence) {
        return ends.computeIfAbsent(sentence, this::readEnds);
    }

    private Set<String> readEnds(Sentence sentence) {
        return atlas.mentionedIn(sentence.text()).stream()
                .map(mention -> mention.place().name())
                .filter(name ->
                        name.equals(way.to()) || way.from().filter(name::equals).isPresent())
                .collect(Collectors.toSet());
    }

    private boolean isTheDistance(Sentence sentence) {
        return sentence.text().contains(STRAIGHT_LINE)
                && way.from().isPresent()
                && endsNamedIn(sentence).size() == 2;
    }
}

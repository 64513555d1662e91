package ai.travion.generator.composer;

import ai.travion.atlas.Avoidables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What an answer admits that it could not find, and why. */
final class Gaps {

    /** What a traveller cannot do without, and so has to know of when nothing is known about it. */
    private static final Pattern CONCERN = Pattern.compile(
            "(?i)wheel-?chairs?|disab\\w+|pregnan\\w+|vegetarians?|vegans?|halal|kosher|gluten|stroller|pram|pushchair|toddlers?|bab(?:y|ies)|dogs?|pets?|drones?|wi-?fi|atms?|toilets?|parking|lockers?|luggage|poya|asthma|diabet\\w+|allerg\\w+");

    /** Before what only comes near a yes or no. */
    static final String NEAREST = "What my texts say nearest to that: ";

    /** What would be more than words in an answer. */
    private static final Pattern MARKUP = Pattern.compile("[\\[\\]()<>`*_#|]|://|www\\.");

    private static final Pattern BETWEEN_MARKS = Pattern.compile("\"([^\"]+)\"");

    private static final int FEW = 3;

    private static final int LONGEST_QUOTED = 90;

    static final String LOW_CONFIDENCE = "**Low confidence**: this comes near, but may not answer it.";

    static final String TOO_STRICT = "**Your conditions are too strict for what I know**";

    /** Words that name nothing one could look for. */
    private static final Pattern DESCRIBES = Pattern.compile(
            "(?i)doable|feasible|manageable|lazy|chill(?:ed)?|laid-back|fun|cheap|cute|quick|slow|remote|rural|romantic|shoestring|sleepy|quiet|lively|crowded|pretty|hard|easy|easier|harder|tough|relax(?:ing|ed)|boring|scenic|peaceful|beautiful|touristy");

    /** "Will that be a problem?" asks of what stands before it. */
    private static final Pattern NO_MATTER = Pattern.compile(
            "(?i)problems?|trouble|issues?|difficult(?:y|ies)|doable|feasible|manageable|possible|realistic|overkill|mad(?:ness)?|insan(?:e|ity)|silly|stupid|ambitious|friends?|wife|husband|partner");

    private static final String SUMS_ARE_UNKNOWN = "The sum itself I do not know";

    private static final Pattern VISA = Pattern.compile("(?i)\\b(?:visas?|eta)\\b");

    private static final Pattern ASKS_FOR_SAFETY = Pattern.compile(
            "(?i)\\b(?:safe|safely|safety|unsafe|dangerous|danger|risky|crime|harass\\w*|alone|on my own|by myself|solo)\\b");
    private static final Pattern SPEAKS_OF_SAFETY = Pattern.compile(
            "(?i)\\b(?:safe\\w*|unsafe|danger\\w*|risk\\w*|theft|thie(?:f|ves)|pick-?pockets?|valuables|belongings|bags|crime|care(?:ful)?|alone|lone|solo|women|currents?|drown\\w*|lives|after dark|at night|accidents?|caution)\\b");

    private static final Pattern ON_WHEELS =
            Pattern.compile("(?i)\\b(?:wheel ?-?chairs?|strollers?|pushchairs?|prams?)\\b");

    private final Assignment assignment;
    private final Page page;
    private final List<String> missing;
    private boolean unanswered;
    private String admitted = "";

    Gaps(Assignment assignment, Page page, List<String> missing) {
        this.assignment = assignment;
        this.page = page;
        this.missing = missing;
    }

    /** Whether the very thing that was asked is among what was not found. */
    boolean leaveItUnanswered() {
        return unanswered;
    }

    /** What was sought is in nothing that is known. */
    void sayThatItIsUnknown(Sought sought, Question part, boolean somethingComesNear) {
        unanswered = true;
        missing.add(sought.inWords().isEmpty() ? part.text() : sought.inWords());
        var refused = quotedIn(sought.inWords());
        if (isRefusedByTheTraveller(refused)) {
            page.add(bothAskedForAndRefused(refused));
            return;
        }
        admitted = (assignment.evidenceIsWeak() ? "Insufficient evidence: " : "") + "I could not find "
                + (sought.inWords().isEmpty() ? answerTo(part.text()) : sought.inWords())
                + " in what I know" + aboutThePlace() + "." + (somethingComesNear ? " What comes nearest:" : "");
        page.add(admitted);
    }

    /** That nothing is known of what is sought is no longer said: another sentence tells it. */
    void takeBack() {
        if (!admitted.isEmpty() && page.takeOut(admitted)) {
            unanswered = false;
            missing.removeLast();
        }
    }

    /** The traveller takes for granted what nothing speaks of. */
    void sayThatNothingConfirmsIt(String place) {
        unanswered = true;
        missing.add(assignment.question().text());
        page.add("I could not find anything that says so. What I do know about " + place + ":");
    }

    /** What wheels meet on the island is no answer to how one place is for them. */
    private boolean isAccessToldOfTheIslandAlone() {
        var quoted = page.footnotes().quoted();
        return ON_WHEELS.matcher(assignment.question().text()).find()
                && assignment.destinations().size() == 1
                && !quoted.isEmpty()
                && quoted.stream()
                        .allMatch(sentence -> Welcome.isOfTheCountry(sentence)
                                && !Question.names(assignment.destinations().getFirst(), sentence));
    }

    /** "Which temples? I don't want any temples": it is not that nothing is known of them. */
    private boolean isRefusedByTheTraveller(List<String> words) {
        return !words.isEmpty()
                && words.stream()
                        .map(Terms::of)
                        .allMatch(asked -> !asked.isEmpty()
                                && assignment.state().getEliminatedBy().stream()
                                        .map(one -> one.getValue() + " " + Honoured.worded(LeftOut.value(one)))
                                        .anyMatch(avoided -> Terms.of(avoided).containsAll(asked)));
    }

    private static List<String> quotedIn(String words) {
        return BETWEEN_MARKS
                .matcher(words)
                .results()
                .map(quoted -> quoted.group(1))
                .toList();
    }

    private String bothAskedForAndRefused(List<String> words) {
        return TOO_STRICT + ": you ask for " + Remarks.named(words)
                + " and avoid them, so I left them out. Say which of the two holds, and I will look again. What else there is:";
    }

    /** What the answer passes over, where that is most of what was asked. */
    void sayWhatIsPassedOver(boolean isToThePoint) {
        if (isAccessToldOfTheIslandAlone()) {
            var place = assignment.destinations().getFirst();
            missing.add(assignment.question().text());
            page.add("How " + place + " itself is with wheels, I could not find in what I know.");
            return;
        }
        var text = assignment.question().text().toLowerCase(Locale.ROOT);
        var said = Terms.of(page.text());
        var passedOver = new ArrayList<>(assignment.corrections().toAdmit().stream()
                .filter(word -> text.contains(word.toLowerCase(Locale.ROOT)))
                .filter(word ->
                        !said.containsAll(Terms.of(word)) && Collections.disjoint(said, Terms.akinTo(Terms.stem(word))))
                .toList());
        boolean holdsWhatIsSought = assignment
                .question()
                .sought()
                .filter(sought -> sought.isHeldBy().test(page.text()))
                .isPresent();
        if (!isToThePoint
                && !holdsWhatIsSought
                && passedOver.isEmpty()
                && missing.isEmpty()
                && !assignment.question().isOpen()) {
            passedOver.addAll(passedOver(said));
        }
        if (passedOver.isEmpty()
                || page.text().contains("could not find")
                || page.text().contains("I cannot ")) {
            return;
        }
        if (isToThePoint || assignment.destinations().isEmpty()) {
            if (!assignment.corrections().toAdmit().isEmpty()) {
                page.add("More than this I do not know about it.");
            }
            return;
        }
        if (passedOver.stream().allMatch(word -> NO_MATTER.matcher(word).matches())) {
            return;
        }
        missing.addAll(passedOver);
        page.leaveOut(NEAREST);
        var named = nouns(passedOver);
        var sought = assignment.question().sought().map(Sought::inWords).filter(words -> !words.isEmpty());
        var refused = sought.map(Gaps::quotedIn).orElse(named);
        if (isRefusedByTheTraveller(refused)) {
            page.addFirst(bothAskedForAndRefused(refused));
            return;
        }
        if (sought.isPresent()) {
            page.addFirst(
                    "I could not find " + sought.get() + " in what I know" + aboutThePlace() + ". What comes nearest:");
            return;
        }
        page.addFirst(
                "I could not find " + thing(named) + " in what I know" + aboutThePlace() + ". What comes nearest:");
    }

    private List<String> passedOver(Set<String> said) {
        var subjects = assignment.question().subjects();
        var passedOver = subjects.entrySet().stream()
                .filter(subject -> !said.contains(subject.getKey()))
                .filter(subject -> Terms.akinTo(subject.getKey()).stream().noneMatch(said::contains))
                .filter(subject -> assignment.question().topics().stream()
                        .noneMatch(topic -> topic.isAskedBy(subject.getValue()) || topic.isMeantBy(subject.getValue())))
                .map(Map.Entry::getValue)
                .toList();
        return passedOver.size() * 2 > subjects.size() ? passedOver : List.of();
    }

    /** A phone number or an address is asked for beside something else, and passed over in silence. */
    void sayWhichContactsAreUnknown() {
        var unknown = Contacts.askedFor(assignment.question().text()).stream()
                .filter(contact -> !contact.isIn(page.text()))
                .map(Contacts::inWords)
                .toList();
        if (!unknown.isEmpty()) {
            missing.addAll(unknown);
            page.add("I could not find " + Remarks.listed(unknown) + " in what I know" + aboutThePlace() + ".");
        }
    }

    void notFoundOnThatSide(List<String> places) {
        unanswered = true;
        missing.add(assignment.question().text());
        page.add("I could not find anything on that in what I know about " + Remarks.listed(places)
                + ". What I do know about them:");
    }

    private static String asked(String text) {
        return text.strip().replaceAll("[?.!\\s]+$", "").replace('"', '\'');
    }

    /** An answer of its own: what follows is cited, and may not be what was asked. */
    void sayThatConfidenceIsLow() {
        unanswered = true;
        missing.add(assignment.question().text());
        page.addFirst(LOW_CONFIDENCE);
    }

    /** What a thing costs now is looked up nowhere here, but how one pays for it may be known. */
    void sayThatThePriceIsUnknown(List<Sentence> ofPaying) {
        missing.add("the price");
        page.quote(ofPaying);
        unanswered |= ofPaying.isEmpty();
        page.add((ofPaying.isEmpty() ? "I could not find a price in what I know" + aboutThePlace() : SUMS_ARE_UNKNOWN)
                + ": prices in Sri Lanka change quickly, so ask " + whereToAsk() + " shortly before you go.");
    }

    /** The same below an answer that tells how one pays and no sum. */
    void sayThatTheSumIsUnknown() {
        missing.add("the price");
        page.add(SUMS_ARE_UNKNOWN + ": prices in Sri Lanka change quickly, so ask " + whereToAsk()
                + " shortly before you go.");
    }

    private String whereToAsk() {
        return whereToAsk(assignment.question().text());
    }

    /** Who can tell what is paid for it. */
    static String whereToAsk(String question) {
        return VISA.matcher(question).find()
                ? "on the official visa website"
                : "at the counter, where you stay or on the official website";
    }

    /** Who asks whether a place is safe, of which nothing there speaks, has to know that first. */
    void sayThatSafetyIsUnknown() {
        var place = assignment.destinations().size() == 1
                ? assignment.destinations().getFirst()
                : "";
        boolean isSpokenOf = assignment.evidence().sentences().stream()
                .filter(sentence -> Question.isAbout(place, sentence))
                .anyMatch(sentence -> SPEAKS_OF_SAFETY.matcher(sentence.text()).find());
        if (!place.isEmpty()
                && ASKS_FOR_SAFETY.matcher(assignment.state().getUserQuery()).find()
                && !isSpokenOf) {
            missing.add("how safe it is");
            page.add(safetyIsUnknown(place) + " What comes nearest:");
        }
    }

    static String safetyIsUnknown(String place) {
        return "I could not find anything on how safe it is in what I know about " + place + ". Ask where you stay.";
    }

    static boolean asksForSafety(String question) {
        return ASKS_FOR_SAFETY.matcher(question).find();
    }

    static boolean speaksOfSafety(String text) {
        return SPEAKS_OF_SAFETY.matcher(text).find();
    }

    void sayWhatIsUncovered() {
        var uncovered = assignment.uncovered();
        if (!uncovered.isEmpty()
                && uncovered.stream().allMatch(word -> DESCRIBES.matcher(word).matches())) {
            // A text tells of a lazy week in other words.
            return;
        }
        if (!uncovered.isEmpty()) {
            missing.addAll(uncovered);
            var named = nouns(uncovered);
            page.add(
                    isRefusedByTheTraveller(named)
                            ? bothAskedForAndRefused(named)
                            : "I could not find " + thing(named) + " in what I know" + aboutThePlace() + ".");
            return;
        }
        var concerns = concerns();
        if (!concerns.isEmpty()) {
            missing.addAll(concerns);
            page.add("I could not find anything about " + Remarks.named(concerns) + " itself in what I know"
                    + aboutThePlace() + ". What comes nearest:");
        }
    }

    private List<String> nouns(List<String> words) {
        return Nouns.among(words, assignment.question().text());
    }

    private List<String> concerns() {
        return assignment.unsaid().stream()
                .filter(word -> CONCERN.matcher(word).matches())
                .toList();
    }

    /** What was graded too thin to answer is offered as no more than that. */
    void offer(List<Sentence> nearest) {
        notFound();
        if (!nearest.isEmpty()) {
            page.quote("Low confidence, but the nearest that I have: ", nearest);
        }
    }

    void notFound() {
        unanswered = true;
        var uncovered = nouns(assignment.uncovered().isEmpty() ? concerns() : assignment.uncovered());
        missing.add(assignment.question().text());
        page.add("Insufficient evidence: I could not find "
                + (uncovered.isEmpty() ? "an answer to that" : thing(uncovered)) + " in what I know" + aboutThePlace()
                + ".");
    }

    /** One thing by its name; of several words left over, or one of many, none is the thing that was asked about. */
    private String thing(List<String> words) {
        return words.size() == 1
                        && assignment.question().tellingSubjects().size() <= FEW
                        && !isOfThePlace(words.getFirst())
                ? "anything about " + Remarks.named(words)
                : answerTo(assignment.question().text());
    }

    /** Of the place itself something is known: what stands beside its name is what was asked about. */
    private boolean isOfThePlace(String word) {
        return assignment.destinations().stream()
                .anyMatch(place -> Terms.of(place).contains(Terms.stem(word.toLowerCase(Locale.ROOT))));
    }

    /** What was read of another language is none of the traveller's own words. */
    private String answerTo(String question) {
        boolean isForeign =
                assignment.state().getAssumptions().stream().anyMatch(said -> said.startsWith("The message is in "));
        boolean isPlain = !isForeign
                && question.length() <= LONGEST_QUOTED
                && !MARKUP.matcher(question).find();
        return isPlain ? "an answer to \"" + asked(question) + "\"" : "an answer to that";
    }

    void notFoundAbout(String place) {
        unanswered = true;
        missing.add(place);
        page.add("I could not find anything about " + place + " in what I know.");
    }

    private String aboutThePlace() {
        return assignment.destinations().isEmpty() ? "" : " about " + Remarks.listed(assignment.destinations());
    }

    /** The traveller's own conditions left nothing over. */
    boolean areTheTravellersOwn() {
        return !Conditions.refusing(assignment).isEmpty()
                || (LeftOut.leavesNothing(assignment)
                        || (LeftOut.eliminations(assignment.state()).anyMatch(one -> !LeftOut.isOfPlaces(one))
                                && (assignment.evidence().sentences().isEmpty()
                                        || assignment.evidenceIsWeak()
                                        || nothingIsLeftOfThePlace())));
    }

    /** What is left over is told of its neighbours alone. */
    private boolean nothingIsLeftOfThePlace() {
        return assignment.destinations().size() == 1
                && assignment.evidence().sentences().stream()
                        .noneMatch(sentence ->
                                Question.isAbout(assignment.destinations().getFirst(), sentence));
    }

    /** A place that is what must be avoided is named as such: "Is Sigiriya something for me?" */
    private String whyNot(List<String> conditions) {
        var against = assignment.destinations().stream()
                .flatMap(name -> assignment.atlas().named(name).stream())
                .flatMap(place -> conditions.stream()
                        .filter(condition ->
                                Avoidables.meantBy(condition).stream().anyMatch(kind -> kind.isThePointOf(place)))
                        .map(condition -> "nobody sees " + place.name() + " without what the condition on \""
                                + condition + "\" rules out, so I could not find anything there"))
                .findFirst();
        return against.orElseGet(() -> "I could not find anything that meets the condition"
                + (conditions.size() > 1 ? "s" : "") + " on " + Remarks.named(conditions)
                + (conditions.size() > 1 ? " together" : ""));
    }

    void sayWhatIsTooStrict() {
        unanswered = true;
        var conditions = Stream.concat(
                        Conditions.refusing(assignment).stream(),
                        LeftOut.eliminations(assignment.state()).map(LeftOut::value))
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
        missing.add(assignment.question().text());
        page.add(TOO_STRICT + ": "
                + (conditions.isEmpty() ? "they leave nothing over" : whyNot(conditions))
                + ". Say which of them I may drop, and I will look again.");
    }
}

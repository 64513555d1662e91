package ai.travion.generator.composer;

import ai.travion.atlas.OrdersToTheAssistant;
import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.MonthOfTheStay;
import java.time.Month;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What was asked.
 *
 * @param text the words that stand alone
 * @param places the places asked about, the main one first
 * @param subjects what is asked about besides the places: term to the traveller's word
 * @param topics the sides of a place that are asked about
 * @param month the month that it asks about, where it names one and no day
 * @param aboutTheLastAnswer "why?", "shorter please": the question is the one before
 * @param sought what an answer has to hold, where the question is of such a kind
 */
record Question(
        String text,
        List<String> places,
        Map<String, String> subjects,
        Set<Topic> topics,
        Optional<Month> month,
        boolean aboutTheLastAnswer,
        Optional<Sought> sought) {

    /** What passages that hold for all places are filed under. */
    static final String COUNTRY = "Sri Lanka";

    private static final Pattern COMPARES = Pattern.compile(
            "(?i)\\b(?:compar\\w+|differen\\w+|differs?|versus|vs|or|better|wh?ich|prefer\\w*|rather|choose|nicer)\\b");
    private static final Pattern MORE = Pattern.compile(
            "(?i)^\\W*(?:and\\W+|ok(?:ay)?\\W+)?(?:(?:tell|show|give) me )?(?:(?:some |a (?:little|bit) )?more|what else|anything else|go on|continue)\\b.*");
    static final Set<Topic> PRACTICAL = Set.of(
            Topic.GETTING_THERE, Topic.CLOTHES, Topic.OPENING, Topic.HISTORY, Topic.FOOD, Topic.LUGGAGE, Topic.WHEN);
    private static final Pattern SIGHTS = Pattern.compile(
            "(?i)\\b(?:see|sights?|sightseeing|highlights?|attractions?|must[- ]sees?|worth (?:seeing|visiting|it))\\b");
    /** A day of the week is a subject where the texts speak of it: "closed on Fridays". */
    private static final Pattern WEEKDAY = Pattern.compile("(?i)\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b");

    private static final Pattern A_CHILDS_AGE = Pattern.compile(
            "(?i)\\b(?:[1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years?|yrs?|months?)[ -]?olds?\\b");
    /** How most ways are gone, how old one is and why one comes when one comes, whether or not a text says so. */
    private static final Pattern BESIDE = Pattern.compile(
            "(?i)\\b\\d{2}[ -]?(?:years?|yrs?)[ -]?olds?\\b|\\bby (?:car|road|vehicle)\\b|\\bwith (?:a|the|our) car\\b|\\b(?:summer|winter|school|autumn|spring|easter|christmas) (?:holidays?|vacations?|breaks?)\\b");

    private static final Pattern HAPPENED = Pattern.compile("(?i)\\bhappen(?:ed)?\\b");
    private static final Pattern PAST_YEAR = Pattern.compile("\\b1\\d{3}\\b|\\b20[01]\\d\\b");
    private static final Pattern LIKE_WHAT = Pattern.compile("(?i)\\bwhat(?:'?s| is| are| was) .{1,40}\\blike\\b");
    /** "Is there anything I should do before I visit it?" asks for no introduction. */
    private static final Pattern READY = Pattern.compile(
            "(?i)\\b(?:anything|something)(?: \\w+){0,4} do (?:before|to (?:get|avoid)|about|(?:if|when) (?:i|we|you|one|my|our))\\b");

    private static final Pattern SENTENCE_ENDS = Pattern.compile("(?<=[.!?\\n])\\s+");
    private static final Pattern JOINED = Pattern.compile("(?i)\\b(?:and|also|plus)\\b|[?,;] *\\p{L}");
    /** Kinds of place, which a place answers by being one. */
    private static final Set<String> KINDS = Set.copyOf(Terms.meaningful(
                    "beach beaches temple temples park parks town towns city cities waterfall waterfalls museum bay coast")
            .keySet());

    /** "Should I skip it?", "is it worth a detour?": the place itself is asked about, and no skipping. */
    private static final Pattern WHETHER_TO_GO = Pattern.compile(
            "(?i)\\b(?:should|shall|can|could) (?:i|we|one|you) (?:rather )?(?:skip|avoid|miss|leave out)\\b|\\bworth (?:it|a|the|going|visiting|seeing|stopping)\\b|\\b(?:skip|miss) it\\b");

    /** "..., and when?" asks for more of the answer to what stands before it. */
    private static final Pattern BARE = Pattern.compile(
            "(?i),?\\s+(?:and|but|&) (?:since )?(?:when|how|where|who|by whom|in which year|what year)(?: exactly| was that| is that)?\\W*$");

    /** "What is Nagadeepa, and how do I get there?": the first is a question of its own; "we are in Ella" would be none. */
    private static final Pattern OPEN_PART = Pattern.compile(
            "(?i)\\W*(?:and |so |but )?(?:what|who|where|tell|describe|explain|is there (?:still |really |actually )?(?:anything|something|somewhere|anywhere|much|a lot|enough)|how (?:do|can|should|would) (?:i|we|you|one) (?!get|go|do|come|reach|travel|it)\\p{L}+)\\b");

    private static final Pattern OF_GOING = Pattern.compile(
            "(?i)skip\\w*|avoid\\w*|miss\\w*|worth\\w*|leave|detour|stop\\w*|trouble|hassle|effort|journey");

    private static final Pattern WHETHER = Pattern.compile(
            "(?is)^\\W*(?:hi |hello |so |and |please |sorry )*(?:can|could|may|is|are|will|does|do|would)\\b.*|.*\\b(?:is (?:it|that) (?:possible|allowed|ok|okay|fine|safe)|possible|allowed)\\W*$");

    private static final Pattern NEED =
            Pattern.compile("(?i)\\b(?:need|required?|necessary|allowed|permit(?:ted)?|possible|mandatory)\\b");

    static Question of(GraphState state, Places atlas) {
        var aboutTheLast = state.getRouteDecision() == RouteDecision.DIRECT_ANSWER;
        var text = NamesSought.asADeed(
                AskedParts.asked(withoutOrders(aboutTheLast ? questionBefore(state) : AskedInFull.question(state))));
        var places = state.getTargetLocations().isEmpty()
                ? state.getTargetLocation().stream().toList()
                : state.getTargetLocations();
        return new Question(
                text,
                places,
                subjectsOfWhatIsAsked(text, places, atlas),
                Topic.askedIn(BARE.matcher(text).replaceFirst("")),
                MonthsSaid.askedIn(text).or(() -> MonthOfTheStay.meantIn(state)),
                aboutTheLast,
                Sought.in(text));
    }

    /** The words of the message that speak to the program rather than to the guide ask nothing. */
    private static String withoutOrders(String message) {
        var sentences = SENTENCE_ENDS
                .splitAsStream(message)
                .filter(sentence -> !sentence.isBlank())
                .toList();
        var asking =
                sentences.stream().filter(OrdersToTheAssistant::mayBeQuoted).toList();
        return asking.isEmpty() || asking.size() == sentences.size() ? message : String.join(" ", asking);
    }

    /** Whether the message held words to the program. */
    static boolean heldOrders(GraphState state) {
        return !withoutOrders(state.getUserQuery()).equals(state.getUserQuery());
    }

    /** "Can I swim there?": yes or no is the answer. */
    boolean asksWhether() {
        return WHETHER.matcher(text).matches();
    }

    /** Whether places are to be held against each other. */
    boolean compares() {
        return places.size() > 1 && COMPARES.matcher(text).find();
    }

    /** "Tell me more": what has not been said yet. */
    static boolean asksForMore(GraphState state) {
        return MORE.matcher(state.getUserQuery()).matches();
    }

    /** The subjects that a sentence has to speak of: a beach need not say that it is one. */
    Set<String> tellingSubjects() {
        var telling = new HashSet<String>();
        subjects.forEach((term, word) -> {
            if (!isOfASide(word) && !(places.isEmpty() && KINDS.contains(term))) {
                telling.add(term);
            }
        });
        return telling;
    }

    /** "Anything similar that is easier?": others than the place. */
    boolean asksForOthers() {
        return AskedParts.asksForOthers(text);
    }

    /** Whether a subject is one of several that stand side by side: "trees and orchids". */
    boolean lists(String subject) {
        var word = Pattern.quote(subjects.getOrDefault(subject, subject));
        return Pattern.compile(
                        "(?i)(?:\\band|\\bor|&|,) (?:the |a |an )?" + word + "\\b|\\b" + word + "(?: and| or| &|,) ")
                .matcher(text)
                .find();
    }

    /** The same question as far as it asks for one side. */
    Question only(Topic topic) {
        return new Question(text, places, Map.of(), Set.of(topic), month, aboutTheLastAnswer, sought);
    }

    /** The same question as one about these places. */
    Question of(List<String> some) {
        return new Question(text, some, subjects, topics, month, aboutTheLastAnswer, sought);
    }

    /** Sides that are asked for in so many words, where there are several: "how do I get there and what should I wear?" */
    List<Topic> asksTogether() {
        var practical = topics.stream().filter(PRACTICAL::contains).toList();
        return practical.size() > 1 && JOINED.matcher(text).find() ? practical : List.of();
    }

    /** The questions that it holds, where it asks several things in one message; none where it asks one. */
    List<Question> parts(Places atlas) {
        var asked = AskedParts.of(text);
        if (asked.size() < 2) {
            return List.of();
        }
        var alone = AskedParts.standingAlone(text);
        var parts = asked.stream()
                .map(words -> new Question(
                        words,
                        places,
                        spelled(subjectsOf(
                                AskedParts.isOfNothing(words) && (places.isEmpty() || words.equals(asked.getFirst()))
                                        ? alone.get(asked.indexOf(words))
                                        : words,
                                places,
                                atlas)),
                        Topic.askedIn(words),
                        MonthsSaid.askedIn(words),
                        aboutTheLastAnswer,
                        Sought.in(words)))
                .filter(part -> !part.isOpen()
                        || asksForOthers()
                        || part.asksWhether()
                        || OPEN_PART.matcher(part.text()).lookingAt())
                .toList();
        return parts.size() > 1 ? parts : List.of();
    }

    /** The subjects of a part as they were mended for the whole. */
    private Map<String, String> spelled(Map<String, String> ofPart) {
        var words = new HashSet<>(ofPart.values());
        var kept = new LinkedHashMap<String, String>();
        subjects.forEach((term, word) -> {
            if (words.contains(word)) {
                kept.put(term, word);
            }
        });
        return kept;
    }

    /** Whether a word means no more than a side that is asked about: "eat", "wear". */
    boolean isOfASide(String word) {
        return topics.stream().anyMatch(topic -> topic.isMeantBy(word));
    }

    /** Whether it asks for what only a passage about the place itself can tell: the way, clothes, hours. */
    boolean isPractical() {
        return topics.stream().anyMatch(PRACTICAL::contains)
                || NEED.matcher(text).find();
    }

    /** Whether the sentence names the place or comes from a passage about it, or about all places of the country. */
    static boolean isAbout(String place, Sentence sentence) {
        var location = sentence.source().location();
        return location.equalsIgnoreCase(place) || location.equals(COUNTRY) || names(place, sentence);
    }

    static boolean names(String place, Sentence sentence) {
        return !place.isEmpty() && sentence.wording().bare().contains(Terms.bare(place));
    }

    /** The same question with slips of the pen mended by the words that the evidence uses. */
    Question spelledAs(Set<String> vocabulary) {
        var mended = new LinkedHashMap<String, String>();
        WEEKDAY.matcher(text)
                .results()
                .map(day -> day.group().toLowerCase(Locale.ROOT))
                .filter(day -> vocabulary.contains(Terms.stem(day)))
                .forEach(day -> mended.put(Terms.stem(day), day));
        subjects.forEach((term, word) -> {
            if (vocabulary.contains(term)) {
                mended.putIfAbsent(term, word);
            } else if (!Spelling.isOfAsking(word)) {
                mended.putIfAbsent(Spelling.nearest(term, vocabulary), word);
            }
        });
        var words = new StringBuilder(text);
        mended.forEach((term, word) -> words.append(word.startsWith(term) ? "" : " " + term));
        subjects.values()
                .forEach(word -> Spelling.ofASide(word)
                        .ifPresent(side -> words.append(' ').append(side)));
        return new Question(
                text,
                places,
                mended,
                topics.isEmpty() ? Topic.askedIn(words.toString()) : topics,
                month,
                aboutTheLastAnswer,
                sought);
    }

    /** Nothing in particular is asked: "Tell me about Sigiriya". */
    boolean isOpen() {
        boolean sights = topics.equals(Set.of(Topic.THINGS_TO_DO))
                && (SIGHTS.matcher(text).find() || !places.isEmpty())
                && tellingSubjects().isEmpty();
        boolean whole =
                topics.equals(Set.of(Topic.MOOD)) && LIKE_WHAT.matcher(text).find() && subjects.isEmpty();
        return (sights || whole || (subjects.isEmpty() && topics.isEmpty()))
                && sought().isEmpty()
                && !READY.matcher(text).find();
    }

    /** "What is Ella like?" */
    boolean asksForTheCharacter() {
        return isOpen() && LIKE_WHAT.matcher(text).find();
    }

    private static String questionBefore(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER)
                .map(Message::getContent)
                .filter(content -> !content.equals(state.getUserQuery()))
                .reduce((earlier, later) -> later)
                .orElse(state.getUserQuery());
    }

    /** What is only told beside the question is nothing to look for, unless nothing else is. */
    private static Map<String, String> subjectsOfWhatIsAsked(String text, List<String> places, Places atlas) {
        var asked = AskedParts.questions(text);
        var subjects = subjectsOf(Refusals.takenOut(asked), places, atlas);
        return subjects.isEmpty() && AskedParts.isOfNothing(asked)
                ? subjectsOf(Refusals.takenOut(text), places, atlas)
                : subjects;
    }

    private static Map<String, String> subjectsOf(String text, List<String> places, Places atlas) {
        var withoutPlaces = new StringBuilder(text);
        for (var mention : atlas.mentionedIn(text)) {
            for (int i = mention.start(); i < mention.end() && i < withoutPlaces.length(); i++) {
                withoutPlaces.setCharAt(i, ' ');
            }
        }
        var subjects = new LinkedHashMap<>(Terms.meaningful(
                BESIDE.matcher(A_CHILDS_AGE.matcher(withoutPlaces).replaceAll(" child "))
                        .replaceAll(" ")));
        if (HAPPENED.matcher(text).find()) {
            PAST_YEAR.matcher(withoutPlaces).results().forEach(year -> subjects.put(year.group(), year.group()));
        }
        if (WHETHER_TO_GO.matcher(text).find()) {
            subjects.values().removeIf(word -> OF_GOING.matcher(word).matches());
        }
        var ofPlaces = new HashSet<String>();
        places.forEach(place -> ofPlaces.addAll(Terms.of(place)));
        subjects.keySet().removeAll(ofPlaces);
        return subjects;
    }
}

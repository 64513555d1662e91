package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.SentenceLikeness;
import ai.travion.verifier.check.Check.Fault;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every proper name is found in the evidence, or is that of a place of the atlas.
 *
 * <p>A name is a run of words with capitals, or a single one inside a sentence that neither the evidence nor the language has.
 */
final class NamesSupported {

    private static final Pattern RUN =
            Pattern.compile("\\p{Lu}[\\p{L}\\p{M}'’-]*(?:(?: (?:of|the|de|da|and))* \\p{Lu}[\\p{L}\\p{M}'’-]*)*");
    /** A word with a capital that its sentence does not begin with. */
    private static final Pattern WITHIN = Pattern.compile("(?<=[\\p{Ll}\\d,;] )\\p{Lu}\\p{Ll}{2,}");

    private static final Pattern SPACES = Pattern.compile(" +");

    /** What anyone may name without a source. */
    private static final Set<String> COMMON = Words.terms(
            "Sri Lanka Ceylon Travion Poya Full Moon Day Dress Code Sources Search Web Google Maps Ayubowan Unesco World Heritage Site Buddhist Hindu Christian Muslim "
                    + "Islam Buddha Sinhala Sinhalese Tamil Dutch British Portuguese English Indian Ocean Asia Europe Bay Bengal South North East West Southern Northern Eastern Western Central Province "
                    + "Hill Country Cultural Triangle Coast Island Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December "
                    + "Mon Tue Tues Wed Thu Thurs Fri Sat Sun Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Please Note Good Know Mind Heads Season Tips Start Goal Easier Days Before Time Where What How Short Answer Yes No Not None Main Line Christmas Eve New Year ATM Plan Also Worth Knowing Morning Afternoon Evening Night Celsius Fahrenheit Breakfast Lunch Dinner Warning Warnings Itinerary Summary Highlights Logistics Overview Questions I If You Your It Internet Wifi Wi Google Uber PickMe WhatsApp Instagram English Europe European Western Asian Victorian Edwardian Catholic Anglican Islamic Vesak Poson Avurudu Tuk Tuks");

    private static final Set<String> OPENERS = Words.terms(
            "wrote grew went came took built made began born died lived ruled called told stands lies add bit lots plenty mind fancy shoes feet hats leeches steps "
                    + "explore discover stroll wander head walk drive ride take catch board reach leave start begin finish end spend stop stay sleep eat drink taste try order buy book reserve bring carry wear pack climb hike swim surf "
                    + "snorkel dive watch photograph follow cross join avoid skip expect allow budget reckon check ask remember keep save relax enjoy admire marvel arrive depart return continue combine add pair choose pick consider "
                    + "ancient old modern historic sacred royal colonial coastal central northern southern eastern western upper lower inner outer nearby local quiet busy popular beautiful pretty lovely great big small little long short early late "
                    + "plan tour guide train bus travel sunset sunrise morning afternoon evening day weekday weekend today lunch dinner breakfast tea beach temple fort park lake river mountain village town city place hotel guesthouse food entry entrance "
                    + "unlike besides although because since until during across along around above below beyond behind beside inside outside towards against despite instead otherwise meanwhile afterwards later finally first second third next then "
                    + "king queen prince governor saint lord lady general captain president minister");

    private static final Reading<List<String>> NAMES = Reading.by(NamesSupported::names);

    /** "Pearly" is no form of the name "Pearl". */
    private static final Pattern IS_LIKE = Pattern.compile(".*(?:[^aeiou]y|ful|ous|ly|ness|ing)");

    /** What a house is called that one eats, drinks or sleeps in, or that sells a tour. */
    private static final Pattern BUSINESS = Pattern.compile(
            "(?i).* (?:caf[eé]|hotel|restaurant|lodge|inn|guest ?house|resort|villas?|bar|bakery|bistro|kitchen|spa|tours|travels|express|diner|bungalow|hostel|homestay|retreat|grill|pub|lounge|dive cent(?:re|er)|surf school)");

    /** "Kandyan", of Kandy. */
    private static final Pattern OF_A_PLACE = Pattern.compile(".*(?:an|ese|ish)");

    /** By its ending a name of the island, wherever it stands. */
    private static final Pattern OF_THE_ISLAND = Pattern.compile(
            "\\p{Lu}\\p{Ll}{2,}(?:giriya|gala|pura|wewa|vihara|tota|deniya|gama|watta|watte|kanda|duwa|pitiya|goda|wila|lena)\\b");

    private final Places atlas;

    NamesSupported(Places atlas) {
        this.atlas = atlas;
    }

    List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var faults = new ArrayList<Fault>();
        Set<String> found = null;
        Set<String> asked = null;
        if (state.getIntent() == IntentType.OFF_TOPIC) {
            return namesOfElsewhere(reviewed);
        }
        for (var statement : reviewed.draft().statements()) {
            if (statement.isHeading()) {
                continue;
            }
            for (var name : reviewed.readings().of(NAMES, statement.text())) {
                found = found == null ? evidence(state, reviewed.readings()) : found;
                asked = asked == null ? ownWords(state, reviewed.readings()) : asked;
                // What somebody asks about is no fact: it is no source's to whom a citation gives it.
                if (BUSINESS.matcher(name).matches() && !isCalledSo(name, reviewed)) {
                    faults.add(fault(name, statement.text()));
                    continue;
                }
                boolean opens = statement.text().startsWith(name);
                boolean isKnown = isKnown(name, opens, found)
                        // "Foot of Adam's Peak: by bus", where the foot was asked for.
                        || (opens
                                && asked.containsAll(Words.terms(SPACES.split(name, -1)[0]))
                                && isKnown(name, true, union(found, Words.terms(SPACES.split(name, -1)[0]))))
                        || (statement.citations().isEmpty() && isKnown(name, opens, union(found, asked)));
                if (!isKnown) {
                    faults.add(fault(name, statement.text()));
                }
            }
        }
        return faults.stream().distinct().toList();
    }

    /** By words that stand side by side there, or by a name of the atlas: those of a house that is made up may each stand somewhere. */
    private boolean isCalledSo(String name, Reviewed reviewed) {
        var state = reviewed.state();
        var bare = reviewed.readings().bareOf(name);
        return reviewed.isQuoted(name)
                || Stream.of(
                                TurnTexts.engineTexts(state).stream(),
                                TurnTexts.ownWords(state).stream(),
                                state.getWebSearchResults().stream()
                                        .map(page -> page.getTitle() + " " + page.getContent()))
                        .flatMap(texts -> texts)
                        .anyMatch(text -> reviewed.readings().bareOf(text).contains(bare))
                || !atlas.mentionedIn(name).isEmpty();
    }

    /** What is off topic is not answered: no name stands there that is neither the traveller's nor the island's. */
    private List<Fault> namesOfElsewhere(Reviewed reviewed) {
        var asked = ownWords(reviewed.state(), reviewed.readings());
        return reviewed.draft().statements().stream()
                .flatMap(statement -> WITHIN.matcher(statement.text())
                        .results()
                        .map(name -> name.group())
                        .filter(name -> !COMMON.containsAll(Words.terms(name))
                                && !asked.containsAll(Words.terms(name))
                                && atlas.mentionedIn(statement.text()).stream()
                                        .noneMatch(mention -> Words.terms(
                                                        mention.place().name())
                                                .containsAll(Words.terms(name))))
                        .map(name -> fault(name, statement.text())))
                .distinct()
                .toList();
    }

    /** Runs of two words or more, and single words within a sentence that nobody may name without a source. */
    private static List<String> names(String sentence) {
        var runs = RUN.matcher(sentence)
                .results()
                .map(match -> match.group())
                .filter(run -> SPACES.split(run, -1).length > 1)
                .toList();
        var single = Stream.concat(
                        WITHIN.matcher(sentence).results(),
                        OF_THE_ISLAND.matcher(sentence).results())
                .map(match -> match.group())
                .filter(name -> name.length() > 3 && !OPENERS.containsAll(Words.terms(name)))
                .filter(name -> runs.stream().noneMatch(run -> run.contains(name)))
                .filter(name -> !Words.subjects(name).isEmpty());
        return Stream.concat(runs.stream(), single).distinct().toList();
    }

    private boolean isKnown(String name, boolean opensItsSentence, Set<String> known) {
        var words = Words.terms(name);
        if (known.containsAll(words)) {
            return true;
        }
        var strange = words.stream()
                .filter(word -> !known.contains(word) && !COMMON.contains(word) && word.length() > 2)
                .collect(Collectors.toSet());
        atlas.mentionedIn(name)
                .forEach(mention -> strange.removeAll(
                        Words.terms(name.substring(mention.start(), Math.min(mention.end(), name.length())))));
        // "Q: Can I swim?"
        strange.removeIf(word -> Words.subjects(word).isEmpty() || isAKnownForm(word, known));
        // The first word may have its capital from the sentence.
        var first = Words.terms(SPACES.split(name, -1)[0]);
        return strange.isEmpty() || (opensItsSentence && first.containsAll(strange) && mayOpen(first));
    }

    /** "Britain" and "Brits" of what the evidence calls British. */
    private static boolean isAKnownForm(String word, Set<String> known) {
        return word.length() >= 4
                && Stream.concat(known.stream(), COMMON.stream())
                        .anyMatch(other -> other.length() >= 5
                                && other.startsWith(word.substring(
                                        0, Math.max(4, Math.min(word.length(), other.length()) - 3)))
                                && (!IS_LIKE.matcher(other).matches()
                                        || (OF_A_PLACE.matcher(word).matches() && word.startsWith(other))));
    }

    /** "Explore Galle Fort", "Early Kandy": a word of the language and no name. */
    private static boolean mayOpen(Set<String> first) {
        return first.stream()
                .allMatch(word -> word.length() < 4
                        || OPENERS.contains(word)
                        || Words.subjects(word).isEmpty()
                        || word.matches(".*(?:ly|ful|ous|able|ible|tion|ment|ness)"));
    }

    private static Set<String> union(Set<String> some, Set<String> more) {
        var all = new HashSet<>(some);
        all.addAll(more);
        return all;
    }

    private static Set<String> ownWords(GraphState state, Readings readings) {
        var terms = new HashSet<String>();
        terms.addAll(readings.termsOf(state.getUserQuery()));
        state.getRewrittenQuery().ifPresent(query -> terms.addAll(readings.termsOf(query)));
        state.getMessages().forEach(message -> terms.addAll(readings.termsOf(message.getContent())));
        return terms;
    }

    private static Set<String> evidence(GraphState state, Readings readings) {
        var terms = new HashSet<String>();
        Stream.of(
                        state.getTargetLocations().stream(),
                        state.getRetrievedDocuments().stream()
                                .flatMap(document -> Stream.concat(
                                        Stream.of(document.getContent()), SentenceLikeness.toldBesides(document))),
                        state.getWebSearchResults().stream()
                                .flatMap(result -> Stream.of(result.getTitle(), result.getContent())),
                        state.getConstraintViolations().stream()
                                .flatMap(one -> Stream.of(one.getDescription(), one.getSuggestion())),
                        state.getShadowMonitorLogs().stream().map(log -> log.getDetails()),
                        state.getItinerary().stream()
                                .flatMap(slot -> Stream.of(
                                        slot.getActivity(),
                                        slot.getLocation(),
                                        slot.getReason(),
                                        slot.getNotes().orElse(""))),
                        state.getAssumptions().stream(),
                        toldOfPeople(state),
                        state.getEliminatedBy().stream().map(one -> one.getValue()))
                .flatMap(texts -> texts)
                .forEach(text -> terms.addAll(readings.termsOf(text)));
        return terms;
    }

    /** Whoever travels along may be called by name, in whatever sentence. */
    private static Stream<String> toldOfPeople(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .map(StatedValue::getValue)
                .filter(value -> value.startsWith("told: your "));
    }

    private static Fault fault(String name, String statement) {
        var sentence = Fault.quotable(statement);
        return Fault.mendedByRewriting(
                "Nothing I found speaks of \"" + name + "\".",
                "Leave out names that the evidence does not give, here \"" + name + "\": “" + sentence + "”");
    }
}

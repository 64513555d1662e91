package ai.travion.verifier.check;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Words reduced to what they share, so that a draft need not repeat a question or a warning letter for letter. */
final class Words {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:['’][\\p{L}]+)*");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private static final Set<String> WITHOUT_SUBJECT = Arrays.stream(
                    ("sorry apologies apologise excuse describe describes description overview itinerary itineraries schedule outing inside itself teh wats wat hw correct true isn a about above after again all also am an and any anybody anyone anything are around as at be because been before being best better both but by "
                                    + "can cannot could d day days detail details did do does doing don done down during each either else enjoy enough ever every explain few find focus for from fun further "
                                    + "get give go goes going good got great had happen happens has have having he hello help her here hers hey hi him his how i if in info information interested interesting into is it its "
                                    + "just kind know last let like little ll located looking love m made make many may maybe me mean might mine more most much must my near need next nice no nor not now of off "
                                    + "ok okay on once one only option options or other our out over own perfect place places plan planning please popular possible prefer provide question re really recommend recommendation "
                                    + "recommendations s same say see shall she should show so some somebody someone something special spend spot spots still such suggest suggestion suggestions t take tell than thank "
                                    + "besides apart aside chance chances odds likely story stories thanks that the their them then there these they thing things think this those through time till to today tomorrow tonight pm oclock too top tour tourist tourists travel traveller "
                                    + "travelling traveler travelers trip trips true try two under until up us use very ve via visit visiting visitor visitors want was way we week weekend well were what when where which while who whom whose why "
                                    + "will wish with within without wonder worth would year years yes yet you your yours famous known lovely nearby nearest closest location locations sri lanka lankan srilanka ceylon country island "
                                    + "january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec "
                                    + "monday tuesday wednesday thursday friday saturday sunday early late second third first "
                                    + "problem problems trouble issue issues difficulty doable feasible manageable least fewest important several main major various typical people person persons fine okay alright suitable advisable decent bad seen worthwhile really actually exactly sensible wise happens thing list lists name tell anywhere somewhere everywhere yourself ourselves myself seeing looking finding watching attractions highlight highlights "
                                    + "between compare compares compared comparing comparison comparisons difference differences different differ differs vs versus choose choosing pick decide preferable rather instead worse worst "
                                    + "right wrong yesterday including included include excluding except hidden gem gems short shortly brief briefly nearer closer watch slower slow faster skip drop remove change move start "
                                    + "im ive id ill dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt hows whats wheres whens christmas xmas eve boxing allowed able sure "
                                    + "three four five six seven eight nine ten sort sorts timing timings half type types way ways thx pls plz kindly tips advice idea ideas grandmother grandfather grandma grandpa grandparents mother father mum mom dad parents wife husband girlfriend boyfriend partner friend friends colleague cousin cousins aunt uncle brother sister son daughter aged worth worthwhile")
                            .split(" ", -1))
            .collect(Collectors.toUnmodifiableSet());

    /** Words by which an answer takes up a question without repeating it. Each row is one meaning. */
    private static final List<Set<String>> KIN = List.of(
            kin("kid kids child children family families toddler"),
            kin("beginner beginners novice novices newcomer learner learners"),
            kin("shoes shoe barefoot sandals footwear"),
            kin("shirt shirts bare bare-chested chest chested torso body"),
            kin(
                    "hike hiking hiker hikers climber climbers trek trekking walk walking trail trails climb climbing peak"),
            kin("beach beaches sand sands shore bay coast swim swimming"),
            kin(
                    "photo photos photograph photography photographer camera pictures light golden sunrise sunset view views"),
            kin(
                    "bar bars pub pubs nightlife nightclub nightclubs club clubs cocktail cocktails crawl alcohol alcoholic drink drinks drinking beer wine liquor party"),
            kin("surf surfing surfer surfers wave waves"),
            kin("eat eating food foods meal meals dish dishes cuisine restaurant restaurants curry seafood"),
            kin("quiet calm calmer peaceful silence silent relaxed"),
            kin("romantic romance couple couples honeymoon honeymooner honeymooners"),
            kin("cold colder coldest cool cooler coolest chilly frost frosty temperature"),
            kin("sunrise sunset sundown dawn dusk sun"),
            kin("old older elderly senior seniors"),
            kin("tall high height metres metre elevation altitude"),
            kin("crowd crowds crowded busy lively quiet"),
            kin("animal animals wildlife safari elephant elephants leopard leopards bird birds"),
            kin(
                    "train trains railway rail station reach reached road bus buses drive route transport far distance away kilometres km get arrive tuk wheeler"),
            kin("swim swimming swimmer swimmers bathe bathing dip dips sea"),
            kin("shop shops shopping market markets bazaar bazaars souvenir souvenirs craft crafts buy"),
            kin("dive diving diver divers snorkel snorkelling snorkeling reef"),
            kin("rain rains rainy monsoon wet dry weather climate season seasons months"),
            kin(
                    "wear wearing dress clothes clothing outfit cover covered shoulders knees shoes pack packing bring carry modest modestly"),
            kin("history historic historical built founded king kings kingdom century centuries ancient old origin"),
            kin("relax relaxing relaxation rest restful calm quiet"),
            kin(
                    "religion religions religious faith faiths holy sacred worship pilgrims pilgrimage buddhist buddhists hindu hindus muslim muslims christian christians"),
            kin("long hours hour duration half minutes min day days night nights enough climb takes need"),
            kin("safe safety dangerous danger care caution"),
            kin("culture cultural festival festivals custom customs tradition traditions perahera"),
            kin("temple temples shrine shrines kovil kovils vihara church churches mosque mosques"),
            kin(
                    "open opening hours close closed closes enter enters entering ticket fee fees entrance entry admission charge charges free"),
            kin("hotel hotels stay stays accommodation guesthouse guesthouses lodging lodgings rooms"),
            kin("shade shady shadow shaded sun sunny"),
            kin("vertigo heights height dizzy fear exposed"),
            kin("high higher highest tall taller tallest height metres metre elevation altitude above"),
            kin("start starts begin begins began set leave leaves depart departure sail sails head heads early dawn"),
            kin("monkey monkeys macaque macaques langur langurs"),
            kin("legend legends myth myths folklore tradition traditions story stories named"),
            kin("puja pujas service services ritual rituals ceremony ceremonies"),
            kin("woman women female lady lone alone company"),
            kin("opened founded established started begun created inaugurated"),
            kin("shut shuts close closes closed closing until open opens"),
            kin("mean means meaning name named called"),
            kin("family families stroller pram children kids"),
            kin(
                    "month months january february march april june july august september october november december season jan feb mar apr jun jul aug sep sept oct nov dec"),
            kin("whale whales dolphin dolphins turtle turtles marine"),
            kin(
                    "toilet toilets washroom washrooms restroom restrooms bathroom bathrooms loo loos lavatory lavatories wc"),
            kin("price prices cost costs fee fees expensive cheap budget money"));

    /** Words for the very same thing. */
    private static final List<Set<String>> SAME = List.of(
            kin("swim swimming swims bathe bathing bath dip dips"),
            kin("path paths trail trails track tracks footpath footpaths"),
            kin("tuk wheeler wheelers tuktuk tuktuks"),
            kin("photo photos picture pictures photograph photographs"),
            kin("built build building raised erected constructed fortified"),
            kin("haggle haggles haggling bargain bargains bargaining"),
            kin("food foods snack snacks"),
            kin("waterfall waterfalls falls cascade cascades"));

    private Words() {}

    private static final int LONG_ENOUGH_FOR_ANY_ORDER = 6;

    /** Words of asking with a slip of the pen, which does not make them a subject. */
    private static final Set<String> SLIPS_OF_ASKING = Stream.of(
                    "which", "what", "where", "when", "should", "would", "could", "about", "better", "there", "please")
            .flatMap(Words::slipsOf)
            .filter(slip -> slip.length() >= 4)
            .collect(Collectors.toUnmodifiableSet());

    /** The terms of a text that carry a subject. */
    static Set<String> subjects(String text) {
        var subjects = new LinkedHashSet<String>();
        WORD.matcher(text).results().map(match -> plain(match.group())).forEach(word -> {
            if (word.length() > 1
                    && !WITHOUT_SUBJECT.contains(word)
                    && !Character.isDigit(word.charAt(0))
                    && !SLIPS_OF_ASKING.contains(word)) {
                subjects.add(stem(word));
            }
        });
        return subjects;
    }

    /** Every term of a text. */
    static Set<String> terms(String text) {
        return WORD.matcher(text)
                .results()
                .map(match -> stem(plain(match.group())))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether some of the terms is that subject, means much the same, or is it but for a slip of the pen. */
    static boolean coverSubject(Set<String> terms, String subject) {
        if (terms.contains(subject)) {
            return true;
        }
        var akin = new HashSet<String>();
        Stream.concat(SAME.stream(), KIN.stream())
                .filter(meaning -> meaning.contains(subject))
                .forEach(akin::addAll);
        if (akin.isEmpty() && subject.length() >= 5) {
            KIN.stream()
                    .filter(meaning -> meaning.stream().anyMatch(word -> isSlipOf(word, subject)))
                    .forEach(akin::addAll);
        }
        return akin.stream().anyMatch(terms::contains)
                || (subject.length() >= 5 && terms.stream().anyMatch(term -> isSlipOf(subject, term)));
    }

    /** Whether two terms name the same thing. */
    static boolean areTheSame(String term, String other) {
        return SAME.stream().anyMatch(thing -> thing.contains(term) && thing.contains(other));
    }

    /** Letters and digits alone, one space between words and at both ends. */
    static String bare(String text) {
        var bare = new StringBuilder(" ");
        WORD.matcher(text)
                .results()
                .forEach(match -> bare.append(plain(match.group())).append(' '));
        return bare.toString();
    }

    static String stem(String word) {
        var stem = word;
        if (stem.endsWith("ies") && stem.length() > 4) {
            stem = stem.substring(0, stem.length() - 3) + "y";
        } else if (endsWithAny(stem, "ches", "shes", "xes", "sses", "zzes")) {
            stem = stem.substring(0, stem.length() - 2);
        } else if (stem.length() > 3 && stem.endsWith("s") && !endsWithAny(stem, "ss", "us", "is")) {
            stem = stem.substring(0, stem.length() - 1);
        }
        if (stem.endsWith("ing") && stem.length() > 5) {
            stem = undoubled(stem.substring(0, stem.length() - 3));
        } else if (stem.endsWith("ed") && stem.length() > 4) {
            stem = undoubled(stem.substring(0, stem.length() - 2));
        }
        return stem.endsWith("e") && stem.length() > 3 ? stem.substring(0, stem.length() - 1) : stem;
    }

    private static boolean endsWithAny(String word, String... endings) {
        for (var ending : endings) {
            if (word.endsWith(ending)) {
                return true;
            }
        }
        return false;
    }

    private static String undoubled(String stem) {
        int last = stem.length() - 1;
        var doubled = last > 1 && stem.charAt(last) == stem.charAt(last - 1) && "lsz".indexOf(stem.charAt(last)) < 0;
        return doubled ? stem.substring(0, last) : stem;
    }

    /** The word with one letter missing or two swapped; the first letter stands. */
    private static Stream<String> slipsOf(String word) {
        var missing = IntStream.range(1, word.length()).mapToObj(i -> word.substring(0, i) + word.substring(i + 1));
        var swapped = IntStream.range(1, word.length() - 1)
                .mapToObj(i -> word.substring(0, i) + word.charAt(i + 1) + word.charAt(i) + word.substring(i + 2));
        return Stream.concat(missing, swapped);
    }

    /** One letter wrong, missing, too many or swapped with its neighbour; in a longer word, the same letters in any order. */
    private static boolean isSlipOf(String meant, String written) {
        if (written.length() < 5
                || Math.abs(meant.length() - written.length()) > 1
                || meant.charAt(0) != written.charAt(0)) {
            return false;
        }
        if (written.length() >= LONG_ENOUGH_FOR_ANY_ORDER
                && meant.length() == written.length()
                && letters(meant).equals(letters(written))) {
            return true;
        }
        int i = 0;
        while (i < Math.min(meant.length(), written.length()) && meant.charAt(i) == written.charAt(i)) {
            i++;
        }
        var restMeant = meant.substring(i);
        var restWritten = written.substring(i);
        return restMeant.isEmpty()
                || restWritten.isEmpty()
                || restMeant.substring(1).equals(restWritten)
                || restMeant.equals(restWritten.substring(1))
                || restMeant.substring(1).equals(restWritten.substring(1))
                || swapped(restMeant).equals(restWritten);
    }

    private static String letters(String word) {
        var letters = word.toCharArray();
        Arrays.sort(letters);
        return new String(letters);
    }

    private static String swapped(String text) {
        return text.length() < 2 ? text : "" + text.charAt(1) + text.charAt(0) + text.substring(2);
    }

    private static String plain(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        var plain = Normalizer.isNormalized(lower, Normalizer.Form.NFD)
                ? lower
                : MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFD))
                        .replaceAll("");
        int apostrophe = Math.max(plain.indexOf('\''), plain.indexOf('’'));
        return apostrophe < 0
                ? plain
                : plain.substring(0, apostrophe) + (plain.endsWith("s") ? "" : plain.substring(apostrophe + 1));
    }

    private static Set<String> kin(String words) {
        return Arrays.stream(words.split(" ", -1)).map(Words::stem).collect(Collectors.toUnmodifiableSet());
    }
}

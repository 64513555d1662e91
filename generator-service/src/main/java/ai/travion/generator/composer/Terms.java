package ai.travion.generator.composer;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words reduced to what they share: "hikes" and "hiking" are one term. */
public final class Terms {

    private static final Pattern WORDS = Pattern.compile("[\\p{L}\\p{N}]+(?:['’][\\p{L}]+)*");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    /** Words that carry no subject: those of grammar, of asking, and of praise. */
    private static final Set<String> EMPTY_WORDS = Set.of(
            ("among long stay staying stays come coming lot lots a about above after again all also am an and any anybody anyone anything are around as at be because been before being best better both but by "
                            + "can cannot could d detail details did do does doing don done down during each either else enough ever every explain few find for from further get "
                            + "give go goes going good got great had has have having he hello help her here hers hey hi him his how i if in info information interested interesting into is it its itself "
                            + "just know let like little ll looking m made make many may maybe me mean might mine more most much must my near need nice no nor not now of off "
                            + "ok okay on once one only or other our out over own perfect place places plan planning please popular possible provide question re really recommend recommendation "
                            + "recommendations s same say see shall she should show so some somebody someone something special spot spots still such suggest suggestion suggestions t take tell than thank "
                            + "thanks that the their them then there these they thing things think this those through till to too top tour tourist tourists travel traveller "
                            + "travelling traveler travelers trip trips true try under until up us use very ve via visit visiting visitor visitors want was way we well were what when where which while who whom whose why "
                            + "will wish with within without wonder would yes yet you your yours famous known lovely nearby nearest closest located location locations sri lanka lankan lankans srilanka srilankan srilankans ceylon country island "
                            + "besides apart aside chance chances odds likely story stories happened today tomorrow tonight weekend week weeks day days next this last first second third st nd rd th january february march april may june july august "
                            + "september october november december jan feb mar apr jun jul aug sept sep oct nov dec monday tuesday wednesday thursday friday saturday sunday year years "
                            + "compare compares compared comparing comparison comparisons between difference differences different differ differs vs versus choose choosing pick decide prefer preferable rather instead worse worst "
                            + "right wrong yesterday including included include excluding except hidden gem short shortly brief briefly far further nearer closer near distance time times watch spend "
                            + "im ive id ill dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt hows whats wheres whens christmas xmas eve boxing allowed able sure "
                            + "two three four five six seven eight nine ten kind kinds sort sorts type types way ways hello thx pls plz kindly tips advice idea ideas option options "
                            + "least fewest important several main major various typical people person persons fine okay alright suitable advisable decent bad seen worthwhile really actually exactly sensible wise happens thing list lists name tell anywhere somewhere everywhere yourself ourselves myself "
                            + "seeing since originally formerly looking finding watching grandmother grandfather grandma grandpa grandparents mother father mum mom dad parents wife husband girlfriend boyfriend partner friend friends brother sister son daughter aged worth worthwhile draws drew attracts attracted brings lures pulls weve theyve youve youd theyd shes hes theres thats lets gonna wanna gotta lah leh fam incl bro mate guys lol cos cuz tho yeah dude abt btw machan aiyo cheers folks asap happened happen manage impressive stunning amazing spectacular awesome gorgeous loves loved adores mad crazy keen enthusiast especially afternoon afternoons morning mornings evening evenings arrived instead likes enjoys says said thinks soon later already actually mostly mainly definitely certainly perhaps")
                    .transform(words ->
                            Pattern.compile(" ").splitAsStream(words).distinct().toArray(String[]::new)));

    /** Words that mean much the same to a traveller. Each row is one meaning. */
    private static final List<Set<String>> MEANINGS = List.of(
            stems("kid kids child children family families toddler"),
            stems("hike hiking hiker hikers trek trekking walk walking trail trails climb climbing"),
            stems("beach beaches sand sands shore bay"),
            stems("photo photos photograph photography photographer camera pictures"),
            stems("monkey monkeys macaque macaques langur langurs"),
            stems("legend legends myth myths folklore tradition traditions"),
            stems("puja pujas service services ritual rituals ceremony ceremonies"),
            stems("woman women female lady lone"),
            stems("bar bars pub pubs nightlife nightclub nightclubs club clubs cocktail cocktails"),
            stems("surf surfing surfer surfers wave waves"),
            stems("eat eating food foods meal meals dish dishes cuisine restaurant restaurants"),
            stems("quiet quieter calm calmer peaceful silence silent"),
            stems("crowd crowds crowded overcrowded busy packed touristy jammed"),
            stems("animal animals wildlife safari"),
            stems("train trains railway rail station"),
            stems("romantic romance couple couples honeymoon honeymooner honeymooners"),
            stems("safe safely safety unsafe danger dangerous risk risky crime theft bags care lost caution beware"),
            stems("build built builder building constructed erected founded begun designed raised finished laid"),
            stems("film films filmed filming shot shooting movie movies cinema"),
            stems("ferry ferries boat boats"),
            stems("bicycle bicycles bike bikes cycle cycling"),
            stems("beginner beginners novice novices learner learners learn lesson lessons timer timers"),
            stems("afraid fear feared fearing fears"),
            stems("nickname nicknamed called"),
            stems("start started begin began begun establish established founded turned"),
            stems("bo bodhi"),
            stems("pill pills tablet tablets"),
            stems("shoe shoes boots boot sandals footwear barefoot"),
            stems("book booked booking bookings reserve reserved reservation reservations"),
            stems("sacred holy holiest revered venerated"),
            stems("sleeping reclining lying recumbent"),
            stems("model modelled inspire inspired inspiration"),
            stems("hotel hotels guesthouse guesthouses lodging lodgings accommodation hostel hostels"),
            stems("vegan vegans vegetarian vegetarians"),
            stems("veg veggie vegetarian vegetarians"),
            stems("landmine landmines mine mines"),
            stems("took take taken capture captured stormed seized conquered"),
            stems("abandon abandoned deserted"),
            stems("write wrote written writes"),
            stems("hard harder difficult strenuous steep demanding easy easier exhausting tiring exhausted gentle"),
            stems("cold colder coldest cool cooler coolest chilly frost frosty temperature"),
            stems("warm warmer hot hotter heat"),
            stems("wheelchair stroller pram stairs steps level flat"),
            stems("old older elderly senior seniors"),
            stems("tall high height metres metre elevation altitude"),
            stems("swim swimming swimmer swimmers bathe bathing"),
            stems("shop shops shopping market markets bazaar bazaars"),
            stems("dive diving diver divers snorkel snorkelling snorkeling reef"),
            stems("rain rains rainy monsoon wet"),
            stems("viewpoint viewpoints view views panorama"),
            stems("sunset sunsets sundown"),
            stems("sunrise sunrises dawn"),
            stems("relax relaxed relaxing relaxation rest restful quiet easy"),
            stems("souvenir souvenirs craft crafts"),
            stems("spicy chilli chillies"),
            stems("allergic allergy allergies"),
            stems("botanic botanical"),
            stems("ethical ethically humane cruel cruelty captive captivity welfare chains chained"),
            stems("church churches mosque mosques kovil temple temples shrine shrines"));

    private static final Map<String, Set<String>> AKIN = akin();

    private Terms() {}

    /** Each term of a text that has a meaning of its own, with the word it came from, in order. */
    static Map<String, String> meaningful(String text) {
        var terms = new LinkedHashMap<String, String>();
        WORDS.matcher(text).results().map(match -> match.group()).forEach(word -> {
            var plain = plain(word);
            if (plain.length() > 1 && !EMPTY_WORDS.contains(plain) && !Character.isDigit(plain.charAt(0))) {
                terms.putIfAbsent(stem(plain), word.toLowerCase(Locale.ROOT));
            }
        });
        return terms;
    }

    /** Every term of a text. */
    public static Set<String> of(String text) {
        var terms = new LinkedHashSet<String>();
        WORDS.matcher(text).results().map(match -> match.group()).forEach(word -> terms.add(stem(plain(word))));
        return terms;
    }

    /** The terms that mean much the same, the given one not among them. */
    static Set<String> akinTo(String term) {
        return AKIN.getOrDefault(term, Set.of());
    }

    /** Whether a term stands among others, itself or as one that means much the same. */
    static boolean isAmong(Set<String> terms, String term) {
        return terms.contains(term) || akinTo(term).stream().anyMatch(terms::contains);
    }

    /** Letters and digits alone, for finding a quotation again. */
    static String bare(String text) {
        var bare = new StringBuilder(" ");
        WORDS.matcher(text)
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
        if (stem.endsWith("ied") && stem.length() > 5) {
            stem = stem.substring(0, stem.length() - 3) + "y";
        } else if (stem.endsWith("ing") && stem.length() > 5) {
            stem = undoubled(stem.substring(0, stem.length() - 3));
        } else if (stem.endsWith("ed") && stem.length() > 4) {
            stem = undoubled(stem.substring(0, stem.length() - 2));
        }
        if (stem.endsWith("e") && stem.length() > 3) {
            stem = stem.substring(0, stem.length() - 1);
        }
        return stem;
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

    private static Set<String> stems(String words) {
        return Pattern.compile(" ").splitAsStream(words).map(Terms::stem).collect(Collectors.toUnmodifiableSet());
    }

    /** Each term that stands in a row, with the others of all its rows. */
    private static Map<String, Set<String>> akin() {
        var akin = new HashMap<String, Set<String>>();
        for (var meaning : MEANINGS) {
            for (var term : meaning) {
                akin.computeIfAbsent(term, one -> new HashSet<>()).addAll(meaning);
            }
        }
        akin.replaceAll((term, others) -> {
            others.remove(term);
            return Set.copyOf(others);
        });
        return Map.copyOf(akin);
    }
}

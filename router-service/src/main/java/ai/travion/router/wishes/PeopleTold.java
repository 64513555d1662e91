package ai.travion.router.wishes;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What travellers tell of those who travel, themselves among them: what somebody is called, how old they are, what ails them. It is kept in
 * sentences that can be said back ("your wife has a knee problem"), and binds no plan; what of it does bind one is read beside it.
 */
public final class PeopleTold {

    private static final String KEPT = "told: ";
    private static final String IS_CALLED = " is called ";
    private static final int MOST = 8;
    private static final int LONGEST = 70;

    private static final String KIN =
            "(?:wife|husband|partner|girl\\s?friend|boy\\s?friend|fianc[eé]{1,2}|spouse|(?:grand)?(?:daughter|son|child|mother|father)|kid|baby|toddler|mum|mom|dad|sister|brother|friend|aunt|uncle|cousin|niece|nephew|grandma|grandpa|(?:mother|father)-in-law)";
    private static final String SMALL_ONES = "(?:kids|children|sons|daughters|boys|girls|twins|grandchildren)";
    private static final String OF_US =
            "(?:my|our)\\s+(?:(?:little|young|old|older|younger|eldest|elderly|dear|new)\\s+)?";
    private static final String NAME = "\\p{Lu}\\p{Ll}{1,14}";
    private static final String YEARS =
            "(?<age>\\d{1,2})(?!\\s*(?:days?|nights?|weeks?|months?|people|persons?|km|am|pm|[:.]\\d|%))\\b";

    /** "Our daughter Lena", "my partner, Joost"; the case of a name is looked at. */
    private static final Pattern KIN_NAMED = Pattern.compile("\\b(?i:" + OF_US + "(?<kin>" + KIN
            + "))(?:\\s+(?i:is\\s+called|called|named))?\\s*,?\\s+(?<name>" + NAME + ")\\b");
    /** "Lukas, our son". */
    private static final Pattern NAMED_KIN = Pattern.compile("(?<!\\b(?:from|in|to|of|at|near|via) )\\b(?<name>" + NAME
            + ")(?:\\s*,|\\s+is)\\s+(?i:" + OF_US + "(?<kin>" + KIN + "))\\b");
    /** "Two kids, Noah is 9 and Ruby is 6", "our sons Tim (8) and Ole (11)". */
    private static final Pattern SEVERAL_NAMED =
            Pattern.compile("\\b(?<kins>(?i:" + SMALL_ONES + "))\\b\\s*[,:(-]?\\s*(?<first>"
                    + NAME + ")(?:\\s*(?:,|is|\\(|aged)?\\s*\\d{1,2}\\)?)?(?:\\s*,\\s*(?<middle>" + NAME
                    + ")(?:\\s*(?:is|\\(|aged)?\\s*\\d{1,2}\\)?)?)?\\s*,?\\s+(?:and|&)\\s+(?<last>" + NAME + ")\\b");

    private static final Pattern AGE =
            Pattern.compile("\\b(?<who>(?i:i|she|he|" + OF_US + KIN + ")|" + NAME + ")(?:\\s+(?<called>" + NAME
                    + "))?(?:\\s*,)?\\s*(?i:am|'m|is|'s|who\\s+is|who's|turns|aged|\\()\\s*(?i:now\\s+|already\\s+|only\\s+)?"
                    + YEARS);
    /** "I am Kenji, 58, from Osaka". */
    private static final Pattern OWN_AGE = Patterns.anyCase(
            "\\b(?:i\\s+am|i'm)\\s+(?:\\p{L}+\\s*,\\s*)?" + YEARS + "(?=\\s*(?:,|\\.|and\\b|years?\\b|$))");

    private static final String AILMENT =
            "\\b(?:knees?|hips?|ankles?|(?:bad|sore|weak|stiff|aching)\\s+back|back\\s+(?:pain|problems?|trouble)|heart|asthma|diabet\\p{L}*|allerg\\p{L}*|seasick|car\\s?sick|sick|(?:afraid|scared|fear)\\s+of|vertigo|dizzy|blood\\s+pressure|swim|walk|stairs|hearing|deaf|blind|surgery|operation|operated|pacemaker|arthritis|coeliac|celiac|epilep\\p{L}*|crutch\\p{L}*|walking\\s+stick)\\b";
    private static final Pattern AILS = Pattern.compile(
            "\\b(?<who>(?i:i|we|she|he|" + OF_US + KIN + ")|" + NAME
                    + ")\\s+(?<what>(?i:has|have|had|is|am|are|gets?|suffers?|cannot|can't|can\\s+not|needs?|uses?|never\\s+learned)\\s+[^.,;!?]{2,55})");
    private static final Pattern AILMENTS = Patterns.anyCase(AILMENT);
    /** "My knees are bad", "my wife's knee hurts". */
    private static final Pattern PART_AILS = Patterns.anyCase(
            "\\b(?<whose>(?:my|our)\\s+(?:" + KIN
                    + "'s\\s+)?)(?<what>(?:(?:left|right)\\s+)?(?:knees?|hips?|ankles?|back|heart|foot|feet|legs?|eyes|shoulder)\\s+(?:is|are|hurts?|aches?|gives?)\\b[^.,;!?]{0,40})");

    private static final Pattern END_OF_IT = Patterns.anyCase(
            "\\s+(?:so|but|and|because|since|with)\\s+(?:please|we|i|no|not|he|she|it|they|my|our|would|can|what|where)\\b.*$");

    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?;])\\s+");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:what|when|where|who|why|how|which|do|does|can|could|should|will|would|is|are)\\b");
    private static final Pattern NO_NAME = Patterns.anyCase(
            "i|we|he|she|it|the|and|but|so|who|is|sri|lanka|my|our|this|that|there|what|where|when|how|which|can|do|does|in|on|at|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|hello|hi|poya|german|dutch|indian|english|first|one|both|no|yes|actually|thanks?|visa|sim");

    private PeopleTold() {}

    /** What a message tells of them, in the words that are kept. */
    public static List<String> in(String message, Preferences known, Places atlas) {
        var telling = SENTENCES
                .splitAsStream(message)
                .filter(sentence -> !sentence.strip().endsWith("?") && !Patterns.isIn(ASKS, sentence))
                .toList();
        var names = new LinkedHashMap<>(named(message, atlas));
        var told = new ArrayList<String>();
        names.forEach((name, kin) -> told.add("your " + kin + IS_CALLED + name));
        byName(known).forEach(names::putIfAbsent);
        telling.forEach(sentence -> told.addAll(of(sentence, names)));
        return told.stream()
                .map(fact -> KEPT + fact)
                .filter(fact -> fact.length() <= LONGEST)
                .distinct()
                .limit(MOST)
                .toList();
    }

    /** Whether what is kept is such a fact. */
    public static boolean isOne(String kept) {
        return kept.startsWith(KEPT);
    }

    /** Of one person's name or age the last word holds. */
    public static boolean replaces(String later, String earlier) {
        return isOne(later)
                && isOne(earlier)
                && (later.equals(earlier)
                        || (ageIn(later) && ageIn(earlier) && whoIn(later).equals(whoIn(earlier))));
    }

    /** All of it, each as a sentence without its end. */
    public static List<String> all(Preferences known) {
        return known.getOther().stream()
                .map(StatedValue::getValue)
                .filter(PeopleTold::isOne)
                .map(PeopleTold::said)
                .toList();
    }

    /** What is kept, as it is said. */
    public static String said(String kept) {
        return isOne(kept) ? kept.substring(KEPT.length()) : kept;
    }

    /** Those that tell an age. */
    public static List<String> ages(Preferences known) {
        return all(known).stream().filter(PeopleTold::ageIn).toList();
    }

    /** Those that tell what somebody is called. */
    public static List<String> names(Preferences known) {
        return all(known).stream().filter(fact -> fact.contains(IS_CALLED)).toList();
    }

    /** Who each name belongs to: "daughter" to "Lena". */
    public static Map<String, String> byName(Preferences known) {
        var names = new LinkedHashMap<String, String>();
        names(known).forEach(fact -> {
            int at = fact.indexOf(IS_CALLED);
            names.put(fact.substring(at + IS_CALLED.length()), fact.substring("your ".length(), at));
        });
        return names;
    }

    /** The names that a message gives to those who travel. */
    public static Map<String, String> named(String message, Places atlas) {
        var names = new LinkedHashMap<String, String>();
        Stream.of(KIN_NAMED, NAMED_KIN).forEach(pattern -> {
            var match = pattern.matcher(message);
            while (match.find()) {
                put(names, match.group("name"), match.group("kin").toLowerCase(Locale.ROOT), atlas);
            }
        });
        var several = SEVERAL_NAMED.matcher(message);
        while (several.find()) {
            var kin = one(several.group("kins").toLowerCase(Locale.ROOT));
            Stream.of("first", "middle", "last")
                    .flatMap(group -> Optional.ofNullable(several.group(group)).stream())
                    .forEach(name -> put(names, name, kin, atlas));
        }
        return names;
    }

    private static void put(Map<String, String> names, String name, String kin, Places atlas) {
        if (isName(name, atlas)) {
            names.putIfAbsent(name, kin);
        }
    }

    private static boolean isName(String word, Places atlas) {
        return !Patterns.isAllOf(NO_NAME, word) && atlas.mentionedIn(word).isEmpty();
    }

    private static String one(String kins) {
        return switch (kins) {
            case "sons", "boys" -> "son";
            case "daughters", "girls" -> "daughter";
            default -> "child";
        };
    }

    private static List<String> of(String sentence, Map<String, String> names) {
        var told = new ArrayList<String>();
        Patterns.in(OWN_AGE, sentence)
                .map(PeopleTold::years)
                .findFirst()
                .ifPresent(years -> told.add("you are " + years));
        var aged = AGE.matcher(sentence);
        while (aged.find()) {
            int years = Integer.parseInt(aged.group("age"));
            var called = Optional.ofNullable(aged.group("called"));
            who(called.orElse(aged.group("who")), sentence.substring(0, aged.start()), names)
                    .filter(who -> years > 0)
                    .ifPresent(who -> told.add(who + (who.equals("you") ? " are " : " is ") + years));
        }
        var ails = AILS.matcher(sentence);
        while (ails.find()) {
            var what = END_OF_IT.matcher(ails.group("what")).replaceFirst("").strip();
            if (Patterns.isIn(AILMENTS, what)) {
                who(ails.group("who"), sentence.substring(0, ails.start()), names)
                        .ifPresent(who -> told.add(who + " " + toYou(what, who)));
            }
        }
        var part = PART_AILS.matcher(sentence);
        while (part.find()) {
            var what = END_OF_IT.matcher(part.group("what")).replaceFirst("").strip();
            told.add(part.group("whose").replaceFirst("(?i)^(?:my|our)", "your").strip() + " " + what);
        }
        return told;
    }

    private static int years(MatchResult match) {
        return Integer.parseInt(match.group(1));
    }

    /** Who is spoken of, as it is said to the traveller; "she" is the last that was named before. */
    private static Optional<String> who(String said, String before, Map<String, String> names) {
        var word = said.toLowerCase(Locale.ROOT);
        if (word.equals("i") || word.equals("we")) {
            return Optional.of("you");
        }
        if (word.equals("she") || word.equals("he")) {
            return lastNamed(before, names);
        }
        if (word.startsWith("my ") || word.startsWith("our ")) {
            return Optional.of("your " + word.substring(word.indexOf(' ') + 1));
        }
        return names.containsKey(said) ? Optional.of(said) : Optional.empty();
    }

    private static Optional<String> lastNamed(String before, Map<String, String> names) {
        var last = Optional.<String>empty();
        int end = -1;
        for (var name : names.keySet()) {
            int at = before.lastIndexOf(name);
            if (at > end) {
                end = at;
                last = Optional.of(name);
            }
        }
        var kin = LAST_KIN.matcher(before);
        while (kin.find()) {
            if (kin.start() > end) {
                last = Optional.of("your " + kin.group("kin").toLowerCase(Locale.ROOT));
                end = kin.start();
            }
        }
        return last;
    }

    private static final Pattern LAST_KIN = Patterns.anyCase("\\b" + OF_US + "(?<kin>" + KIN + ")\\b");
    private static final Pattern MINE = Patterns.anyCase("\\b(?:my|our)\\b");
    private static final Pattern AM = Patterns.anyCase("^(?:am|is)\\b");
    private static final Pattern HAS = Patterns.anyCase("^has\\b");
    private static final Pattern AN_AGE = Pattern.compile("^(?:told: )?(?<who>.+?) (?:is|are) \\d{1,2}$");

    private static String toYou(String what, String who) {
        var words = MINE.matcher(what).replaceAll("your");
        return who.equals("you")
                ? HAS.matcher(AM.matcher(words).replaceFirst("are")).replaceFirst("have")
                : words;
    }

    private static boolean ageIn(String fact) {
        return AN_AGE.matcher(fact).matches();
    }

    private static String whoIn(String fact) {
        var match = AN_AGE.matcher(fact);
        return match.matches() ? match.group("who") : fact;
    }
}

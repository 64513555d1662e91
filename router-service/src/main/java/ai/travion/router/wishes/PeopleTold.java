package ai.travion.router.wishes;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
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

/**
 * What travellers tell of those who travel, themselves among them: what somebody is called, how old they are, what ails them. It is kept in
 * sentences that can be said back ("your wife has a knee problem"), and binds no plan; what of it does bind one is read beside it.
 */
public final class PeopleTold {

    private static final String KEPT = "told: ";
    private static final String IS_CALLED = " is called ";
    private static final String WITH = "you travel with ";
    private static final Pattern OURS = Patterns.words("we|we're|us|our|my|me|i|i'm|family");
    private static final int MOST = 8;
    private static final int LONGEST = 70;

    private static final String KIN = NamesTold.KIN;
    private static final String OF_US = NamesTold.OF_US;
    private static final String NAME = NamesTold.NAME;
    /** Of the figures behind "I am" only those that end there, or are said to be years, are an age: "10 minutes", "90 kg" are none. */
    private static final String YEARS =
            "(?<age>\\d{1,2})\\b(?=\\s*(?:$|[,;!?)]|\\.(?!\\d)|-?\\s*(?:years?|yrs?)(?:\\s+(?:old|young)|\\s*(?:$|[,.;!?)]|and\\b|now\\b))|y\\.?/?o\\b|(?:and|but)\\b(?!\\s+(?:\\d|a\\s+half))|(?:so|now|already|while|who|then|with|old|comes?|travels?|joins?|loves?|likes?|hates?|wants?|needs?|can|can't|cannot|has|will|goes)\\b))";

    private static final Pattern AGE =
            Pattern.compile("\\b(?<who>(?i:i|she|he|" + OF_US + KIN + ")|" + NAME + ")(?:\\s+(?<called>" + NAME
                    + "))?(?:(?:\\s*,)?\\s*(?i:am|'m|is|'s|who\\s+is|who's|turns|aged|\\()|(?<!\\b[iI]),)\\s*(?i:now\\s+|already\\s+|only\\s+)?"
                    + YEARS);
    /** "I am Kenji, 58, from Osaka". */
    private static final Pattern OWN_AGE = Patterns.anyCase(
            "\\b(?:i\\s+am|i'm)\\s+(?:\\p{L}+\\s*,\\s*)?" + YEARS + "(?=\\s*(?:,|\\.|and\\b|years?\\b|$))");

    private static final String CANNOT =
            "(?:cannot|can't|can\\s+not|(?:un|not\\s+)able\\s+to|never\\s+learn\\p{L}*(?:\\s+how)?\\s+to|hardly|trouble|problems?|difficult\\p{L}*|struggl\\p{L}*|hard|bad|avoid)\\b";
    /** "We need a walk after dinner" and "sick of temples" are none. */
    private static final String AILMENT =
            "\\b(?:knees?|hips?|ankles?|(?:bad|sore|weak|stiff|aching)\\s+back|back\\s+(?:pain|problems?|trouble)|heart\\s+(?:problem|condition|trouble|disease|failure|attack|surgery|issue|patient|operation)s?|(?:weak|bad)\\s+heart|asthma|diabet\\p{L}*|allerg\\p{L}*|sea\\s?-?sick\\p{L}*|car\\s?sick|sick(?!\\s+(?:of|and\\s+tired))|(?:afraid|scared|fear)\\s+of|vertigo|dizzy|blood\\s+pressure|(?:hard\\s+of|bad|poor)\\s+hearing|hearing\\s+(?:aids?|loss|problems?|trouble)|deaf|blind|surgery|operation|operated|pacemaker|arthritis|c(?:o)?eliacs?|lactose|vegans?|vegetarians?|wheel\\s?chair|epilep\\p{L}*|crutch\\p{L}*|walking\\s+stick)\\b"
                    + "|\\b" + CANNOT + "[^.,;!?]{0,20}\\bstairs\\b"
                    + "|\\b" + CANNOT
                    + "(?:\\s+(?:really|to|even|with))?\\s+(?:swim|walk)(?:ming|ing)?(?:\\s+(?:well|far|long|much|fast|uphill|steps|at\\s+all|yet|very|more|without|a\\s+lot|or|and|but)\\b|\\s*$)";

    private static final Pattern AILS = Pattern.compile(
            "\\b(?<who>(?i:i|we|she|he|" + OF_US + KIN
                    + "(?:\\s+(?!(?:and|or|who|also|still|just|both|really|has|is|am)\\b)\\p{L}{3,12})?)|" + NAME
                    + ")\\s+(?<what>(?i:has|have|had|is|am|are|gets?|suffers?|cannot|can't|can\\s+not|needs?|uses?|never\\s+learned)\\s+[^.,;!?]{2,55})");
    /** What all of them eat is a requirement, and told as one. */
    private static final Pattern A_DIET =
            Patterns.words("vegans?|vegetarians?|c(?:o)?eliacs?|lactose|gluten|eats?|halal|kosher");

    private static final Pattern AILMENTS = Patterns.anyCase(AILMENT);
    /** "My knees are bad", "my wife's knee hurts". */
    private static final Pattern PART_AILS = Patterns.anyCase(
            "\\b(?<whose>(?:my|our)\\s+(?:" + KIN
                    + "'s\\s+)?)(?<what>(?:(?:left|right)\\s+)?(?:knees?|hips?|ankles?|back|heart|foot|feet|legs?|eyes|shoulder)\\s+(?:is|are|hurts?|aches?|gives?)\\b(?!\\s+(?:set|in|on|with|at|full)\\b)[^.,;!?]{0,40})");

    private static final String CELEBRATION = "(?:anniversary|birthday|wedding)";
    private static final Pattern JOINS = Pattern.compile("\\bjoins? on\\b");
    private static final Pattern CELEBRATED = Patterns.words(CELEBRATION);
    private static final String MONTH =
            "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
    /** "Our 25th anniversary is on the 14th of February", "it's my wife's birthday on 3 May". */
    private static final Pattern OCCASION = Patterns.anyCase("(?:\\b(?<whose>(?:my|our)(?:\\s+" + KIN
            + "'?s?)?)\\s+)(?<what>(?:\\d{1,2}(?:st|nd|rd|th)\\s+)?(?:(?:silver|golden|wedding|first|second|big)\\s+){0,2}"
            + CELEBRATION
            + ")\\s*,?\\s*(?:(?:is|will\\s+be|falls|comes|this\\s+time)\\s+)?(?:on\\s+)(?<when>(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:of\\s+)?"
            + MONTH + "\\b)?|" + MONTH
            + "\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b");

    private static final Pattern EATS_NOT = Patterns.anyCase(
            "\\b(?<who>she|he|" + OF_US + KIN
                    + ")\\s+(?<what>(?:(?:do|does)(?:n't|\\s+not)|can't|cannot|never)\\s+eats?\\s+[^.,;!?]{3,40}|eats?\\s+(?:no|only|halal|kosher)\\b[^.,;!?]{0,40})");

    /** "Is 70 and cannot walk far": the age is told on its own. */
    private static final Pattern AGED_FIRST =
            Patterns.anyCase("^(?:is|am|are)\\s+\\d{1,2}(?:\\s+years?\\s+old)?\\s+and\\s+(?=\\p{L}+\\b)");

    private static final Pattern END_OF_IT = Patterns.anyCase(
            "\\s+(?:so|but|and|because|since|with)\\s+(?:please|we|i|no|not|he|she|it|they|my|our|would|can|what|where)\\b.*$|\\s+"
                    + Phrases.ASKED_ON + ".*$");

    /** "My wife would like to see the whales, is it ok for a six-year-old" asks of anybody of that age. */
    private static final Pattern ASKED_BESIDE = Patterns.anyCase(
            "[,;-]\\s*(?:and\\s+|but\\s+|so\\s+)?(?:is|are|would|will|can|could|do|does|should|how|what|where|when|which)\\b.*$|\\s+"
                    + Phrases.ASKED_ON + ".*$");

    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?;])\\s+");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:what|when|where|who|why|how|which|do|does|can|could|should|will|would|is|are)\\b");
    /** One has one of each, so that the name that was told last is the right one. */
    private static final Pattern ONE_ALONE = Patterns.anyCase(
            "your (?:wife|husband|partner|girl\\s?friend|boy\\s?friend|fianc[eé]{1,2}|spouse|mother|father|mum|mom|dad|(?:mother|father)-in-law)");
    /** Younger ones do not write: "I'm free, 6 and 7 March". */
    private static final int YOUNGEST_WRITER = 10;

    private PeopleTold() {}

    /** What a message tells of them, in the words that are kept. */
    public static List<String> in(String message, Preferences known, Places atlas) {
        var telling = SENTENCES
                .splitAsStream(message)
                .filter(sentence -> !sentence.strip().endsWith("?") && !Patterns.isIn(ASKS, sentence))
                .toList();
        var names = new LinkedHashMap<>(NamesTold.in(message, atlas));
        var told = new ArrayList<String>();
        names.forEach((name, kin) -> told.add("your " + kin + IS_CALLED + name));
        byName(known).forEach(names::putIfAbsent);
        telling.forEach(sentence -> told.addAll(of(sentence, names)));
        // However the company is counted later, the ages stay what they are.
        telling.stream()
                .filter(sentence -> Patterns.isIn(OURS, sentence))
                .map(sentence -> ASKED_BESIDE.matcher(sentence).replaceFirst(""))
                .flatMap(sentence -> ChildrensAges.toldIn(sentence).stream())
                .filter(ages -> told.stream().noneMatch(PeopleTold::ageIn))
                .findFirst()
                .ifPresent(ages -> told.add(WITH + ages));
        return told.stream()
                .map(fact -> KEPT + fact)
                .filter(fact -> fact.length() <= LONGEST)
                .distinct()
                .limit(MOST)
                .toList();
    }

    /** A sentence in which they tell of themselves or theirs, as it is said back and kept: "my youngest naps after lunch". */
    public static Optional<String> plainly(String sentence) {
        var said = Patterns.matcher(OF_ONESELF, sentence);
        if (!said.matches()) {
            return Optional.empty();
        }
        var who = said.group("who").toLowerCase(Locale.ROOT);
        boolean theirs = who.startsWith("my") || who.startsWith("our");
        var what = saidBack(said.group("what"));
        return Optional.of(KEPT
                        + switch (who.replace("\u2019", "'")) {
                            case "i'm", "im", "i am", "we're", "we are" -> "you are " + what;
                            case "i've", "we've" -> "you have " + what;
                            default ->
                                (theirs ? "your " : "you ")
                                        + (theirs ? what : WAS.matcher(what).replaceFirst("were"));
                        })
                .filter(fact -> fact.length() <= LONGEST);
    }

    /** "Wife and I need our sleep": "wife and you need your sleep". */
    private static String saidBack(String what) {
        var ofYou = I_AM.matcher(MINE.matcher(what).replaceAll("your")).replaceAll("you are");
        return US.matcher(I_OR_WE.matcher(ofYou).replaceAll("you")).replaceAll("you");
    }

    /** A sentence about somebody who travels along, as it is kept. */
    public static String kept(String sentence) {
        return KEPT + sentence;
    }

    /** Who joins on one of the days of the trip. */
    public static List<String> joining(Preferences known) {
        return all(known).stream().filter(fact -> Patterns.isIn(JOINS, fact)).toList();
    }

    /** Whether what is kept is such a fact. */
    public static boolean isOne(String kept) {
        return kept.startsWith(KEPT);
    }

    /** Of one person's age the last word holds, and of the name of somebody of whom one has but one. */
    public static boolean replaces(String later, String earlier) {
        return isOne(later)
                && isOne(earlier)
                && (later.equals(earlier)
                        || (ageIn(later) && ageIn(earlier) && whoIn(later).equals(whoIn(earlier)))
                        || namesTheSame(said(later), said(earlier)));
    }

    private static boolean namesTheSame(String later, String earlier) {
        int at = later.indexOf(IS_CALLED);
        return at > 0
                && Patterns.isAllOf(ONE_ALONE, later.substring(0, at))
                && earlier.startsWith(later.substring(0, at + IS_CALLED.length()));
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

    /** Whether it tells how old the children are. */
    public static boolean tellsOfChildren(String told) {
        return told.startsWith(WITH);
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
        names.keySet().removeIf(GivenName::isNone);
        return names;
    }

    private static List<String> of(String sentence, Map<String, String> names) {
        var told = new ArrayList<String>();
        Patterns.in(OWN_AGE, sentence)
                .map(PeopleTold::years)
                .filter(years -> years >= YOUNGEST_WRITER)
                .findFirst()
                .ifPresent(years -> told.add("you are " + years));
        var aged = AGE.matcher(sentence);
        while (aged.find()) {
            int years = Integer.parseInt(aged.group("age"));
            var called = Optional.ofNullable(aged.group("called"));
            who(called.orElse(aged.group("who")), sentence.substring(0, aged.start()), names)
                    .filter(who -> years >= (who.equals("you") ? YOUNGEST_WRITER : 1))
                    .ifPresent(who -> told.add(who + (who.equals("you") ? " are " : " is ") + years));
        }
        var ails = AILS.matcher(sentence);
        while (ails.find()) {
            var clause = END_OF_IT.matcher(ails.group("what")).replaceFirst("");
            var what = AGED_FIRST.matcher(clause).replaceFirst("").strip();
            if (Patterns.isIn(AILMENTS, what)) {
                who(ails.group("who"), sentence.substring(0, ails.start()), names)
                        .filter(who -> !Patterns.isIn(A_DIET, what)
                                || (!who.equals("you") && !Clause.isOfOthers(sentence, ails.start("what"), ails.end())))
                        .ifPresent(who -> told.add(who + " " + toYou(what, who)));
            }
        }
        Patterns.in(OCCASION, sentence).forEach(found -> told.add(occasion(found)));
        Patterns.in(EATS_NOT, sentence)
                .map(found -> who(found.group("who"), sentence.substring(0, found.start()), names)
                        .filter(who ->
                                !who.equals("you") && !Clause.isOfOthers(sentence, found.start("what"), found.end()))
                        .map(who -> who + " " + found.group("what").strip()))
                .forEach(fact -> fact.ifPresent(told::add));
        var part = PART_AILS.matcher(sentence);
        while (part.find()) {
            var what = END_OF_IT.matcher(part.group("what")).replaceFirst("").strip();
            told.add(part.group("whose").replaceFirst("(?i)^(?:my|our)", "your").strip() + " " + what);
        }
        return told;
    }

    /** "Your 25th wedding anniversary is on 14 February". */
    private static String occasion(MatchResult found) {
        var whose = found.group("whose") == null ? "your " : toYou(found.group("whose"), "") + " ";
        return (whose + found.group("what") + " is on " + found.group("when"))
                .replaceAll("\\s+", " ")
                .strip();
    }

    /** Those that tell on which day something is celebrated. */
    public static List<String> occasions(Preferences known) {
        return all(known).stream()
                .filter(fact -> Patterns.isIn(CELEBRATED, fact) && fact.contains(" is on "))
                .toList();
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
    /** And no dollars of the US. */
    private static final Pattern US = Pattern.compile("\\b(?:[Mm]e|[Uu]s)\\b");

    private static final Pattern I_AM = Patterns.anyCase("\\bi(?:\\s+am|['\u2019]m)\\b");
    private static final Pattern I_OR_WE = Patterns.anyCase("\\b(?:i|we)\\b");
    private static final Pattern WAS = Patterns.anyCase("^was\\b");
    private static final Pattern OF_ONESELF = Patterns.anyCase(
            "\\W*(?:(?:and|oh|also|well|so|just\\s+so\\s+you\\s+know|by\\s+the\\s+way|btw|fyi)\\W+)*(?<who>i\\s+am|we\\s+are|i['\u2019]?m|we['\u2019]re|i['\u2019]ve|we['\u2019]ve|i|we|my|our)\\s+(?<what>[^.!?]{3,80}?)(?:\\W+(?:by\\s+the\\s+way|btw|fyi|just\\s+so\\s+you\\s+know))?[\\s.!]*");
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

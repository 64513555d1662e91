package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Denial;
import ai.travion.atlas.text.Lament;
import ai.travion.atlas.text.Patterns;
import ai.travion.atlas.text.Separable;
import ai.travion.atlas.text.TagQuestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads from what a traveller wrote what they do not want: "no forts", "without any safaris or ruins", "we are afraid of heights and of
 * the sea".
 */
final class Refusals {

    /** What one of them cannot do, the others still do: "my son can't surf". */
    private static final String ONE_CANNOT =
            "(?<=(?:\\bhe|\\bshe|mother|father|mum|mom|dad|wife|husband|son|daughter)\\s)(?:can't|cannot|can not)\\s+(?:(?:kite\\s?)?surf|dive|snorkel|fish|golf)\\b";

    private static final Pattern MARKER = Pattern.compile(
            "(?<![\\p{L}'])(?<!\\b(?:should|shall|would) (?:we|i|you) )(?<!\\b(?:not|never) )(?<!n't )(?:(?<verb>(?:do not|don't|dont|doesn't|does not|won't|will not|wouldn't|would not)\\s+(?:really\\s+)?"
                    + "(?:like|enjoy|want|care for|wish|do|include|fancy|plan|need)|dislikes?|hates?|can't stand|cannot stand|avoid(?:ing)?|"
                    // The train of a plan is how one gets about.
                    + "skip(?:ping)?(?!\\s+(?:the|our)\\s+train\\b)|leave out|exclud(?:e|ing)|remove|drop(?!\\s+(?:the|our)\\s+train\\b)|swap(?!\\s+(?:(?:the|our|around|all)\\s+)*(?:order|sequence|route|days?|stops|places|things)\\b)(?!\\s+[^.;,!?]{1,40}?\\s(?:to|with|and)\\s)(?!\\s+(?:(?:the|our|my|a|an)\\s+)?(?!place_)[^.;,!?]{1,40}?\\sfor\\s)|replace|not\\s+(?:really\\s+|so\\s+)?(?:into|keen on|"
                    + "interested in|fond of|a (?:big |huge )?fan of)|tired of|fed up with|afraid of|scared of|terrified of|fear of|phobia of|"
                    + "(?<=(?:\\bi|\\bwe|\\bhe|\\bshe|\\bthey|mother|father|mum|mom|dad|kids|children|wife|husband|son|daughter)\\s)"
                    + "(?!" + ONE_CANNOT
                    + ")(?:can't|cannot|can not|(?:am |are |is )?unable to)|allergic to)|(?<!there\\s)(?<!\\bis\\s)(?<!\\bare\\s)(?<!'s\\s)"
                    + "(?:absolutely |strictly )?no|without(?: any)?|nothing|(?<loose>(?:but )?not(?=\\s+(?:the|any)\\b))|neither(?!\\s+of\\s)|nor|away from)\\s+",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern SENTENCE_END = Pattern.compile("[.;!?\\n]|\\s-\\s");
    private static final Pattern SEPARATOR =
            Pattern.compile("\\s*,\\s*(?:(?:and|or|nor)\\s+)?|\\s*/\\s*|\\s+(?:and|or|nor|&)\\s+");
    private static final Pattern LEADING = Pattern.compile(
            "^(?:(?:any|the|a|an|of|too|much|many|more|long|big|to|go|going|on|do|doing|visit|visiting|see|seeing|take|taking|have|having|be|kind|sort|no|not)\\s+)+",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern STOP = Pattern.compile(
            "(?:^|\\s)(?:we|i|i'd|i'm|i've|we're|we've|you|she|he|they|but|with|from|in|at|on|to|for|please|pls|because|as|since|so|then|want|wants|"
                    + "like|love|prefer|plan|make|give|show|just|only|lots|plenty|some|also|would|should|is|are|was|were|that|which|who|when|where|"
                    + "until|before|after|this|next|instead|during|per|days?|again|yet|tomorrow|than|near|around|except|if|nothing|without|\\d\\S*)(?=\\s|$).*",
            Pattern.CASE_INSENSITIVE);
    /** "Drop Kandy and put Polonnaruwa in": a second order takes nothing away any more. */
    private static final Pattern ANOTHER_ORDER = Pattern.compile(
            "^\\s*(?:(?:then|please|rather|also|instead|can we|could we|let's|we)\\s+)*(?:put|add|include|insert|go|do|have|take|keep|use|try|make|give|bring|spend|stay|visit|see|rather|more)\\s.*",
            Pattern.CASE_INSENSITIVE);
    /** Whose objects may be joined by "and": "remove the forts and visit Kandy" are two orders, "we don't want to climb and see" is one. */
    private static final Pattern ORDERED = Pattern.compile(
            "(?:avoid(?:ing)?|skip(?:ping)?|leave out|exclud(?:e|ing)|remove|drop|swap|replace|no|without(?: any)?|(?:but )?not|tired of|fed up with)\\s+",
            Pattern.CASE_INSENSITIVE);
    /** "No Colombo, Sigiriya would be better". */
    private static final Pattern PREFERRED = Pattern.compile(
            ".*\\b(?:would|sounds?|looks?|seems?|instead|rather|is better|are better)\\b.*", Pattern.CASE_INSENSITIVE);

    private static final Pattern NOT_A_THING = Pattern.compile(
            "^(?:need|idea|problem|hectic|fancy|crazy|stressful|complicated|too hectic|rush|hurry|matter|less|later|earlier|preferences?|budget|limit|kids?|child|children|one|doubt|wait|dates?|time|worries|"
                    + "stress|fixed|particular|special|other|others|longer|get|wake|leave|start|miss|skip|forget|avoid|guide|plans?|idea|it|them|this|"
                    + "spend|rush|pay|exceed|anything|something|feel|travel|book|know|think|overdo|hotels?|accommodation|flights?|visas?|tickets?|weekend|interest|experience|breakfast|lunch|dinner|thing|things|way|end|clue|changes?|details?|reason|stop|my|our|all|too|so|very|believe|decide|find|sure|right|early|sorry|rushed|rushing|stay(?:ing)?|making|north|south|east|west|further|onions?|garlic)\\b.*",
            Pattern.CASE_INSENSITIVE);
    /** "That one morning without her", "no kids with us": people are left behind, and are nothing to stay away from. */
    private static final Pattern A_PERSON = Pattern.compile(
            "(?:(?:his|their|your|dear|old|little|big|elder|older|younger)\\s+)*(?:her|him|me|us|you|them|(?:my|your|him|her|our|them)sel(?:f|ves)|(?:every|any|some|no)(?:one|body)|(?:grand|step)?(?:mother|father|mum|mom|dad|ma|pa|parents?|sons?|daughters?)|mummy|mommy|daddy|gran|granny|nana|grandad|wife|husband|hubby|partner|fianc\u00e9?e?e?|(?:boy|girl)?friends?|sisters?|brothers?|siblings?|aunt(?:ie)?|uncle|cousins?|niece|nephew|(?:father|mother)-in-law|in-laws|family|baby|toddler|boys|girls)",
            Pattern.CASE_INSENSITIVE);
    /** "Drop the last day", "skip the second morning", "remove one of the days": which day it is, and no thing to stay away from; "no cities" is one. */
    private static final Pattern A_DAY = Pattern.compile(
            "(?!(?:towns|cities)(?:\\s|$))(?:(?:very|whole|entire|full|half|extra|additional|middle|last|final|first|second|third|fourth|fifth|sixth|seventh|two|three|four|five|an?|of|full|mornings?|afternoons?|evenings?|nights?|weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|ones?|places?|stops?|towns?|cit(?:y|ies)|destinations?)(?:\\s+|$))+",
            Pattern.CASE_INSENSITIVE);
    /** "No crowded beaches" is said against the crowds, and not against beaches. */
    private static final Pattern TOO_FULL = Pattern.compile(
            "(?:over)?(?:crowded|busy|touristy|packed|overrun|full)\\s+(?!(?:lunch|breakfast|dinner|meal|food|picnic|bag|board)(?:e?s)?\\b)\\p{L}.*",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TOO_DEAR =
            Pattern.compile("(?:expensive|pricey|costly|overpriced|fancy|posh)\\s+\\p{L}.*", Pattern.CASE_INSENSITIVE);
    /** "Small walks, not the big walks": how much one walks is a matter of degree. */
    private static final Pattern TOO_HARD = Pattern.compile(
            "(?:(?:the|any|too|very|so)\\s+)*(?:big|long|hard|tough|strenuous|steep|difficult|heavy|great)\\s+(?:walks?|walking|hikes?|hiking|climbs?|climbing|treks?|trekking)\\b.*",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern EASY_ONES = Pattern.compile(
            "\\b(?:small|short|easy|little|gentle|light|flat)\\s+(?:walks?|walking|hikes?|strolls?|treks?|climbs?)\\b",
            Pattern.CASE_INSENSITIVE);

    /** "We like no crowds and beaches". */
    private static final Pattern LIKED = Pattern.compile(
            "\\b(?:likes?|loves?|wants?|prefers?|enjoys?|need|looking for|wish for)\\s+(?:(?:to|eat|have|places with)\\s+){0,2}$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern AFTER_ALL = Pattern.compile(
            "\\b(?:ok|okay|fine|after all|include|add|with|want|like|love|actually|back)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern LATE_RISER = Pattern.compile(
            "\\b(?:sleep in|lie in|late risers?|late starts?|not (?:a |an )?(?:morning (?:person|people)|early (?:riser|bird)s?))\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Set<String> ON_FOOT = Set.of("walking", "hiking");
    private static final int MOST_WORDS = 4;
    private static final int MOST_ITEMS = 8;

    private Refusals() {}

    /**
     * What is refused.
     *
     * @param dislikes of things
     * @param places that are named to be left out
     */
    record Found(List<Dislike> dislikes, Set<Place> places) {

        static final Found NOTHING = new Found(List.of(), Set.of());

        Found {
            dislikes = List.copyOf(dislikes);
            places = Set.copyOf(places);
        }

        /** What is left where they walk again: only what is known to be avoided still is refused of what one does on foot. */
        Found ofWhoWalks(Collection<String> avoided) {
            return new Found(
                    dislikes.stream()
                            .filter(dislike -> dislike.kind()
                                    .filter(kind -> ON_FOOT.contains(kind.name()) && !avoided.contains(kind.name()))
                                    .isEmpty())
                            .toList(),
                    places);
        }

        /** Whether a thing is refused outright. */
        boolean includes(String thing) {
            return dislikes.stream()
                    .flatMap(dislike -> dislike.kind().stream())
                    .anyMatch(kind -> kind.said().matcher(thing).find());
        }
    }

    /** From all that was said, the first words first: what is wished for later is refused no more. */
    static Found in(List<String> texts, Places places) {
        List<Dislike> dislikes = new ArrayList<>();
        Set<Place> leftOut = new LinkedHashSet<>();
        for (String said : texts) {
            String text = Lament.without(Separable.joined(TagQuestion.without(said.replace('\u2019', '\''))));
            List<Denial> denials = Denial.in(text);
            dislikes.removeIf(dislike -> dislike.kind()
                    .filter(kind -> denials.stream()
                            .anyMatch(denial ->
                                    kind.said().matcher(denial.thing()).find()))
                    .isPresent());
            var reading = new Reading(without(denials, text), places);
            reading.read();
            if (Patterns.isIn(AFTER_ALL, reading.rest())) {
                dislikes.removeIf(dislike -> dislike.kind()
                        .filter(kind -> kind.said().matcher(reading.rest()).find())
                        .isPresent());
            }
            for (Dislike dislike : reading.dislikes) {
                // Who sleeps in on one day gets up on the others.
                boolean isOfOneDay = dislike.kept() == Avoidance.Kept.EARLY && NamedDay.isOneIn(text);
                if (!isOfOneDay && dislikes.stream().noneMatch(known -> isTheSame(known, dislike))) {
                    dislikes.add(dislike);
                }
            }
            leftOut.removeIf(reading.wanted::contains);
            leftOut.addAll(reading.leftOut);
        }
        return new Found(dislikes, leftOut);
    }

    private static String without(List<Denial> denials, String text) {
        var rest = new StringBuilder(text);
        denials.forEach(denial -> rest.replace(denial.from(), denial.to(), " ".repeat(denial.to() - denial.from())));
        return rest.toString();
    }

    private static boolean isTheSame(Dislike one, Dislike other) {
        return one.kind().isPresent()
                ? one.kind().equals(other.kind())
                : one.said().equalsIgnoreCase(other.said());
    }

    /** One text. Names of places stand in it as one word each, so that a temple's name is no word for temples. */
    private static final class Reading {

        private final Supplier<List<Sight>> sights;
        private final List<Places.Mention> mentions;
        private final String text;
        private final StringBuilder rest;
        private final List<Dislike> dislikes = new ArrayList<>();
        private final Set<Place> leftOut = new LinkedHashSet<>();
        private final Set<Place> wanted = new LinkedHashSet<>();

        Reading(String original, Places places) {
            this.sights = () -> Sights.load(places).all();
            this.mentions = places.mentionedIn(original).stream()
                    .filter(Places.Mention::exact)
                    .toList();
            var named = new StringBuilder(original);
            for (int index = mentions.size() - 1; index >= 0; index--) {
                Places.Mention mention = mentions.get(index);
                named.replace(mention.start(), mention.end(), token(index));
            }
            this.text = named.toString();
            this.rest = new StringBuilder(text);
        }

        private static String token(int index) {
            return "place_" + (char) ('a' + index % 26) + "_";
        }

        String rest() {
            return rest.toString();
        }

        void read() {
            Matcher marker = MARKER.matcher(text);
            while (marker.find()) {
                scope(
                        marker.end(),
                        marker.group("verb") != null,
                        marker.group("loose") != null,
                        Patterns.isAllOf(ORDERED, marker.group()),
                        Patterns.isIn(LIKED, text.substring(0, marker.start())));
            }
            Matcher late = LATE_RISER.matcher(text);
            if (late.find()) {
                known("early starts");
            }
            for (int index = 0; index < mentions.size(); index++) {
                if (rest.indexOf(token(index)) >= 0) {
                    wanted.add(mentions.get(index).place());
                }
            }
        }

        /** @param liked whether the words before say what one likes, so that only a nuisance is refused among it */
        private void scope(int start, boolean verb, boolean loose, boolean ordered, boolean liked) {
            Matcher end = SENTENCE_END.matcher(text);
            String sentence = text.substring(start, end.find(start) ? end.start() : text.length());
            boolean endsWithOr = sentence.matches("(?is)[^,]{1,40}(?:,[^,]{1,40})*,?\\s+(?:or|nor)\\s+.*");
            Matcher separator = SEPARATOR.matcher(sentence);
            int at = 0;
            boolean hardOnes = false;
            for (int items = 0; items < MOST_ITEMS && at < sentence.length(); items++) {
                boolean more = separator.find(at);
                String item = sentence.substring(at, more ? separator.start() : sentence.length());
                boolean afterComma =
                        items > 0 && sentence.substring(0, at).stripTrailing().endsWith(",");
                boolean another = items > 0
                        && ((ordered && Patterns.isAllOf(ANOTHER_ORDER, item)) || Patterns.isAllOf(PREFERRED, item));
                another |= items > 0 && liked && isANuisance(sentence.substring(0, at)) && !isANuisance(item);
                another |= hardOnes && Patterns.isIn(EASY_ONES, item);
                boolean goesOn = !another && (items == 0 || !afterComma || verb || endsWithOr);
                String bare = LEADING.matcher(item.strip()).replaceFirst("");
                Matcher stop = STOP.matcher(bare);
                boolean stopped = stop.find();
                String thing = stopped ? bare.substring(0, stop.start()).strip() : bare.strip();
                boolean tooHard = Patterns.isAllOf(TOO_HARD, item.strip()) && Patterns.isIn(EASY_ONES, text);
                hardOnes |= tooHard;
                if (!goesOn || !(tooHard || take(thing, loose || (items > 0 && afterComma)))) {
                    return;
                }
                int from = start + at;
                for (int index = from; index < from + item.length() && !stopped; index++) {
                    rest.setCharAt(index, ' ');
                }
                if (stopped || !more) {
                    return;
                }
                at = separator.end();
            }
        }

        private static boolean isANuisance(String words) {
            return words.toLowerCase(Locale.ROOT).contains("crowd")
                    || Avoidances.meantBy(words.strip()).stream()
                            .anyMatch(dislike -> dislike.kept() != Avoidance.Kept.OUT);
        }

        /** Whether it was a thing to stay away from. */
        private boolean take(String thing, boolean onlyIfKnown) {
            if (Patterns.isAllOf(TOO_FULL, thing)) {
                return known("crowds");
            }
            if (Patterns.isAllOf(TOO_DEAR, thing)) {
                return true;
            }
            if (thing.isEmpty()
                    || Patterns.isAllOf(A_DAY, thing)
                    || Patterns.isAllOf(A_PERSON, thing)
                    || Patterns.isAllOf(NOT_A_THING, thing)) {
                return thing.contains("early") && known(thing);
            }
            for (int index = 0; index < mentions.size(); index++) {
                if (thing.contains(token(index))) {
                    leftOut.add(mentions.get(index).place());
                    return true;
                }
            }
            if (known(thing)) {
                return true;
            }
            int words = thing.split("\\s+", -1).length;
            var dislike = new Dislike(thing, Optional.empty());
            boolean isAThing = words <= MOST_WORDS && thing.matches("[\\p{L}' -]{3,}");
            if (!isAThing || (onlyIfKnown && isNamedNowhere(dislike))) {
                return false;
            }
            add(dislike);
            return true;
        }

        private boolean isNamedNowhere(Dislike dislike) {
            return sights.get().stream().noneMatch(dislike::isIn);
        }

        private boolean known(String thing) {
            List<Dislike> meant = Avoidances.meantBy(thing);
            meant.forEach(this::add);
            return !meant.isEmpty();
        }

        private void add(Dislike dislike) {
            dislikes.add(dislike);
        }
    }
}

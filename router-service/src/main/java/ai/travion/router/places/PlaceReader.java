package ai.travion.router.places;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the places of a message and the part that each plays: target, origin, or not wanted. Safe for many threads. */
public final class PlaceReader {

    private static final int CONTEXT_CHARACTERS = 48;
    private static final Pattern COUNTRY = Patterns.words(
            "s(?:h)?ri\\s*-?\\s*lankan?s?|sri\\s?lanka'?s|ceylon(?:ese)?|srilanka|the island|this country|the country");
    /** Its name in scripts that are not read otherwise. */
    private static final Pattern COUNTRY_ELSEWHERE = Pattern.compile(
            "斯里[兰蘭]卡|スリランカ|스리랑카|श्रीलंका|श्री लंका|ಶ್ರೀ ?ಲಂಕ|శ్రీ ?లంక|ശ്രീ ?ലങ്ക|শ্রী ?লঙ্ক|سري ?لانك|سری ?لنک|(?iu:шри[- ]?ланк)|סרי ?לנק|ศรีลังกา|(?iu:σρι λάνκ)");

    private static final Pattern SETTING_OUT = Patterns.anyCase(
            ".*(?:\\b(?:starting|start|starts|beginning|begin)(?:\\s+off|\\s+out)?(?:\\s+(?:and|&|n)\\s+(?:end(?:ing)?|finish(?:ing)?|return(?:ing)?))?\\s+(?:in|at|from)|\\b(?:work(?:ing)?|office)\\b[^.;!?]{0,30}\\bin|\\b(?:leaving|departing|departure)(?:\\s+from)?|\\b(?:get(?:ting)?|go(?:ing)?|week-?end|days?|nights?|trips?|getaway|escape|break|away)\\s+out\\s+of|\\bbased\\s+(?:in|at|near)|\\b(?:breakfast|hotel|base)\\s+(?:is\\s+)?(?:in|at)|(?<!\\b(?:can|could|shall|should|may|might|would|will) )\\b(?:i|we)(?:'m|\\s+am|'re|\\s+are)?\\s+(?:currently\\s+|now\\s+)?(?:staying|living|live|stay)\\s+(?:in|at|near))\\s+(?:the\\s+)?");
    /** "We do not start in Ella": a place where no trip begins. */
    private static final Pattern NOT_SETTING_OUT = Patterns.anyCase(
            ".*\\b(?:not|never|don'?t|doesn'?t|won'?t|aren'?t|isn'?t)\\s+(?:starting|start|beginning|begin|setting\\s+out|set\\s+out|leaving|leave|coming|come)\\b[^.,;!?]{0,24}");
    /** "There are 5 of us from Ella on": from there on something is so, and no trip begins. */
    private static final Pattern FROM_THERE_ON = Patterns.anyCase(
            "^\\s+(?:onwards?\\b|on(?=\\s*(?:[,.;:!?]|$|(?:now|there|we|we'll|we're|i|it|it's|my|our|he|she|they|only|please|with|instead|too|as)\\b))).*");
    /** "My sister will join us in Ella". */
    private static final Pattern JOINED_AT = Patterns.anyCase(
            ".*\\b(?:my|our|an?|two|three|some)\\s+(?:\\p{L}+\\s+)?(?:mother|father|mum|mom|dad|parents|sisters?|brothers?|siblings?|sons?|daughters?|cousins?|nephews?|nieces?|uncle|aunt|friends?|husband|wife|partner|girlfriend|boyfriend|family|grand\\p{L}+)\\b[^.;!?]{0,24}?\\bjoin(?:s|ing)?\\s+(?:(?:us|me|up)\\s+)?(?:later\\s+)?(?:in|at)\\s+");
    /** Whom one has along. */
    private static final Pattern OF_PEOPLE = Patterns.words(
            "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|more|fewer|all|some) of us|joins?|joining|joined|comes? along|we(?:'ll| will| are|'re|'ll be| will be)? (?:be )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)");

    private static final Pattern SET_OUT =
            Patterns.words("start(?:s|ing)?|begin(?:s|ning)?|based|stay(?:s|ing)?|liv(?:e|es|ing)|plan|itinerary");
    /** Where one wakes before a day that is spent elsewhere. */
    private static final Pattern WAKING = Patterns.anyCase(
            ".*\\b(?:wak(?:e|ing)\\s+up|woke\\s+up|(?:sleep(?:ing)?|stay(?:ing)?)\\s+the\\s+night\\s+before|spend(?:ing)?\\s+the\\s+night\\s+before)\\s+(?:in|at|near)\\s+(?:the\\s+)?");

    private static final Pattern SLEEPING =
            Patterns.anyCase(".*\\b(?:sleep(?:ing)?|stay(?:ing)?)\\s+(?:in|at|near)\\s+");
    private static final Pattern THE_NIGHT_BEFORE = Patterns.anyCase("^\\s+(?:on\\s+)?the\\s+night\\s+before\\b.*");
    /** "Home in Habarana by 4pm": one set out there. */
    private static final Pattern HOME =
            Patterns.anyCase(".*\\b(?:home|back)\\s+(?:again\\s+)?(?:in|at|to)\\s+(?:the\\s+)?");

    private static final Pattern BY_AN_HOUR = Patterns.anyCase(
            "^\\s+(?:by|before|at|around|for)\\s+(?:\\d|noon|dinner|lunch|sunset|dark|nightfall|the\\s+evening|evening|four|five|six|seven|eight).*");
    /** "Arriving at Negombo and also ending there": where a trip begins, and no stop of it. */
    private static final Pattern AND_ENDING = Patterns.anyCase(
            "^\\s*(?:,|and|&|\\+)\\s*(?:also\\s+|then\\s+)?(?:end(?:s|ing)?|finish(?:es|ing)?|return(?:s|ing)?|depart(?:s|ing)?|leav(?:e|es|ing)|back)\\b.*");
    /** "Our flight from Colombo": where it leaves, and neither a beginning nor a stop. */
    private static final Pattern FLIGHT_FROM = Patterns.anyCase(
            ".*\\b(?:flights?|fl(?:y|ies|ying)|plane|take\\s?off)\\b[^.;!?]{0,30}\\b(?:from|at)\\s+(?:the\\s+)?");

    /** "We fly home from Colombo on the 20th": no trip begins there. */
    private static final Pattern FLIES_HOME_FROM = Patterns.anyCase(
            ".*\\b(?:fl(?:y|ies|ying)|flights?|planes?)\\s+(?:back\\s+)?(?:home|back|out)\\b[^.;!?]{0,30}\\bfrom\\s+(?:the\\s+)?");

    private static final Pattern AIRPORTS = Patterns.anyCase("katunayake|bandaranaike|mattala|ratmalana");
    /** "Leave Colombo on Thursday", "Ella, Kandy, start Peradeniya". */
    private static final Pattern STARTED = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:(?:we\\s+|i\\s+)?leave|(?:start|starting\\s+point|starts)\\s*[:=-]?)\\s+");
    /** Where a flight comes in is where one begins, and no place to stay. */
    private static final Pattern LANDING = Patterns.anyCase(
            ".*\\b(?:fl(?:y|ies|ying)|land(?:s|ing)?|arriv(?:e|es|ing|al)|flight)\\s+(?:in\\s+|into\\s+)?(?:to\\s+|at\\s+|in\\s+|into\\s+)?(?:the\\s+)?");

    private static final Pattern AIRPORT = Patterns.anyCase("^\\s+(?:international\\s+)?airport\\b.*");
    private static final Pattern TO_SOMEWHERE = Patterns.anyCase("^(?:\\s+(?:international\\s+)?airport)?\\s+to\\s+.*");
    private static final Pattern FROM = Patterns.anyCase("(?:.*[^\\p{L}])?from\\s+(?:the\\s+)?");
    /** What one has from a place without starting there. */
    private static final Pattern SEEN_FROM = Patterns.anyCase(
            ".*\\b(?:views?|sunrise|sunset|seen|see|visible|photos?|pictures?|souvenirs?|came|back|return(?:ing)?|people|different|gems?|tea|whales?)\\s+from\\s+(?:the\\s+)?");

    /** "Which is nearer to Colombo, Galle or Kandy?" is about the two. */
    private static final Pattern MEASURED_TO = Patterns.anyCase(
            ".*\\b(?:nearer|nearest|closer|closest|(?:further|farther|furthest|farthest)(?:\\s+away)?)\\s+(?:to|from)\\s+(?:the\\s+)?");

    private static final Pattern DISTANCE =
            Patterns.words("how far|how long|how many (?:km|kilomet\\w+|miles|hours)|distance|travel time|far|close");
    private static final Pattern TO = Patterns.anyCase(
            "(?:\\s+(?:international\\s+)?(?:airport|station|fort))?\\s*(?:to|->|\u2192|-)\\s*(?:the\\s+)?");
    /** Who asks for the way from one place to another does not begin a trip there. */
    private static final Pattern ASKS_THE_WAY = Patterns.anyCase(
            "\\bhow\\s+(?:do|can|could|should|would|to|does)\\b(?:\\s+(?:i|we|you|one|somebody|people))?\\s+(?:best\\s+)?(?:get|go|travel|reach|come)\\b|\\b(?:is|are)\\s+there\\s+(?:an?\\s+|any\\s+)?(?:\\p{L}+\\s+)?(?:bus(?:es)?|trains?|ferr(?:y|ies)|flights?|way)\\b|\\b(?:which|what)\\s+(?:bus|train|road|route)\\b|\\b(?:best|cheapest|fastest|quickest|easiest)\\s+way\\b|\\b(?:train|bus)s?\\s+from\\b[^?]*\\?");

    private static final Pattern ON_THE_WAY = Patterns.words(
            "(?:one[ -]|1[ -])?day[ -]?(?:trips?|tours?|excursions?|outings?)|trains?|bus(?:es)?|taxis?|tuk ?tuks?|drive|driving|road|route|distance|how far|how long|walk(?:ing)?|hike|ride|railway|flights?|ferry|transfers?|transport|travel time|get|getting|go|going|car|cab|by (?:car|train|bus)|journey|ticket");
    /** What one does there, and not only from there. */
    private static final Pattern THERE = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:days?|nights?|hours?|morning|afternoon|evening|weekend|weeks?|stop|plan|explore|visit|see|based)\\s+(?:in|at|around|of)?\\s*(?:the\\s+)?");

    private static final Pattern POSSESSIVE = Patterns.anyCase("'s?\\s+");

    private final Places atlas;
    private final BeyondTheAtlas others = new BeyondTheAtlas();

    public PlaceReader(Places atlas) {
        this.atlas = atlas;
    }

    /** The places of a text of one line. */
    public NamedPlaces read(String text) {
        var all = Namesakes.without(atlas.mentionedIn(text), text);
        var mentions = TripEnd.without(all, text);
        var targets = new ArrayList<Place>();
        var refused = new LinkedHashSet<Place>();
        var visited = new LinkedHashSet<Place>();
        var departures = new LinkedHashSet<Place>();
        var visits = Visits.among(mentions, text);
        var refusals = Refusals.among(mentions, text);
        Optional<Place> origin = Optional.empty();
        boolean noStartSaid = mentions.size() > 1
                && mentions.stream().anyMatch(mention -> Patterns.isAllOf(NOT_SETTING_OUT, before(text, mention)));
        for (int i = 0; i < mentions.size(); i++) {
            var mention = mentions.get(i);
            var before = before(text, mention);
            var after = text.substring(mention.end());
            boolean noStart = noStartSaid && Patterns.isAllOf(NOT_SETTING_OUT, before);
            boolean fromThereOn = Patterns.isAllOf(FROM, before) && Patterns.isAllOf(FROM_THERE_ON, after);
            boolean othersCome = Patterns.isAllOf(JOINED_AT, before) || (fromThereOn && Patterns.isIn(OF_PEOPLE, text));
            boolean fliesHome = Patterns.isAllOf(FLIES_HOME_FROM, before);
            if (noStart || othersCome || fliesHome) {
                continue;
            }
            boolean endsWhereItBegan = origin.filter(mention.place()::equals).isPresent() && TripEnd.isSaid(before);
            if (visits.contains(i)) {
                visited.add(mention.place());
            } else if (refusals.contains(i)) {
                refused.add(mention.place());
            } else if ((mentions.size() > 1 && isWhereTheFlightLeaves(before, text.substring(mention.end())))
                    || (mentions.size() > 2 && Patterns.isAllOf(MEASURED_TO, before))) {
                departures.add(mention.place());
            } else if (origin.isEmpty()
                    && ((isOrigin(before) && !fromThereOn)
                            || (noStartSaid && Patterns.isAllOf(LANDING, before))
                            || (mentions.size() > 1 && Patterns.isAllOf(STARTED, before))
                            || (mentions.size() > 1
                                    && Patterns.isAllOf(LANDING, before)
                                    && Patterns.isAllOf(AND_ENDING, after))
                            || leadsToTheNext(text, mentions, i)
                            || (mentions.size() > 1 && isWhereOneSleeps(before, text.substring(mention.end()))))) {
                origin = Optional.of(mention.place());
            } else if (!endsWhereItBegan && i > 0 && belongsToTheOneBefore(text, mentions.get(i - 1), mention)) {
                targets.add(Math.max(0, targets.size() - 1), mention.place());
            } else if (!endsWhereItBegan) {
                targets.add(mention.place());
            }
        }
        targets.removeAll(refused);
        if (origin.isPresent() && !staysAt(origin.get(), mentions, text)) {
            targets.remove(origin.get());
        } else if (origin.isPresent() && !targets.contains(origin.get())) {
            targets.addFirst(origin.get());
        }
        TripEnd.putLast(targets, mentions, text);
        if (targets.isEmpty() && origin.isEmpty()) {
            targets.addAll(departures);
        }
        var unmentioned = blanked(text, all);
        var beyond = others.in(unmentioned).stream()
                .filter(named -> !isOnlyLandedAt(unmentioned, named))
                .toList();
        var remainder = withoutNames(unmentioned, beyond);
        var foundOrigin = origin;
        return new NamedPlaces(
                Stream.concat(targets.stream(), visited.stream()).distinct().toList(),
                targets.stream().distinct().toList(),
                List.copyOf(visited),
                foundOrigin,
                foundOrigin.isPresent()
                        && !Patterns.isIn(DISTANCE, text)
                        && !(Patterns.isIn(ASKS_THE_WAY, text) && !Patterns.isIn(SET_OUT, text))
                        && (Radius.in(remainder).isEmpty() || isStayedAt(targets, mentions, text)),
                List.copyOf(refused),
                beyond.stream().map(BeyondTheAtlas.Mention::place).distinct().toList(),
                Region.in(remainder),
                Patterns.isIn(COUNTRY, remainder) || Patterns.isIn(COUNTRY_ELSEWHERE, remainder),
                Abroad.isAskedAboutIn(remainder),
                remainder);
    }

    private static boolean isOnlyLandedAt(String text, BeyondTheAtlas.Mention named) {
        return Patterns.isAllOf(AIRPORTS, text.substring(named.start(), named.end()))
                && Patterns.isAllOf(
                        LANDING, text.substring(Math.max(0, named.start() - CONTEXT_CHARACTERS), named.start()));
    }

    private static String before(String text, Places.Mention mention) {
        return text.substring(Math.max(0, mention.start() - CONTEXT_CHARACTERS), mention.start());
    }

    private static boolean isOrigin(String before) {
        return Patterns.isAllOf(SETTING_OUT, before)
                || (Patterns.isAllOf(FROM, before) && !Patterns.isAllOf(SEEN_FROM, before));
    }

    private static boolean isWhereTheFlightLeaves(String before, String after) {
        boolean toTheAirport = Patterns.isAllOf(AIRPORT, after) && !Patterns.isAllOf(FROM, before);
        return !Patterns.isAllOf(TO_SOMEWHERE, after) && (toTheAirport || Patterns.isAllOf(FLIGHT_FROM, before));
    }

    private static boolean isWhereOneSleeps(String before, String after) {
        return Patterns.isAllOf(WAKING, before)
                || (Patterns.isAllOf(SLEEPING, before) && Patterns.isAllOf(THE_NIGHT_BEFORE, after))
                || (Patterns.isAllOf(HOME, before) && Patterns.isAllOf(BY_AN_HOUR, after));
    }

    /** "A day in Kandy, our train from Kandy leaves at 15:40": one is there before one leaves. */
    private static boolean staysAt(Place origin, List<Places.Mention> mentions, String text) {
        return mentions.stream()
                .filter(mention -> mention.place().equals(origin))
                .anyMatch(mention -> Patterns.isAllOf(
                        THERE, text.substring(Math.max(0, mention.start() - CONTEXT_CHARACTERS), mention.start())));
    }

    /** "A day in Galle, at most two hours' drive from Colombo" looks for nothing round Colombo. */
    private static boolean isStayedAt(List<Place> targets, List<Places.Mention> mentions, String text) {
        return targets.stream().anyMatch(place -> staysAt(place, mentions, text));
    }

    /** "Kandy to Ella train" begins in Kandy. */
    private static boolean leadsToTheNext(String text, List<Places.Mention> mentions, int at) {
        return at + 1 < mentions.size()
                && !mentions.get(at).place().equals(mentions.get(at + 1).place())
                && Patterns.isAllOf(
                        TO,
                        text.substring(
                                mentions.get(at).end(), mentions.get(at + 1).start()))
                && Patterns.isIn(ON_THE_WAY, text);
    }

    /** "Kandy's Temple of the Tooth" is about the temple. */
    private static boolean belongsToTheOneBefore(String text, Places.Mention owner, Places.Mention owned) {
        return Patterns.isAllOf(POSSESSIVE, text.substring(owner.end(), owned.start()));
    }

    private static String withoutNames(String text, List<BeyondTheAtlas.Mention> mentions) {
        var blanked = new StringBuilder(text);
        mentions.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        return blanked.toString();
    }

    private static String blanked(String text, List<Places.Mention> mentions) {
        var blanked = new StringBuilder(text);
        for (var mention : mentions) {
            for (int at = mention.start(); at < mention.end(); at++) {
                blanked.setCharAt(at, '#');
            }
        }
        return blanked.toString();
    }
}

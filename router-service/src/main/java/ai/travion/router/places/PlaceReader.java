package ai.travion.router.places;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.text.Patterns;
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
            ".*(?:\\b(?:starting|start|starts|beginning|begin)(?:\\s+off|\\s+out)?\\s+(?:in|at|from)|\\b(?:leaving|departing|departure)(?:\\s+from)?|\\bbased\\s+(?:in|at|near)|\\b(?:breakfast|hotel|base)\\s+(?:is\\s+)?(?:in|at)|\\b(?:i|we)(?:'m|\\s+am|'re|\\s+are)?\\s+(?:currently\\s+|now\\s+)?(?:staying|living|live|stay)\\s+(?:in|at|near))\\s+(?:the\\s+)?");
    private static final Pattern FROM = Patterns.anyCase("(?:.*[^\\p{L}])?from\\s+(?:the\\s+)?");
    /** What one has from a place without starting there. */
    private static final Pattern SEEN_FROM = Patterns.anyCase(
            ".*\\b(?:views?|sunrise|sunset|seen|see|visible|photos?|pictures?|souvenirs?|came|back|return(?:ing)?|people|different|gems?|tea|whales?)\\s+from\\s+(?:the\\s+)?");

    private static final Pattern DISTANCE =
            Patterns.words("how far|how long|how many (?:km|kilomet\\w+|miles|hours)|distance|travel time|far|close");
    private static final Pattern TO = Patterns.anyCase(
            "(?:\\s+(?:international\\s+)?(?:airport|station|fort))?\\s*(?:to|->|\u2192|-)\\s*(?:the\\s+)?");
    private static final Pattern ON_THE_WAY = Patterns.words(
            "trains?|bus(?:es)?|taxis?|tuk ?tuks?|drive|driving|road|route|distance|how far|how long|walk(?:ing)?|hike|ride|railway|flights?|ferry|transfers?|transport|travel time|get|getting|go|going|car|cab|by (?:car|train|bus)|journey|ticket");
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
        var mentions = Namesakes.without(atlas.mentionedIn(text), text);
        var targets = new ArrayList<Place>();
        var refused = new LinkedHashSet<Place>();
        var visited = new LinkedHashSet<Place>();
        var visits = Visits.among(mentions, text);
        var refusals = Refusals.among(mentions, text);
        Optional<Place> origin = Optional.empty();
        for (int i = 0; i < mentions.size(); i++) {
            var mention = mentions.get(i);
            var before = text.substring(Math.max(0, mention.start() - CONTEXT_CHARACTERS), mention.start());
            if (visits.contains(i)) {
                visited.add(mention.place());
            } else if (refusals.contains(i)) {
                refused.add(mention.place());
            } else if (origin.isEmpty() && (isOrigin(before) || leadsToTheNext(text, mentions, i))) {
                origin = Optional.of(mention.place());
            } else if (i > 0 && belongsToTheOneBefore(text, mentions.get(i - 1), mention)) {
                targets.add(Math.max(0, targets.size() - 1), mention.place());
            } else {
                targets.add(mention.place());
            }
        }
        targets.removeAll(refused);
        if (origin.isPresent() && !staysAt(origin.get(), mentions, text)) {
            targets.remove(origin.get());
        } else if (origin.isPresent() && !targets.contains(origin.get())) {
            targets.addFirst(origin.get());
        }
        var unmentioned = blanked(text, mentions);
        var beyond = others.in(unmentioned);
        var remainder = withoutNames(unmentioned, beyond);
        var foundOrigin = origin;
        return new NamedPlaces(
                Stream.concat(targets.stream(), visited.stream()).distinct().toList(),
                targets.stream().distinct().toList(),
                List.copyOf(visited),
                foundOrigin,
                foundOrigin.isPresent() && !DISTANCE.matcher(text).find(),
                List.copyOf(refused),
                beyond.stream().map(BeyondTheAtlas.Mention::place).distinct().toList(),
                Region.in(remainder),
                COUNTRY.matcher(remainder).find()
                        || COUNTRY_ELSEWHERE.matcher(remainder).find(),
                Abroad.isAskedAboutIn(remainder),
                remainder);
    }

    private static boolean isOrigin(String before) {
        return SETTING_OUT.matcher(before).matches()
                || (FROM.matcher(before).matches() && !SEEN_FROM.matcher(before).matches());
    }

    /** "A day in Kandy, our train from Kandy leaves at 15:40": one is there before one leaves. */
    private static boolean staysAt(Place origin, List<Places.Mention> mentions, String text) {
        return mentions.stream()
                .filter(mention -> mention.place().equals(origin))
                .anyMatch(mention -> THERE.matcher(
                                text.substring(Math.max(0, mention.start() - CONTEXT_CHARACTERS), mention.start()))
                        .matches());
    }

    /** "Kandy to Ella train" begins in Kandy. */
    private static boolean leadsToTheNext(String text, List<Places.Mention> mentions, int at) {
        return at + 1 < mentions.size()
                && !mentions.get(at).place().equals(mentions.get(at + 1).place())
                && TO.matcher(text.substring(
                                mentions.get(at).end(), mentions.get(at + 1).start()))
                        .matches()
                && ON_THE_WAY.matcher(text).find();
    }

    /** "Kandy's Temple of the Tooth" is about the temple. */
    private static boolean belongsToTheOneBefore(String text, Places.Mention owner, Places.Mention owned) {
        return POSSESSIVE.matcher(text.substring(owner.end(), owned.start())).matches();
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

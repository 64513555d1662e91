package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Hears which things are not wanted at some hours: "no temples in the afternoon", "no safari before 7 am". */
final class SpokenCurfews {

    private static final Pattern CURFEW = Pattern.compile(
            "\\b(?:no|not|never|without|avoid(?:ing)?|skip|(?:do not|don'?t|would not|wouldn'?t|rather not)(?:\\s+(?:want|like|do|plan|visit|see))?(?:\\s+(?:to\\s+)?(?:visit|see|do|go\\s+(?:to|on)))?)\\s+(?:any\\s+|the\\s+|more\\s+|an?\\s+|visits?\\s+to\\s+)*"
                    + "(?<thing>[\\p{L}'\u2019 -]{3,40}?)\\s+(?:please\\s+)?(?<when>(?:(?:in|during|at|around|over|for)\\s+(?:the\\s+)?)"
                    + "(?<time>early morning|late morning|mornings?|late afternoon|afternoons?|evenings?|noon|midday(?: heat)?|night|dawn|sunrise|sunset|dusk)\\b"
                    + "|(?<dark>after dark)\\b"
                    + "|(?<side>before|earlier than|until|till|after|later than|past)\\s+(?:(?<word>noon|midday|lunch|breakfast|sunrise|sunset)\\b|(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>[ap]\\.?m\\b\\.?|o'?clock\\b|h\\b)?"
                    + SpokenHours.NO_DATE + "))",
            Pattern.CASE_INSENSITIVE);

    /** "No afternoon safaris": the hour stands before the thing. */
    private static final Pattern QUALIFIED = Pattern.compile(
            "\\b(?:no|not|never|without|avoid(?:ing)?|skip|(?:do not|don'?t|would not|wouldn'?t|rather not)(?:\\s+(?:want|like|do|plan|need))?)\\s+(?:any\\s+|the\\s+|more\\s+|an?\\s+)*"
                    + "(?<time>early[ -]morning|late[ -]morning|morning|late[ -]afternoon|afternoon|evening|night(?:[ -]?time)?|midday|noon|dawn|sunrise|sunset|dusk)[ -]"
                    + "(?<thing>(?!only\\b|please\\b|at\\b|in\\b|on\\b|and\\b|or\\b|starts?\\b|departures?\\b)[\\p{L}]{3,20}(?:\\s+(?:drives?|walks?|hikes?|visits?|trips?|climbs?|rides?|tours?))?)\\b",
            Pattern.CASE_INSENSITIVE);

    /** "Only afternoon safaris": none in the other hours. */
    private static final Pattern ONLY = Pattern.compile(
            "\\bonly\\s+(?:do\\s+|have\\s+|want\\s+|like\\s+)?(?:the\\s+)?(?:early[ -]|late[ -])?(?<time>morning|afternoon|evening)[ -](?<thing>\\p{L}{3,20}(?:\\s+(?:drives?|walks?|visits?|tours?))?)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern DRIVES = Pattern.compile("drives?", Pattern.CASE_INSENSITIVE);
    private static final int AFTERNOON = DayPart.at(12, 30);
    private static final int EVENING = DayPart.at(16, 0);
    private static final int NOON = DayPart.at(12, 0);
    private static final int AFTER_LUNCH = DayPart.at(13, 30);
    private static final int BREAKFAST = DayPart.at(8, 0);
    private static final int SUNRISE = DayPart.at(6, 30);
    private static final int SUNSET = DayPart.at(18, 0);
    private static final int MORNING_FROM = 5;

    /** Who must not miss a thing, or has not seen it, does not shun it. */
    private static final Pattern WANTED = Pattern.compile(
            "\\b(?:only|just|miss|forget|fail|seen|been|had|have|visited|too|than|sure|enough)\\b",
            Pattern.CASE_INSENSITIVE);

    private SpokenCurfews() {}

    private record Found(Curfew curfew, int start, int end) {}

    static List<Curfew> in(String words, Places places) {
        return found(words, places).stream().map(Found::curfew).toList();
    }

    /** The words without them: the thing itself is refused by none, and the hours are not those of the day. */
    static String without(String words, Places places) {
        var rest = new StringBuilder(words);
        found(words, places).forEach(found -> {
            for (int index = found.start(); index < found.end(); index++) {
                rest.setCharAt(index, ' ');
            }
        });
        return rest.toString();
    }

    private static List<Found> found(String words, Places places) {
        List<Found> all = new ArrayList<>();
        Matcher found = CURFEW.matcher(words);
        while (found.find()) {
            Spell never = spell(found);
            curfew(found.group("thing").strip(), never, places)
                    .ifPresent(curfew -> all.add(new Found(curfew, found.start(), found.end())));
        }
        Patterns.in(QUALIFIED, words)
                .forEach(qualified -> curfew(qualified.group("thing").strip(), spell(qualified.group("time")), places)
                        .ifPresent(curfew -> all.add(new Found(curfew, qualified.start(), qualified.end()))));
        Patterns.in(ONLY, words)
                .forEach(only -> curfew(thing(only), outside(only.group("time")), places)
                        .ifPresent(curfew -> all.add(new Found(curfew, only.start(), only.end()))));
        return all;
    }

    private static String thing(MatchResult only) {
        String thing = only.group("thing").strip();
        return Patterns.isAllOf(DRIVES, thing) ? "game drives" : thing;
    }

    private static Spell outside(String time) {
        return switch (lower(time)) {
            case "morning" -> Spell.after(NOON);
            case "afternoon" -> Spell.before(AFTERNOON);
            default -> Spell.before(EVENING);
        };
    }

    /** Of what a plan can leave out at some hours: a kind of sight, or a place. */
    private static Optional<Curfew> curfew(String thing, Spell never, Places places) {
        if (Patterns.isIn(WANTED, thing)) {
            return Optional.empty();
        }
        List<Places.Mention> named =
                places.mentionedIn(thing).stream().filter(Places.Mention::exact).toList();
        if (named.size() == 1) {
            String name = named.getFirst().place().name();
            return Optional.of(new Curfew(
                    name, Optional.empty(), Optional.of(named.getFirst().place().id()), never));
        }
        List<Dislike> meant = Avoidances.meantBy(thing).stream()
                .filter(dislike -> dislike.kept() == Avoidance.Kept.OUT)
                .toList();
        return meant.size() == 1
                ? Optional.of(new Curfew(thing, meant.getFirst().kind(), Optional.empty(), never))
                : Optional.empty();
    }

    private static Spell spell(Matcher found) {
        if (found.group("dark") != null) {
            return Spell.of(NamedTime.NIGHT, "after dark");
        }
        if (found.group("time") != null) {
            return spell(found.group("time"));
        }
        boolean before = switch (lower(found.group("side"))) {
            case "after", "later than", "past" -> false;
            default -> true;
        };
        int minute = minute(found, before);
        return before ? Spell.before(minute) : Spell.after(minute);
    }

    private static Spell spell(String time) {
        String word = lower(time).replace('-', ' ').replaceFirst("s$", "").replaceFirst("(?<=night)[ -]?time$", "");
        return Spell.of(NamedTime.of(word.replace(" heat", "")), word);
    }

    private static int minute(Matcher found, boolean before) {
        @Nullable String word = found.group("word");
        if (word != null) {
            return switch (lower(word)) {
                case "lunch" -> before ? NOON : AFTER_LUNCH;
                case "breakfast" -> BREAKFAST;
                case "sunrise" -> SUNRISE;
                case "sunset" -> SUNSET;
                default -> NOON;
            };
        }
        return ClockSaid.minute(
                found.group("hour"), found.group("minute"), found.group("half"), before ? MORNING_FROM : NOON / 60);
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}

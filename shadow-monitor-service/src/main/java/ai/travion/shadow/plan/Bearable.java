package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Holds each stop against each condition of those who travel: what its own facts say of steps, climbs, shaking and wild water is never
 * planned for who could come to harm by it, whoever of them may go.
 */
final class Bearable {

    private static final Pattern NO_STRAIN = Pattern.compile(
            "\\b(?:nothing|not|no)\\s+(?:too\\s+|very\\s+|that is\\s+)*(?:strenuous|exhausting|demanding|tiring|hard|difficult)\\b|\\b(?:easy|gentle)\\s+(?:things|walks?|sights?|stops?)\\s+only\\b|\\bonly\\s+(?:easy|gentle)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CLIMBED = Pattern.compile("\\b(?:climb|hik)\\w*\\b", Pattern.CASE_INSENSITIVE);
    /** What is kept of the nights and ways of a trip names a town, and nothing to go up. */
    private static final Pattern OF_STAYS =
            Pattern.compile("(?m)^(?:\\d{1,2} nights in|in this order:|by train from|the trip ends in) .*$");

    private static final Pattern BY_JEEP = Pattern.compile(
            "\\b(?:safaris?|jeeps?|game drives?|wild ?life|animals?|elephants?|leopards?)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SHAKES = Pattern.compile("\\b(?:[Jj]eep|[Rr]aft)\\b");
    private static final Pattern THROWS_ABOUT =
            Pattern.compile("\\b(?:zip ?lines?|swings?|raft\\w*|surf\\w*)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern RAFTED = Pattern.compile("\\braft\\w*|\\bwhite ?water", Pattern.CASE_INSENSITIVE);
    private static final Pattern NO_WHEELS = Pattern.compile(
            "\\b(?:steps?|stairs?|stairways?|upstairs|scramble\\w*|climb\\w*|boulders?|rough|slippery|ferry|needs walking)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SLIPPERY = Pattern.compile("\\bslippery\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern LEVEL = Pattern.compile("\\blevel\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern ON_FOOT =
            Pattern.compile("^(?:Walk|Stroll|Wander)(?: a short part of| a little way)?(?= )");
    private static final Pattern AN_ABBREVIATION = Pattern.compile("^\\p{Lu}{2}");
    private static final int BY_THE_SEA_MINUTES = 90;
    private static final int BY_THE_RIVER_MINUTES = 90;

    private final Care care;

    Bearable(Care care) {
        this.care = care;
    }

    /** The sight as their bodies bear it. */
    Sight of(Sight sight) {
        Sight fitted = sight;
        if (care.has(Need.PREGNANT) && Patterns.isIn(SHAKES, fitted.activity())) {
            fitted =
                    fitted.onlyWhereAskedFor().noting("It shakes: ask your doctor first, and the driver to go slowly.");
        }
        if (care.has(Need.BABY) && Patterns.isIn(SHAKES, fitted.activity())) {
            fitted = fitted.onlyWhereAskedFor()
                    .noting(
                            "The tracks are rough and many drivers take no baby along: ask before you book, or one of you stays behind.");
        }
        if (care.isGentle() && fitted.effort() == Sight.Effort.STRENUOUS && !isWantedAllTheSame(fitted.place())) {
            fitted = fromBelow(fitted);
        }
        boolean fallsHard = care.has(Need.ELDERS) || care.has(Need.WEAK_KNEES) || care.has(Need.PREGNANT);
        if (fallsHard && Patterns.isIn(SLIPPERY, fitted.note())) {
            fitted = fitted.onlyWhereAskedFor();
        }
        boolean isShakenEasily =
                care.has(Need.ELDERS) || care.has(Need.WEAK_KNEES) || care.has(Need.BACK) || care.has(Need.HEART);
        if (isShakenEasily && Patterns.isIn(SHAKES, fitted.activity()) && !Patterns.isIn(BY_JEEP, care.words())) {
            fitted = fitted.onlyWhereAskedFor();
        }
        return care.has(Need.WHEELS) ? onWheels(fitted) : fitted;
    }

    /**
     * Who names a rock asks for its climb, unless they ask for nothing hard and speak of no climb. The name of the town under it is no
     * such wish of those to whom the climb could do harm, and who expects a child only insists on it once told.
     */
    private boolean isWantedAllTheSame(Place place) {
        boolean isInsistedOn = care.words().contains("\n" + place.id());
        boolean isAtRisk =
                care.has(Need.BABY) || care.has(Need.HEART) || care.has(Need.WEAK_KNEES) || care.has(Need.ELDERS);
        boolean isSpokenOf =
                Patterns.isIn(CLIMBED, care.words()) || !(isAtRisk || Patterns.isIn(NO_STRAIN, care.words()));
        String spoken = OF_STAYS.matcher(care.words()).replaceAll("");
        return isInsistedOn || (Care.isNamed(spoken, place) && isSpokenOf && !care.has(Need.PREGNANT));
    }

    /** Whether what one does for an hour could do one of them harm: a swing over a ridge, a second drive on rough tracks, the waves. */
    boolean isBeyond(Pastime pastime) {
        boolean throwsOneAbout = Patterns.isIn(THROWS_ABOUT, pastime.thing());
        boolean shakes = Patterns.isIn(SHAKES, pastime.thing());
        boolean isFrail = keepsOffWildWater() || care.has(Need.ELDERS) || care.has(Need.WEAK_KNEES);
        return (throwsOneAbout && isFrail) || (shakes && keepsOffWildWater());
    }

    boolean keepsOffWildWater() {
        return Stream.of(Need.PREGNANT, Need.BABY, Need.HEART, Need.WHEELS).anyMatch(care::has);
    }

    /** Wild water is left to the others. */
    Sight byTheRiver(Sight sight) {
        if (Patterns.isIn(RAFTED, care.words()) && !keepsOffWildWater()) {
            return care.has(Need.CHILDREN)
                    ? sight.noting("Operators take children from an age of their own: ask before you book.")
                    : sight;
        }
        return sight.easy()
                .doing(
                        BY_THE_RIVER_MINUTES,
                        "See the river at %s, without the rafting"
                                .formatted(sight.place().name()))
                .on(List.of(DayPart.MORNING, DayPart.LATE, DayPart.AFTERNOON))
                .noted("The rafting is left out: it is not for all of you.")
                .onlyWhereAskedFor();
    }

    /** From below; told is what there is up there, and how long it takes. */
    private Sight fromBelow(Sight sight) {
        Sight below = sight.fromBelow().without(Set.of("hiking"));
        if (!Care.isNamed(care.words(), sight.place())) {
            return below;
        }
        String facts = sight.note().isEmpty() ? "" : " (%s)".formatted(firstSentence(sight));
        return below.noting(
                "Who is fit may go up meanwhile: about %s%s.".formatted(Obeyed.hours(sight.minutes()), facts));
    }

    private static String firstSentence(Sight sight) {
        String first = sight.note().split("(?<=[.;:]) |[.;:]$", 2)[0].replaceFirst("[.;:]$", "");
        String word = first.split("[\\s,']", 2)[0];
        boolean isAName = Patterns.isIn(AN_ABBREVIATION, word)
                || List.of(sight.place().name().split("[\\s']+")).contains(word);
        return isAName ? first : first.substring(0, 1).toLowerCase(Locale.ROOT) + first.substring(1);
    }

    /** Whether what is known of a sight says that wheels do not get there. */
    private static boolean isOutOfReachOfWheels(Sight sight) {
        return sight.effort() != Sight.Effort.EASY
                || Patterns.isIn(NO_WHEELS, sight.activity())
                || (Patterns.isIn(NO_WHEELS, sight.note()) && !Patterns.isIn(LEVEL, sight.note()));
    }

    private static Sight onWheels(Sight sight) {
        if (isOutOfReachOfWheels(sight)) {
            Sight below = sight.fromBelow();
            return sight.leisure().isEmpty()
                    ? below
                    : below.doing(
                            below.minutes(),
                            "See %s from below, and %s"
                                    .formatted(
                                            sight.place().name(),
                                            sight.leisure().getFirst()));
        }
        if (sight.place().type() == PlaceType.BEACH) {
            return sight.doing(
                            Math.min(sight.minutes(), BY_THE_SEA_MINUTES),
                            "Sit by the sea at %s, where the ground is firm"
                                    .formatted(sight.place().name()))
                    .onlyWhereAskedFor()
                    .noting("Sand is hard for wheels: ask for a firm way to the water.");
        }
        String level = sight.activity().replace(" the ramparts and lanes ", " the lanes ");
        String rolled = ON_FOOT.matcher(level).replaceFirst(level.contains(" the lanes ") ? "Go through" : "Go");
        return rolled.equals(sight.activity())
                ? sight
                : sight.doing(sight.minutes(), rolled).noting("Only as far as the ground is level.");
    }
}

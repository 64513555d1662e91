package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.calendar.RoughSea;
import ai.travion.shadow.calendar.WetPaths;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a visit is like for this traveller in this season: no bathing in a rough sea, no long walk for who cannot walk far. */
final class FittedSights {

    private static final Set<String> IN_THE_WATER = Set.of("swimming", "surfing", "snorkelling", "diving");
    private static final String NIGHTLIFE = "nightlife";
    private static final Set<String> BY_BOAT = Set.of("pigeon-island-national-park");
    private static final String ROUGH = "The sea is rough at this season: ";
    private static final Pattern BATHING = Pattern.compile("\\b(?:swim|surf|bathe|spend)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern CLIMB = Pattern.compile("^(?:Climb|Hike)\\b");
    private static final Pattern LEVEL_BELOW = Pattern.compile("lower hall is level");
    private static final int LEVEL_VISIT_MINUTES = 75;
    private static final Pattern BOAT = Pattern.compile("\\bboats?\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SURFED = Pattern.compile("\\bSurf\\b");
    private static final int SHORT_STROLL_MINUTES = 45;
    private static final int LONG_WALK_MINUTES = 180;
    private static final int SHORTENED_VISIT_MINUTES = 120;
    private static final int FEW_HOURS = 240;
    private static final int WAY_IN_FEW_HOURS = 20;
    private static final String UP_BY_ROAD = "liptons-seat";
    private static final int RIDE_MINUTES = 90;
    /** Who says so needs no school. */
    private static final Pattern A_SURFER = Pattern.compile(
            "\\b(?:(?:i am|i'm|we are|we're)(?: an?| both)?(?: \\w+)? surfers?|(?:experienced|advanced|intermediate|seasoned|good) surfers?|best (?:waves|breaks?|swell)|big(?:ger)? waves|barrels|reef breaks?|point breaks?)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final String LIT_PEAK = "adams-peak";
    private static final int WHALE_BOAT_MINUTES = 240;
    private static final int BOATS_LEAVE = DayPart.at(6, 30);
    private static final int WALK_BY_A_ROUGH_SEA = 75;
    private static final int WALK_BETWEEN_FLIGHTS = 60;
    private static final double BESIDE_KILOMETRES = 6;
    private static final int THINGS_MEANWHILE = 2;

    private final Wishes wishes;
    private final Set<Month> months;
    private final boolean litByNight;
    private final OptionalInt longestWalk;

    /** @param litByNight whether the steps of Adam's Peak are lit on all of the days */
    private FittedSights(Wishes wishes, Set<Month> months, boolean litByNight) {
        this.wishes = wishes;
        this.months = months;
        this.litByNight = litByNight;
        this.longestWalk = WalkingLimit.in(wishes.told().words());
    }

    /** For the days and hours of a request. */
    static Sights of(Sights sights, PlanRequest request, Predicate<LocalDate> isPilgrimage) {
        Hours hours = request.hoursOf(request.days().getFirst());
        Predicate<LocalDate> isLit = NightClimb.isSettled(request) ? day -> true : isPilgrimage;
        boolean fullNight = FullNights.isMeant(request);
        Sights fitted =
                asTold(of(sights, request.wishes(), request.days(), isLit, isWithoutALaw(request)), sights, request);
        Sights whole = fullNight ? fitted.each(FittedSights::queued) : fitted;
        boolean isALayover = request.days().size() == 1
                && Layover.isSpokenOf(request.wishes().told().words());
        Sights queued = isALayover ? whole.each(FittedSights::betweenFlights) : whole;
        return request.days().size() > 1 || hours.minutes() > FEW_HOURS
                ? queued
                : queued.each(sight -> inFewHours(sight, hours.minutes() - WAY_IN_FEW_HOURS));
    }

    /** Who has hours between two flights sees more than one beach in them. */
    private static Sight betweenFlights(Sight sight) {
        boolean isAWalkBySand = isWalk(sight) && sight.effort() == Sight.Effort.EASY && sight.isFor("beach");
        return isAWalkBySand ? sight.doing(Math.min(sight.minutes(), WALK_BETWEEN_FLIGHTS), sight.activity()) : sight;
    }

    private static Sight queued(Sight sight) {
        boolean byNight =
                sight.place().id().equals(LIT_PEAK) && sight.activity().endsWith(NightClimb.UNTIL_SUNRISE);
        return byNight ? FullNights.withTheQueue(sight) : sight;
    }

    private static boolean isWithoutALaw(PlanRequest request) {
        return request.constraints().stream()
                .noneMatch(constraint -> constraint.getKind().equals(Kind.HARD_CONSTRAINT.name())
                        || constraint.getKind().equals(Kind.CRITICAL_SHUTDOWN.name()));
    }

    /** Who has two hours walks half of the ramparts; but half a safari or half a climb is none. */
    private static Sight inFewHours(Sight sight, int minutes) {
        boolean divisible =
                sight.effort() == Sight.Effort.EASY && !sight.activity().contains("safari");
        return divisible && sight.minutes() > minutes && minutes * 2 >= sight.minutes()
                ? sight.doing(minutes, sight.activity())
                : sight;
    }

    /** Things that have their hour have no other; and what some of the party climb has a note for who does not. */
    private static Sights asTold(Sights fitted, Sights asTheyAre, PlanRequest request) {
        Particulars told = request.wishes().told();
        if (told.appointments().isEmpty() && told.curfews().isEmpty() && !told.someoneStaysBelow()) {
            return fitted;
        }
        return fitted.each(free -> {
            boolean isAskedFor = request.targets().contains(free.place())
                    || request.wishes().interests().contains("hiking");
            Sight sight = told.someoneStaysBelow() && isAskedFor
                    ? climbedBySome(free, asTheyAre.of(free.place()), asTheyAre, request)
                    : free;
            for (Curfew curfew : told.curfews()) {
                sight = curfew.isFor(sight) ? curfew.kept(sight) : sight;
            }
            Sight allowed = sight;
            return told.appointments().stream()
                    .filter(appointment -> appointment.isFor(allowed))
                    .findFirst()
                    .map(appointment -> appointment.kept(allowed))
                    .orElse(allowed);
        });
    }

    private static Sight climbedBySome(Sight fitted, Sight asItIs, Sights all, PlanRequest request) {
        if (asItIs.effort() == Sight.Effort.EASY) {
            return fitted;
        }
        if (!asItIs.stay() && !isClimb(asItIs)) {
            return besideTheTown(fitted, asItIs, all, request);
        }
        String meanwhile = asItIs.leisure().isEmpty()
                ? ""
                : ", with time for " + asItIs.leisure().getFirst();
        return asItIs.on(fitted.parts()).noting("Who does not go up waits below%s.".formatted(meanwhile));
    }

    /** Who does not walk far from any town has the hours in one that was asked for, or the nearest. */
    private static Sight besideTheTown(Sight fitted, Sight asItIs, Sights all, PlanRequest request) {
        return all.all().stream()
                .filter(town -> !town.place().equals(asItIs.place())
                        && (town.isTown() || isBeside(town, asItIs))
                        && !Pastimes.thingsAt(town.place().id()).isEmpty())
                .min(Comparator.comparing((Sight town) -> !isBeside(town, asItIs))
                        .thenComparing(town -> !request.targets().contains(town.place()))
                        .thenComparingDouble(town ->
                                town.place().at().kilometresTo(asItIs.place().at())))
                .map(town -> asItIs.on(fitted.parts())
                        .noting("Who does not come along stays in %s meanwhile: %s are there."
                                .formatted(
                                        town.place().name(),
                                        InWords.list(
                                                Pastimes.thingsAt(town.place().id()).stream()
                                                        .limit(THINGS_MEANWHILE)
                                                        .toList()))))
                .orElse(fitted);
    }

    private static boolean isBeside(Sight town, Sight walk) {
        return town.place().at().kilometresTo(walk.place().at()) <= BESIDE_KILOMETRES;
    }

    private static boolean isClimb(Sight sight) {
        return sight.activity().startsWith("Climb") && sight.place().type() == PlaceType.HERITAGE;
    }

    /** @param mayDrink whether alcohol is sold on all of the days */
    private static Sights of(
            Sights sights, Wishes wishes, List<LocalDate> days, Predicate<LocalDate> isPilgrimage, boolean mayDrink) {
        var fitted = new FittedSights(wishes, monthsOf(days), days.stream().allMatch(isPilgrimage));
        Set<String> wished = wishes.interests().stream()
                .filter(wish -> mayDrink || !wish.equals(NIGHTLIFE))
                .collect(Collectors.toSet());
        Set<String> left = LeftOutThings.in(wishes.told().words()).stream()
                .map(thing -> thing.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        boolean rains = Rain.fills(days.size(), wishes.told());
        return sights.each(sight -> {
            // Who leaves out the climb alone still stays at its foot.
            Sight liked = isClimb(sight) && KeptOff.include(sight, left)
                    ? sight.fromBelowByChoice()
                    : asLiked(sight, wishes.dislikes());
            Sight fit = wishes.told()
                    .care()
                    .fitted(fitted.walkedLittle(fitted.litByNight(
                            fitted.withWhales(fitted.inTheRains(WishedVisits.of(fitted.inSeason(liked), wished))))));
            Sight near = fitted.beforeTheSunSets(fitted.onQuietWater(fitted.forBeginners(fitted.withinReach(fit))));
            Sight dry = rains ? Rain.fitted(near, wishes) : near;
            return wishes.dislikes().ruleOut(liked, wished) ? dry.onlyWhereAskedFor() : dry;
        });
    }

    /** What else there is without the steps, and on wheels without the sand. */
    private Sight withinReach(Sight sight) {
        if (sight.leisure().isEmpty() || wishes.hardestPastime() == Pastime.Access.STEPS) {
            return sight;
        }
        Set<String> within = Pastimes.at(sight.place().id()).stream()
                .filter(pastime -> pastime.access().compareTo(wishes.hardestPastime()) <= 0)
                .filter(pastime -> !wishes.isOnWheels() || !pastime.interests().contains("beach"))
                .map(Pastime::thing)
                .collect(Collectors.toSet());
        return sight.withLeisure(
                sight.leisure().stream().filter(within::contains).toList());
    }

    /** The same place without what the traveller does not like to do there, where something else is left to do. */
    static Sight asLiked(Sight sight, Dislikes dislikes) {
        if (dislikes.isEmpty()) {
            return sight;
        }
        if (sight.activity().startsWith("Climb ")
                && sight.place().type() == PlaceType.HERITAGE
                && (dislikes.areOfClimbing() || dislikes.include("heights"))) {
            return sight.fromBelowByChoice();
        }
        if (dislikes.include("stairs") && Patterns.isIn(LEVEL_BELOW, sight.note())) {
            return sight.doing(LEVEL_VISIT_MINUTES, "See the level lower hall of %s".formatted(withArticle(sight)))
                    .noting("You stay below, as you said; who likes may go up meanwhile.");
        }
        Sight dry = sight.withLeisure(
                sight.leisure().stream().filter(idea -> !dislikes.speakOf(idea)).toList());
        if (dislikes.include("swimming") || dislikes.include("the sea")) {
            dry = dry.without(IN_THE_WATER).doing(sight.minutes(), onDryLand(sight));
        } else if (dislikes.include("surfing")) {
            dry = dry.without(Set.of("surfing"))
                    .doing(sight.minutes(), sight.activity().replaceFirst("^Surf or swim", "Swim"));
        }
        return dislikes.include("heights") || dislikes.include("forts")
                ? dry.doing(dry.minutes(), dry.activity().replace(" the ramparts and lanes ", " the lanes "))
                : dry;
    }

    private static String withArticle(Sight sight) {
        return sight.activity().replaceFirst("^Visit ", "");
    }

    /** The same for who does not swim: nothing in the water, and no ride on wild water unless it is asked for. */
    static Sight onLand(Sight sight) {
        Sight dry = sight.without(IN_THE_WATER).doing(sight.minutes(), onDryLand(sight));
        boolean wild = sight.isFor("rafting") || BY_BOAT.contains(sight.place().id());
        return wild ? dry.onlyWhereAskedFor() : dry;
    }

    private static String onDryLand(Sight sight) {
        return Patterns.isIn(BATHING, sight.activity()) && sight.interests().contains("beach")
                ? "Walk on the beach at %s".formatted(sight.place().name())
                : sight.activity();
    }

    /** Whether a place is reached by boats alone, and these do not go in the season. */
    static boolean isOutOfReach(Sight sight) {
        return BY_BOAT.contains(sight.place().id()) && isKeptOutOfTheSea(sight);
    }

    static Set<Month> monthsOf(List<LocalDate> days) {
        return days.stream().map(LocalDate::getMonth).collect(Collectors.toSet());
    }

    /** Whether this sight was fitted to a rough sea. */
    static boolean isKeptOutOfTheSea(Sight sight) {
        return sight.note().contains(ROUGH);
    }

    private Sight inSeason(Sight seen) {
        boolean herdsAreElsewhere = OfASeason.GATHERING.isOver(seen.place(), months)
                && !wishes.interests().contains("wildlife");
        Sight sight = herdsAreElsewhere ? seen.onlyWhereAskedFor() : seen;
        boolean forTheSea =
                sight.interests().contains("beach") || IN_THE_WATER.stream().anyMatch(sight.interests()::contains);
        if (!forTheSea || months.stream().noneMatch(month -> RoughSea.isAt(sight.place(), month))) {
            return sight;
        }
        Sight dry = sight.without(IN_THE_WATER)
                .withLeisure(sight.leisure().stream()
                        .filter(idea -> !Patterns.isIn(BOAT, idea))
                        .toList());
        if (BY_BOAT.contains(sight.place().id())) {
            return dry.onlyWhereAskedFor().noting(ROUGH + "its boats do not go.");
        }
        Sight quieter = dry.place().type() == PlaceType.BEACH && !dry.isTown() ? dry.ofRenownUpTo(1) : dry;
        String onLand = onDryLand(sight);
        int minutes = onLand.equals(sight.activity()) ? dry.minutes() : Math.min(dry.minutes(), WALK_BY_A_ROUGH_SEA);
        return quieter.doing(minutes, onLand).noting(ROUGH + "no bathing and no boat trip is planned.");
    }

    /** A path to a waterfall is slippery in the rains: nobody is sent there who did not come for it. */
    private Sight inTheRains(Sight sight) {
        boolean path = sight.isFor("waterfalls") && sight.effort() != Sight.Effort.EASY;
        if (!path || months.stream().noneMatch(month -> WetPaths.areAt(sight.place(), month))) {
            return sight;
        }
        Sight warned = sight.noting("In the rains the path is slippery: ask first whether one can go.");
        return wishes.interests().contains("waterfalls") ? warned : warned.onlyWhereAskedFor();
    }

    private Sight withWhales(Sight sight) {
        if (!WhaleSeason.isAt(sight.place(), months)) {
            return sight.without(Set.of(WhaleSeason.WISH));
        }
        if (!wishes.interests().contains(WhaleSeason.WISH)) {
            return sight;
        }
        return sight.with(WhaleSeason.WISH)
                .on(List.of(DayPart.DAWN, DayPart.MORNING))
                .open(OptionalInt.of(BOATS_LEAVE), OptionalInt.empty())
                .doing(
                        WHALE_BOAT_MINUTES,
                        "Go out by boat from %s to look for whales"
                                .formatted(sight.place().name()))
                .noting("Book the day before; boats go only when the sea is calm, and no sighting is certain.");
    }

    /** Who comes for the sunset is by the sea before it, and not after. */
    private Sight beforeTheSunSets(Sight sight) {
        return GoldenWish.isForTheSunset(wishes.told())
                        && sight.parts().contains(DayPart.LATE)
                        && sight.parts().contains(DayPart.EVENING)
                ? sight.on(List.of(DayPart.LATE))
                : sight;
    }

    /** Nobody is sent down wild water who did not ask for it. */
    private Sight onQuietWater(Sight sight) {
        boolean isWished =
                wishes.interests().contains("rafting") || wishes.interests().contains("adventure");
        return sight.isFor("rafting") && !isWished ? sight.onlyWhereAskedFor() : sight;
    }

    /** Who comes to surf learns where boards and lessons are. */
    private Sight forBeginners(Sight sight) {
        return wishes.interests().contains("surfing")
                        && !wishes.told().asksFor(A_SURFER)
                        && Patterns.isIn(SURFED, sight.activity())
                ? sight.noting("Schools on the sand teach beginners and hire out boards.")
                : sight;
    }

    /** In the season pilgrims climb by night; out of it the steps are dark. */
    private Sight litByNight(Sight sight) {
        if (!sight.place().id().equals(LIT_PEAK) || !litByNight) {
            return sight;
        }
        return sight.on(List.of(DayPart.NIGHT, DayPart.DAWN))
                .doing(sight.minutes(), "Climb Adam's Peak" + NightClimb.UNTIL_SUNRISE);
    }

    private Sight walkedLittle(Sight seen) {
        Sight sight = shirksAWay() ? riddenUp(seen) : seen;
        if (longestWalk.isPresent() && !wishes.littleWalking()) {
            return WalkingLimit.kept(sight, longestWalk.getAsInt());
        }
        if (!wishes.littleWalking()) {
            return sight;
        }
        if (wishes.told().insisted().contains(sight.place().id())) {
            return sight.noting(
                    "It is in the plan because you want it all the same: go slowly, and turn back in time.");
        }
        if (sight.effort() == Sight.Effort.STRENUOUS && Patterns.isIn(CLIMB, sight.activity())) {
            return sight.fromBelow();
        }
        if (sight.effort() == Sight.Effort.MODERATE && sight.minutes() >= LONG_WALK_MINUTES && !isWalk(sight)) {
            return sight.doing(SHORTENED_VISIT_MINUTES, sight.activity())
                    .on(outOfTheHeat(sight))
                    .easy()
                    .noting("Only the sites next to the road, by car from one to the next; sit down as you like.");
        }
        if (sight.effort() != Sight.Effort.EASY || sight.activity().startsWith("Walk to")) {
            return sight.noting("This needs walking or steps: not for those who cannot walk far.");
        }
        if (!isWalk(sight)) {
            return sight;
        }
        return sight.doing(Math.min(sight.minutes(), SHORT_STROLL_MINUTES), shortened(sight.activity()))
                .noting("Turn back and sit down as you like.");
    }

    private boolean shirksAWay() {
        return wishes.littleWalking()
                || longestWalk.isPresent()
                || wishes.told().care().has(Need.ELDERS);
    }

    /** Where a road leads all the way up, who walks little rides. */
    private Sight riddenUp(Sight sight) {
        return sight.place().id().equals(UP_BY_ROAD) && !wishes.interests().contains("hiking")
                ? sight.easy()
                        .doing(RIDE_MINUTES, "Ride up through the tea to Lipton's Seat by tuk-tuk or car")
                        .noting("The road leads to the top: go early, before the cloud.")
                : sight;
    }

    private static List<DayPart> outOfTheHeat(Sight sight) {
        List<DayPart> cool = new ArrayList<>(sight.parts());
        cool.remove(DayPart.MIDDAY);
        cool.remove(DayPart.AFTERNOON);
        if (!cool.contains(DayPart.LATE)) {
            cool.add(DayPart.LATE);
        }
        return cool;
    }

    static boolean isWalk(Sight sight) {
        return Stream.of("Walk", "Stroll", "Wander").anyMatch(sight.activity()::startsWith);
    }

    private static String shortened(String activity) {
        return activity.replaceFirst("^(Walk|Stroll|Wander) the ", "$1 a short part of the ")
                .replaceFirst("^(Walk|Stroll|Wander) (?!a short)", "$1 a little way ");
    }
}

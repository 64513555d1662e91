package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the traveller wants of a plan, in the words of sights.csv.
 *
 * @param interests what to see more of
 * @param avoid what to leave out unless a place was asked for by name
 * @param stopsPerDay at most, by the pace
 * @param earlyStarts whether a day may begin at first light for a place that was not asked for
 * @param easyOnly no strenuous place that was not asked for
 * @param littleWalking no long walk at all, and a short stroll instead where a place is good for one
 * @param leftOut ids of the places that are not wanted
 * @param dislikes what is not wanted, in the traveller's own words
 * @param means how to get about
 * @param told of one thing, one companion or one day
 */
public record Wishes(
        Set<String> interests,
        Set<String> avoid,
        int stopsPerDay,
        boolean earlyStarts,
        boolean easyOnly,
        boolean littleWalking,
        Set<String> leftOut,
        Dislikes dislikes,
        Means means,
        Particulars told) {

    private static final int RELAXED = 2;
    private static final int MODERATE = 4;
    private static final int PACKED = 5;
    private static final int WITH_CHILDREN = 3;
    private static final int LONG_WALK_MINUTES = 180;
    private static final int LONGEST_REST = 270;
    private static final int REST_LESS_A_STOP = 45;
    private static final int SHORTEST_REST = 45;

    private static final Pattern BATHING = Pattern.compile("\\b(?:swim|surf|bathe)\\b", Pattern.CASE_INSENSITIVE);
    /** Over the side of a small boat. */
    private static final Pattern FROM_A_BOAT = Pattern.compile("\\b(?:boat to|raft)\\b", Pattern.CASE_INSENSITIVE);

    /** One day is given up, and not all towns. */
    private static final Pattern CITY_DAY =
            Pattern.compile("\\b(?:the\\s+)?(?:city|town)\\s+day\\b", Pattern.CASE_INSENSITIVE);

    /** Who wants short drives has not taken back that they want no long ones. */
    private static final Pattern SHORT_WAYS = Pattern.compile(
            "\\b(?:short(?:er)?|brief|easy|little)\\s+(?:and\\s+easy\\s+|car\\s+|road\\s+)?(?:transfers?|drives?|driving|journeys?|rides?)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern QUIET = Pattern.compile(
            "\\b(?:quiet(?:er|est)?|peaceful|secluded|tranquil|deserted|empty beaches|peace and quiet|off the beaten (?:track|path))\\b(?! (?:please|cars?|drivers?|mornings?|evenings?|nights?|hours?|hotels?|rooms?|houses?|streets?|carriages?))",
            Pattern.CASE_INSENSITIVE);

    /** What the router keeps of a whole trip and is refused like the words of a turn. */
    private static final Set<String> STANDING = Set.of("no climbing", "no long drives");

    /** Of a party, whose words are forgotten before it is. */
    private static final String WITH_CHILDREN_SAID = "with children";

    private static final String HEIGHTS = InterestWords.HEIGHTS;

    private static final Set<String> EARLY = Set.of("hiking", "photography", "wildlife", "birdwatching", "viewpoints");

    public Wishes {
        interests = Set.copyOf(interests);
        avoid = Set.copyOf(avoid);
        leftOut = Set.copyOf(leftOut);
    }

    /** Of one who dislikes nothing in particular. */
    public Wishes(
            Set<String> interests,
            Set<String> avoid,
            int stopsPerDay,
            boolean earlyStarts,
            boolean easyOnly,
            boolean littleWalking,
            Set<String> leftOut) {
        this(
                interests,
                avoid,
                stopsPerDay,
                earlyStarts,
                easyOnly,
                littleWalking,
                leftOut,
                Dislikes.none(),
                Means.CAR,
                Particulars.none());
    }

    /** Of one who wants to see any place. */
    public Wishes(
            Set<String> interests,
            Set<String> avoid,
            int stopsPerDay,
            boolean earlyStarts,
            boolean easyOnly,
            boolean littleWalking) {
        this(interests, avoid, stopsPerDay, earlyStarts, easyOnly, littleWalking, Set.of());
    }

    /** Of one who walks as far as anyone. */
    public Wishes(Set<String> interests, Set<String> avoid, int stopsPerDay, boolean earlyStarts, boolean easyOnly) {
        this(interests, avoid, stopsPerDay, earlyStarts, easyOnly, false);
    }

    /** Nothing said: a moderate pace, anything of renown. */
    public static Wishes none() {
        return new Wishes(Set.of(), Set.of(), MODERATE, true, false);
    }

    /** Where no place is known by its name. */
    public static Wishes of(Preferences preferences) {
        return of(preferences, name -> Optional.empty());
    }

    /** @param placeNamed the place of a name, which is left out itself and not all that is like it */
    public static Wishes of(Preferences preferences, Function<String, Optional<Place>> placeNamed) {
        return of(preferences, placeNamed, Refusals.Found.NOTHING, Means.CAR, Particulars.none());
    }

    /** @param texts what the traveller wrote, the first words first */
    public static Wishes of(Preferences preferences, Places places, List<String> texts) {
        // What was said long ago, or in another conversation, is no less a need.
        List<String> said = Stream.concat(preferences.getOther().stream().map(StatedValue::getValue), texts.stream())
                .toList();
        List<String> toldEver = areWithChildren(preferences, String.join("\n", said))
                ? Stream.concat(Stream.of(WITH_CHILDREN_SAID), said.stream()).toList()
                : said;
        Particulars told = Particulars.in(toldEver, places).placing(Placed.in(preferences.getOther(), places));
        Set<String> left = LeftOutThings.in(told.words());
        Stream<String> standing =
                preferences.getOther().stream().map(StatedValue::getValue).filter(STANDING::contains);
        List<String> refusing = Particulars.withoutMoves(
                        Stream.concat(standing, texts.stream()).toList())
                .stream()
                .map(text ->
                        CITY_DAY.matcher(SpokenCurfews.without(text, places)).replaceAll(" "))
                .map(text -> LeftOutThings.without(text, left))
                .map(KeptOff::without)
                .map(text -> SHORT_WAYS.matcher(text).replaceAll(" "))
                .map(WalkingLimit::without)
                .map(OneKindADay::without)
                .map(Particulars::withoutLimitsOfDriving)
                .map(StaysBehind::without)
                .map(FreeDays::without)
                .toList();
        Refusals.Found all = Refusals.in(refusing, places);
        boolean walks = preferences
                .getWalkingTolerance()
                .filter(value -> !value.getValue().equalsIgnoreCase("low"))
                .isPresent();
        Refusals.Found refused = walks
                ? all.ofWhoWalks(preferences.getAvoid().stream()
                        .map(StatedValue::getValue)
                        .toList())
                : all;
        return of(
                ofThemAll(withoutCurfews(preferences, told.curfews(), refused), told, refused),
                places::named,
                refused,
                Means.in(LegsByTrain.without(toldEver), wishesForATrain(preferences)),
                told);
    }

    private static boolean wishesForATrain(Preferences preferences) {
        return preferences.getInterests().stream()
                .anyMatch(wish -> wish.getValue().equals("train"));
    }

    /** A walk that one of them leaves to the others is avoided by none but that one. */
    private static Preferences ofThemAll(Preferences preferences, Particulars told, Refusals.Found refused) {
        return told.someoneStaysBelow()
                ? Preferences.newBuilder(preferences)
                        .setAvoid(preferences.getAvoid().stream()
                                .filter(value ->
                                        !InterestWords.in(List.of(value)).contains("hiking")
                                                || refused.includes(value.getValue()))
                                .toList())
                        .build()
                : preferences;
    }

    /** Who does not want a thing at some hours does not avoid it. */
    private static Preferences withoutCurfews(Preferences preferences, List<Curfew> curfews, Refusals.Found refused) {
        return curfews.isEmpty()
                ? preferences
                : Preferences.newBuilder(preferences)
                        .setAvoid(preferences.getAvoid().stream()
                                .filter(value ->
                                        curfews.stream().noneMatch(curfew -> curfew.isMeantBy(value.getValue()))
                                                || refused.includes(value.getValue()))
                                .toList())
                        .build();
    }

    private static Wishes of(
            Preferences preferences,
            Function<String, Optional<Place>> placeNamed,
            Refusals.Found refused,
            Means means,
            Particulars told) {
        Dislikes dislikes = Dislikes.of(preferences, refused, placeNamed);
        Set<String> interests = Stream.of(
                        InterestWords.in(preferences.getInterests()).stream(),
                        InterestWords.spokenIn(told).stream(),
                        Speciality.wishedBy(told).stream().map(Speciality::tag).filter(Wishes::isServedSomewhere))
                .flatMap(tags -> tags)
                .filter(tag -> !isOnlyPartOf(tag, told))
                .collect(Collectors.toSet());
        Map<Boolean, List<StatedValue>> avoided = preferences.getAvoid().stream()
                .filter(value -> !Dislikes.isNarrowed(value, refused))
                .collect(Collectors.partitioningBy(
                        value -> placeNamed.apply(value.getValue()).isPresent()));
        Set<String> avoid = Stream.concat(
                        InterestWords.in(avoided.getOrDefault(false, List.of())).stream(),
                        OnlyWish.shutOutBy(told.words()).stream())
                .collect(Collectors.toSet());
        Set<String> leftOut = Stream.concat(
                        avoided.getOrDefault(true, List.of()).stream()
                                .flatMap(value -> placeNamed.apply(value.getValue()).stream()),
                        refused.places().stream())
                .map(Place::id)
                .collect(Collectors.toSet());
        boolean children = areWithChildren(preferences, told.words());
        String pace = lower(preferences.getPace());
        boolean relaxed = Stream.of("relax", "slow", "easy", "leisure").anyMatch(pace::contains)
                || Tempo.isUnhurried(told.words());
        boolean packed = Stream.of("pack", "fast", "busy", "intens").anyMatch(pace::contains);
        int stops =
                Math.min(SightsADay.in(told.words()).orElse(PACKED), relaxed ? RELAXED : packed ? PACKED : MODERATE);
        // A limit is no refusal: up to it one walks.
        boolean walksLittle = (lower(preferences.getWalkingTolerance()).equals("low") || mustNotWalk(preferences))
                && WalkingLimit.in(told.words()).isEmpty();
        boolean careful = preferences.getOther().stream()
                        .map(value -> value.getValue().toLowerCase(Locale.ROOT))
                        .anyMatch(need -> need.contains("pregnan") || need.contains("wheel"))
                || told.care().has(Need.HEART)
                || told.care().has(Need.BABY);
        boolean wheelchair = told.care().has(Need.WHEELS)
                || preferences.getOther().stream()
                        .anyMatch(value ->
                                value.getValue().toLowerCase(Locale.ROOT).contains("wheel"));
        boolean wantsTheMorning = interests.stream().anyMatch(EARLY::contains);
        return new Wishes(
                interests.stream()
                        .filter(tag -> !avoid.contains(tag) && !dislikes.areOf(tag))
                        .collect(Collectors.toSet()),
                (walksLittle || careful) && !interests.contains("hiking") ? with(avoid, "hiking") : avoid,
                children || careful || walksLittle || told.care().isGentle() ? Math.min(stops, WITH_CHILDREN) : stops,
                !dislikes.includes(Avoidance.Kept.EARLY)
                        && !(told.care().beginsWithBreakfast() && !interests.contains("birdwatching"))
                        && !Tempo.startsLate(told.words())
                        && (wantsTheMorning || !(relaxed || children || careful || walksLittle)),
                (children && !interests.contains("hiking"))
                        || avoid.contains("hiking")
                        || dislikes.areOf("hiking")
                        || careful
                        || walksLittle
                        || told.care().isGentle(),
                walksLittle || wheelchair || told.care().has(Need.WEAK_KNEES),
                leftOut,
                dislikes,
                means,
                told);
    }

    private static boolean areWithChildren(Preferences preferences, String words) {
        return preferences
                .getParty()
                .filter(party -> party.getChildren() > 0 && !Teenagers.areAll(party, words))
                .isPresent();
    }

    /** Whether a wish stands for a narrower one alone, of which more is known: who comes for a cure wants no beaches for it. */
    private static boolean isOnlyPartOf(String wish, Particulars told) {
        String words = told.words();
        boolean isNarrower = false;
        for (Speciality one : Speciality.wishedBy(told)) {
            if (one.replaces(wish) && !one.tag().equals(wish)) {
                isNarrower |= isServedSomewhere(one.tag());
                words = one.withoutIt(words);
            }
        }
        return isNarrower && !InterestWords.namesIn(words).contains(wish);
    }

    /** Whether somewhere one does something for this very wish. */
    private static boolean isServedSomewhere(String tag) {
        return WishedVisits.serve(tag) || Pastimes.serve(tag);
    }

    /** A request that forbids walking as such asks for as little of it as a visit can do with. */
    private static boolean mustNotWalk(Preferences preferences) {
        return preferences.getAvoid().stream()
                .filter(value -> value.getMust() && value.getOrigin().equals("request"))
                .flatMap(value -> Avoidances.meantBy(value.getValue()).stream())
                .anyMatch(dislike -> dislike.isKnownAs("walking"));
    }

    /** How long one rests at a time at this pace: three hours with two stops a day, an hour and a half with four. */
    int restMinutes() {
        return Math.max(SHORTEST_REST, LONGEST_REST - REST_LESS_A_STOP * stopsPerDay);
    }

    boolean isRelaxed() {
        return stopsPerDay <= RELAXED;
    }

    boolean wantsPhotographs() {
        return interests.contains("photography");
    }

    boolean wantsTheDawn() {
        return earlyStarts && !interests.isEmpty() && interests.stream().anyMatch(EARLY::contains);
    }

    boolean avoidsCrowds() {
        return avoid.contains("crowds") || dislikes.includes(Avoidance.Kept.QUIET);
    }

    /** Whether they look for places where few people are, be it by day or to sleep. */
    boolean wantsQuiet() {
        return avoidsCrowds() || told.asksFor(QUIET);
    }

    /** The same of one who walks as far as anyone: what is left is what was not wanted. */
    Wishes ofWhoWalks() {
        return new Wishes(interests, avoid, stopsPerDay, earlyStarts, false, false, leftOut, dislikes, means, told);
    }

    boolean isOnWheels() {
        return told.care().has(Need.WHEELS);
    }

    /** How hard the way may be to what one does between the sights. */
    Pastime.Access hardestPastime() {
        boolean aShortWay = told.care().isGentle() || told.care().has(Need.WEAK_KNEES);
        return isOnWheels()
                ? Pastime.Access.LEVEL
                : aShortWay ? Pastime.Access.WALK : littleWalking ? Pastime.Access.LEVEL : Pastime.Access.STEPS;
    }

    /** How many of the interests a sight serves. */
    int servedBy(Sight sight) {
        int served = 0;
        for (String interest : interests) {
            served += sight.interests().contains(interest) ? 1 : 0;
        }
        return served;
    }

    /** The same with other interests. */
    Wishes interestedIn(Set<String> others) {
        return new Wishes(
                others, avoid, stopsPerDay, earlyStarts, easyOnly, littleWalking, leftOut, dislikes, means, told);
    }

    /** The same without the places that were seen before. */
    public Wishes without(Collection<Place> seen) {
        return leavingOut(
                Stream.concat(leftOut.stream(), seen.stream().map(Place::id)).collect(Collectors.toSet()), told);
    }

    /** The same where some places are wanted all the same. */
    public Wishes insistingOn(Collection<Place> places) {
        Set<String> ids = places.stream().map(Place::id).collect(Collectors.toSet());
        return leavingOut(
                leftOut.stream().filter(id -> !ids.contains(id)).collect(Collectors.toSet()), told.insistingOn(ids));
    }

    /** Whether the words tell of a journey to the country, so that it begins where one lands. */
    public boolean areOfWhoComesFromAbroad() {
        return told.comeFromAbroad();
    }

    /** Whether the traveller says that the trip ends where it begins. */
    public boolean sayTheyGoBack() {
        return told.goesBack();
    }

    /** The same of one who comes by air and said nothing of another way home: the trip ends where it began. */
    public Wishes goingBack() {
        boolean isEndSaid = !told.backTo().isEmpty() || told.endsIn().isPresent();
        return isEndSaid ? this : told(told.goingBack(true));
    }

    private Wishes leavingOut(Set<String> ids, Particulars particulars) {
        return new Wishes(
                interests, avoid, stopsPerDay, earlyStarts, easyOnly, littleWalking, ids, dislikes, means, particulars);
    }

    /** The same with other particulars. */
    Wishes told(Particulars others) {
        return leavingOut(leftOut, others);
    }

    /** Whether nothing was said of how few places to sleep in. */
    public boolean mayMoveOften(int days) {
        return told.mostBases(days).isEmpty();
    }

    /** Whether they want the same of a day as others; what is said of places and nights is wanted of the trip. */
    boolean areThoseOf(Wishes then) {
        return interests.equals(then.interests)
                && avoid.equals(then.avoid)
                && stopsPerDay == then.stopsPerDay
                && earlyStarts == then.earlyStarts
                && easyOnly == then.easyOnly
                && littleWalking == then.littleWalking
                && dislikes.equals(then.dislikes)
                && means == then.means
                && LegsByTrain.in(told.words()).equals(LegsByTrain.in(then.told.words()))
                && WalkingLimit.in(told.words()).equals(WalkingLimit.in(then.told.words()))
                && told.areThoseOfADayLike(then.told);
    }

    /** Whether a sight is what the traveller wants to avoid: its whole point, not a side of it. */
    boolean rulesOut(Sight sight) {
        if (leftOut.contains(sight.place().id())) {
            return true;
        }
        boolean beachToAvoid = avoid.contains("beach") && sight.interests().contains("beach");
        boolean longWalk = sight.effort() == Sight.Effort.MODERATE && sight.minutes() >= LONG_WALK_MINUTES;
        boolean hikeToAvoid = (easyOnly && (longWalk || sight.effort() == Sight.Effort.STRENUOUS))
                || (avoid.contains("hiking") && sight.effort() != Sight.Effort.EASY);
        boolean footpath = littleWalking && (sight.activity().startsWith("Walk to") || Closures.isMarket(sight));
        boolean templeToAvoid = avoid.contains("religion") && sight.interests().contains("religion");
        boolean safariToAvoid = avoid.contains("wildlife") && sight.interests().contains("wildlife");
        boolean marketToAvoid = avoid.contains("shopping") && sight.interests().contains("shopping");
        boolean boatToAvoid = littleWalking && Patterns.isIn(FROM_A_BOAT, sight.activity());
        boolean heightToAvoid = avoid.contains(HEIGHTS)
                && (sight.interests().contains("viewpoints") || sight.activity().contains("ramparts"));
        return beachToAvoid
                || hikeToAvoid
                || footpath
                || templeToAvoid
                || safariToAvoid
                || marketToAvoid
                || heightToAvoid
                || boatToAvoid
                || (avoid.contains("swimming") && Patterns.isIn(BATHING, sight.activity()))
                || avoid.stream().anyMatch(sight::isFor);
    }

    private static Set<String> with(Set<String> tags, String another) {
        return Stream.concat(tags.stream(), Stream.of(another)).collect(Collectors.toSet());
    }

    private static String lower(Optional<StatedValue> stated) {
        return stated.map(value -> value.getValue().toLowerCase(Locale.ROOT)).orElse("");
    }
}

package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a plan does for the needs of those who travel, and the sentences that say so.
 *
 * @param words in which they were told
 */
record Care(List<Need> needs, String words) {

    static final String BREAKING_THE_FAST = "Break the fast, and ";

    private static final Care NONE = new Care(List.of(), "");

    private static final Spell HEAT = new Spell(DayPart.at(11, 0), DayPart.at(15, 0), "in the heat");
    private static final int LONGEST_IN_THE_COOL = 180;
    private static final double COOL_FROM_METRES = 900;
    private static final Set<String> UNDER_A_ROOF =
            Set.of("temple-of-the-tooth", "gangaramaya-temple", "pettah-market");
    private static final Pattern ROOFED = Pattern.compile(
            "museum|galler|factory|class\\b|café|mall\\b|shops|dance|hospital|church|library|parlour|massage|tea room|hotel",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern OF_MEAT_OR_FISH = Pattern.compile(
            "\\bfish market\\b|\\bmeals? of .*\\b(?:crabs?|prawns?|lobsters?|seafood|fish|meat|mutton|chicken|beef|pork)\\b");
    private static final Pattern OF_MILK =
            Pattern.compile("\\b(?:ice[- ]cream|curd|cheese|milk|dairy)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern WITHOUT_MILK = Pattern.compile("vegan|plant", Pattern.CASE_INSENSITIVE);
    private static final Pattern OF_FISH_IN_A_LIST =
            Pattern.compile("\\b(?:dried fish|prawn fritters|crabs?), ", Pattern.CASE_INSENSITIVE);
    private static final Pattern WITHOUT_EITHER =
            Pattern.compile("veg|jain|no (?:meat|fish|seafood|shellfish)|\\b(?:fish|seafood|shellfish|crab)\\b");
    private static final Pattern EATING = Pattern.compile(
            "\\b(?:meals?|cafés?|ice[- ]cream|restaurants?|sea ?food|eat|taste|street food|cooking|crab|sweets?)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SHELLFISH = Pattern.compile(
            "shell ?fish|sea ?food|crustacean\\w*|prawns?|shrimps?|crabs?|lobsters?|fish", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUTS =
            Pattern.compile("nuts?|peanuts?|cashews?|sesame|coconut", Pattern.CASE_INSENSITIVE);

    Care {
        needs = List.copyOf(needs);
    }

    static Care none() {
        return NONE;
    }

    static Care in(String words) {
        List<Need> found = Need.in(words);
        return found.isEmpty() ? NONE : new Care(found, words);
    }

    /** The same where some places were named, by their ids. */
    Care naming(Collection<String> ids) {
        return needs.isEmpty() || ids.isEmpty() ? this : new Care(needs, words + "\n" + String.join("\n", ids));
    }

    boolean has(Need need) {
        return needs.contains(need);
    }

    /** Whether nothing strenuous is planned that was not asked for. */
    boolean isGentle() {
        return Stream.of(
                        Need.COOL,
                        Need.FASTS,
                        Need.PREGNANT,
                        Need.BABY,
                        Need.CHILDREN,
                        Need.ELDERS,
                        Need.WHEELS,
                        Need.WEAK_KNEES,
                        Need.HEART)
                .anyMatch(needs::contains);
    }

    /** Whether a day begins after breakfast. */
    boolean beginsWithBreakfast() {
        return has(Need.REGULAR_MEALS)
                || has(Need.BABY)
                || has(Need.PREGNANT)
                || has(Need.CHILDREN)
                || has(Need.ELDERS);
    }

    /** The sight as it is for them. */
    Sight fitted(Sight sight) {
        if (needs.isEmpty()) {
            return sight;
        }
        var bearable = new Bearable(this);
        Sight still = isGentle() && sight.isFor("rafting") ? bearable.byTheRiver(sight) : sight;
        Sight fitted = has(Need.DRY) ? FittedSights.onLand(still) : still;
        fitted = withoutWhatIsNotEaten(fitted);
        fitted = bearable.of(fitted);
        if (beginsWithBreakfast() && fitted.begins().isEmpty() && !isForWhoSetsOutAlone(fitted)) {
            fitted = afterBreakfast(fitted);
        }
        boolean heat = has(Need.COOL) || has(Need.FASTS) || has(Need.BABY);
        return heat && isHot(fitted.place()) && fitted.begins().isEmpty() ? inTheCool(fitted) : fitted;
    }

    /** Birds are about at first light: who comes for them sets out then, and the old sleep on. */
    private boolean isForWhoSetsOutAlone(Sight sight) {
        return sight.isFor("birdwatching") && isOfWhoSetsOutAlone();
    }

    /** Whether one of them goes out for birds while the others sleep. */
    boolean isOfWhoSetsOutAlone() {
        return Speciality.BIRDS.isNamedIn(words)
                && Stream.of(Need.BABY, Need.CHILDREN, Need.PREGNANT, Need.REGULAR_MEALS)
                        .noneMatch(needs::contains);
    }

    /** Whether an hour of the day is too hot for them to be in the open at a place. */
    boolean isTooHot(Place place, String thing, int start, int end) {
        return (has(Need.COOL) || has(Need.FASTS) || has(Need.BABY))
                && HEAT.meets(start, end)
                && isHot(place)
                && !Patterns.isIn(ROOFED, thing);
    }

    /** Whether what one does for an hour could do one of them harm. */
    boolean isBeyond(Pastime pastime) {
        return new Bearable(this).isBeyond(pastime);
    }

    /** Whether nobody puts them into a jeep who did not ask for one. */
    boolean isShakenEasily() {
        return has(Need.ELDERS)
                || has(Need.WEAK_KNEES)
                || has(Need.BACK)
                || has(Need.HEART)
                || has(Need.PREGNANT)
                || has(Need.BABY);
    }

    boolean keepsOffWildWater() {
        return new Bearable(this).keepsOffWildWater();
    }

    static boolean isUnderARoof(Place place) {
        return UNDER_A_ROOF.contains(place.id());
    }

    private static boolean isHot(Place place) {
        return place.elevationMetres().orElse(0) < COOL_FROM_METRES && !isUnderARoof(place) && !Engagement.is(place);
    }

    private static Sight inTheCool(Sight sight) {
        Sight shorter = sight.minutes() > LONGEST_IN_THE_COOL && sight.effort() != Sight.Effort.STRENUOUS
                ? sight.doing(LONGEST_IN_THE_COOL, sight.activity())
                : sight;
        List<DayPart> cool = shorter.parts().stream()
                .filter(part -> part != DayPart.MIDDAY)
                .map(part -> part == DayPart.AFTERNOON ? DayPart.LATE : part)
                .distinct()
                .toList();
        return shorter.on(cool.isEmpty() ? List.of(DayPart.LATE, DayPart.MORNING) : cool)
                .neverIn(HEAT);
    }

    /** Whether it was the traveller who spoke of a place, by its name or the first word of it. */
    static boolean isNamed(String words, Place place) {
        String first = place.name().toLowerCase(Locale.ROOT).split("[ ']", 2)[0];
        return words.toLowerCase(Locale.ROOT).contains(first);
    }

    /** At first light only where there is no other hour for it. */
    private static Sight afterBreakfast(Sight sight) {
        List<DayPart> later =
                sight.parts().stream().filter(part -> !part.isBeforeTheDay()).toList();
        return later.isEmpty() ? sight : sight.on(later);
    }

    /** What the plan does for each need, and where it could not. */
    List<String> inWords(Draft draft) {
        List<String> said = new ArrayList<>();
        for (Need need : needs) {
            said.addAll(
                    switch (need) {
                        case COOL -> heat(draft, "the heat is hard on you");
                        case FASTS -> fast(draft);
                        case BEFORE_NOON -> NoonMeal.inWords(draft);
                        case REGULAR_MEALS -> has(Need.FASTS) ? List.<String>of() : meals(draft);
                        case DRY ->
                            List.of(
                                    "No bathing, surfing or snorkelling is planned, as you do not swim; on any boat ask for a life jacket.");
                        case PREGNANT -> expecting(draft);
                        case BABY -> heat(draft, "a small child is with you");
                        case WHEELS ->
                            List.of(
                                    "With a wheelchair nothing with steps is a stop: what lies up a stairway is seen from below, and who walks may go up meanwhile.");
                        case ALLERGY -> List.of(allergy());
                        case DIET -> List.of(Diets.asked(need.saidIn(words)));
                        case CHILDREN -> gentle(draft, "with children");
                        case ELDERS -> gentle(draft, "for the older ones of you");
                        case WEAK_KNEES -> gentle(draft, "for who walks with trouble");
                        case BACK -> shaken(draft);
                        case HEART -> gentle(draft, "with " + need.saidIn(words));
                    });
        }
        return said.stream().distinct().toList();
    }

    /** What is claimed was looked at, and a climb that was asked about is answered. */
    private static List<String> expecting(Draft draft) {
        List<String> below = sightsOf(draft)
                .filter(sight -> sight.activity().contains(" from below"))
                .map(Sight::called)
                .toList();
        List<String> hard = sightsOf(draft)
                .filter(sight -> sight.effort() == Sight.Effort.STRENUOUS
                        && !sight.activity().startsWith("Surf"))
                .map(Sight::called)
                .toList();
        String climbs = hard.isEmpty()
                ? "No climb and no rafting is planned, as you expect a child"
                : "%s is a climb, and in the plan only because you insist on it although you expect a child: ask your doctor"
                        .formatted(InWords.list(hard));
        return List.of("%s; jeep rides and visits before breakfast only where you named them.%s"
                .formatted(
                        climbs,
                        below.isEmpty()
                                ? ""
                                : " The climb of %s is long and steep, with nothing but steps or a path: better not while pregnant. It is seen from below, and who is fit may go up meanwhile."
                                        .formatted(InWords.list(below))));
    }

    /** Walks are no matter for a back; what jolts it is. */
    private static List<String> shaken(Draft draft) {
        List<String> rides = sightsOf(draft)
                .filter(sight -> sight.activity().startsWith("Jeep"))
                .map(Sight::called)
                .toList();
        return List.of(
                rides.isEmpty()
                        ? "No jeep is planned, as it is hard on a back; the walks stay. On long ways by road stop every hour."
                        : "The jeep of %s jolts on rough tracks, hard on a back: take the front seat, ask for a slow driver, or tell me to leave it out; who has the back may stay at the hotel meanwhile."
                                .formatted(InWords.list(rides)));
    }

    private static Stream<Sight> sightsOf(Draft draft) {
        return draft.days().stream()
                .flatMap(day -> day.entries().stream()
                        .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                        .map(entry -> day.frame().sights().of(entry.place())))
                .distinct();
    }

    /** Whether an allergy or a diet speaks of a thing, which is no sight to be left out. */
    boolean isAllergicTo(String thing) {
        String eaten = thing.toLowerCase(Locale.ROOT);
        return (has(Need.ALLERGY) && Need.ALLERGY.saidIn(words).contains(eaten))
                || (has(Need.DIET) && Need.DIET.saidIn(words).contains(eaten));
    }

    /** What is claimed was looked at: a hard walk that was named stays, and is told. */
    private static List<String> gentle(Draft draft, String whom) {
        List<String> hard = sightsOf(draft)
                .filter(Care::isHard)
                .map(sight -> "%s (about %s)".formatted(sight.called(), Obeyed.hours(sight.minutes())))
                .toList();
        return List.of(
                hard.isEmpty()
                        ? "Nothing strenuous is planned, %s.".formatted(whom)
                        : "%s %s hard %s: go only part of the way, or tell me to leave %s out."
                                .formatted(
                                        InWords.list(hard),
                                        hard.size() == 1 ? "is" : "are",
                                        whom,
                                        hard.size() == 1 ? "it" : "them"));
    }

    private static boolean isHard(Sight sight) {
        return sight.effort() == Sight.Effort.STRENUOUS
                || (sight.effort() == Sight.Effort.MODERATE && sight.minutes() >= LONGEST_IN_THE_COOL);
    }

    private static List<String> heat(Draft draft, String reason) {
        List<String> hot = draft.days().stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> entry.kind() == Entry.Kind.VISIT && HEAT.meets(entry.start(), entry.end()))
                .filter(entry -> isHot(entry.place()))
                .map(entry -> entry.place().name())
                .distinct()
                .toList();
        return List.of(
                hot.isEmpty()
                        ? "Between 11:00 and 15:00 nothing is planned in the open in the lowlands, as %s; rest indoors then."
                                .formatted(reason)
                        : "Not kept: %s falls into the heat between 11:00 and 15:00, although %s; keep to the shade there or leave it out."
                                .formatted(String.join(", ", hot), reason));
    }

    /** Whether one would only eat there while one fasts. */
    boolean isOnlyToEat(String thing, LocalDate day) {
        return fastsOn(day) && Patterns.isIn(EATING, thing);
    }

    /** Whether it is a dish that who eats no meat, or no fish, does not come for. */
    boolean isNotEaten(String thing) {
        String diet = Need.DIET.saidIn(words);
        return (Patterns.isIn(OF_MEAT_OR_FISH, thing) && Patterns.isIn(WITHOUT_EITHER, diet))
                || (Patterns.isIn(OF_MILK, thing) && Patterns.isIn(WITHOUT_MILK, diet));
    }

    /** A market of fish is no place to taste one's way through for who eats none. */
    private Sight withoutWhatIsNotEaten(Sight sight) {
        if (!has(Need.DIET) || !Patterns.isIn(WITHOUT_EITHER, Need.DIET.saidIn(words))) {
            return sight;
        }
        if (sight.activity().contains("fish market")) {
            return sight.doing(
                            sight.minutes(),
                            "Walk along the beach of " + sight.place().name())
                    .on(List.of(DayPart.LATE, DayPart.MORNING))
                    .noted("");
        }
        return sight.doing(
                sight.minutes(), OF_FISH_IN_A_LIST.matcher(sight.activity()).replaceAll(""));
    }

    /** Whether no meal is had on a day while the sun is up. */
    boolean fastsOn(LocalDate day) {
        return has(Need.FASTS) && Ramadan.isFastOn(day, words);
    }

    private List<String> fast(Draft draft) {
        List<LocalDate> days =
                draft.days().stream().map(day -> day.frame().date()).toList();
        List<String> said = new ArrayList<>();
        draft.days().stream()
                .filter(day -> fastsOn(day.frame().date()))
                .findFirst()
                .ifPresent(day -> said.add(fast(day.frame().light())));
        Ramadan.inWords(days, words).ifPresent(said::add);
        return said;
    }

    private static String fast(Daylight light) {
        return "You fast, so no breakfast and no lunch is planned: eat well before first light (the sun rises at %s) and break the fast at sunset (%s on the first day); where a stop runs past it, have water and dates with you. Nothing strenuous and nothing in the noon heat is planned unless you named it."
                .formatted(Reasons.clock(light.sunrise()), Reasons.clock(light.sunset()));
    }

    private static List<String> meals(Draft draft) {
        List<String> hours = new ArrayList<>();
        for (String meal : List.of("Breakfast", "Lunch", "Dinner")) {
            List<Integer> starts = draft.days().stream()
                    .flatMap(day -> day.entries().stream())
                    .filter(entry -> MealHours.is(meal, entry))
                    .map(Entry::start)
                    .sorted()
                    .toList();
            if (!starts.isEmpty()) {
                String first = Reasons.clock(starts.getFirst());
                String last = Reasons.clock(starts.getLast());
                hours.add(meal.toLowerCase(Locale.ROOT) + " "
                        + (first.equals(last) ? "at " + first : "between " + first + " and " + last));
            }
        }
        return hours.isEmpty()
                ? List.of()
                : List.of("Meals come at regular hours, as you need: %s. Carry something to eat for the hours between."
                        .formatted(String.join(", ", hours)));
    }

    private String allergy() {
        String what = Need.ALLERGY.saidIn(words);
        String dishes = Patterns.isIn(SHELLFISH, what)
                ? " Crab curry, prawns (also on isso vadai), kool and many sambols made with dried fish or prawns hold it: leave them out."
                : Patterns.isIn(NUTS, what)
                        ? " Coconut, cashew and sesame are in many curries and sweets: ask each time."
                        : "";
        return "**%s**: no kitchen can be vouched for here.%s Show a card in Sinhala and Tamil at each meal, and carry your medicine."
                .formatted(AppointmentsInWords.capital(what), dishes);
    }

    /** The same days with the meals of who fasts. */
    Draft fed(Draft draft) {
        return has(Need.FASTS)
                ? draft.over(draft.days().stream()
                        .map(day -> fastsOn(day.frame().date()) ? fasting(day) : day)
                        .toList())
                : draft;
    }

    private static DaySchedule fasting(DaySchedule day) {
        return day.doing(day.entries().stream()
                .filter(entry -> !MealHours.is("Breakfast", entry))
                .map(entry -> whileFasting(entry, day))
                .collect(Collectors.toList()));
    }

    /** Nothing is eaten before the sun has set: a dinner that comes sooner is taken along. */
    private static Entry whileFasting(Entry entry, DaySchedule day) {
        int sunset = day.frame().light().sunset();
        String sets = "The sun sets at %s.".formatted(Reasons.clock(sunset));
        boolean dinner = MealHours.is("Dinner", entry);
        if (MealHours.is("Lunch", entry)) {
            return resting(entry, "Rest in the shade near " + entry.place().name(), "You fast until sunset.");
        }
        if (dinner && entry.start() < sunset) {
            return resting(
                    entry,
                    "Rest near %s, and take dates, water and a dinner along"
                            .formatted(entry.place().name()),
                    sets + " The fast is broken where you are then.");
        }
        return dinner
                ? new Entry(
                        entry.kind(),
                        entry.place(),
                        entry.start(),
                        entry.end(),
                        () -> new Words(
                                entry.words().get().activity().replaceFirst("^Dinner", BREAKING_THE_FAST + "dinner"),
                                entry.words().get().note(),
                                sets))
                : entry.kind() == Entry.Kind.VISIT ? withoutLunch(entry) : entry;
    }

    private static Entry resting(Entry meal, String activity, String reason) {
        return new Entry(
                Entry.Kind.REST, meal.place(), meal.start(), meal.end(), () -> new Words(activity, "", reason));
    }

    /** Who has no lunch does nothing after it. */
    private static Entry withoutLunch(Entry visit) {
        return new Entry(visit.kind(), visit.place(), visit.start(), visit.end(), () -> {
            Words words = visit.words().get();
            return new Words(
                    words.activity(),
                    words.note(),
                    words.reason().replace(Reasons.AFTER_LUNCH, "It fits between the noon rest and the late light."));
        });
    }
}

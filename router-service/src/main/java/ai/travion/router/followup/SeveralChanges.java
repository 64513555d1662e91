package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Counting;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import ai.travion.router.wishes.StandingWish;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "I meant that we come from Negombo, and we want a day in Haputale": what a message corrects or changes of a plan in hand, each of its
 * parts for itself. What the other rules of a follow-up read as well as this is left to them.
 */
final class SeveralChanges implements Completion {

    private static final int LONGEST_WORDS = 40;
    private static final Pattern INSTEAD = Patterns.words("instead|rather than|in place of");
    private static final String FEW_CHANGES = "few hotel changes";
    /** "Time in Kandy for the central market". */
    private static final Pattern AN_HOUR = Pattern.compile("^Time (?:in|at) .+? for (?:the |an? )?(?<thing>.+)$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var text = message.said().text();
        var conversation = before.conversation();
        boolean mayChange = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS
                && message.nearby().isEmpty()
                && !(message.when().saysADay() && message.when().days().isPresent());
        if (!mayChange) {
            return Optional.empty();
        }
        var clauses = Clause.in(text, before.atlas());
        boolean asks = clauses.isEmpty() || clauses.getFirst().asks();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        if (asks || ofAnotherPlan(text) || DaySwap.of(message, plan).isPresent()) {
            return Optional.empty();
        }
        var read = new Read(before, clauses, Clause.corrects(text), StandingWish.in(text));
        if (clauses.size() == 1 && StandingWish.fillsFreeDays(text)) {
            read.fillFreeDays();
        } else {
            clauses.forEach(read::take);
        }
        return read.completed();
    }

    private static boolean ofAnotherPlan(String text) {
        return text.matches(
                "(?i)^\\W*(?:(?:please|can you|could you|now|and)\\W+)*(?:plan|make|create|give me)\\s+(?:me\\s+|us\\s+)?(?:an?|another|\\d{1,2}|one|two|three|four|five|six|seven)\\b.*\\b(?:plan|trip|itinerary|days?|tour)\\b.*");
    }

    /** What has been read of a message so far. */
    private static final class Read {

        private final Places atlas;
        private final Conversation conversation;
        private final boolean corrects;
        private final boolean instead;
        private final boolean wantsMoreDays;
        private final boolean several;
        private final List<Place> planned;
        private final Itinerary plan;
        private final List<Place> last = new ArrayList<>();
        private final List<Place> byDays = new ArrayList<>();
        private final Map<Place, Place> inThePlaceOf = new HashMap<>();
        private final Optional<String> origin;
        private final Set<Place> added = new LinkedHashSet<>();
        private final Set<Place> dropped = new LinkedHashSet<>();
        private final Set<String> terms;
        private final List<String> orders = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private final List<Placement> placed = new ArrayList<>();
        private final List<String> unread = new ArrayList<>();
        private int parts;
        private boolean wishes;
        private boolean dropping;
        private boolean exact;
        private boolean other;

        Read(Background before, List<Clause> clauses, boolean corrects, List<String> terms) {
            this.atlas = before.atlas();
            this.conversation = before.conversation();
            this.corrects = corrects;
            this.origin = before.conversation().known().getOrigin().map(StatedValue::getValue);
            this.planned = before.conversation().ofThePlan();
            this.plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
            this.instead = clauses.stream().anyMatch(this::givesUpDays);
            this.several = clauses.size() > 1;
            this.wantsMoreDays = clauses.stream()
                    .anyMatch(clause -> FurtherDay.in(clause, Integer.MAX_VALUE).isPresent());
            this.terms = terms.stream()
                    .flatMap(term -> term.equals(FEW_CHANGES)
                            ? Stream.of(oneHotelLess())
                            : term.equals(StandingWish.NO_LONG_DRIVES) && hotels() > planned.size()
                                    // No place that was asked for is given up for shorter ways.
                                    ? Stream.of(term, oneHotelLess())
                                    : Stream.of(term))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        /** Who finds the hotels too many has them counted. */
        private String oneHotelLess() {
            long fewer = Math.max(1, hotels() - 1);
            return "at most %d hotel%s".formatted(fewer, fewer == 1 ? "" : "s");
        }

        private long hotels() {
            return plan.days().stream()
                    .flatMap(day -> plan.on(day).entries().getLast().place().stream())
                    .distinct()
                    .count();
        }

        private boolean givesUpDays(Clause clause) {
            return (clause.drops() && clause.places().stream().anyMatch(planned::contains))
                    || (clause.dropsAThing() && Land.isNamedBy(clause.thing()))
                    || clause.dropsTheCityDay()
                    || FurtherDay.fewer(clause).isPresent()
                    || Patterns.isIn(INSTEAD, clause.text());
        }

        /** "We don't need two days in Kandy" where there is but one. */
        private boolean hasNoneToGive(Clause clause) {
            return FurtherDay.findsTooMany(clause)
                    && FurtherDay.fewer(clause)
                            .flatMap(less -> less.among(planned))
                            .filter(place -> plan.nightsAt(place) <= 1)
                            .isPresent();
        }

        void fillFreeDays() {
            exact = true;
            notes.add("No day is kept free any more.");
        }

        void take(Clause clause) {
            if (clause.isIdle() && clause.places().isEmpty()) {
                return;
            }
            parts++;
            if (clause.tellsOfThePlan()) {
                return;
            }
            if (!clause.terms().isEmpty() && clause.nightsTogether() == 0) {
                return;
            }
            if (clause.getsTheDays() && daysOfTheDropped() > 0) {
                giveTheDays(clause.places().getFirst());
                return;
            }
            if (StandingWish.fillsFreeDays(clause.text())) {
                fillFreeDays();
                return;
            }
            var further = FurtherDay.in(clause, plan.days().size());
            int together = clause.nightsTogether();
            var fewer = wantsMoreDays ? FurtherDay.fewer(clause) : Optional.<FurtherDay>empty();
            if (fewer.isPresent() && hasNoneToGive(clause)) {
                exact = true;
                fewer.flatMap(less -> less.among(planned))
                        .ifPresent(place ->
                                notes.add("%s has one night in the plan, so it keeps that.".formatted(place.name())));
            } else if (fewer.flatMap(less -> less.among(planned)).isPresent()) {
                stayShorter(fewer.get().among(planned).get(), fewer.get().days(), FurtherDay.findsTooMany(clause));
            } else if (fewer.flatMap(FurtherDay::place).isPresent()) {
                exact = true;
                notes.add("%s has no night in the plan."
                        .formatted(fewer.get().place().get().name()));
            } else if (clause.putsBackWhatWasCut()) {
                exact = true;
                other = true;
                notes.add(
                        "What a change left out is not kept, so I cannot put it back unnamed; name it: \"add Mirissa\".");
            } else if (clause.addsASafari()) {
                addASafari();
            } else if (clause.replaces() && isInThePlan(clause.places().getFirst())) {
                replace(clause.places().getFirst(), clause.wantsItEasier());
            } else if (clause.replaces()) {
                exact = true;
                notes.add("%s is not in the plan, so nothing takes its place."
                        .formatted(clause.places().getFirst().name()));
            } else if (clause.dropsTheCityDay()) {
                dropTheCityDay();
            } else if (further.isPresent() && further.get().among(planned).isPresent()) {
                stayLonger(further.get().among(planned).get(), further.get().days());
            } else if (further.flatMap(FurtherDay::place).isPresent()) {
                addDays(further.get());
            } else if (together != 0) {
                stayTogether(together);
            } else if (clause.comesFrom()) {
                orders.add("start the trip from " + clause.places().getFirst().name());
            } else if (clause.nightsThere() > 0 && added.size() == 1) {
                placed.add(Placement.staying(List.copyOf(added).getFirst().name(), clause.nightsThere()));
            } else if (clause.places().isEmpty() && clause.newLength().isPresent()) {
                orders.add("make it " + clause.newLength().get());
            } else if (clause.saysTheLength()) {
                orders.add(clause.text());
                addAll(clause);
            } else if (clause.wantsLunchFirst()) {
                lunchFirst(clause);
            } else if (!clause.part().isEmpty()) {
                ofThePart(clause);
            } else if (clause.tellsOfTheArrival()) {
                wishes = true;
            } else if (clause.drops()) {
                dropped.addAll(clause.places());
                dropping = true;
            } else if (clause.dropsAThing()) {
                dropAThing(clause);
            } else if (clause.isOnlyPlaces() && dropping && !corrects) {
                dropped.addAll(clause.places());
            } else if (clause.adds()) {
                dropping = false;
                addAll(clause);
            } else if (clause.places().isEmpty() && (clause.wants() || parts > 1)) {
                wishes = true;
            } else {
                unread.add(clause.text());
            }
        }

        private int daysOfTheDropped() {
            return dropped.stream().mapToInt(plan::nightsAt).sum();
        }

        private void giveTheDays(Place place) {
            exact = true;
            int nights = plan.nightsAt(place) + daysOfTheDropped();
            placed.add(Placement.staying(place.name(), nights));
            if (!isPlanned(place)) {
                added.add(place);
                dropped.stream().filter(this::isPlanned).findFirst().ifPresent(gone -> inThePlaceOf.put(place, gone));
            }
            notes.add("%s has %d %s now, and the trip is as long as before."
                    .formatted(place.name(), nights, nights == 1 ? "night" : "nights"));
        }

        /** What one does for an hour is left out by its words, a sight by its place. */
        private void dropAThing(Clause clause) {
            if (dropsALand(clause.thing()) || dropsOneOfTheTrip(clause)) {
                return;
            }
            if (several && Land.isNamedBy(clause.thing())) {
                // "Skip the beaches, more history" is the exchange of one kind for another.
                unread.add(clause.text());
                return;
            }
            var meant = clause.thing().isEmpty()
                    ? List.<Entry>of()
                    : plan.called(clause.thing()).stream()
                            .filter(entry -> clause.places().isEmpty()
                                    || entry.place()
                                            .filter(clause.places()::contains)
                                            .isPresent()
                                    || clause.places().stream()
                                            .anyMatch(at -> entry.activity().contains(at.name())))
                            .toList();
            if (meant.isEmpty()) {
                wishes = true;
                other = true;
                return;
            }
            exact = true;
            meant.forEach(this::leaveOut);
            if (DroppedKind.isNamedBy(clause.thing())) {
                // What is dropped by its kind stays dropped, wherever there is more of it.
                other = true;
                wishes = true;
                dropped.addAll(DroppedKind.ofNothingElse(clause.thing(), left()));
            }
        }

        /** "Drop the last one": the stop of the trip that comes in that turn, but for one that is wanted in the same breath. */
        private boolean dropsOneOfTheTrip(Clause clause) {
            var at = clause.countedStop().flatMap(words -> Counting.index(words, planned.size()));
            if (at.isEmpty() || !several) {
                return false;
            }
            var place = planned.get(at.get());
            exact = true;
            if (added.contains(place)) {
                notes.add(
                        "%s is in the plan already, in that very turn, so nothing is left out; name the place to leave out."
                                .formatted(place.name()));
            } else {
                dropped.add(place);
            }
            return true;
        }

        /** "Drop the beach days", "drop the beach and give us a day more in the hills": the days there go, to the places that stay. */
        private boolean dropsALand(String thing) {
            var there = planned.stream()
                    .filter(place -> Land.isNamedBy(thing) && Land.isOf(place, thing))
                    .toList();
            boolean days = wantsMoreDays || Land.daysAreNamedBy(thing);
            if (!days || there.isEmpty() || there.size() == planned.size()) {
                return false;
            }
            exact = true;
            other = true;
            wishes = true;
            dropped.addAll(there);
            return true;
        }

        private void leaveOut(Entry entry) {
            var hour = Patterns.matcher(AN_HOUR, entry.activity());
            if (hour.matches()) {
                terms.add("left out: " + hour.group("thing"));
            } else {
                entry.place().filter(place -> !planned.contains(place)).ifPresent(dropped::add);
            }
            notes.add("Left out now: %s, which was on day %d.".formatted(entry.activity(), entry.number()));
        }

        /** The day that has the most of towns; where it is the only one of a stay, the stay is given up. */
        private void dropTheCityDay() {
            exact = true;
            var day = plan.days().stream()
                    .max(Comparator.comparingInt(one -> plan.on(one).visits().stream()
                            .filter(entry -> entry.place().filter(Read::isATown).isPresent())
                            .mapToInt(Entry::minutes)
                            .sum()))
                    .orElseThrow();
            var towns = plan.on(day).visits().stream()
                    .filter(entry -> entry.place().filter(Read::isATown).isPresent())
                    .toList();
            if (towns.isEmpty()) {
                notes.add("No day of the plan is spent in a city; tell me the day or the place that you mean.");
                return;
            }
            var stay = towns.stream()
                    .flatMap(entry -> entry.place().stream())
                    .filter(planned::contains)
                    .findFirst();
            if (stay.isPresent() && planned.size() > 1 && plan.nightsAt(stay.get()) <= 1) {
                dropped.add(stay.get());
                orders.add("make it one day shorter");
                notes.add("Taken for the day in %s, %s."
                        .formatted(stay.get().name(), towns.getFirst().inWords()));
                return;
            }
            towns.forEach(this::leaveOut);
        }

        /** The nearest park that is no stop yet; where one is planned, that is said. */
        private void addASafari() {
            exact = true;
            var there = plan.places().stream().filter(OtherStop::isAPark).findFirst();
            if (there.isPresent()) {
                terms.add(there.get().name() + " all the same");
                notes.add("The safari is in %s, which is in the plan; name another park if you want a second one."
                        .formatted(there.get().name()));
                return;
            }
            var park = OtherStop.park(left(), atlas);
            if (park.isEmpty()) {
                notes.add("Not kept: I know of no park for a safari within reach; name one and I add it.");
                return;
            }
            added.add(park.get());
            notes.add(
                    "For the safari I took %s, the nearest park to the places of the plan; name another if you prefer."
                            .formatted(park.get().name()));
        }

        /** What takes its place lies near it, and is no climb. */
        private void replace(Place place, boolean easier) {
            exact = true;
            dropped.add(place);
            boolean stay = isPlanned(place) && planned.size() > 1;
            var other = (stay ? OtherStop.plannedNear(place, plan.places(), planned) : Optional.<Place>empty())
                    .or(() -> OtherStop.easyNear(place, plan.places(), planned, atlas));
            if (easier) {
                dropped.addAll(OtherStop.climbsNear(place, plan.places(), planned, atlas));
            }
            if (other.isPresent()) {
                added.add(other.get());
                inThePlaceOf.put(other.get(), place);
                if (stay) {
                    placed.add(Placement.staying(other.get().name(), Math.max(1, plan.nightsAt(place))));
                }
                notes.add("%s takes the place of %s; name another if you prefer."
                        .formatted(other.get().name(), place.name()));
            } else {
                notes.add(
                        "I know of nothing near %s to put in its place that is not planned already; its hours are filled from the places that stay, or name one."
                                .formatted(place.name()));
            }
        }

        private boolean isInThePlan(Place place) {
            return planned.contains(place) || plan.places().contains(place);
        }

        private List<Place> left() {
            var left =
                    planned.stream().filter(place -> !dropped.contains(place)).toList();
            return left.isEmpty() ? planned : left;
        }

        private static boolean isATown(Place place) {
            return place.type() == PlaceType.CITY || place.name().endsWith("Fort");
        }

        /** The places of before stay, and the new one is given days of its own. */
        private void addDays(FurtherDay further) {
            exact = true;
            var place = further.place().orElseThrow();
            added.add(place);
            byDays.add(place);
            placed.add(Placement.staying(place.name(), further.days()));
            if (further.atTheEnd()) {
                last.add(place);
            }
            if (!instead && mayGrow(further.days())) {
                orders.add("make it %d days longer".formatted(further.days()));
            }
        }

        /** What is given up there goes to where more is wanted. */
        private void stayShorter(Place place, int less, boolean keepsOne) {
            exact = true;
            int nights = Math.max(keepsOne ? 1 : 0, plan.nightsAt(place) - less);
            if (nights > 0) {
                placed.add(Placement.staying(place.name(), nights));
                notes.add("%s has %d %s now.".formatted(place.name(), nights, nights == 1 ? "day" : "days"));
            } else {
                dropped.add(place);
            }
        }

        private boolean mayGrow(int more) {
            return LengthOfAChange.mayGrow(plan.days().size() + more, conversation);
        }

        private void stayLonger(Place place, int more) {
            exact = true;
            int nights = Math.max(1, plan.nightsAt(place)) + more;
            placed.add(Placement.staying(place.name(), nights));
            boolean asLong = instead || !mayGrow(more);
            if (instead) {
                orders.remove("make it one day shorter");
            } else if (!asLong) {
                orders.add("make it %d days longer".formatted(more));
            }
            notes.add("%s has %d days now%s."
                    .formatted(
                            place.name(),
                            nights,
                            asLong
                                    ? ", and the trip is as long as before"
                                    : ", and the trip is longer by %d; say \"%d days\" and I take it from another place"
                                            .formatted(more, plan.days().size())));
        }

        /** Where the trip ends, or begins, is where these nights are spent. */
        private void stayTogether(int nights) {
            exact = true;
            if (Math.abs(nights) + planned.size() - 1 > plan.days().size()) {
                notes.add(
                        "Not kept: %d nights in one place leave too few days for %s; tell me which place to leave out, or say \"%d days\"."
                                .formatted(Math.abs(nights), names(planned), Math.abs(nights) + planned.size() - 1));
                return;
            }
            var days = nights > 0 ? plan.days().reversed() : plan.days();
            days.stream()
                    .flatMap(
                            day -> planned.stream().filter(place -> plan.on(day).nightsAt(place) > 0))
                    .findFirst()
                    .ifPresent(place -> {
                        placed.add(Placement.staying(place.name(), Math.abs(nights)));
                        notes.add("The %s %d nights are in %s."
                                .formatted(nights > 0 ? "last" : "first", Math.abs(nights), place.name()));
                    });
        }

        private void addAll(Clause clause) {
            added.addAll(clause.places());
        }

        private void lunchFirst(Clause clause) {
            int days = plan.days().size();
            var said = DaySaid.in(clause.text(), plan.days());
            int day = said.isEmpty() ? 1 : said.getFirst().number();
            terms.add(
                    days == 1
                            ? "lunch first"
                            : day == 1 ? "start the first day at 12:00" : "start day %d at 12:00".formatted(day));
            if (days > 1) {
                notes.add("Day %d begins with lunch, as you said.".formatted(day));
            }
        }

        private void ofThePart(Clause clause) {
            if (plan.days().size() == 1) {
                terms.add("in the " + clause.part());
                planned.stream()
                        .filter(place -> planned.size() == 1)
                        .forEach(place -> placed.add(
                                new Placement(place.name(), Optional.empty(), Optional.of("in the " + clause.part()))));
            } else {
                notes.add("For which day or stop is the %s meant? Say \"%s in the %s\", or \"we arrive in the %s\"."
                        .formatted(
                                clause.part(),
                                plan.places().stream()
                                        .findFirst()
                                        .map(Place::name)
                                        .orElse("day 1"),
                                clause.part(),
                                clause.part()));
            }
        }

        Optional<Completed> completed() {
            boolean exchanges = corrects && !exact && !dropped.isEmpty() && !added.isEmpty();
            var fresh = added.stream().filter(place -> !isPlanned(place)).toList();
            boolean standing = (!terms.isEmpty() && parts == 1) || exact;
            boolean several = parts > 1 && !(terms.isEmpty() && fresh.isEmpty() && orders.isEmpty());
            boolean corrected = corrects && (!orders.isEmpty() || wishes || !fresh.isEmpty());
            if (!unread.isEmpty() || exchanges || !(standing || several || corrected) || onlyListed(fresh)) {
                return Optional.empty();
            }
            terms.stream()
                    .filter(term -> term.endsWith(" only I climb"))
                    .forEach(term -> notes.add(
                            "Noted: who does not climb waits below, and every climb is there for you alone."));
            var places = places(fresh);
            if (!fresh.isEmpty()) {
                fresh.forEach(place -> terms.add(place.name() + " all the same"));
                var said = fresh.stream()
                        .filter(place -> !inThePlaceOf.containsKey(place) && plan.nightsAt(place) == 0)
                        .toList();
                if (!said.isEmpty()) {
                    notes.add("Added to the plan: %s.".formatted(names(said)));
                }
            }
            var gone = dropped.stream()
                    .filter(place -> planned.contains(place) && !inThePlaceOf.containsValue(place))
                    .toList();
            if (!gone.isEmpty()) {
                notes.add("%s %s left out now.".formatted(names(gone), gone.size() == 1 ? "is" : "are"));
            }
            var query = Stream.concat(
                            Stream.of(orders.isEmpty() ? "Make it so" : ""),
                            orders.stream().map(order -> order.startsWith("start") ? capital(order) : order))
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(", "));
            return Optional.of(new Completed(
                    query,
                    notes,
                    orders.stream().noneMatch(order -> order.startsWith("start the trip")) && (!exact || other),
                    placed,
                    Optional.of(new Change(Optional.of(places), List.copyOf(dropped), List.copyOf(terms)))));
        }

        /** "Add Haputale and Ella" is read elsewhere as well. */
        private boolean onlyListed(List<Place> fresh) {
            return fresh.isEmpty() && terms.isEmpty() && orders.isEmpty() && !wishes && !exact;
        }

        private boolean isPlanned(Place place) {
            return planned.contains(place);
        }

        private List<Place> places(List<Place> fresh) {
            var left =
                    planned.stream().filter(place -> !dropped.contains(place)).toList();
            var places = new PlaceTurns(planned, inThePlaceOf, last, byDays, origin).among(left, fresh);
            return places.isEmpty() ? planned : places;
        }

        private static String names(List<Place> places) {
            return places.stream().map(Place::name).collect(Collectors.joining(" and "));
        }

        private static String capital(String words) {
            return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
        }
    }
}

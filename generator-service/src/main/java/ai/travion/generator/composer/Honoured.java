package ai.travion.generator.composer;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Says which wishes a plan follows, so that the traveller sees that what was said is not forgotten. What is kept out of it, who plans it says. */
final class Honoured {

    private static final Map<String, String> IN_WORDS = Map.of(
            "religion",
            "temples",
            "beach",
            "beaches",
            "hiking",
            "hikes",
            "wildlife",
            "safaris",
            "family",
            "things for families");

    /** Who said that they do not swim did not wish for it. */
    private static final Set<String> IN_THE_WATER = Set.of("swimming", "surfing", "snorkelling");

    private static final String NO_BATHING = "No bathing, surfing or snorkelling is planned";
    private static final List<String> GIVEN_UP =
            List.of("Not in this plan: ", "No hour is set for ", "No hour was left for ");
    private static final int SHORT_WALK_MINUTES = 60;
    private static final Pattern ON_FOOT = Pattern.compile("(?i)\\b(?:walk|stroll|wander)\\b");
    private static final Pattern DIET = Pattern.compile(
            "(?i)(?:strict(?:ly)? |pure )?(?:vegan|vegetarian|halal|kosher|jain|gluten[- ]free|pescatarian)");
    private static final Pattern EFFORT =
            Pattern.compile("(?i)\\b(?:climb|hike|trek|raft|surf|walk up|walk the loop)\\b");

    private Honoured() {}

    /** What the plan keeps to, then what no stop of it is for; nothing where nothing was wished for or planned. */
    static List<String> inWords(
            GraphState state, List<ItinerarySlot> itinerary, Places atlas, boolean alcoholIsForbidden) {
        var known = state.getPreferences().orElse(null);
        if (known == null || Served.visits(itinerary).isEmpty()) {
            return List.of();
        }
        var wishes = new ArrayList<String>();
        known.getPace()
                .map(StatedValue::getValue)
                .filter(pace -> !pace.isBlank())
                .ifPresent(pace -> wishes.add("a " + pace + " pace"));
        var walksLittle = known.getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low"))
                .isPresent();
        // What the day forbids cannot be followed, and is refused elsewhere.
        var asked = stated(known.getInterests()).stream()
                .filter(interest -> !alcoholIsForbidden || !interest.equals("nightlife"))
                .toList();
        var met = asked.stream()
                .filter(wish -> Served.by(itinerary, wish, atlas))
                .map(Honoured::worded)
                .toList();
        if (!met.isEmpty()) {
            wishes.add("with an eye to " + Remarks.listed(met));
        }
        needs(known, itinerary).ifPresent(wishes::add);
        known.getParty()
                .filter(party -> party.getChildren() > 0)
                .map(Honoured::children)
                .ifPresent(wishes::add);
        if (walksLittle && !hasLongWalk(itinerary)) {
            wishes.add("little walking");
        }
        diet(known).ifPresent(wishes::add);
        var sentences = new ArrayList<String>();
        if (!wishes.isEmpty()) {
            sentences.add("It keeps to what you said: " + String.join("; ", wishes) + ".");
        }
        broken(state, known, itinerary, atlas).ifPresent(sentences::add);
        var said = String.join(" ", state.getAssumptions());
        var unmet = asked.stream()
                .filter(wish -> !Served.by(itinerary, wish, atlas))
                .filter(wish -> !isSpokenOf(wish, said))
                .filter(wish -> !(IN_THE_WATER.contains(wish) && said.contains(NO_BATHING)))
                .filter(wish -> !isHadAnyway(wish, itinerary)
                        && !isOnTheWay(wish, itinerary, said)
                        && !isStayedAt(wish, itinerary, atlas))
                .map(Honoured::worded)
                .toList();
        if (!unmet.isEmpty()) {
            sentences.add("Not in this plan: " + Remarks.listed(unmet) + "; none of its stops is for "
                    + (unmet.size() == 1 ? "that" : "those") + ".");
        }
        return sentences;
    }

    /** What a traveller ruled out for good and the plan could not do without. */
    private static Optional<String> broken(
            GraphState state, Preferences known, List<ItinerarySlot> itinerary, Places atlas) {
        // Who planned it has spoken of these already.
        var spokenOf = String.join(" ", state.getAssumptions()).toLowerCase(Locale.ROOT);
        var broken = known.getAvoid().stream()
                .filter(StatedValue::getMust)
                .map(StatedValue::getValue)
                .filter(avoided -> Served.by(itinerary, avoided, atlas) || isHadAnyway(avoided, itinerary))
                .map(Honoured::worded)
                .filter(avoided -> !spokenOf.contains(avoided))
                .distinct()
                .toList();
        return broken.isEmpty()
                ? Optional.empty()
                : Optional.of("**Your conditions are too strict for a plan here**: I could not keep "
                        + Remarks.named(broken) + " out of it. Say which of them I may drop, or choose another place.");
    }

    /** Who planned it knows more of a wish that got no hour, and has said so. */
    private static boolean isSpokenOf(String wish, String said) {
        return said.contains("No " + wish + " ")
                || GIVEN_UP.stream().anyMatch(beginning -> said.contains(beginning + wish));
    }

    /** Nobody plans a day without meals. */
    private static boolean isHadAnyway(String avoided, List<ItinerarySlot> itinerary) {
        return avoided.equals("food") && itinerary.stream().anyMatch(Served::isNoStop);
    }

    /** Who sleeps by a beach and keeps the day free has it at the door. */
    private static boolean isStayedAt(String wish, List<ItinerarySlot> itinerary, Places atlas) {
        return wish.startsWith("beach")
                && itinerary.stream()
                        .filter(slot -> slot.getActivity().startsWith("Dinner"))
                        .flatMap(slot -> atlas.named(slot.getLocation()).stream())
                        .anyMatch(place -> place.type() == PlaceType.BEACH);
    }

    /** A train is no stop, and who plans the ways has said how they are gone. */
    private static boolean isOnTheWay(String wish, List<ItinerarySlot> itinerary, String said) {
        return wish.equals("train")
                && (said.contains(" by train")
                        || itinerary.stream()
                                .anyMatch(slot -> slot.getActivity().contains(" by train")));
    }

    private static boolean hasLongWalk(List<ItinerarySlot> itinerary) {
        return Served.visits(itinerary).stream()
                .anyMatch(slot -> EFFORT.matcher(slot.getActivity()).find()
                        || (ON_FOOT.matcher(slot.getActivity()).find()
                                && slot.getDurationMinutes() > SHORT_WALK_MINUTES));
    }

    private static Optional<String> needs(Preferences known, List<ItinerarySlot> itinerary) {
        if (Served.visits(itinerary).stream()
                .anyMatch(slot -> EFFORT.matcher(slot.getActivity()).find())) {
            return Optional.empty();
        }
        return known.getOther().stream()
                .map(StatedValue::getValue)
                .filter(need -> need.matches("(?i).*(?:pregnan|wheel).*"))
                .findFirst()
                .map(need -> need + ": nothing strenuous");
    }

    /** Kept at no table by itself, but told of for each meal. */
    private static Optional<String> diet(Preferences known) {
        return known.getOther().stream()
                .map(StatedValue::getValue)
                .filter(need -> DIET.matcher(need).matches())
                .findFirst()
                .map(need -> need + " food, to be asked for at each meal");
    }

    private static String children(StatedParty party) {
        return party.getChildren() == 1 ? "a child is with you" : "children are with you";
    }

    static String worded(String wish) {
        return IN_WORDS.getOrDefault(wish, wish);
    }

    private static List<String> stated(List<StatedValue> stated) {
        return stated.stream()
                .map(StatedValue::getValue)
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
    }
}

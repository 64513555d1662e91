package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** All that a traveller does not want in a plan. Immutable. */
record Dislikes(List<Dislike> all) {

    private static final Dislikes NONE = new Dislikes(List.of());

    Dislikes {
        all = List.copyOf(all);
    }

    static Dislikes none() {
        return NONE;
    }

    /** What was understood of the conversation, and what this module reads in the words itself: the narrower word counts. */
    static Dislikes of(Preferences preferences, Refusals.Found found, Function<String, Optional<Place>> placeNamed) {
        List<Dislike> all = new ArrayList<>(found.dislikes());
        preferences.getAvoid().stream()
                .filter(value -> placeNamed.apply(value.getValue()).isEmpty())
                .filter(value -> !isNarrowed(value, found))
                .flatMap(Dislikes::understood)
                .filter(dislike -> all.stream()
                        .noneMatch(known ->
                                known.kind().isPresent() && known.kind().equals(dislike.kind())))
                .forEach(all::add);
        return new Dislikes(all);
    }

    /** Whether a wider word stands for what the traveller put more narrowly: "culture" for museums. */
    static boolean isNarrowed(StatedValue value, Refusals.Found found) {
        boolean narrower = found.dislikes().stream()
                .flatMap(dislike -> dislike.kind().stream())
                .anyMatch(kind -> kind.within().equalsIgnoreCase(value.getValue()));
        boolean itself = found.dislikes().stream()
                .flatMap(dislike -> dislike.kind().stream())
                .anyMatch(kind -> kind.said().matcher(value.getValue()).find());
        return narrower && !itself;
    }

    private static Stream<Dislike> understood(StatedValue value) {
        List<Dislike> meant = Avoidances.meantBy(value.getValue());
        return meant.isEmpty() ? Stream.of(new Dislike(value.getValue(), Optional.empty())) : meant.stream();
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** Whether a sight that was not asked for is left out; a market is no crowd to who wishes for markets. */
    boolean ruleOut(Sight sight, Set<String> wishes) {
        return leavingOut()
                .filter(dislike -> dislike.kept() != Avoidance.Kept.QUIET
                        || wishes.stream().noneMatch(sight::isFor))
                .anyMatch(dislike -> dislike.isIn(sight));
    }

    /** Why a sight is left out though it was asked for; empty where it is not. */
    Optional<Dislike> reasonAgainst(Sight sight) {
        return leavingOut().filter(dislike -> dislike.isThePointOf(sight)).findFirst();
    }

    /** What a sight has of it, whatever one comes for. */
    List<Dislike> foundAt(Sight sight) {
        return leavingOut().filter(dislike -> dislike.isIn(sight)).toList();
    }

    boolean includes(Avoidance.Kept kept) {
        return all.stream().anyMatch(dislike -> dislike.kept() == kept);
    }

    boolean include(String name) {
        return all.stream().anyMatch(dislike -> dislike.isKnownAs(name));
    }

    /** Whether it was a climb that the traveller named, and not walks of any kind. */
    boolean areOfClimbing() {
        return all.stream()
                .anyMatch(dislike -> dislike.said().toLowerCase(Locale.ROOT).contains("climb"));
    }

    /** Whether a wish in the words of sights.csv is disliked. */
    boolean areOf(String tag) {
        return all.stream()
                .flatMap(dislike -> dislike.kind().stream())
                .anyMatch(kind -> kind.tags().contains(tag) || kind.name().equals(tag));
    }

    List<Dislike> that(Avoidance.Kept kept) {
        return all.stream().filter(dislike -> dislike.kept() == kept).toList();
    }

    /** Whether an idea for an hour names what is not wanted. */
    boolean speakOf(String idea) {
        return all.stream().anyMatch(dislike -> dislike.isNamedIn(idea));
    }

    /** Whether a pastime is of a kind that is not wanted, by its name or by what it is for: a ruined monastery is a temple, too. */
    boolean areAgainst(Pastime pastime) {
        return speakOf(pastime.thing())
                || leavingOut()
                        .flatMap(dislike -> dislike.kind().stream())
                        .anyMatch(kind -> kind.isOneOf(pastime.interests()));
    }

    private Stream<Dislike> leavingOut() {
        return all.stream()
                .filter(dislike -> dislike.kept() == Avoidance.Kept.OUT || dislike.kept() == Avoidance.Kept.QUIET);
    }
}

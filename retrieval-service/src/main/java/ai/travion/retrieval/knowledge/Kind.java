package ai.travion.retrieval.knowledge;

import static ai.travion.atlas.PlaceType.ADVENTURE;
import static ai.travion.atlas.PlaceType.BEACH;
import static ai.travion.atlas.PlaceType.CITY;
import static ai.travion.atlas.PlaceType.HERITAGE;
import static ai.travion.atlas.PlaceType.TEA_COUNTRY;
import static ai.travion.atlas.PlaceType.TEMPLE;
import static ai.travion.atlas.PlaceType.WILDLIFE;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A kind of place in a traveller's words: "beaches", "national parks", "tea".
 *
 * @param name one of its kind: {@code beach}
 * @param words how a question says it
 * @param is whether a place is one
 * @param hasIt whether a place is known for what the kind names, by its tags
 */
public record Kind(String name, Pattern words, Predicate<Place> is, Predicate<Set<Tag>> hasIt) {

    /** Every kind that the catalogue can tell apart, narrow ones before wide ones. */
    public static final List<Kind> ALL = List.of(
            kind(
                    "national park",
                    "(?:national|wildlife|safari|game|nature) (?:parks?|reserves?)|(?<!\\bcar )parks",
                    named("National Park"),
                    Kind::notByTag),
            kind("botanical garden", "(?:botanical?|botanic)(?: gardens?)?|gardens?", named("Garden"), Kind::notByTag),
            kind(
                    "tea country",
                    "tea(?: (?:country|plantations?|estates?|gardens?|fields?|hills?))?",
                    type(TEA_COUNTRY),
                    tag(Tag.TEA)),
            kind("beach", "beach(?:es)?|seaside|seashores?", type(BEACH), tag(Tag.BEACH)),
            kind(
                    "temple",
                    "temples?|viharas?|vihares?|kovils?|shrines?|(?:religious|sacred|holy) (?:sites?|places?)",
                    type(TEMPLE),
                    Kind::notByTag),
            kind("waterfall", "water ?falls?|falls|cascades?", named("Falls"), tag(Tag.WATERFALLS)),
            kind("fort", "forts?|fortress(?:es)?", named("Fort(ress)?"), Kind::notByTag),
            kind(
                    "ancient site",
                    "ruins?|(?:ancient|historic|historical|archaeological|heritage) (?:cit(?:y|ies)|sites?|places?|monuments?)|monuments?",
                    type(HERITAGE),
                    Kind::notByTag),
            kind(
                    "mountain",
                    "mountains?|peaks?|summits?",
                    type(ADVENTURE).and(named("Peak|Mountain|Namunukula|Rock")),
                    Kind::notByTag),
            kind(
                    "hike",
                    "hikes?|treks?|(?:hiking|trekking|walking) (?:trails?|spots?|routes?|places?)",
                    Kind::noPlace,
                    tag(Tag.HIKING)),
            kind("forest", "(?:rain ?)?forests?|jungles?", named("Forest|Knuckles|Sinharaja"), Kind::notByTag),
            kind("lake", "lakes?", named("Lake"), Kind::notByTag),
            kind("market", "markets?|bazaars?", named("Market"), Kind::notByTag),
            kind("lighthouse", "lighthouses?", named("Lighthouse"), Kind::notByTag),
            kind("island", "islands|islets?", named("Island|Nagadeepa"), Kind::notByTag),
            kind("city", "cit(?:y|ies)|towns?", type(CITY), Kind::notByTag),
            kind("safari", "safaris?", type(WILDLIFE).and(named("National Park|Habarana")), Kind::notByTag),
            kind("wildlife", "wildlife|animals", type(WILDLIFE), tag(Tag.WILDLIFE)),
            kind("viewpoint", "view ?points?|lookouts?", Kind::noPlace, tag(Tag.VIEWPOINTS)),
            kind("surf spot", "surf(?:ing)?(?: (?:spot|break|beach)(?:e?s)?)?", Kind::noPlace, tag(Tag.SURFING)),
            kind("snorkelling spot", "snorkell?ing(?: (?:spot|reef)s?)?", Kind::noPlace, tag(Tag.SNORKELLING)),
            kind("whale watching", "whale[- ]watching", Kind::noPlace, tag(Tag.WHALE_WATCHING)),
            kind("birdwatching", "bird[- ]?watching|birding", Kind::noPlace, tag(Tag.BIRDWATCHING)),
            kind("rafting", "(?:white[- ]water )?rafting", Kind::noPlace, tag(Tag.RAFTING)),
            kind("camping", "camping|camp ?sites?", Kind::noPlace, tag(Tag.CAMPING)));

    /** Whether a place is of this kind, or is known for having what the kind names. */
    public boolean fits(Place place, Set<Tag> tags) {
        return is.test(place) || hasIt.test(tags);
    }

    private static Kind kind(String name, String words, Predicate<Place> is, Predicate<Set<Tag>> hasIt) {
        return new Kind(name, Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE), is, hasIt);
    }

    private static Predicate<Place> type(PlaceType type) {
        return place -> place.type() == type;
    }

    private static Predicate<Place> named(String words) {
        var pattern = Pattern.compile("\\b(?:" + words + ")s?\\b");
        return place -> pattern.matcher(place.name()).find();
    }

    private static boolean noPlace(Place place) {
        return false;
    }

    private static boolean notByTag(Set<Tag> tags) {
        return false;
    }

    private static Predicate<Set<Tag>> tag(Tag tag) {
        return tags -> tags.contains(tag);
    }
}

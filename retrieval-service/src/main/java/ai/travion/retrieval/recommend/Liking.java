package ai.travion.retrieval.recommend;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidable.Kept;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.search.OnFoot;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How much a place has of what a traveller names: by its own name, its kind, its tags, and what its texts tell. Thread-safe. */
final class Liking {

    /** From here on a place is known for it. */
    static final double KNOWN_FOR = InTheTexts.CLAIMED;

    private static final double OF_THE_KIND = 1;
    /** A beach resort may be known for its nature; a forest is nature. */
    private static final double BY_TAG = 0.8;
    /** The kind or the tag is there, and what more was wished is told nowhere. */
    private static final double ONLY_OF_THE_KIND = 0.5;
    /** A lively beach for who wants a quiet one: too little to speak of. */
    private static final double THE_OPPOSITE = 0.05;

    /** A single word stands in many a sentence by the way; two that stand together are meant. */
    private static final int MEANT = 2;
    /** The name is most of what was said: "Mount Lavinia Beach", and not "leopards of Yala". */
    private static final double MOSTLY = 0.5;

    private static final Pattern CROWDS =
            Pattern.compile("\\b(?:crowd\\w*|busy|tourist\\w*|touristy|noise|noisy|loud)\\b", Pattern.CASE_INSENSITIVE);
    /** Who skips it misses nothing else of a town. */
    private static final Pattern ONE_STOP =
            Pattern.compile("(?:museums?|(?:art )?galler(?:y|ies))", Pattern.CASE_INSENSITIVE);

    private static final Pattern PARTIES = Pattern.compile("\\bpart(?:y|ies|ying)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern QUIET = Pattern.compile(
            "\\b(?:quiet\\w*|peaceful|tranquil|secluded|uncrowded|deserted|solitude|silence)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final List<Set<String>> STAIRS =
            List.of(Related.telling("stairs"), Related.telling("steps"), Related.telling("staircase"));
    private static final Set<PlaceType> TO_STAY_IN = Set.of(PlaceType.CITY, PlaceType.TEA_COUNTRY, PlaceType.BEACH);
    private static final int LOUD = 2;
    private static final int MOST_REMEMBERED = 200;
    private static final double A_PLACE_OF_WORSHIP = 0.8;

    /** "Bird watching" is no whale watching. */
    private static final Set<String> WATCHING = Set.copyOf(EnglishTerms.of("watching"));

    private final KnowledgeBase base;
    private final Places atlas;
    private final Related related = new Related();
    private final InTheTexts texts;
    private final Map<Tag, Map<PlaceType, Double>> tags;
    /** A wish is asked of every place. */
    private final Map<String, Set<Tag>> meanings = new ConcurrentHashMap<>();

    Liking(KnowledgeBase base, Places atlas) {
        this.base = base;
        this.atlas = atlas;
        this.texts = new InTheTexts(base, atlas);
        this.tags = shares(base, atlas);
    }

    /** 0 to 1; 1 where the place is known for it. */
    double of(Place place, String wish) {
        var value = PARTIES.matcher(wish).find() ? Tag.NIGHTLIFE.label() : wish;
        var named = named(value);
        if (!named.isEmpty()) {
            return isOneOf(named, place) ? OF_THE_KIND : 0;
        }
        var area = Area.called(value);
        if (area.isPresent()) {
            return area.get().holds().test(place) ? OF_THE_KIND : 0;
        }
        var ofItsKind = ofItsKind(place, value);
        if (ofItsKind.isEmpty()) {
            return isOfTheCatalogue(value) && Related.telling(value).size() == 1
                    ? Math.min(ONLY_OF_THE_KIND, texts.share(place, Related.telling(value)))
                    : texts.share(place, Related.telling(value));
        }
        if (QUIET.matcher(value).find() && (noise(place) > 0 || base.tags(place).contains(Tag.NIGHTLIFE))) {
            return THE_OPPOSITE;
        }
        var more = new HashSet<>(Related.telling(value));
        more.removeAll(ofItsKind);
        return more.isEmpty() || tellsOf(place, more)
                ? (isByItsType(place, value)
                        ? OF_THE_KIND
                        : BY_TAG + (OF_THE_KIND - BY_TAG) * (ofTheSort(place, value) + told(place, value)) / 2)
                : ONLY_OF_THE_KIND;
    }

    /** Whether who wants to avoid it should not be sent to a place: its nature is that, and no sight of it alone. */
    boolean isToBeAvoided(Place place, String wish) {
        var parts = Avoidables.partsOf(wish);
        boolean areSeveral = parts.size() > 1 && atlas.named(wish).isEmpty();
        return areSeveral
                ? parts.stream().anyMatch(part -> isOneThingToBeAvoided(place, part))
                : isOneThingToBeAvoided(place, wish);
    }

    /** Whether anything is known of one thing that somebody wants to avoid: its kind, its name, or what a text tells of it in that word. */
    boolean isKnown(String thing) {
        return Avoidables.of(thing)
                        .filter(kind -> kind.told().isPresent()
                                || kind.places().isPresent()
                                || !kind.kept().contains(Kept.ANSWERS))
                        .isPresent()
                || CROWDS.matcher(thing).find()
                || isAPlace(thing)
                || isOfTheCatalogue(thing)
                || texts.tellOf(related.eachOf(thing));
    }

    /** Whether a wish is for a place, or for a part of the country, by its name. */
    boolean isAPlace(String wish) {
        return !named(wish).isEmpty() || Area.called(wish).isPresent();
    }

    /** Whether one may meet some of what somebody wants to avoid. */
    boolean isMet(Place place, String wish) {
        return Avoidables.partsOf(wish).stream()
                .anyMatch(part -> Area.called(part).isEmpty()
                        && Avoidables.of(part)
                                .filter(kind ->
                                        kind.told().isPresent() || !kind.kept().contains(Kept.ANSWERS))
                                .map(kind -> kind.kept().contains(Kept.ANSWERS)
                                        && !kind.isOnlyAWay()
                                        && texts.sentences(place, kind::isToldIn) > 0)
                                .orElseGet(() -> of(place, part) > 0));
    }

    private boolean isOneThingToBeAvoided(Place place, String wish) {
        var area = Area.called(wish);
        if (area.isPresent()) {
            return area.get().holds().test(place);
        }
        var kind = Avoidables.of(wish);
        if (kind.filter(known -> !known.kept().contains(Kept.ANSWERS)).isPresent()) {
            return false;
        }
        if (kind.flatMap(Avoidable::places).isPresent()) {
            return kind.get().isThePointOf(place);
        }
        var value = PARTIES.matcher(wish).find() ? Tag.NIGHTLIFE.label() : wish;
        if (ONE_STOP.matcher(value).matches()) {
            return false;
        }
        if (CROWDS.matcher(value).find()) {
            return isLoud(place) || texts.isCrowded(place);
        }
        if (isWorship(value)) {
            return isPlaceOfWorship(place);
        }
        if (OnFoot.areStairs(value)) {
            return hasStairs(place);
        }
        if (OnFoot.isAvoidedIn(value)) {
            return isOnFoot(place);
        }
        return of(place, value) >= KNOWN_FOR
                || (named(value).isEmpty()
                        && !isOfTheCatalogue(value)
                        && (kind.flatMap(Avoidable::told).isPresent()
                                ? texts.sentences(place, kind.get()::isToldIn) >= MEANT
                                : texts.sentences(place, Related.telling(value))
                                        >= (Related.telling(value).size() > 1 ? 1 : MEANT)));
    }

    /** One walks or climbs there, or sees nothing of it; in a town from which hikes begin one need not. */
    private boolean isOnFoot(Place place) {
        return (base.tags(place).contains(Tag.HIKING) && !TO_STAY_IN.contains(place.type())) || hasStairs(place);
    }

    private boolean hasStairs(Place place) {
        return !TO_STAY_IN.contains(place.type())
                && STAIRS.stream()
                                .mapToLong(stems -> texts.sentences(place, stems))
                                .sum()
                        >= MEANT;
    }

    /** A town with a shrine or two is no place of worship; a town of pilgrims is. */
    private boolean isPlaceOfWorship(Place place) {
        return place.type() == PlaceType.TEMPLE
                || (place.type() != PlaceType.CITY
                        && base.tags(place).contains(Tag.RELIGION)
                        && base.file(place.id())
                                .filter(file -> file.religiousSensitivity() >= A_PLACE_OF_WORSHIP)
                                .isPresent());
    }

    private static boolean isWorship(String value) {
        return Tag.labelled(value).filter(Tag.RELIGION::equals).isPresent()
                || Kind.ALL.stream()
                        .filter(kind -> kind.name().equals("temple"))
                        .anyMatch(kind -> kind.words().matcher(value).find());
    }

    private static boolean isByItsType(Place place, String value) {
        return Kind.ALL.stream()
                .anyMatch(
                        kind -> kind.words().matcher(value).find() && kind.is().test(place));
    }

    /** How much its texts tell of what has one word, by whichever of its words they tell most: birds, for birdwatching. */
    private double told(Place place, String value) {
        var stems = Related.telling(value);
        return stems.size() == 1
                ? related.toStem(stems.iterator().next()).stream()
                        .mapToDouble(stem -> texts.share(place, Set.of(stem)))
                        .max()
                        .orElse(0)
                : 0;
    }

    private boolean tellsOf(Place place, Set<String> more) {
        var everything = texts.everything(place);
        return more.stream().allMatch(stem -> related.toStem(stem).stream().anyMatch(everything::contains));
    }

    /** The share of the places of its type that have the tag, over that of the type that has it most. */
    private double ofTheSort(Place place, String value) {
        var shares = tags.getOrDefault(meant(value).orElse(Tag.NATURE), Map.of());
        double most = shares.values().stream().mapToDouble(share -> share).max().orElse(0);
        return most == 0 ? 0 : shares.getOrDefault(place.type(), 0.0) / most;
    }

    private Optional<Tag> meant(String value) {
        return Stream.of(Tag.values()).filter(tag -> means(value, tag)).findFirst();
    }

    private static Map<Tag, Map<PlaceType, Double>> shares(KnowledgeBase base, Places atlas) {
        return Stream.of(Tag.values())
                .collect(Collectors.toUnmodifiableMap(
                        tag -> tag,
                        tag -> atlas.all().stream()
                                .collect(Collectors.groupingBy(
                                        Place::type,
                                        Collectors.averagingDouble(
                                                place -> base.tags(place).contains(tag) ? 1 : 0)))));
    }

    /** Its mood, by its own texts, is more lively than quiet. */
    private boolean isLoud(Place place) {
        return noise(place) >= LOUD;
    }

    private long noise(Place place) {
        return base.file(place.id())
                .map(file -> Conditions.noise(file.section(Aspect.VIBE)))
                .orElse(0L);
    }

    /** Whether kinds and tags tell who has it: a town with a temple or two is no temple. */
    private boolean isOfTheCatalogue(String value) {
        return Kind.ALL.stream().anyMatch(kind -> kind.words().matcher(value).find())
                || Stream.of(Tag.values()).anyMatch(tag -> means(value, tag));
    }

    private Set<Place> named(String value) {
        return atlas.mentionedIn(value).stream()
                .filter(mention -> mention.text().length() >= value.strip().length() * MOSTLY)
                .map(mention -> mention.place())
                .collect(Collectors.toSet());
    }

    private boolean isOneOf(Set<Place> named, Place place) {
        return named.contains(place)
                || atlas.parentOf(place).filter(named::contains).isPresent();
    }

    /** The stems by which a place is of the kind, or has the tag, that a wish names; empty where it has neither. */
    private Set<String> ofItsKind(Place place, String value) {
        var itsTags = base.tags(place);
        var kinds = Kind.ALL.stream()
                .filter(kind -> kind.words().matcher(value).find() && kind.fits(place, itsTags))
                .flatMap(kind -> kind.words().matcher(value).results())
                .flatMap(words -> EnglishTerms.of(words.group()).stream());
        var labels = itsTags.stream()
                .filter(tag -> means(value, tag))
                .flatMap(tag -> Stream.concat(EnglishTerms.of(tag.label()).stream(), meantBy(value, tag)));
        return Stream.concat(kinds, labels).collect(Collectors.toSet());
    }

    private boolean means(String value, Tag tag) {
        if (meanings.size() > MOST_REMEMBERED) {
            meanings.clear();
        }
        return meanings.computeIfAbsent(value, this::tagsMeant).contains(tag);
    }

    private Set<Tag> tagsMeant(String value) {
        var meant = related.to(value);
        return Stream.of(Tag.values())
                .filter(tag -> EnglishTerms.of(tag.label()).stream()
                        .filter(stem -> !WATCHING.contains(stem))
                        .allMatch(meant::contains))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** "Trekking" for hiking. */
    private Stream<String> meantBy(String value, Tag tag) {
        var meant = related.to(tag.label());
        return EnglishTerms.of(value).stream().filter(meant::contains);
    }
}

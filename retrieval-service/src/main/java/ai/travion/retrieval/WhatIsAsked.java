package ai.travion.retrieval;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.search.Nearness;
import ai.travion.retrieval.search.Nearness.Near;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.WebResult;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Whether a result of a web search speaks of what is asked: an engine that finds nothing sends what it has. One of its sentences comes near
 * the question by its meaning, and it speaks of no other place; that it names the place alone tells nothing, unless no more is asked.
 */
final class WhatIsAsked {

    /** Words of every question of the web, which tell none from another. */
    private static final Set<String> OF_EVERY_QUESTION = Set.copyOf(EnglishTerms.of(Country.PLACE.name()
            + " now today tonight tomorrow currently moment week weekend morning evening day time"));

    /** As near as a sentence comes that tells of what is asked: such as do not stay under a quarter. */
    private static final double TELLS = 0.28;

    /** Words alone do not tell "snow leopard" from the system of that name, so they have to be more of it. */
    private static final double MOST_OF_ITS_WORDS = 0.3;

    /** Of the likest sentence: what is less like is of another matter, unless it goes on from what tells. */
    private static final double OF_THE_MATTER = 0.5;

    private final Places atlas;
    private final Nearness nearness;
    private final String question;
    private final Set<Place> places;
    private final Set<String> telling;

    WhatIsAsked(GraphState state, Places atlas, Nearness nearness) {
        this.atlas = atlas;
        this.nearness = nearness;
        this.question = AskedInFull.question(state);
        this.places = Stream.of(
                        state.getTargetLocation().stream().flatMap(name -> atlas.named(name).stream()),
                        state.getTargetLocations().stream().flatMap(name -> atlas.named(name).stream()),
                        named(question))
                .flatMap(some -> some)
                .collect(Collectors.toUnmodifiableSet());
        var words = new HashSet<>(Related.telling(question));
        words.removeAll(OF_EVERY_QUESTION);
        places.forEach(place -> words.removeAll(EnglishTerms.of(place.name())));
        this.telling = Set.copyOf(words);
    }

    /** The result with the sentences that tell of what is asked; empty where none does. */
    Optional<WebResult> toldIn(WebResult result) {
        var named = named(result.getTitle() + ". " + result.getContent()).collect(Collectors.toSet());
        boolean namesIt = named.stream().anyMatch(this::isAskedFor);
        if (!places.isEmpty() && !named.isEmpty() && !namesIt) {
            return Optional.empty();
        }
        if (telling.isEmpty()) {
            return Optional.of(result).filter(one -> namesIt || places.isEmpty());
        }
        var title = nearness.of(question, result.getTitle());
        var content = nearness.of(question, result.getContent());
        double condition = Math.max(title.condition(), content.condition());
        if (content.cosines().isEmpty()) {
            return Optional.of(result)
                    .filter(one -> condition * Math.max(content.inOne(), title.inOne()) >= MOST_OF_ITS_WORDS);
        }
        return Optional.of(result)
                .filter(one -> condition * Math.max(content.meant(), title.meant()) >= TELLS)
                .map(one -> WebResult.newBuilder(one)
                        .setContent(ofTheMatter(content))
                        .build())
                .filter(one -> !one.getContent().isBlank());
    }

    private static String ofTheMatter(Near content) {
        var sentences = content.sentences();
        var cosines = content.cosines();
        return IntStream.range(0, sentences.size())
                .filter(at ->
                        cosines.get(at) >= OF_THE_MATTER * content.meant() || (at > 0 && cosines.get(at - 1) >= TELLS))
                .mapToObj(sentences::get)
                .collect(Collectors.joining(" "));
    }

    private Stream<Place> named(String text) {
        return atlas.mentionedIn(text).stream().map(Places.Mention::place);
    }

    private boolean isAskedFor(Place named) {
        return places.contains(named)
                || atlas.parentOf(named).filter(places::contains).isPresent()
                || places.stream()
                        .flatMap(place -> atlas.parentOf(place).stream())
                        .anyMatch(named::equals);
    }
}

package ai.travion.retrieval;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.WebResult;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether a result of a web search speaks of what is asked: an engine that finds nothing sends what it has. It names the place, or says a
 * word that tells what is asked and speaks of no other place.
 */
final class WhatIsAsked {

    /** Words of every question of the web, which tell none from another. */
    private static final Set<String> OF_EVERY_QUESTION = Set.copyOf(EnglishTerms.of(Country.PLACE.name()
            + " now today tonight tomorrow currently moment week weekend morning evening day time"));

    private final Places atlas;
    private final Set<Place> places;
    private final Set<String> telling;

    WhatIsAsked(GraphState state, Places atlas) {
        this.atlas = atlas;
        var question = AskedInFull.question(state);
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

    boolean isSpokenOfIn(WebResult result) {
        var text = result.getTitle() + ". " + result.getContent();
        var named = named(text).collect(Collectors.toSet());
        boolean namesIt = named.stream().anyMatch(this::isAskedFor);
        boolean isElsewhere = !places.isEmpty() && !named.isEmpty();
        var stems = Set.copyOf(EnglishTerms.of(text));
        return namesIt
                || (places.isEmpty() && telling.isEmpty())
                || (!isElsewhere && telling.stream().anyMatch(stems::contains));
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

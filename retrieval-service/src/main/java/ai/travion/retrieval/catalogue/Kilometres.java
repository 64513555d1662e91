package ai.travion.retrieval.catalogue;

/** Distances in words, rounded as far as the coordinates are good. */
final class Kilometres {

    private Kilometres() {}

    static String inWords(double kilometres) {
        return kilometres < 1 ? "less than 1 km" : "about " + Math.round(kilometres) + " km";
    }
}

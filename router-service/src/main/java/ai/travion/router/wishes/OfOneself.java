package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells what travellers say of themselves, which holds for every journey, from what they order for this one. */
final class OfOneself {

    private static final Pattern CLAUSES = Patterns.anyCase(
            "(?<=[.;!?,])|(?=\\b(?:but|because|so|and\\s+(?:i|we|my|our|he|she|please|plan|would))\\b)");
    private static final Pattern SPEAKS = Patterns.words("i|i'm|i've|we|we're|we've|my|our|he|he's|she|she's|they|us");
    private static final Pattern ORDERS = Patterns.anyCase(
            "\\b(?:plan|itinerary|book|arrange|organi[sz]e|suggest|recommend|show|find|give|need|want|would|wish|hope|make|looking\\s+for|this\\s+time|today|tomorrow|tonight|trip|tour|days?|weekend|weeks?|nights?|for\\s+once|should|can\\s+you|could)\\b|'d\\b|\\?|^\\W*(?:what|when|where|who|how|which|is|are|do|does|can)\\b");

    private OfOneself() {}

    /** The clauses in which the traveller speaks of themselves, without those that order or ask. */
    static String in(String text) {
        return CLAUSES.splitAsStream(text)
                .filter(clause -> Patterns.isIn(SPEAKS, clause))
                .filter(clause -> !Patterns.isIn(ORDERS, clause))
                .collect(Collectors.joining(" "));
    }
}

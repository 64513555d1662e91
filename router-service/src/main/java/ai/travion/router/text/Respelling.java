package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/** Mends slips that are words of their own, where what stands beside them shows what was meant: "to gale", "a trian". */
public final class Respelling {

    private static final String TO_A_PLACE =
            "(?<=\\b(?:to|in|at|from|near|around|visit|visiting|between|about|and|of|towards|reach|via|for)\\s)";
    private static final String OF_A_PLACE =
            "(?=\\s+(?:fort|city|town|lake|beach|train|bus|trip|tour|station|itinerary)\\b)";

    /** At the beginning of a sentence, where nothing asks: "Were already in Galle" lacks its "we". */
    private static final String OF_US = "(?:(?<=^)|(?<=[.!;,]\\s{1,2}))";

    private record Slip(Pattern words, String meant) {

        static Slip of(String words, String meant) {
            return new Slip(Patterns.anyCase(words), meant);
        }
    }

    private static final List<Slip> SLIPS = List.of(
            Slip.of(TO_A_PLACE + "(?:gale|gall|galee)\\b(?!\\s+force)|\\bgale" + OF_A_PLACE, "Galle"),
            Slip.of(TO_A_PLACE + "(?:candy|kandee)\\b(?!\\s+(?:shop|store|bar))|\\bcandy" + OF_A_PLACE, "Kandy"),
            Slip.of("\\b(?:trian|trrain|tarin|trai)(?=s?\\b)", "train"),
            Slip.of("\\b(?:bech|beech|baech|beac)(?=(?:es)?\\b)", "beach"),
            Slip.of("\\b(?:pln|paln|plna|palne?)(?=\\s+(?:an?|the|my|our|me|us|trip|tour)\\b)", "plan"),
            Slip.of("\\b(?:wheather|wether|weathr|wheater|waether|wheter)\\b", "weather"),
            Slip.of("\\b(?:tempel|tempal|tmple)(?=s?\\b)", "temple"),
            Slip.of("(?<=\\b(?:\\d|\\d\\d|two|three|four|five)[\\s-]?)nites?\\b", "nights"),
            Slip.of("(?<=\\b(?:\\d|\\d\\d|two|three|four|five)[\\s-]?)(?:dayz|dys)\\b", "days"),
            Slip.of("(?<=\\b(?:\\d|\\d\\d|two|three|four|five)[\\s-]?)wks?\\b", "weeks"),
            Slip.of("\\b(?:hotle|hotal|hotell)(?=s?\\b)", "hotel"),
            Slip.of("\\bthe\\s+gathering\\b(?=.*\\belephants?\\b)", "The Gathering"),
            Slip.of("\\bbridge\\s+(?:with|of)\\s+(?:the\\s+)?(?:nine|9)\\s+arch(?:es)?\\b", "Nine Arch Bridge"),
            Slip.of("\\bbridge\\s+(?:in|at|near|of)\\s+demodara\\b", "Nine Arch Bridge"),
            Slip.of("\\bsouthern[\\s-]?most\\s+(?:point|tip)\\b(?=.*\\blighthouse\\b)", "Dondra Head"),
            Slip.of(OF_US + "were\\s+(?=already\\s+(?:in|at)\\b)", "we were "),
            Slip.of(
                    OF_US
                            + "were\\s+(?=(?:all\\s+|both\\s+|just\\s+|not\\s+|also\\s+)*(?:vegetarians?|vegans?|an?\\s+(?:couple|family|group|party)|two|three|four|five|six|\\d{1,2}\\s+(?:people|adults|friends|of\\s+us)|from\\s|staying|travell?ing|planning|going|coming|arriving|landing|flying|leaving|looking|thinking|hoping|on\\s+a\\s)\\b)",
                    "we're "),
            Slip.of("\\bhi(?:gh)?[\\s-]+lights?\\b", "highlights"),
            Slip.of("\\bsun[\\s-]+bath(?=(?:es?|ed|ing|ers?)\\b)", "sunbath"),
            Slip.of("\\b(?:safri|safai|safarie)(?=s?\\b)", "safari"),
            Slip.of(
                    "\\b(?<!\\b(?:the|a|family|social|public)\\s)(?:elephants?'?\\s+)?gathering\\b(?!\\s+(?:of|place|info))",
                    "The Gathering"));

    /** Few messages have any, and looking for one costs little. */
    private static final Pattern ANY = Patterns.words(
            "were|gale|gall|galee|candy|kandee|trians?|trrains?|tarins?|trais?|bech(?:es)?|beech(?:es)?|baech|beac|pln|paln|plna|palne?|wheather|wether|weathr|wheater|waether|wheter|tempels?|tempals?|tmples?|\\d{0,2}nites?|\\d{0,2}dayz|\\d{0,2}dys|\\d{0,2}wks?|hotles?|hotals?|hotells?|safris?|safais?|safaries?|gathering|hi(?:gh)?[\\s-]+lights?|sun[\\s-]+bath\\p{L}+|arch(?:es)?|demodara|southern[\\s-]?most");

    private Respelling() {}

    /** The text with such slips mended. */
    public static String of(String text) {
        var mended = CommonSlips.mendedIn(text);
        if (!Patterns.isIn(ANY, mended)) {
            return mended;
        }
        for (var slip : SLIPS) {
            mended = slip.words().matcher(mended).replaceAll(slip.meant());
        }
        return mended;
    }
}

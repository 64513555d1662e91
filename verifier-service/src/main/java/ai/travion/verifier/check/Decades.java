package ai.travion.verifier.check;

/** Tens of years: "the 1760s". */
final class Decades {

    private static final int YEARS = 10;

    private Decades() {}

    /** Whether a number stands in a text as the name of its decade. */
    static boolean isOneIn(String number, String text) {
        int at = text.indexOf(number + "s");
        return number.length() == 4 && number.endsWith("0") && at >= 0;
    }

    static boolean holds(double decade, double year) {
        return year >= decade && year < decade + YEARS;
    }
}

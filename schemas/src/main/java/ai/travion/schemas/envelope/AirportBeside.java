package ai.travion.schemas.envelope;

/** What is written of the way to the airport by one node and known again by another. */
public final class AirportBeside {

    /** How a way by train begins for whoever lands: no train leads from the airport itself. */
    public static final String FIRST_BY_TAXI = "By train you first go by taxi or airport bus to ";

    private static final String MEANT = "The international airport lies beside %s, so the way is that to there.";
    private static final String TOWN = "%s";

    private AirportBeside() {}

    /** The assumption that a town stands for the airport beside it. */
    public static String isMeantBy(String town) {
        return MEANT.formatted(town);
    }

    /** Whether an assumption of a turn says so. */
    public static boolean isMeantIn(String assumption) {
        return assumption.startsWith(MEANT.substring(0, MEANT.indexOf(TOWN)))
                && assumption.endsWith(MEANT.substring(MEANT.indexOf(TOWN) + TOWN.length()));
    }
}

package ai.travion.atlas;

/** Whose holiday it is. */
public enum HolidayType {
    PUBLIC,
    BANK,
    MERCANTILE
}

package ai.travion.atlas;

/** Whether hotels registered with the Tourist Board could serve alcohol on a day on which its sale was closed. */
public enum HotelExemption {
    YES,
    NO,
    NOT_STATED
}

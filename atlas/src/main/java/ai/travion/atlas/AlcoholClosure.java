package ai.travion.atlas;

import java.time.LocalDate;

/** A day on which the sale of alcohol was closed by a published notice. */
public record AlcoholClosure(LocalDate date, String reason, HotelExemption hotelExemption, String source) {}

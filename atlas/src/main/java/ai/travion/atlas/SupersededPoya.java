package ai.travion.atlas;

import java.time.LocalDate;

/**
 * A day that was gazetted as a Poya day and then moved: no Poya day, but many calendars still show it as one.
 *
 * @param name the month's name: "Vesak"
 * @param note what became of it, in words
 */
public record SupersededPoya(LocalDate date, String name, String note, String source) {}

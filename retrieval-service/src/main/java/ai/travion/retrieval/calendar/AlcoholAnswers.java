package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HotelExemption;
import ai.travion.atlas.almanac.DryDays.DryDay;
import java.time.LocalDate;

/** Answers whether alcohol is sold on a day, in shops and in hotels. */
final class AlcoholAnswers {

    private final LocalDate today;

    AlcoholAnswers(LocalDate today) {
        this.today = today;
    }

    Fact onSale(boolean asksForBan, DayFacts day) {
        var dry = day.dry();
        if (dry.isPresent()) {
            boolean sure = dry.get().certainty() == Certainty.GAZETTED;
            var lead = asksForBan ? (sure ? "Yes." : "Probably yes.") : (sure ? "No." : "Probably not.");
            return new Fact(
                    lead + " " + closed(dry.get(), day) + again(day),
                    dry.get().certainty(),
                    dry.get().source());
        }
        if (day.superseded().isPresent()) {
            return day.fact(
                    "I cannot say for certain.",
                    day.moved(day.superseded().get()),
                    "Whether the sale of alcohol was still closed on the first date is not known.");
        }
        if (!day.isInTheCalendar()) {
            return day.fact(DayAnswers.CANNOT_SAY, day.what());
        }
        return new Fact(
                "%s %s %s no Poya day and none of the other days that are known to be closed to alcohol, so alcohol %s on sale."
                        .formatted(asksForBan ? "No." : "Yes.", day.inWords(), day.is(), day.is()),
                day.isGazetted() ? Certainty.GAZETTED : Certainty.PREDICTED,
                Fact.GAZETTE + "; " + Fact.CLOSURES);
    }

    Fact inHotels(boolean asksForBan, DayFacts day) {
        var exempt = day.dry().filter(dry -> dry.hotels() == HotelExemption.YES);
        if (exempt.isEmpty()) {
            var answer = onSale(asksForBan, day);
            boolean unknown = day.dry()
                    .filter(dry -> dry.hotels() == HotelExemption.NOT_STATED)
                    .isPresent();
            return unknown
                    ? new Fact(
                            answer.text() + " Whether hotels were exempt then was not published: ask yours.",
                            answer.certainty(),
                            answer.source())
                    : answer;
        }
        boolean sure = exempt.get().certainty() == Certainty.GAZETTED;
        var lead = (sure ? "" : "Probably ") + (asksForBan ? "not" : "yes");
        return new Fact(
                "%s, if the hotel is registered with the Tourist Board. %s%s"
                        .formatted(InWords.capital(lead), closed(exempt.get(), day), again(day)),
                exempt.get().certainty(),
                exempt.get().source());
    }

    private static String closed(DryDay dry, DayFacts day) {
        if (dry.poya()) {
            return dry.certainty() == Certainty.GAZETTED
                    ? "%s %s %s: the sale of alcohol %s closed island-wide."
                            .formatted(day.inWords(), day.is(), dry.reason(), day.is())
                    : (day.isBeforeTheGazettes()
                                    ? "%s was %s by the rule that Poya days follow (the gazette of that year is not in the calendar): on Poya days the sale of alcohol is closed island-wide."
                                    : "%s is predicted to be %s (it is not gazetted yet): on Poya days the sale of alcohol is closed island-wide.")
                            .formatted(day.inWords(), dry.reason());
        }
        var hotels = dry.hotels() == HotelExemption.YES ? ", except in hotels registered with the Tourist Board" : "";
        return dry.certainty() == Certainty.INFERRED
                ? "%s %s %s: the sale of alcohol was closed island-wide for it in 2025%s, and the same %s to be expected."
                        .formatted(day.inWords(), day.is(), dry.reason(), hotels, day.is())
                : "%s (%s) was a day on which the sale of alcohol was closed island-wide%s."
                        .formatted(day.inWords(), dry.reason(), hotels);
    }

    private String again(DayFacts day) {
        return day.openAgain()
                .filter(next -> !next.isBefore(today))
                .map(next -> " It should open again on " + InWords.day(next) + ".")
                .orElse("");
    }
}

package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Matter;
import ai.travion.atlas.almanac.CalendarTopic;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Answers what a day is, whether it is such a day, and what is sold or open on it. */
final class DayAnswers {

    static final String CANNOT_SAY = "I cannot say.";

    private final Almanac almanac;
    private final LocalDate today;
    private final AlcoholAnswers alcohol;

    DayAnswers(Almanac almanac, LocalDate today) {
        this.almanac = almanac;
        this.today = today;
        this.alcohol = new AlcoholAnswers(today);
    }

    Fact what(LocalDate date) {
        var day = on(date);
        return withConsequences(day, "", day.what());
    }

    Fact is(CalendarQuestion question, LocalDate date) {
        var day = on(date);
        if (question.matter().isPresent()) {
            return matter(question.matter().get(), question.negated(), day);
        }
        var asked = question.topics().stream()
                .filter(CalendarTopic::isKind)
                .findFirst()
                .or(() -> question.topics().stream().findFirst());
        return asked.map(topic -> is(topic, day, date)).orElseGet(() -> what(date));
    }

    private Fact is(CalendarTopic topic, DayFacts day, LocalDate date) {
        return switch (topic) {
            case POYA -> isPoya(day, date);
            case DRY_DAY -> alcohol.onSale(true, day);
            case PUBLIC_HOLIDAY, HOLIDAY -> isHoliday(HolidayType.PUBLIC, topic, day);
            case BANK_HOLIDAY -> isHoliday(HolidayType.BANK, topic, day);
            case MERCANTILE_HOLIDAY -> isHoliday(HolidayType.MERCANTILE, topic, day);
            case SCHOOL_HOLIDAY -> new SchoolAnswers(almanac).is(day, date);
            case BRIDGE_DAY -> isBridge(day, date);
            case LONG_WEEKEND -> isLongWeekend(day, date);
            default -> isNamed(topic, day, date);
        };
    }

    private Fact isPoya(DayFacts day, LocalDate date) {
        if (day.poya().isPresent()) {
            boolean gazetted = day.poya().get().certainty() == Certainty.GAZETTED;
            return withConsequences(day, gazetted ? "Yes." : "Yes, by prediction.", day.what());
        }
        if (!day.isInTheCalendar()) {
            return day.fact(CANNOT_SAY, day.what());
        }
        if (day.superseded().isPresent()) {
            var also = day.holidays().isEmpty() ? "" : day.what();
            return day.fact("No.", day.moved(day.superseded().get()), also);
        }
        var nearest =
                almanac
                        .between(CalendarTopic.POYA, date.withDayOfMonth(1), date.withDayOfMonth(date.lengthOfMonth()))
                        .stream()
                        .findFirst()
                        .map(poya -> "The Poya day of %s %s %s, on %s."
                                .formatted(
                                        InWords.month(date),
                                        InWords.is(poya.first(), today),
                                        poya.name(),
                                        InWords.day(poya.first())))
                        .orElse("");
        var first = day.holidays().isEmpty()
                ? "%s %s no Poya day.".formatted(day.inWords(), day.is())
                : "%s %s no Poya day; it %s %s, a %s holiday."
                        .formatted(
                                day.inWords(),
                                day.is(),
                                day.is(),
                                InWords.list(day.holidays().stream()
                                        .map(Holiday::name)
                                        .toList()),
                                InWords.types(day.holidays()));
        return day.fact("No.", first, nearest);
    }

    private Fact isHoliday(HolidayType type, CalendarTopic topic, DayFacts day) {
        boolean such = topic == CalendarTopic.HOLIDAY
                ? !day.holidays().isEmpty()
                : day.holidays().stream().anyMatch(holiday -> holiday.types().contains(type));
        if (such) {
            return withConsequences(day, day.yes(), day.what());
        }
        if (!day.holidays().isEmpty()) {
            return withConsequences(day, "No.", day.what(), "It %s no %s.".formatted(day.is(), topic.title()));
        }
        if (day.poya().isPresent()) {
            return type == HolidayType.MERCANTILE
                    ? withConsequences(
                            day, "No, as far as can be told.", day.what(), "Poya days are no mercantile holidays.")
                    : withConsequences(
                            day, "Yes, by prediction.", day.what(), "Every Poya day is a public and bank holiday.");
        }
        return day.isGazetted() ? withConsequences(day, "No.", day.what()) : day.fact(CANNOT_SAY, day.what());
    }

    private Fact isNamed(CalendarTopic topic, DayFacts day, LocalDate date) {
        if (!almanac.between(topic, date, date).isEmpty()) {
            return withConsequences(
                    day, day.holidays().isEmpty() && day.poya().isEmpty() ? "Yes." : day.yes(), day.what());
        }
        var kept = new TimeAnswers(almanac, today, new ListAnswers(almanac, today)).kept(topic, new Span(date, date));
        if (kept.isPresent()) {
            return kept.get();
        }
        var year = almanac.between(topic, date.withDayOfYear(1), date.withDayOfYear(date.lengthOfYear())).stream()
                .findFirst();
        return year.map(found -> day.fact(
                        "No.",
                        "%s in %d %s on %s.%s"
                                .formatted(
                                        InWords.capital(topic.title()),
                                        date.getYear(),
                                        InWords.is(found.first(), today),
                                        InWords.day(found.first()),
                                        found.certainty() == Certainty.PREDICTED ? day.notGazetted() : "")))
                .orElseGet(() -> day.fact(CANNOT_SAY, day.what()));
    }

    /** Which holidays it lies between; or that it is none, and what it is. */
    private Fact isBridge(DayFacts day, LocalDate date) {
        return almanac.between(CalendarTopic.BRIDGE_DAY, date, date).stream()
                .findFirst()
                .map(bridge -> withConsequences(
                        day,
                        day.yes(),
                        "%s %s a bridge day: %s, which many people take off, so expect full trains and rooms."
                                .formatted(day.inWords(), day.is(), bridge.name())))
                .orElseGet(() -> day.isInTheCalendar()
                        ? withConsequences(
                                day,
                                "No.",
                                day.what(),
                                "A bridge day is a working day between two days off, at least one of which is a holiday.")
                        : day.fact(CANNOT_SAY, day.what()));
    }

    private Fact isLongWeekend(DayFacts day, LocalDate date) {
        var found =
                almanac.between(CalendarTopic.LONG_WEEKEND, date, date).stream().findFirst();
        return found.map(weekend -> day.fact(
                        "Yes.",
                        "%s %s a long weekend: %s."
                                .formatted(
                                        InWords.days(weekend.first(), weekend.last()),
                                        InWords.is(weekend.last(), today),
                                        weekend.name())))
                .orElseGet(() -> day.isGazetted() ? day.fact("No.", day.what()) : day.fact(CANNOT_SAY, day.what()));
    }

    private Fact matter(Matter matter, boolean negated, DayFacts day) {
        return switch (matter) {
            case ALCOHOL -> alcohol.onSale(negated, day);
            case ALCOHOL_IN_HOTELS -> alcohol.inHotels(negated, day);
            case BANKS -> office(HolidayType.BANK, "banks", negated, day);
            case OFFICES -> office(HolidayType.PUBLIC, "government offices", negated, day);
            case SHOPS -> shops(negated, day);
            case EVERYTHING -> withConsequences(day, "", day.what(), shopsInWords(day));
        };
    }

    private static Fact office(HolidayType type, String who, boolean asksForClosed, DayFacts day) {
        boolean holiday =
                day.holidays().stream().anyMatch(found -> found.types().contains(type))
                        || day.poya().isPresent();
        if (holiday) {
            var what = day.what();
            return day.fact(
                    asksForClosed ? "Yes." : "No.",
                    what,
                    what.contains("closed") ? "" : InWords.capital(who) + " are closed.");
        }
        if (!day.isGazetted()) {
            return day.fact(CANNOT_SAY, day.what());
        }
        return day.isWeekend()
                ? day.fact(
                        asksForClosed ? "Mostly yes." : "Mostly not.",
                        "%s is no holiday, but at the weekend most %s are closed.".formatted(day.inWords(), who))
                : day.fact(
                        asksForClosed ? "No." : "Yes.",
                        "%s is an ordinary working day: nothing in the calendar closes %s."
                                .formatted(day.inWords(), who));
    }

    private static Fact shops(boolean asksForClosed, DayFacts day) {
        boolean closes = day.isNewYear() || isMercantile(day);
        if (!day.isGazetted() && day.holidays().isEmpty() && day.poya().isEmpty()) {
            return day.fact(CANNOT_SAY, day.what());
        }
        var lead =
                closes ? (asksForClosed ? "Many are." : "Not all.") : (asksForClosed ? "Mostly not." : "Mostly yes.");
        return withConsequences(day, lead, day.what(), shopsInWords(day));
    }

    private static String shopsInWords(DayFacts day) {
        if (day.isNewYear()) {
            return "";
        }
        if (isMercantile(day)) {
            return "Since it is a mercantile holiday too, many private shops and offices close.";
        }
        return day.holidays().isEmpty() && day.poya().isEmpty()
                ? ""
                : "It is no mercantile holiday, so private shops and offices may open.";
    }

    private static boolean isMercantile(DayFacts day) {
        return day.holidays().stream().anyMatch(holiday -> holiday.types().contains(HolidayType.MERCANTILE));
    }

    static Fact withConsequences(DayFacts day, String... sentences) {
        var all = new ArrayList<>(List.of(sentences));
        all.addAll(day.consequences());
        return day.fact(all.toArray(String[]::new));
    }

    private DayFacts on(LocalDate date) {
        return new DayFacts(almanac, date, today);
    }
}

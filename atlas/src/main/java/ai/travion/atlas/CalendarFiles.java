package ai.travion.atlas;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/** Reads the calendar's files and leaves out what was superseded, rejected, never confirmed or never gazetted; adds the Poya days of the years around them. */
final class CalendarFiles {

    private static final Pattern POYA_NAME =
            Pattern.compile("(?<month>\\p{L}+)(?<remark> \\(.*\\).*?)? Full Moon Poya Day.*");
    private static final Pattern HOLIDAY_TYPES =
            Pattern.compile("(?<types>[a-z]+(\\|[a-z]+)*)(?<tentative> \\(tentative\\))?");

    /** Far enough for any plan; the rule itself would reach further, but who knows which rule the gazettes follow then. */
    private static final LocalDate LAST_PREDICTED = LocalDate.of(2035, 12, 31);

    /** As far back as anybody looks up; the rule fits the gazettes of these years, which no file of ours holds. */
    private static final LocalDate FIRST_PREDICTED = LocalDate.of(2020, 1, 1);

    private CalendarFiles() {}

    static HolidayCalendar read() {
        return HolidayCalendar.of(
                poyaDays(),
                new FactsFile("poya.csv")
                        .map(CalendarFiles::superseded).stream()
                                .flatMap(Optional::stream)
                                .toList(),
                new FactsFile("holidays.csv")
                        .map(CalendarFiles::holiday).stream()
                                .flatMap(Optional::stream)
                                .toList(),
                new FactsFile("alcohol_closed_2025.csv").map(CalendarFiles::alcoholClosure),
                new FactsFile("school_holidays.csv").map(CalendarFiles::schoolHoliday));
    }

    private static List<PoyaDay> poyaDays() {
        List<PoyaDay> listed = new FactsFile("poya.csv")
                .map(CalendarFiles::poya).stream().flatMap(Optional::stream).toList();
        LocalDate first = listed.stream()
                .map(PoyaDay::date)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        LocalDate last = listed.stream()
                .map(PoyaDay::date)
                .max(Comparator.naturalOrder())
                .orElseThrow();
        return Stream.of(
                        PredictedPoyaDays.between(FIRST_PREDICTED, first.minusDays(1)),
                        listed,
                        PredictedPoyaDays.between(last.plusDays(1), LAST_PREDICTED))
                .flatMap(List::stream)
                .toList();
    }

    private static Optional<PoyaDay> poya(CSVRecord row) {
        String status = row.get("status");
        return switch (firstWord(status)) {
            case "gazetted" -> Optional.of(poya(row, Certainty.GAZETTED));
            case "predicted" -> Optional.of(poya(row, Certainty.PREDICTED));
            case "superseded", "rejected" -> Optional.empty();
            default -> throw new IllegalArgumentException("unknown status \"" + status + "\"");
        };
    }

    private static PoyaDay poya(CSVRecord row, Certainty certainty) {
        Matcher name = poyaName(row);
        boolean nameCertain = name.group("remark") == null;
        return new PoyaDay(date(row, "date"), name.group("month"), certainty, row.get("source"), nameCertain);
    }

    private static Optional<SupersededPoya> superseded(CSVRecord row) {
        if (!firstWord(row.get("status")).equals("superseded")) {
            return Optional.empty();
        }
        return Optional.of(new SupersededPoya(
                date(row, "date"), poyaName(row).group("month"), row.get("note"), row.get("source")));
    }

    private static Matcher poyaName(CSVRecord row) {
        Matcher name = POYA_NAME.matcher(row.get("name"));
        if (!name.matches()) {
            throw new IllegalArgumentException("no name of a Poya day: \"" + row.get("name") + "\"");
        }
        return name;
    }

    private static Optional<Holiday> holiday(CSVRecord row) {
        String types = row.get("type");
        if (isNoGazettedHoliday(types) || isSuperseded(types) || isUnconfirmed(types)) {
            return Optional.empty();
        }
        Matcher read = HOLIDAY_TYPES.matcher(types);
        if (!read.matches()) {
            throw new IllegalArgumentException("unknown holiday types \"" + types + "\"");
        }
        return Optional.of(new Holiday(
                date(row, "date"),
                row.get("name"),
                types(read.group("types")),
                read.group("tentative") != null,
                row.get("source")));
    }

    private static boolean isNoGazettedHoliday(String types) {
        return types.startsWith("NOT ");
    }

    private static boolean isSuperseded(String types) {
        return types.equals("superseded");
    }

    /** "public?" */
    private static boolean isUnconfirmed(String types) {
        return types.endsWith("?");
    }

    private static Set<HolidayType> types(String joined) {
        Set<HolidayType> types = EnumSet.noneOf(HolidayType.class);
        for (String type : joined.split("\\|", -1)) {
            types.add(HolidayType.valueOf(type.toUpperCase(Locale.ROOT)));
        }
        return types;
    }

    private static AlcoholClosure alcoholClosure(CSVRecord row) {
        return new AlcoholClosure(
                date(row, "date"), row.get("reason"), exemption(row.get("tourist_hotel_exemption")), row.get("source"));
    }

    private static HotelExemption exemption(String word) {
        return HotelExemption.valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    private static SchoolHoliday schoolHoliday(CSVRecord row) {
        Optional<LocalDate> end =
                row.get("end").isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(row.get("end")));
        return new SchoolHoliday(date(row, "start"), end, row.get("schools"), row.get("name"), row.get("source"));
    }

    private static LocalDate date(CSVRecord row, String column) {
        return LocalDate.parse(row.get(column));
    }

    private static String firstWord(String text) {
        return List.of(text.toLowerCase(Locale.ROOT).split(" ", 2)).getFirst();
    }
}

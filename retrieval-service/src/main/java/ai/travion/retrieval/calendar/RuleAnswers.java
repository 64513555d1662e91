package ai.travion.retrieval.calendar;

import ai.travion.atlas.AlcoholClosure;
import ai.travion.atlas.Certainty;
import ai.travion.atlas.HotelExemption;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Matter;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.Occurrence;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Answers what holds on any such day: "is alcohol banned on Poya days", "what is a Poya day". */
final class RuleAnswers {

    private final Almanac almanac;
    private final LocalDate today;
    private final Meanings meanings;

    RuleAnswers(Almanac almanac, LocalDate today, Meanings meanings) {
        this.almanac = almanac;
        this.today = today;
        this.meanings = meanings;
    }

    List<Fact> meaning(CalendarQuestion question) {
        var facts = new ArrayList<Fact>();
        for (var topic : question.topics()) {
            meanings.of(topic).ifPresent(meaning -> facts.add(withItsDay(topic, meaning)));
        }
        return facts;
    }

    /** A meaning is as old as its tradition; how sure the fact is depends on the day that is named with it. */
    private Fact withItsDay(CalendarTopic topic, Meanings.Meaning meaning) {
        Optional<Occurrence> day = almanac.next(topic, today);
        String source = day.map(Occurrence::source)
                .filter(dated -> !meaning.source().contains(dated))
                .map(dated -> meaning.source() + "; " + dated)
                .orElse(meaning.source());
        return new Fact(
                meaning.text() + next(topic), day.map(Occurrence::certainty).orElse(Certainty.GAZETTED), source);
    }

    private String next(CalendarTopic topic) {
        return almanac.next(topic, today)
                .map(day -> topic.isKind()
                        ? " The next %s is %s, %s.".formatted(topic.title(), InWords.day(day.first()), day.name())
                        : topic == CalendarTopic.ESALA_PERAHERA || topic == CalendarTopic.RAMADAN
                                ? " %s is on %s.".formatted(day.name(), InWords.day(day.first()))
                                : " The next is on %s.".formatted(InWords.day(day.first())))
                .orElse("");
    }

    /** What holds on days of a kind, whichever day is meant. */
    Fact ofAKind(CalendarQuestion question) {
        var topic = question.topics().getFirst();
        if (question.matter().isEmpty()) {
            return isAHoliday(question);
        }
        boolean closed = question.negated();
        boolean poya = topic == CalendarTopic.POYA;
        return switch (question.matter().get()) {
            case ALCOHOL, ALCOHOL_IN_HOTELS -> poya ? alcoholOnPoya(closed) : alcoholOnOthers(topic);
            case BANKS ->
                gazetted(
                        closed ? "Yes." : "No.",
                        poya
                                ? "Every Poya day is a bank holiday, on which banks are closed."
                                : topic == CalendarTopic.BANK_HOLIDAY
                                                || topic == CalendarTopic.HOLIDAY
                                                || topic == CalendarTopic.PUBLIC_HOLIDAY
                                        ? "On bank holidays banks are closed, and all public holidays of the gazettes from 2024 to 2027 are bank holidays but for a special one, 15 April 2024."
                                        : "Banks close on bank holidays.",
                        next(topic));
            case OFFICES ->
                gazetted(
                        closed ? "Yes." : "No.",
                        poya
                                ? "Every Poya day is a public holiday, on which government offices are closed."
                                : "On public holidays government offices are closed.",
                        next(topic));
            case SHOPS ->
                gazetted(
                        poya ? (closed ? "Mostly not." : "Mostly yes.") : "",
                        poya
                                ? "A Poya day is a public and bank holiday but no mercantile one, so private shops may open; the sale of alcohol is closed island-wide."
                                : "Private shops and offices close on mercantile holidays; on other public holidays they may open.",
                        next(topic));
            case EVERYTHING ->
                gazetted(
                        "",
                        poya
                                ? "On Poya days government offices and banks are closed, and the sale of alcohol is closed island-wide; private shops may open, since it is no mercantile holiday."
                                : "On public holidays government offices are closed, on bank holidays the banks, and on mercantile holidays private shops and offices too.",
                        next(topic));
        };
    }

    private Fact alcoholOnPoya(boolean asksForBan) {
        var hotels = almanac.calendar().alcoholClosures().stream()
                .filter(closure -> closure.hotelExemption() == HotelExemption.YES)
                .map(RuleAnswers::inWords)
                .collect(Collectors.joining(" and "));
        return new Fact(
                "%s On every Poya day the sale of alcohol is closed island-wide. That holds for hotels too, and for visitors as for anybody: of the closures published for 2025, those on %s exempted hotels registered with the Tourist Board, and no Poya day did.%s"
                        .formatted(asksForBan ? "Yes." : "No.", hotels, next(CalendarTopic.POYA)),
                Certainty.GAZETTED,
                Fact.CLOSURES);
    }

    private Fact alcoholOnOthers(CalendarTopic topic) {
        var others = almanac.calendar().alcoholClosures().stream()
                .filter(closure -> almanac.calendar().poyaOn(closure.date()).isEmpty())
                .map(RuleAnswers::inWords)
                .toList();
        return new Fact(
                "It depends on the day. The sale of alcohol is closed island-wide on every Poya day, and in 2025 it was closed on %s too; no other %s was among the closures published.%s"
                        .formatted(
                                InWords.list(others),
                                topic == CalendarTopic.LONG_WEEKEND ? "day" : topic.title(),
                                next(CalendarTopic.POYA)),
                Certainty.GAZETTED,
                Fact.CLOSURES);
    }

    private Fact isAHoliday(CalendarQuestion question) {
        var asked = question.topics().getLast();
        boolean such = asked != CalendarTopic.MERCANTILE_HOLIDAY && asked != CalendarTopic.SCHOOL_HOLIDAY;
        var rule = "Every Poya day is a public and bank holiday, but no mercantile one.";
        return gazetted(such ? "Yes." : "No.", rule, next(CalendarTopic.POYA));
    }

    private static String inWords(AlcoholClosure closure) {
        return InWords.day(closure.date()).replaceFirst("^\\p{L}+ ", "").replaceFirst(" \\d{4}$", "") + " ("
                + closure.reason() + ")";
    }

    private static Fact gazetted(String... sentences) {
        return Fact.gazetted(java.util.stream.Stream.of(sentences)
                .map(String::strip)
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" ")));
    }

    static boolean isOfAKind(CalendarQuestion question) {
        boolean ofMatter = question.matter().isPresent() && !question.topics().isEmpty();
        boolean ofPoya = question.topics().size() > 1 && question.topics().getFirst() == CalendarTopic.POYA;
        return (ofMatter || ofPoya) && !question.namesItsDay();
    }

    static boolean isAboutAlcohol(CalendarQuestion question) {
        return question.matter()
                .filter(matter -> matter == Matter.ALCOHOL || matter == Matter.ALCOHOL_IN_HOTELS)
                .isPresent();
    }
}

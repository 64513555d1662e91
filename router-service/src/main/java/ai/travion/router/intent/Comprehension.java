package ai.travion.router.intent;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.atlas.text.StayLengths;
import ai.travion.router.calendar.CalendarReader;
import ai.travion.router.dates.DateGrammar;
import ai.travion.router.places.CityHotels;
import ai.travion.router.places.DaysBeyond;
import ai.travion.router.places.NearbySearch;
import ai.travion.router.places.PlaceReader;
import ai.travion.router.text.ForeignOrder;
import ai.travion.router.text.Gloss;
import ai.travion.router.text.Language;
import ai.travion.router.text.Openers;
import ai.travion.router.text.Orders;
import ai.travion.router.text.Pictures;
import ai.travion.router.text.Plainly;
import ai.travion.router.text.Respelling;
import ai.travion.router.text.ShortForms;
import ai.travion.router.text.SmallTalk;
import ai.travion.router.text.Spelling;
import ai.travion.router.text.Utterance;
import ai.travion.router.text.Vocabulary;
import ai.travion.router.wishes.WishReader;
import java.time.LocalDate;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads a message: words, places, dates, wishes. Safe for many threads. */
public final class Comprehension {

    /** Messages of some hundred conversations. */
    private static final int REMEMBERED = 2_000;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");
    /** A greeting that is a question as well: "kohomada Jaffna yanne?" */
    private static final Pattern ASKS_HOW = Patterns.anyCase("koho?mada\\s+\\p{L}+\\s+\\p{L}+");

    private static final Pattern LETTER = Pattern.compile("\\p{L}");

    private final Places atlas;
    private final PlaceReader places;
    private final DateGrammar dates;
    private final CalendarReader calendar;
    private final Gloss gloss = new Gloss();
    private final Spelling spelling = new Spelling();
    private final WishReader wishes = new WishReader();
    private final Lately<Said, Reading> lately = new Lately<>(REMEMBERED);
    private final Vocabulary travel = Vocabulary.named("travel");
    private final Vocabulary islandPlaces = Vocabulary.named("island-places");
    private final Vocabulary people = Vocabulary.named("people");
    private final Vocabulary toldOf = Vocabulary.named("told-of");
    private final Vocabulary hints = Vocabulary.named("travel-hints");
    private final Vocabulary otherMatters = Vocabulary.named("off-topic");

    public Comprehension(Places atlas, HolidayCalendar calendar) {
        this.atlas = atlas;
        this.places = new PlaceReader(atlas);
        this.dates = new DateGrammar(calendar);
        this.calendar = new CalendarReader(calendar);
    }

    /** A text without the days that it names. */
    public String withoutDays(String text, LocalDate today) {
        return dates.withoutDays(text, places.read(text).remainder(), today);
    }

    /**
     * Reads a message. Its conversation brings it back with each turn, and a turn asks for it in several places: what was read lately is not
     * read again.
     *
     * @param message as it was written; anything, even nothing
     * @param today the day in Sri Lanka that relative dates count from
     */
    public Reading read(String message, LocalDate today) {
        var said = new Said(message, today);
        return lately.get(said).orElseGet(() -> {
            var reading = understood(message, today);
            lately.put(said, reading);
            return reading;
        });
    }

    /** Of a language that is not read word for word, what only holds its sentences together is left out. */
    private static String withoutSmallWords(String text, Language language) {
        if (language == Language.ENGLISH) {
            return text;
        }
        var left = WORD.matcher(text)
                .replaceAll(word -> language.hasAsSmallWord(word.group().toLowerCase(Locale.ROOT)) ? "" : "$0")
                .replaceAll("[¿¡]", "")
                .replaceAll("\\s+(?=[\\s?!.,])", "")
                .strip();
        return Patterns.isIn(LETTER, left) ? left : text;
    }

    private boolean namesAPlace(String word) {
        return !places.read(word).isEmpty();
    }

    private record Said(String message, LocalDate today) {}

    private Reading understood(String message, LocalDate today) {
        var whole = Utterance.of(Pictures.inWords(message));
        var ordered = Orders.standIn(whole.text());
        var order = ForeignOrder.in(whole.text(), atlas);
        var language = order.map(ForeignOrder::language).orElseGet(() -> Language.of(whole));
        var meant = Plainly.said(ordered ? Orders.cutFrom(whole.text()) : whole.text());
        var greeted = language == Language.SINHALA_IN_LATIN_LETTERS
                        && ASKS_HOW.matcher(meant).lookingAt()
                ? meant
                : SmallTalk.withoutGreeting(meant);
        var plain = Openers.cutFrom(greeted);
        var placed = CityHotels.placedIn(plain, atlas);
        var corrected = Correction.made(ShortForms.inFull(placed, whole.words()), atlas);
        var english = gloss.of(corrected, language);
        var spelt =
                language == Language.ENGLISH ? spelling.mendedIn(english, whole.words(), this::namesAPlace) : english;
        var said = Utterance.of(order.map(ForeignOrder::english)
                .orElseGet(() -> withoutSmallWords(StayLengths.plainIn(Respelling.of(spelt)), language)));
        var named = places.read(said.text());
        var travelWords = Stream.of(travel, islandPlaces, people, toldOf)
                .flatMap(vocabulary -> vocabulary.foundIn(said.words()).stream())
                .distinct()
                .toList();
        return new Reading(
                message,
                said,
                language,
                SmallTalk.isAllOf(whole.text()),
                SmallTalk.opens(whole.text()),
                ordered,
                named,
                dates.read(DaysBeyond.without(named, said.text()), today),
                wishes.read(named.remainder()),
                NearbySearch.in(named),
                travelWords,
                hints.foundIn(said.words()),
                otherMatters.foundIn(said.words()),
                Stream.of(travel, people)
                        .flatMap(vocabulary -> vocabulary.misspelledIn(said.words()).stream())
                        .toList(),
                calendar.read(named.remainder(), !named.isEmpty(), today),
                today);
    }
}

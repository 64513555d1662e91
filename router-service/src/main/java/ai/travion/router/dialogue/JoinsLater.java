package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.StatedParty;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "My sister joins us on the 14th in Kandy", "we pick up my parents in Ella": the plan stays for those who travel already, and from that day on they
 * are more.
 *
 * @param note what is answered
 * @param fact what is kept of it
 * @param party all of them together; nothing where nobody told how many they were
 */
public record JoinsLater(String note, String fact, Optional<StatedParty> party) {

    private static final int LONGEST_WORDS = 25;
    private static final int GROWN_UP = 16;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.ENGLISH);

    private static final String KIN =
            "(?:(?:best\\s+|old\\s+|good\\s+)?friends?|mates?|colleagues?|(?:grand)?(?:mother|father|parents|ma|pa|mum|mom|dad|son|sons|daughters?|child|children|kids?)|(?:mother|father|sister|brother|parents|son|daughter)?[\\s-]?in[\\s-]laws?|aunts?|uncles?|sisters?|brothers?|siblings?|cousins?|nephews?|nieces?|husband|wife|partner|girl\\s?friend|boy\\s?friend|fianc[eé]{1,2}|family|couple)";
    private static final String OF_THEM = "(?:(?:my|our|his|her|their|an?|another|one|two|three|four|some)\\s+)";
    private static final String WHO =
            "(?<who>" + OF_THEM + "(?:(?:other|older|younger|little|big|elder|two|three|four)\\s+)?(?<kin>" + KIN
                    + ")(?:\\s+of\\s+(?:ours|mine|us))?(?:\\s+(?:and|with)\\s+" + OF_THEM + "?(?<kin2>" + KIN + "))?)";
    private static final Pattern TOLD = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|then|ok(?:ay)?|by\\s+the\\s+way|btw|actually|sorry|well|good\\s+news|news)\\W+)*(?:"
                    + WHO
                    + "(?:\\s*,?\\s+(?!joins?|comes?|meets?|arrives?|flies)\\p{L}{3,12}(?=\\s*,?\\s+(?:joins?|comes?|will|is|meets?|arrives?|flies|lands?)\\b)\\s*,?)?(?:\\s*,?\\s+(?:(?:will|is|are|would|can|going\\s+to|then|also|only|probably|be)\\s+)*(?:joins?|joining|comes?(?!\\s+from\\s+(?!\\S+\\s+on))|coming|meets?|meeting|arrives?|arriving|lands?|landing|fl(?:ies|y|ying)\\s+(?:in|over|out\\s+to)|travels?(?:\\s+with\\s+us)|travell?ing\\s+with\\s+us)\\b)"
                    + "|(?:we|i)(?:'ll|\\s+will|\\s+are|'re)?\\s+(?:(?:then|also|going\\s+to|be)\\s+)*(?:pick(?:ing)?\\s+up|meet(?:ing)?(?:\\s+up\\s+with)?|collect(?:ing)?|joined\\s+by)\\s+"
                    + WHO.replace("?<who>", "?<whom>")
                            .replace("?<kin>", "?<kin3>")
                            .replace("?<kin2>", "?<kin4>")
                    + ")(?<rest>[^?]*)$");
    private static final Pattern ORDERS = Patterns.words(
            "add|drop|skip|remove|replace|swap|move|change|make|plan|extend|shorten|lunch|dinner|coffee|drinks?|one of us|for (?:a|one|an) (?:day|night|hour|afternoon)");
    private static final Pattern THE_END = Patterns.anyCase(
            "\\b(?:the|our)\\s+(?:(?:last|final)\\s+(?:week|(?<few>few|couple\\s+of)\\s+(?:days|nights))|(?<second>second)\\s+week|(?<half>second|other)\\s+half)\\b");
    private static final int DAYS_OF_A_WEEK = 7;
    private static final int FEW = 3;
    private static final Pattern WITH =
            Patterns.anyCase("\\bwith\\s+(?:her|his|their)\\s+(?:(?:little|older|younger)\\s+)?" + KIN);
    private static final Pattern AGE = Patterns.anyCase(
            "\\b(?:he|she|it)(?:'s|\\s+is)\\s+(?<age>\\d{1,2})\\b|\\b(?<years>\\d{1,2})[\\s-]+years?[\\s-]+old");
    private static final Pattern TWO = Patterns.words("\\p{L}*parents|\\p{L}*in[\\s-]laws|couple");
    private static final Pattern SEVERAL = Patterns.words("\\p{L}+s|children|family");

    /** What a message tells; nothing where it tells of nobody who joins, or of no day or place of the plan where they do. */
    public static Optional<JoinsLater> in(GraphState state, Places atlas) {
        var message = Utterance.of(state.getUserQuery());
        if (state.getItinerary().isEmpty()
                || state.getPendingClarification().isPresent()
                || message.words().size() > LONGEST_WORDS
                || message.has(ORDERS)) {
            return Optional.empty();
        }
        var said = Patterns.matcher(TOLD, message.text());
        return said.matches()
                ? told(said, message.text(), Itinerary.of(state.getItinerary(), atlas), state, atlas)
                : Optional.empty();
    }

    private static Optional<JoinsLater> told(
            MatchResult said, String message, Itinerary plan, GraphState state, Places atlas) {
        var places =
                atlas.mentionedIn(message).stream().map(Places.Mention::place).toList();
        var numbered = DaySaid.in(said.group("rest"), plan.days()).stream()
                .map(DaySaid::number)
                .filter(number -> number <= plan.days().size())
                .findFirst()
                .or(() -> forTheEnd(said.group("rest"), plan.days().size()));
        var there = places.stream().findFirst();
        var first = numbered.map(number -> plan.days().get(number - 1))
                .or(() -> there.flatMap(place -> plan.days().stream()
                        .filter(day -> plan.on(day).isAt(place))
                        .findFirst()));
        return first.map(day -> joining(said, message, day, there, plan, state));
    }

    /** The first day of "the last week", "the last few days", "the second half". */
    private static Optional<Integer> forTheEnd(String rest, int days) {
        var end = Patterns.matcher(THE_END, rest);
        if (!end.find()) {
            return Optional.empty();
        }
        int first = end.group("half") != null
                ? days / 2 + 1
                : end.group("second") != null
                        ? DAYS_OF_A_WEEK + 1
                        : days + 1 - (end.group("few") == null ? DAYS_OF_A_WEEK : FEW);
        return Optional.of(first).filter(day -> day > 1 && day <= days);
    }

    private static JoinsLater joining(
            MatchResult said, String message, LocalDate day, Optional<Place> there, Itinerary plan, GraphState state) {
        var who = whom(Optional.ofNullable(said.group("who")).orElseGet(() -> said.group("whom")));
        var entries = plan.on(day).entries();
        boolean isThere = there.filter(place -> plan.on(day).isAt(place)
                        || entries.stream().anyMatch(entry -> entry.activity().contains(place.name())))
                .isPresent();
        var where = there.or(() -> entries.getFirst().place()).map(Place::name);
        var when = DAY.format(day);
        var party = together(said, message, state);
        boolean areSeveral =
                Patterns.isAllOf(SEVERAL, lastWord(who)) || said.group("kin2") != null || said.group("kin4") != null;
        var joins = areSeveral ? "join" : "joins";
        var note = "Noted, and the plan stays for the others: %s %s on day %d, %s%s.%s%s"
                .formatted(
                        who,
                        joins,
                        plan.days().indexOf(day) + 1,
                        when,
                        where.map(place -> ", in " + place).orElse(""),
                        there.isEmpty() || isThere
                                ? ""
                                : " By the plan you are %s that day: say so if it should lead there."
                                        .formatted(entries.getLast()
                                                .place()
                                                .map(place -> "in " + place.name())
                                                .orElse("elsewhere")),
                        party.map(all -> " From then on you are %d.".formatted(all.getAdults() + all.getChildren()))
                                .orElse(""));
        return new JoinsLater(
                note,
                PeopleTold.kept("%s %s on %s%s"
                        .formatted(
                                who,
                                joins,
                                when,
                                where.map(place -> " in " + place).orElse(""))),
                party);
    }

    private static Optional<StatedParty> together(MatchResult said, String message, GraphState state) {
        int more = Stream.of("kin", "kin2", "kin3", "kin4")
                .map(said::group)
                .filter(kin -> kin != null)
                .mapToInt(kin -> count(kin, message))
                .reduce(0, (one, other) -> one < 0 || other < 0 ? -1 : one + other);
        int beside = said.group("kin2") == null && said.group("kin4") == null && Patterns.isIn(WITH, message) ? 1 : 0;
        boolean areYoung = Patterns.in(AGE, message)
                .anyMatch(found ->
                        Integer.parseInt(Optional.ofNullable(found.group("age")).orElseGet(() -> found.group("years")))
                                < GROWN_UP);
        return state.getPreferences()
                .flatMap(known -> known.getParty())
                .filter(party -> more > 0 && party.getAdults() + party.getChildren() > 0)
                .map(party -> StatedParty.newBuilder(party)
                        .setAdults(
                                party.getAdults() + more + (areYoung ? 0 : beside) - (areYoung && beside == 0 ? 1 : 0))
                        .setChildren(party.getChildren() + (areYoung ? 1 : 0))
                        .setDescription("")
                        .setTurn(state.getTurn())
                        .build());
    }

    /** Below nought where nobody knows how many they are. */
    private static int count(String kin, String message) {
        var number = Patterns.in(
                        Patterns.anyCase("\\b(?<n>an?|one|two|three|four)\\s+(?:\\p{L}+\\s+)?" + Pattern.quote(kin)),
                        message)
                .flatMap(found -> Names.number(found.group("n")).stream())
                .findFirst();
        return number.orElseGet(() -> Patterns.isAllOf(TWO, kin) ? 2 : Patterns.isAllOf(SEVERAL, kin) ? -1 : 1);
    }

    private static String lastWord(String who) {
        return who.replaceFirst("\\s+of\\s+yours$", "").replaceFirst("^.*\\s", "");
    }

    private static String whom(String said) {
        return said.toLowerCase(Locale.ROOT)
                .replaceAll("\\b(?:my|our)\\b", "your")
                .replaceAll("\\b(?:ours|mine|us)\\b", "yours")
                .strip();
    }
}

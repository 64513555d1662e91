package ai.travion.generator.composer;

import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.ConstraintViolation;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** States what the calendar, the season and the place demand: each once, the gravest first, with its day and what to do instead. */
final class Warnings {

    /** "Thursday 4 February 2027 is Independence Day: the sale of alcohol was closed for it in 2025" speaks of a day to come. */
    private static final Pattern PAST_CLOSURE = Pattern.compile("^[^:]*\\bwas\\b");

    private static final Set<String> CLOSING_ALCOHOL = Set.of("poya_alcohol", "alcohol_closed", "critical_shutdown");
    private static final Pattern ASKING_FOR_ALCOHOL = Pattern.compile(
            "\\b(?:(?:bar|pub)[ -]?(?:crawl(?:ing|s)?|hop(?:ping)?)|night ?life|night ?clubs?|(?:rooftop|beach|cocktail|wine|hotel) bars?|bars?|pubs?|clubbing|cocktails?|(?:gin(?: (?:and|&) tonic)?|g&t|vodka|rum|tequila|brandy|cognac|prosecco|champagne|bubbly|cava|sherry|port wine|cider|sangria|mojitos?|margaritas?|martinis?|daiquiris?|caipirinhas?|spritz(?:es)?|negronis?|lagers?|ales?|stouts?|pints?)|beers?|wines?|arrack|toddy|whisk(?:e)?y|"
                    + "alcohol(?:ic drinks)?|liquor|booze|sundowners?|happy hour)\\b",
            Pattern.CASE_INSENSITIVE);

    /** "Where can I drink?", of nothing else than alcohol. */
    private static final Pattern ASKING_TO_DRINK = Pattern.compile(
            "\\b(?:get(?:ting)? (?:a bit )?(?:drunk|tipsy|hammered|wasted|plastered|sloshed)|(?:where|can|could|may|should) (?!(?:(?:do|does|the|can|could|should|may) )?(?:\\w+ )?(?:elephants?|animals?|deer|leopards?|birds?|child|children|kids|babies|toddlers?)\\b)(?:\\w+ ){0,3}?(?:drink|have (?:a )?drinks?|get (?:a )?drinks?|grab (?:a )?drinks?)(?![^?.]{0,25}\\b(?:tap|taps|fountains?|wells?|streams?|rivers?|cold|hot|safely|water|tea|coffee|soft|juices?|coconuts?|milk|lassi|smoothies?)\\b)|go(?:ing)? (?:out )?drinking)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern DATED = Pattern.compile("^\\p{L}+day \\d{1,2} \\p{L}+ \\d{4}: ");

    private static final Pattern DAY_AND_WHAT_HOLDS =
            Pattern.compile("(?<day>\\p{L}+day \\d{1,2} \\p{L}+ \\d{4} is [^:]+): (?<holds>.+)");

    /** "Mirissa is expected to be crowded on Saturday 16 January 2027 at 16:25: about 64% full." */
    private static final Pattern CROWDED = Pattern.compile(
            "(?<where>.+ crowded on )(?<day>\\p{L}+day \\d{1,2} \\p{L}+ \\d{4})(?<when> at \\d{2}:\\d{2}: .+)");

    private static final Pattern OF_A_HOTEL = Pattern.compile(
            "\\b(?:hotels?|resorts?|villas?|guest ?houses?|mini-?bar|room service|where (?:i|we) (?:stay|sleep|are staying)|staying at)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Whoever stays in a hotel is spared some closures, and asks for just that. */
    private static final Pattern SPARING_HOTELS = Pattern.compile("except in hotels registered");

    private final List<ConstraintViolation> violations;

    /** What the answer has stated above already. */
    private final List<ConstraintViolation> stated;

    private Warnings(List<ConstraintViolation> violations) {
        this(violations, List.of());
    }

    private Warnings(List<ConstraintViolation> violations, List<ConstraintViolation> stated) {
        this.violations = violations;
        this.stated = stated;
    }

    static Warnings of(List<ConstraintViolation> violations) {
        var once = new LinkedHashSet<>(violations);
        return new Warnings(once.stream()
                .sorted(Comparator.comparing(ConstraintViolation::getSeverity).reversed())
                .toList());
    }

    /** The answer to whoever asks for what the day forbids, or nothing. States those violations. */
    List<String> refusalOf(String question, List<String> places) {
        var asked = ASKING_FOR_ALCOHOL.matcher(question);
        boolean isNamed = asked.find();
        if (!isNamed && !ASKING_TO_DRINK.matcher(question).find()) {
            return List.of();
        }
        var subject = (isNamed ? asked.group().toLowerCase(Locale.ROOT) : "alcohol")
                + (places.size() == 1 ? " in " + places.getFirst() : "");
        var byDay = new LinkedHashMap<Optional<LocalDate>, List<ConstraintViolation>>();
        forbiddingAlcohol()
                .forEach(violation -> byDay.computeIfAbsent(violation.getDate(), day -> new ArrayList<>())
                        .add(violation));
        boolean ofTheHotel = OF_A_HOTEL.matcher(question).find();
        return byDay.values().stream()
                .map(day -> refusal(subject, day, ofTheHotel))
                .toList();
    }

    /** Whether a message asks for alcohol, or for where it is served. */
    static boolean asksForAlcohol(String message) {
        return ASKING_FOR_ALCOHOL.matcher(message).find()
                || ASKING_TO_DRINK.matcher(message).find();
    }

    /** The traveller's own word for it. */
    static String alcoholIn(String message) {
        var asked = Pattern.compile(
                        "(?:(?:glass(?:es)?|bottles?|pints?) of )?" + ASKING_FOR_ALCOHOL.pattern(),
                        Pattern.CASE_INSENSITIVE)
                .matcher(message);
        return asked.find() ? asked.group().toLowerCase(Locale.ROOT) : "alcohol";
    }

    /** Whether a word asks for alcohol, or for drinking it. */
    static boolean isOfAlcohol(String word) {
        return ASKING_FOR_ALCOHOL.matcher(word).matches()
                || word.matches(
                        "drink\\w*|drunk|tipsy|buy\\w*|order\\w*|sold|sale|sell|serve\\w*|party|tonic|glass(?:es)?|bottles?|midnight|dinner|available|legal");
    }

    boolean forbidAlcohol() {
        return !forbiddingAlcohol().isEmpty();
    }

    /** Those of one type. */
    Warnings ofType(String type) {
        return new Warnings(violations.stream()
                .filter(violation -> violation.getConstraintType().equals(type))
                .toList());
    }

    List<ConstraintViolation> all() {
        return violations;
    }

    List<String> sentences() {
        return violations.stream().map(Warnings::sentence).toList();
    }

    /** The sentences, those of a crowd that is alike on several days at once. */
    private List<String> crowdsTogether() {
        var days = new LinkedHashMap<String, List<String>>();
        for (var sentence : sentences()) {
            var crowded = CROWDED.matcher(sentence);
            boolean isOfADay = crowded.matches();
            days.computeIfAbsent(
                            isOfADay ? crowded.group("where") + "%s" + crowded.group("when") : sentence,
                            one -> new ArrayList<>())
                    .add(isOfADay ? crowded.group("day") : "");
        }
        return days.entrySet().stream()
                .map(one -> one.getKey().replaceFirst("%s(?= at )", Remarks.listed(one.getValue())))
                .toList();
    }

    /** What is still to be said once the question was answered with {@link #refusalOf}. */
    Warnings without(List<ConstraintViolation> alreadyStated) {
        return new Warnings(
                violations.stream()
                        .filter(violation -> !alreadyStated.contains(violation))
                        .toList(),
                Stream.concat(stated.stream(), alreadyStated.stream()).toList());
    }

    List<ConstraintViolation> statedBy(List<String> refusal) {
        return refusal.isEmpty() ? List.of() : forbiddingAlcohol();
    }

    /** A block with one line for each, or nothing. */
    List<String> block(List<String> alsoToState) {
        var lines = new ArrayList<String>();
        together(crowdsTogether()).forEach(sentence -> lines.add("- " + sentence));
        var said = Terms.bare(Stream.concat(lines.stream(), stated.stream().map(Warnings::sentence))
                .collect(Collectors.joining(" ")));
        alsoToState.stream()
                .filter(words -> !said.contains(Terms.bare(words))
                        && !said.contains(Terms.bare(DATED.matcher(words).replaceFirst(""))))
                .forEach(words -> lines.add("- " + ended(words)));
        return lines.isEmpty() ? List.of() : List.of("**Please note**\n\n" + String.join("\n", lines));
    }

    /** What holds alike on several days is said of them all at once. */
    private static List<String> together(List<String> sentences) {
        var byWhatHolds = new LinkedHashMap<String, List<String>>();
        for (var sentence : sentences) {
            var dated = DAY_AND_WHAT_HOLDS.matcher(sentence);
            byWhatHolds
                    .computeIfAbsent(dated.matches() ? dated.group("holds") : sentence, holds -> new ArrayList<>())
                    .add(dated.matches() ? dated.group("day") : "");
        }
        return byWhatHolds.entrySet().stream()
                .map(one -> one.getValue().getFirst().isEmpty()
                        ? one.getKey()
                        : String.join("; ", one.getValue()) + ": " + one.getKey())
                .toList();
    }

    List<CitedStatement> statements() {
        return violations.stream()
                .map(violation -> new CitedStatement(sentence(violation), List.of()))
                .toList();
    }

    /** Whether some day closes the sale of alcohol. */
    boolean closeAlcohol() {
        return !forbiddingAlcohol().isEmpty();
    }

    private List<ConstraintViolation> forbiddingAlcohol() {
        return violations.stream()
                .filter(violation -> CLOSING_ALCOHOL.contains(violation.getConstraintType()))
                .filter(violation -> !violation.getKind().equals("ADVICE"))
                .toList();
    }

    /** One headline a day, by what concerns alcohol itself; what else closes that day follows. */
    private static String refusal(String subject, List<ConstraintViolation> ofTheDay, boolean ofTheHotel) {
        var ofAlcohol = ofTheDay.stream()
                .filter(violation -> !violation.getConstraintType().equals("critical_shutdown"))
                .toList();
        var first = ofAlcohol.isEmpty() ? ofTheDay.getFirst() : ofAlcohol.getFirst();
        var rest = ofTheDay.stream()
                .filter(violation -> !violation.equals(first))
                .map(violation -> " " + words(violation))
                .collect(Collectors.joining());
        return headline(subject, first, ofTheHotel) + words(first) + rest;
    }

    private static String headline(String subject, ConstraintViolation violation, boolean ofTheHotel) {
        var when = violation.getDate().map(day -> " on " + Days.inWords(day)).orElse("");
        var banned = PAST_CLOSURE.matcher(violation.getDescription()).find()
                ? "alcohol sales were banned that day"
                : violation.getCertainty().isEmpty() || violation.getCertainty().equals("gazetted")
                        ? "alcohol sales are banned that day"
                        : "alcohol sales are expected to be banned that day";
        if (!SPARING_HOTELS.matcher(violation.getDescription()).find()) {
            return "**No " + subject + when + ": " + banned + ".** ";
        }
        return ofTheHotel
                ? "**Probably yes, if your hotel is registered with the Tourist Board: no " + subject + " elsewhere"
                        + when + ", since " + banned + ".** "
                : "**No " + subject + when + ", except in hotels registered with the Tourist Board: " + banned + ".** ";
    }

    private static String sentence(ConstraintViolation violation) {
        var words = words(violation);
        return violation
                .getDate()
                .filter(day -> !Days.isNamedIn(words, day) && !isOfItsMonth(words, day))
                .map(day -> "**" + Days.inWords(day) + "**: " + words)
                .orElse(words);
    }

    /** "July at Mirissa: the sea is rough" holds for the month, not for its first day. */
    private static boolean isOfItsMonth(String words, LocalDate day) {
        return words.startsWith(day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " ");
    }

    static String words(ConstraintViolation violation) {
        var description = ended(violation.getDescription());
        return violation.getSuggestion().isBlank() ? description : description + " " + ended(violation.getSuggestion());
    }

    private static String ended(String sentence) {
        var line = sentence.replaceAll("\\s+", " ").strip();
        return line.isEmpty() || line.matches(".*[.!?]") ? line : line + ".";
    }
}

package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.envelope.DaysAsBefore;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Each constraint is stated by its meaning: what it is about, what it demands, and when.
 *
 * <p>What it is about and what it demands stand in one sentence; its day or the name of its Poya stands near by. "Enjoy the bars on
 * Poya day" speaks of alcohol and of Poya and states no ban.
 */
final class ConstraintsStated {

    /** A coast in its season is dry too: the word alone speaks of drink only beside a Poya. */
    private static final String OF_DRINK = DrinkNames.AND_WHERE
            + "|alcohol\\w*|drinks?|drinking|nightlife|teetotal|"
            + "dry (?:day|evening|night|dinner|plan)|(?:poya|full[- ]moon)\\b.*\\bdry|dry\\b.*\\b(?:poya|full[- ]moon)";

    /** The words that a statement of a type needs: one match of each pattern, in one sentence. */
    private static final Map<String, List<Pattern>> MEANING = Map.of(
            "poya_alcohol", List.of(words(OF_DRINK), closing()),
            "alcohol_closed", List.of(words(OF_DRINK), closing()),
            "alcohol_uncertain",
                    List.of(
                            words("alcohol\\w*|liquor|bars?|pubs?|drinks?|beers?|wines?"),
                            words(
                                    "(?:not|nobody) know\\w*|uncertain|unclear|unknown|not (?:certain|clear|sure)|cannot (?:say|tell)|whether")),
            "dress_code",
                    List.of(
                            words(
                                    "dress codes?|dress (?:modest\\w*|in white|plain\\w*)|cover\\w* (?:up|your|the|knees|shoulders)|covered|modestly|modest (?:dress|cloth\\w*|clothing|outfits?|attire|wear)|shoulders?|knees?|(?:shoes?|hats?|footwear)\\W+(?:\\w+\\W+){0,3}(?:off|outside|behind|aside|removed|left)|(?:no|without|remove|take off|leave)\\W+(?:your |the |all )?(?:shoes?|hats?|footwear)|barefoot|shirts? off|white clothes|sarongs?|shawls?")),
            "weather_season",
                    List.of(
                            words(
                                    "monsoon\\w*|rain\\w*|wet\\w*|out of season|off[- ]season|(?:against|wrong|not (?:the|in)|n['’]t (?:the|in)|low) (?:the )?(?:right |best )?(?:season|month|time)|season (?:is )?(?:over|closed|against)|storm\\w*|thunder\\w*|swells?|waves|rough|unsafe|dangerous|currents?|mud\\w*|cloud\\w*|mist\\w*|slippery|not lit|unlit|shut\\w*|clos(?:e|es|ed|ing)(?! (?:to|by)\\b)")),
            "crowd_warning", List.of(words("crowd\\w*|busy|busiest|packed|full|queues?")),
            "closed_hours", List.of(words("clos\\w+|opens?|opening|shut\\w*|hours")));

    /** Words that look like a statement and take it back. */
    private static final Map<String, Pattern> TAKEN_BACK = Map.of(
            "dress_code",
                    words(
                            "(?:bare|uncovered) (?:shoulders|knees|legs)[^.]{0,30}\\b(?:fine|ok(?:ay)?|allowed|welcome|accepted)|shoes (?:stay|can stay|may stay|stay put) on|no (?:dress code|need to cover)|(?:need|have) not cover|(?:do not|don['’]t|need not) (?:need to |have to )?(?:cover|dress)|keep (?:your )?(?:shoes|hats?) on|(?:shoes|hats?)[^.]{0,20}\\b(?:kept|left) on"),
            "crowd_warning",
                    words(
                            "not (?:be )?(?:very |so |too |at all |especially |particularly )?(?:busy|crowded|full|packed)|hardly any\\w*|no crowds?|without (?:any )?crowds?|to yourself"),
            "weather_season",
                    words(
                            "(?:no|little|never|without) (?:rain|monsoon|storms?|waves|swell)|(?:sea|weather|water) (?:is|will be) (?:lovely|calm|perfect|ideal|fine|gentle|flat)|perfectly safe|dry and sunny"));

    /** "weather_season", and "wildlife_season". */
    private static final String OF_A_SEASON = "_season";

    /** "Not much of a bar scene", "I found no bar": there are few, or none is known, and nobody forbids one. */
    private static final Pattern LACKING = words(
            "(?:not|n['’]t|never) (?:(?:really|exactly|quite|expect|count on|hope for|have|find|offer) )?(?:much|many|a lot|known for|famous for|a party)(?: of)?|no (?:\\p{L}+ )?(?:(?:bar|party|nightlife|drinking|clubbing)[ -](?:scene|street|strip|district|town|quarter)s?|street of bars|nightlife)|(?:hardly|scarcely) any|(?:name|mention|list|know|find|found|give|tell|speak)s? (?:of )?(?:no|none|nothing)|(?:could|can|do|did|does) ?(?:not|n['’]t) (?:find|name|mention|tell|say|know|list|give|recommend)");

    private static final Set<String> OF_ALCOHOL = Set.of("poya_alcohol", "alcohol_closed");

    /** By type: whether a sentence has the words that its statement needs, and does not take them back. */
    private static final Map<String, Reading<Boolean>> MEANT = MEANING.keySet().stream()
            .collect(Collectors.toUnmodifiableMap(
                    type -> type, type -> Reading.by(sentence -> hasItsMeaning(type, sentence))));

    private static final Map<String, Reading<Boolean>> WITHDRAWN = MEANING.keySet().stream()
            .collect(Collectors.toUnmodifiableMap(
                    type -> type, type -> Reading.by(sentence -> isTakenBack(type, sentence))));

    private static final Pattern POYA =
            Pattern.compile("\\b((?:Adhi |Madin |Medin )?\\p{Lu}\\p{L}+) (?:Full Moon )?Poya\\b");
    /** The name of the day is when it holds, and not what holds. */
    private static final Pattern OF_ITS_DAY =
            Pattern.compile("(?:(?:Adhi |Madin |Medin )?\\p{Lu}\\p{L}+ )?(?:Full Moon )?Poya(?: Day)?\\b");

    /** "Thursday 20 May 2027 is the day after Vesak: ..." */
    private static final Pattern CALLED = Pattern.compile(
            "^[^:;,]*?\\d{4} (?:is|belongs to|falls on) (?:the |a |an )?(?<name>[^:;,.]{4,40})[:;,.]",
            CASE_INSENSITIVE);

    private static final Pattern THAT_DAY =
            Pattern.compile("\\b(?:on )?(?:that|your|the same) (?:day|date)\\b", CASE_INSENSITIVE);
    /** In the very sentence that says what holds, the day needs no name. */
    private static final Pattern OF_THAT_DAY = Pattern.compile(
            "\\b(?:that|this) (?:(?:very|whole) )?(?:evening|night|poya)\\b|(?<!\\b(?:any|every|each|on|of|to) )(?<!(?-i:\\p{Lu}\\p{Ll}{1,12}) )\\b(?:poya|full[- ]moon)\\b(?! (?:days|evenings|nights|dates)\\b)",
            CASE_INSENSITIVE);

    /** A season that is named is that of the day, where the turn has one. */
    private static final Pattern MONSOON = Pattern.compile(
            "\\b(?:monsoon|off[- ]season|out of season|outside the (?:\\p{L}+ )?season)\\b", CASE_INSENSITIVE);

    private static final Pattern DAY_OF_THE_MONTH = Pattern.compile("\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b");

    private static final Pattern THEN = Pattern.compile(
            "\\b(?:this|that) time of (?:the )?year\\b|\\byour dates?\\b|\\b(?:that|your|this) (?:month|week)\\b",
            CASE_INSENSITIVE);
    private static final DateTimeFormatter LONG = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);

    private static final Reading<Set<String>> DESCRIBED = Reading.by(description -> Set.copyOf(
            Words.subjects(OF_ITS_DAY.matcher(DatesIn.blanked(description)).replaceAll("Poya"))));

    private static final Pattern NAMED_POYA = Pattern.compile(
            "\\b(Duruthu|Nawam|Medin|Madin|Bak|Vesak|Poson|Esala|Nikini|Binara|Vap|Il|Unduvap) (?:[Ff]ull[- ][Mm]oon|[Pp]oya)\\b");

    private static final Pattern ANOTHER_POYA =
            Pattern.compile("\\b(?:next|previous|other|following)\\b", CASE_INSENSITIVE);

    private static final int TAKES_IT_UP = 2;

    private ConstraintsStated() {}

    static List<Fault> faults(Reviewed reviewed) {
        var violations = reviewed.state().getConstraintViolations().stream()
                .filter(violation -> !DaysAsBefore.hasTold(violation, reviewed.state()))
                .toList();
        long days = violations.stream()
                .flatMap(violation -> violation.getDate().stream())
                .distinct()
                .count();
        return Stream.of(
                        violations.stream()
                                .filter(violation -> !isStated(violation, reviewed, days <= 1))
                                .map(violation -> isKnownByItsWordsAlone(violation)
                                        ? fault(violation).asAHint()
                                        : fault(violation)),
                        days <= 1
                                ? violations.stream().flatMap(violation -> calledOtherwise(violation, reviewed))
                                : Stream.<Fault>of(),
                        violations.stream().flatMap(violation -> turned(violation, reviewed)))
                .flatMap(faults -> faults)
                .distinct()
                .toList();
    }

    /** Advice may be left out; its opposite may not be said. */
    private static Stream<Fault> turned(ConstraintViolation violation, Reviewed reviewed) {
        return reviewed.draft().statements().stream()
                .map(Statement::text)
                .filter(text -> SeasonTurned.isIn(text, violation, reviewed.readings()))
                .map(text -> Fault.mendedByRewriting(
                        "It says the opposite of what holds: \"" + text + "\"",
                        "Leave out the opposite of what holds, and say what does: “" + Fault.quotable(text) + "”"));
    }

    /** "15 September is the Poson full moon": another Poya, of another month. */
    private static Stream<Fault> calledOtherwise(ConstraintViolation violation, Reviewed reviewed) {
        var poya = poyaOf(violation);
        if (poya.isEmpty() || !OF_ALCOHOL.contains(violation.getConstraintType())) {
            return Stream.of();
        }
        return reviewed.draft().statements().stream()
                .map(Statement::text)
                .filter(text -> !spelled(text).contains(spelled(poya.get()))
                        && !isOfAnotherDay(violation, text, reviewed.readings())
                        && NAMED_POYA
                                .matcher(text)
                                .results()
                                .anyMatch(name -> !TurnTexts.ownWords(reviewed.state()).stream()
                                        .anyMatch(words -> words.contains(name.group(1))))
                        && hasItsMeaning(violation.getConstraintType(), text))
                .map(text -> Fault.mendedByRewriting(
                        "It gives the day the name of another Poya: \"" + text + "\"",
                        "The day is " + poya.get() + " Poya; call it so: “" + Fault.quotable(text) + "”"));
    }

    /** "The next dry day is Unduvap Poya on 23 December" gives its own day its name. */
    private static boolean isOfAnotherDay(ConstraintViolation violation, String text, Readings readings) {
        var named = readings.daysIn(text);
        return ANOTHER_POYA.matcher(text).find()
                || (!named.isEmpty()
                        && violation
                                .getDate()
                                .map(MonthDay::from)
                                .filter(day -> named.stream()
                                        .noneMatch(mention -> mention.monthDay().equals(Optional.of(day))))
                                .isPresent());
    }

    /** Calendars write the Poya of March either way. */
    private static String spelled(String text) {
        return text.replace("Madin", "Medin");
    }

    /** Advice on lanterns and crowds may be given in any words, and what is asked may not need it. */
    private static boolean isKnownByItsWordsAlone(ConstraintViolation violation) {
        return violation.getKind().equals("ADVICE") && !MEANING.containsKey(violation.getConstraintType());
    }

    private static boolean isStated(ConstraintViolation violation, Reviewed reviewed, boolean onlyDay) {
        return stating(violation, reviewed, onlyDay).findAny().isPresent();
    }

    /** The sentences that state it. */
    static Stream<Statement> stating(ConstraintViolation violation, Reviewed reviewed) {
        long days = reviewed.state().getConstraintViolations().stream()
                .flatMap(one -> one.getDate().stream())
                .distinct()
                .count();
        return stating(violation, reviewed, days <= 1);
    }

    private static Stream<Statement> stating(ConstraintViolation violation, Reviewed reviewed, boolean onlyDay) {
        var described = reviewed.readings().of(DESCRIBED, violation.getDescription());
        return reviewed.draft().statements().stream()
                .filter(statement ->
                        saysWhat(violation, described, withItsQuestion(statement, reviewed), reviewed.readings()))
                .filter(statement -> saysWhere(violation, statement, reviewed))
                .filter(statement -> saysWhen(violation, statement, reviewed, onlyDay));
    }

    /** Of two places with a warning of the same kind, a sentence that names the other one alone is of that one. */
    private static boolean saysWhere(ConstraintViolation violation, Statement statement, Reviewed reviewed) {
        var text = reviewed.readings().bareOf(statement.text());
        return violation
                .getLocation()
                .filter(place -> !text.contains(reviewed.readings().bareOf(place)))
                .map(place -> reviewed.state().getConstraintViolations().stream()
                        .filter(other -> other.getConstraintType().equals(violation.getConstraintType()))
                        .flatMap(other -> other.getLocation().stream())
                        .filter(other -> !other.equals(place))
                        .noneMatch(other -> text.contains(reviewed.readings().bareOf(other))))
                .orElse(true);
    }

    /** "Bars? They can't serve on Nikini Poya": what cannot, the question has named. */
    private static String withItsQuestion(Statement statement, Reviewed reviewed) {
        var statements = reviewed.draft().statements();
        int before = statements.indexOf(statement) - 1;
        return before >= 0
                        && statements.get(before).text().endsWith("?")
                        && statements.get(before).block() == statement.block()
                ? statements.get(before).text() + " " + statement.text()
                : statement.text();
    }

    private static boolean saysWhat(
            ConstraintViolation violation, Set<String> described, String statement, Readings readings) {
        var type = violation.getConstraintType();
        var meant = MEANT.get(type);
        boolean states = (meant != null && readings.of(meant, statement))
                || sharesMostWords(described, statement, readings)
                || (isKnownByItsWordsAlone(violation) && takesItUp(violation, described, statement, readings));
        var withdrawn = WITHDRAWN.get(type);
        return states && (withdrawn == null || !readings.of(withdrawn, statement));
    }

    private static boolean hasItsMeaning(String type, String sentence) {
        var text = OF_ALCOHOL.contains(type) ? LACKING.matcher(sentence).replaceAll(" ") : sentence;
        return MEANING.getOrDefault(type, List.of()).stream()
                .allMatch(words -> words.matcher(text).find());
    }

    private static boolean isTakenBack(String type, String sentence) {
        var takenBack = TAKEN_BACK.get(type);
        return (takenBack != null && takenBack.matcher(sentence).find())
                || (OF_ALCOHOL.contains(type) && (Alcohol.isBanDeniedIn(sentence) || SoftenedBan.in(sentence)));
    }

    /** What any type can be known by: most of what its description speaks of. */
    private static boolean sharesMostWords(Set<String> subjects, String text, Readings readings) {
        var terms = readings.termsOf(text);
        long shared = subjects.stream().filter(terms::contains).count();
        return subjects.isEmpty() || shared * 10 >= subjects.size() * 6L;
    }

    /** Two things that it speaks of besides its place: who reads them knows what to be ready for. */
    private static boolean takesItUp(
            ConstraintViolation violation, Set<String> described, String text, Readings readings) {
        var ofThePlace = violation.getLocation().map(readings::termsOf).orElse(Set.of());
        var terms = readings.termsOf(text);
        return described.stream()
                        .filter(subject -> !ofThePlace.contains(subject) && terms.contains(subject))
                        .count()
                >= TAKES_IT_UP;
    }

    /** In the same sentence, in its block, as the heading above it; or anywhere, where the turn has no other day to confuse it with. */
    private static boolean saysWhen(
            ConstraintViolation violation, Statement statement, Reviewed reviewed, boolean onlyDay) {
        var draft = reviewed.draft();
        var date = violation.getDate();
        if (date.isEmpty()) {
            return true;
        }
        if (statement.day().equals(date)
                || draft.statements().stream()
                        .filter(other -> other.equals(statement) || onlyDay)
                        .anyMatch(other -> isOfItsMonth(violation, other, reviewed.readings()))) {
            return true;
        }
        if (onlyDay
                && violation.getConstraintType().endsWith(OF_A_SEASON)
                && MONSOON.matcher(statement.text()).find()
                && MONSOON.matcher(violation.getDescription()).find()) {
            return true;
        }
        if (onlyDay
                && (OF_THAT_DAY.matcher(statement.text()).find() || callsItByName(violation, statement, reviewed))) {
            return true;
        }
        return draft.statements().stream()
                .filter(other -> onlyDay || (other.block() == statement.block() && isSameLine(other, statement, draft)))
                .anyMatch(other -> names(date.get(), poyaOf(violation), other.text(), reviewed.readings())
                        || (onlyDay && pointsAtIt(date.get(), other.text(), reviewed.readings())));
    }

    /** A season holds for its month. */
    private static boolean isOfItsMonth(ConstraintViolation violation, Statement statement, Readings readings) {
        return violation.getConstraintType().endsWith(OF_A_SEASON)
                && violation
                        .getDate()
                        .filter(date -> THEN.matcher(statement.text()).find()
                                || readings.factsOf(statement.text())
                                        .allMonths()
                                        .contains(date.getMonth()))
                        .isPresent();
    }

    /** In a list of warnings each has its own day: the day counts from the sentence itself or the one before or after. */
    private static boolean isSameLine(Statement one, Statement other, DraftText draft) {
        int distance = draft.statements().indexOf(one) - draft.statements().indexOf(other);
        return distance >= -1 && distance <= 1;
    }

    /** "On the day after Vesak". */
    private static boolean callsItByName(ConstraintViolation violation, Statement statement, Reviewed reviewed) {
        var called = CALLED.matcher(violation.getDescription());
        return called.find()
                && reviewed.readings()
                        .bareOf(statement.text())
                        .contains(reviewed.readings().bareOf(called.group("name")));
    }

    private static boolean names(LocalDate date, Optional<String> poya, String text, Readings readings) {
        var named = readings.daysIn(text).stream()
                .filter(mention -> mention.year().isEmpty() || mention.year().get() == date.getYear())
                .anyMatch(mention -> mention.monthDay().equals(Optional.of(MonthDay.from(date))));
        return named
                || poya.filter(name -> Pattern.compile("\\b" + Pattern.quote(spelled(name)) + "\\b", CASE_INSENSITIVE)
                                .matcher(spelled(text))
                                .find())
                        .isPresent();
    }

    /** "That Friday", "the 23rd", "as it is a Poya": no other day is spoken of. */
    private static boolean pointsAtIt(LocalDate date, String text, Readings readings) {
        return readings.factsOf(text).weekdays().contains(date.getDayOfWeek())
                || DAY_OF_THE_MONTH
                        .matcher(text)
                        .results()
                        .anyMatch(day -> Integer.parseInt(day.group(1)) == date.getDayOfMonth())
                || THAT_DAY.matcher(text).find();
    }

    private static Optional<String> poyaOf(ConstraintViolation violation) {
        var name = POYA.matcher(violation.getDescription());
        return name.find() ? Optional.of(name.group(1)) : Optional.empty();
    }

    private static Fault fault(ConstraintViolation violation) {
        var description = Fault.quotable(violation.getDescription());
        var when = violation
                .getDate()
                .map(LONG::format)
                .filter(day -> !description.contains(day))
                .map(day -> day + ": ")
                .orElse("");
        return Fault.mendedByRewriting(
                "It does not say what holds: " + when + description,
                "State this by its meaning, with its day: “" + when + description + "”");
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }

    private static Pattern closing() {
        return words(
                "clos(?:ed|es|e|ing|ure)|shut|bans?|banned|prohibit\\w*|forbid\\w*|forbidden|no|not|none|nothing|nobody|never|without|cannot|\\w+n['’]t|unavailable|dry|illegal|restrict\\w*|off the menu|stop\\w*");
    }
}

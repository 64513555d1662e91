package ai.travion.verifier.check;

import ai.travion.verifier.check.DraftText.Statement;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Days that are alike and planned under one heading: "Days 5 to 7 · Monday 5 July 2027 to Wednesday 7 July 2027". */
final class DaysTogether {

    private static final Pattern NUMBERED = Pattern.compile(
            "(?i)^\\W*days?\\s+(\\d{1,2})\\s*(?:to|till|until|through|and|&|[-\u2013\u2014])\\s*(?:day\\s+)?(\\d{1,2})(?![\\d:./])(?!\\s+(?:of|in)\\b)");

    private DaysTogether() {}

    /** @param planned all days of the plan, in order: the fifth of them is day 5 */
    static Set<MonthDay> in(DraftText draft, List<LocalDate> planned) {
        return draft.statements().stream()
                .filter(Statement::isHeading)
                .flatMap(heading -> NUMBERED.matcher(heading.text()).results())
                .map(found -> List.of(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))))
                .filter(numbers -> numbers.getFirst() >= 1
                        && numbers.getFirst() <= numbers.getLast()
                        && numbers.getLast() <= planned.size())
                .flatMap(numbers -> planned.subList(numbers.getFirst() - 1, numbers.getLast()).stream())
                .map(MonthDay::from)
                .collect(Collectors.toSet());
    }
}

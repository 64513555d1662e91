package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Two of us leave a day earlier", "my parents join two days later": the plan is for those who stay, and what the others need is said. */
final class SomeLeaveEarlier implements Completion {

    private static final int LONGEST_WORDS = 18;
    private static final String SOME =
            "(?<who>(?:one|two|three|four|five|\\d|some|half|a\\s+couple|a\\s+few)\\s+of\\s+(?:us|them|the\\s+group|our\\s+group)|(?:one|the\\s+other|the\\s+second|another|two|three)\\s+(?:couples?|famil(?:y|ies)|persons?|people|friends?|kids?|lads?|guys?|girls?|mates?)|the\\s+others|(?:the\\s+)?(?:grand)?parents|grandma|grandpa|granny|granddad|nan(?:na)?|(?:the\\s+)?(?:kids|friends)|(?:my|our|his|her)\\s+(?!flights?|plane|trip|plan|tour|driver|train|bus)(?:\\p{L}+\\s+)?\\p{L}+)";
    private static final String WHEN =
            "(?:(?<n>an?|one|two|three|four|\\d)\\s+(?<unit>days?|nights?)\\s+)?(?<side>earlier|early|sooner|before(?:\\s+(?:us|me|the\\s+rest))?|later|after(?:\\s+(?:us|me))?)\\b";
    private static final Pattern SAID = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|ok(?:ay)?|by\\s+the\\s+way|btw|actually|sorry|well)\\W+)*" + SOME
                    + "\\s+(?:(?:will|would|must|can|could|may|might|has|have|had|needs?|wants?|plans?|are|is|going|to|only|actually|already|probably)\\s+)*(?<goes>leav(?:e|es|ing)|bails?(?:\\s+out)?|fly(?:ing)?|flies|go(?:es|ing)?|return(?:s|ing)?|depart(?:s|ing)?|head(?:s|ing)?|arriv(?:e|es|ing)|join(?:s|ing)?|com(?:e|es|ing)|land(?:s|ing)?)\\s+(?:(?:home|back|us|out|off|in)\\s+)*"
                    + WHEN + "[^?]*$");
    /** "My friend flies home on day 4", "he leaves on the 12th". */
    private static final Pattern ON_A_DAY = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|ok(?:ay)?|by\\s+the\\s+way|btw|actually)\\W+)*(?:" + SOME
                    + "|he|she)\\s+(?:(?:will|only|just|has\\s+to|have\\s+to|must|needs?\\s+to|wants?\\s+to)\\s+)*(?<way>leaves?|fl(?:y|ies)|go(?:es)?|returns?|departs?|joins?|comes?|arrives?)\\s+(?:(?:home|back|us|out|off|already|only)\\s+)*(?:on|at|from)?\\s*(?:the\\s+)?(?:day\\s*\\d|\\d|first|second|third|last|mon|tue|wed|thu|fri|sat|sun)[^?]*$");

    private static final Pattern AFTER_DAYS = Patterns.anyCase(
            "\\bafter\\s+(?<count>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:days|nights)\\b");

    private static final Pattern COMES = Patterns.words("joins?|comes?|arrives?");
    /** "My sister joins for the last 3 days". */
    private static final Pattern FOR_SOME_DAYS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|ok(?:ay)?|by\\s+the\\s+way|btw|actually)\\W+)*" + SOME
                    + "\\s+(?:(?:will|only|just|is|are|can|wants?\\s+to)\\s+)*(?:joins?|joining|comes?|coming|travels?|is|are)\\s+(?:(?:us|with\\s+us|along|there|only|just|here)\\s+)*(?:for|on|in)\\s+(?:only\\s+|just\\s+)?the\\s+(?<end>last|first|final)\\s+(?<count>two|three|four|five|six|\\d)\\s+(?:days|nights)\\b[^?]*$");

    private static final Pattern LEAVES =
            Patterns.words("leav\\p{L}*|bails?|fly\\p{L}*|flies|go\\p{L}*|return\\p{L}*|depart\\p{L}*|head\\p{L}*");
    private static final Pattern LATER = Patterns.words("later|after");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        // Who leaves after six days is there on the sixth.
        var text = AFTER_DAYS
                .matcher(message.said().text())
                .replaceAll(found -> "on day "
                        + Names.number(found.group("count").toLowerCase(Locale.ROOT))
                                .orElse(1));
        var said = Patterns.matcher(SAID, text);
        boolean may = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS
                && message.places().isEmpty();
        if (!may) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        int length = plan.days().size();
        var some = Patterns.matcher(FOR_SOME_DAYS, text);
        if (some.find()) {
            return forSomeDays(
                    Names.number(some.group("count")).orElse(1),
                    some.group("end").startsWith("f") && !some.group("end").startsWith("fin"),
                    plan,
                    before);
        }
        var days = DaySaid.in(text, plan.days());
        var onADay = Patterns.matcher(ON_A_DAY, text);
        if (days.size() == 1 && days.getFirst().number() <= length && onADay.find()) {
            return onADay(days.getFirst().number(), Patterns.isIn(COMES, onADay.group("way")), plan, before);
        }
        if (!said.find()) {
            return Optional.empty();
        }
        boolean leaves = Patterns.isIn(LEAVES, said.group("goes"));
        // "One of us comes later, on the 4th day": that day, and not the one after the first.
        if (days.size() == 1 && said.group("n") == null && days.getFirst().number() <= length) {
            return onADay(days.getFirst().number(), !leaves, plan, before);
        }
        int count = Optional.ofNullable(said.group("n")).flatMap(Names::number).orElse(1);
        int day = leaves ? length - count : 1 + count;
        // Who arrives earlier, or leaves later, than the plan does not miss any of it.
        if (leaves == Patterns.isIn(LATER, said.group("side")) || day < 1 || day > length) {
            return Optional.empty();
        }
        var there =
                plan.on(plan.days().get(day - 1)).entries().getLast().place().map(Place::name);
        return Optional.of(Completed.nothing(
                conversation.ofThePlan(),
                "Noted, and the plan stays for the others: who %s would do so on day %d%s. Say \"%d days\" if the whole trip is to be shorter."
                        .formatted(
                                leaves ? "leaves earlier" : "comes later",
                                day,
                                there.map(place -> ", which ends in " + place).orElse(""),
                                length - count)));
    }

    private static Optional<Completed> onADay(int day, boolean comes, Itinerary plan, Background before) {
        var entries = plan.on(plan.days().get(day - 1)).entries();
        var there = (comes ? entries.getFirst() : entries.getLast()).place().map(Place::name);
        return Optional.of(Completed.nothing(
                before.conversation().ofThePlan(),
                "Noted, and the plan stays for the others: who %s on day %d does so %s."
                        .formatted(
                                comes ? "joins" : "leaves",
                                day,
                                there.map(place -> (comes ? "in " : "from ") + place)
                                        .orElse("where the day is spent"))));
    }

    private static Optional<Completed> forSomeDays(int count, boolean first, Itinerary plan, Background before) {
        int length = plan.days().size();
        int day = first ? count : length - count + 1;
        if (day < 1 || day > length) {
            return Optional.empty();
        }
        var there =
                plan.on(plan.days().get(day - 1)).entries().getFirst().place().map(Place::name);
        return Optional.of(Completed.nothing(
                before.conversation().ofThePlan(),
                "Noted, and the plan stays: who comes for the %s %d days %s on day %d%s."
                        .formatted(
                                first ? "first" : "last",
                                count,
                                first ? "leaves" : "joins",
                                day,
                                there.map(place -> ", which begins in " + place).orElse(""))));
    }
}

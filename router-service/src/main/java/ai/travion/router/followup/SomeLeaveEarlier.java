package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Two of us leave a day earlier", "my parents join two days later": the plan is for those who stay, and what the others need is said. */
final class SomeLeaveEarlier implements Completion {

    private static final int LONGEST_WORDS = 18;
    private static final String SOME =
            "(?<who>(?:one|two|three|four|five|\\d|some|half|a\\s+couple|a\\s+few)\\s+of\\s+(?:us|them|the\\s+group|our\\s+group)|(?:one|the\\s+other|the\\s+second|another|two|three)\\s+(?:couples?|famil(?:y|ies)|persons?|people|friends?|kids?)|the\\s+others|(?:my|our|his|her)\\s+(?!flights?|plane|trip|plan|tour|driver|train|bus)(?:\\p{L}+\\s+)?\\p{L}+)";
    private static final String WHEN =
            "(?:(?<n>an?|one|two|three|four|\\d)\\s+(?<unit>days?|nights?)\\s+)?(?<side>earlier|early|sooner|before(?:\\s+(?:us|me|the\\s+rest))?|later|after(?:\\s+(?:us|me))?)\\b";
    private static final Pattern SAID = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|ok(?:ay)?|by\\s+the\\s+way|btw|actually|sorry|well)\\W+)*" + SOME
                    + "\\s+(?:(?:will|would|must|can|could|may|might|has|have|had|needs?|wants?|plans?|are|is|going|to|only|actually|already|probably)\\s+)*(?<goes>leav(?:e|es|ing)|fly(?:ing)?|flies|go(?:es|ing)?|return(?:s|ing)?|depart(?:s|ing)?|head(?:s|ing)?|arriv(?:e|es|ing)|join(?:s|ing)?|com(?:e|es|ing)|land(?:s|ing)?)\\s+(?:(?:home|back|us|out|off|in)\\s+)*"
                    + WHEN + "[^?]*$");
    private static final Pattern LEAVES = Patterns.words("leav\\p{L}*|fly\\p{L}*|flies|go\\p{L}*|return\\p{L}*|depart\\p{L}*|head\\p{L}*");
    private static final Pattern LATER = Patterns.words("later|after");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var said = Patterns.matcher(SAID, message.said().text());
        boolean may = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS
                && message.places().isEmpty()
                && said.find();
        if (!may) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        int length = plan.days().size();
        int days = Optional.ofNullable(said.group("n")).flatMap(Names::number).orElse(1);
        boolean leaves = Patterns.isIn(LEAVES, said.group("goes")) && !Patterns.isIn(LATER, said.group("side"));
        int day = leaves ? length - days : 1 + days;
        if (day < 1 || day > length) {
            return Optional.empty();
        }
        var there = plan.on(plan.days().get(day - 1)).entries().getLast().place().map(Place::name);
        return Optional.of(Completed.nothing(
                conversation.ofThePlan(),
                "Noted, and the plan stays for the others: who %s would do so on day %d%s. Say \"%d days\" if the whole trip is to be shorter."
                        .formatted(
                                leaves ? "leaves earlier" : "comes later",
                                day,
                                there.map(place -> ", which ends in " + place).orElse(""),
                                length - days)));
    }
}

package ai.travion.router.memory;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.wishes.ChildrensAges;
import ai.travion.router.wishes.InWords;
import ai.travion.router.wishes.OwnFacts;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is known of one topic, as a sentence; what was never said is owned up to. */
final class InSentences {

    private static final Pattern OF_FOOD = Patterns.words(
            "veg\\p{L}*|halal|kosher|gluten\\p{L}*|c(?:o)?eliacs?|lactose|dairy|allerg\\p{L}*|nuts?|peanuts?|seafood|fish|shellfish|meat|pork|beef|spic\\p{L}*|alcohol|drink\\p{L}*|food|diet|eggs?");

    private InSentences() {}

    static String company(Memory memory) {
        boolean alone = memory.known()
                .getParty()
                .filter(party -> party.getAdults() == 1 && party.getChildren() == 0)
                .isPresent();
        var joining = PeopleTold.joining(memory.known());
        var company = alone
                ? "You travel alone, as you told me."
                : sentence(
                        "You travel as ",
                        InWords.company(memory.known()),
                        joining.isEmpty() ? "You have not told me who travels." : "");
        if (joining.isEmpty()) {
            return company;
        }
        var later = Memory.listed(joining) + ".";
        return company.isEmpty() ? capitalised(later) : company.substring(0, company.length() - 1) + "; " + later;
    }

    static String ages(Memory memory) {
        var told = PeopleTold.ages(memory.known());
        if (!told.isEmpty()) {
            return capitalised(Memory.listed(told)) + ", as you told me.";
        }
        return memory.known()
                .getParty()
                .map(StatedParty::getDescription)
                .flatMap(ChildrensAges::in)
                .map(ages -> "You travel with " + ages + ".")
                .orElse("You have not told me how old, or I did not keep it. Tell me, and I shall go by it.");
    }

    static String budget(Memory memory) {
        return sentence("You want to spend: ", InWords.budget(memory.known()), "You have named no budget.");
    }

    static String food(Memory memory) {
        var told = Stream.concat(
                        memory.known().getOther().stream().map(StatedValue::getValue),
                        memory.known().getAvoid().stream()
                                .map(StatedValue::getValue)
                                .map(value -> "no " + value))
                .filter(kept -> Patterns.isIn(OF_FOOD, kept))
                .map(PeopleTold::said)
                .distinct()
                .toList();
        return sentence("You told me: ", told, "You have not told me what you eat.");
    }

    static String occasions(Memory memory) {
        var told = PeopleTold.occasions(memory.known());
        return told.isEmpty()
                ? "You have not told me when that is. Tell me the day, and I shall keep it."
                : capitalised(Memory.listed(told)) + ", as you told me.";
    }

    static String dates(Memory memory) {
        var conversation = memory.conversation();
        var days = conversation.days().filter(count -> count > 1);
        var length = days.map(count -> "You have %d days".formatted(count));
        return conversation
                .start()
                .map(first -> "The dates that I go by are " + Dates.inWords(first, conversation.end())
                        + days.map(count ->
                                        ", %d days and %d night%s".formatted(count, count - 1, count == 2 ? "" : "s"))
                                .orElse("")
                        + ".")
                .or(() -> length.map(told -> told + "; you have named no dates."))
                .orElse("You have named no dates.");
    }

    static String dislikes(Memory memory) {
        var avoided = memory.avoided();
        return avoided.isEmpty()
                ? "You have told me of nothing that you do not like."
                : "You told me that you would rather not have: " + String.join(", ", avoided) + ".";
    }

    static String likes(Memory memory) {
        var things = memory.interests();
        var places = OwnFacts.likedPlaces(memory.known());
        if (things.isEmpty() && places.isEmpty()) {
            return "You have not told me yet what you like.";
        }
        return "You told me that you like "
                + Memory.listed(Stream.concat(things.stream(), places.stream()).toList()) + ".";
    }

    static String likedPlaces(Memory memory) {
        var places = OwnFacts.likedPlaces(memory.known());
        if (!places.isEmpty()) {
            return "You told me that you like " + Memory.listed(places) + ".";
        }
        var spokenOf = memory.spokenOf();
        return "You have not told me of any place that you like."
                + (spokenOf.isEmpty() ? "" : " We have spoken of " + Memory.listed(spokenOf) + ".");
    }

    static String visited(Memory memory) {
        var visited = Memory.names(memory.conversation().visited());
        return visited.isEmpty()
                ? "You have told me nothing of places where you have been."
                : "You have been to " + Memory.listed(visited) + ".";
    }

    static String home(Memory memory) {
        return OwnFacts.home(memory.known())
                .map(home -> "You told me that you come from " + home + ".")
                .orElseGet(() -> "You have not told me where you come from."
                        + memory.known()
                                .getOrigin()
                                .map(start -> " The trip starts from " + start.getValue() + ".")
                                .orElse(""));
    }

    static String namesOfOthers(Memory memory) {
        var told = PeopleTold.names(memory.known());
        return told.isEmpty()
                ? "You have not told me what they are called."
                : capitalised(Memory.listed(told)) + ", as you told me.";
    }

    private static String capitalised(String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    static String name(Memory memory) {
        return OwnFacts.name(memory.known())
                .map(name -> "Your name is " + name + ", as you told me.")
                .orElse("You have not told me your name.");
    }

    static String spokenOf(Memory memory) {
        var places = memory.spokenOf();
        return places.isEmpty()
                ? "We have spoken of no place yet."
                : "We have spoken of " + Memory.listed(places) + ".";
    }

    private static String sentence(String opening, List<String> known, String unknown) {
        return known.isEmpty() ? unknown : opening + String.join(", ", known) + ".";
    }
}

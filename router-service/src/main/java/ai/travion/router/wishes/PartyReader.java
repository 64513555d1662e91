package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.schemas.StatedParty;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads who travels: "family with two kids", "2 people", "with my wife", "solo". */
final class PartyReader {

    private static final int LARGEST_PARTY = 60;
    private static final String NUMBER =
            "(?<n>\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";

    private static final Pattern ADULTS = Patterns.words(NUMBER + "\\s+(?:adults?|grown-?ups?)");
    private static final Pattern MEN_OR_WOMEN = Patterns.words(
            "(?<n>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:women|men|ladies|guys|mates|buddies|friends)");
    private static final Pattern COUPLES = Patterns.words(NUMBER + "\\s+(?!few)(?:\\p{L}+\\s+)?couples");
    private static final Pattern FAMILIES = Patterns.words(NUMBER + "\\s+families");
    private static final Pattern GIRLS = Patterns.words(NUMBER + "\\s+(?:girls|boys)");
    private static final Pattern EACH = Patterns.words("each|apiece|per family");
    /** Generations that are listed: "grandparents, parents and three children". */
    private static final Pattern GRANDPARENTS = Patterns.words("grandparents");

    private static final Pattern PARENTS = Patterns.words("parents");
    private static final Pattern PEOPLE = Patterns.words(
            "(?:for\\s+|we\\s+are\\s+|we're\\s+|group\\s+of\\s+|party\\s+of\\s+)?" + NUMBER
                    + "\\s+(?:\\p{L}+\\s+)?(?:people|persons?|pax|travell?ers|of\\s+us|guests|students?|pupils|teenagers|teens|colleagues|seniors|pensioners|backpackers|tourists|monks|nuns|pilgrims|employees|members)");
    /** "I'm not a museum person" counts nobody. */
    private static final Pattern NO_SUCH_PERSON =
            Patterns.words("(?:not|\\p{L}+n't|never|no)(?: \\p{L}+){0,2} an? \\p{L}+ person");

    private static final Pattern GROUP = Patterns.words("(?:group|party)\\s+of\\s+" + NUMBER);
    private static final Pattern WE_ARE = Patterns.words("(?:we\\s+are|we're|there\\s+are)\\s+" + NUMBER
            + "(?=\\s*(?:$|[.,;!?]|and\\b|now\\b|of\\s+us\\b|friends\\b))");
    private static final Pattern FAMILY_OF = Patterns.words("family\\s+of\\s+" + NUMBER);
    private static final Pattern FRIENDS =
            Patterns.words("with\\s+(?:my\\s+)?" + NUMBER + "\\s+(?:other\\s+)?(?:friends|mates|buddies|colleagues)");
    private static final Pattern COUPLE = Patterns.words(
            "(?:my\\s+)?(?:wife|husband|girlfriend|boyfriend|gf|bf|hubby|missus|partner|fianc[eé]{0,2}|spouse)(?:\\s+and\\s+i)?|as\\s+a\\s+couple|(?<=^|[.;!?,]\\s)an?\\s+(?:young\\s+|older\\s+|retired\\s+|elderly\\s+)?couple(?!\\s+of)|(?:we\\s+are|we're)\\s+an?\\s+(?:young\\s+|married\\s+|retired\\s+|elderly\\s+|old\\s+)?couple|for\\s+(?:an?\\s+)?(?:\\p{L}+\\s+){0,2}couple(?!\\s+of\\b)|for\\s+couples|couples?'?s?\\s+(?:trip|tour|holiday|vacation|getaway|break|weekend|week)|romantic|honeymoon(?:ers)?|(?:just|only)\\s+(?:the\\s+two\\s+of\\s+us|us\\s+two)");
    private static final Pattern SOLO =
            Patterns.words("solo|alone|by\\s+myself|on\\s+my\\s+own|single\\s+travell?er|just\\s+me|only\\s+me");
    private static final Pattern FAMILY = Patterns.words(
            "(?:my|our|a|the|whole|as\\s+a|with)\\s+(?:young\\s+|whole\\s+|big\\s+)?family|family\\s+(?:trip|holiday|vacation|with)|with\\s+(?:the\\s+|my\\s+|our\\s+|her\\s+|his\\s+|elderly\\s+|old\\s+|aged\\s+|small\\s+|young\\s+|little\\s+)*(?:kids?|child(?:ren)?|toddlers?|baby|son|daughter|parents|mother|father|mum|mom|dad|grand(?:parents|mother|father|ma|pa)|in-?laws|(?:mother|father)-in-law|(?:\\d|1[0-7])[- ]year[- ]olds?)|my\\s+(?:kids?|children|parents)");
    /** "Me, my husband and his parents". */
    private static final Pattern OWN_PARENTS = Patterns.anyCase(
            "\\b(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]{1,2})\\b[^.;!?]{0,15}(?:,|\\band\\b|\\bplus\\b|\\bwith\\b)\\s*(?:my|his|her|our|their|both)\\s+(?:elderly\\s+|old\\s+|aged\\s+)?(?:parents|in-?laws)\\b");

    private static final String RELATIVE =
            "(?:elderly\\s+|old\\s+|aged\\s+|\\d{2}[- ]year[- ]old\\s+)*(?:(?:mother|father|sister|brother)(?:-in-law)?|mum|mom|dad|grand(?:mother|father|ma|pa)|aunt|uncle|cousin|(?:best\\s+)?friend)";
    /** One more grown-up. */
    private static final Pattern WITH_ONE = Patterns.words(
            "(?:with|bringing|taking)\\s+my\\s+" + RELATIVE + "|my\\s+" + RELATIVE
                    + "\\s+(?:(?:is|will|'ll|also)\\s+){0,2}(?:com(?:es?|ing)|join(?:s|ing)?|travel(?:s|l?ing)?)(?:\\s+(?:along|with\\s+(?:me|us)|too|as\\s+well|us))+");

    private static final Pattern TWO_OF_THEM = Patterns.words(
            "my\\s+" + RELATIVE + "\\s+and\\s+(?:i|me|myself)|(?:me|myself|i)\\s+and\\s+my\\s+" + RELATIVE);
    private static final String KIDS = "(?:(?:the|our|my|both)\\s+)*(?:kids|children|little\\s+ones|boys|girls|two)";
    /** Those who were to come, and do not. */
    private static final Pattern KIDS_AT_HOME = Patterns.words(
            KIDS
                    + "\\s+(?:will\\s+|are\\s+|'re\\s+|can\\s+)?(?:stay(?:ing)?|remain(?:ing)?)\\s+(?:at\\s+|with\\s+|back)?|(?:kids|children)\\s+(?:are\\s+not|aren't|won't|will\\s+not|don't|do\\s+not|can't|cannot)\\s+(?:com(?:e|ing)|join(?:ing)?|travel(?:l?ing)?|be\\s+(?:there|with\\s+us))|without\\s+(?:the|our|my|any)\\s+(?:kids|children)|no\\s+(?:kids|children)\\s+(?:this\\s+time|with\\s+(?:us|me)|on\\s+this)|leav(?:e|ing)\\s+(?:the|our|my)\\s+(?:kids|children)");

    private static final Pattern AMONG_THEM = Patterns.words(
            "including|incl|of them|of us|of whom|of which|in total|(?:are|is|being) (?:small |young |little )*(?:kids?|child(?:ren)?|toddlers?|teen(?:ager)?s?)");

    private static final Pattern AND_MORE = Patterns.words("and|plus|family|siblings");
    private static final Pattern A_FAMILY = Patterns.words("family");
    private static final Pattern WITH_FRIENDS =
            Patterns.words("with\\s+(?:some\\s+|my\\s+|a\\s+few\\s+)?(?:friends|mates)|group\\s+of\\s+friends");

    Optional<StatedParty> read(String text) {
        var plain = NO_SUCH_PERSON.matcher(text).replaceAll(" ");
        if (!plain.equals(text)) {
            return read(plain);
        }
        var others = KIDS_AT_HOME.matcher(text).replaceAll(" ");
        if (!others.equals(text)) {
            return read(others)
                    .filter(party -> party.getAdults() > 0 && party.getChildren() == 0)
                    .or(() -> party(0, 0, Companions.WITHOUT_CHILDREN));
        }
        var families = count(FAMILIES, text);
        var children =
                Children.in(text).map(counted -> Patterns.isIn(EACH, text) ? counted * families.orElse(1) : counted);
        var adults = families.map(households -> 2 * households)
                .or(() -> couples(text))
                .or(() -> count(ADULTS, text))
                .or(() -> friendsOf(text).isEmpty() ? count(MEN_OR_WOMEN, text) : Optional.empty())
                .or(() -> generations(text))
                .or(() -> children.isEmpty() ? grownGirls(text) : besidesTheChildren(text, children.get()));
        var together = count(FAMILY_OF, text);
        if (together.isPresent()) {
            return party(Math.max(0, together.get() - children.orElse(0)), children.orElse(0), family(children, text));
        }
        if (adults.isPresent() || children.isPresent()) {
            boolean couple = isSaid(COUPLE, text);
            int grown = adults.orElse(couple || Patterns.isIn(A_FAMILY, text) ? 2 : 0);
            return party(grown, children.orElse(0), children.isPresent() ? family(children, text) : words(grown));
        }
        if (isSaid(SOLO, text)) {
            return party(1, 0, "solo");
        }
        if (isSaid(COUPLE, text) && Patterns.isIn(OWN_PARENTS, text)) {
            return party(4, 0, "family");
        }
        if (isSaid(COUPLE, text)) {
            return party(2, 0, Patterns.isIn(FAMILY, text) ? "family" : "couple");
        }
        var friends = friendsOf(text);
        if (friends.isPresent()) {
            return party(friends.get() + 1, 0, "friends");
        }
        var people = count(PEOPLE, text).or(() -> count(GROUP, text)).or(() -> count(WE_ARE, text));
        if (people.isPresent()) {
            return party(people.get(), 0, Patterns.isIn(WITH_FRIENDS, text) ? "friends" : words(people.get()));
        }
        if (isSaid(TWO_OF_THEM, text)) {
            return party(2, 0, words(2));
        }
        if (isSaid(WITH_ONE, text) && !Patterns.isIn(AND_MORE, text)) {
            return party(2, 0, "family");
        }
        if (isSaid(FAMILY, text)) {
            return party(0, 0, "family");
        }
        return Patterns.isIn(WITH_FRIENDS, text) ? party(0, 0, "friends") : Optional.empty();
    }

    private static String family(Optional<Integer> children, String text) {
        return children.isPresent() ? ChildrensAges.family(text) : "family";
    }

    private static Optional<Integer> friendsOf(String text) {
        return count(FRIENDS, text);
    }

    private static Optional<Integer> couples(String text) {
        return count(COUPLES, text).map(couples -> 2 * couples);
    }

    private static Optional<Integer> generations(String text) {
        boolean both = Patterns.isIn(GRANDPARENTS, text) && Patterns.isIn(PARENTS, text);
        return both ? Optional.of(4) : Optional.empty();
    }

    /** "4 people with 2 kids", "5 people, 2 of them children". */
    private static Optional<Integer> besidesTheChildren(String text, int children) {
        return count(PEOPLE, text)
                .map(people -> Patterns.isIn(AMONG_THEM, text) ? people - children : people)
                .filter(grown -> grown > 0);
    }

    /** "3 girls in their twenties" are no children. */
    private static Optional<Integer> grownGirls(String text) {
        int all = Patterns.in(GIRLS, text)
                .mapToInt(match -> Names.number(match.group(1)).orElse(0))
                .sum();
        return all == 0 ? Optional.empty() : Optional.of(all);
    }

    /** Whether it is said, of those who travel, and not denied. */
    private static boolean isSaid(Pattern company, String text) {
        return Patterns.in(company, text)
                .anyMatch(match -> !Clause.denies(text, match.start(), match.end())
                        && !Clause.isOfOthers(text, match.start(), match.end()));
    }

    private static String words(int people) {
        return people == 1 ? "solo" : people + " people";
    }

    private static Optional<StatedParty> party(int adults, int children, String description) {
        return Optional.of(StatedParty.newBuilder()
                .setAdults(adults)
                .setChildren(children)
                .setDescription(description)
                .build());
    }

    private static Optional<Integer> count(Pattern pattern, String text) {
        var match = Patterns.matcher(pattern, text);
        if (!match.find()) {
            return Optional.empty();
        }
        return Names.number(match.group("n")).filter(people -> people > 0 && people <= LARGEST_PARTY);
    }
}

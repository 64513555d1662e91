package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whose son, brother or pupil somebody is, the passages tell: nobody is made another's, nor father and son changed for each other. */
final class RightKin {

    private static final String KIN =
            "(?<kin>sons?|daughters?|brothers?|sisters?|wife|queen|husband|nephew|uncle|widow|pupil|disciple|minister|general|grandson)";

    /** "The Indian emperor": what he is, before his name. */
    private static final String WHAT_HE_IS = "(?:the )?(?:\\p{Lu}\\p{Ll}+ (?=\\p{Ll}))?(?:\\p{Ll}+ ){0,2}?";

    private static final String NAME = "\\p{Lu}[\\p{L}'’-]{2,}(?: (?:\\p{Lu}[\\p{L}'’-]+|[IVX]+)){0,3}";

    /** "The monk Mahinda, son of the Indian emperor Ashoka". */
    private static final Pattern SON_OF = Pattern.compile("(?<who>" + NAME + ")(?:,| is| was|, who was|, himself)? "
            + "(?:a |an |the |his |her )?(?:\\p{Ll}+ ){0,2}?" + KIN + " of " + WHAT_HE_IS + "(?<of>" + NAME + ")");

    /** "Ashoka's son Mahinda". */
    private static final Pattern HIS_SON =
            Pattern.compile("(?<of>\\p{Lu}\\p{L}{2,}(?: \\p{Lu}\\p{L}+){0,3})['’]s? (?:\\p{Ll}+ ){0,2}?" + KIN
                    + ",? (?:the )?(?:\\p{Ll}+ ){0,2}?(?<who>" + NAME + ")");

    /** "Mahinda, Ashoka's son". */
    private static final Pattern WHOSE_SON = Pattern.compile("(?<who>" + NAME
            + "),? (?:(?:is|was) )?(?:the )?(?:\\p{Ll}+ ){0,2}?(?<of>\\p{Lu}\\p{L}{2,}(?: \\p{Lu}\\p{L}+){0,3})['’]s? (?:\\p{Ll}+ ){0,2}?"
            + KIN + "\\b(?!,? \\p{Lu})");

    private static final List<Pattern> TELL = List.of(SON_OF, HIS_SON, WHOSE_SON);

    private static final Set<String> TITLES = Set.of(
            "King", "Queen", "Prince", "Princess", "Sir", "Lord", "The", "Emperor", "Monk", "Saint", "His", "Her");

    /** Somebody, and whose he is. */
    private record Kin(Set<String> who, String kin, Set<String> of) {

        boolean isOfSomebodyElseThan(Kin told) {
            return kin.equals(told.kin)
                    && (Collections.disjoint(who, told.who)
                            ? !Collections.disjoint(who, told.of) && !Collections.disjoint(of, told.who)
                            : Collections.disjoint(of, told.of));
        }

        boolean isTheSameAs(Kin told) {
            return kin.equals(told.kin) && !Collections.disjoint(who, told.who) && !Collections.disjoint(of, told.of);
        }
    }

    private static final Reading<List<Kin>> TOLD = Reading.by(text -> TELL.stream()
            .flatMap(form -> form.matcher(text).results().map(match -> kin(form, match.group())))
            .filter(kin -> !kin.who().isEmpty() && !kin.of().isEmpty())
            .toList());

    private RightKin() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        var known = known(reviewed);
        return reviewed.draft().statements().stream()
                .filter(statement -> reviewed.readings().of(TOLD, statement.text()).stream()
                        .anyMatch(said -> isOfAnother(said, known)))
                .map(statement -> Fault.mendedByLeavingOut(
                        "What I found makes them otherwise akin: \"" + statement.text() + "\"",
                        "what the evidence tells otherwise of who is whose",
                        statement.text()))
                .distinct()
                .toList();
    }

    private static List<Kin> known(Reviewed reviewed) {
        return reviewed.state().getRetrievedDocuments().stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .flatMap(sentence -> reviewed.readings().of(TOLD, sentence).stream())
                .toList();
    }

    private static boolean isOfAnother(Kin said, List<Kin> known) {
        return known.stream().noneMatch(said::isTheSameAs) && known.stream().anyMatch(said::isOfSomebodyElseThan);
    }

    private static Kin kin(Pattern form, String text) {
        var match = form.matcher(text);
        return match.find()
                ? new Kin(names(match, "who"), match.group("kin").replaceFirst("s$", ""), names(match, "of"))
                : new Kin(Set.of(), "", Set.of());
    }

    private static Set<String> names(Matcher match, String group) {
        return Stream.of(match.group(group))
                .flatMap(name -> Arrays.stream(name.split("[ ’']", -1)))
                .filter(word -> word.length() > 2 && Character.isUpperCase(word.charAt(0)) && !TITLES.contains(word))
                .collect(Collectors.toSet());
    }
}

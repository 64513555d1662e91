package ai.travion.generator.composer;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a question wants decided or measured. A yes to one of these is none to another: whether an elephant is dangerous is not whether
 * there are any. The first that fits is it.
 */
enum Matter {
    TIME("how (?:long|much time|many (?:hours|days))\\b", ""),
    DISTANCE("how (?:far|near|close)\\b", ""),
    MONEY(
            "how much (?!time)\\b|(?<!\\bbest )\\bprices?\\b|\\bcosts?\\b|\\bfees?\\b|\\bcheap(?:er)?\\b|\\bexpensive\\b",
            ""),
    REASON("\\bwhy\\b|\\bhow come\\b|\\bwhat for\\b", ""),
    SAFETY(
            "\\bsafe(?:r|ly|ty)?\\b",
            "\\b(?:unsafe|dangerous|danger|dangers|risky|risks?|scary|attack\\w*|bite|bites|harmful|be (?:afraid|scared|worried)|worry)\\b"),
    NEED(
            "\\b(?:need|needed|must|necessary|required?|compulsory|mandatory|obligatory|essential|have to|got to)\\b",
            "\\bwithout (?:a|an|any)\\b"),
    WORTH(
            "\\bworth\\b|\\bany good\\b|\\bworthwhile\\b|\\bshould (?:i|we|one|you) (?:really |still |even )?(?:visit|go|see|stop|include|bother|do)\\b|\\brecommend\\w*|\\bmust[- ]see\\b",
            "\\b(?:overrated|overhyped|skip|disappoint\\w*|tourist trap|waste|avoid|boring|dull|too (?:hot|cold|wet|far|touristy|windy|rainy|late|old|young|small|short|long|loud))\\b"),
    LEAVE(
            "\\b(?:allowed|permitted|legal|may|acceptable|ok(?:ay)?(?! (?:for|with)\\b)|fine(?! (?:for|with)\\b)|polite)\\b",
            "\\b(?:forbidden|illegal|banned|rude|offensive|impolite|prohibited|disrespectful)\\b"),
    EFFORT(
            "\\b(?:easy|easily|easier|gentle)\\b|\\bhow (?:hard|difficult|tough|steep|strenuous|fit|easy)\\b",
            "\\b(?:hard|harder|difficult|tough|steep|strenuous|tiring|exhausting)\\b"),
    CROWDS(
            "\\b(?:quiet|quieter|peaceful|calm|relaxed)\\b",
            "\\b(?:crowded|crowds|busy|busier|touristy|noisy|packed|queues?)\\b"),
    HOURS("\\bopen\\b", "\\bclosed?\\b|\\bshut\\b"),
    PRESENCE(
            "^\\W*(?:(?:and|so|but|also|hi|hello) )*(?:is|are|was|were) there\\b|\\b(?:will|do|can|could|might) (?:i|we|you|one) (?:still |really |ever |even )?(?:see|spot|find|meet)\\b|\\b(?:does|do) .{1,50}? have\\b|^\\W*any\\b|\\blive (?:in|at|there)\\b",
            ""),
    ABILITY(
            "\\b(?:can|could|possible|doable|feasible|suitable|suits?|manage|accessible|able|good (?:for|with)|ok (?:for|with))\\b",
            "\\bimpossible\\b"),
    CHOICE("\\bwhich\\b|\\bbetter\\b|\\bbest\\b|\\bor\\b(?! (?:is|are|can|do|does|should|not)\\b)", "\\bworse\\b");

    private final Optional<Pattern> asked;
    private final Optional<Pattern> contrary;

    Matter(String asked, String contrary) {
        this.asked = pattern(asked);
        this.contrary = pattern(contrary);
    }

    /** Which of these a question wants to know; empty where it is none of them. */
    static Optional<Matter> of(String question) {
        return Arrays.stream(values())
                .filter(matter -> matter.isFoundIn(question))
                .findFirst();
    }

    /** Whether a question asks for it, put the one way round or the other. */
    boolean isFoundIn(String question) {
        return asked.filter(words -> words.matcher(question).find()).isPresent() || isContrary(question);
    }

    /** "Is it dangerous", to which a yes is the no of "is it safe". */
    boolean isContrary(String question) {
        return contrary.filter(words -> words.matcher(question).find()).isPresent();
    }

    private static Optional<Pattern> pattern(String words) {
        return words.isEmpty() ? Optional.empty() : Optional.of(Pattern.compile(words, Pattern.CASE_INSENSITIVE));
    }
}

package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Nothing is said of this very moment, open, running, free or sunny, unless a page of the web was found that may say so; and what is said
 * then is what the page says.
 */
final class LiveClaims {

    private static final String NOW =
            "(?:right now|now(?! and (?:then|again)\\b)|today|tonight|tomorrow|these days|(?:this|next) week|at the moment|currently|at present|this (?:morning|afternoon|evening|minute))";
    private static final String LIVE =
            "(?:open|running|available|sold out|fully booked|on time|on schedule|in service|up and running|late|delayed|cancelled|sunny|raining|rainy|cloudy|windy|free|empty|short|quiet|busy|calm|crowded|packed)";

    private static final Pattern CLAIM = Pattern.compile(
            "\\b(?:(?:is|are|it['’]s|they['’]re|runs?|leaves?|departs?)\\s+(?:\\w+\\s+){0,3}?" + LIVE
                    + "\\s+(?:\\w+\\s+){0,3}?" + NOW
                    + "|(?:is|are)\\s+(?:currently|now|still)\\s+" + LIVE
                    + "|" + NOW + ",?\\s+(?:\\w+\\s+){1,8}?(?:is|are)\\s+(?:\\w+\\s+){0,2}" + LIVE
                    + "|(?:trains?|bus(?:es)?|ferr(?:y|ies)) (?:to [\\p{L} ]+ )?(?:run|is running|are running) (?:on time )?"
                    + NOW
                    + "|I(?:['’]ve| have)? (?:just )?(?:checked|looked it up|called|phoned|confirmed|asked them)"
                    + "|there (?:is|are) (?:still )?(?:[\\w-]+ ){0,3}(?:seats?|tickets?|rooms?|places|beds|spaces|spots|berths) (?:left|available|free|remaining)|(?:tonight|today|this (?:morning|afternoon|evening))['’]s [\\p{L} ]{3,30} (?:is|are|has|have)|(?:is|are) running [^.;]{0,25}(?:late|behind)"
                    + "|there (?:is|are) (?:currently |now )?no (?:queues?|lines?|waiting)|the queue (?:at [\\p{L} ]{3,30}? )?is (?:short|gone)|(?:running|operating) (?:normally|smoothly|as usual|fine)\\s+"
                    + NOW + "|on time "
                    + NOW
                    + ")\\b",
            CASE_INSENSITIVE);

    /** Whatever is said of this very moment: "a leopard was seen near the gate this morning", "the herd is at Minneriya at the moment". */
    private static final Pattern MOMENT = Pattern.compile(
            "\\b(?:(?:is|are|was|were|has|have|had|been|['’]s|['’]re|shows?|reports?|say|says)\\b[^.;!?]{0,80}\\b(?:right now|at (?:the|this) (?:very )?moment|currently|at present|just now|earlier today|this (?:very )?(?:morning|afternoon|minute|week|weekend)|as we speak|as of (?:today|now)|these days|today|yesterday|last night)"
                    + "|^\\W*(?:right now|at the moment|currently|at present|today|just now|as of (?:today|now))\\b[^.;!?]{0,80}\\b(?:is|are|has|have)\\b"
                    + "|(?:is|are) (?:currently|presently)\\b)",
            CASE_INSENSITIVE);

    /** "The palace is a museum today": of our age, or what somebody asked about. */
    private static final Pattern TIME_WORD = Pattern.compile(
            "\\b(?:now|moment|currently|present|presently|today|morning|afternoon|minute|week|weekend|days|yesterday|night)\\b",
            CASE_INSENSITIVE);

    private static final Pattern OF_OUR_AGE = Pattern.compile("\\b(?:these days|today)\\b", CASE_INSENSITIVE);

    private static final Pattern IS_TODAY = Pattern.compile(
            "\\b(?:is|are|serves?|houses?|holds?|stands?|lives?)\\b(?![^.;]{0,40}\\b(?:open|closed|shut|running|full|empty|free|late|dry|wet)\\b)[^.;]{0,60}\\b(?:today|these days)\\b",
            CASE_INSENSITIVE);

    /** It is not claimed but left to be found out. */
    private static final Pattern LEFT_OPEN = Pattern.compile(
            "\\b(?:whether|if|check|ask|look up|do(?:n['’]t| not) know|can(?:no|['’])t|could(?:n['’]t| not)|not (?:been )?(?:able|checked|looked)|haven['’]t)\\b",
            CASE_INSENSITIVE);

    /** "I can't see prices, but rooms are still free tonight", "if you go, rooms are still free": each leaves one open and claims the other. */
    private static final Pattern PART =
            Pattern.compile(";\\s|,?\\sbut\\s|\\s[–—]\\s|(?<=^\\W{0,3}(?i:if|should|in case|when)\\b[^,]{3,60}),\\s");

    private static final Reading<Boolean> OF_THIS_MOMENT = Reading.by(text -> PART.splitAsStream(text)
            .anyMatch(part -> (CLAIM.matcher(part).find() || Vacancies.areClaimedIn(part))
                    && !LEFT_OPEN.matcher(part).find()));

    private static final Reading<Boolean> OF_A_MOMENT = Reading.by(
            text -> MOMENT.matcher(text).find() && !LEFT_OPEN.matcher(text).find());

    private LiveClaims() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        if (!reviewed.state().getWebSearchResults().isEmpty()) {
            return AsThePageSays.faults(reviewed, text -> reviewed.readings().of(OF_THIS_MOMENT, text));
        }
        return reviewed.draft().statements().stream()
                .map(Statement::text)
                .filter(text -> reviewed.readings().of(OF_THIS_MOMENT, text) || isOfAMomentUnheardOf(text, reviewed))
                .distinct()
                .map(LiveClaims::fault)
                .toList();
    }

    /** Neither the passages nor the traveller speak of that moment. */
    private static boolean isOfAMomentUnheardOf(String text, Reviewed reviewed) {
        if (reviewed.isPlan() || !reviewed.readings().of(OF_A_MOMENT, text) || isOfOurAge(text, reviewed)) {
            return false;
        }
        var found = MOMENT.matcher(text);
        found.find();
        var word = TIME_WORD.matcher(found.group()).results().reduce((one, other) -> other);
        var asked = Words.terms(String.join(" ", TurnTexts.ownWords(reviewed.state())));
        return word.filter(time -> !asked.contains(Words.stem(time.group().toLowerCase(Locale.ROOT))))
                .filter(time -> reviewed.state().getRetrievedDocuments().stream()
                        .noneMatch(document -> reviewed.readings()
                                        .termsOf(document.getContent())
                                        .contains(Words.stem(time.group().toLowerCase(Locale.ROOT)))
                                && OF_OUR_AGE.matcher(found.group()).find()))
                .isPresent();
    }

    /** "His house is a museum today": what the passages tell all but the word for it. */
    private static boolean isOfOurAge(String text, Reviewed reviewed) {
        var known = reviewed.state().getRetrievedDocuments().stream()
                .map(RetrievedDocument::getContent)
                .collect(Collectors.joining(" "));
        return IS_TODAY.matcher(text).find()
                && SaidAlike.isNearlyIn(OF_OUR_AGE.matcher(text).replaceAll(" "), known, reviewed);
    }

    private static Fault fault(String sentence) {
        return Fault.mendedByLeavingOut(
                "It speaks of this moment, of which I know nothing: \"" + sentence + "\"",
                "what is said of this moment; nothing was looked up",
                sentence);
    }
}

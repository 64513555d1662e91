package ai.travion.verifier.check;

import ai.travion.verifier.check.DraftText.Statement;
import java.util.regex.Pattern;

/** Tells a sentence that says no to the question before it: "A whisky that evening? No, sorry." */
final class AnswersNo {

    private static final Pattern NO = Pattern.compile(
            "(?i)^\\W*(?:(?:honestly|sadly|unfortunately|alas|i['’]m afraid|sorry|please)\\W+)*(?:no(?! (?:problem|worr|trouble|need|reason|shortage|doubt|harm|better|wonder|matter|lack)\\w*)|not(?! (?:far|to be missed|to worry|a problem|only|just|long|bad))|none|never(?! (?:mind|far|a problem))|(?:do not|don['’]t)(?! (?:miss|worry|forget|hesitate|skip|mind))|sorry|unfortunately|sadly|alas|i['’]m afraid|(?:skip|leave|forget) (?:it|that|this|them)|(?:better|best|rather) not|dry)\\b");

    private AnswersNo() {}

    static boolean in(String sentence) {
        return NO.matcher(sentence).find();
    }

    /** "A beer at sunset." in front of what is said of it. */
    private static final Pattern LABEL = Pattern.compile("^\\W*(?:[\\p{L}\\p{N}’'-]+[ ,]*){1,5}[.:]?\\W*$");

    /** Whether a statement only names what was asked, be it as a question, a heading or a label. */
    static boolean isAsked(Statement statement) {
        return statement.text().endsWith("?")
                || ((statement.isHeading() || LABEL.matcher(statement.text()).matches())
                        && !Alcohol.invites(statement.text()));
    }

    /** Whether a statement does, and the one after it says no. */
    static boolean follows(Statement statement, DraftText draft) {
        int next = draft.statements().indexOf(statement) + 1;
        return isAsked(statement)
                && next < draft.statements().size()
                && in(draft.statements().get(next).text());
    }
}

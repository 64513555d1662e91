package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether the children of whom we know from other conversations come along on a trip that is for grown-ups by what is said of it. */
final class WhoComes {

    static final String PARTY = "party";

    /** More of them are a company of friends, and plainly no family. */
    private static final int FEW = 2;

    private static final Pattern FOR_GROWN_UPS = Patterns.words(
            "night ?clubs?|clubbing|nightlife|bars?|pubs?|pub crawl|party (?:weekend|night|trip)|night out|casinos?|adults[ -]only|stag|hen (?:do|party|weekend)|bachelor(?:ette)?");
    private static final Pattern SAYS_WHO = Patterns.words(
            "just|only|adults[ -]only|(?:without|leaving) (?:the |my |our )*(?:kids?|child(?:ren)?|family|little ones|them)|no (?:kids|children)|(?:not|aren'?t|won'?t|don'?t) (?:coming|come|join|joining)|(?:kid|child)[- ]?free|(?:stay(?:s|ing)?|left|remain(?:s|ing)?) (?:at )?(?:home|behind|with)");
    private static final Pattern WITHOUT = Patterns.words(
            "without|alone|solo|by myself|on my own|(?:just|only) (?:me|us|we|the (?:two|2)|two|adults)|adults only|no (?:kids?|children)|(?:stay|stays|staying|remain|remains) (?:at |back )?(?:home|behind|here|with)|(?:not|aren'?t|won'?t|don'?t|isn'?t) (?:come|coming|join|joining|bring|bringing|take|taking|along|with)|looks? after|looking after|babysit\\p{L}*|grand(?:ma|pa|mother|father|parents)|leave them|minus|(?:kid|child)[- ]?free|couple");
    private static final Pattern WITH = Patterns.words(
            "not without|(?:with|bring|bringing|take|taking|include|including) (?:the |my |our |both |all )*(?:kids?|child(?:ren)?|them|family|everyone|little ones|boys|girls)|they(?:'re|'ll| are| will)? (?:all |both )?(?:come|coming|join|joining|be there|travel|too)|(?:kids?|child(?:ren)?) (?:are |will |do |is )?(?:too|come|coming|join|joining|as well|included|along)|all (?:of us|three|four|five|six)|whole family|entire family|as a family|family|everyone|them too|as (?:always|usual)");

    private WhoComes() {}

    /** A plan for grown-ups of who travels with children otherwise; none where it says who stays away. */
    static Optional<Conflict> conflict(Preferences before, Utterance said, Wishes now) {
        boolean grownUps = now.party().map(WhoComes::areGrownUps).orElseGet(() -> said.has(FOR_GROWN_UPS));
        return before.getParty()
                .filter((StatedParty party) -> party.getOrigin().equals(Conversation.PROFILE))
                .filter((StatedParty party) -> party.getChildren() > 0)
                .filter((StatedParty party) -> grownUps && !said.has(SAYS_WHO))
                .map((StatedParty party) -> new Conflict(
                        Conflicts.about(party.getOrigin(), PARTY),
                        "",
                        "%s that you travel with %s. Is this trip without them?"
                                .formatted(
                                        Conflicts.source(party.getOrigin()),
                                        party.getChildren() == 1 ? "a child" : party.getChildren() + " children"),
                        "Yes, without them",
                        "No, with them",
                        now.party().isPresent() ? now : now.with(withoutChildren(party)),
                        now.with(party)));
    }

    /** A plan for several of who travels alone otherwise. */
    static Optional<Conflict> company(Preferences before, Utterance said, Wishes now) {
        return before.getParty()
                .filter((StatedParty party) -> party.getOrigin().equals(Conversation.PROFILE))
                .filter((StatedParty party) -> party.getAdults() == 1 && party.getChildren() == 0)
                .flatMap((StatedParty party) -> now.party()
                        .filter(company -> company.getAdults() + company.getChildren() > 1)
                        .map(company -> new Conflict(
                                Conflicts.about(party.getOrigin(), PARTY),
                                "",
                                "%s that you travel alone. Do you travel with others this time?"
                                        .formatted(Conflicts.source(party.getOrigin())),
                                "Yes, with others",
                                "No, alone",
                                now,
                                now.with(party))));
    }

    /** Whether a reply says that the children come along; nothing where it does not say. */
    static Optional<Boolean> inReply(Reading reply) {
        if (reply.said().has(WITH)) {
            return Optional.of(true);
        }
        return reply.said().has(WITHOUT) ? Optional.of(false) : Optional.empty();
    }

    private static boolean areGrownUps(StatedParty party) {
        return party.getChildren() == 0
                && party.getAdults() > 0
                && party.getAdults() <= FEW
                && !party.getDescription().equals("family");
    }

    private static StatedParty withoutChildren(StatedParty party) {
        return StatedParty.newBuilder(party)
                .setChildren(0)
                .setDescription(party.getAdults() == 2 ? "couple" : "")
                .build();
    }
}

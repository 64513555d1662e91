package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Kinds;
import ai.travion.router.places.Region;
import ai.travion.router.rewrite.StandAlone;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "And in Colombo?", "what about the east coast", "for kids?", "and my husband?", "and ice": the question before with one of its parts in
 * another's place, and all the rest of it as it was.
 */
final class SlotExchange implements Completion {

    private static final int FEW_WORDS = 8;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|oh|also|even|what\\s+about|how\\s+about|same\\s+for|what\\s+if|maybe|i\\s+mean(?:t)?|say)\\b[\\s,.!:]*)*";
    private static final String TAIL =
            "(?:\\s+(?:then|though|instead|rather|i\\s+mean(?:t)?|please|pls|too|as\\s+well))*\\W*$";
    private static final Pattern ONLY_A_REGION = Patterns.anyCase(LEAD
            + "(?:(?:in|on|to|at|for|around)\\s+)?(?:the\\s+)?(?:\\p{L}+\\s+)?\\p{L}+(?:\\s+(?:coast|country|province|part|side|beach(?:es)?|triangle|cities))?"
            + TAIL);
    /** "Visa: how long can I stay" is how a question in few words was made whole before. */
    private static final Pattern OF_A_TOPIC = Patterns.anyCase("^\\p{L}[^:?]{2,60}:\\s");

    private static final Pattern COMPARED = Patterns.words("than|or|vs|versus|better|compared?|between");
    private static final Pattern TELL_ME = Patterns.anyCase("^\\W*tell\\s+me\\s+(?:more\\s+)?about\\b.*");
    private static final Pattern WHAT_ABOUT_ONE = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then)\\W+)*(?:what|how)\\s+about\\s+\\S+(?:\\s+\\S+){0,5}?\\s+(?:there|here|(?:in|at|near)\\s+\\S+(?:\\s+\\S+){0,3})\\W*$");
    private static final Pattern TIME_OF_DAY = Patterns.anyCase(LEAD
            + "(?<when>at\\s+(?:night|sunset|sunrise|noon)|in\\s+the\\s+(?:early\\s+|late\\s+)?(?:morning|evening|afternoon|dark|rain|dry\\s+season|wet\\s+season|monsoon)|after\\s+dark|during\\s+the\\s+day|(?:on|at)\\s+(?:the\\s+)?weekends?)"
            + TAIL);
    private static final Pattern TIME_OF_DAY_SAID = Patterns.anyCase(
            "\\s+(?:at\\s+night|at\\s+(?:sunset|sunrise)|in\\s+the\\s+(?:morning|evening|afternoon)|after\\s+dark|during\\s+the\\s+day)(?=\\W*$)");
    private static final Pattern GONE_ON = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|hmm+|so|then)\\W+)*(?:and|or|but|also|even|what\\s+about|how\\s+about|same\\s+for)\\b.*");
    private static final Pattern BLANK = Pattern.compile("#+");
    private static final Pattern FROM = Patterns.anyCase("\\bfrom\\s+(?:the\\s+)?$");
    private static final Pattern PLACED = Patterns.anyCase("\\b(?:in|at|on|around|near)\\s+(?:the\\s+)?#+");
    /** Who travels along. */
    static final String COMPANY =
            "(?:(?:my|our|an?|the|two|three|small|young|little|older|old|solo|single|female|male|gay|\\d{1,2}(?:[- ]years?[- ]old)?)\\s+){0,3}(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|newborns?|teen(?:ager)?s?|sons?|daughters?|wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|parents|grand\\p{L}+|women|woman|men|ladies|girls|couples?|famil(?:y|ies)|indians?|germans?|brits?|british|americans?|australians?|chinese|russians?|french|foreigners?|locals?|tourists?|seniors?|elderly|students?|vegetarians?|vegans?|beginners?|groups?)(?:\\s+(?:alone|travell?ers?|citizens?|nationals?|passports?|people|travell?ing\\s+alone|on\\s+(?:their|her|his)\\s+own))?";

    private static final Pattern FOR_WHOM =
            Patterns.anyCase(LEAD + "(?<led>(?:for|with)\\s+)?(?<whom>" + COMPANY + ")" + TAIL);
    private static final Pattern FOR_SOMEBODY = Patterns.anyCase("\\b(?:for|with)\\s+" + COMPANY);
    private static final Pattern CHILDREN =
            Patterns.words("kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|sons?|daughters?");
    /** Of several questions in one no part is the one to go on from. */
    private static final Pattern SENTENCE_END = Pattern.compile("[.?!]\\s+\\S");

    private static final Pattern OF_ONESELF =
            Patterns.anyCase("\\b(?<verb>do|does|can|could|should|must|will|may)\\s+(?:i|we)\\b(?<rest>.*)");
    /** "At night", "to climb Adam's Peak", "in the sea at Unawatuna". */
    private static final Pattern LED = Patterns.anyCase(
            LEAD + "(?<rest>(?:to|in|at|on|during|by|for|from|near)\\s+(?!me\\b|us\\b|(?:be|my|our)\\b).+?)" + TAIL);

    private static final Pattern VERB = Patterns.anyCase(
            "\\b(?:is|are|was|were|do|does|did|can|could|should|will|would|have|has|i|we|you|it|that|they|plan|tell|show|give)\\b");
    private static final Pattern COUNTRY =
            Patterns.anyCase("\\b(?:(?:in|to|around)\\s+)?(?:sri\\s+lanka|ceylon|the\\s+(?:island|country))\\b");
    private static final Pattern BARE = Patterns.anyCase(
            LEAD + "(?:the\\s+|an?\\s+)?(?<what>\\p{L}[\\p{L}'-]{2,}(?:\\s+\\p{L}[\\p{L}'-]{2,})?)" + TAIL);
    private static final Pattern OBJECT = Patterns.anyCase(
            "\\b(?<verb>see|find|watch|spot|buy|eat|try|drink|rent|hire|use|any|bring|(?:is|are)\\s+there|need|have)\\s+(?<art>an?\\s+|some\\s+|the\\s+|any\\s+)?(?<what>\\p{L}[\\p{L}'-]{2,})(?=\\W*$|\\s+(?:in|at|on|near|around|with|for|there|from|to)\\b)");
    private static final Pattern IS_THERE_SEVERAL = Patterns.anyCase("\\bis\\s+there(?=\\s+\\p{L}+s\\b)");
    private static final Pattern ASKED_OF = Patterns.anyCase(
            "^\\W*(?<verb>is|are)\\s+(?:the\\s+)?(?<what>\\p{L}[\\p{L}'-]{2,}(?:\\s+\\p{L}[\\p{L}'-]{2,})?)\\s+(?<how>safe|allowed|good|expensive|cheap|dangerous|common|legal|ok|okay|drinkable|free|open|closed|bad|reliable|available|a\\s+problem)\\b");
    /** "Is Colombo safe at night?": what is asked of one can be asked of another there. */
    private static final Pattern JUDGED = Patterns.anyCase(
            "(?:^\\W*how|\\b(?:is|are|isn't|aren't))\\s+(?:[\\p{L}#'-]+\\s+){0,4}?(?<how>safe|dangerous|risky|expensive|cheap|reliable)\\b(?=\\W*$|\\s+(?:is|are|at|in|on|to|for|during|after|there|here|as|alone|now|by|enough|#))");
    /** What one fears is not itself safe. */
    private static final Pattern FEARED = Patterns.words(
            "scams?|crimes?|theft|thie(?:f|ves)|robber(?:y|ies|s)|pickpockets?|dengue|malaria|mosquito\\p{L}*|snakes?|sharks?|jellyfish|leeches|crocodiles?|terrorism|riots?|protests?|strikes?|harassment|touts?|landslides?|floods?|tsunamis?");

    /** Whoever has heard how safe a place is asks on of its food, and not how safe that is. */
    private static final Pattern SIDE_OF_A_PLACE = Patterns.anyCase(
            "food|eating|restaurants?|hotels?|nightlife|shopping|beach(?:es)?|temples?|history|views?|nature");

    private static final Pattern NO_THING = Patterns.words(
            "it|them|they|why|more|else|one|ones|now|today|tomorrow|really|sure|yes|no|me|us|that|this|there|thanks?|cheaper|cheap|far|who|how|which|where|what|is|are|both|neither|near|back|then|next|later|night|evening|morning|afternoon|continue|stop|help|plan|go|nothing|something|somewhere|anything|anywhere|first|second|third|last|best|better|worth|good|hours?|tickets?|price|fee|cost|opening|dress|code|when|weather|hi|hello");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean open = !before.conversation().plan()
                && message.calendar().isEmpty()
                && message.places().refused().isEmpty()
                && message.otherMatters().isEmpty()
                && !(message.said().is(AskedOfTheThing.CHANGES)
                        && !before.conversation().itinerary().isEmpty())
                && message.said().words().size() <= FEW_WORDS;
        return open
                ? lastPlain(before)
                        .filter(SlotExchange::asks)
                        .flatMap(last -> Stream.of(
                                        place(message, last),
                                        region(message, last),
                                        company(message, last),
                                        timeOfDay(message, last),
                                        led(message, last, before),
                                        thing(message, last),
                                        judged(message, last, before),
                                        aside(message, last))
                                .flatMap(Optional::stream)
                                .findFirst())
                        .map(AskedOfTheThing::asAQuestion)
                        .map(Completed::new)
                : Optional.empty();
    }

    /** "What about the temple there?" asks nothing of its own that could be asked of another place: what was asked before it is. */
    private static Optional<Reading> lastPlain(Background before) {
        return before.earlier().reversed().stream()
                .filter(said -> said.places().isEmpty() || !said.said().is(WHAT_ABOUT_ONE))
                .findFirst();
    }

    private static boolean asks(Reading last) {
        boolean bare = Bearings.isOnlyAnotherPlace(last.places().remainder());
        return !bare
                && !last.said().is(TELL_ME)
                && last.nearby().isEmpty()
                && last.calendar().isEmpty()
                && last.said().words().size() > 1
                && (Phrases.asksForSomething(last.said())
                        || isAHeading(last)
                        || last.said().has(OF_A_TOPIC));
    }

    /** "Hotels in Ella", "Trincomalee in May": a question without its verb. */
    private static boolean isAHeading(Reading last) {
        return last.said().words().size() <= FEW_WORDS && !last.said().has(VERB);
    }

    /** The other place stands where the one stood that was asked about; the beginning of a way stays. */
    private static Optional<String> place(Reading message, Reading last) {
        var others = message.places().targets();
        boolean another = others.size() == 1
                && message.places().origin().isEmpty()
                && message.nearby().isEmpty()
                && !message.when().saysAnything()
                && Bearings.isOnlyAnotherPlace(message.places().remainder());
        boolean besideAnother =
                last.places().targets().size() > 1 && !last.said().has(COMPARED);
        if (!another
                || besideAnother
                || (Phrases.asksOfTheWay(last.said()) && last.places().origin().isPresent() && !isFar(last))) {
            return Optional.empty();
        }
        var name = others.getFirst().name();
        return last.places().isEmpty() ? Optional.of(inThatPlace(last, "in " + name)) : exchanged(last, name);
    }

    private static boolean isFar(Reading last) {
        return last.said().text().toLowerCase(Locale.ROOT).contains(" far ");
    }

    /** "What about scams" after a question on something else is asked of the whole country, too. */
    private static Optional<String> aside(Reading message, Reading last) {
        var said = Patterns.matcher(BARE, message.said().text());
        return last.places().isEmpty()
                        && isBare(message)
                        && message.said().is(GONE_ON)
                        && said.matches()
                        && !Patterns.isIn(NO_THING, said.group("what"))
                        && Thing.of(message).isPresent()
                ? Optional.of("what about " + said.group("what") + " in Sri Lanka")
                : Optional.empty();
    }

    /** The question with the other name for its place; for the one that it does not set out from, where it has two. */
    private static Optional<String> exchanged(Reading last, String name) {
        var text = last.said().text();
        return Patterns.in(BLANK, last.places().remainder())
                .filter(blank -> !Patterns.isIn(FROM, text.substring(0, blank.start())))
                .findFirst()
                .map(blank -> text.substring(0, blank.start()) + name + text.substring(blank.end()));
    }

    /** A part of the country has a preposition of its own. */
    private static Optional<String> inThePlaceOfAnother(Reading last, String where) {
        var text = last.said().text();
        var placed = Patterns.matcher(PLACED, last.places().remainder());
        return placed.find()
                ? Optional.of(text.substring(0, placed.start()) + where + text.substring(placed.end()))
                : Optional.empty();
    }

    private static String inThatPlace(Reading last, String where) {
        var text = last.said().text();
        var country = Patterns.matcher(COUNTRY, text);
        if (!country.find()) {
            return StandAlone.appended(text, where);
        }
        boolean led = country.group().contains(" ") && country.group().matches("(?i)(?:in|to|around)\\s.*");
        return country.replaceFirst(Matcher.quoteReplacement(led ? where : where.replaceFirst("^(?:in|on)\\s+", "")));
    }

    private static Optional<String> region(Reading message, Reading last) {
        boolean another = message.places().region().isPresent()
                && message.places().isEmpty()
                && message.said().is(ONLY_A_REGION)
                && Kinds.in(last.places().remainder()).isEmpty();
        if (!another) {
            return Optional.empty();
        }
        var region = message.places().region().map(Region::inWords).orElseThrow();
        var where = (region.endsWith("coast") ? "on " : "in ") + region;
        return last.places().targets().isEmpty()
                ? Optional.of(inThatPlace(last, where))
                : inThePlaceOfAnother(last, where);
    }

    /** "And my kid?" after "how long can I stay": "how long can my kid stay". */
    private static Optional<String> company(Reading message, Reading last) {
        var said = Patterns.matcher(FOR_WHOM, message.said().text());
        if (!message.places().isEmpty() || !said.matches()) {
            return Optional.empty();
        }
        var whom = said.group("whom");
        var text = last.said().text();
        boolean ofAWay =
                Phrases.asksOfTheWay(last.said()) && last.places().all().size() > 1;
        boolean ofSeveral = ofAWay || Patterns.isIn(SENTENCE_END, text);
        if (ofSeveral
                && Patterns.isIn(CHILDREN, whom)
                && !last.places().targets().isEmpty()) {
            return Optional.of("Is %s suitable for children?"
                    .formatted(last.places().targets().getFirst().name()));
        }
        var oneself = Patterns.matcher(OF_ONESELF, text);
        if (said.group("led") == null && oneself.find()) {
            var verb = oneself.group("verb").toLowerCase(Locale.ROOT);
            boolean one = verb.equals("do") && !whom.matches("(?i).*(?:s|children|people|parents|women|men)$");
            return Optional.of(
                    text.substring(0, oneself.start()) + (one ? "does" : verb) + " " + whom + oneself.group("rest"));
        }
        var led = said.group("led") == null ? "for " : said.group("led");
        var old = Patterns.matcher(FOR_SOMEBODY, text);
        return Optional.of(
                old.find()
                        ? old.replaceFirst(Matcher.quoteReplacement(led + whom))
                        : StandAlone.appended(text, led + whom));
    }

    private static Optional<String> timeOfDay(Reading message, Reading last) {
        var said = Patterns.matcher(TIME_OF_DAY, message.said().text());
        return said.matches() && message.places().isEmpty()
                ? Optional.of(StandAlone.appended(
                        TIME_OF_DAY_SAID.matcher(last.said().text()).replaceFirst(""), said.group("when")))
                : Optional.empty();
    }

    /** What a question lacked is put to its end: "how long does it take", "to climb Adam's Peak". */
    private static Optional<String> led(Reading message, Reading last, Background before) {
        var said = Patterns.matcher(LED, message.said().text());
        boolean lacks = last.places().isEmpty()
                && last.places().region().isEmpty()
                && message.nearby().isEmpty()
                && !Phrases.saysOnlyWhen(message)
                && said.matches()
                && !Patterns.isIn(VERB, said.group("rest"))
                && before.conversation().itinerary().isEmpty();
        return lacks ? Optional.of(StandAlone.appended(last.said().text(), said.group("rest"))) : Optional.empty();
    }

    /** "And tuk tuks?" after "is Colombo safe at night?": whether they are safe there. */
    private static Optional<String> judged(Reading message, Reading last, Background before) {
        var said = Patterns.matcher(BARE, message.said().text());
        var asked = Patterns.matcher(JUDGED, last.places().remainder());
        boolean open = isBare(message) && message.said().is(GONE_ON) && said.matches() && asked.find();
        if (!open
                || Patterns.isIn(NO_THING, said.group("what"))
                || Patterns.isIn(FEARED, said.group("what"))
                || Patterns.isAllOf(SIDE_OF_A_PLACE, said.group("what"))) {
            return Optional.empty();
        }
        var what = said.group("what");
        var where = last.places().targets().stream()
                .findFirst()
                .or(before::subject)
                .map(Place::name)
                .orElse("Sri Lanka");
        return Optional.of(
                "%s %s %s in %s?".formatted(what.endsWith("s") ? "are" : "is", what, asked.group("how"), where));
    }

    private static boolean isBare(Reading message) {
        return message.places().isEmpty()
                && message.places().region().isEmpty()
                && !message.when().saysAnything()
                && message.nearby().isEmpty();
    }

    private static Optional<String> thing(Reading message, Reading last) {
        var said = Patterns.matcher(BARE, message.said().text());
        boolean bare = isBare(message) && said.matches() && !Patterns.isIn(NO_THING, said.group("what"));
        if (!bare) {
            return Optional.empty();
        }
        var text = last.said().text();
        var what = Matcher.quoteReplacement(said.group("what"));
        boolean goesOn = message.said().is(GONE_ON);
        var asked = Patterns.matcher(ASKED_OF, text);
        if (goesOn
                && asked.find()
                && !Patterns.isIn(NO_THING, asked.group("what"))
                && last.places().targets().stream().map(Place::name).noneMatch(asked.group("what")::equalsIgnoreCase)) {
            boolean many = said.group("what").endsWith("s");
            return Optional.of(asked.replaceFirst((many ? "are " : "is ") + what + " ${how}"));
        }
        return Patterns.in(OBJECT, text)
                .filter(object -> !Patterns.isIn(NO_THING, object.group("what")))
                .findFirst()
                .map(object -> IS_THERE_SEVERAL
                        .matcher(text.substring(0, object.start("what"))
                                + said.group("what")
                                + text.substring(object.end("what")))
                        .replaceFirst("are there"));
    }
}

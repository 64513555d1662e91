package ai.travion.generator.composer;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is sought where a question asks for a name or for one of several: who did it, what it means, which of them. */
final class NamesSought {

    private static final String NO_PART_OF_A_NAME =
            "is|are|was|were|am|be|do|does|did|can|could|has|have|had|will|would|should|shall|may|might|must|in|at|on|of|near|to|by|for|from|with|around|along|under|and|or|but|there|that|who|i|we|you|they|he|she|it|people|one";
    private static final Pattern FROM_WHOM = Sought.pattern("\\bfrom whom\\b|\\bwhom? .{0,30}\\bfrom\\W*$");
    private static final Pattern WHO_DID = Sought.pattern(
            "\\bwho (?:(?:first|originally|actually|is|was|were|are|has|had) )?(\\p{L}+(?:ed|lt|nd|ade|gn|ote|ook|ew|aid|ame|ved|ght))\\b|\\bwho (?:had|got) .{2,60}?\\b(built|made|carved|laid|painted|founded|erected|dug|restored|raised)\\b");
    private static final Pattern WHO_DOES = Sought.pattern(
            "\\bwho (?!is\\b|was\\b|has\\b|does\\b|goes\\b|needs\\b|knows\\b)(\\p{L}{3,}[^s\\W]s) (?:it|them|him|her|this|that|these|those|the)\\b");

    /** What was built under somebody was not designed by them. */
    private static final Set<String> OF_A_DESIGN =
            Terms.of("design designed designer architect engineer plans drew drawn");

    /** "Who was the architect of it" asks who designed it. */
    private static final Pattern AGENT = Sought.pattern(
            "\\bwho(?:'s| is| was| were| are) the (?:\\p{L}+ ){0,2}?(architect|designer|builder|founder|creator|painter|sculptor|carver|author|engineer)s? (?:of|behind|for|who (?:did|made|built))\\b|\\b(?:what is|what was|tell me|give me) the name of the (architect|designer|builder|founder|creator|painter|sculptor|carver|author|engineer)s? of\\b");

    /** "Which king built it" asks who built it. */
    private static final Pattern WHICH_OF_THEM_DID = Sought.pattern(
            "\\b(?:which|what) (?:\\p{L}+ ){0,2}?(?:kings?|queens?|rulers?|princes?|princess|emperors?|monks?|governors?|powers|europeans?|people|nation|country|colonial power|dynasty|rulers?|architects?|engineers?|person|woman) (?=(?:first |originally )?(?!and\\b)\\p{L}+(?:ed|lt|ade|ote|ook|aid)\\b)");

    private static final Map<String, String> DEEDS_OF = Map.of(
            "architect", "designed",
            "designer", "designed",
            "builder", "built",
            "engineer", "designed",
            "founder", "founded",
            "creator", "made",
            "painter", "painted",
            "sculptor", "carved",
            "carver", "carved",
            "author", "wrote");
    private static final Pattern FORMERLY = Sought.pattern(
            "\\b(?:formerly|originally|previously|once|earlier|in the (?:old days|past)|used to be|long ago)\\b.{0,50}\\b(?:called|named|known|call it)\\b|\\b(?:call|called|named|known as|known)\\b.{0,40}\\b(?:before|formerly|originally|previously|in the (?:old days|past)|long ago|earlier|at first)\\b|\\b(?:old|older|former|earlier|previous|original|ancient) names?\\b");
    private static final Pattern FORMER_NAME = Sought.pattern(
            "\\b(?:long|once|formerly|originally|earlier|then|first|was|were) (?:known as|called|named)\\b|\\b(?:old|older|former|earlier|ancient|original) name\\b|\\bfounded as\\b|\\bsite of \\p{Lu}|\\bknow .{3,30} as \\p{Lu}");
    private static final Pattern WHO_IS_NAMED = Pattern.compile(
            "(?:^|[\\s,])[Ww]ho(?:'s| is| was| were| are) ((?:(?:King|Queen|Sir|Lord|Saint|St) )?\\p{Lu}[\\p{L}'’-]+(?: (?:of |de |the )?\\p{Lu}[\\p{L}'’-]+){0,3})\\W*$");
    private static final Pattern MEANING = Sought.pattern(
            "\\bwhat (?:does|do|did) .{2,60} mean\\b|\\bmeaning of\\b|\\bnamed after\\b|\\bwhy (?:is|was|are|were|do|did) .{2,60} (?:call|called|named|nicknamed|known as)\\b|\\bnicknames?\\b|\\bgets? (?:its|their) names?\\b|\\b(?:name|word)\\b.{0,50}\\bcomes? from\\b|\\b(?:takes?|took|got|get|owes?) (?:its|their) names?\\b|\\borigins? of (?:the |its )?(?:name|word)\\b|\\bwho named\\b|\\bnames? .{0,12}\\bmean(?:s|t)?\\b");
    private static final Pattern COMES_FROM = Sought.pattern("\\b(?:name|word)\\b.{0,50}\\bcomes? from\\b");
    private static final Pattern OF_A_NAME = Sought.pattern(
            "names?|named|words?|means?|meant|meanings?|called|come|comes|origins?|get|gets|got|takes?|took|owes?|place|park|temple|town|really|actually");
    private static final Pattern FAMED = Sought.pattern(
            "\\b(?:known|famous|famed|celebrated|noted|renowned) for\\b|\\bwhy (?:is|are|was|were) .{2,50}\\b(?:famous|famed|renowned|well[- ]known|celebrated)\\b|\\bwhat makes .{2,50}\\b(?:famous|special|unique)\\b");
    private static final Pattern FAMED_FOR = Sought.pattern(
            "\\b(?:famous|famed|best known|known|renowned|celebrated|prized) (?:for|among)\\b|\\b(?:is|are) the (?:fame|pride)\\b|\\bgives? .{2,40} (?:its|a) fame\\b");
    /** "What food is it known for" asks for the food. */
    private static final Pattern OF_A_KIND = Sought.pattern(
            "\\b(?:what|which) (?!is\\b|are\\b|was\\b|were\\b|makes\\b|else\\b)\\p{L}+ (?:is|are|was|were)\\b");

    private static final Pattern FAME = Sought.pattern(
            "\\b(?:famous|fame|known for|best known|renowned|celebrated|unesco|world heritage|frescoes|paintings?|painted|finest|greatest|largest|most (?:famous|sacred|venerated|visited|popular|photographed)|treasures?|masterpieces?|statues?)\\b");
    private static final Pattern MEANS = Sought.pattern(
            "\\b(?:its|the|whose|english|sinhala|tamil) names?\\b|\\bmeaning\\b|\\bnicknam\\p{L}+|\\bnamed (?:after|for)\\b|\\bunderstood as\\b|\\bexplained as\\b|\\b(?:sanskrit|sinhala|tamil|pali) (?:words?|for)\\b|\\bking of the forest\\b|\\btranslates?\\b|\\bstands for\\b|\\bmeans? [\"'‘“]");
    private static final Pattern WHICH =
            Sought.pattern("\\b(which|what) ((?:bus|route|train|gate|platform|room|flight) number|(?:(?!(?:"
                    + NO_PART_OF_A_NAME + ")\\b)\\p{L}+ ){0,3}(?!(?:" + NO_PART_OF_A_NAME + ")\\b)\\p{L}+)\\b");
    private static final Pattern DESCRIBES = Sought.pattern(
            "^(?:(?:national|botanic(?:al)?|wildlife|marine|well|known|famous|big|biggest|old|oldest|new|large|largest|small|main|great|local|special|good|best|nice|ancient|modern|important|popular|other|rare|sacred|holy|long|\\p{L}+(?:ous|ish|ese)) )+");
    private static final Pattern FOR_HIRE = Sought.pattern(
            "(?:\\p{L}+ )*(?:drivers?|guides?|captains?|chefs?|cooks?|rangers?|trackers?|instructors?|teachers?|waiters?|managers?|receptionists?)");
    /** "What draws hundreds", "what makes the": a verb, and the question asks why. */
    private static final Pattern A_DEED = Sought.pattern("\\p{L}+[^us\\W]s \\p{L}.*");

    /** A stupa is built in a city that another has founded. */
    private static final Pattern FOUNDS =
            Sought.pattern("\\b(?:found(?:ed|er|ation)|established|cit(?:y|ies)|capital|town|settlement|laid out)\\b");

    private static final Pattern A_PERSON = Pattern.compile(
            "\\b(?:[Kk]ings?|[Qq]ueens?|[Ss]ir|[Ll]ord|[Mm]onks?|[Ee]ngineers?|[Aa]rchitects?|[Gg]overnors?|Dutch|Portuguese|British|Tamil|Chola|Sinhala)\\b|\\bby (?:the )?\\p{L}+|\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+"
                    // "Kashyapa built a city": a name that does something.
                    + "|\\b\\p{Lu}\\p{L}{3,} (?:built|made|gave|took|wrote|brought|drew|found|\\p{L}{2,}ed)\\b");
    /** Two capitals may be a place's. */
    private static final Pattern A_PERSON_FOR_SURE = Pattern.compile(
            "\\b(?:King|Queen|Prince|Princess|Sir|Lord|Governor|Count|Saint|Dutch|Portuguese|British|[Mm]onks?|[Ee]ngineer|[Aa]rchitect|[Gg]overnor|[Mm]erchant)\\b|\\bby (?:the )?\\p{Lu}\\p{L}+"
                    + "|\\b\\p{Lu}\\p{L}{3,} (?:built|made|gave|took|wrote|drew|found|\\p{L}{2,}ed)\\b");

    private static final Set<String> ARTS = Terms.of("painted carved sculpted drew wrote composed");

    private static final Pattern MADE = Sought.pattern("\\b(?:made|cut|the work of|attributed|ascribed|credited)\\b");

    /** Somebody, and no temptation "by Mara" that is painted there. */
    private static final Pattern AN_ARTIST = Pattern.compile(
            "\\b(?:[Pp]ainters?|[Ss]culptors?|[Cc]arvers?|[Aa]rtists?|[Cc]raftsm[ea]n|[Kk]ings?|[Qq]ueens?|[Pp]oets?|[Mm]onks?|Sir|Dutch|Portuguese|British)\\b"
                    + "|\\b\\p{L}+(?:ed|en|ade|ut) (?:\\p{Ll}+ ){0,3}?by (?:the )?\\p{Lu}"
                    + "|\\b\\p{Lu}\\p{L}{3,} (?:painted|carved|wrote|made|drew|composed)\\b");

    private static final Pattern SOMEBODY = Sought.pattern(
            "\\b(?:visitors|pilgrims|workers|merchants|traders|villagers|soldiers|poets|settlers|planters|hermits)\\b");
    private static final Pattern TONGUE =
            Sought.pattern("\\blanguages?\\b|-speaking\\b|\\bspeaks? (?!of\\b)|\\bspoken\\b|\\bmother tongue\\b");
    /** Kinds of place and words so general that a sentence need not repeat them. */
    private static final Pattern TOO_GENERAL = Sought.pattern(
            "(?:is|are|was|were|am|to|do|does|did|can|could|should|would|will|might|must|may|has|have|had|if|about|else|happens?|happened|one|ones|of|in|on|at|the|a|an|i|we|you|kinds?|sorts?|types?|things?|stuff|ways?|places?|spots?|areas?|parts?|regions?|provinces?|districts?|towns?|cit(?:y|ies)|villages?|beach(?:es)?|temples?|parks?|mountains?|hills?|rocks?|forts?|lakes?|waterfalls?|falls|islands?|museums?|sights?|sites?|attractions?|activities|activity|time|times|day|days|month|months|season|seasons|year|years|week|weekend|date|dates|festivals?|food|foods|dish|dishes|animals?|birds?|wildlife|clothes|clothing|shoes|makes|made|year|century|price|cost|fee|weather|history|special|good|best|better|nice|famous|there|this|that|it|not|other|exactly|and|or|visitors|travellers|tourists|people)");

    private NamesSought() {}

    static Optional<Sought> fromWhom(String question) {
        var from = Pattern.compile(
                "\\bfrom (?:the )?\\p{Lu}|\\b(?:defeated|drove out|driving out|expelled|surrendered)\\b");
        return Sought.when(
                FROM_WHOM.matcher(question).find(),
                new Sought("from whom", text -> from.matcher(text).find(), false));
    }

    static Optional<Sought> whoDid(String question) {
        var asked = WHO_DID.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var deed = deed(asked);
        var verb = Terms.stem(deed.toLowerCase(Locale.ROOT));
        var akin = OF_A_DESIGN.contains(verb) ? OF_A_DESIGN : Terms.akinTo(verb);
        // Of a deed that has other names, the sentence has to tell; "blew up" may be told as a bomb that was set off.
        return Optional.of(new Sought(
                "",
                text -> {
                    var said = Terms.of(text);
                    return (akin.isEmpty()
                                    || said.contains(verb)
                                    || akin.stream().anyMatch(said::contains))
                            && A_PERSON.matcher(text).find()
                            && (!deed.equalsIgnoreCase("founded")
                                    || FOUNDS.matcher(text).find());
                },
                true,
                false,
                text -> A_PERSON_FOR_SURE.matcher(text).find()));
    }

    /** The same, where the sentence has to tell of the deed in whichever case. */
    static Optional<Sought> whoSaidToDo(String question) {
        var asked = WHO_DID.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var verb = Terms.stem(deed(asked).toLowerCase(Locale.ROOT));
        var akin = OF_A_DESIGN.contains(verb) ? OF_A_DESIGN : Terms.akinTo(verb);
        return Optional.of(new Sought(
                "",
                text -> {
                    var said = Terms.of(text);
                    return (said.contains(verb) || akin.stream().anyMatch(said::contains)) && namesSomebody(text);
                },
                true));
    }

    /** "Who waters it": of such a deed a sentence has to tell. */
    static Optional<Sought> whoDoes(String question) {
        var asked = WHO_DOES.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var verb = Terms.stem(asked.group(1).toLowerCase(Locale.ROOT));
        return Optional.of(new Sought("", text -> Terms.isAmong(Terms.of(text), verb) && namesSomebody(text), true));
    }

    /** Whether a text speaks of anybody who may have done a thing. */
    static boolean namesSomebody(String text) {
        return A_PERSON.matcher(text).find() || SOMEBODY.matcher(text).find();
    }

    /** A picture is told of at length by whoever knows nothing of its painter. */
    static boolean asksForAnArtist(String question) {
        return deedAskedFor(asADeed(question)).filter(ARTS::contains).isPresent();
    }

    /** Whether a text tells of the deed, in its own words or others, and for sure who did it. */
    static boolean tellsWhoDidIt(String question, String text) {
        var deed = deedAskedFor(asADeed(question)).orElse("");
        var said = Terms.of(text);
        return (said.contains(deed)
                        || Terms.akinTo(deed).stream().anyMatch(said::contains)
                        || MADE.matcher(text).find())
                && AN_ARTIST.matcher(text).find();
    }

    /** What somebody did, in a question for who it was. */
    static Optional<String> deedAskedFor(String question) {
        var asked = WHO_DID.matcher(question);
        return asked.find() ? Optional.of(Terms.stem(deed(asked).toLowerCase(Locale.ROOT))) : Optional.empty();
    }

    private static String deed(Matcher asked) {
        return IntStream.rangeClosed(1, asked.groupCount())
                .mapToObj(asked::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    static Optional<Sought> whoIsNamed(String question) {
        var asked = WHO_IS_NAMED.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var name = Terms.bare(asked.group(1));
        return Optional.of(new Sought("", text -> Terms.bare(text).contains(name), false));
    }

    /** "Who was the architect of it?", "which king built it?" as the deed that they ask for. */
    static String asADeed(String question) {
        var ofAnybody = WHICH_OF_THEM_DID.matcher(question).replaceAll("who ");
        return AGENT.matcher(ofAnybody)
                .replaceAll(agent -> "who "
                        + DEEDS_OF.getOrDefault(
                                (agent.group(1) == null ? agent.group(2) : agent.group(1)).toLowerCase(Locale.ROOT),
                                "made"));
    }

    static Optional<Sought> formerName(String question) {
        return Sought.when(
                FORMERLY.matcher(question).find(),
                new Sought("", text -> FORMER_NAME.matcher(text).find(), false, true));
    }

    /** "What does Aukana mean?": the name of the place, and of nothing in it. */
    static boolean asksForTheNameItself(Question question) {
        return asksForAMeaning(question.text())
                && question.subjects().values().stream()
                        .allMatch(word -> OF_A_NAME.matcher(word).matches());
    }

    static boolean asksForAMeaning(String question) {
        return MEANING.matcher(question).find();
    }

    /** Where a name comes from is no place. */
    static Optional<Sought> whereTheNameComesFrom(String question) {
        return COMES_FROM.matcher(question).find() ? meaning(question) : Optional.empty();
    }

    static Optional<Sought> meaning(String question) {
        return Sought.when(
                asksForAMeaning(question),
                new Sought("what the name means", text -> MEANS.matcher(text).find(), false));
    }

    static Optional<Sought> fame(String question) {
        return Sought.when(
                FAMED.matcher(question).find() && !OF_A_KIND.matcher(question).find(),
                new Sought(
                        "",
                        text -> FAME.matcher(text).find(),
                        false,
                        true,
                        text -> FAMED_FOR.matcher(text).find()));
    }

    static Optional<Sought> whichOfThem(String question) {
        var asked = WHICH.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var words = asked.group(2).toLowerCase(Locale.ROOT);
        if (words.startsWith("language")) {
            return Optional.of(new Sought(
                    "which language it is", text -> TONGUE.matcher(text).find(), false));
        }
        if (words.endsWith(" number")) {
            var thing = words.substring(0, words.indexOf(' '));
            var numbered = Sought.pattern("\\b" + thing + "(?:es|s)?\\b(?: no\\.?| number)? \\d");
            return Optional.of(
                    new Sought("the " + words, text -> numbered.matcher(text).find(), false));
        }
        boolean isWhy =
                asked.group(1).equalsIgnoreCase("what") && A_DEED.matcher(words).matches();
        var name = DESCRIBES.matcher(words).replaceFirst("");
        if (isWhy || TOO_GENERAL.matcher(name.split(" ", 2)[0]).matches()) {
            return Optional.empty();
        }
        // No text tells of single people that are hired.
        if (FOR_HIRE.matcher(name).matches()) {
            return Optional.of(new Sought("which " + words + " it is", text -> false, false));
        }
        var things = Pattern.compile(" ")
                .splitAsStream(name)
                .map(Terms::stem)
                .collect(Collectors.toCollection(HashSet::new));
        Set.copyOf(things).forEach(thing -> things.addAll(Terms.akinTo(thing)));
        return Optional.of(new Sought(
                words.indexOf(' ') < 0 ? "which " + words + " it is" : "",
                text -> Terms.of(text).stream().anyMatch(things::contains),
                true));
    }
}

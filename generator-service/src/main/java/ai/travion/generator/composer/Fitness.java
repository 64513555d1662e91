package ai.travion.generator.composer;

import ai.travion.atlas.PlaceType;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.NotBorne;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether a place suits somebody who has said what they cannot do or who comes along: a verdict from what the texts say of it. */
final class Fitness {

    private static final int SENTENCES = 3;

    /**
     * A verdict.
     *
     * @param hardly whether more speaks against the place, and heavily
     * @param because the sentences on which it rests
     */
    record Verdict(boolean hardly, String words, List<Sentence> because) {

        /** The same with the person named of whom it is asked. */
        Verdict of(Ailing person, String whom) {
            return new Verdict(hardly, words.replace(whom, person.inWords()), because);
        }
    }

    /** What a traveller may need, and by which words a text speaks for or against it. */
    private enum Need {
        WHEELCHAIR(
                "with a wheelchair",
                "wheel ?-?chairs?|accessible|steps|climb|walk|worth|possible",
                "flat(?! (?:shoes|sandals))|level|paved|promenade|by jeep|by boat|jeep safari|lawns?|avenues?",
                "steps?|stairs?|stairways?|staircases?|climb\\w*|steep\\w*|scrambl\\w+|rocky|summit|steep path|uneven|boulders?|hik(?:e|es|ers?|ing)|trek\\w*"),
        WALKS_LITTLE(
                "for whoever walks little",
                "steps|stairs|climb|walk|hard|steep|easy|elderly|old(?:er)?|seniors?|pensioners?|grand\\w+|knees?|hips?|legs?|asthma\\w*|heart|pacemaker|arthritis|breath|pregnan\\w+",
                "flat(?! (?:shoes|sandals))|level|gentle|gently|easy|easily|roadside|from the (?:road|bridge)|short walk|few steps|by jeep|by boat|stroll\\w*|nobody need|drive from|driven|lawns?",
                "steps?|stairs?|stairways?|staircases?|climb(?:s|ed|ing)?|steep\\w*|scrambl\\w+|strenuous|demanding|knees|slippery|squeeze|haul|exhaust\\w+|sweat|hard"),
        HEIGHTS(
                "for whoever fears heights",
                "heights?|drops?|edges?|cliffs?|exposed|vertigo|dizzy",
                "gentle|flat|railings?|fenced|handrails?",
                "sheer|drops?|edges?|cliffs?|precipice|unguarded|no fence|no rail\\w*|exposed|vertigo|dizzy|ledge|rim"),
        SEA(
                "for whoever gets seasick",
                "seasick|boats?|sea|waves?|whales?|swell",
                "calm\\w*|sheltered|flat sea|lagoon|protected|shallow|flattest",
                "seasick\\w*|swell|rough\\w*|choppy|heavy sea|waves|monsoon|strong currents?"),
        BACK(
                "for whoever has a bad back",
                "backs?|spine|jeeps?|safaris?|bump\\w*|rough",
                "smooth\\w*|gentle|gently|front seat|paved|by boat|on foot",
                "bounc\\w*|bumpy|jolt\\w*|lurch\\w*|bad backs?|rough (?:roads?|tracks?)|potholes?"),
        PREGNANT(
                "for whoever is pregnant",
                "pregnan\\w+",
                "calm\\w*|smooth\\w*|gentle|gently|easy|easily|level|flat",
                "bounc\\w*|bumpy|jolt\\w*|bad backs?|rough (?:roads?|tracks?|sea)|steep\\w*|stairs|steps|climb\\w*|slippery|swell|seasick\\w*"),
        CHILDREN(
                "with children",
                "children|child|kids?|son|daughter|toddlers?|family|families|baby|year[- ]olds?|suitable",
                "(?<!grey )(?<!elephant )(?<!whole )famil(?:y|ies)(?! (?:groups?|herds?|parties))|children (?:enjoy|used|love|like|find|can)|shallow|gentle|easy|calm|(?<!no )(?<!not )safer?|playgrounds?",
                "(?:small |little |young )?(?:children|ones) (?:cannot|can find|will not|should not|tire|need a hand)|not for (?:small )?children|too (?:hot|long|hard|steep)|sheer|unguarded|dangerous|several thousand steps|\\d,?\\d{3} (?:\\p{L}+ ){0,2}steps|exposed|scrambl\\w+|strenuous|cost \\p{L}+ their lives|drown\\w*|currents?|haul|squeeze|small children");

        /** Next to nothing, in the words that tell of it. */
        private static final Pattern MILD = Pattern.compile(
                "(?i)\\b(?:(?:only |just )?(?:a |the )?(?:few|couple of) (?:easy |low |shallow )?steps|without (?:any )?(?:steps|stairs|climb\\w*)|no (?:steps|stairs|climb\\w*|steep \\w+)|nobody needs? (?:to )?climb|(?:not|nothing|never) (?:steep|hard|strenuous|demanding)|rather than (?:by )?anything strenuous|shoulders and knees|(?:temptation|tempted|no need|need not|needs? not|do not|don't|never|nobody should|instead of|rather than)(?: to)? (?:climb|scrambl|hik)\\w*|knees (?:and|or) shoulders|(?:covers?|below|over) the knees?|(?:hard|easy) to (?:find|miss|beat|reach|see|book|get)|easily (?:reached|found|seen|missed)|hard (?:sell\\w*|shoulder)|steps from)\\b");
        /** What is one word among others, "on the steps", makes no climb. */
        private static final Pattern HARD_ON_FOOT = Pattern.compile(
                "(?i)\\b(?:\\d[\\d,]* (?:\\p{L}+ ){0,2}steps|(?:many|hundreds? of|thousands? of|hundred|thousand|steep|narrow|high|rough|uneven|worn|iron|stone|rock-cut|flights? of|hill of|down|up) steps|with steps,|stairs|stairways?|staircases?|climb(?:s|ed|ing)?|steep\\w*|scrambl\\w+|strenuous|demanding|knees|squeeze|haul|exhaust\\w+)\\b");

        /** A climb that is the visit itself; a flight of stairs is taken slowly. */
        private static final Pattern HEAVY_ON_FOOT = Pattern.compile(
                "(?i)\\b(?:\\d[\\d,]{2,} (?:\\p{L}+ ){0,3}(?:steps|stairs)|(?:many|hundreds?|thousands?|hill) (?:of )?(?:\\p{L}+ ){0,2}(?:steps|stairs)|(?:steep|iron|rock-cut|narrow|high|rough|uneven) (?:\\p{L}+ ){0,2}(?:steps|stairs|stair\\w+|path|climb|ascent|walk|trail)|steep\\w*|strenuous|demanding|scrambl\\w+|squeeze|haul|exhaust\\w+|climbing|(?:the|modest|long|hard|stiff|short|half[- ]day|day) (?:climb|hike|trek)|hikes?|hikers|trek\\w*|summit|stairways?|staircases?|knees)\\b");
        /** What is told of some other thing near by, or of what the keen may do besides. */
        private static final Pattern ELSEWHERE = Pattern.compile(
                "(?i)\\b(?:on another|nearby|near ?by|after the visit|afterwards|active travell?ers|serious hikers|gateway|neighbouring|farther on|further on|next door|on the other side|opposite|(?:directly )?behind (?:it|the)|day trips?|excursions?|thrill seekers)\\b");

        private static final Pattern WHEELED = Pattern.compile("(?i)\\bwheel ?-?chairs?\\b");
        private static final Pattern YOUNG = Pattern.compile(
                "(?i)\\b(?:kids?|child|children|toddlers?|bab(?:y|ies)|infants?|little ones|(?:\\d|1[0-4]|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:years?|yrs?|months?)[- ]?olds?)\\b");
        private static final Pattern OF_CHILDREN = Pattern.compile(
                "(?i)\\b(?:kids?|child|children|toddlers?|(?<!grey )(?<!elephant )(?<!whole )famil(?:y|ies)(?! (?:groups?|herds?|parties)))\\b");
        private static final Pattern EXPECTING = Pattern.compile("(?i)\\bpregnan(?:t|cy)\\b");
        private static final Pattern AGED = Pattern.compile(
                "(?i)\\b(?:elderly|old(?:er)? (?:people|persons?|folks?|parents|visitors|travellers|couples?)|seniors?|pensioners?|grand(?:parents?|mothers?|fathers?|ma|pa|mum|dad)|(?:bad|weak|sore) (?:knees?|hips?|legs?)|can(?:no|')?t walk (?:much|far|well|long))\\b");

        private final String whom;
        private final Pattern asked;
        private final Pattern speaksFor;
        private final Pattern speaksAgainst;

        Need(String whom, String asked, String speaksFor, String speaksAgainst) {
            this.whom = whom;
            this.asked = words(asked);
            this.speaksFor = words(speaksFor);
            this.speaksAgainst = words(speaksAgainst);
        }

        private static Pattern words(String alternatives) {
            return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
        }

        private boolean isHadBy(Preferences known) {
            var limits = NotBorne.by(known);
            return switch (this) {
                case WHEELCHAIR -> hasNeed(known, "wheel ?-?chair.*");
                case WALKS_LITTLE ->
                    limits.contains("hiking") || limits.contains("stairs") || hasNeed(known, "pregnant");
                case HEIGHTS -> limits.contains("heights");
                case SEA -> limits.contains("boats");
                case BACK -> limits.contains("jeep rides");
                case PREGNANT -> false;
                case CHILDREN -> known.getParty().map(StatedParty::getChildren).orElse(0) > 0;
            };
        }

        /** The same text without what would only seem to speak against it. */
        private String weighed(String text) {
            return this == WALKS_LITTLE ? MILD.matcher(text).replaceAll(" ") : text;
        }

        private boolean isGrave(Sentence sentence) {
            return this != WALKS_LITTLE
                    || HARD_ON_FOOT.matcher(weighed(sentence.text())).find();
        }

        private boolean isOnFoot() {
            return this == WHEELCHAIR || this == WALKS_LITTLE || this == HEIGHTS;
        }

        private boolean isHeavy(Sentence sentence) {
            return this != WALKS_LITTLE
                    || HEAVY_ON_FOOT.matcher(weighed(sentence.text())).find();
        }

        /** Whether it is what ails a person. */
        private boolean isOf(Ailing person) {
            return switch (this) {
                case HEIGHTS -> person.has(Ailing.HEIGHTS);
                case WALKS_LITTLE -> person.has(Ailing.ON_FOOT);
                case SEA -> person.has(Ailing.SEA);
                case BACK -> person.has(Ailing.BACK);
                default -> isNamedIn(person.ailment());
            };
        }

        private boolean isNamedIn(String question) {
            return switch (this) {
                case WHEELCHAIR -> WHEELED.matcher(question).find();
                case WALKS_LITTLE -> AGED.matcher(question).find();
                case CHILDREN -> YOUNG.matcher(question).find();
                case PREGNANT -> EXPECTING.matcher(question).find();
                case HEIGHTS, SEA, BACK -> false;
            };
        }

        private static boolean hasNeed(Preferences known, String value) {
            return known.getOther().stream()
                    .map(StatedValue::getValue)
                    .anyMatch(need -> need.toLowerCase(java.util.Locale.ROOT).matches(value));
        }
    }

    private static final Pattern ASKS = Pattern.compile(
            "(?i)\\b(?:how (?:hard|steep|rough|difficult)|suitable|suits?|ok(?:ay)? for|(?:good|fine|fit|right|doable|nice|great) (?:for|with)|doable|manage|too (?:hard|much|steep|far)|worth|safe for|steep drop)\\b");

    /** "Can she climb it", "is it possible with a pram". */
    private static final Pattern ASKS_WHETHER_ONE_CAN = Pattern.compile(
            "(?i)\\b(?:possible|(?<!what |where |which |things |how )can (?:i|we|he|she|they|my \\w+|(?:an? \\w+(?: \\w+)?|kids|children|people|seniors|(?:elderly|old|older|pregnant) \\w+) (?:do|manage|climb|visit|go|handle|walk|hike|come|join|cope|see)))\\b");

    private static final Pattern VISITING = Pattern.compile(
            "(?i)\\bpossible\\b(?: (?:with|for)\\b|\\W*$)|\\b(?:possible|can)\\b[^?.!]*\\b(?:do|manage|climb|visit|go|handle|walk|hike|trek|come|join|cope|see|enter|reach|explore|tour|enjoy|bring|take|swim|get (?:up|in|into|around|round|there|to the (?:top|summit)))\\b");

    /** "Can I rent a wheelchair there?" */
    private static final Pattern OF_THE_THING_ITSELF = Pattern.compile(
            "(?i)\\b(?:rent|hire|borrow|buy|lend|provide|get|have|store|park|leave)\\b (?:\\p{L}+ ){0,3}?(?:wheel ?-?chairs?|strollers?|pushchairs?|prams?|car ?seats?)\\b|\\b(?:wheel ?-?chairs?|strollers?|pushchairs?|prams?) (?:rental|hire|to (?:rent|hire|borrow))\\b");

    /** Who asks for a ticket or a seat asks for no verdict on the place, whoever comes along. */
    private static final Pattern OF_THE_JOURNEY_OR_THE_PRICE = Pattern.compile(
            "(?i)\\b(?:tickets?|discounts?|prices?|costs?|fees?|visas?|taxis?|cabs?|tuk|bus(?:es)?|trains?|seats?|book(?:ed|ing|ings)?)\\b");

    /** What there is to do or to see is asked of all of it, and no verdict on the whole place answers that. */
    private static final Pattern WHAT_THERE_IS = Pattern.compile(
            "(?i)\\b(?:what|where|which|things?|places?|anything|somewhere|ideas?)\\b.*\\b(?:do|see|visit|go|enjoy|try|nice|good|friendly|accessible|suit\\w*)\\b|\\b(?:friendly|accessible) (?:things|places|sights|spots|temples|beaches|attractions|activities)\\b");

    private static final Pattern FOR_WHO_WALKS_LITTLE = Pattern.compile(
            "(?i)\\b(?:wheelchair users|suits? (?:travellers|people|visitors|those) who walk little|makes most of the island accessible|without steps)\\b");

    /** "I have a bad knee, so no long climbs please" asks for no verdict. */
    private static final Pattern TELLS = Pattern.compile(
            "(?i)^\\W*(?:(?:and|but|so|oh|also|well|ok(?:ay)?)\\W+)*(?:(?:i|we)\\s+(?:should|must|have|am|are|need|want|can'?t|cannot|do|don'?t|would)|i'?m|we'?re|(?:my|our)\\s+\\p{L}+\\s+(?:is|are|has|have|can'?t|cannot))\\b[^?]*$");

    private static final Set<PlaceType> TOWNS = Set.of(PlaceType.CITY, PlaceType.TEA_COUNTRY, PlaceType.BEACH);

    private static final Pattern FEW_STEPS = Pattern.compile("(?i)\\b(?:few steps|nobody need)\\b");

    /** By what one can judge for oneself whether it is too much. */
    private static final Pattern EFFORT = Pattern.compile(
            "(?i)\\b(?:kilometres?|steps|stairs|steep\\w*|climb(?:s|ing)?|hours? (?:up|there|return|each way)|(?:takes?|taking|in|about) (?:\\p{L}+ ){0,3}(?:hours?|minutes)|uneven|slippery|exposed|cliffs?|brink|people have died|drown\\w*|currents?|dangerous|risk\\w*|cold|gentle|easy|level|flat|calm|shallow)\\b");

    private static final Set<Need> JUDGED_BY_EFFORT = Set.of(Need.CHILDREN, Need.WALKS_LITTLE, Need.PREGNANT);
    /** The hours of a train are none of the walk. */
    private static final Set<String> BESIDE_THE_EFFORT = Set.of("history", "culture", "logistics");

    /** Kings climbed, too. */
    private static final Set<String> PAST = Set.of("history", "culture");

    private final Assignment assignment;

    Fitness(Assignment assignment) {
        this.assignment = assignment;
    }

    /** What they can do of a list: no stairs for whoever comes in a wheelchair. */
    List<Sentence> bearable(List<Sentence> sentences) {
        if (!WHAT_THERE_IS.matcher(assignment.question().text()).find()) {
            return sentences;
        }
        var needs = Stream.of(Need.values())
                .filter(need -> need == Need.WHEELCHAIR || need == Need.WALKS_LITTLE)
                .filter(this::isHad)
                .toList();
        return sentences.stream()
                .filter(sentence -> needs.stream()
                        .noneMatch(need -> need.speaksAgainst
                                .matcher(need.weighed(sentence.text()))
                                .find()))
                .toList();
    }

    /** What holds on the whole island for whoever walks little, where it is asked what there is to do. */
    List<Sentence> anywhere() {
        boolean asked = WHAT_THERE_IS.matcher(assignment.question().text()).find()
                && (isHad(Need.WHEELCHAIR) || isHad(Need.WALKS_LITTLE));
        return asked
                ? assignment.evidence().sentences().stream()
                        .filter(sentence -> sentence.source().location().equals(Question.COUNTRY))
                        .filter(sentence ->
                                FOR_WHO_WALKS_LITTLE.matcher(sentence.text()).find())
                        .limit(SENTENCES)
                        .toList()
                : List.of();
    }

    private boolean isHad(Need need) {
        return need.isNamedIn(assignment.question().text()) || isKnown(need);
    }

    private boolean isKnown(Need need) {
        return state().getPreferences().filter(need::isHadBy).isPresent();
    }

    /** The verdict where the question asks whether one place suits them; nothing where it does not, or nothing is known. */
    Optional<Verdict> asked(String words) {
        var known = state().getPreferences();
        var person = Ailing.askedOf(words, known).or(() -> Ailing.askedOf(state().getUserQuery(), known));
        var question = person.map(one -> words + " " + one.ailment()).orElse(words);
        return asked(question, person);
    }

    private Optional<Verdict> asked(String question, Optional<Ailing> person) {
        boolean asked = ASKS.matcher(question).find();
        boolean askedOrPossible =
                asked || ASKS_WHETHER_ONE_CAN.matcher(question).find();
        return askedOrPossible
                        && !OF_THE_JOURNEY_OR_THE_PRICE.matcher(question).find()
                        && !OF_THE_THING_ITSELF.matcher(question).find()
                ? needs(question)
                        .filter(need -> need.asked.matcher(question).find())
                        .filter(need -> person.isEmpty() || need.isOf(person.get()))
                        .filter(need -> asked
                                || isKnown(need)
                                || VISITING.matcher(question).find())
                        // Whether it is safe for her no text decides.
                        .flatMap(need -> Optional.of(need)
                                .filter(one -> one != Need.PREGNANT)
                                .flatMap(one -> verdict(one, SENTENCES))
                                .or(() -> toBeWeighed(need))
                                .map(verdict -> person.or(() -> theOneWith(need))
                                        .map(one -> verdict.of(one, need.whom))
                                        .orElse(verdict))
                                .stream())
                        .findFirst()
                : Optional.empty();
    }

    /** Whoever of them it ails, where it is but one. */
    private Optional<Ailing> theOneWith(Need need) {
        var ailing = Ailing.among(state().getPreferences()).stream()
                .filter(need::isOf)
                .toList();
        return ailing.size() == 1 ? Optional.of(ailing.getFirst()) : Optional.empty();
    }

    /** Whether the question is about a person of whom it was told what ails them. */
    boolean isAskedOfAPerson() {
        return Ailing.askedOf(state().getUserQuery(), state().getPreferences()).isPresent();
    }

    /** Whether another question names whom this one is about: who is pregnant, in a wheelchair, old or young. */
    boolean isAskedAlikeIn(String heading) {
        return Stream.of(Need.values())
                .anyMatch(need -> need.isNamedIn(heading)
                        && need.isNamedIn(assignment.question().text()));
    }

    /** The same in one sentence, where the question is open and something speaks against a place that is one visit. */
    Optional<Verdict> beside() {
        return assignment.question().isOpen()
                        && !TELLS.matcher(assignment.question().text()).find()
                        && assignment.destinations().stream().noneMatch(this::isATown)
                ? needs(assignment.question().text())
                        .filter(need -> need != Need.CHILDREN && need != Need.SEA)
                        .flatMap(need -> verdict(need, 1).stream())
                        .filter(Verdict::hardly)
                        .findFirst()
                : Optional.empty();
    }

    /** What has level streets, too, is no place to be kept from. */
    private boolean isATown(String place) {
        return assignment
                .atlas()
                .named(place)
                .filter(known -> TOWNS.contains(known.type()))
                .isPresent();
    }

    /** Whether it is told of the place itself, and of the month that is asked about. */
    private boolean isOfIt(Sentence sentence, String place) {
        boolean otherPlace = assignment.atlas().mentionedIn(sentence.text()).stream()
                        .map(mention -> mention.place().name())
                        .anyMatch(name -> !name.equalsIgnoreCase(place))
                && !sentence.text().contains(place);
        var month = assignment.question().month();
        boolean otherMonth = month.isPresent()
                && !sentence.months().isEmpty()
                && !sentence.months().cover(month.get());
        return !otherPlace
                && !otherMonth
                && !Need.ELSEWHERE.matcher(sentence.text()).find();
    }

    private Stream<Need> needs(String question) {
        var known = state().getPreferences();
        return assignment.destinations().size() != 1
                ? Stream.of()
                : Stream.of(Need.values())
                        .filter(need -> need.isNamedIn(question)
                                || need.isNamedIn(state().getUserQuery())
                                || Ailing.askedOf(question, known)
                                        .filter(need::isOf)
                                        .isPresent()
                                || known.filter(need::isHadBy).isPresent());
    }

    /** Where no text speaks of them: how long and how hard it is, and what has cost lives, from which they can judge for themselves. */
    private Optional<Verdict> toBeWeighed(Need need) {
        var place = assignment.destinations().getFirst();
        if (!JUDGED_BY_EFFORT.contains(need)) {
            return Optional.empty();
        }
        var telling = assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().location().equalsIgnoreCase(place))
                .filter(sentence -> !sentence.leansOnAnother()
                        && !BESIDE_THE_EFFORT.contains(sentence.source().aspect()))
                .toList();
        var ofTheNeed = need == Need.PREGNANT
                ? Stream.of(need.speaksAgainst, need.speaksFor)
                        .flatMap(words -> speaking(words, telling).stream())
                        .distinct()
                        .toList()
                : List.<Sentence>of();
        var byWords = ofTheNeed.isEmpty() ? speaking(EFFORT, telling) : ofTheNeed;
        var chosen = Stream.concat(
                        byWords.stream().filter(one -> one.source().aspect().equals("adventure")), byWords.stream())
                .distinct()
                .limit(SENTENCES)
                .toList();
        return chosen.isEmpty()
                ? Optional.empty()
                : Optional.of(new Verdict(
                        false,
                        "My texts on " + place + " do not say how it is " + need.whom + "; weigh this: ",
                        telling.stream().filter(chosen::contains).toList()));
    }

    private Optional<Verdict> verdict(Need need, int atMost) {
        var place = assignment.destinations().getFirst();
        var own = assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().location().equalsIgnoreCase(place))
                .filter(sentence -> !sentence.leansOnAnother()
                        && !PAST.contains(sentence.source().aspect()))
                .toList();
        var doubtful = speaking(need.speaksAgainst, own).stream()
                .filter(sentence -> isOfIt(sentence, place))
                .filter(sentence -> need.speaksAgainst
                        .matcher(need.weighed(sentence.text()))
                        .find())
                .toList();
        var against = doubtful.stream().filter(need::isGrave).toList();
        // What is too slight to speak against the place does not speak for it.
        var speakingFor = speaking(need.speaksFor, own).stream()
                .filter(sentence -> !doubtful.contains(sentence))
                .filter(sentence ->
                        need.speaksFor.matcher(need.weighed(sentence.text())).find()
                                || FEW_STEPS.matcher(sentence.text()).find())
                .toList();
        if (against.isEmpty() && speakingFor.isEmpty()) {
            return Optional.empty();
        }
        boolean outweighed = weight(need.speaksAgainst, against) >= weight(need.speaksFor, speakingFor);
        boolean hardly = outweighed
                && !(need.isOnFoot() && isATown(place))
                && against.stream().anyMatch(need::isHeavy);
        boolean withCare = outweighed && !hardly;
        var leading = outweighed ? against : speakingFor;
        var other = outweighed ? speakingFor : against;
        var because = plainest(
                need,
                Stream.concat(leading.stream().limit(Math.max(1, atMost - 1)), other.stream())
                        .limit(atMost)
                        .toList());
        return Optional.of(new Verdict(
                hardly,
                (hardly ? "**Hardly " : withCare ? "**Yes, with some care, " : "**Rather yes, ") + need.whom
                        + ", by what my texts say of " + place + ":** ",
                because));
    }

    /** Where a text speaks of children itself, what else might be read for or against them adds nothing. */
    private static List<Sentence> plainest(Need need, List<Sentence> because) {
        var naming = because.stream()
                .filter(sentence -> need == Need.CHILDREN
                        && Need.OF_CHILDREN.matcher(sentence.text()).find())
                .toList();
        return naming.isEmpty() ? because : naming;
    }

    /** Those that say it in so many words, the plainest first. */
    private static List<Sentence> speaking(Pattern words, List<Sentence> sentences) {
        return sentences.stream()
                .filter(sentence -> words.matcher(sentence.text()).find())
                .sorted(Comparator.comparingLong((Sentence sentence) ->
                        -words.matcher(sentence.text()).results().count()))
                .toList();
    }

    private static long weight(Pattern words, List<Sentence> sentences) {
        return sentences.stream()
                .mapToLong(sentence -> words.matcher(sentence.text()).results().count())
                .sum();
    }

    private GraphState state() {
        return assignment.state();
    }
}

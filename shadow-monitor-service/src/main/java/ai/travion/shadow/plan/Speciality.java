package ai.travion.shadow.plan;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A thing that one goes to certain places for, finer than the interests of sights.csv, and where the texts of places speak of it. */
enum Speciality {
    YOGA("yoga", "relaxation", "hiriketiya-beach", "unawatuna"),
    AYURVEDA("ayurved\\w*|panchakarma", "relaxation", "beruwala", "bentota"),
    CRICKET("cricket\\w*|test (?:match(?:es)?|grounds?)", "cricket", "colombo", "galle-fort", "kandy"),
    CLUBS(
            "(?:planters?['’]?|colonial|old|hill) (?:british |country )?clubs?|clubs? of the planters",
            "history",
            "nuwara-eliya",
            "hatton"),
    GARDENS(
            "(?<!\\bthe (?:royal |old )?)botan(?:y|ic\\w*(?: gardens?)?|ists?)|(?<!\\b(?:tea|home|beer|water|botanic|botanical|peradeniya|hakgala|the) )gardens?|gardeners?|gardening|orchids?|horticultur\\w*",
            "nature",
            "kandy",
            "nuwara-eliya",
            "bentota"),
    COOKING("cooking|cookery|cook(?:ing)? class(?:es)?", "food", "kandy", "ella", "unawatuna"),
    SPICES("spices?|spice gardens?|cinnamon", "food", "kandy"),
    WAR(
            "(?:civil|(?:second |first |2nd |1st )?world|eelam) wars?|w\\.?w\\.?(?:2|ii|1|i)\\b|wars? (?:history|memorials?|graves|cemeter(?:y|ies)|sites?|museums?)|military history|battlefields?|history of the (?:\\p{L}+ )?wars?",
            "history",
            "jaffna",
            "trincomalee",
            "kandy"),
    RAMAYANA("ramayana?m?|ravan(?:a|an) (?:trail|sites?)", "religion", "nuwara-eliya", "ella"),
    BAWA(
            "bawa(?:['’]s)?|tropical modernis\\w*|modern(?:ist)? architecture|contemporary architecture|architects?",
            "architecture",
            "colombo",
            "bentota"),
    ART(
            "(?:contemporary|modern|local) (?:arts?|artists|paintings?)|art galler(?:y|ies)|galleries",
            "culture",
            "colombo"),
    PARTIES(
            "part(?:y|ies|ying)|(?<!\\b(?:planters|planters['’]|planter['’]s|colonial|old|hill|british|country|cricket|golf|sports|gentlemen['’]s|book|bird|birding|hiking|walking) )clubs?(?! of\\b)|clubbing|night ?clubs?|night ?life",
            "nightlife",
            "hikkaduwa",
            "unawatuna",
            "colombo"),
    LEOPARDS("leopards?|sloth bears?", "wildlife", "yala-national-park", "wilpattu-national-park"),
    ELEPHANTS("elephants?", "wildlife", "udawalawe-national-park", "minneriya-national-park"),
    SHOPPING("shopping|malls?|boutiques?|sarees?|souvenirs?", "shopping", "colombo", "kandy", "galle-fort"),
    TURTLES("turtles?", "wildlife", "hikkaduwa", "bentota", "tangalle"),
    WATERFALLS(
            "(?:water ?)?falls(?! (?:on|in|under|from|at|into|within|back|asleep|short|ill|to)\\b)|water ?falls?",
            "waterfalls",
            "ella",
            "nuwara-eliya"),
    RAFTING("raft\\w*|white[- ]?water", "rafting", "kitulgala"),
    CAMPING(
            "(?<!\\b(?:surf|surfing|elephant|transit|base|yoga|boot|training|army|kids|summer|holiday)[ -])camp(?:ing|s|sites?|out)?|glamping|tents?",
            "camping",
            "wilpattu-national-park",
            "yala-national-park",
            "udawalawe-national-park",
            "kumana-national-park",
            "knuckles-mountain-range",
            "bambarakanda-falls",
            "namunukula"),
    CHURCHES(
            "church(?:es)?|cathedrals?|basilicas?|chapels?|(?:holy |sunday )?mass(?= )",
            "religion",
            "negombo",
            "galle-fort"),
    DIVING(
            "(?:scuba|deep[- ]sea|wreck|reef)[ -]?div(?:es?|ers?|ing)|scuba|(?<!\\b(?:sky|pearl|cliff|night|deep)[ -])(?:dives?(?! in\\b)|divers?|diving)(?! (?:into|deeper|deep|straight|right))|wrecks?",
            "snorkelling",
            "hikkaduwa",
            "batticaloa",
            "nilaveli-beach",
            "trincomalee",
            "unawatuna"),
    WETLANDS(
            "wet ?lands?|marsh(?:es|land)?|lagoons?|waders?|waterfowl|water ?birds?|flamingos?",
            "birdwatching",
            "bundala-national-park",
            "kumana-national-park"),
    STILT_FISHERMEN("stilt[- ]fish\\w*|fish\\w* on stilts|stilts", "photography", "weligama", "unawatuna"),
    TRAINS(
            "(?:loves?|likes?|fond of|crazy about|mad about|fans? of|enthusiasts?|interested in|old|vintage|steam|historic|heritage) (?:\\p{L}+ )?(?:trains?|railways?|engines?|locomotives?|steam)|(?:hill|mountain|railway) lines?|rail(?:way)? ?(?:m[ae]n|museums?)|(?:train|railway|rail) (?:fans?|buffs?|enthusiasts?|lovers?|spotters?|spotting|man|men)|locomotives?|steam engines?",
            "train",
            "kandy",
            "nuwara-eliya",
            "ella"),
    RUINS(
            "(?:ancient |old |royal )?ruins|ruined (?:cit(?:y|ies)|capitals?|palaces?|temples?|kingdoms?)|ancient (?:cit(?:y|ies)|capitals?|kingdoms?|sites)|archa?eolog(?:y|ical(?: sites?)?)",
            "history",
            "anuradhapura",
            "polonnaruwa",
            "sigiriya"),
    PILGRIMAGE(
            "(?<!\\b(?:hindu|catholic|christian|muslim|bawa|tamil) )(?:pilgrims?|pilgrimages?)|(?:sacred|holy) (?:places?|sites?|cit(?:y|ies))",
            "religion",
            "anuradhapura",
            "kandy",
            "kataragama"),
    BIRDS(
            "birds?|bird ?watch(?:ing|ers?)|birders?|birding|twitchers?|ornitholog\\w+",
            "birdwatching",
            "sinharaja-forest-reserve",
            "nuwara-eliya",
            "kitulgala",
            "bundala-national-park",
            "udawalawe-national-park");

    private static final List<String> ALSO_WITH_ELEPHANTS =
            List.of("kaudulla-national-park", "yala-national-park", "bundala-national-park", "kumana-national-park");

    private final Pattern said;
    private final String interest;
    /** Parted by blanks. */
    private final String ids;

    Speciality(String said, String interest, String... ids) {
        this.said = Pattern.compile("\\b(?:" + said + ")(?![\\w-])", Pattern.CASE_INSENSITIVE);
        this.interest = interest;
        this.ids = String.join(" ", ids);
    }

    /** Those that a traveller asks for, and nowhere refuses; that a companion does not care for it refuses nothing. */
    static List<Speciality> wishedBy(Particulars told) {
        return Stream.of(values())
                .filter(one -> told.asksFor(one.said) || told.ofTheSpeaker().asksFor(one.said))
                .toList();
    }

    /** Where a text names it first. */
    Optional<MatchResult> firstIn(String text) {
        return said.matcher(text).results().findFirst();
    }

    /** Where a text names it last. */
    Optional<MatchResult> lastIn(String text) {
        return said.matcher(text).results().reduce((earlier, later) -> later);
    }

    /** A text without its name. */
    String withoutIt(String text) {
        return said.matcher(text).replaceAll(" ");
    }

    boolean isAt(String placeId) {
        return ids().contains(placeId);
    }

    /** Whether it is the place that one thinks of first for it. */
    boolean isFirstAt(String placeId) {
        return ids().getFirst().equals(placeId);
    }

    boolean isNamedIn(String text) {
        return said.matcher(text).find();
    }

    /** The word for it in the interests of sights.csv, pastimes.csv and wished-visits.csv. */
    String tag() {
        return this == TURTLES ? "turtle" : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The same as one says it. */
    String inWords() {
        return switch (this) {
            case CLUBS -> "planters' clubs";
            case BAWA -> "Geoffrey Bawa";
            case RAMAYANA -> "the Ramayana";
            case WAR -> "the history of war";
            case PILGRIMAGE -> "a pilgrimage";
            default -> name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    /** Whether a reader with fewer words takes it for this interest. */
    boolean replaces(String wish) {
        return interest.equals(wish) || (this == CLUBS && wish.equals("nightlife"));
    }

    /** The interest of sights.csv that it is a part of. */
    String interest() {
        return interest;
    }

    List<String> ids() {
        return List.of(ids.split(" "));
    }

    /** Where it is met as well, though nobody goes there for it first. */
    List<String> alsoAt() {
        return switch (this) {
            case ELEPHANTS -> ALSO_WITH_ELEPHANTS;
            case SPICES -> List.of("pettah-market");
            default -> List.of();
        };
    }
}

package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Wishes.Wish;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Something that one travels for or stays away from.
 *
 * @param name as the knowledge base tags it
 * @param words how travellers say it
 * @param journey how they name a journey after it: "a beach holiday"
 */
public record Interest(String name, Pattern words, Pattern journey) {

    /** What the knowledge base tags its places with. */
    static final List<Interest> ALL = List.of(
            interest(
                    "hiking",
                    "hik(?:e|es|ing|er|ers)|hikking|trek(?:s|king)?|trail(?:s)?|climb(?:s|ing)?|mountaineering"),
            interest(
                    "photography",
                    "photo(?:s|graphy|graph|graphs|graphing|shoot|grapher|graphers)?|photograhy|fotography|instagram\\w*|pictures"),
            interest(
                    "history",
                    "(?:world|civil) war|ww ?(?:2|ii)|histor(?:y|ic|ical)|ruins?|archaeolog\\w+|archeolog\\w+|ancient (?:city|cities|sites?)|heritage|kings?|colonial"),
            interest(
                    "culture",
                    "cultur(?:e|al|es)|tradition(?:s|al)?|festivals?|perahera|local life|village life|dance|dancing|museums?|crafts?|arts?"),
            interest(
                    "religion",
                    "religio(?:n|us)|temples?|kovils?|buddhis(?:m|t)|hindu(?:ism)?|stupas?|pilgrimage|spiritual|meditation|shrines?|churches"),
            interest(
                    "wildlife",
                    "wild ?life|safaris?|elephants?|leopards?|animals?|national parks?|sloth bears?|crocodiles?"),
            interest(
                    "beach",
                    "beach(?:es)?|seaside|sun holiday|calm (?:waters?|sea)|(?:near|by|at|to|on) the (?:sea|ocean)|sand|sunbath(?:e|ing)|coast|^(?:the )?(?:open )?(?:sea|ocean)$|(?:some|and|&|then|,) (?:the )?sea(?![ -]?(?:food|sick|level|plane))"),
            interest("surfing", "surf(?:s|ing|er|ers)?"),
            interest("swimming", "swim(?:s|ming)?"),
            interest("snorkelling", "snorke?l{1,2}(?:s|e|ing)?|div(?:e|es|ing)|scuba|coral reefs?"),
            interest("whale-watching", "whales?|whale[ -]watching|dolphins?"),
            interest(
                    "food",
                    "(?<!\\b(?:halal|kosher|jain|vegetarian|vegan|veg|spicy|gluten[- ]free)\\s)food(?:ie|ies)?|cuisine|cooking|culinary|restaurants?|curry|(?<!\\b(?:no|any|without|hates?|dislikes?|avoids?|allergic to|eats? no|(?:don'?t|doesn'?t|can'?t|cannot|not|never) (?:eat|eats|like|want|touch|have)|not into) )seafood|eating|kottu|hoppers?"),
            interest(
                    "nightlife",
                    "night ?life|bars?|pubs?|(?<!\\b(?:planters|planters['’]|planter['’]s|colonial|old|hill|british|country|cricket|golf|sports|gentlemen['’]s|book|bird|birding|hiking|walking) )clubs?(?! of\\b)|clubbing|night ?clubs?|part(?:y|ies|ying)|bar crawl|cocktails?|drinking"),
            interest("shopping", "shop(?:s|ping)?|markets?|souvenirs?|malls?|bazaars?"),
            interest("family", "family[ -]friendly|kid[ -]friendly|child[ -]friendly"),
            interest(
                    "relaxation",
                    "relax(?:ing|ation)?|chill(?:ing)?|spas?|massages?|ayurved\\w+|yoga|wellness|retreats?|unwind|peaceful|lazy(?! (?:breakfasts?|mornings?|starts?))"),
            interest("tea", "tea|tea (?:estates?|plantations?|factor(?:y|ies)|fields?|country)"),
            interest("waterfalls", "water ?falls?"),
            interest(
                    "viewpoints",
                    "view ?points?|views?|scenery|scenic|panoramas?|sunrises?|(?<!(?:after|until|till|before|by) )sunsets?|landscapes?"),
            interest("train", "trains?|train rides?|railways?"),
            interest("birdwatching", "bird(?:s|ing|watching|watchers?|ers?)?|bird[ -]watching|ornitholog\\w+"),
            interest("architecture", "architectur\\w+|buildings|geoffrey bawa|bawa"),
            interest("rafting", "raft(?:ing)?|white[ -]water|kayak(?:s|ing)?|canyoning"),
            interest("camping", "camp(?:s|ing)?|tents?|glamping"),
            interest(
                    "adventure",
                    "adventur\\w+|adrenaline|(?:fun|outdoor|exciting|thrilling) (?:activit(?:y|ies)|things?)|team[ -]?building|water[ -]?sports?|water activit(?:y|ies)|zip ?lin\\w+|abseil\\w+|rock climbing"),
            interest(
                    "nature",
                    "nature|forests?|rain ?forests?|jungle|botan(?:y|ic\\w*|ists?)|gardens?|orchids?|flowers|lakes?|outdoors?|trees"));

    /** What one only stays away from. */
    static final List<Interest> NUISANCES = List.of(
            interest(
                    "crowds",
                    "crowd(?:s|ed)?|tourists?|touristy|tourist traps?|busy (?:places?|spots?|sites?)|mass tourism"),
            interest("walking", "(?:too much |lots of |long |a lot of |much )?walk(?:s|ing)?"),
            interest("stairs", "stairs?|steps|stairways?"),
            interest(
                    "long drives",
                    "(?:long |too much |much |lots of )?(?:driving|drives?|car rides?|bus rides?|journeys?|transfers?)"),
            interest("alcohol", "alcohol|drink(?:s)?|booze|beer|wine"),
            interest("heat", "heat|hot weather"),
            interest("rain", "rain|wet weather"),
            interest("leeches", "leech(?:es)?"),
            interest("spicy food", "spicy(?: food)?|chill?i(?:es)?"),
            interest("queues", "queues?|queuing|lines|waiting"),
            interest("boats", "boats?|boat trips?"),
            interest("heights", "heights?"),
            interest("early starts", "early (?:mornings?|starts?)|waking up early|getting up early"),
            interest("noise", "nois(?:e|y)|loud (?:music|places?)"));

    /** Those that a text names. */
    static List<Wish> namedIn(String text, boolean must) {
        return ALL.stream()
                .filter(interest -> Patterns.isIn(interest.words(), text))
                .map(interest -> new Wish(interest.name(), must))
                .toList();
    }

    /** Whether it is the name of something that one travels for or stays away from. */
    static boolean isNamed(String name) {
        return ALL.stream().anyMatch(interest -> interest.name().equals(name))
                || NUISANCES.stream().anyMatch(interest -> interest.name().equals(name));
    }

    /** Whether the words name one, and nothing else. */
    public static boolean isOne(String words) {
        return ALL.stream().anyMatch(interest -> Patterns.isAllOf(interest.words, words));
    }

    private static Interest interest(String name, String words) {
        return new Interest(name, Patterns.words(words), Contradiction.journey(words));
    }
}

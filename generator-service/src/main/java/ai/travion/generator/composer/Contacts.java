package ai.travion.generator.composer;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** What is asked for beside a place or a house, and is either told in so many words or not at all. */
enum Contacts {
    PHONE(
            "the phone number",
            "(?:phone|telephone|mobile|contact|whatsapp) (?:numbers?|details)|phone no\\b|number to call",
            "\\+?\\d[\\d -]{6,}\\d|(?:phone|telephone|contact) numbers?|\\bdial\\b"),
    EMAIL("the e-mail address", "e-?mail(?: address(?:es)?)?\\b", "[\\w.+-]+@[\\w-]+\\.\\w+|\\be-?mail"),
    WEBSITE(
            "the website",
            "(?:its|their|the|a|official) (?:web ?sites?|web ?pages?|web address)\\b",
            "\\bweb ?site|\\bweb ?page|www\\."),
    STREET(
            "the address",
            "(?:(?:its|their|the) |(?:exact|street|postal|full) )+address(?:es)?\\b",
            "\\baddress|\\bstreet\\b|\\broad\\b|\\bmawatha\\b|\\blane\\b"),
    MENU("the menu", "(?:its|their|the) menus?\\b", "\\bmenu"),
    PRICE(
            "the price",
            "(?:,|\\band\\b) (?:also )?(?:its|their|the) (?:prices?|cost|rates?|fees?|entrance fee|ticket price)\\b",
            "\\b(?:prices?|costs?|fees?|rates?|sums?|rupees|rs\\b|lkr|usd)");

    private final String words;
    private final Pattern asked;
    private final Pattern told;

    Contacts(String words, String asked, String told) {
        this.words = words;
        this.asked = Pattern.compile("\\b(?<!\\bmy )(?:" + asked + ")", Pattern.CASE_INSENSITIVE);
        this.told = Pattern.compile(told, Pattern.CASE_INSENSITIVE);
    }

    static List<Contacts> askedFor(String question) {
        return Arrays.stream(values())
                .filter(contact -> contact.asked.matcher(question).find())
                .toList();
    }

    /** Whether an answer tells it, or says itself that it is not known; what an answer links to and its sources do not count. */
    boolean isIn(String answer) {
        return told.matcher(answer).find();
    }

    String inWords() {
        return words;
    }
}

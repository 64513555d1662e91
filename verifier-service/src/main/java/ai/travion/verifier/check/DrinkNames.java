package ai.travion.verifier.check;

/** What alcohol is called, and where it is served; to be put between the bars of a pattern. */
final class DrinkNames {

    /** By the grape, by the glass and by what is mixed. */
    private static final String BY_NAME =
            "merlots?|chardonnays?|cabernets?|sauvignons?(?: blancs?)?|shiraz|syrah|rieslings?|malbecs?|pinots?(?: noirs?| grigios?)?|ros(?=é)|(?:glass(?:es)?|bottles?|carafes?|jugs?) of (?:the |your |some |a )?(?:house |good |chilled |cold |local |dry |crisp )*(?:red|white|ros(?=é)|bubbles|bubbly|fizz|something strong(?:er)?)|"
                    + "caipirinhas?|caipiroskas?|pi(?:ñ|n)a coladas?|mai tais?|(?:rum|arrack|planter['’]?s|fruit and rum) punch(?:es)?|aperols?|camparis?|pimm['’]?s|absinthe|schnapps|sak[eé]|soju|ouzo|sherry|vermouth|bourbons?|scotch|single malts?|highballs?|bloody marys?|old[- ]fashioneds?|cosmopolitans?|manhattans?|bellinis?|mimosas?|dark and stormys?|cuba libres?|screwdrivers?|tequila sunrises?|long island iced teas?|shandy|shandies|draughts?|drafts? of lager|pilsners?|craft brews?|cold ones?|a brew\\b|brews|cold lions?|lion (?:lager|stout|beer)s?|three coins|hard liquor|hard seltzers?|"
                    + "toddy[- ]tapp\\w+(?=[^.;]{0,60}\\b(?:tast\\w+|cups?|glass(?:es)?|sips?|samples?|drinks?|pours?)\\b)";

    static final String AND_WHERE = BY_NAME + "|"
            + "alcohol(?:ic)?|mini-?bars?|tipples?|bars?|pubs?|(?:bar|pub)[ -]?(?:crawl|hop)\\w*|barhopping|night[ -]?clubs?|clubbing|night ?life|cocktails?|beers?|lagers?|ales?|stouts?|ciders?|pints?|nightcaps?|wines?|sangria|arrack|whiske?y|whiskies|brandy|cognac|tequilas?|vodka|rum|gins?|G ?& ?Ts?|gin and tonics?|negronis?|margaritas?|martinis?|daiquiris?|spritz(?:es)?|bubbly|shots of|(?:local |try the |fine |strong |good )spirits|the clubs|pub|"
            + "liquors?|booze|sundowners?|happy hours?|taverns?|brewer(?:y|ies)|distiller(?:y|ies)|champagne|prosecco|(?:taste|try|drink|sip|sample|have|with|over|share|(?:glass(?:es)?|cups?|pots?|bottles?) of) (?:the |an? |some |a (?:cup|glass|pot) of |fresh |palm |palmyra |kithul |village |local |chilled |coconut )*toddy(?![- ]tapp)|mojitos?|"
            + "(?:evening|sunset|rooftop|late|after[- ]dinner) drinks|(?:beach|late|all[- ]night|pool|night|club|full[- ]moon) part(?:y|ies)|(?:beach|dance|night) clubs?";

    private DrinkNames() {}
}

package ai.travion.router.text;

/** Counts slips of the pen: letters left out, added, wrong, or swapped with their neighbour. */
final class Slips {

    private Slips() {}

    /**
     * How many slips lie between two words; more than {@code limit} is reported as {@code limit + 1}. The first letter is
     * hardly ever wrong, and "leather" is no weather, so words that begin differently are never near.
     */
    static int between(String word, String meant, int limit) {
        if (Math.abs(word.length() - meant.length()) > limit || word.charAt(0) != meant.charAt(0)) {
            return limit + 1;
        }
        var beforeLast = new int[meant.length() + 1];
        var last = new int[meant.length() + 1];
        for (int j = 0; j <= meant.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= word.length(); i++) {
            var row = new int[meant.length() + 1];
            row[0] = i;
            int least = i;
            for (int j = 1; j <= meant.length(); j++) {
                int wrong = word.charAt(i - 1) == meant.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(last[j] + 1, row[j - 1] + 1), last[j - 1] + wrong);
                if (i > 1
                        && j > 1
                        && word.charAt(i - 1) == meant.charAt(j - 2)
                        && word.charAt(i - 2) == meant.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
                least = Math.min(least, row[j]);
            }
            if (least > limit) {
                return limit + 1;
            }
            beforeLast = last;
            last = row;
        }
        return last[meant.length()];
    }
}

package ai.travion.retrieval.web;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether an address of a result may be shown: http or https, a public host, no credentials. Decided without a look-up, since
 * nothing is fetched from there; names that only a local network resolves, and numbers of one, are refused in every notation.
 */
final class PublicAddress {

    private static final Pattern LOCAL_NAME = Pattern.compile(
            "(?:.*\\.)?(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|example|invalid|onion|arpa)");

    private static final Pattern NUMBERS = Pattern.compile("[0-9.]+|0x[0-9a-f.x]+");

    /** With a zero before it a number is octal to a browser. */
    private static final Pattern FOUR_NUMBERS = Pattern.compile("(?:(?:0|[1-9]\\d{0,2})\\.){3}(?:0|[1-9]\\d{0,2})");

    /** Names that lead to whatever number stands in them. */
    private static final Pattern NUMBERED_NAME = Pattern.compile("(?:.*\\.)?(?:nip|sslip|xip)\\.io");

    private PublicAddress() {}

    /** The address, where it may be shown. */
    static Optional<URI> of(String url) {
        try {
            var address = new URI(url.strip());
            var scheme = Optional.ofNullable(address.getScheme()).orElse("").toLowerCase(Locale.ROOT);
            boolean web = scheme.equals("http") || scheme.equals("https");
            var host = Optional.ofNullable(address.getHost()).orElse("").toLowerCase(Locale.ROOT);
            return web && address.getUserInfo() == null && isPublic(host) ? Optional.of(address) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static boolean isPublic(String host) {
        if (host.startsWith("[")) {
            return isPublicNumber(host.substring(1, host.length() - 1));
        }
        if (NUMBERS.matcher(host).matches()) {
            // 127.1, 0x7f000001 and 2130706433 are 127.0.0.1 to a browser.
            return FOUR_NUMBERS.matcher(host).matches() && isPublicNumber(host);
        }
        var name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        return name.indexOf('.') > 0
                && !LOCAL_NAME.matcher(name).matches()
                && !NUMBERED_NAME.matcher(name).matches();
    }

    private static boolean isPublicNumber(String number) {
        try {
            // A literal is not looked up.
            var address = InetAddress.getByName(number);
            byte[] bytes = address.getAddress();
            int first = bytes[0] & 0xff;
            int second = bytes[1] & 0xff;
            boolean uniqueLocal = bytes.length == 16 && (first & 0xfe) == 0xfc;
            // 2002::/16 and 64:ff9b::/96 lead to the IPv4 address that stands in them.
            boolean translated =
                    bytes.length == 16 && ((first == 0x20 && second == 0x02) || (first == 0 && second == 0x64));
            boolean sharedOrReserved =
                    bytes.length == 4 && (first == 0 || first >= 240 || (first == 100 && (second & 0xc0) == 64));
            return !(address.isLoopbackAddress()
                    || address.isAnyLocalAddress()
                    || address.isLinkLocalAddress()
                    || address.isSiteLocalAddress()
                    || address.isMulticastAddress()
                    || uniqueLocal
                    || translated
                    || sharedOrReserved);
        } catch (UnknownHostException e) {
            return false;
        }
    }
}

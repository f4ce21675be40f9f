package portal.identity.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import org.keycloak.common.ClientConnection;

/** Where a request comes from, as Keycloak knows it: by a header only from a proxy that it trusts. */
public final class ClientNetwork {
    private static final int NETWORK_BYTES = 8;

    private ClientNetwork() {}

    /** An IPv4 address, or the /64 of an IPv6 one: one subscriber has all of it. */
    public static String of(ClientConnection connection) {
        String address = String.valueOf(connection.getRemoteAddr());
        // A name would be looked up; an address with a colon is parsed.
        if (!address.contains(":")) return address;
        try {
            InetAddress parsed = InetAddress.getByName(address);
            return parsed instanceof Inet6Address
                    ? HexFormat.of().formatHex(Arrays.copyOf(parsed.getAddress(), NETWORK_BYTES))
                    : parsed.getHostAddress();
        } catch (UnknownHostException error) {
            return address;
        }
    }
}

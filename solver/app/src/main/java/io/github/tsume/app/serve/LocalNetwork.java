package io.github.tsume.app.serve;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Optional;

/** The network of the house or office that this computer is in. */
public final class LocalNetwork {
  private LocalNetwork() {}

  /**
   * The address of this computer in it: the first of its private addresses (10, 172.16 to 172.31
   * and 192.168: RFC 1918), which no router passes on to the world.
   *
   * @throws SocketException if the system does not tell its addresses
   */
  public static Optional<InetAddress> address() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
        .findFirst();
  }
}

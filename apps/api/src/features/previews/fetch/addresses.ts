import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Range of the global unicast addresses of IPv6. All other IPv6 addresses are local, translated or unassigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Ranges of IPv6 addresses that end with an IPv4 address: mapped addresses and NAT64's well-known prefix. */
const IPV4_WITHIN = ["::ffff:0:0/96", "64:ff9b::/96"].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Network addresses of cloud metadata services that are in public ranges or in the range of private networks. */
const METADATA = new Set(["168.63.129.16", "fd00:ec2::254"]);

/** Names of the ranges of private networks and of this machine. */
const PRIVATE_RANGES = new Set(["loopback", "private", "uniqueLocal"]);

/**
 * Returns whether an address belongs to the public internet. Returns false for private, loopback, link-local,
 * carrier-grade NAT, multicast, unspecified, documentation, reserved and cloud metadata addresses, and for invalid
 * text. Checks an IPv4 address within IPv6 (mapped or NAT64) as IPv4. Returns false for every 6to4 and Teredo address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return isPublicIPv4(ipaddr.IPv4.parse(address));
  const written = `http://[${address}]`;
  if (!URL.canParse(written)) return false;
  // Normalized, because the library treats "::8.8.8.8" as an IPv4-mapped address by mistake.
  const parsed = ipaddr.IPv6.parse(new URL(written).hostname.slice(1, -1));
  if (IPV4_WITHIN.some((range) => parsed.match(range))) {
    return isPublicIPv4(new ipaddr.IPv4(parsed.toByteArray().slice(12)));
  }
  return parsed.range() === "unicast" && parsed.match(GLOBAL_IPV6);
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !METADATA.has(address.toString());
}

/** Returns whether an address is loopback or private. Returns false for link-local and cloud metadata addresses. */
export function isPrivateNetworkAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return PRIVATE_RANGES.has(parsed.range()) && !METADATA.has(parsed.toString());
}

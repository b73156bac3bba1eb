import ipaddr from "ipaddr.js";

/** Where the internet's own addresses are; everything else of IPv6 is local, translated or not handed out. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** A cloud's own service at an address that is public by the book. */
const METADATA = new Set(["168.63.129.16"]);

/**
 * True for an address of the public internet. Private, loopback, link-local (the clouds' metadata among them),
 * carrier-grade NAT, multicast, unspecified, documentation and reserved ones are not, nor is anything that is no
 * address. An IPv4 address inside IPv6 (mapped, NAT64) counts as itself; 6to4 and Teredo are never public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);
  const range = parsed.range();
  if (range === "ipv4Mapped" || range === "rfc6052") {
    return isPublicIPv4(new ipaddr.IPv4(parsed.toByteArray().slice(12)));
  }
  return range === "unicast" && parsed.match(GLOBAL_IPV6);
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !METADATA.has(address.toString());
}

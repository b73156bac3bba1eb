import { isIPv6 } from "node:net";
import { hmac } from "./tokens.ts";

/** A key for that UTC day, so that hashes of two days cannot be linked (rule: click-counting). */
const dayKey = (secret: string, purpose: string, date: Date): string =>
  hmac(secret, purpose, date.toISOString().slice(0, 10));

/**
 * A hash of the client's address under a key of that day, 64 hex digits, by which limits count (rule: rate-limits). Of an
 * IPv6 address only the network counts (the first 64 bits), because a household can change the rest with every request.
 */
export function addressHash(secret: string, ip: string, date: Date): string {
  return hmac(dayKey(secret, "address-day", date), "address", isIPv6(ip) ? networkOf(ip) : ip);
}

function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail = ""] = ip.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [left, right] = [groups(head), groups(tail)];
  const gap = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const network = [...left, ...gap, ...right].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** An anonymous visitor: a hash of address and browser under a key of that day, 64 hex digits (rule: click-counting). */
export function visitorHash(secret: string, ip: string, userAgent: string, date: Date): string {
  return hmac(dayKey(secret, "visitor-day", date), "visitor", `${ip}\0${userAgent}`);
}

import { isIPv6 } from "node:net";
import { DAY_MS } from "@giftling/domain";
import { LRUCache } from "lru-cache";
import { hmac } from "./tokens.ts";

/** In-memory cache of recent visitors' hashes, because hashing is slow compared with a cached hub's response. */
const known = new LRUCache<string, string, () => string>({
  max: 5_000,
  memoMethod: (_name, _stale, { context: make }) => make(),
});

/**
 * Returns a value's hash with a daily key, and caches the hash. `hashed` returns the part of `value` to hash
 * (rule: click-counting).
 */
function dailyHash(
  secret: string,
  purpose: string,
  date: Date,
  value: string,
  hashed: (value: string) => string,
): string {
  const day = Math.floor(date.getTime() / DAY_MS);
  const context = () => {
    const key = hmac(secret, `${purpose}-day`, date.toISOString().slice(0, 10));
    return hmac(key, purpose, hashed(value));
  };
  return known.memo(`${purpose}\0${day}\0${secret}\0${value}`, { context });
}

/** Rate-limit keys of a visitor: hashes of the IP address with a daily key, 64 hex digits each (rule: rate-limits). */
export type RateLimitKeys = {
  /** Hash of the IPv4 address, or of the first 64 bits of an IPv6 address, which one household shares. */
  address: string;
  /** Hash of the first 48 bits of an IPv6 address, the usual prefix of one customer's network. Null for IPv4. */
  network: string | null;
};

export function createRateLimitKeys(secret: string, ip: string, date: Date): RateLimitKeys {
  const hasNetwork = isIPv6(ip) && getRateLimitAddress(ip).includes(":");
  return {
    address: dailyHash(secret, "address", date, ip, getRateLimitAddress),
    network: hasNetwork ? dailyHash(secret, "network", date, ip, wideNetwork) : null,
  };
}

/** Returns the part of an IP address that rate limits count: an IPv4 address, or the first 64 bits of IPv6. */
export const getRateLimitAddress = (ip: string): string => (isIPv6(ip) ? getNetwork(ip) : ip);

function getNetwork(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail = ""] = ip.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [left, right] = [groups(head), groups(tail)];
  const gap = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const network = [...left, ...gap, ...right].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** Returns the first 48 bits of an IPv6 address, or the first 24 bits of an IPv4 address. */
function wideNetwork(ip: string): string {
  const counted = getRateLimitAddress(ip);
  const separator = counted.includes(":") ? ":" : ".";
  return counted.split(separator).slice(0, 3).join(separator);
}

/** Number of days, including today, on which an open hold can have started. */
const HOLD_HASH_DAYS = 5;

/** Hashes of the holder of a unit, one for each day on which an open hold can have started (rule: holds). */
export type HoldVisitorHashes = { visitor: string[]; network: string[] };

/** Returns the hashes that identify the open holds of a visitor and of the visitor's network on a family's wishes. */
export function hashHoldVisitor(
  secret: string,
  ip: string,
  familyId: string,
  date: Date,
): HoldVisitorHashes {
  const days = Array.from(
    { length: HOLD_HASH_DAYS },
    (_, ago) => new Date(date.getTime() - ago * DAY_MS),
  );
  const hashes = (purpose: string, part: (value: string) => string) =>
    days.map((day) => dailyHash(secret, `${purpose}-${familyId}`, day, ip, part));
  return {
    visitor: hashes("holder", getRateLimitAddress),
    network: hashes("holder-network", wideNetwork),
  };
}

/** Returns the hash of a visitor's IP address with a daily key, 64 hex digits (rule: click-counting). */
export function hashVisitor(secret: string, ip: string, date: Date): string {
  return dailyHash(secret, "visitor", date, ip, getRateLimitAddress);
}

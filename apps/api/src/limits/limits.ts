import type { GiftRateLimitParameters } from "@giftling/db/queries/gifts/gift-counts";
import type { MemoryRateLimit } from "./memory-rate-limiter.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rate limits that all processes share, by name. The stored keys contain the names (rule: rate-limits). */
export const SHARED_RATE_LIMITS = {
  "sign-up": { points: 15, seconds: HOUR },
  "sign-up-day": { points: 40, seconds: DAY },
  "sign-up-hub-day": { points: 100, seconds: DAY },
  "my-gifts": { points: 10, seconds: HOUR },
  click: { points: 600, seconds: HOUR },
  "referral-click": { points: 60, seconds: HOUR },
  "sign-in": { points: 20, seconds: 10 * MINUTE },
  "sign-in-mail": { points: 5, seconds: HOUR },
  "sign-in-mail-day": { points: 20, seconds: DAY },
  "wrong-sign-in-code": { points: 30, seconds: HOUR },
  "wrong-passcode": { points: 8, seconds: 10 * MINUTE },
  "wrong-passcode-day": { points: 30, seconds: DAY },
  "wrong-passcode-hub": { points: 64, seconds: 10 * MINUTE },
  "wrong-passcode-hub-day": { points: 500, seconds: DAY },
  "proposal-day": { points: 5, seconds: DAY },
  "proposal-hub-day": { points: 30, seconds: DAY },
  report: { points: 10, seconds: HOUR },
  "report-hub-day": { points: 100, seconds: DAY },
  // The limit per minute allows an import to fetch all its pages at once. The hourly limit is stricter. The limit
  // `preview-shop` applies to all families together.
  preview: { points: 60, seconds: MINUTE },
  "preview-hour": { points: 200, seconds: HOUR },
  // Limits of the jobs that fetch pictures of imported wishes. These fetches also count against `preview-shop`.
  "wish-picture": { points: 60, seconds: MINUTE },
  "wish-picture-hour": { points: 200, seconds: HOUR },
  "preview-shop": { points: 300, seconds: MINUTE },
  upload: { points: 30, seconds: MINUTE },
  billing: { points: 60, seconds: MINUTE },
  invite: { points: 20, seconds: DAY },
  "person-address": { points: 20, seconds: DAY },
  "invite-to": { points: 5, seconds: DAY },
  export: { points: 6, seconds: MINUTE },
} as const;
export type SharedRateLimitName = keyof typeof SHARED_RATE_LIMITS;

/** Rate limits of gifts, holds and failed attempts, per visitor and for all visitors of a hub (rule: rate-limits). */
export const GIFT_RATE_LIMITS = {
  visitor: { hour_gifts: 30, day_holds: 30, hour_tries: 300 },
  hub: {
    hour_gifts: 60,
    day_gifts: 200,
    hour_holds: 60,
    hour_tries: 600,
    day_tries: 2_000,
  },
} satisfies GiftRateLimitParameters["limits"];

/** Rate limits that each process counts in memory. A key takes about 200 bytes. */
export const PROCESS_RATE_LIMITS = {
  openWrite: { points: 300, seconds: MINUTE, maxKeys: 20_000 },
  parentWrite: { points: 300, seconds: MINUTE, maxKeys: 20_000 },
  parentRead: { points: 1_200, seconds: MINUTE, maxKeys: 20_000 },
  familyUrlTry: { points: 60, seconds: 10 * MINUTE, maxKeys: 20_000 },
  callback: { points: 60, seconds: MINUTE, maxKeys: 20_000 },
  hubRead: { points: 600, seconds: MINUTE, maxKeys: 100_000 },
  pictureRead: { points: 6_000, seconds: MINUTE, maxKeys: 20_000 },
  unknownFamilyUrl: { points: 20, seconds: 10 * MINUTE, maxKeys: 20_000 },
  unknownPicture: { points: 60, seconds: 10 * MINUTE, maxKeys: 20_000 },
  unknownSession: { points: 60, seconds: 10 * MINUTE, maxKeys: 20_000 },
} as const satisfies Record<string, MemoryRateLimit>;

/** Maximum numbers of concurrent event streams, per process and per visitor (rule: live-pages). */
export const EVENT_STREAM_LIMITS = { perProcess: 1_000, perVisitor: 8 } as const;

/** Rate limit of failed lookups by all visitors together, per process and kind of lookup. */
export const FAILED_LOOKUP_RATE_LIMIT: MemoryRateLimit = {
  points: 600,
  seconds: MINUTE,
  maxKeys: 1,
};

/** Maximum number of concurrent lookups per visitor, by kind. A browser requests 100 pictures of a page at once. */
export const MAX_CONCURRENT_LOOKUPS = { hubs: 60, pictures: 1_000, sessions: 200 } as const;

/**
 * Factor by which the limit of an IPv6 /48 network exceeds a visitor's limit. A region's phones can share such a
 * network.
 */
export const NETWORK_RATE_LIMIT_FACTOR = 16;

/**
 * Factor by which the wrong-passcode limit of an IPv6 /48 network exceeds a visitor's limit. The network's limit must
 * be at most half of a hub's limit.
 */
export const PASSCODE_NETWORK_RATE_FACTOR = 4;

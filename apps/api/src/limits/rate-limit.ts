import type { Database } from "@giftling/db/client";
import type { RateLimitWindow } from "@giftling/db/queries/operation/rate-limits";
import { API_ERRORS, type Sentence } from "@giftling/domain";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { assertNotRateLimited, createRateLimitError } from "../core/errors/app-error.ts";
import { createGiftRateLimiter } from "./gift-rate-limiter.ts";
import {
  FAILED_LOOKUP_RATE_LIMIT,
  MAX_CONCURRENT_LOOKUPS,
  NETWORK_RATE_LIMIT_FACTOR,
  PASSCODE_NETWORK_RATE_FACTOR,
  PROCESS_RATE_LIMITS,
  SHARED_RATE_LIMITS,
  type SharedRateLimitName,
} from "./limits.ts";
import { createLookupLimiter } from "./lookup-limiter.ts";
import {
  createMemoryRateLimiter,
  createVisitorRateLimiter,
  type MemoryRateLimit,
  type VisitorRateLimiter,
} from "./memory-rate-limiter.ts";
import type { RedisClient } from "./redis.ts";
import { createSharedRateLimiter } from "./shared-rate-limiter.ts";

/**
 * Creates the rate limiter of the API. A call above its limit rejects with RATE_LIMITED (429, with Retry-After). Shared
 * limits are counted exactly: in Redis if Redis is configured and responds, else in Postgres. A call of a shared limit
 * rejects with UNAVAILABLE (503) if the count fails. Gifts are always counted in Postgres, by the transaction that
 * stores the gift (rule: rate-limits).
 */
export function createRateLimiter(
  db: Database,
  multiplier: number,
  redis: RedisClient | null = null,
) {
  const store = createSharedRateLimiter(db, redis);

  const windowOf = (name: SharedRateLimitName, ...of: string[]): RateLimitWindow => {
    const { points, seconds } = SHARED_RATE_LIMITS[name];
    return { key: [name, ...of].join(":"), points: Math.floor(points * multiplier), seconds };
  };

  /** Returns a shared rate limit's windows for a visitor and for the visitor's network. */
  const visitorWindows = (
    name: SharedRateLimitName,
    { address, network }: RateLimitKeys,
    of: string[] = [],
    networkVisitors = NETWORK_RATE_LIMIT_FACTOR,
  ): RateLimitWindow[] => {
    const window = windowOf(name, address, ...of);
    if (network === null) return [window];
    const key = [`${name}-network`, network, ...of].join(":");
    return [window, { ...window, key, points: window.points * networkVisitors }];
  };

  const passcodeWindows = (keys: RateLimitKeys, familyId: string): RateLimitWindow[] => [
    ...visitorWindows("wrong-passcode", keys, [familyId], PASSCODE_NETWORK_RATE_FACTOR),
    ...visitorWindows("wrong-passcode-day", keys, [familyId], PASSCODE_NETWORK_RATE_FACTOR),
    windowOf("wrong-passcode-hub", familyId),
    windowOf("wrong-passcode-hub-day", familyId),
  ];

  async function count(windows: readonly RateLimitWindow[], message?: Sentence): Promise<void> {
    const msLeft = await store.count(windows);
    if (msLeft !== null) throw createRateLimitError(msLeft, message);
  }

  const here = (limit: MemoryRateLimit) =>
    createMemoryRateLimiter({ ...limit, points: limit.points * multiplier });
  const counted = (limit: MemoryRateLimit) => {
    const windows = here(limit);
    return async (key: string) => assertNotRateLimited(windows.count(key));
  };
  /** Counts visitors' requests in memory. With Redis, all processes share the window `name`. */
  const byVisitor = (limit: MemoryRateLimit, name?: string) => {
    const points = limit.points * multiplier;
    const { seconds } = limit;
    const { addInRedis } = store;
    const add =
      name && addInRedis
        ? (key: string, events: number) =>
            addInRedis({ key: `${name}:${key}`, points, seconds }, events)
        : null;
    return createVisitorRateLimiter({ ...limit, points }, NETWORK_RATE_LIMIT_FACTOR, add);
  };
  const countedByVisitor =
    (windows: VisitorRateLimiter) =>
    async (keys: RateLimitKeys): Promise<void> =>
      assertNotRateLimited(windows.count(keys));
  const shared = (name: SharedRateLimitName) => (key: string) => count([windowOf(name, key)]);
  const sharedByVisitor = (name: SharedRateLimitName) => (keys: RateLimitKeys) =>
    count(visitorWindows(name, keys));

  const openWrite = countedByVisitor(byVisitor(PROCESS_RATE_LIMITS.openWrite));
  const pictureRead = countedByVisitor(byVisitor(PROCESS_RATE_LIMITS.pictureRead));
  const lookUps = (
    of: keyof typeof MAX_CONCURRENT_LOOKUPS,
    misses: VisitorRateLimiter,
    budget: boolean,
  ) =>
    createLookupLimiter(
      misses,
      budget ? here(FAILED_LOOKUP_RATE_LIMIT) : null,
      MAX_CONCURRENT_LOOKUPS[of] * multiplier,
    );
  const hubs = lookUps(
    "hubs",
    byVisitor(PROCESS_RATE_LIMITS.unknownFamilyUrl, "unknown-hub"),
    true,
  );
  const pictures = lookUps("pictures", byVisitor(PROCESS_RATE_LIMITS.unknownPicture), true);
  const sessions = lookUps("sessions", byVisitor(PROCESS_RATE_LIMITS.unknownSession), false);

  return {
    /** Counts a visitor's write toward the visitor's rate limit in this process. */
    openWrite,
    parentWrite: counted(PROCESS_RATE_LIMITS.parentWrite),
    /** Counts a parent's read toward the parent's rate limit in this process. A dashboard opens with nine reads. */
    parentRead: counted(PROCESS_RATE_LIMITS.parentRead),
    /** Counts a family's check or change of a family URL, because the response reveals whether a URL is in use. */
    familyUrlTry: counted(PROCESS_RATE_LIMITS.familyUrlTry),
    callback: countedByVisitor(byVisitor(PROCESS_RATE_LIMITS.callback)),
    /** Counts a hub read toward the visitor's rate limit in memory, so that a read causes no database write. */
    hubRead: countedByVisitor(byVisitor(PROCESS_RATE_LIMITS.hubRead, "hub-read")),
    /** Looks up a hub and counts each NOT_FOUND in memory. Above the limit, rejects without a lookup. */
    lookUp: hubs.lookUp,
    /** Looks up a picture by its key. Counts each read, and each key that is unknown and was not found recently. */
    async lookUpPicture<Found>(keys: RateLimitKeys, key: string, look: () => Promise<Found>) {
      await pictureRead(keys);
      return pictures.isKnown(key) ? look() : pictures.lookUp(keys, key, look);
    },
    /** Looks up a session by its hash. Counts each unknown hash. Recently found hashes are exempt from the limit. */
    lookUpSession: <Found>(keys: RateLimitKeys, hash: string, look: () => Promise<Found | null>) =>
      sessions.isKnown(hash) ? look() : sessions.lookUp(keys, hash, look),
    ...createGiftRateLimiter(db, store, multiplier),
    /** Counts a visitor's subscription to a family's updates toward the visitor's and the family's rate limits. */
    signUp: (keys: RateLimitKeys, familyId: string) =>
      count(
        [
          ...visitorWindows("sign-up", keys),
          ...visitorWindows("sign-up-day", keys),
          windowOf("sign-up-hub-day", familyId),
        ],
        API_ERRORS.tooManySignUps,
      ),
    /**
     * Throws RATE_LIMITED if a visitor, or all visitors of a hub, have entered too many wrong passcodes. Does not count
     * an attempt.
     */
    async mayTryPasscode(keys: RateLimitKeys, familyId: string) {
      const msLeft = await store.findWait(passcodeWindows(keys, familyId));
      if (msLeft > 0) throw createRateLimitError(msLeft, API_ERRORS.tooManyPasscodeAttempts);
    },
    /** Counts a wrong passcode. Returns the number of wrong passcodes entered at the hub in one day. */
    async countWrongPasscode(keys: RateLimitKeys, familyId: string) {
      const windows = passcodeWindows(keys, familyId);
      const counts = await store.countAll(windows);
      return counts.find(({ key }) => key === windows.at(-1)?.key)?.points ?? 0;
    },
    report: (keys: RateLimitKeys, familyId: string) =>
      count(
        [...visitorWindows("report", keys), windowOf("report-hub-day", familyId)],
        API_ERRORS.tooManyReports,
      ),
    /** Counts a visitor's proposal toward the visitor's rate limit, and then toward the hub's rate limit. */
    async proposal(keys: RateLimitKeys, familyId: string) {
      await count(
        visitorWindows("proposal-day", keys, [familyId]),
        API_ERRORS.tooManyRecentProposals,
      );
      await count([windowOf("proposal-hub-day", familyId)], API_ERRORS.tooManyRecentProposals);
    },
    myGifts: sharedByVisitor("my-gifts"),
    click: sharedByVisitor("click"),
    referralClick: sharedByVisitor("referral-click"),
    async signIn(keys: RateLimitKeys) {
      // Limits the counters that unknown visitors can create in the shared store.
      await openWrite(keys);
      await count(visitorWindows("sign-in", keys));
    },
    /** Counts a sign-in mail toward the rate limit of the recipient's hashed address (rule: email-sign-in). */
    signInMail: (recipientHash: string) =>
      count(
        [windowOf("sign-in-mail", recipientHash), windowOf("sign-in-mail-day", recipientHash)],
        API_ERRORS.tooManySignInMails,
      ),
    /** Throws RATE_LIMITED if a visitor has entered too many wrong sign-in codes. Does not count an attempt. */
    async mayTrySignInCode(keys: RateLimitKeys) {
      const msLeft = await store.findWait(visitorWindows("wrong-sign-in-code", keys));
      if (msLeft > 0) throw createRateLimitError(msLeft);
    },
    countWrongSignInCode: (keys: RateLimitKeys) =>
      store.countAll(visitorWindows("wrong-sign-in-code", keys)),
    /** Counts the fetch of a product page toward the rate limits of the family and of the shop's host. */
    preview: (familyId: string, host: string) =>
      count([
        windowOf("preview", familyId),
        windowOf("preview-hour", familyId),
        windowOf("preview-shop", host),
      ]),
    /** Counts a background fetch of a product page toward the rate limits of the family and of the shop's host. */
    wishPicture: (familyId: string, host: string) =>
      count([
        windowOf("wish-picture", familyId),
        windowOf("wish-picture-hour", familyId),
        windowOf("preview-shop", host),
      ]),
    upload: shared("upload"),
    billing: shared("billing"),
    /** Counts an invitation toward the rate limits of the family and of the recipient's hashed address. */
    invite: (familyId: string, recipientHash: string) =>
      count(
        [windowOf("invite", familyId), windowOf("invite-to", recipientHash)],
        API_ERRORS.tooManyInvites,
      ),
    /** Counts an address that a parent adds to a person toward the family's rate limit (rule: person-addresses). */
    personAddress: (familyId: string) =>
      count([windowOf("person-address", familyId)], API_ERRORS.tooManyAddresses),
    export: shared("export"),
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

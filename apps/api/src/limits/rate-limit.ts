import type { Database } from "@giftling/db/client";
import {
  countGiftAttempt,
  type ExceededLimit,
  type GiftCountParameters,
  type GiftLimits,
  getExceededLimit,
} from "@giftling/db/queries/gifts/gift-counts";
import type { RateLimitWindow } from "@giftling/db/queries/operation/rate-limits";
import { REFUSALS, type Sentence } from "@giftling/domain";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import { AppError, assertNotRateLimited, createRateLimitError } from "../core/errors/app-error.ts";
import { createLookupLimiter } from "./limited-look-ups.ts";
import {
  FAILED_LOOKUP_LIMIT,
  GIFT_RATE_LIMITS,
  MAX_CONCURRENT_LOOKUPS,
  PASSCODE_VISITORS_PER_NETWORK,
  PROCESS_RATE_LIMITS,
  SHARED_RATE_LIMITS,
  type SharedRateLimitName,
  VISITORS_PER_NETWORK,
} from "./limits.ts";
import {
  createMemoryRateLimiter,
  createVisitorRateLimiter,
  type MemoryRateLimit,
} from "./memory-windows.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import type { RedisClient } from "./redis.ts";
import { createSharedRateLimiter, RETRY_AFTER_SECONDS } from "./shared-windows.ts";

/**
 * Creates the limiter. Shared limits are counted in Redis when it is configured and responds, else in Postgres. Gifts are
 * always counted in Postgres, by the transaction that stores them.
 */
export function createRateLimiter(
  db: Database,
  multiplier: number,
  redis: RedisClient | null = null,
): RateLimiter {
  const store = createSharedRateLimiter(db, redis);
  const giftLimits = multiplied(GIFT_RATE_LIMITS, multiplier);

  const windowOf = (name: SharedRateLimitName, ...of: string[]): RateLimitWindow => {
    const { points, seconds } = SHARED_RATE_LIMITS[name];
    return { key: [name, ...of].join(":"), points: Math.floor(points * multiplier), seconds };
  };

  /** Returns the windows of a visitor and of the visitor's network. */
  const visitorWindows = (
    name: SharedRateLimitName,
    { address, network }: RateLimitKeys,
    of: string[] = [],
    networkVisitors = VISITORS_PER_NETWORK,
  ): RateLimitWindow[] => {
    const window = windowOf(name, address, ...of);
    if (network === null) return [window];
    const key = [`${name}-network`, network, ...of].join(":");
    return [window, { ...window, key, points: window.points * networkVisitors }];
  };

  const passcodeWindows = (keys: RateLimitKeys, familyId: string): RateLimitWindow[] => [
    ...visitorWindows("wrong-passcode", keys, [familyId], PASSCODE_VISITORS_PER_NETWORK),
    ...visitorWindows("wrong-passcode-day", keys, [familyId], PASSCODE_VISITORS_PER_NETWORK),
    windowOf("wrong-passcode-hub", familyId),
    windowOf("wrong-passcode-hub-day", familyId),
  ];

  const countingOf = (
    { address }: RateLimitKeys,
    familyId: string,
    kind: GiftCountParameters["kind"],
  ): GiftCountParameters => ({
    visitorKey: `${address}:${familyId}`,
    hubKey: familyId,
    kind,
    limits: giftLimits,
  });

  /**
   * Returns the milliseconds until no known exceeded limit applies to a gift, hold or attempt. Returns 0 or less when none
   * applies.
   */
  function knownWait({ kind, visitorKey, hubKey }: GiftCountParameters): number {
    const kinds = kind === "try" ? ["tries"] : ["tries", `${kind}s`];
    return store.wait(
      [visitorKey, hubKey].flatMap((key) =>
        kinds.flatMap((of) => [{ key: `${key} hour_${of}` }, { key: `${key} day_${of}` }]),
      ),
    );
  }

  function rememberExceeded({ key, counter, msLeft }: ExceededLimit): AppError {
    store.remember([{ key: `${key} ${counter}`, msLeft }]);
    return createRateLimitError(msLeft, REFUSALS.busyHub);
  }

  async function countTry(counting: GiftCountParameters): Promise<void> {
    const msLeft = knownWait({ ...counting, kind: "try" });
    if (msLeft > 0) throw createRateLimitError(msLeft, REFUSALS.busyHub);
    try {
      await countGiftAttempt(db, counting);
    } catch (cause) {
      const limit = getExceededLimit(cause);
      if (limit) throw rememberExceeded(limit);
      throw new AppError("UNAVAILABLE", { cause, retryAfter: RETRY_AFTER_SECONDS });
    }
  }

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
  const hereByVisitor = (limit: MemoryRateLimit) =>
    createVisitorRateLimiter({ ...limit, points: limit.points * multiplier }, VISITORS_PER_NETWORK);
  const countedByVisitor = (limit: MemoryRateLimit) => {
    const windows = hereByVisitor(limit);
    return async (keys: RateLimitKeys) => assertNotRateLimited(windows.count(keys));
  };
  const shared = (name: SharedRateLimitName) => (key: string) => count([windowOf(name, key)]);
  const sharedByVisitor = (name: SharedRateLimitName) => (keys: RateLimitKeys) =>
    count(visitorWindows(name, keys));

  const openWrite = countedByVisitor(PROCESS_RATE_LIMITS.openWrite);
  const pictureRead = countedByVisitor(PROCESS_RATE_LIMITS.pictureRead);
  const lookUps = (
    of: keyof typeof MAX_CONCURRENT_LOOKUPS,
    limit: MemoryRateLimit,
    budget: boolean,
  ) =>
    createLookupLimiter(
      hereByVisitor(limit),
      budget ? here(FAILED_LOOKUP_LIMIT) : null,
      MAX_CONCURRENT_LOOKUPS[of] * multiplier,
    );
  const hubs = lookUps("hubs", PROCESS_RATE_LIMITS.unknownAddress, true);
  const pictures = lookUps("pictures", PROCESS_RATE_LIMITS.unknownPicture, true);
  const sessions = lookUps("sessions", PROCESS_RATE_LIMITS.unknownSession, false);

  return {
    openWrite,
    parentWrite: counted(PROCESS_RATE_LIMITS.parentWrite),
    parentRead: counted(PROCESS_RATE_LIMITS.parentRead),
    addressTry: counted(PROCESS_RATE_LIMITS.addressTry),
    callback: countedByVisitor(PROCESS_RATE_LIMITS.callback),
    hubRead: countedByVisitor(PROCESS_RATE_LIMITS.hubRead),
    lookUp: (keys, familyUrl, look) => hubs.lookUp(keys, familyUrl, look),
    async lookUpPicture(keys, pictureKey, look) {
      await pictureRead(keys);
      return pictures.isKnown(pictureKey) ? look() : pictures.lookUp(keys, pictureKey, look);
    },
    lookUpSession: (keys, sessionHash, look) =>
      sessions.isKnown(sessionHash) ? look() : sessions.lookUp(keys, sessionHash, look),
    async countGift(keys, familyId, kind) {
      const counting = countingOf(keys, familyId, kind);
      const msLeft = knownWait(counting);
      if (msLeft <= 0) return counting;
      await countTry(counting);
      throw createRateLimitError(msLeft, REFUSALS.busyHub);
    },
    countTry: (keys, familyId) => countTry(countingOf(keys, familyId, "try")),
    async refuseGift(counting, limit) {
      const refused = rememberExceeded(limit);
      // The rollback of the transaction also removed the count of the attempt.
      await countTry(counting).catch(() => undefined);
      return refused;
    },
    signUp: (keys, familyId) =>
      count(
        [
          ...visitorWindows("sign-up", keys),
          ...visitorWindows("sign-up-day", keys),
          windowOf("sign-up-hub-day", familyId),
        ],
        REFUSALS.busySignUps,
      ),
    async mayTryPasscode(keys, familyId) {
      const msLeft = await store.findWait(passcodeWindows(keys, familyId));
      if (msLeft > 0) throw createRateLimitError(msLeft, REFUSALS.manyPasscodes);
    },
    async countWrongPasscode(keys, familyId) {
      const windows = passcodeWindows(keys, familyId);
      const counts = await store.countAll(windows);
      return counts.find(({ key }) => key === windows.at(-1)?.key)?.points ?? 0;
    },
    report: (keys, familyId) =>
      count(
        [...visitorWindows("report", keys), windowOf("report-hub-day", familyId)],
        REFUSALS.manyReports,
      ),
    myGifts: sharedByVisitor("my-gifts"),
    click: sharedByVisitor("click"),
    referralClick: sharedByVisitor("referral-click"),
    async signIn(keys) {
      // Limits the counters that unknown visitors can create in the shared store.
      await openWrite(keys);
      await count(visitorWindows("sign-in", keys));
    },
    preview: (familyId, host) =>
      count([
        windowOf("preview", familyId),
        windowOf("preview-hour", familyId),
        windowOf("preview-shop", host),
      ]),
    upload: shared("upload"),
    billing: shared("billing"),
    invite: (familyId, recipientHash) =>
      count(
        [windowOf("invite", familyId), windowOf("invite-to", recipientHash)],
        REFUSALS.manyInvites,
      ),
    export: shared("export"),
  };
}

const multiplied = (limits: GiftCountParameters["limits"], multiplier: number) => {
  const times = (row: GiftLimits): GiftLimits =>
    Object.fromEntries(
      Object.entries(row).map(([counter, points]) => [counter, Math.floor(points * multiplier)]),
    );
  return { visitor: times(limits.visitor), hub: times(limits.hub) };
};

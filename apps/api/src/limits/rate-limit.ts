import type { Database } from "@giftling/db/client";
import {
  countGiftTry,
  type ExceededLimit,
  exceededLimitIn,
  type GiftCounting,
  type GiftLimits,
} from "@giftling/db/queries/gifts/gift-counts";
import type { CountedWindow } from "@giftling/db/queries/operation/rate-limits";
import { REFUSALS, type Sentence } from "@giftling/domain";
import type { LimitKeys } from "../core/crypto/visitor.ts";
import { AppError } from "../core/errors/app-error.ts";
import { rateLimited, refuseWhile } from "../core/errors/rate-limited.ts";
import { createLimitedLookUps } from "./limited-look-ups.ts";
import {
  GIFT_LIMITS,
  LIMITS,
  type LimitName,
  LOOK_UPS_AT_ONCE,
  NETWORK_VISITORS,
  NETWORK_VISITORS_GUESSING,
  PROCESS_LIMITS,
  UNKNOWN_BUDGET,
} from "./limits.ts";
import { createMemoryWindows, createVisitorWindows, type MemoryLimit } from "./memory-windows.ts";
import type { Redis } from "./redis.ts";
import { createSharedWindows, PAUSE_SECONDS } from "./shared-windows.ts";

/**
 * Limits the calls of network addresses and parents. A call over its limit rejects with RATE_LIMITED (429, with
 * Retry-After). By default, calls are counted exactly in the shared store. They reject with UNAVAILABLE (503) when the
 * store fails (rule: rate-limits).
 */
export type Limiter = {
  /** Counts a public write in this process, regardless of its outcome. */
  openWrite(keys: LimitKeys): Promise<void>;
  /**
   * Returns the counting parameters for the transaction that stores a visitor's gift or hold. When this process knows of an
   * exceeded limit, it counts the attempt and throws RATE_LIMITED.
   */
  countGift(keys: LimitKeys, familyId: string, kind: "gift" | "hold"): Promise<GiftCounting>;
  /** Counts a visitor's attempt that stored nothing: a gift, a hold, or taking one back. */
  countTry(keys: LimitKeys, familyId: string): Promise<void>;
  /** Counts an attempt whose transaction exceeded `limit`. Returns the RATE_LIMITED error with Retry-After. */
  refuseGift(counting: GiftCounting, limit: ExceededLimit): Promise<AppError>;
  /** Counts a visitor's subscription to a family's updates. */
  signUp(keys: LimitKeys, familyId: string): Promise<void>;
  /** Throws RATE_LIMITED when a visitor, or all visitors of a hub, entered too many wrong passcodes. Counts nothing. */
  mayTryPasscode(keys: LimitKeys, familyId: string): Promise<void>;
  /** Counts a wrong passcode. Returns the number of wrong passcodes at the hub in the current day's window. */
  countWrongPasscode(keys: LimitKeys, familyId: string): Promise<number>;
  /** Counts a report of a family's page. */
  report(keys: LimitKeys, familyId: string): Promise<void>;
  /** Counts a visitor's request for the mail with the link to an address's gifts. */
  myGifts(keys: LimitKeys): Promise<void>;
  /** Counts a click on a hub's link. */
  click(keys: LimitKeys): Promise<void>;
  /** Counts a click on a referral link. */
  referralClick(keys: LimitKeys): Promise<void>;
  /** Counts a parent's write in this process, because nearly all parents stay far below the limit. */
  parentWrite(userId: string): Promise<void>;
  /** Counts a parent's read in this process. A dashboard opens with nine reads. */
  parentRead(userId: string): Promise<void>;
  /**
   * Counts a parent's check of a family URL in this process. The check is limited, because its response reveals whether the
   * family URL is in use.
   */
  addressTry(familyId: string): Promise<void>;
  /** Counts a callback of the identity provider in this process. */
  callback(keys: LimitKeys): Promise<void>;
  /** Counts a started sign-in. */
  signIn(keys: LimitKeys): Promise<void>;
  /** Counts a hub read in this process, so that a read causes no write. */
  hubRead(keys: LimitKeys): Promise<void>;
  /**
   * Looks up a hub by its family URL. Counts each NOT_FOUND in this process. Over the limit, it rejects without a lookup.
   * Visitors and family URLs with a successful lookup are exempt from the process's budget.
   */
  lookUp<Found>(keys: LimitKeys, familyUrl: string, look: () => Promise<Found>): Promise<Found>;
  /**
   * Looks up a picture by its key. Counts every picture read, and unknown keys as `lookUp` does. Keys that were found are
   * exempt from the limits of unknown keys.
   */
  lookUpPicture<Found>(
    keys: LimitKeys,
    pictureKey: string,
    look: () => Promise<Found>,
  ): Promise<Found>;
  /** Looks up a session by its hash. Counts each unknown hash. Sessions that were found are exempt. */
  lookUpSession<Found>(
    keys: LimitKeys,
    sessionHash: string,
    look: () => Promise<Found | null>,
  ): Promise<Found | null>;
  /** Counts a parent's request that makes the app call Stripe. */
  billing(familyId: string): Promise<void>;
  /** Counts a parent's fetch of a product page, per family and per host of a shop. */
  preview(familyId: string, host: string): Promise<void>;
  /** Counts a picture that a parent uploads. */
  upload(familyId: string): Promise<void>;
  /** Counts an invitation per family, and per hash of the recipient's address across families. */
  invite(familyId: string, recipientHash: string): Promise<void>;
  /** Counts an export of a parent's data. */
  export(familyId: string): Promise<void>;
};

/**
 * Creates the limiter. Shared limits are counted in Redis when it is configured and responds, else in Postgres. Gifts are
 * always counted in Postgres, by the transaction that stores them.
 */
export function createLimiter(
  db: Database,
  multiplier: number,
  redis: Redis | null = null,
): Limiter {
  const store = createSharedWindows(db, redis);
  const giftLimits = multiplied(GIFT_LIMITS, multiplier);

  const windowOf = (name: LimitName, ...of: string[]): CountedWindow => {
    const { points, seconds } = LIMITS[name];
    return { key: [name, ...of].join(":"), points: Math.floor(points * multiplier), seconds };
  };

  /** Returns the windows of a visitor and of the visitor's network. */
  const visitorWindows = (
    name: LimitName,
    { address, network }: LimitKeys,
    of: string[] = [],
    networkVisitors = NETWORK_VISITORS,
  ): CountedWindow[] => {
    const window = windowOf(name, address, ...of);
    if (network === null) return [window];
    const key = [`${name}-network`, network, ...of].join(":");
    return [window, { ...window, key, points: window.points * networkVisitors }];
  };

  const passcodeWindows = (keys: LimitKeys, familyId: string): CountedWindow[] => [
    ...visitorWindows("wrong-passcode", keys, [familyId], NETWORK_VISITORS_GUESSING),
    ...visitorWindows("wrong-passcode-day", keys, [familyId], NETWORK_VISITORS_GUESSING),
    windowOf("wrong-passcode-hub", familyId),
    windowOf("wrong-passcode-hub-day", familyId),
  ];

  const countingOf = (
    { address }: LimitKeys,
    familyId: string,
    kind: GiftCounting["kind"],
  ): GiftCounting => ({
    visitorKey: `${address}:${familyId}`,
    hubKey: familyId,
    kind,
    limits: giftLimits,
  });

  /**
   * Returns the milliseconds until no known exceeded limit applies to a gift, hold or attempt. Returns 0 or less when none
   * applies.
   */
  function knownWait({ kind, visitorKey, hubKey }: GiftCounting): number {
    const kinds = kind === "try" ? ["tries"] : ["tries", `${kind}s`];
    return store.wait(
      [visitorKey, hubKey].flatMap((key) =>
        kinds.flatMap((of) => [{ key: `${key} hour_${of}` }, { key: `${key} day_${of}` }]),
      ),
    );
  }

  function rememberExceeded({ key, counter, msLeft }: ExceededLimit): AppError {
    store.remember([{ key: `${key} ${counter}`, msLeft }]);
    return rateLimited(msLeft, REFUSALS.busyHub);
  }

  async function countTry(counting: GiftCounting): Promise<void> {
    const msLeft = knownWait({ ...counting, kind: "try" });
    if (msLeft > 0) throw rateLimited(msLeft, REFUSALS.busyHub);
    try {
      await countGiftTry(db, counting);
    } catch (cause) {
      const limit = exceededLimitIn(cause);
      if (limit) throw rememberExceeded(limit);
      throw new AppError("UNAVAILABLE", { cause, retryAfter: PAUSE_SECONDS });
    }
  }

  async function count(windows: readonly CountedWindow[], message?: Sentence): Promise<void> {
    const msLeft = await store.count(windows);
    if (msLeft !== null) throw rateLimited(msLeft, message);
  }

  const here = (limit: MemoryLimit) =>
    createMemoryWindows({ ...limit, points: limit.points * multiplier });
  const counted = (limit: MemoryLimit) => {
    const windows = here(limit);
    return async (key: string) => refuseWhile(windows.count(key));
  };
  const hereByVisitor = (limit: MemoryLimit) =>
    createVisitorWindows({ ...limit, points: limit.points * multiplier }, NETWORK_VISITORS);
  const countedByVisitor = (limit: MemoryLimit) => {
    const windows = hereByVisitor(limit);
    return async (keys: LimitKeys) => refuseWhile(windows.count(keys));
  };
  const shared = (name: LimitName) => (key: string) => count([windowOf(name, key)]);
  const sharedByVisitor = (name: LimitName) => (keys: LimitKeys) =>
    count(visitorWindows(name, keys));

  const openWrite = countedByVisitor(PROCESS_LIMITS.openWrite);
  const pictureRead = countedByVisitor(PROCESS_LIMITS.pictureRead);
  const lookUps = (of: keyof typeof LOOK_UPS_AT_ONCE, limit: MemoryLimit, budget: boolean) =>
    createLimitedLookUps(
      hereByVisitor(limit),
      budget ? here(UNKNOWN_BUDGET) : null,
      LOOK_UPS_AT_ONCE[of] * multiplier,
    );
  const hubs = lookUps("hubs", PROCESS_LIMITS.unknownAddress, true);
  const pictures = lookUps("pictures", PROCESS_LIMITS.unknownPicture, true);
  const sessions = lookUps("sessions", PROCESS_LIMITS.unknownSession, false);

  return {
    openWrite,
    parentWrite: counted(PROCESS_LIMITS.parentWrite),
    parentRead: counted(PROCESS_LIMITS.parentRead),
    addressTry: counted(PROCESS_LIMITS.addressTry),
    callback: countedByVisitor(PROCESS_LIMITS.callback),
    hubRead: countedByVisitor(PROCESS_LIMITS.hubRead),
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
      throw rateLimited(msLeft, REFUSALS.busyHub);
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
      if (msLeft > 0) throw rateLimited(msLeft, REFUSALS.manyPasscodes);
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

const multiplied = (limits: GiftCounting["limits"], multiplier: number): GiftCounting["limits"] => {
  const times = (row: GiftLimits): GiftLimits =>
    Object.fromEntries(
      Object.entries(row).map(([counter, points]) => [counter, Math.floor(points * multiplier)]),
    );
  return { visitor: times(limits.visitor), hub: times(limits.hub) };
};

import type { Database } from "@giftling/db/client";
import {
  type CountedWindow,
  readWindows,
  type WindowCount,
} from "@giftling/db/queries/operation/rate-limits";
import { REFUSALS, type Sentence } from "@giftling/domain";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors/app-error.ts";
import type { Redis } from "./redis.ts";
import { createSharedWindows } from "./shared-windows.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often something may be done within so many seconds, before RATE_LIMIT_MULTIPLIER (rule: rate-limits). A name is part
 * of the stored keys.
 */
const LIMITS = {
  gift: { points: 30, seconds: HOUR },
  "gift-hub": { points: 60, seconds: HOUR },
  "gift-hub-day": { points: 200, seconds: DAY },
  hold: { points: 30, seconds: DAY },
  "hold-hub": { points: 60, seconds: HOUR },
  try: { points: 300, seconds: HOUR },
  "try-hub": { points: 600, seconds: HOUR },
  "try-hub-day": { points: 2_000, seconds: DAY },
  "sign-up": { points: 15, seconds: HOUR },
  "sign-up-day": { points: 40, seconds: DAY },
  "sign-up-hub-day": { points: 100, seconds: DAY },
  "my-gifts": { points: 10, seconds: HOUR },
  click: { points: 600, seconds: HOUR },
  "referral-click": { points: 60, seconds: HOUR },
  "sign-in": { points: 20, seconds: 10 * MINUTE },
  passcode: { points: 20, seconds: 10 * MINUTE },
  "passcode-hub": { points: 20, seconds: 10 * MINUTE },
  report: { points: 10, seconds: HOUR },
  "report-hub-day": { points: 100, seconds: DAY },
  // A whole import's pages at once, and then fewer an hour; a shop is asked so often for all families together.
  preview: { points: 60, seconds: MINUTE },
  "preview-hour": { points: 200, seconds: HOUR },
  "preview-shop": { points: 300, seconds: MINUTE },
  upload: { points: 30, seconds: MINUTE },
  billing: { points: 60, seconds: MINUTE },
  invite: { points: 20, seconds: DAY },
  "invite-to": { points: 5, seconds: DAY },
  export: { points: 6, seconds: MINUTE },
} as const;
type LimitName = keyof typeof LIMITS;

/** The same for what each process counts for itself, in memory. */
const HERE = {
  openWrite: { points: 300, duration: MINUTE },
  parentWrite: { points: 300, duration: MINUTE },
  parentRead: { points: 1_200, duration: MINUTE },
  addressTry: { points: 60, duration: 10 * MINUTE },
  callback: { points: 60, duration: MINUTE },
  hubRead: { points: 600, duration: MINUTE },
  unknownAddress: { points: 20, duration: 10 * MINUTE },
} as const;

/**
 * Counts what an address or a parent does (rule: rate-limits). Each call rejects with RATE_LIMITED (429, with Retry-After)
 * over the limit. Unless said otherwise it is counted in the shared store, exactly, and rejects with UNAVAILABLE (503) while
 * that cannot count.
 */
export type Limiter = {
  /** One write that is open to everybody, whatever comes of it, counted in this process. */
  openWrite(addressHash: string): Promise<void>;
  /** One try of a stranger to give, or to take a gift back, on a family's hub. */
  tryGift(addressHash: string, familyId: string): Promise<void>;
  /**
   * Begins a try that the gift's own statement counts as well: the windows left to count, which are none where Redis counts.
   * `countTry` must follow where no such statement was committed.
   */
  beginTry(addressHash: string, familyId: string): Promise<CountedWindow[]>;
  /** Counts a try that `beginTry` began. */
  countTry(windows: readonly CountedWindow[]): Promise<void>;
  /** The windows of a stranger's gift to a family, which the gift's own statement counts. */
  giftWindows(addressHash: string, familyId: string): CountedWindow[];
  /** The same of a stranger's hold. */
  holdWindows(addressHash: string, familyId: string): CountedWindow[];
  /** Rejects when one of these windows is known to be full, without counting. */
  mayGive(windows: readonly CountedWindow[]): Promise<void>;
  /** Why that statement failed: RATE_LIMITED with the time to wait. */
  giftRefusal(windows: readonly CountedWindow[]): Promise<AppError>;
  /** One sign-up of a stranger for a family's news. */
  signUp(addressHash: string, familyId: string): Promise<void>;
  /**
   * One passcode that a visitor tries at a family's hub, counted before it is looked at, so that many at once are counted
   * too. A right one is taken back.
   */
  passcode(addressHash: string, familyId: string): Promise<{ takeBack(): Promise<void> }>;
  /** One report of a family's page. */
  report(addressHash: string, familyId: string): Promise<void>;
  /** One address that a visitor would like the link to its gifts for. */
  myGifts(addressHash: string): Promise<void>;
  /** One click on a link of a hub. */
  click(addressHash: string): Promise<void>;
  /** One click on a friend's link. */
  referralClick(addressHash: string): Promise<void>;
  /** One write of a parent to their own things, counted in this process: nearly all are far below the limit. */
  parentWrite(userId: string): Promise<void>;
  /** One read of a parent, counted in this process: a dashboard opens with nine. */
  parentRead(userId: string): Promise<void>;
  /** One address that a parent would like for their hub: the answer tells whether another family has it. In this process. */
  addressTry(familyId: string): Promise<void>;
  /** One answer of the identity provider, counted in this process. */
  callback(addressHash: string): Promise<void>;
  /** One started sign-in. */
  signIn(addressHash: string): Promise<void>;
  /** One read of a hub, counted in this process, so that a read costs no write. */
  hubRead(addressHash: string): Promise<void>;
  /**
   * Looks a hub up by its address. Each one that is NOT_FOUND is counted in this process; over the limit nothing is looked
   * up any more.
   */
  lookUp<Found>(addressHash: string, look: () => Promise<Found>): Promise<Found>;
  /** One call for a parent that asks Stripe. */
  billing(familyId: string): Promise<void>;
  /** One fetch of a shop's page for a parent, by the shop's host. */
  preview(familyId: string, host: string): Promise<void>;
  /** One uploaded picture of a parent. */
  upload(familyId: string): Promise<void>;
  /** One invitation that a family mails to an address, by its hash: few families together write to one who asked for none. */
  invite(familyId: string, recipientHash: string): Promise<void>;
  /** One export of a parent's data. */
  export(familyId: string): Promise<void>;
};

/**
 * The limiter. Shared limits are counted in Redis where there is one and it answers, else in Postgres, so that several
 * processes count together. Stored gifts are always counted in Postgres, by the statement that stores them.
 */
export function createLimiter(
  db: Database,
  multiplier: number,
  redis: Redis | null = null,
): Limiter {
  const store = createSharedWindows(db, redis);

  const windowOf = (name: LimitName, ...of: string[]): CountedWindow => {
    const { points, seconds } = LIMITS[name];
    return { key: [name, ...of].join(":"), points: Math.floor(points * multiplier), seconds };
  };

  const tryWindows = (addressHash: string, familyId: string): CountedWindow[] => [
    windowOf("try", addressHash, familyId),
    windowOf("try-hub", familyId),
    windowOf("try-hub-day", familyId),
  ];

  function refuseKnown(windows: readonly CountedWindow[]): void {
    const msLeft = store.wait(windows);
    if (msLeft > 0) throw refusal(msLeft, REFUSALS.busyHub);
  }

  async function count(windows: readonly CountedWindow[], message?: Sentence): Promise<void> {
    const msLeft = await store.count(windows);
    if (msLeft !== null) throw refusal(msLeft, message);
  }

  const here = ({ points, duration }: { points: number; duration: number }) =>
    new RateLimiterMemory({ points: points * multiplier, duration });
  const counted = (limiter: RateLimiterMemory) => (key: string) => consume(limiter, key);
  const shared = (name: LimitName) => (key: string) => count([windowOf(name, key)]);
  const unknownAddress = here(HERE.unknownAddress);

  return {
    openWrite: counted(here(HERE.openWrite)),
    parentWrite: counted(here(HERE.parentWrite)),
    parentRead: counted(here(HERE.parentRead)),
    addressTry: counted(here(HERE.addressTry)),
    callback: counted(here(HERE.callback)),
    hubRead: counted(here(HERE.hubRead)),
    async lookUp(addressHash, look) {
      await consume(unknownAddress, addressHash);
      const isMissing = (error: unknown) => error instanceof AppError && error.code === "NOT_FOUND";
      try {
        const found = await look();
        await unknownAddress.reward(addressHash);
        return found;
      } catch (error) {
        if (!isMissing(error)) await unknownAddress.reward(addressHash);
        throw error;
      }
    },
    tryGift: (addressHash, familyId) => count(tryWindows(addressHash, familyId), REFUSALS.busyHub),
    async beginTry(addressHash, familyId) {
      const windows = tryWindows(addressHash, familyId);
      if (redis) {
        await count(windows, REFUSALS.busyHub);
        return [];
      }
      refuseKnown(windows);
      return windows;
    },
    async countTry(windows) {
      if (windows.length > 0) await count(windows, REFUSALS.busyHub);
    },
    giftWindows: (addressHash, familyId) => [
      windowOf("gift", addressHash, familyId),
      windowOf("gift-hub", familyId),
      windowOf("gift-hub-day", familyId),
    ],
    holdWindows: (addressHash, familyId) => [
      windowOf("hold", addressHash, familyId),
      windowOf("hold-hub", familyId),
    ],
    mayGive: async (windows) => refuseKnown(windows),
    async giftRefusal(windows) {
      const keys = windows.map(({ key }) => key);
      const stands = await readWindows(db, keys);
      const isFull = ({ key, points }: WindowCount) =>
        windows.some((window) => window.key === key && points >= window.points);
      return refusal(store.remember(stands.filter(isFull)) ?? 0, REFUSALS.busyHub);
    },
    signUp: (addressHash, familyId) =>
      count(
        [
          windowOf("sign-up", addressHash),
          windowOf("sign-up-day", addressHash),
          windowOf("sign-up-hub-day", familyId),
        ],
        REFUSALS.busySignUps,
      ),
    async passcode(addressHash, familyId) {
      const windows = [windowOf("passcode", addressHash), windowOf("passcode-hub", familyId)];
      await count(windows, REFUSALS.manyPasscodes);
      return { takeBack: () => store.takeBack(windows) };
    },
    report: (addressHash, familyId) =>
      count(
        [windowOf("report", addressHash), windowOf("report-hub-day", familyId)],
        REFUSALS.manyReports,
      ),
    myGifts: shared("my-gifts"),
    click: shared("click"),
    referralClick: shared("referral-click"),
    signIn: shared("sign-in"),
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

/** RATE_LIMITED with the seconds to wait. */
const refusal = (msLeft: number, message?: Sentence): AppError =>
  new AppError("RATE_LIMITED", {
    retryAfter: Math.max(1, Math.ceil(msLeft / 1_000)),
    ...(message === undefined ? {} : { message }),
  });

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw refusal(refused.msBeforeNext);
    throw refused;
  }
}

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
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors/app-error.ts";
import type { Redis } from "./redis.ts";
import { createSharedWindows, PAUSE_SECONDS } from "./shared-windows.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often something may be done within so many seconds, before RATE_LIMIT_MULTIPLIER (rule: rate-limits). A name is part
 * of the stored keys.
 */
const LIMITS = {
  "sign-up": { points: 15, seconds: HOUR },
  "sign-up-day": { points: 40, seconds: DAY },
  "sign-up-hub-day": { points: 100, seconds: DAY },
  "my-gifts": { points: 10, seconds: HOUR },
  click: { points: 600, seconds: HOUR },
  "referral-click": { points: 60, seconds: HOUR },
  "sign-in": { points: 20, seconds: 10 * MINUTE },
  "wrong-passcode": { points: 8, seconds: 10 * MINUTE },
  "wrong-passcode-day": { points: 30, seconds: DAY },
  "wrong-passcode-hub": { points: 64, seconds: 10 * MINUTE },
  "wrong-passcode-hub-day": { points: 500, seconds: DAY },
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

/** The limits of what strangers give to a family: of one visitor, and of all together (rule: rate-limits). */
const GIFT_LIMITS = {
  visitor: { hour_gifts: 30, day_holds: 30, hour_tries: 300 },
  hub: {
    hour_gifts: 60,
    day_gifts: 200,
    hour_holds: 60,
    hour_tries: 600,
    day_tries: 2_000,
  },
} satisfies GiftCounting["limits"];

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
 * Look-ups of one visitor that may run at once: a look-up counts when it found nothing, so many at once could pass the limit
 * together, and those that find their hub must not count.
 */
const MAX_LOOK_UPS_AT_ONCE = 60;

/**
 * Counts what an address or a parent does (rule: rate-limits). Each call rejects with RATE_LIMITED (429, with Retry-After)
 * over the limit. Unless said otherwise it is counted in the shared store, exactly, and rejects with UNAVAILABLE (503) while
 * that cannot count.
 */
export type Limiter = {
  /** One write that is open to everybody, whatever comes of it, counted in this process. */
  openWrite(addressHash: string): Promise<void>;
  /**
   * Returns how a stranger's gift or hold is counted by the transaction that stores it. Throws RATE_LIMITED when this process
   * knows that a limit is exceeded; the attempt is counted then.
   */
  countGift(addressHash: string, familyId: string, kind: "gift" | "hold"): Promise<GiftCounting>;
  /** Counts an attempt of a stranger to give, or to take a gift back, that stored nothing. */
  countTry(addressHash: string, familyId: string): Promise<void>;
  /** Counts the attempt whose transaction was refused for this limit; returns RATE_LIMITED with the time to wait. */
  refuseGift(counting: GiftCounting, limit: ExceededLimit): Promise<AppError>;
  /** One sign-up of a stranger for a family's news. */
  signUp(addressHash: string, familyId: string): Promise<void>;
  /** Throws RATE_LIMITED when a visitor, or all visitors of a hub, entered too many wrong passcodes. Counts nothing. */
  mayTryPasscode(addressHash: string, familyId: string): Promise<void>;
  /** Counts a wrong passcode; returns how many wrong ones the hub had in its present day. */
  countWrongPasscode(addressHash: string, familyId: string): Promise<number>;
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
 * processes count together. Gifts are always counted in Postgres, by the transaction that stores them.
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

  const passcodeWindows = (addressHash: string, familyId: string): CountedWindow[] => [
    windowOf("wrong-passcode", addressHash, familyId),
    windowOf("wrong-passcode-day", addressHash, familyId),
    windowOf("wrong-passcode-hub", familyId),
    windowOf("wrong-passcode-hub-day", familyId),
  ];

  const countingOf = (
    addressHash: string,
    familyId: string,
    kind: GiftCounting["kind"],
  ): GiftCounting => ({
    visitorKey: `${addressHash}:${familyId}`,
    hubKey: familyId,
    kind,
    limits: giftLimits,
  });

  /** Milliseconds until no limit of such a gift is known to be exceeded; 0 when none is. */
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
    return refusal(msLeft, REFUSALS.busyHub);
  }

  async function countTry(counting: GiftCounting): Promise<void> {
    const msLeft = knownWait({ ...counting, kind: "try" });
    if (msLeft > 0) throw refusal(msLeft, REFUSALS.busyHub);
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
    if (msLeft !== null) throw refusal(msLeft, message);
  }

  const here = ({ points, duration }: { points: number; duration: number }) =>
    new RateLimiterMemory({ points: points * multiplier, duration });
  const counted = (limiter: RateLimiterMemory) => (key: string) => consume(limiter, key);
  const shared = (name: LimitName) => (key: string) => count([windowOf(name, key)]);
  const unknownAddress = here(HERE.unknownAddress);
  /** Look-ups in progress by visitor. */
  const lookUps = new Map<string, number>();

  return {
    openWrite: counted(here(HERE.openWrite)),
    parentWrite: counted(here(HERE.parentWrite)),
    parentRead: counted(here(HERE.parentRead)),
    addressTry: counted(here(HERE.addressTry)),
    callback: counted(here(HERE.callback)),
    hubRead: counted(here(HERE.hubRead)),
    async lookUp(addressHash, look) {
      const missed = await unknownAddress.get(addressHash);
      if (missed && missed.remainingPoints <= 0) throw refusal(missed.msBeforeNext);
      const running = lookUps.get(addressHash) ?? 0;
      if (running >= MAX_LOOK_UPS_AT_ONCE) throw refusal(0);
      lookUps.set(addressHash, running + 1);
      try {
        return await look();
      } catch (error) {
        if (error instanceof AppError && error.code === "NOT_FOUND") {
          await unknownAddress.penalty(addressHash);
        }
        throw error;
      } finally {
        const left = (lookUps.get(addressHash) ?? 1) - 1;
        if (left > 0) lookUps.set(addressHash, left);
        else lookUps.delete(addressHash);
      }
    },
    async countGift(addressHash, familyId, kind) {
      const counting = countingOf(addressHash, familyId, kind);
      const msLeft = knownWait(counting);
      if (msLeft <= 0) return counting;
      await countTry(counting);
      throw refusal(msLeft, REFUSALS.busyHub);
    },
    countTry: (addressHash, familyId) => countTry(countingOf(addressHash, familyId, "try")),
    async refuseGift(counting, limit) {
      const refused = rememberExceeded(limit);
      // The transaction that counted the attempt was rolled back.
      await countTry(counting).catch(() => undefined);
      return refused;
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
    async mayTryPasscode(addressHash, familyId) {
      const msLeft = await store.findWait(passcodeWindows(addressHash, familyId));
      if (msLeft > 0) throw refusal(msLeft, REFUSALS.manyPasscodes);
    },
    async countWrongPasscode(addressHash, familyId) {
      const windows = passcodeWindows(addressHash, familyId);
      const counts = await store.countAll(windows);
      return counts.find(({ key }) => key === windows.at(-1)?.key)?.points ?? 0;
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

const multiplied = (limits: GiftCounting["limits"], multiplier: number): GiftCounting["limits"] => {
  const times = (row: GiftLimits): GiftLimits =>
    Object.fromEntries(
      Object.entries(row).map(([counter, points]) => [counter, Math.floor(points * multiplier)]),
    );
  return { visitor: times(limits.visitor), hub: times(limits.hub) };
};

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

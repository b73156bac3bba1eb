import type { ExceededLimit, GiftCountParameters } from "@giftling/db/queries/gifts/gift-counts";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";
import type { AppError } from "../core/errors/app-error.ts";

/**
 * Limits the calls of network addresses and parents. A call over its limit rejects with RATE_LIMITED (429, with
 * Retry-After). By default, calls are counted exactly in the shared store. They reject with UNAVAILABLE (503) when the
 * store fails (rule: rate-limits).
 */
export type RateLimiter = {
  /** Counts a public write in this process, regardless of its outcome. */
  openWrite(keys: RateLimitKeys): Promise<void>;
  /**
   * Returns the counting parameters for the transaction that stores a visitor's gift or hold. When this process knows of an
   * exceeded limit, it counts the attempt and throws RATE_LIMITED.
   */
  countGift(
    keys: RateLimitKeys,
    familyId: string,
    kind: "gift" | "hold",
  ): Promise<GiftCountParameters>;
  /** Counts a visitor's attempt that stored nothing: a gift, a hold, or taking one back. */
  countTry(keys: RateLimitKeys, familyId: string): Promise<void>;
  /** Counts an attempt whose transaction exceeded `limit`. Returns the RATE_LIMITED error with Retry-After. */
  refuseGift(counting: GiftCountParameters, limit: ExceededLimit): Promise<AppError>;
  /** Counts a visitor's subscription to a family's updates. */
  signUp(keys: RateLimitKeys, familyId: string): Promise<void>;
  /** Throws RATE_LIMITED when a visitor, or all visitors of a hub, entered too many wrong passcodes. Counts nothing. */
  mayTryPasscode(keys: RateLimitKeys, familyId: string): Promise<void>;
  /** Counts a wrong passcode. Returns the number of wrong passcodes at the hub in the current day's window. */
  countWrongPasscode(keys: RateLimitKeys, familyId: string): Promise<number>;
  /** Counts a report of a family's page. */
  report(keys: RateLimitKeys, familyId: string): Promise<void>;
  /** Counts a visitor's request for the mail with the link to an address's gifts. */
  myGifts(keys: RateLimitKeys): Promise<void>;
  /** Counts a click on a hub's link. */
  click(keys: RateLimitKeys): Promise<void>;
  /** Counts a click on a referral link. */
  referralClick(keys: RateLimitKeys): Promise<void>;
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
  callback(keys: RateLimitKeys): Promise<void>;
  /** Counts a started sign-in. */
  signIn(keys: RateLimitKeys): Promise<void>;
  /** Counts a hub read in this process, so that a read causes no write. */
  hubRead(keys: RateLimitKeys): Promise<void>;
  /**
   * Looks up a hub by its family URL. Counts each NOT_FOUND in this process. Over the limit, it rejects without a lookup.
   * Visitors and family URLs with a successful lookup are exempt from the process's budget.
   */
  lookUp<Found>(keys: RateLimitKeys, familyUrl: string, look: () => Promise<Found>): Promise<Found>;
  /**
   * Looks up a picture by its key. Counts every picture read, and unknown keys as `lookUp` does. Keys that were found are
   * exempt from the limits of unknown keys.
   */
  lookUpPicture<Found>(
    keys: RateLimitKeys,
    pictureKey: string,
    look: () => Promise<Found>,
  ): Promise<Found>;
  /** Looks up a session by its hash. Counts each unknown hash. Sessions that were found are exempt. */
  lookUpSession<Found>(
    keys: RateLimitKeys,
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

import { z } from "zod";
import { emailSchema } from "../email/schema.ts";
import { giftAccessTokenSchema } from "../gifts/purchases/schema.ts";
import { MAX_GIFTS_PER_BROWSER } from "../hub/timings.ts";
import { currencySchema } from "../money/schema.ts";
import { timestampSchema } from "../text/schema.ts";

/** Input of POST /api/my-gifts, with the same response for every e-mail address (rule: my-gifts). */
export const requestMyGiftsInput = z.strictObject({ email: emailSchema });
export type RequestMyGiftsInput = z.infer<typeof requestMyGiftsInput>;

export const myGiftsInput = z.strictObject({ token: z.string().min(1).max(300) });

/** Whether a parent archived or deleted the wish of a gift (rule: deleted-wish). */
const removalSchema = z.enum(["put-away", "deleted"]);

/** Input of POST /api/my-gifts/removed, with the gift access tokens that a browser stores. */
export const removedGiftsInput = z.strictObject({
  tokens: z.array(giftAccessTokenSchema).max(MAX_GIFTS_PER_BROWSER),
});
export type RemovedGiftsInput = z.infer<typeof removedGiftsInput>;

/** Gift or hold for a wish that is no longer on the wishlist. */
export const removedGiftOutput = z.strictObject({ token: z.string(), removal: removalSchema });
export type RemovedGift = z.infer<typeof removedGiftOutput>;

/** Lifetime of the mailed link to /mine/{token}, in days (rule: my-gifts). */
export const MY_GIFTS_LINK_LIFETIME_DAYS = 30;

/** Kid that the supporter follows or gave to. */
const myKidOutput = z.strictObject({
  firstName: z.string(),
  hubPath: z.string(),
  /** Month of the kid's birthday. Null if the birthday is hidden or unknown (rule: hidden-facts). */
  birthdayMonth: z.int().nullable(),
  birthdayDay: z.int().nullable(),
  follows: z.boolean(),
});

/** Gift or open hold that was recorded with a supporter's e-mail address. */
const myGiftOutput = z.strictObject({
  childFirstName: z.string(),
  label: z.string().nullable(),
  /** Amount of a contribution, in the family's currency. */
  amount: z.number().nullable(),
  givenAt: timestampSchema,
  /** End of a hold. Null for a gift. Older API releases omit this field. */
  reservedUntil: timestampSchema.nullable().optional(),
  /**
   * Reason why the wish is not on the wishlist. Null for a wish on the wishlist. Older API releases omit this field.
   */
  removal: removalSchema.nullable().optional(),
  /** Path of the private gift page. Null after the gift was deleted (rule: gift-pass). */
  giftPath: z.string().nullable(),
  /** Path of the thank-you page. Null before the thank-you is sent. */
  thankYouPath: z.string().nullable(),
});

/**
 * Gifts and subscriptions of one e-mail address, grouped by family. Families cannot see each other's data
 * (rule: my-gifts).
 */
export const myGiftsOutput = z.strictObject({
  families: z.array(
    z.strictObject({
      kids: z.array(myKidOutput),
      gifts: z.array(myGiftOutput),
      /** Currency of the gifts' amounts. Older API releases omit this field (rule: currency). */
      currency: currencySchema.optional(),
      /**
       * URL that unsubscribes the supporter's e-mail address from the family's mail. Null if the address gets no such
       * mail.
       */
      unsubscribeUrl: z.string().nullable(),
    }),
  ),
});
export type MyGiftsView = z.infer<typeof myGiftsOutput>;

import { z } from "zod";
import { emailSchema } from "../supporters/schema.ts";
import { timestampSchema } from "../text/schema.ts";

/** POST /api/my-gifts: the answer is the same for every address (rule: my-gifts). */
export const askForMyGiftsInput = z.strictObject({ email: emailSchema });
export type AskForMyGiftsInput = z.infer<typeof askForMyGiftsInput>;

/** GET /api/my-gifts/{token}. */
export const myGiftsInput = z.strictObject({ token: z.string().min(1).max(300) });

/** Days that the link of the mail works (rule: my-gifts). */
export const MY_GIFTS_DAYS = 30;

/** A kid whose news an address follows, or to whom it gave. */
const myKidOutput = z.strictObject({
  firstName: z.string(),
  /** The path of the kid's hub. */
  hubPath: z.string(),
  /** null where the family hides it, or has not said it (rule: hidden-facts). */
  birthdayMonth: z.int().nullable(),
  birthdayDay: z.int().nullable(),
  /** Whether the address gets this kid's news. */
  follows: z.boolean(),
});

/** A gift that was given with the address. */
const myGiftOutput = z.strictObject({
  childFirstName: z.string(),
  /** What was given; null where it is not known. */
  label: z.string().nullable(),
  /** Of a contribution, in dollars. */
  amount: z.number().nullable(),
  givenAt: timestampSchema,
  /** The path of its private page (rule: gift-pass); null once the gift itself is gone. */
  giftPath: z.string().nullable(),
  /** The path of its thank-you, once that was sent. */
  thankYouPath: z.string().nullable(),
});

/** What one address has given and follows, family by family: none learns of another (rule: my-gifts). */
export const myGiftsOutput = z.strictObject({
  families: z.array(
    z.strictObject({
      kids: z.array(myKidOutput),
      gifts: z.array(myGiftOutput),
      /** Where this family's mail to the address is stopped; null when it gets none. */
      unsubscribeUrl: z.string().nullable(),
    }),
  ),
});
export type MyGiftsView = z.infer<typeof myGiftsOutput>;

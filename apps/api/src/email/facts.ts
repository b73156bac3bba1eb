import type { MailKind } from "@giftling/db/queries/mail/outbox";
import { z } from "zod";

const nothing = z.strictObject({});

/** What each kind of mail is about, by ids and days: the words come from the truth when it leaves. */
export const mailFacts = {
  "confirm-address": nothing,
  "new-update": z.strictObject({ updateId: z.string() }),
  "thank-you": z.strictObject({ thankYouId: z.string() }),
  "gift-recorded": nothing,
  "referral-reward": z.strictObject({ referralId: z.string() }),
  "trial-ending": z.strictObject({ trialEndsAt: z.iso.datetime() }),
  "trial-ended": z.strictObject({ trialEndsAt: z.iso.datetime() }),
  "payment-failed": nothing,
  "closing-warning": z.strictObject({ closedAt: z.iso.datetime() }),
  purged: nothing,
} satisfies Record<MailKind, z.ZodType>;

export type MailFacts<K extends MailKind> = z.infer<(typeof mailFacts)[K]>;

import { z } from "zod";

/** Which mails a parent gets beside those about the account itself, which always come. */
export const mailPreferencesOutput = z.strictObject({
  /** When somebody recorded a gift; summed up, at most one an hour. */
  giftRecorded: z.boolean(),
  /** When a friend's first page earned a month of Premium (D8). */
  referralReward: z.boolean(),
  /** Three days before a trial ends, and when it has. */
  trialReminders: z.boolean(),
});
export type MailPreferences = z.infer<typeof mailPreferencesOutput>;

/** PATCH /api/users/mail-preferences: absent switches stay as they are. */
export const mailPreferencesInput = mailPreferencesOutput.partial();

import { z } from "zod";

/** The mails that a parent can switch off. Those about the account itself always come (rule: parent-mail). */
export const mailPreferencesOutput = z.strictObject({
  /** When somebody recorded a gift: a digest, at most one an hour. */
  giftRecorded: z.boolean(),
  /** When a friend's first page earned a month of Premium (rule: referral-reward). */
  referralReward: z.boolean(),
  /** Three days before a trial ends, and when it has. */
  trialReminders: z.boolean(),
});
export type MailPreferences = z.infer<typeof mailPreferencesOutput>;

/** PATCH /api/users/mail-preferences. Absent switches stay as they are. */
export const mailPreferencesInput = mailPreferencesOutput.partial();

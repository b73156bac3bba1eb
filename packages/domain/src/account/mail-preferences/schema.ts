import { z } from "zod";

/** Settings for optional mails to a parent. Mails about the account itself are always sent (rule: parent-mail). */
export const MAIL_PREFERENCES = z.strictObject({
  /**
   * Whether to send mails about gifts. Recorded gifts are reported together, at most once an hour. A purchase undone
   * after 24 hours, and a gift above a rate limit, are reported in separate mails.
   */
  giftRecorded: z.boolean(),
  /**
   * Whether to send a mail five weeks before a kid's day, so that the parent checks the wishlist (rule: list-ready).
   */
  listReady: z.boolean(),
  /** Whether to send a mail when the parent earns a month of Premium through a referral (rule: referral-reward). */
  referralReward: z.boolean(),
  /** Whether to send mails three days before a trial ends and after the trial has ended. */
  trialReminders: z.boolean(),
  /** Whether to send a mail on Sunday about the past seven days. Off by default (rule: weekly-summary). */
  weeklySummary: z.boolean(),
});
export type MailPreference = keyof z.infer<typeof MAIL_PREFERENCES>;
export const MAIL_PREFERENCE_NAMES: readonly MailPreference[] = MAIL_PREFERENCES.keyof().options;

/** Returns whether a mail switch is on by default (rules: parent-mail, weekly-summary). */
export const isMailOnByDefault = (name: MailPreference): boolean => name !== "weeklySummary";

export const mapMailPreferences = <Value>(
  make: (name: MailPreference) => Value,
): Record<MailPreference, Value> => {
  const values: Partial<Record<MailPreference, Value>> = {};
  for (const name of MAIL_PREFERENCE_NAMES) values[name] = make(name);
  return values as Record<MailPreference, Value>;
};

const mailPreferences = MAIL_PREFERENCES.extend({
  /**
   * Whether replies to thank-yous and updates go to this parent. If true, recipients of these mails see the parent's
   * e-mail address (rule: replies).
   */
  takesReplies: z.boolean(),
});
export type MailPreferences = z.infer<typeof mailPreferences>;

export const mailPreferencesOutput = mailPreferences.extend({
  /** Whether a mail server is configured. Without a mail server, mails wait in the outbox (rule: own-server). */
  hasMailServer: z.boolean(),
});

export const mailPreferencesInput = mailPreferences.partial();

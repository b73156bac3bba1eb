import { z } from "zod";
import { PRICE_IDS } from "../billing/plans.ts";
import { PREMIUM_SOURCES, SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "../billing/premium.ts";
import { MEMBER_ROLES } from "../family/rules.ts";
import { handoverView } from "../family/schema.ts";
import { FAMILY_URL_MAX } from "../family-url/rules.ts";
import { LANGUAGES } from "../languages/rules.ts";
import { languageSchema } from "../languages/schema.ts";
import { filled } from "../sentences/catalogue.ts";
import { FIELDS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { isLinkLike } from "../text/link-like.ts";
import { LIMITS } from "../text/rules.ts";
import { line, optional, requiredLine, timestampSchema } from "../text/schema.ts";
import { CLOSE_MISMATCH, CLOSE_WORD } from "./closing.ts";
import { isCommonPasscode } from "./passcode.ts";

/** POST /api/users/profile (rule: required-fields). */
export const profileInput = z.strictObject({
  firstName: requiredLine(FIELDS.firstName, LIMITS.name, PARENTS.fullName),
  lastName: requiredLine(FIELDS.lastName, LIMITS.name, PARENTS.fullName),
});

const chosenLanguage = z.enum(LANGUAGES, PARENTS.languageNeeded);

/** PATCH /api/users/languages. What is left out stays. */
export const languagesInput = z
  .strictObject({ language: chosenLanguage, hubLanguage: chosenLanguage })
  .partial();
export type LanguagesInput = z.infer<typeof languagesInput>;

/** POST /api/users/family-url. `parseFamilyUrl` checks the content (rule: family-url). */
export const familyUrlInput = z.strictObject({
  familyUrl: z
    .string(PARENTS.familyUrlEmpty)
    .max(200, filled(PARENTS.familyUrlLong, { most: FAMILY_URL_MAX })),
});
export type FamilyUrlInput = z.infer<typeof familyUrlInput>;

/** GET /api/users/family-url/{familyUrl}/free: whether the family could have it (rule: address-while-typing). */
export const addressFreeInput = z.strictObject({ familyUrl: z.string().min(1).max(200) });
export const addressFreeOutput = z.strictObject({
  /** As it would be stored. */
  familyUrl: z.string(),
  isFree: z.boolean(),
  /** A free one that is near; null when it is free itself, or none was found. */
  suggestion: z.string().nullable(),
});
export type AddressFreeView = z.infer<typeof addressFreeOutput>;

/** The shortest passcode of a hub (rule: hub-passcode). */
export const PASSCODE_MIN = 6;

/** Whether strangers find the hub, what they see of it, and what they may do there. */
const sharingSwitches = {
  /** Whether link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: z.boolean(),
  /** False: the hub answers as if it did not exist (rule: unpublished-hub). */
  isPublished: z.boolean(),
  /** Whether strangers see the kids' photos, and their birthdays (rule: hidden-facts). */
  showsPhoto: z.boolean(),
  showsBirthday: z.boolean(),
  /** Strangers record nothing for now (rule: paused-hub). */
  pausesWrites: z.boolean(),
  /** Names wait for the parent before strangers see them (rule: approved-names). */
  approvesNames: z.boolean(),
};

const hubTitle = optional(
  line(FIELDS.title, LIMITS.hubTitle).refine(
    (title) => !isLinkLike(title),
    PARENTS.titleLikeAddress,
  ),
);

/** POST /api/users/sharing. What is left out stays; `passcode: null` takes the passcode away, `hubTitle: null` the title (rule: hub-passcode, hub-title). */
export const sharingInput = z
  .strictObject({
    ...sharingSwitches,
    passcode: line(FIELDS.passcode, LIMITS.passcode)
      .min(PASSCODE_MIN, filled(PARENTS.shortPasscode, { least: PASSCODE_MIN }))
      .refine((passcode) => !isCommonPasscode(passcode), PARENTS.guessablePasscode)
      .nullable(),
    hubTitle,
  })
  .partial();
export type SharingInput = z.infer<typeof sharingInput>;

/** DELETE /api/users/family-url/former/{address} (rule: retired-address). */
export const retireAddressInput = z.strictObject({ address: z.string().min(1) });
export type RetireAddressInput = z.infer<typeof retireAddressInput>;

/** GET /api/auth/user: the signed-in parent. */
export const userOutput = z.strictObject({
  id: z.string(),
  /** The parent's part in the family (rule: members). */
  role: z.enum(MEMBER_ROLES),
  /** Which family they look after: the app says it with each call (rule: leaving). */
  familyId: z.string(),
  /** The first name of the family's owner, for what only the owner may do (rule: owner-only); empty until they said it. */
  ownerName: z.string(),
  /** They were taken out of another family, and have this one instead (rule: leaving). An older release's answer lacks it. */
  wasTakenOut: z.boolean().optional(),
  /** The open hand-over, for its owner and the parent who is asked; null for others. An older release's answer lacks it. */
  handover: handoverView.nullable().optional(),
  /**
   * The owner's own payment method is needed before the plan renews, since the page was handed over (rule: handing-over). An older
   * release's answer lacks it.
   */
  needsPaymentMethod: z.boolean().optional(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** What the app and mail to this parent are in; null until they said it (rule: mail-language). */
  language: languageSchema.nullable(),
  familyUrl: z.string().nullable(),
  subscriptionPlan: z.enum(SUBSCRIPTION_PLANS),
  /** null when there is no subscription. */
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialEndsAt: timestampSchema.nullable(),
  premiumGrantedUntil: timestampSchema.nullable(),
  currentPeriodEnd: timestampSchema.nullable(),
  /** Computed by the server when it answers (rule: premium-derived). */
  isPremium: z.boolean(),
  /** Whole days, rounded up; 0 unless trialing (rule: premium-derived). */
  trialDaysLeft: z.int().min(0),
  /** The dashboard is replaced by the trial-ended page (rule: trial-lock). */
  isTrialLocked: z.boolean(),
  /** Where Premium comes from; null without Premium. */
  premiumSource: z.enum(PREMIUM_SOURCES).nullable(),
  /** The latest known end of what grants Premium; null without Premium, or when no end is known. */
  premiumUntil: timestampSchema.nullable(),
  /** The running subscription ends with its period or trial, at `currentPeriodEnd` (rule: subscription-end). */
  cancelAtPeriodEnd: z.boolean(),
  /** A free trial may start now (rule: free-trial, trial-once). */
  canStartTrial: z.boolean(),
  /** The prices that this account may buy now, in the order to show (rule: price-catalogue). */
  buyablePrices: z.array(z.enum(PRICE_IDS)),
  /** There is or was a subscription, so the billing portal opens; else it answers NO_SUBSCRIPTION (rule: checkout). */
  hasBillingPortal: z.boolean(),
  kidCount: z.int().min(0),
  referralCode: z.string(),
  /** Earlier addresses, which still lead to this family (rule: former-addresses). */
  formerFamilyUrls: z.array(z.string()),
  ...sharingSwitches,
  /** What the hub's header says while the family has Premium (rule: hub-title). */
  hubTitle: z.string().nullable(),
  /** What the family writes in, and its hub is in for who asks for no language of ours (rule: languages). */
  hubLanguage: languageSchema,
  /** Visitors are asked for a passcode (rule: hub-passcode). */
  hasPasscode: z.boolean(),
  /** The passcode was set before the present rules for passcodes. An older release's answer lacks it. */
  hasOldPasscode: z.boolean().optional(),
  /** What a link to the hub carries as `?key=` in place of the passcode; null without one (rule: hub-passcode). */
  hubKey: z.string().nullable(),
});
export type UserView = z.infer<typeof userOutput>;

/** What the public pages need to know about this installation. */
export const configOutput = z.strictObject({
  identityProvider: z.string(),
  billing: z.boolean(),
  contactEmail: z.string(),
  salesEmail: z.string(),
});
export type ConfigView = z.infer<typeof configOutput>;

/** The mails that a parent can switch off. Those about the account itself always come (rule: parent-mail). */
const mailSwitches = z.strictObject({
  /** When somebody recorded a gift: a digest, at most one an hour. */
  giftRecorded: z.boolean(),
  /** Five weeks before a child's day: is the list ready (rule: list-ready)? */
  listReady: z.boolean(),
  /** When a friend's first page earned a month of Premium (rule: referral-reward). */
  referralReward: z.boolean(),
  /** Three days before a trial ends, and when it has. */
  trialReminders: z.boolean(),
});
export type MailSwitch = keyof z.infer<typeof mailSwitches>;
export const MAIL_SWITCHES: readonly MailSwitch[] = mailSwitches.keyof().options;

/** What a parent chose about mail. */
export const mailPreferencesOutput = mailSwitches.extend({
  /** Answers to thank-yous and news go to this parent, whose address those mails then show (rule: replies). */
  takesReplies: z.boolean(),
});
export type MailPreferences = z.infer<typeof mailPreferencesOutput>;

/** PATCH /api/users/mail-preferences. Absent switches stay as they are. */
export const mailPreferencesInput = mailPreferencesOutput.partial();

/** POST /api/account/close. */
export const closeAccountInput = z.strictObject({
  confirm: z.literal(CLOSE_WORD, CLOSE_MISMATCH.message),
});

/** GET /api/account/closure: when a closed account was closed, and when it is purged (rule: closed-account). */
export const closureOutput = z.strictObject({
  closedAt: timestampSchema,
  /** When the account is purged; from here on nothing can be brought back. */
  deletesAt: timestampSchema,
  canReactivate: z.boolean(),
  /** Who asks, as in `userOutput`: another parent than the owner may leave (rule: leaving). An older release's answer lacks it. */
  userId: z.string().optional(),
  /** Bringing it back is the owner's (rule: owner-only). */
  role: z.enum(MEMBER_ROLES),
});
export type ClosureView = z.infer<typeof closureOutput>;

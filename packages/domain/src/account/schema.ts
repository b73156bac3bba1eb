import { z } from "zod";
import { PRICE_IDS } from "../billing/plans.ts";
import { PREMIUM_SOURCES, SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "../billing/premium.ts";
import { MEMBER_ROLES } from "../family/rules.ts";
import { handoverView } from "../family/schema.ts";
import { FAMILY_URL_MAX } from "../family-url/rules.ts";
import { LANGUAGES } from "../languages/rules.ts";
import { languageSchema } from "../languages/schema.ts";
import { filled } from "../sentences/catalog.ts";
import { FIELDS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { isLinkLike } from "../text/link-like.ts";
import { LIMITS } from "../text/rules.ts";
import { line, optional, requiredLine, timestampSchema } from "../text/schema.ts";
import { CLOSE_MISMATCH, CLOSE_WORD } from "./closing.ts";
import { isCommonPasscode } from "./passcode.ts";

/** Input of POST /api/users/profile (rule: required-fields). */
export const profileInput = z.strictObject({
  firstName: requiredLine(FIELDS.firstName, LIMITS.name, PARENTS.fullName),
  lastName: requiredLine(FIELDS.lastName, LIMITS.name, PARENTS.fullName),
});

const chosenLanguage = z.enum(LANGUAGES, PARENTS.languageNeeded);

/** Input of PATCH /api/users/languages. Absent fields stay unchanged. */
export const languagesInput = z
  .strictObject({ language: chosenLanguage, hubLanguage: chosenLanguage })
  .partial();
export type LanguagesInput = z.infer<typeof languagesInput>;

/** Input of POST /api/users/family-url. `parseFamilyUrl` validates the content (rule: family-url). */
export const familyUrlInput = z.strictObject({
  familyUrl: z
    .string(PARENTS.familyUrlEmpty)
    .max(200, filled(PARENTS.familyUrlLong, { most: FAMILY_URL_MAX })),
});
export type FamilyUrlInput = z.infer<typeof familyUrlInput>;

/**
 * Input of GET /api/users/family-url/{familyUrl}/free, which reports whether the family can choose this family URL (rule:
 * address-while-typing).
 */
export const addressFreeInput = z.strictObject({ familyUrl: z.string().min(1).max(200) });
export const addressFreeOutput = z.strictObject({
  /** The requested family URL in normalized form. */
  familyUrl: z.string(),
  isFree: z.boolean(),
  /** A similar family URL that is available. Null when the requested one is available or no alternative was found. */
  suggestion: z.string().nullable(),
});
export type AddressFreeView = z.infer<typeof addressFreeOutput>;

/** Minimum length of a hub's passcode, in characters (rule: hub-passcode). */
export const PASSCODE_MIN = 6;

/** Settings that control whether visitors find the hub, what they see, and what they can do there. */
const sharingSwitches = {
  /** Whether link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: z.boolean(),
  /** When false, the hub responds as if it did not exist (rule: unpublished-hub). */
  isPublished: z.boolean(),
  /** Whether visitors see the kids' photos. `showsBirthday` controls the birthdays (rule: hidden-facts). */
  showsPhoto: z.boolean(),
  showsBirthday: z.boolean(),
  /** When true, visitors cannot record anything (rule: paused-hub). */
  pausesWrites: z.boolean(),
  /** When true, a giver's name stays hidden from visitors until a parent approves the name (rule: approved-names). */
  approvesNames: z.boolean(),
};

const hubTitle = optional(
  line(FIELDS.title, LIMITS.hubTitle).refine(
    (title) => !isLinkLike(title),
    PARENTS.titleLikeAddress,
  ),
);

/**
 * Input of POST /api/users/sharing. Absent fields stay unchanged. A `passcode` of null removes the passcode, and a
 * `hubTitle` of null removes the title (rule: hub-passcode).
 */
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

/** Input of DELETE /api/users/family-url/former/{address} (rule: retired-address). */
export const retireAddressInput = z.strictObject({ address: z.string().min(1) });
export type RetireAddressInput = z.infer<typeof retireAddressInput>;

/** The signed-in parent, as returned by GET /api/auth/user. */
export const userOutput = z.strictObject({
  id: z.string(),
  /** The parent's role in the family (rule: members). */
  role: z.enum(MEMBER_ROLES),
  /** Id of the parent's family. The app sends this id with every request (rule: leaving). */
  familyId: z.string(),
  /**
   * First name of the family's owner, shown where only the owner may act. Empty until the owner enters a name (rule:
   * owner-only).
   */
  ownerName: z.string(),
  /**
   * True when the parent was removed from another family and received an empty family. Absent in responses of older
   * releases (rule: leaving).
   */
  wasTakenOut: z.boolean().optional(),
  /**
   * Open handover. Null for every parent except the owner and the parent who was asked to take over. Absent in responses of
   * older releases.
   */
  handover: handoverView.nullable().optional(),
  /**
   * Whether the new owner has to add a payment method before the plan renews. Absent in responses of older releases (rule:
   * handing-over).
   */
  needsPaymentMethod: z.boolean().optional(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Language of the app and of mail to this parent. Null until a language is chosen (rule: mail-language). */
  language: languageSchema.nullable(),
  familyUrl: z.string().nullable(),
  subscriptionPlan: z.enum(SUBSCRIPTION_PLANS),
  /** Null if the family has no subscription. */
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialEndsAt: timestampSchema.nullable(),
  premiumGrantedUntil: timestampSchema.nullable(),
  currentPeriodEnd: timestampSchema.nullable(),
  /** Computed by the server for each response (rule: premium-derived). */
  isPremium: z.boolean(),
  /** Number of days left in the trial, rounded up. 0 if no trial is running (rule: premium-derived). */
  trialDaysLeft: z.int().min(0),
  /** True when the trial-ended page replaces the dashboard (rule: trial-lock). */
  isTrialLocked: z.boolean(),
  /** Source of Premium. Null if the family has no Premium. */
  premiumSource: z.enum(PREMIUM_SOURCES).nullable(),
  /** Latest known end of Premium. Null if the family has no Premium or no end is known. */
  premiumUntil: timestampSchema.nullable(),
  /** True when the subscription ends at `currentPeriodEnd` instead of renewing (rule: subscription-end). */
  cancelAtPeriodEnd: z.boolean(),
  /** True when a free trial can start now (rule: free-trial). */
  canStartTrial: z.boolean(),
  /** Prices this account can buy now, in display order (rule: price-catalog). */
  buyablePrices: z.array(z.enum(PRICE_IDS)),
  /**
   * True when the family has or had a subscription. Otherwise, opening the billing portal fails with NO_SUBSCRIPTION (rule:
   * checkout).
   */
  hasBillingPortal: z.boolean(),
  kidCount: z.int().min(0),
  referralCode: z.string(),
  /** Former family URLs, which still lead to this family (rule: former-addresses). */
  formerFamilyUrls: z.array(z.string()),
  ...sharingSwitches,
  /** Title in the hub's header, shown while the family has Premium (rule: hub-title). */
  hubTitle: z.string().nullable(),
  /**
   * Language of the text that the family writes. The hub also uses it for visitors whose languages are not supported (rule:
   * languages).
   */
  hubLanguage: languageSchema,
  /** True when visitors need a passcode to see the hub (rule: hub-passcode). */
  hasPasscode: z.boolean(),
  /** True when the passcode predates the current passcode rules. Absent in responses of older releases. */
  hasOldPasscode: z.boolean().optional(),
  /**
   * Key that opens the hub without the passcode when a link contains the key as `?key=`. Null if the hub has no passcode
   * (rule: hub-passcode).
   */
  hubKey: z.string().nullable(),
});
export type UserView = z.infer<typeof userOutput>;

/** Configuration of this installation that public pages need. */
export const configOutput = z.strictObject({
  identityProvider: z.string(),
  billing: z.boolean(),
  contactEmail: z.string(),
  salesEmail: z.string(),
});
export type ConfigView = z.infer<typeof configOutput>;

/** Switches for the mails that a parent can turn off. Mails about the account itself are always sent (rule: parent-mail). */
const mailSwitches = z.strictObject({
  /** Digest of recorded gifts, at most one an hour. */
  giftRecorded: z.boolean(),
  /** Mail that asks, five weeks before a kid's day, whether the wishlist is ready (rule: list-ready). */
  listReady: z.boolean(),
  /** Mail about a month of Premium that the parent earned when a friend published a first page (rule: referral-reward). */
  referralReward: z.boolean(),
  /** Reminder mails sent three days before a trial ends and after the trial has ended. */
  trialReminders: z.boolean(),
});
export type MailSwitch = keyof z.infer<typeof mailSwitches>;
export const MAIL_SWITCHES: readonly MailSwitch[] = mailSwitches.keyof().options;

/** Returns a record that contains `make()` for each switch. */
export const eachMailSwitch = <Value>(make: () => Value): Record<MailSwitch, Value> => {
  const values: Partial<Record<MailSwitch, Value>> = {};
  for (const name of MAIL_SWITCHES) values[name] = make();
  return values as Record<MailSwitch, Value>;
};

/** A parent's mail preferences. */
export const mailPreferencesOutput = mailSwitches.extend({
  /**
   * True when replies to thank-yous and updates go to this parent. The mails then show the parent's e-mail address (rule:
   * replies).
   */
  takesReplies: z.boolean(),
});
export type MailPreferences = z.infer<typeof mailPreferencesOutput>;

/** Input of PATCH /api/users/mail-preferences. Absent switches stay unchanged. */
export const mailPreferencesInput = mailPreferencesOutput.partial();

/** Input of POST /api/account/close. */
export const closeAccountInput = z.strictObject({
  confirm: z.literal(CLOSE_WORD, CLOSE_MISMATCH.message),
});

/**
 * Response of GET /api/account/closure. Contains the times at which the account was closed and will be purged (rule:
 * closed-account).
 */
export const closureOutput = z.strictObject({
  closedAt: timestampSchema,
  /** Time of the purge. Data cannot be restored after this time. */
  deletesAt: timestampSchema,
  canReactivate: z.boolean(),
  /**
   * Id of the requesting parent, as in `userOutput`. A parent other than the owner needs this id to leave the family.
   * Absent in responses of older releases (rule: leaving).
   */
  userId: z.string().optional(),
  /** Role of the requesting parent. Only the owner can reactivate the account (rule: owner-only). */
  role: z.enum(MEMBER_ROLES),
});
export type ClosureView = z.infer<typeof closureOutput>;

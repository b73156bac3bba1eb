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

/** PATCH /api/users/languages. Absent fields stay unchanged. */
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

/**
 * GET /api/users/family-url/{familyUrl}/free. Reports whether the family can take this family URL (rule:
 * address-while-typing).
 */
export const addressFreeInput = z.strictObject({ familyUrl: z.string().min(1).max(200) });
export const addressFreeOutput = z.strictObject({
  /** The family URL in its stored form. */
  familyUrl: z.string(),
  isFree: z.boolean(),
  /** A similar family URL that is available. Null when the requested one is available or no alternative was found. */
  suggestion: z.string().nullable(),
});
export type AddressFreeView = z.infer<typeof addressFreeOutput>;

/** Minimum length of a hub's passcode, in characters (rule: hub-passcode). */
export const PASSCODE_MIN = 6;

/** Settings that control whether strangers find the hub, what they see, and what they can do there. */
const sharingSwitches = {
  /** Whether link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: z.boolean(),
  /** When false, the hub answers as if it did not exist (rule: unpublished-hub). */
  isPublished: z.boolean(),
  /** Whether strangers see the kids' photos, and their birthdays (rule: hidden-facts). */
  showsPhoto: z.boolean(),
  showsBirthday: z.boolean(),
  /** When true, strangers cannot record anything (rule: paused-hub). */
  pausesWrites: z.boolean(),
  /** When true, names stay hidden from strangers until a parent approves them (rule: approved-names). */
  approvesNames: z.boolean(),
};

const hubTitle = optional(
  line(FIELDS.title, LIMITS.hubTitle).refine(
    (title) => !isLinkLike(title),
    PARENTS.titleLikeAddress,
  ),
);

/**
 * POST /api/users/sharing. Absent fields stay unchanged. `passcode: null` removes the passcode and `hubTitle: null` the
 * title (rule: hub-passcode).
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

/** DELETE /api/users/family-url/former/{address} (rule: retired-address). */
export const retireAddressInput = z.strictObject({ address: z.string().min(1) });
export type RetireAddressInput = z.infer<typeof retireAddressInput>;

/** GET /api/auth/user: the signed-in parent. */
export const userOutput = z.strictObject({
  id: z.string(),
  /** The parent's role in the family (rule: members). */
  role: z.enum(MEMBER_ROLES),
  /** The family the parent looks after. The app sends it with every request (rule: leaving). */
  familyId: z.string(),
  /**
   * First name of the family's owner, shown where only the owner may act. Empty until the owner enters it (rule:
   * owner-only).
   */
  ownerName: z.string(),
  /**
   * True when the parent was removed from another family and received an empty one. Absent in responses of older releases
   * (rule: leaving).
   */
  wasTakenOut: z.boolean().optional(),
  /** Open hand-over, for its owner and the requested parent; null for others. Missing in an older release's response. */
  handover: handoverView.nullable().optional(),
  /**
   * Whether the new owner has to add a payment method before the plan renews (rule: handing-over). Missing in an older
   * release's response.
   */
  needsPaymentMethod: z.boolean().optional(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Language of the app and of mail to this parent. Null until it is chosen (rule: mail-language). */
  language: languageSchema.nullable(),
  familyUrl: z.string().nullable(),
  subscriptionPlan: z.enum(SUBSCRIPTION_PLANS),
  /** Null without a subscription. */
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialEndsAt: timestampSchema.nullable(),
  premiumGrantedUntil: timestampSchema.nullable(),
  currentPeriodEnd: timestampSchema.nullable(),
  /** Computed by the server for each response (rule: premium-derived). */
  isPremium: z.boolean(),
  /** Whole days, rounded up; 0 unless trialing (rule: premium-derived). */
  trialDaysLeft: z.int().min(0),
  /** True when the trial-ended page replaces the dashboard (rule: trial-lock). */
  isTrialLocked: z.boolean(),
  /** Source of Premium. Null without Premium. */
  premiumSource: z.enum(PREMIUM_SOURCES).nullable(),
  /** Latest known end of Premium. Null without Premium or when no end is known. */
  premiumUntil: timestampSchema.nullable(),
  /** True when the subscription ends with its period or trial, at `currentPeriodEnd` (rule: subscription-end). */
  cancelAtPeriodEnd: z.boolean(),
  /** True when a free trial can start now (rule: free-trial). */
  canStartTrial: z.boolean(),
  /** Prices this account can buy now, in display order (rule: price-catalogue). */
  buyablePrices: z.array(z.enum(PRICE_IDS)),
  /**
   * True when a subscription exists or existed, so that the billing portal opens. Otherwise the portal responds
   * NO_SUBSCRIPTION (rule: checkout).
   */
  hasBillingPortal: z.boolean(),
  kidCount: z.int().min(0),
  referralCode: z.string(),
  /** Former family URLs, which still lead to this family (rule: former-addresses). */
  formerFamilyUrls: z.array(z.string()),
  ...sharingSwitches,
  /** Title in the hub's header, shown while the family has Premium (rule: hub-title). */
  hubTitle: z.string().nullable(),
  /** Language of the family's own texts, and of the hub for visitors whose languages are not supported (rule: languages). */
  hubLanguage: languageSchema,
  /** True when the hub asks visitors for a passcode (rule: hub-passcode). */
  hasPasscode: z.boolean(),
  /** True when the passcode predates the current passcode rules. Absent in responses of older releases. */
  hasOldPasscode: z.boolean().optional(),
  /** Key that a link to the hub carries as `?key=` in place of the passcode. Null without a passcode (rule: hub-passcode). */
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

/** Mails that a parent can switch off. Mails about the account itself are always sent (rule: parent-mail). */
const mailSwitches = z.strictObject({
  /** Digest of recorded gifts, at most one an hour. */
  giftRecorded: z.boolean(),
  /** Mail five weeks before a kid's day that asks whether the wishlist is ready (rule: list-ready). */
  listReady: z.boolean(),
  /** Mail about a month of Premium earned by a friend's first page (rule: referral-reward). */
  referralReward: z.boolean(),
  /** Mails three days before a trial ends and after it has ended. */
  trialReminders: z.boolean(),
});
export type MailSwitch = keyof z.infer<typeof mailSwitches>;
export const MAIL_SWITCHES: readonly MailSwitch[] = mailSwitches.keyof().options;

/** A parent's mail preferences. */
export const mailPreferencesOutput = mailSwitches.extend({
  /**
   * True when replies to thank-yous and updates go to this parent. Those mails then show the parent's e-mail address (rule:
   * replies).
   */
  takesReplies: z.boolean(),
});
export type MailPreferences = z.infer<typeof mailPreferencesOutput>;

/** PATCH /api/users/mail-preferences. Absent switches stay unchanged. */
export const mailPreferencesInput = mailPreferencesOutput.partial();

/** POST /api/account/close. */
export const closeAccountInput = z.strictObject({
  confirm: z.literal(CLOSE_WORD, CLOSE_MISMATCH.message),
});

/** GET /api/account/closure: when a closed account was closed and when it is purged (rule: closed-account). */
export const closureOutput = z.strictObject({
  closedAt: timestampSchema,
  /** Time of the purge. After it, nothing can be restored. */
  deletesAt: timestampSchema,
  canReactivate: z.boolean(),
  /**
   * Id of the requesting parent, as in `userOutput`. A parent other than the owner can leave. Absent in responses of older
   * releases (rule: leaving).
   */
  userId: z.string().optional(),
  /** Only the owner can reactivate the account (rule: owner-only). */
  role: z.enum(MEMBER_ROLES),
});
export type ClosureView = z.infer<typeof closureOutput>;

import { z } from "zod";
import { PRICE_IDS } from "../billing/plans.ts";
import { PREMIUM_SOURCES, SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "../billing/premium.ts";
import { MEMBER_ROLES } from "../family/rules.ts";
import { handoverViewSchema } from "../family/schema.ts";
import { FAMILY_URL_MAX_LENGTH } from "../family-url/rules.ts";
import { LANGUAGES } from "../languages/rules.ts";
import { languageSchema } from "../languages/schema.ts";
import { CURRENCIES } from "../money/currency.ts";
import { currencySchema } from "../money/schema.ts";
import { fillPattern } from "../sentences/catalog.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { isLinkLikeText } from "../text/link-like.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createLineSchema,
  createOptionalSchema,
  createRequiredLineSchema,
  timestampSchema,
} from "../text/schema.ts";
import { CLOSE_CONFIRMATION_MISMATCH_MESSAGE, CLOSE_CONFIRMATION_WORD } from "./closing.ts";
import { isCommonPasscode } from "./passcode.ts";
import { SIGN_UP_POLICIES } from "./sign-ups.ts";

/** Input of POST /api/users/profile (rule: required-fields). */
export const profileInput = z.strictObject({
  firstName: createRequiredLineSchema(
    FIELD_NAMES.firstName,
    TEXT_LIMITS.name,
    PARENT_ERRORS.fullNameRequired,
  ),
  lastName: createRequiredLineSchema(
    FIELD_NAMES.lastName,
    TEXT_LIMITS.name,
    PARENT_ERRORS.fullNameRequired,
  ),
});

const chosenLanguage = z.enum(LANGUAGES, PARENT_ERRORS.languageRequired);

export const languagesInput = z
  .strictObject({ language: chosenLanguage, hubLanguage: chosenLanguage })
  .partial();
export type LanguagesInput = z.infer<typeof languagesInput>;

export const currencyInput = z.strictObject({
  currency: z.enum(CURRENCIES, PARENT_ERRORS.currencyRequired),
});
export type CurrencyInput = z.infer<typeof currencyInput>;

/** Input of POST /api/users/family-url. `parseFamilyUrl` validates `familyUrl` (rule: family-url). */
export const familyUrlInput = z.strictObject({
  familyUrl: z
    .string(PARENT_ERRORS.familyUrlRequired)
    .max(200, fillPattern(PARENT_ERRORS.familyUrlTooLong, { most: FAMILY_URL_MAX_LENGTH })),
});
export type FamilyUrlInput = z.infer<typeof familyUrlInput>;

/**
 * Input of GET /api/users/family-url/{familyUrl}/free, which reports whether the family URL is available
 * (rule: address-while-typing).
 */
export const familyUrlAvailabilityInput = z.strictObject({ familyUrl: z.string().min(1).max(200) });
export const familyUrlAvailabilityOutput = z.strictObject({
  /** Requested family URL in normalized form. */
  familyUrl: z.string(),
  isFree: z.boolean(),
  /** Similar, available family URL. Null if the requested URL is available, or if no similar URL is available. */
  suggestion: z.string().nullable(),
});
export type FamilyUrlAvailabilityView = z.infer<typeof familyUrlAvailabilityOutput>;

/** Minimum length of a hub's passcode, in characters (rule: hub-passcode). */
const PASSCODE_MIN_LENGTH = 6;

/** Settings for a hub's visibility, contents and write access. */
const sharingSwitches = {
  /** Whether link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: z.boolean(),
  /** Whether visitors can open the hub. For visitors, an unpublished hub does not exist (rule: unpublished-hub). */
  isPublished: z.boolean(),
  showsPhoto: z.boolean(),
  showsBirthday: z.boolean(),
  /** Whether the hub rejects gifts and sign-ups from visitors (rule: paused-hub). */
  pausesWrites: z.boolean(),
  /** Whether visitors see a giver's name only after a parent approves the name (rule: approved-names). */
  approvesNames: z.boolean(),
  /** Whether subscribed followers get a weekly mail with new wishes (rule: wish-digest). */
  sendsDigests: z.boolean(),
};

const hubTitle = createOptionalSchema(
  createLineSchema(FIELD_NAMES.title, TEXT_LIMITS.hubTitle).refine(
    (title) => !isLinkLikeText(title),
    PARENT_ERRORS.titleContainsUrl,
  ),
);

/**
 * Input of POST /api/users/sharing. Absent fields stay unchanged. A null `passcode` or `hubTitle` deletes the stored
 * value (rule: hub-passcode).
 */
export const sharingInput = z
  .strictObject({
    ...sharingSwitches,
    passcode: createLineSchema(FIELD_NAMES.passcode, TEXT_LIMITS.passcode)
      .min(
        PASSCODE_MIN_LENGTH,
        fillPattern(PARENT_ERRORS.passcodeTooShort, { least: PASSCODE_MIN_LENGTH }),
      )
      .refine((passcode) => !isCommonPasscode(passcode), PARENT_ERRORS.passcodeTooGuessable)
      .nullable(),
    hubTitle,
  })
  .partial();
export type SharingInput = z.infer<typeof sharingInput>;

/** Input of DELETE /api/users/family-url/former/{address} (rule: retired-address). */
export const retireFamilyUrlInput = z.strictObject({ address: z.string().min(1) });
export type RetireFamilyUrlInput = z.infer<typeof retireFamilyUrlInput>;

/** Signed-in parent, as returned by GET /api/auth/user. */
export const userOutput = z.strictObject({
  id: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** ID of the parent's family, which the app sends in the `X-Family` header of its tRPC requests (rule: leaving). */
  familyId: z.string(),
  /**
   * First name of the owner, shown beside owner-only actions. Empty until the owner enters a name (rule: owner-only).
   */
  ownerName: z.string(),
  /**
   * Whether the parent was removed from another family, and received an empty family. Older API releases omit this
   * field (rule: leaving).
   */
  wasTakenOut: z.boolean().optional(),
  /**
   * Open handover, visible to the owner and to the parent who is to become the owner. Null for other parents, and if no
   * handover is open. Older API releases omit this field.
   */
  handover: handoverViewSchema.nullable().optional(),
  /**
   * Whether the family's new owner must add a payment method before the plan renews. Older API releases omit this field
   * (rule: handing-over).
   */
  needsPaymentMethod: z.boolean().optional(),
  /**
   * Unaccepted invitations, for the owner. `askedBy` is the first name of the person who requests to join, or null if
   * nobody requests to join. Older API releases omit this field (rule: joining).
   */
  invitations: z
    .array(
      z.strictObject({
        email: z.string(),
        askedBy: z.string().nullable(),
        expiresAt: timestampSchema,
      }),
    )
    .optional(),
  /**
   * Time at which a parent last reported which gifts arrived. Null before the first report. Older API releases omit
   * this field (rule: after-the-day).
   */
  arrivalsCheckedAt: timestampSchema.nullable().optional(),
  /**
   * Whether to offer a passkey to a parent who signed in by e-mail. Older API releases omit this field
   * (rule: passkeys).
   */
  offersPasskey: z.boolean().optional(),
  /**
   * Whether the parent can create links for accounts of other families. Older API releases omit this field
   * (rule: sign-up-invitations).
   */
  canInviteFamilies: z.boolean().optional(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Language of the app and of mail to this parent. Null until a language is chosen (rule: mail-language). */
  language: languageSchema.nullable(),
  familyUrl: z.string().nullable(),
  subscriptionPlan: z.enum(SUBSCRIPTION_PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialEndsAt: timestampSchema.nullable(),
  premiumGrantedUntil: timestampSchema.nullable(),
  currentPeriodEnd: timestampSchema.nullable(),
  /** Whether the family has Premium at the time of the response (rule: premium-derived). */
  isPremium: z.boolean(),
  /** Number of days left in the trial, rounded up. 0 if no trial is running (rule: premium-derived). */
  trialDaysLeft: z.int().min(0),
  /** Whether the trial-ended page replaces the dashboard (rule: trial-lock). */
  isTrialLocked: z.boolean(),
  premiumSource: z.enum(PREMIUM_SOURCES).nullable(),
  /** Latest known end of Premium. Null if the family has no Premium, or if the end is unknown. */
  premiumUntil: timestampSchema.nullable(),
  /** Whether the subscription ends at `currentPeriodEnd` instead of renewing (rule: subscription-end). */
  cancelAtPeriodEnd: z.boolean(),
  canStartTrial: z.boolean(),
  /** IDs of the prices that the account can buy, in display order (rule: price-catalog). */
  buyablePrices: z.array(z.enum(PRICE_IDS)),
  /**
   * Whether the family has or had a subscription. If false, the billing portal responds with NO_SUBSCRIPTION
   * (rule: checkout).
   */
  hasBillingPortal: z.boolean(),
  kidCount: z.int().min(0),
  referralCode: z.string(),
  formerFamilyUrls: z.array(z.string()),
  ...sharingSwitches,
  /** Title in the hub's header, shown while the family has Premium (rule: hub-title). */
  hubTitle: z.string().nullable(),
  /** Language of the family's texts, and of the hub for visitors who prefer no supported language (rule: languages). */
  hubLanguage: languageSchema,
  /** Currency of the family's amounts. Older API releases omit this field (rule: currency). */
  currency: currencySchema.optional(),
  /** Whether a contribution exists, so that the currency cannot be changed. Older API releases omit this field. */
  isCurrencyFixed: z.boolean().optional(),
  /** Whether the operator took the hub down. Older API releases omit this field (rule: reported-pages). */
  isTakenDown: z.boolean().optional(),
  hasPasscode: z.boolean(),
  /** Whether the passcode predates the current passcode rules. Older API releases omit this field. */
  hasOldPasscode: z.boolean().optional(),
  /**
   * Value of the URL parameter `key`, which opens the hub without the passcode. Null if the hub has no passcode (rule:
   * hub-passcode).
   */
  hubKey: z.string().nullable(),
});
export type UserView = z.infer<typeof userOutput>;

/** Session of the parent in one browser (rule: sessions). */
export const sessionOutput = z.strictObject({
  /** Name of the browser and system, such as "Safari, iPhone". Null if unknown. */
  device: z.string().nullable(),
  createdAt: timestampSchema,
  /** Time of the session's latest use, accurate to the day. */
  usedAt: timestampSchema,
  isCurrent: z.boolean(),
});

/** Settings of the installation that public pages use. */
export const configOutput = z.strictObject({
  /**
   * Name of the OpenID provider. Null if users can sign in only by e-mail. Empty if users can sign in both by e-mail
   * and with the provider (rule: email-sign-in).
   */
  identityProvider: z.string().nullable(),
  billing: z.boolean(),
  /** Policy for new accounts: open, by invitation or closed (rule: sign-ups). */
  signUps: z.enum(SIGN_UP_POLICIES),
  contactEmail: z.string(),
  salesEmail: z.string(),
});
export type ConfigView = z.infer<typeof configOutput>;

export const versionOutput = z.strictObject({ version: z.string() });

export const closeAccountInput = z.strictObject({
  confirm: z.literal(CLOSE_CONFIRMATION_WORD, CLOSE_CONFIRMATION_MISMATCH_MESSAGE.message),
});

/** Response of GET /api/account/closure (rule: closed-account). */
export const closureOutput = z.strictObject({
  closedAt: timestampSchema,
  /** Time of the purge, until which the account can be reactivated. */
  deletesAt: timestampSchema,
  canReactivate: z.boolean(),
  /**
   * ID of the requesting parent, as in `userOutput`. The app needs this ID for the request to leave the family. Older
   * API releases omit this field (rule: leaving).
   */
  userId: z.string().optional(),
  /** Role of the requesting parent. Only the owner can reactivate the account (rule: owner-only). */
  role: z.enum(MEMBER_ROLES),
});
export type ClosureView = z.infer<typeof closureOutput>;

import { z } from "zod";
import { PRICE_IDS } from "../billing/plans.ts";
import { PREMIUM_SOURCES, SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "../billing/premium.ts";
import { FAMILY_URL_EMPTY, FAMILY_URL_MAX } from "../family-url/rules.ts";
import { LIMITS } from "../text/rules.ts";
import { requiredLine, timestampSchema } from "../text/schema.ts";

const FULL_NAME_REQUIRED = "First and last name are required";

/** POST /api/users/profile (spec sections 5 and 7). */
export const profileInput = z.strictObject({
  firstName: requiredLine("First name", LIMITS.name, FULL_NAME_REQUIRED),
  lastName: requiredLine("Last name", LIMITS.name, FULL_NAME_REQUIRED),
});

/** POST /api/users/family-url. The rule about its content is `parseFamilyUrl` in family-url.ts. */
export const familyUrlInput = z.strictObject({
  familyUrl: z
    .string(FAMILY_URL_EMPTY)
    .max(200, `A family URL can be at most ${FAMILY_URL_MAX} characters.`),
});
export type FamilyUrlInput = z.infer<typeof familyUrlInput>;

/** POST /api/users/sharing: whether link previews may show a child's photo (D11). */
export const sharingInput = z.strictObject({ photoInPreviews: z.boolean() });

/** GET /api/auth/user: the signed-in parent (spec sections 3 and 7). */
export const userOutput = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  familyUrl: z.string().nullable(),
  subscriptionPlan: z.enum(SUBSCRIPTION_PLANS),
  /** `null`: there is no subscription. */
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialEndsAt: timestampSchema.nullable(),
  premiumGrantedUntil: timestampSchema.nullable(),
  currentPeriodEnd: timestampSchema.nullable(),
  /** D4, computed by the server at the time of the answer. */
  isPremium: z.boolean(),
  /** Whole days rounded up, 0 unless trialing (spec section 4). */
  trialDaysLeft: z.int().min(0),
  /** D5: the dashboard is replaced by the trial-ended screen. */
  isTrialLocked: z.boolean(),
  /** Where Premium comes from; null when not Premium. */
  premiumSource: z.enum(PREMIUM_SOURCES).nullable(),
  /** The latest known moment up to which something grants Premium; null when no end is known, or not Premium. */
  premiumUntil: timestampSchema.nullable(),
  /** The running subscription ends with its period or trial, at `currentPeriodEnd` (D6). */
  cancelAtPeriodEnd: z.boolean(),
  /** A free trial may start now (D3). */
  canStartTrial: z.boolean(),
  /** The prices of the catalogue that may be bought now, in the order to show (D1). */
  buyablePrices: z.array(z.enum(PRICE_IDS)),
  /** There is or was a subscription, so that the billing portal opens (else NO_SUBSCRIPTION). */
  hasBillingPortal: z.boolean(),
  kidCount: z.int().min(0),
  referralCode: z.string(),
  /** Addresses given up earlier, which still lead here (D9). */
  formerFamilyUrls: z.array(z.string()),
  /** Whether link previews may show a child's photo (D11). */
  photoInPreviews: z.boolean(),
});
export type UserView = z.infer<typeof userOutput>;

/** What the public pages need to know of this installation. */
export const configOutput = z.strictObject({
  identityProvider: z.string(),
  billing: z.boolean(),
  contactEmail: z.string(),
  salesEmail: z.string(),
});
export type ConfigView = z.infer<typeof configOutput>;

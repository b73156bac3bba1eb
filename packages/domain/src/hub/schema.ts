import { z } from "zod";
import { contributionTypeSchema } from "../gifts/kinds/schema.ts";
import { hubKidOutput, hubSizesOutput } from "../kids/schema.ts";
import { languageSchema } from "../languages/schema.ts";
import { linkListOutputs } from "../links/schema.ts";
import { currencySchema } from "../money/schema.ts";
import { hubOccasionOutput } from "../occasions/schema.ts";
import { API_ERRORS } from "../sentences/api-errors.ts";
import { idSchema, timestampSchema } from "../text/schema.ts";
import { themeSchema } from "../themes/schema.ts";
import { updateOutput } from "../updates/schema.ts";
import { wishlistItemOutput } from "../wishlist/schema.ts";

/**
 * Family URL of any length. An invalid family URL gets the same response as an unknown family URL
 * (rule: not-found-not-forbidden).
 */
const familyUrlParam = z.string().min(1);

export const hubKidsInput = z.strictObject({ familyUrl: familyUrlParam });
export const hubKidsOutput = z.strictObject({
  /**
   * Current family URL. Differs from the requested URL if the request contains a former family URL
   * (rule: former-addresses).
   */
  familyUrl: z.string(),
  kids: z.array(hubKidOutput),
  /** Currency of all amounts in the response. Older API releases omit this field (rule: currency). */
  currency: currencySchema.optional(),
  /** Theme of the hub, with default values for parts that require Premium (rule: hub-themes). */
  theme: themeSchema,
});
export type HubKidsView = z.infer<typeof hubKidsOutput>;

/**
 * Input of POST /api/hub/{familyUrl}/open. Any text is valid, because the server checks the passcode
 * (rule: hub-passcode).
 */
export const openHubInput = z.strictObject({
  familyUrl: familyUrlParam,
  passcode: z.string().max(200, API_ERRORS.passcodeIncorrect),
});
export type OpenHubInput = z.infer<typeof openHubInput>;

/** Whether the wall thanks the giver. Older API releases omit this field (rule: wall-thanks). */
const isThanked = z.boolean().optional();

/** Contribution as shown to visitors, without the amount (rule: hidden-amounts). */
const hubContributionOutput = z.strictObject({
  id: z.string(),
  contributorName: z.string().nullable(),
  isAnonymous: z.boolean(),
  amount: z.null(),
  type: contributionTypeSchema,
  contributedAt: timestampSchema,
  isThanked,
});

/** Purchase in the form of a wall entry (rule: wall-of-support). */
const hubGiftOutput = z.strictObject({
  id: z.string(),
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** Whether a parent marked the wish as purchased (rule: parent-mark). */
  isByParent: z.boolean(),
  giftName: z.string(),
  givenAt: timestampSchema,
  isThanked,
});

/** Kind of gift named in a wall entry (rule: wall-of-support). */
const wallLabelSchema = z.enum(["529 Investment", "Gift", "Contribution"]);

/**
 * Wish as shown to visitors. The giver's name is omitted if a parent removed the purchase from the wall (rule:
 * wall-corrections).
 */
const hubWishlistItemOutput = wishlistItemOutput.extend({
  /** Whether the wall shows the purchases of the wish. False if a parent removed the purchases. */
  isOnWall: z.boolean(),
  isThanked,
  /**
   * Sum of an activity's unconfirmed contributions, in dollars. Older API releases omit this field
   * (rule: hidden-amounts).
   */
  fundingReported: z.number().optional(),
});

export const hubKidInput = z.strictObject({ familyUrl: familyUrlParam, kidId: idSchema });
export const hubOutput = z.strictObject({
  familyUrl: z.string(),
  kid: hubKidOutput,
  ...linkListOutputs,
  wishlist: z.array(hubWishlistItemOutput),
  /** Ten newest updates (rule: hub-lists). */
  updates: z.array(updateOutput),
  updatesTotal: z.int(),
  /** Purchases among the newest 24 wall entries (rule: hub-lists). */
  gifts: z.array(hubGiftOutput),
  contributions: z.array(hubContributionOutput),
  wallTotal: z.int(),
  /** Number of distinct givers to the kid (rule: supporter-count). */
  giversTotal: z.int(),
  /**
   * Sums of confirmed contributions by type, in dollars, shown on priorities as "$N contributed"
   * (rule: hidden-amounts).
   */
  contributedByType: z.strictObject({ "529": z.number(), other: z.number() }),
  referralCode: z.string().nullable(),
  /** Whether the hub shows the product's name (rule: branding). */
  showsBranding: z.boolean(),
  /** Whether the hub rejects gifts and sign-ups from visitors (rule: paused-hub). */
  isPaused: z.boolean(),
  /** Whether the hub hides the kid's gifts until they arrive. Older API releases omit this field (rule: surprises). */
  keepsSurprises: z.boolean().optional(),
  /** Sizes and likes of the kid. Null if hidden or empty. Older API releases omit this field (rule: sizes). */
  sizes: hubSizesOutput.nullable().optional(),
  /** Occasions with wishes, in display order. Older API releases omit this field (rule: occasions). */
  occasions: z.array(hubOccasionOutput).optional(),
  /** Title in the header of a Premium hub. Null if the family entered no title (rule: hub-title). */
  title: z.string().nullable(),
  /** Language of the text that the family wrote. Older API releases omit this field (rule: own-words). */
  language: languageSchema.optional(),
  /** Currency of all amounts in the response. Older API releases omit this field (rule: currency). */
  currency: currencySchema.optional(),
  /** Theme of the hub, with default values for parts that require Premium (rule: hub-themes). */
  theme: themeSchema,
});
export type HubView = z.infer<typeof hubOutput>;

export const wallEntryOutput = z.strictObject({
  id: z.string(),
  label: wallLabelSchema,
  name: z.string().nullable(),
  /** Displayed name of the giver, such as "Anonymous". */
  displayName: z.string(),
  isAnonymous: z.boolean(),
  /** Whether a parent marked the wish as purchased, so that the entry has no supporter (rule: parent-mark). */
  isParent: z.boolean(),
  givenAt: timestampSchema,
  giftName: z.string().nullable(),
  isThanked,
});
export type WallEntry = z.infer<typeof wallEntryOutput>;

/**
 * Input of GET /api/hub/{familyUrl}/{kidId}/wall?before= and of GET /api/hub/{familyUrl}/{kidId}/updates?before=
 * (rule: hub-lists).
 */
export const hubListPageInput = hubKidInput.extend({
  /**
   * ID of the last wall entry or update that the client received. If absent, the response starts with the newest entry
   * or update.
   */
  before: idSchema.optional(),
});

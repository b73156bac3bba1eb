import { z } from "zod";
import { contributionTypeSchema } from "../gratitude/kinds/schema.ts";
import { hubKidOutput, hubSizesOutput } from "../kids/schema.ts";
import { languageSchema } from "../languages/schema.ts";
import { paymentLinkOutput, registryLinkOutput } from "../links/schema.ts";
import { REFUSALS } from "../sentences/refusals.ts";
import { idSchema, timestampSchema } from "../text/schema.ts";
import { themeSchema } from "../themes/schema.ts";
import { updateOutput } from "../updates/schema.ts";
import { wishlistItemOutput } from "../wishlist/schema.ts";

/** Any length: an address that no family can have answers as a missing one (rule: not-found-not-forbidden). */
const familyUrlParam = z.string().min(1);

/** GET /api/hub/{familyUrl}/kids. */
export const hubKidsInput = z.strictObject({ familyUrl: familyUrlParam });
export const hubKidsOutput = z.strictObject({
  /** The family's present address; differs from the one asked for when that is a former one (rule: former-addresses). */
  familyUrl: z.string(),
  kids: z.array(hubKidOutput),
  /** The family's theme as its plan allows it (rule: hub-themes). */
  theme: themeSchema,
});
export type HubKidsView = z.infer<typeof hubKidsOutput>;

/** POST /api/hub/{familyUrl}/open (rule: hub-passcode). Any text: a wrong one is refused as such. */
export const openHubInput = z.strictObject({
  familyUrl: familyUrlParam,
  passcode: z.string().max(200, REFUSALS.notThePasscode),
});
export type OpenHubInput = z.infer<typeof openHubInput>;

/** The family thanks this giver on the wall (rule: wall-thanks). An older release's answer lacks it. */
const isThanked = z.boolean().optional();

/** A contribution as strangers see it: without its amount (rule: hidden-amounts). */
const hubContributionOutput = z.strictObject({
  id: z.string(),
  contributorName: z.string().nullable(),
  isAnonymous: z.boolean(),
  amount: z.null(),
  type: contributionTypeSchema,
  contributedAt: timestampSchema,
  isThanked,
});

/** A purchase as an entry of the wall: what was given, and by whom (rule: wall-of-support). */
const hubGiftOutput = z.strictObject({
  id: z.string(),
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** The parent's own mark (rule: parent-mark). */
  isByParent: z.boolean(),
  giftName: z.string(),
  givenAt: timestampSchema,
  isThanked,
});

/** The wall's three labels (rule: wall-of-support). */
export const wallLabelSchema = z.enum(["529 Investment", "Gift", "Contribution"]);
export type WallLabel = z.infer<typeof wallLabelSchema>;

/** An item as strangers see it. One that was taken off the wall has no giver's name (rule: wall-corrections). */
const hubWishlistItemOutput = wishlistItemOutput.extend({
  /** false when the parent took the gift off the wall. */
  isOnWall: z.boolean(),
  isThanked,
  /** Dollars that supporters told of and the parent has not confirmed, of an activity (rule: hidden-amounts). An older release's answer lacks it. */
  fundingReported: z.number().optional(),
});

/** GET /api/hub/{familyUrl}/{kidId}. */
export const hubKidInput = z.strictObject({ familyUrl: familyUrlParam, kidId: idSchema });
export const hubOutput = z.strictObject({
  familyUrl: z.string(),
  kid: hubKidOutput,
  paymentLinks: z.array(paymentLinkOutput),
  registryLinks: z.array(registryLinkOutput),
  wishlist: z.array(hubWishlistItemOutput),
  /** The newest ten (rule: hub-lists). */
  updates: z.array(updateOutput),
  updatesTotal: z.int(),
  /** The purchases among the newest 24 entries of the wall (rule: hub-lists). */
  gifts: z.array(hubGiftOutput),
  /** The contributions among them. */
  contributions: z.array(hubContributionOutput),
  /** How many entries the whole wall has. */
  wallTotal: z.int(),
  /** How many people gave (rule: supporter-count). */
  giversTotal: z.int(),
  /** Sums of confirmed contributions in dollars, for "$N contributed" on priorities (rule: hidden-amounts). */
  contributedByType: z.strictObject({ "529": z.number(), other: z.number() }),
  referralCode: z.string().nullable(),
  /** Whether the hub shows the product's name (rule: branding). */
  showsBranding: z.boolean(),
  /** Strangers record nothing for now (rule: paused-hub). */
  isPaused: z.boolean(),
  /** What was bought for this kid is a surprise (rule: surprises). An older release's answer lacks it. */
  keepsSurprises: z.boolean().optional(),
  /** What the kid wears and likes, where its parent shows it (rule: sizes). An older release's answer lacks it. */
  sizes: hubSizesOutput.nullable().optional(),
  /** What the header of a Premium hub says; null for nothing (rule: hub-title). */
  title: z.string().nullable(),
  /** What the family's own words are in (rule: own-words). An older release's answer lacks it. */
  language: languageSchema.optional(),
  /** The family's theme as its plan allows it (rule: hub-themes). */
  theme: themeSchema,
});
export type HubView = z.infer<typeof hubOutput>;

/** One entry of the Wall of Support (rule: wall-of-support). */
export const wallEntryOutput = z.strictObject({
  id: z.string(),
  label: wallLabelSchema,
  /** The giver's name, trimmed; null for anonymous givers. */
  name: z.string().nullable(),
  /** The name to show. */
  displayName: z.string(),
  isAnonymous: z.boolean(),
  /** The parent's own mark, which does not count as a supporter (rule: parent-mark). */
  isParent: z.boolean(),
  givenAt: timestampSchema,
  /** The gift's name; null for contributions. */
  giftName: z.string().nullable(),
  isThanked,
});
export type WallEntry = z.infer<typeof wallEntryOutput>;

/** GET /api/hub/{familyUrl}/{kidId}/wall?before= and …/updates?before= (rule: hub-lists). */
export const hubMoreInput = hubKidInput.extend({
  /** The id of the last entry that is known; left out: from the newest on. */
  before: idSchema.optional(),
});

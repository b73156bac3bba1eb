import { z } from "zod";
import { contributionTypeSchema } from "../gratitude/schema.ts";
import { paymentLinkOutput, registryLinkOutput } from "../links/schema.ts";
import { idSchema, timestampSchema } from "../text/schema.ts";
import { themeSchema } from "../themes/schema.ts";
import { updateOutput } from "../updates/schema.ts";
import { wishlistItemOutput } from "../wishlist/schema.ts";

/** A child as strangers see it: no surname, no school type (D11). */
export const hubKidOutput = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  birthdayMonth: z.int().nullable(),
  birthdayDay: z.int().nullable(),
  grade: z.string().nullable(),
  bio: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});
export type HubKidView = z.infer<typeof hubKidOutput>;

/** One that no family can have, however long, answers as a missing one does (D12, D13). */
const familyUrlParam = z.string().min(1);

/** GET /api/hub/{familyUrl}/kids */
export const hubKidsInput = z.strictObject({ familyUrl: familyUrlParam });
export const hubKidsOutput = z.strictObject({
  /** The family's present address: differs from the one asked for when that is a former one (D9). */
  familyUrl: z.string(),
  kids: z.array(hubKidOutput),
  /** The family's look, as its plan allows it (D30). */
  theme: themeSchema,
});
export type HubKidsView = z.infer<typeof hubKidsOutput>;

/** A contribution as strangers see it: without its amount (D11). */
const hubContributionOutput = z.strictObject({
  id: z.string(),
  contributorName: z.string().nullable(),
  isAnonymous: z.boolean(),
  amount: z.null(),
  type: contributionTypeSchema,
  contributedAt: timestampSchema,
});

/** The wall's three labels (spec section 9). */
export const wallLabelSchema = z.enum(["529 Investment", "Gift", "Contribution"]);
export type WallLabel = z.infer<typeof wallLabelSchema>;

/** An item as strangers see it; what left the wall keeps no name. */
const hubWishlistItemOutput = wishlistItemOutput.extend({
  /** false when the parent took the gift off the wall (D16). */
  isOnWall: z.boolean(),
});

/** GET /api/hub/{familyUrl}/{kidId} */
export const hubKidInput = z.strictObject({ familyUrl: familyUrlParam, kidId: idSchema });
export const hubOutput = z.strictObject({
  familyUrl: z.string(),
  kid: hubKidOutput,
  paymentLinks: z.array(paymentLinkOutput),
  registryLinks: z.array(registryLinkOutput),
  wishlist: z.array(hubWishlistItemOutput),
  updates: z.array(updateOutput),
  contributions: z.array(hubContributionOutput),
  /** Confirmed sums in dollars, for the priorities' "$N contributed" (D11). */
  contributedByType: z.strictObject({ "529": z.number(), other: z.number() }),
  referralCode: z.string().nullable(),
  /** D30: whether the hub shows the product's name. */
  showsBranding: z.boolean(),
  /** The family's look, as its plan allows it (D30). */
  theme: themeSchema,
});
export type HubView = z.infer<typeof hubOutput>;

import { z } from "zod";
import { analyticsOutput } from "../analytics/schema.ts";
import {
  contributionStatusSchema,
  contributionTypeSchema,
  withdrawalStateSchema,
} from "../gifts/kinds/schema.ts";
import { giftMessageSchema } from "../gifts/purchases/schema.ts";
import { contributionAmountSchema, currencySchema } from "../money/schema.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createDateSchema,
  createLineSchema,
  createRequiredLineSchema,
  idSchema,
  timestampSchema,
} from "../text/schema.ts";
import { sentThankYouOutput } from "./queue/schema.ts";

/** Fields that supporters and parents enter for a contribution. */
const givenFields = {
  kidId: idSchema,
  contributorName: createLineSchema(FIELD_NAMES.name, TEXT_LIMITS.name).nullable().optional(),
  isAnonymous: z.boolean().optional(),
  amount: contributionAmountSchema,
  /** Currency of the amount in the form. If the family's currency differs, the request fails with CONFLICT. */
  currency: currencySchema.optional(),
  type: contributionTypeSchema,
  wishlistItemId: idSchema.nullable().optional(),
  /** ID of the payment link, which determines the contribution's type (rule: contribution-ledger). */
  paymentLinkId: idSchema.nullable().optional(),
};

const namesGiver = (given: { isAnonymous?: boolean; contributorName?: string | null }) =>
  given.isAnonymous === true || Boolean(given.contributorName);

/**
 * Input of POST /api/kids/{kidId}/contributions, with which a supporter reports a contribution. Requires
 * `contributorName` or `isAnonymous` (rule: contribution-ledger).
 */
export const reportContributionInput = z
  .strictObject({ ...givenFields, message: giftMessageSchema })
  .refine(namesGiver, {
    message: VISITOR_ERRORS.giverNameRequired,
    path: ["contributorName"],
  });
export type ReportContributionInput = z.infer<typeof reportContributionInput>;

/** Contribution as shown to a parent. `contributorName` is null for an anonymous giver. */
export const contributionOutput = z.strictObject({
  id: z.string(),
  contributorName: z.string().nullable(),
  isAnonymous: z.boolean(),
  amount: z.number(),
  type: contributionTypeSchema,
  status: contributionStatusSchema,
  paymentLinkId: z.string().nullable(),
  wishlistItemId: z.string().nullable(),
  /**
   * Giver's message, visible only to the family. Stored responses of older API releases lack this field
   * (rule: gift-words).
   */
  message: z.string().nullable().default(null),
  contributedAt: timestampSchema,
  /**
   * State of the giver's request to take the contribution back. Null if the giver made no request. Stored responses of
   * older API releases lack this field (rule: confirmed-withdrawal).
   */
  withdrawal: withdrawalStateSchema.nullable().default(null),
});
export type ContributionView = z.infer<typeof contributionOutput>;

/**
 * Input of POST /api/kids/{kidId}/contributions/record, with which a parent records a contribution. Requires
 * `contributorName` or `isAnonymous` (rule: contribution-ledger).
 */
export const recordContributionInput = z
  .strictObject({
    ...givenFields,
    /** Day of the contribution, such as 2026-03-14. */
    givenOn: createDateSchema(PARENT_ERRORS.giftDayRequired),
  })
  .refine(namesGiver, {
    message: PARENT_ERRORS.giverRequired,
    path: ["contributorName"],
  });
export type RecordContributionInput = z.infer<typeof recordContributionInput>;

/**
 * Input of POST /api/contributions/{id}/status, which can change any status to any other status
 * (rule: contribution-ledger).
 */
export const setContributionStatusInput = z.strictObject({
  id: idSchema,
  status: contributionStatusSchema,
});
export type SetContributionStatusInput = z.infer<typeof setContributionStatusInput>;

const wallKindSchema = z.enum(["purchase", "contribution"]);

/** Input of PATCH /api/wall/{kind}/{id}. Absent fields stay unchanged (rule: wall-corrections). */
export const editWallEntryInput = z.strictObject({
  kind: wallKindSchema,
  /** ID of the wall entry. The ID of a wish selects the newest purchase of the wish. */
  id: idSchema,
  giverName: createRequiredLineSchema(
    FIELD_NAMES.name,
    TEXT_LIMITS.name,
    PARENT_ERRORS.nameRequired,
  ).optional(),
  isOnWall: z.boolean().optional(),
});
export type EditWallEntryInput = z.infer<typeof editWallEntryInput>;

/** Wall entry as shown to a parent, who also sees entries removed from the wall (rule: wall-corrections). */
export const parentWallEntryOutput = z.strictObject({
  kind: wallKindSchema,
  id: z.string(),
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** Whether a parent marked the wish as purchased (rule: parent-mark). */
  isByParent: z.boolean(),
  isOnWall: z.boolean(),
  /**
   * Whether the giver's name needs a parent's approval. Visitors see "A friend" instead of such a name
   * (rule: approved-names).
   */
  awaitsApproval: z.boolean(),
  /** Whether the wall thanks the giver (rule: wall-thanks). */
  isThanked: z.boolean(),
  giftLabel: z.string().nullable(),
  contributionType: contributionTypeSchema.nullable(),
  givenAt: timestampSchema,
});
export type ParentWallEntryView = z.infer<typeof parentWallEntryOutput>;

/** Input of POST /api/kids/{kidId}/wall/approve (rule: approved-names). */
export const approveNamesInput = z.strictObject({
  kidId: idSchema,
  ids: z.array(idSchema).min(1, PARENT_ERRORS.nameToApproveRequired).max(500),
});
export type ApproveNamesInput = z.infer<typeof approveNamesInput>;

/**
 * Input of POST /api/kids/{kidId}/wall/put-back, which reverts the gifts that visitors recorded on a UTC day
 * (rule: day-taken-back).
 */
export const revertGiftDayInput = z.strictObject({
  kidId: idSchema,
  day: createDateSchema(PARENT_ERRORS.dayRequired),
});
export type RevertGiftDayInput = z.infer<typeof revertGiftDayInput>;
/** Number of deleted purchases, and number of dismissed contributions. */
export const revertGiftDayOutput = z.strictObject({ putBack: z.int(), dismissed: z.int() });
export type RevertGiftDayResult = z.infer<typeof revertGiftDayOutput>;

/**
 * Response of POST /api/kids/{kidId}/contributions. `giftToken` links a later sign-up to the contribution
 * (rule: gift-token).
 */
export const reportContributionOutput = z.strictObject({
  ...contributionOutput.shape,
  giftToken: z.string(),
  /** Gift access token, which opens the private gift page (rule: gift-pass). */
  passToken: z.string(),
});

/**
 * Data that changes together with a gift. Included in responses about the gift to save a request (rule: client-cache).
 */
const giftChangeOutput = z.strictObject({
  analytics: analyticsOutput,
  thankYou: sentThankYouOutput,
});
export type GiftChange = z.infer<typeof giftChangeOutput>;

/**
 * Data that changed together with the gift. Null for a gift without a thank-you, such as a wish that a parent marked as
 * purchased (rule: parent-mark).
 */
const changed = giftChangeOutput.nullable();

/** Contribution after a parent recorded, confirmed or dismissed it, and the data that changed with the contribution. */
export const changedContributionOutput = z.strictObject({ ...contributionOutput.shape, changed });

/** Wall entry after an edit by a parent, and the data that changed with the entry. */
export const changedWallEntryOutput = z.strictObject({ ...parentWallEntryOutput.shape, changed });

import { z } from "zod";
import { analyticsOutput } from "../analytics/schema.ts";
import { drawingAddress, drawingFields } from "../drawings/schema.ts";
import { languageSchema } from "../languages/schema.ts";
import { contributionAmountSchema } from "../money/schema.ts";
import { filled } from "../sentences/catalogue.ts";
import { FIELDS } from "../sentences/fields.ts";
import { GIVING } from "../sentences/giving.ts";
import { PARENTS } from "../sentences/parents.ts";
import { LIMITS } from "../text/rules.ts";
import {
  daySchema,
  idSchema,
  line,
  requiredLine,
  requiredParagraphs,
  timestampSchema,
  writtenBySchema,
} from "../text/schema.ts";
import { giftMessageSchema } from "../wishlist/schema.ts";
import {
  contributionStatusSchema,
  contributionTypeSchema,
  thankYouStatusSchema,
  thankYouTypeSchema,
} from "./kinds/schema.ts";

/** The fields of a contribution, whether the giver or the parent records it. */
const givenFields = {
  kidId: idSchema,
  contributorName: line(FIELDS.name, LIMITS.name).nullable().optional(),
  isAnonymous: z.boolean().optional(),
  amount: contributionAmountSchema,
  type: contributionTypeSchema,
  /** The activity that was chipped in to. */
  wishlistItemId: idSchema.nullable().optional(),
  /** The payment link that the money went through; it decides the type (rule: contribution-ledger). */
  paymentLinkId: idSchema.nullable().optional(),
};

const namesGiver = (given: { isAnonymous?: boolean; contributorName?: string | null }) =>
  given.isAnonymous === true || Boolean(given.contributorName);

/** POST /api/kids/{kidId}/contributions: "I contributed" (rule: contribution-ledger). Needs a name or `isAnonymous`. */
export const reportContributionInput = z
  .strictObject({ ...givenFields, message: giftMessageSchema })
  .refine(namesGiver, {
    message: GIVING.noGiver,
    path: ["contributorName"],
  });
export type ReportContributionInput = z.infer<typeof reportContributionInput>;

/** A contribution as its parent sees it. `contributorName` is null for anonymous givers. */
export const contributionOutput = z.strictObject({
  id: z.string(),
  contributorName: z.string().nullable(),
  isAnonymous: z.boolean(),
  amount: z.number(),
  type: contributionTypeSchema,
  status: contributionStatusSchema,
  paymentLinkId: z.string().nullable(),
  wishlistItemId: z.string().nullable(),
  /** A few words to the family only (rule: gift-words). An older release's kept answer lacks it. */
  message: z.string().nullable().default(null),
  contributedAt: timestampSchema,
});
export type ContributionView = z.infer<typeof contributionOutput>;

/**
 * POST /api/kids/{kidId}/contributions/record: a contribution that the parent records by hand (rule: contribution-ledger).
 * Needs a name or `isAnonymous`.
 */
export const recordContributionInput = z
  .strictObject({
    ...givenFields,
    /** The day it was given, such as 2026-03-14. */
    givenOn: daySchema(PARENTS.dayGiven),
  })
  .refine(namesGiver, {
    message: PARENTS.giver,
    path: ["contributorName"],
  });
export type RecordContributionInput = z.infer<typeof recordContributionInput>;

/** POST /api/contributions/{id}/status: any status to any other (rule: contribution-ledger). */
export const setContributionStatusInput = z.strictObject({
  id: idSchema,
  status: contributionStatusSchema,
});
export type SetContributionStatusInput = z.infer<typeof setContributionStatusInput>;

/** The kind of gift on the wall. */
export const wallKindSchema = z.enum(["purchase", "contribution"]);

/** PATCH /api/wall/{kind}/{id}: what the parent may change of an entry; absent fields stay (rule: wall-corrections). */
export const editWallEntryInput = z.strictObject({
  kind: wallKindSchema,
  /** The entry's id; an item's stands for its newest purchase. */
  id: idSchema,
  giverName: requiredLine(FIELDS.name, LIMITS.name, PARENTS.name).optional(),
  isOnWall: z.boolean().optional(),
});
export type EditWallEntryInput = z.infer<typeof editWallEntryInput>;

/** An entry of the wall as its parent sees it, including entries taken off the wall (rule: wall-corrections). */
export const parentWallEntryOutput = z.strictObject({
  kind: wallKindSchema,
  id: z.string(),
  /** null for anonymous givers (rule: anonymous-givers). */
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** The parent's own mark as purchased (rule: parent-mark). */
  isByParent: z.boolean(),
  isOnWall: z.boolean(),
  /** Strangers see another name until the parent approves this one (rule: approved-names). */
  awaitsApproval: z.boolean(),
  /** The wall thanks this giver (rule: wall-thanks). */
  isThanked: z.boolean(),
  /** The item's name; null for contributions. */
  giftLabel: z.string().nullable(),
  /** null for purchases. */
  contributionType: contributionTypeSchema.nullable(),
  givenAt: timestampSchema,
});
export type ParentWallEntryView = z.infer<typeof parentWallEntryOutput>;

/** POST /api/kids/{kidId}/wall/approve (rule: approved-names). */
export const approveNamesInput = z.strictObject({
  kidId: idSchema,
  ids: z.array(idSchema).min(1, PARENTS.nobodyToApprove).max(500),
});
export type ApproveNamesInput = z.infer<typeof approveNamesInput>;

/** POST /api/kids/{kidId}/wall/put-back: a day in UTC (rule: day-taken-back). */
export const putBackDayInput = z.strictObject({
  kidId: idSchema,
  day: daySchema(PARENTS.day),
});
export type PutBackDayInput = z.infer<typeof putBackDayInput>;
/** How many purchases went back on the list, and how many contributions were dismissed. */
export const putBackDayOutput = z.strictObject({ putBack: z.int(), dismissed: z.int() });
export type PutBackDayResult = z.infer<typeof putBackDayOutput>;

/** The answer to the supporter, with the token that links a later sign-up to this gift (rule: gift-token). */
export const reportContributionOutput = z.strictObject({
  ...contributionOutput.shape,
  giftToken: z.string(),
  /** Proves that its bearer made the gift (rule: gift-token). */
  passToken: z.string(),
});

const personalMessage = requiredParagraphs(FIELDS.message, LIMITS.thankYouMessage, PARENTS.thanks);

/** POST /api/thank-yous/{id}/send (rule: thank-you-message). */
export const sendThankYouInput = z.strictObject({
  id: idSchema,
  personalMessage,
  imageUrl: drawingAddress,
});
export type SendThankYouInput = z.infer<typeof sendThankYouInput>;

/** Most thank-yous that one call sends (rule: thank-you-queue). */
export const MAX_THANK_YOUS_AT_ONCE = 50;

/** Replaced by each giver's name in a message to several givers (rule: thank-you-queue). */
export const GIVER_NAME_PLACEHOLDER = "{name}";

/** A message to several givers, as one of them reads it. Anonymous givers are called `friend`, in the parent's language. */
export const thankYouFor = (message: string, giverName: string | null, friend: string): string =>
  message.replaceAll(GIVER_NAME_PLACEHOLDER, () => giverName ?? friend);

/** POST /api/thank-yous/send: one message to several givers, with `{name}` for each one's name (rule: thank-you-queue). */
export const sendThankYousInput = z.strictObject({
  ids: z
    .array(idSchema)
    .min(1, PARENTS.nobodyToThank)
    .max(MAX_THANK_YOUS_AT_ONCE, filled(PARENTS.manyThanks, { most: MAX_THANK_YOUS_AT_ONCE })),
  personalMessage,
  imageUrl: drawingAddress,
});
export type SendThankYousInput = z.infer<typeof sendThankYousInput>;

/**
 * POST /api/thank-yous/{id}/thanked: "Mark as thanked"; `isThanked: false` takes it back. With `onWall` the wall says thank you
 * to an anonymous giver (rule: thank-you-queue, wall-thanks).
 */
export const markThankedInput = z.strictObject({
  id: idSchema,
  isThanked: z.boolean(),
  onWall: z.boolean().optional(),
});
export type MarkThankedInput = z.infer<typeof markThankedInput>;

/** GET /api/thank-you-pages/{token}. */
export const thankYouPageInput = z.strictObject({ token: z.string().min(1) });

/** A private thank-you page, with nothing else about the family (rule: thank-you-page). */
export const thankYouPageOutput = z.strictObject({
  childFirstName: z.string(),
  /** null for anonymous givers. */
  giverName: z.string().nullable(),
  /** What was given; null where it is not known. */
  giftLabel: z.string().nullable(),
  message: z.string(),
  /** What the family's own words are in (rule: own-words). An older release's answer lacks it. */
  language: languageSchema.optional(),
  writtenBy: writtenBySchema,
  ...drawingFields,
  /** The path of the kid's hub; null while the family shows none. */
  hubPath: z.string().nullable(),
  /** False for Premium families (rule: branding). */
  showsBranding: z.boolean(),
  /** The giver has sent a heart back (rule: heart-back). */
  isHearted: z.boolean(),
  /** Why who reads it can send none: it is the family's own card, or its hub is paused (rule: heart-back). */
  noHeart: z.enum(["own", "paused"]).nullable(),
});
export type ThankYouPageView = z.infer<typeof thankYouPageOutput>;

/** Why the mail of a thank-you was not delivered (rule: thank-you-states). */
const thankYouProblemSchema = z.enum(["refused", "unreachable", "unsubscribed"]);
export type ThankYouProblem = z.infer<typeof thankYouProblemSchema>;

/** One entry of the thank-you queue (rule: thank-you-queue). */
const thankYouOutput = z.strictObject({
  id: z.string(),
  kidId: z.string(),
  /** The contribution that it is for, which may still be confirmed; null for a gift from the wishlist. */
  contributionId: z.string().nullable(),
  /** The gift from the wishlist that it is for; null for a contribution, and once the gift was taken back. */
  giftId: z.string().nullable(),
  /** null for anonymous givers. */
  contributorName: z.string().nullable(),
  contributionType: thankYouTypeSchema,
  contributionAmount: z.number().nullable(),
  contributionDate: timestampSchema,
  /** The item's name, or the link's label. */
  giftLabel: z.string().nullable(),
  /** A few words that came with the gift (rule: gift-words). */
  giftMessage: z.string().nullable(),
  status: thankYouStatusSchema,
  /** Sending it mails it: the giver left an address with the gift, confirmed it, and still wants mail. */
  hasEmail: z.boolean(),
  /** The giver left an address and has yet to confirm it: the thanks are mailed once that happens (rule: thanks-after-confirming). */
  awaitsConfirmation: z.boolean(),
  /** Why its mail was not delivered; null unless `status` is failed. */
  problem: thankYouProblemSchema.nullable(),
  /** For an anonymous giver whose gift hangs on the wall: whether the wall thanks them; else null (rule: wall-thanks). */
  wallThanks: z.enum(["possible", "said"]).nullable(),
});
export type ThankYouView = z.infer<typeof thankYouOutput>;

/** How much waits for the parent at one of their kids (rule: waiting-counts). */
export const waitingOutput = z.strictObject({
  kidId: z.string(),
  /** Thank-yous to write, or to send again. */
  toThank: z.int(),
  /** Contributions that the parent has neither confirmed nor dismissed. */
  toConfirm: z.int(),
});
export type WaitingView = z.infer<typeof waitingOutput>;

/** A thank-you with its message: waiting, queued, sent, failed, or marked as thanked (rule: thank-you-states). */
export const sentThankYouOutput = z.strictObject({
  ...thankYouOutput.shape,
  /** null until it was written. */
  personalMessage: z.string().nullable(),
  writtenBy: writtenBySchema,
  ...drawingFields,
  sentAt: timestampSchema.nullable(),
  /** When its giver sent a heart back (rule: heart-back). */
  heartedAt: timestampSchema.nullable(),
  /** The full address of its private page, to copy or share; null without a message. */
  pageUrl: z.string().nullable(),
});
export type SentThankYouView = z.infer<typeof sentThankYouOutput>;

/** The same without the link, which needs the server's secret. */
export type SentThankYouFacts = Omit<SentThankYouView, "pageUrl">;

/** What changing a gift changes elsewhere, so that the client need not ask again (rule: client-cache). */
const giftChangeOutput = z.strictObject({
  /** The kid's figures after the change. */
  analytics: analyticsOutput,
  /** The gift's thank-you after the change. */
  thankYou: sentThankYouOutput,
});
export type GiftChange = z.infer<typeof giftChangeOutput>;

/** null for gifts without a thank-you, such as the parent's own mark (rule: parent-mark). */
const changed = giftChangeOutput.nullable();

/** A contribution that the parent recorded, confirmed or dismissed, and what changed elsewhere. */
export const changedContributionOutput = z.strictObject({ ...contributionOutput.shape, changed });

/** An entry of the wall that the parent changed, and what changed elsewhere. */
export const changedWallEntryOutput = z.strictObject({ ...parentWallEntryOutput.shape, changed });

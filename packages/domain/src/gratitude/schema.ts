import { z } from "zod";
import { analyticsOutput } from "../analytics/schema.ts";
import { contributionAmountSchema } from "../money/schema.ts";
import { LIMITS } from "../text/rules.ts";
import {
  idSchema,
  line,
  requiredLine,
  requiredParagraphs,
  timestampSchema,
} from "../text/schema.ts";

/** ESA contributions have type `other`; their thank-you says `esa` (D16). */
export const contributionTypeSchema = z.enum(["529", "other"], "Choose the kind of contribution.");
export type ContributionType = z.infer<typeof contributionTypeSchema>;

export const thankYouTypeSchema = z.enum(["wishlist", "529", "esa", "contribution"]);
export type ThankYouType = z.infer<typeof thankYouTypeSchema>;

/** D16: reported by a supporter, then confirmed or dismissed by the parent. */
export const contributionStatusSchema = z.enum(["reported", "confirmed", "dismissed"]);
export type ContributionStatus = z.infer<typeof contributionStatusSchema>;

/** D19. `thanked` is the parent's own "Mark as thanked". */
export const thankYouStatusSchema = z.enum(["pending", "queued", "sent", "failed", "thanked"]);
export type ThankYouStatus = z.infer<typeof thankYouStatusSchema>;

/** What a contribution is made of, whoever writes it down: the giver or the parent. */
const givenFields = {
  kidId: idSchema,
  contributorName: line("Name", LIMITS.name).nullable().optional(),
  isAnonymous: z.boolean().optional(),
  amount: contributionAmountSchema,
  type: contributionTypeSchema,
  /** The activity that was chipped in to. */
  wishlistItemId: idSchema.nullable().optional(),
};

const namesGiver = (given: { isAnonymous?: boolean; contributorName?: string | null }) =>
  given.isAnonymous === true || Boolean(given.contributorName);

/** POST /api/kids/{kidId}/contributions: "I contributed" (D16). A name, or anonymous. */
export const reportContributionInput = z
  .strictObject({ ...givenFields, paymentLinkId: idSchema.nullable().optional() })
  .refine(namesGiver, {
    message: "Please enter your name or select 'Give anonymously'",
    path: ["contributorName"],
  });
export type ReportContributionInput = z.infer<typeof reportContributionInput>;

/** A contribution as its parent sees it (spec section 3, D16). `contributorName` is null for anonymous givers. */
export const contributionOutput = z.strictObject({
  id: z.string(),
  contributorName: z.string().nullable(),
  isAnonymous: z.boolean(),
  amount: z.number(),
  type: contributionTypeSchema,
  status: contributionStatusSchema,
  paymentLinkId: z.string().nullable(),
  wishlistItemId: z.string().nullable(),
  contributedAt: timestampSchema,
});
export type ContributionView = z.infer<typeof contributionOutput>;

/** POST /api/kids/{kidId}/contributions/record: what the parent records by hand (D16). A name, or anonymous. */
export const recordContributionInput = z
  .strictObject({
    ...givenFields,
    /** The day it was given, such as 2026-03-14. */
    givenOn: z.iso.date("Choose the day it was given."),
  })
  .refine(namesGiver, {
    message: "Please enter the giver's name or choose anonymous.",
    path: ["contributorName"],
  });
export type RecordContributionInput = z.infer<typeof recordContributionInput>;

/** POST /api/contributions/{id}/status: confirm, dismiss, and back to reported (D16). */
export const setContributionStatusInput = z.strictObject({
  id: idSchema,
  status: contributionStatusSchema,
});
export type SetContributionStatusInput = z.infer<typeof setContributionStatusInput>;

/** Which gift an entry of the wall is. A purchase goes by its item's id. */
export const wallKindSchema = z.enum(["purchase", "contribution"]);

/** PATCH /api/wall/{kind}/{id}: what the parent may change of an entry; absent fields stay (D16). */
export const editWallEntryInput = z.strictObject({
  kind: wallKindSchema,
  id: idSchema,
  giverName: requiredLine("Name", LIMITS.name, "Please enter a name.").optional(),
  isOnWall: z.boolean().optional(),
});
export type EditWallEntryInput = z.infer<typeof editWallEntryInput>;

/** An entry of the wall as its parent sees it, also when it was taken off (D16). */
export const parentWallEntryOutput = z.strictObject({
  kind: wallKindSchema,
  id: z.string(),
  /** null for anonymous givers (D11). */
  giverName: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** The parent's own mark-as-purchased (D14). */
  isByParent: z.boolean(),
  isOnWall: z.boolean(),
  /** The item's name; null for contributions. */
  giftLabel: z.string().nullable(),
  /** null for purchases. */
  contributionType: contributionTypeSchema.nullable(),
  givenAt: timestampSchema,
});
export type ParentWallEntryView = z.infer<typeof parentWallEntryOutput>;

/** What the supporter gets back, with the token that links a later sign-up to this gift (D19). */
export const reportContributionOutput = z.strictObject({
  ...contributionOutput.shape,
  giftToken: z.string(),
});

const personalMessage = requiredParagraphs(
  "Message",
  LIMITS.thankYouMessage,
  "Please write a few words first.",
);

/** POST /api/thank-yous/{id}/send (spec section 5). */
export const sendThankYouInput = z.strictObject({ id: idSchema, personalMessage });
export type SendThankYouInput = z.infer<typeof sendThankYouInput>;

/** How many thank-yous one call sends. */
export const MAX_THANK_YOUS_AT_ONCE = 50;

/** Where each giver's own name stands in words for several (D19). */
export const GIVER_NAME_PLACEHOLDER = "{name}";

/** Words for several givers as one of them reads them; who stayed anonymous is addressed as a friend. */
export const thankYouFor = (message: string, giverName: string | null): string =>
  message.replaceAll(GIVER_NAME_PLACEHOLDER, () => giverName ?? "friend");

/** POST /api/thank-yous/send: the same words to several givers, `{name}` being each one's name (D19). */
export const sendThankYousInput = z.strictObject({
  ids: z
    .array(idSchema)
    .min(1, "Choose whom to thank.")
    .max(MAX_THANK_YOUS_AT_ONCE, `Thank at most ${MAX_THANK_YOUS_AT_ONCE} givers at once.`),
  personalMessage,
});
export type SendThankYousInput = z.infer<typeof sendThankYousInput>;

/** POST /api/thank-yous/{id}/thanked: "Mark as thanked", or with false back again (D19). */
export const markThankedInput = z.strictObject({ id: idSchema, isThanked: z.boolean() });
export type MarkThankedInput = z.infer<typeof markThankedInput>;

/** GET /api/thank-you-pages/{token} */
export const thankYouPageInput = z.strictObject({ token: z.string().min(1) });

/** A private thank-you page (D19): all that its giver learns. */
export const thankYouPageOutput = z.strictObject({
  childFirstName: z.string(),
  /** null for anonymous givers. */
  giverName: z.string().nullable(),
  message: z.string(),
});
export type ThankYouPageView = z.infer<typeof thankYouPageOutput>;

/** Why a thank-you's mail did not get there (D19). */
const thankYouProblemSchema = z.enum(["refused", "unreachable", "unsubscribed"]);
export type ThankYouProblem = z.infer<typeof thankYouProblemSchema>;

/** What happened to a thank-you's mail, and what to do about it. */
export const THANK_YOU_PROBLEMS: Readonly<Record<ThankYouProblem, string>> = {
  refused: "Their mail provider refused the address. Share the thank-you's link instead.",
  unreachable: "The mail didn't get through for a whole day. Send it again, or share its link.",
  unsubscribed: "They no longer want mail. Share the thank-you's link instead.",
};

/** One entry of the thank-you queue (spec section 3). */
const thankYouOutput = z.strictObject({
  id: z.string(),
  kidId: z.string(),
  /** null for anonymous givers. */
  contributorName: z.string().nullable(),
  contributionType: thankYouTypeSchema,
  contributionAmount: z.number().nullable(),
  contributionDate: timestampSchema,
  /** What was given: the item's name, or the link's label. */
  giftLabel: z.string().nullable(),
  status: thankYouStatusSchema,
  /** True when sending it mails it: the giver left an address with the gift, confirmed it, and still wants mail. */
  hasEmail: z.boolean(),
  /** Why its mail did not get there; null unless `status` is failed. */
  problem: thankYouProblemSchema.nullable(),
});
export type ThankYouView = z.infer<typeof thankYouOutput>;

/** A thank-you with what was written: waiting, on its way, sent, failed, or marked as thanked (D19). */
export const sentThankYouOutput = z.strictObject({
  ...thankYouOutput.shape,
  /** null until something was written. */
  personalMessage: z.string().nullable(),
  sentAt: timestampSchema.nullable(),
  /** The whole address of its private page, to copy or share; null without a message. */
  pageUrl: z.string().nullable(),
});
export type SentThankYouView = z.infer<typeof sentThankYouOutput>;

/** The same without the link, which only the server's secret makes. */
export type SentThankYouFacts = Omit<SentThankYouView, "pageUrl">;

/** What a changed gift changes elsewhere, so that whoever shows it need not ask again (D32). */
const giftChangeOutput = z.strictObject({
  /** The kid's figures, as they are now. */
  analytics: analyticsOutput,
  /** The gift's thank-you, as it is now. */
  thankYou: sentThankYouOutput,
});
export type GiftChange = z.infer<typeof giftChangeOutput>;

/** null for what asks for no thanks, such as the parent's own mark (D14). */
const changed = giftChangeOutput.nullable();

/** A contribution that the parent recorded, confirmed or dismissed, and what came of it (D16). */
export const changedContributionOutput = z.strictObject({ ...contributionOutput.shape, changed });

/** An entry of the wall that the parent changed, and what came of it. */
export const changedWallEntryOutput = z.strictObject({ ...parentWallEntryOutput.shape, changed });

import { z } from "zod";
import { drawingFields, drawingUrlSchema } from "../../drawings/schema.ts";
import { thankYouStatusSchema, thankYouTypeSchema } from "../../gifts/kinds/schema.ts";
import { languageSchema } from "../../languages/schema.ts";
import { fillPattern } from "../../sentences/catalog.ts";
import { FIELD_NAMES } from "../../sentences/fields.ts";
import { PARENT_ERRORS } from "../../sentences/parents.ts";
import { TEXT_LIMITS } from "../../text/rules.ts";
import {
  authorNameSchema,
  createRequiredParagraphsSchema,
  idSchema,
  timestampSchema,
} from "../../text/schema.ts";

const personalMessage = createRequiredParagraphsSchema(
  FIELD_NAMES.message,
  TEXT_LIMITS.thankYouMessage,
  PARENT_ERRORS.thankYouMessageRequired,
);

/** Input of POST /api/thank-yous/{id}/send (rule: thank-you-message). */
export const sendThankYouInput = z.strictObject({
  id: idSchema,
  personalMessage,
  imageUrl: drawingUrlSchema,
});
export type SendThankYouInput = z.infer<typeof sendThankYouInput>;

/** Maximum number of thank-yous that one request can send (rule: thank-you-queue). */
const MAX_THANK_YOUS_AT_ONCE = 50;

/** Placeholder for the giver's name in a message to several givers (rule: thank-you-queue). */
export const GIVER_NAME_PLACEHOLDER = "{name}";

/**
 * Returns a thank-you message with the giver's name, or `friend` for an anonymous giver, in place of each placeholder.
 * `friend` must be in the parent's language.
 */
export const insertGiverName = (
  message: string,
  giverName: string | null,
  friend: string,
): string => message.replaceAll(GIVER_NAME_PLACEHOLDER, () => giverName ?? friend);

/**
 * Input of POST /api/thank-yous/send, which sends one message to several givers. The server replaces `{name}` in the
 * message with each giver's name (rule: thank-you-queue).
 */
export const sendThankYousInput = z.strictObject({
  ids: z
    .array(idSchema)
    .min(1, PARENT_ERRORS.thankYouRecipientRequired)
    .max(
      MAX_THANK_YOUS_AT_ONCE,
      fillPattern(PARENT_ERRORS.tooManyThankYouRecipients, { most: MAX_THANK_YOUS_AT_ONCE }),
    ),
  personalMessage,
  imageUrl: drawingUrlSchema,
  /**
   * Whether one thank-you card covers several gifts of one person to one kid. Default false (rule: one-card-a-person).
   */
  onePerPerson: z.boolean().optional(),
});
export type SendThankYousInput = z.infer<typeof sendThankYousInput>;

/**
 * Input of POST /api/thank-yous/{id}/thanked, which marks a gift as thanked or not thanked. With `onWall`, the wall
 * thanks the anonymous giver (rule: thank-you-queue).
 */
export const markThankedInput = z.strictObject({
  id: idSchema,
  isThanked: z.boolean(),
  onWall: z.boolean().optional(),
});
export type MarkThankedInput = z.infer<typeof markThankedInput>;

export const thankYouPageInput = z.strictObject({ token: z.string().min(1) });

/** Contents of a private thank-you page, without other data of the family (rule: thank-you-page). */
export const thankYouPageOutput = z.strictObject({
  childFirstName: z.string(),
  giverName: z.string().nullable(),
  giftLabel: z.string().nullable(),
  message: z.string(),
  /** Language of the text that the family wrote. Older API releases omit this field (rule: own-words). */
  language: languageSchema.optional(),
  writtenBy: authorNameSchema,
  ...drawingFields,
  /** Path of the kid's hub. Null for a hidden hub. */
  hubPath: z.string().nullable(),
  /** Whether the thank-you page shows the product's name. False for a Premium family (rule: branding). */
  showsBranding: z.boolean(),
  isHearted: z.boolean(),
  /**
   * Reason why the visitor cannot send a heart: `own` for a member of the family, and `paused` for a paused hub. Null
   * if the visitor can send a heart (rule: heart-back).
   */
  noHeart: z.enum(["own", "paused"]).nullable(),
});
export type ThankYouPageView = z.infer<typeof thankYouPageOutput>;

/** Reason why the mail of a thank-you was not delivered (rule: thank-you-states). */
const thankYouProblemSchema = z.enum(["refused", "unreachable", "unsubscribed"]);

/** Entry of the thank-you queue (rule: thank-you-queue). */
const thankYouOutput = z.strictObject({
  id: z.string(),
  kidId: z.string(),
  /** ID of the thank-you's contribution, even if unconfirmed. Null for a purchase. */
  contributionId: z.string().nullable(),
  /** ID of the thank-you's purchase. Null for a contribution, and for an undone purchase. */
  giftId: z.string().nullable(),
  contributorName: z.string().nullable(),
  contributionType: thankYouTypeSchema,
  contributionAmount: z.number().nullable(),
  contributionDate: timestampSchema,
  /** Name of the wish, or label of the link, that the gift is for. */
  giftLabel: z.string().nullable(),
  /** Message that the giver sent with the gift (rule: gift-words). */
  giftMessage: z.string().nullable(),
  /**
   * Time at which a parent recorded the arrival of the purchase. Null before the arrival, and for a contribution. Older
   * API releases omit this field (rule: gift-life).
   */
  receivedAt: timestampSchema.nullable().optional(),
  status: thankYouStatusSchema,
  /** Whether the thank-you is mailed. True only if the giver has a confirmed e-mail address that can be mailed. */
  hasEmail: z.boolean(),
  /**
   * E-mail address to which the thank-you is mailed. Null if `hasEmail` is false. Older API releases omit this field
   * (rule: thanks-recipient).
   */
  recipient: z.string().nullable().optional(),
  /**
   * ID of the person who gave the gift. Null for an anonymous giver. Older API releases omit this field (rule: people).
   */
  personId: z.string().nullable().optional(),
  /**
   * Name that a parent entered for the gift's giver. Null if no parent entered a name. Older API releases omit this
   * field.
   */
  personName: z.string().nullable().optional(),
  /**
   * Whether the giver must confirm an e-mail address before the thank-you is mailed (rule: thanks-after-confirming).
   */
  awaitsConfirmation: z.boolean(),
  /** Reason why the thank-you's mail was not delivered. Null unless `status` is `failed`. */
  problem: thankYouProblemSchema.nullable(),
  /**
   * State of the wall's thanks to an anonymous giver: shown (`said`), or addable by a parent (`possible`). Null for a
   * named giver, and for a gift that is not on the wall (rule: wall-thanks).
   */
  wallThanks: z.enum(["possible", "said"]).nullable(),
});
export type ThankYouView = z.infer<typeof thankYouOutput>;

/** Numbers of a kid's pending tasks (rule: waiting-counts). */
export const pendingThankYouOutput = z.strictObject({
  kidId: z.string(),
  /** Number of thank-yous that a parent must write or send again. */
  toThank: z.int(),
  /** Number of contributions that are neither confirmed nor dismissed. */
  toConfirm: z.int(),
  /** Number of names and off-list gifts that are pending approval (rule: approved-names). */
  toApprove: z.int(),
  drafts: z.int(),
  /** Number of proposals that are neither accepted nor declined (rule: proposals). */
  toReview: z.int(),
});
export type PendingThankYouView = z.infer<typeof pendingThankYouOutput>;

/** Thank-you with its message and status (rule: thank-you-states). */
export const sentThankYouOutput = z.strictObject({
  ...thankYouOutput.shape,
  personalMessage: z.string().nullable(),
  writtenBy: authorNameSchema,
  ...drawingFields,
  sentAt: timestampSchema.nullable(),
  heartedAt: timestampSchema.nullable(),
  /** URL of the private thank-you page. Null if the thank-you has no message. */
  pageUrl: z.string().nullable(),
});
export type SentThankYouView = z.infer<typeof sentThankYouOutput>;

/** Sent thank-you without the page URL, which depends on a secret of the server. */
export type SentThankYouFacts = Omit<SentThankYouView, "pageUrl">;

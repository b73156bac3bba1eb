import { z } from "zod";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  authorNameSchema,
  createLineSchema,
  createOptionalSchema,
  createRequiredLineSchema,
  createRequiredParagraphsSchema,
  idSchema,
  timestampSchema,
} from "../text/schema.ts";
import { baseVersionSchema, versionSchema } from "../text/version/schema.ts";

const title = createRequiredLineSchema(
  FIELD_NAMES.title,
  TEXT_LIMITS.label,
  PARENT_ERRORS.titleRequired,
);
const content = createRequiredParagraphsSchema(
  FIELD_NAMES.message,
  TEXT_LIMITS.content,
  PARENT_ERRORS.messageRequired,
);
/** URL of a picture that the same parent uploaded (rule: pictures). */
const imageUrl = createOptionalSchema(createLineSchema(FIELD_NAMES.picture, TEXT_LIMITS.url));

/** Input of POST /api/kids/{kidId}/updates (rule: updates). */
export const createUpdateInput = z.strictObject({
  kidId: idSchema,
  title,
  content,
  imageUrl,
  /** Whether to mail the update to followers. Default true (rule: update-mail). */
  notify: z.boolean().optional(),
});
export type CreateUpdateInput = z.infer<typeof createUpdateInput>;

/**
 * Input of POST /api/kids/{kidId}/updates/preview, which renders the mail of an unsaved update (rule: update-preview).
 */
export const previewUpdateInput = createUpdateInput.omit({ notify: true });
export type PreviewUpdateInput = z.infer<typeof previewUpdateInput>;

export const updatePreviewOutput = z.strictObject({
  subject: z.string(),
  /** Mail as a complete HTML document with inert links. */
  html: z.string(),
});
export type UpdatePreviewView = z.infer<typeof updatePreviewOutput>;

/**
 * Response of GET /api/kids/{kidId}/updates/readers. `people` is the current number of recipients of an update
 * (rule: update-mail).
 */
export const updateReadersOutput = z.strictObject({
  people: z.int().min(0),
  /** Delay before an update's mails are sent, in seconds. */
  delaySeconds: z.int().min(0),
  /** Whether visitors can see the hub. Updates of a hidden hub are not mailed (rule: unpublished-hub). */
  isHubShown: z.boolean(),
});
export type UpdateReadersView = z.infer<typeof updateReadersOutput>;

export const editUpdateInput = z.strictObject({
  id: idSchema,
  title: title.optional(),
  content: content.optional(),
  imageUrl,
  version: baseVersionSchema,
});
export type EditUpdateInput = z.infer<typeof editUpdateInput>;

/** Update as shown on the hub and the dashboard. */
export const updateOutput = z.strictObject({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  /** Width of the picture in pixels. Null if there is no picture, or if its size is unknown. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
  writtenBy: authorNameSchema,
  createdAt: timestampSchema,
});
export type UpdateView = z.infer<typeof updateOutput>;

/** Mail status of an update (rule: update-mail). */
const updateMailOutput = z.strictObject({
  status: z.enum(["none", "waiting", "leaving", "sent", "stopped"]),
  /**
   * Number of recipients: expected if `status` is `waiting`, pending if `leaving`, reached if `sent`, and 0 otherwise.
   */
  people: z.int().min(0),
  /** Time at which the mails of the update or digest are sent. Null unless `status` is `waiting`. */
  leavesAt: timestampSchema.nullable(),
});
export type UpdateMailView = z.infer<typeof updateMailOutput>;

/** Update with its version and mail status, as shown to a parent. */
export const parentUpdateOutput = updateOutput.extend({
  version: versionSchema,
  // Stored responses of older API releases lack `mail`.
  mail: updateMailOutput.default({ status: "none", people: 0, leavesAt: null }),
});
export type ParentUpdateView = z.infer<typeof parentUpdateOutput>;

/** Minimum number of days between two digests of a kid (rule: wish-digest). */
export const DIGEST_INTERVAL_DAYS = 7;

/** Next or latest digest of a kid's new wishes, as shown to a parent (rule: wish-digest). */
export const digestOutput = z.strictObject({
  /** Number of contacts who subscribed to the digest, even while the family's digests are off. */
  people: z.int().min(0),
  wishes: z.int().min(0),
  mail: updateMailOutput,
});
export type DigestView = z.infer<typeof digestOutput>;

/** Stored data about the mails of one update or digest. */
export type MailBatchFacts = {
  /** Earliest time at which the mails of the update or digest are sent. */
  dueAt: string;
  /** Time at which the mails of the update or digest were added to the outbox. Null before that time. */
  startedAt: string | null;
  stoppedAt: string | null;
  sent: number;
  /** Number of unsent mails in the outbox. */
  onItsWay: number;
};

export type UpdateMailFacts = MailBatchFacts & { updateId: string };

/** Returns whether the mails of an update or digest are neither in the outbox nor stopped. */
export const isMailPending = ({ startedAt, stoppedAt }: MailBatchFacts): boolean =>
  startedAt === null && stoppedAt === null;

/**
 * Returns the mail status of an update or a digest for a parent. `facts` is null for an update that is not mailed.
 * `readers` is the current number of recipients (rule: update-mail).
 */
export function toUpdateMailView(facts: MailBatchFacts | null, readers: number): UpdateMailView {
  if (facts === null) return NOT_MAILED;
  const { dueAt, stoppedAt, sent, onItsWay } = facts;
  if (isMailPending(facts)) return { status: "waiting", people: readers, leavesAt: dueAt };
  if (onItsWay > 0) return { status: "leaving", people: onItsWay, leavesAt: null };
  if (sent > 0) return { status: "sent", people: sent, leavesAt: null };
  return stoppedAt === null ? NOT_MAILED : { status: "stopped", people: 0, leavesAt: null };
}

const NOT_MAILED: UpdateMailView = { status: "none", people: 0, leavesAt: null };

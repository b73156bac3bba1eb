import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { PARENTS } from "../sentences/parents.ts";
import { LIMITS } from "../text/rules.ts";
import {
  idSchema,
  line,
  optional,
  requiredLine,
  requiredParagraphs,
  timestampSchema,
  writtenBySchema,
} from "../text/schema.ts";
import { madeOnSchema, versionSchema } from "../versions/schema.ts";

const title = requiredLine(FIELDS.title, LIMITS.label, PARENTS.title);
const content = requiredParagraphs(FIELDS.message, LIMITS.content, PARENTS.message);
/** A picture that this parent uploaded (rule: pictures). */
const imageUrl = optional(line(FIELDS.picture, LIMITS.url));

/** POST /api/kids/{kidId}/updates (rule: updates). */
export const createUpdateInput = z.strictObject({
  kidId: idSchema,
  title,
  content,
  imageUrl,
  /** False: nobody is told by mail. Left out: true (rule: update-mail). */
  notify: z.boolean().optional(),
});
export type CreateUpdateInput = z.infer<typeof createUpdateInput>;

/** POST /api/kids/{kidId}/updates/preview: an update that is being written (rule: update-preview). */
export const previewUpdateInput = createUpdateInput.omit({ notify: true });
export type PreviewUpdateInput = z.infer<typeof previewUpdateInput>;

/** Its mail as it would look. */
export const updatePreviewOutput = z.strictObject({
  subject: z.string(),
  /** A whole document, whose links lead nowhere of their own. */
  html: z.string(),
});
export type UpdatePreviewView = z.infer<typeof updatePreviewOutput>;

/** GET /api/kids/{kidId}/updates/readers: who would get an update by mail that is written now (rule: update-mail). */
export const updateReadersOutput = z.strictObject({
  people: z.int().min(0),
  /** How long its mails wait. */
  delaySeconds: z.int().min(0),
  /** False while the hub is not shown, when nobody gets mail (rule: unpublished-hub). */
  isHubShown: z.boolean(),
});
export type UpdateReadersView = z.infer<typeof updateReadersOutput>;

/** PATCH /api/updates/{id}: absent fields stay. */
export const editUpdateInput = z.strictObject({
  id: idSchema,
  title: title.optional(),
  content: content.optional(),
  imageUrl,
  version: madeOnSchema,
});
export type EditUpdateInput = z.infer<typeof editUpdateInput>;

/** A family update as hub and dashboard get it. */
export const updateOutput = z.strictObject({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  /** In pixels; null without a picture, or when its size is unknown. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
  writtenBy: writtenBySchema,
  createdAt: timestampSchema,
});
export type UpdateView = z.infer<typeof updateOutput>;

/** How an update goes by mail (rule: update-mail). */
export const updateMailOutput = z.strictObject({
  status: z.enum(["none", "waiting", "leaving", "sent", "stopped"]),
  /** Who gets it as things are (waiting), to whom it is on its way (leaving), or who got it (sent). */
  people: z.int().min(0),
  /** When its mails leave; null unless they wait. */
  leavesAt: timestampSchema.nullable(),
});
export type UpdateMailView = z.infer<typeof updateMailOutput>;

/** A family update as its parent gets it. */
export const ownUpdateOutput = updateOutput.extend({
  version: versionSchema,
  // An older release's answer lacks it.
  mail: updateMailOutput.default({ status: "none", people: 0, leavesAt: null }),
});
export type OwnUpdate = z.infer<typeof ownUpdateOutput>;

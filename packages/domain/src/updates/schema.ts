import { z } from "zod";
import { LIMITS } from "../text/rules.ts";
import {
  idSchema,
  line,
  optional,
  requiredLine,
  requiredParagraphs,
  timestampSchema,
} from "../text/schema.ts";

import { madeOnSchema, versionSchema } from "../versions/schema.ts";

const title = requiredLine("Title", LIMITS.label, "Please enter a title.");
const content = requiredParagraphs("Message", LIMITS.content, "Please write a message.");
/** A picture that this parent uploaded (rule: pictures). */
const imageUrl = optional(line("Picture", LIMITS.url));

/** POST /api/kids/{kidId}/updates (rule: updates). */
export const createUpdateInput = z.strictObject({ kidId: idSchema, title, content, imageUrl });
export type CreateUpdateInput = z.infer<typeof createUpdateInput>;

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
  createdAt: timestampSchema,
});
export type UpdateView = z.infer<typeof updateOutput>;

/** A family update as its parent gets it. */
export const ownUpdateOutput = updateOutput.extend({ version: versionSchema });
export type OwnUpdate = z.infer<typeof ownUpdateOutput>;

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

const title = requiredLine("Title", LIMITS.label, "Please enter a title.");
const content = requiredParagraphs("Message", LIMITS.content, "Please write a message.");
/** A picture that this parent uploaded. */
const imageUrl = optional(line("Picture", LIMITS.url));

/** POST /api/kids/{kidId}/updates (spec sections 5 and 7). */
export const createUpdateInput = z.strictObject({ kidId: idSchema, title, content, imageUrl });
export type CreateUpdateInput = z.infer<typeof createUpdateInput>;

/** PATCH /api/updates/{id}: absent fields stay. */
export const editUpdateInput = z.strictObject({
  id: idSchema,
  title: title.optional(),
  content: content.optional(),
  imageUrl,
});
export type EditUpdateInput = z.infer<typeof editUpdateInput>;

/** Family news as hub and dashboard get it (spec section 3). */
export const updateOutput = z.strictObject({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  /** In pixels; null without a picture, and for one whose size is not known. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
  createdAt: timestampSchema,
});
export type UpdateView = z.infer<typeof updateOutput>;

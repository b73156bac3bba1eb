import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { LIMITS } from "../text/rules.ts";
import { line, optional } from "../text/schema.ts";

/**
 * URL of a drawing's picture, uploaded by the same parent. If absent, the stored drawing stays unchanged
 * (rule: thank-you-drawing).
 */
export const drawingAddress = optional(line(FIELDS.picture, LIMITS.url));

/** Fields of the drawing sent with a thank-you (rule: thank-you-drawing). */
export const drawingFields = {
  /** URL of the picture. Null if there is no drawing. */
  imageUrl: z.string().nullable(),
  /** Width in pixels. Null if there is no drawing or its size is unknown. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
};

/** Returns the English alternative text of a drawing. */
export const drawingAlt = (childFirstName: string) => `A drawing from ${childFirstName}`;

import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { LIMITS } from "../text/rules.ts";
import { line, optional } from "../text/schema.ts";

/**
 * Picture of a child's drawing, uploaded by the same parent. When absent, the drawing stays unchanged (rule:
 * thank-you-drawing).
 */
export const drawingAddress = optional(line(FIELDS.picture, LIMITS.url));

/** Drawing enclosed with a thank-you (rule: thank-you-drawing). */
export const drawingFields = {
  /** Null without a drawing. */
  imageUrl: z.string().nullable(),
  /** Width in pixels. Null without a drawing or when the size is unknown. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
};

/** Returns the alternative text of a drawing. */
export const drawingAlt = (childFirstName: string) => `A drawing from ${childFirstName}`;

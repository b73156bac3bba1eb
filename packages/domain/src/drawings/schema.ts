import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { LIMITS } from "../text/rules.ts";
import { line, optional } from "../text/schema.ts";

/**
 * Picture of a kid's drawing, uploaded by the same parent. When absent, the drawing stays unchanged (rule:
 * thank-you-drawing).
 */
export const drawingAddress = optional(line(FIELDS.picture, LIMITS.url));

/** Drawing enclosed with a thank-you (rule: thank-you-drawing). */
export const drawingFields = {
  /** Null if there is no drawing. */
  imageUrl: z.string().nullable(),
  /** Width in pixels. Null if there is no drawing or its size is unknown. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
};

/** Returns the alternative text of a drawing. */
export const drawingAlt = (childFirstName: string) => `A drawing from ${childFirstName}`;

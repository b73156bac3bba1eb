import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { LIMITS } from "../text/rules.ts";
import { line, optional } from "../text/schema.ts";

/**
 * URL of a drawing's picture. The requesting parent must have uploaded the picture. If the URL is absent, the stored
 * drawing stays unchanged (rule: thank-you-drawing).
 */
export const drawingAddress = optional(line(FIELDS.picture, LIMITS.url));

/** Fields of the drawing sent with a thank-you (rule: thank-you-drawing). */
export const drawingFields = {
  /** URL of the drawing's picture. Null without a drawing. */
  imageUrl: z.string().nullable(),
  /** Width of the drawing in pixels. Null without a drawing, and for a drawing of unknown size. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
};

/** Returns the English alternative text of a drawing. */
export const drawingAlt = (childFirstName: string) => `A drawing from ${childFirstName}`;

import { z } from "zod";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { createLineSchema, createOptionalSchema } from "../text/schema.ts";

/**
 * URL of a drawing's picture. The requesting parent must have uploaded the picture. If the URL is absent, the stored
 * drawing stays unchanged (rule: thank-you-drawing).
 */
export const drawingUrlSchema = createOptionalSchema(
  createLineSchema(FIELD_NAMES.picture, TEXT_LIMITS.url),
);

/** Fields of the drawing sent with a thank-you (rule: thank-you-drawing). */
export const drawingFields = {
  /** URL of the drawing's picture. Null without a drawing. */
  imageUrl: z.string().nullable(),
  /** Width of the drawing in pixels. Null without a drawing, and for a drawing of unknown size. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
};

/** Returns the English alternative text of a drawing. */
export const getDrawingAltText = (childFirstName: string) => `A drawing from ${childFirstName}`;

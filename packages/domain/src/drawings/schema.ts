import { z } from "zod";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import { createLineSchema, createOptionalSchema } from "../text/schema.ts";

/**
 * URL of a drawing that the requesting parent uploaded. If absent, the stored drawing stays unchanged
 * (rule: thank-you-drawing).
 */
export const drawingUrlSchema = createOptionalSchema(
  createLineSchema(FIELD_NAMES.picture, TEXT_LIMITS.url),
);

/** Fields of a thank-you's drawing (rule: thank-you-drawing). */
export const drawingFields = {
  imageUrl: z.string().nullable(),
  /** Width of the drawing in pixels. Null if there is no drawing, or if its size is unknown. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
};

import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { LIMITS } from "../text/rules.ts";
import { line, optional } from "../text/schema.ts";

/** A child's drawing, to send along: a picture that this parent uploaded (rule: thank-you-drawing). Absent, it stays as it is. */
export const drawingAddress = optional(line(FIELDS.picture, LIMITS.url));

/** The drawing that goes along with a thank-you (rule: thank-you-drawing). */
export const drawingFields = {
  /** null without one. */
  imageUrl: z.string().nullable(),
  /** In pixels; null without one, or when its size is unknown. */
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
};

/** What is read out in the place of a drawing. */
export const drawingAlt = (childFirstName: string) => `A drawing from ${childFirstName}`;

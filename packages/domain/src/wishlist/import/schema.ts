import { z } from "zod";
import { fillPattern, getIssueMessage, type Sentence } from "../../sentences/catalog.ts";
import { PARENT_ERRORS } from "../../sentences/parents.ts";
import { idSchema } from "../../text/schema.ts";
import { type CreateWishlistItemInput, createWishlistItemInput } from "../schema.ts";
import { MAX_IMPORT_ROWS } from "./rules.ts";

/**
 * Cell of an imported table. The limit exceeds the limits of all fields, so that an overlong value invalidates only its
 * own row.
 */
const cell = z.string().max(5_000, PARENT_ERRORS.rowTooLong).nullable().optional();

const importRowSchema = z.strictObject({ name: cell, url: cell, price: cell, description: cell });
type ImportRow = z.infer<typeof importRowSchema>;

/** Input of POST /api/kids/{kidId}/wishlist/import, which adds up to 50 drafts at once (rule: import). */
export const importWishlistInput = z.strictObject({
  kidId: idSchema,
  /** Occasion of all wishes in the import (rule: occasions). */
  occasionId: createWishlistItemInput.shape.occasionId,
  rows: z
    .array(importRowSchema)
    .min(1, PARENT_ERRORS.rowRequired)
    .max(MAX_IMPORT_ROWS, fillPattern(PARENT_ERRORS.tooManyRows, { most: MAX_IMPORT_ROWS })),
});
export type ImportWishlistInput = z.infer<typeof importWishlistInput>;

/**
 * Converts an import row to a draft, or returns a message about the first invalid field. A row without a link becomes
 * an idea (rule: import).
 */
export function parseImportRow(
  kidId: string,
  row: ImportRow,
): { ok: true; draft: CreateWishlistItemInput } | { ok: false; message: Sentence } {
  if (!row.name?.trim()) return { ok: false, message: PARENT_ERRORS.rowNameRequired };
  const checked = createWishlistItemInput.safeParse({
    kidId,
    ...row,
    isIdea: !row.url?.trim(),
    state: "draft",
  });
  if (checked.success) return { ok: true, draft: checked.data };
  const [issue] = checked.error.issues;
  return { ok: false, message: issue ? getIssueMessage(issue) : PARENT_ERRORS.rowNameRequired };
}

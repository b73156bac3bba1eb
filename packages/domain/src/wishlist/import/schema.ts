import { z } from "zod";
import { ERROR_CODES } from "../../errors/codes.ts";
import { idSchema } from "../../text/schema.ts";
import {
  type CreateWishlistItemInput,
  createWishlistItemInput,
  ownWishlistItemOutput,
} from "../schema.ts";
import { MAX_IMPORT_ROWS, ROW_NEEDS_NAME } from "./rules.ts";

/** Longer than every field: what is too long for its field is said of its row. */
const cell = z.string().max(5_000, "That is too long for one row.").nullable().optional();

const importRowSchema = z.strictObject({ name: cell, url: cell, price: cell, description: cell });
export type ImportRow = z.infer<typeof importRowSchema>;

/** POST /api/kids/{kidId}/wishlist/import: drafts, up to 50 at once (rule: import). */
export const importWishlistInput = z.strictObject({
  kidId: idSchema,
  rows: z
    .array(importRowSchema)
    .min(1, "Add at least one row.")
    .max(MAX_IMPORT_ROWS, `Add at most ${MAX_IMPORT_ROWS} at once.`),
});
export type ImportWishlistInput = z.infer<typeof importWishlistInput>;

/** What became of a row: the draft, or why there is none, as an error's body says it (rule: import, error-body). */
export const importedOutput = z.union([
  z.strictObject({ item: ownWishlistItemOutput }),
  z.strictObject({
    error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
  }),
]);
export type Imported = z.infer<typeof importedOutput>;

/** A row as the draft that it makes, or the first thing that is wrong with it, in a sentence (rule: import). */
export function draftOfRow(
  kidId: string,
  row: ImportRow,
): { ok: true; draft: CreateWishlistItemInput } | { ok: false; message: string } {
  if (!row.name?.trim()) return { ok: false, message: ROW_NEEDS_NAME };
  const checked = createWishlistItemInput.safeParse({ kidId, ...row, state: "draft" });
  if (checked.success) return { ok: true, draft: checked.data };
  return { ok: false, message: checked.error.issues[0]?.message ?? ROW_NEEDS_NAME };
}

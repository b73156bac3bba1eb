import {
  PARENT_ERRORS,
  type ParentWishlistItemView,
  type ParsedWishRow,
  parseImportRow,
  parseRowsFromLines,
} from "@giftling/domain";
import { connectionError } from "@giftling/messages/dashboard/parent";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { getErrorMessage } from "../../api-error.ts";
import { trpc } from "../../trpc.ts";
import { ensureEntryDeleted } from "../entries/lists/list-cache.ts";
import { useImportRows } from "./import/use-wish-import.ts";
import { useWishMutations } from "./use-wish-mutations.ts";

/**
 * Errors of typed wishes. `lines` has one error for each line, or null for a valid line. `message` applies to all
 * lines.
 */
type AddWishesFailure = { lines: (string | null)[] } | { message: string };

/** Drafts that are not published yet. `rows` is the JSON of the rows for which all drafts were added, or empty. */
type UnpublishedDrafts = { rows: string; drafts: readonly ParentWishlistItemView[] };

const NO_DRAFTS: UnpublishedDrafts = { rows: "", drafts: [] };

/**
 * Returns a function that adds typed lines to the wishlist. A line contains a name, a link or both. A missing name is
 * read from the linked page. The function resolves with the errors, or with null after the wishes were published. If a
 * line is invalid, no wish is added. If adding or publishing fails, the next call publishes the added wishes or, if the
 * lines have changed, replaces the wishes (rule: launch).
 */
export function useAddWishes(kidId: string) {
  const preview = trpc.previews.fetch.useMutation();
  const { importRows } = useImportRows(kidId);
  const { states, remove } = useWishMutations(kidId);
  const unpublished = useRef(NO_DRAFTS);

  async function findName(row: ParsedWishRow): Promise<ParsedWishRow> {
    if (row.name !== "" || row.url === "") return row;
    const page = await preview.mutateAsync({ url: row.url, withPicture: false });
    return page.status === "manual" ? row : { ...row, name: page.name, price: page.price ?? "" };
  }
  /** Returns the error of a typed line, parsed as an import row. Returns null for a valid row. */
  function problemIn(row: ParsedWishRow): string | null {
    if (row.name === "") return translateParentError(PARENT_ERRORS.shopPageUnreadable);
    const checked = parseImportRow(kidId, row);
    return checked.ok ? null : translateParentError(checked.message);
  }
  /** Adds a draft for each row, and deletes the unpublished drafts of other rows. Returns the error, or null. */
  async function saveDrafts(rows: readonly ParsedWishRow[]): Promise<AddWishesFailure | null> {
    const key = JSON.stringify(rows);
    if (unpublished.current.rows === key) return null;
    await Promise.all(
      unpublished.current.drafts.map(({ id }) =>
        ensureEntryDeleted(() => remove.mutateAsync({ id })),
      ),
    );
    const { ends, drafts, isEarlier } = await importRows(rows, "");
    const refused = ends.find((end) => end !== undefined && "error" in end);
    unpublished.current = { rows: isEarlier || refused ? "" : key, drafts };
    if (isEarlier) return saveDrafts(rows);
    return refused ? { message: refused.error.message } : null;
  }
  async function write(lines: readonly string[]): Promise<AddWishesFailure | null> {
    const typed = lines.map((line) => parseRowsFromLines(line)[0]);
    const rows = await Promise.all(typed.map((row) => row && findName(row)));
    const problems = rows.map((row) => (row ? problemIn(row) : null));
    if (problems.some((problem) => problem !== null)) return { lines: problems };
    const failure = await saveDrafts(rows.filter((row) => row !== undefined));
    if (failure) return failure;
    const items = unpublished.current.drafts.map(({ id, version }) => ({ id, version }));
    const ends = await states.mutateAsync({ kidId, state: "shown", items });
    unpublished.current = NO_DRAFTS;
    const refused = ends.find((end) => "error" in end);
    return refused ? { message: refused.error.message } : null;
  }
  const add = useMutation({
    mutationFn: (lines: readonly string[]) =>
      write(lines).catch(
        (error: unknown): AddWishesFailure => ({
          message: getErrorMessage(error, connectionError()),
        }),
      ),
  });
  return { isPending: add.isPending, addWishes: add.mutateAsync };
}

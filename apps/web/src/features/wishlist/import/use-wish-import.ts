import {
  type ImportedRow,
  type ImportWishlistInput,
  MAX_IMPORT_ROWS,
  type OwnWishlistItem,
  shopPageOf,
} from "@giftling/domain";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { createRetrySafeSender } from "../../../retry-safe-sender.ts";
import { type RouterOutputs, trpc } from "../../../trpc.ts";
import { createKidListCache } from "../../entries/list-cache.ts";
import { updateWishCount } from "../update-wish-count.ts";

/** Imported row under review, with the result of its import. */
export type ReviewRow = ImportedRow & {
  /** React key of the row, which does not depend on the other fields. */
  key: string;
  /** Whether the page of the row's link is still to be fetched. */
  isLooking: boolean;
  /** Whether to save the row although its link is already on the list. Null if the link is not on the list. */
  isAgain: boolean | null;
  /** Error message of the row; null if there is none. */
  problem: string | null;
};

let rowsMade = 0;

const isBareLink = ({ name, url }: ImportedRow): boolean => name.trim() === "" && url !== "";

/**
 * Returns the rows for review, at most `MAX_IMPORT_ROWS`. By default, a row whose link is already on the list is not
 * saved.
 */
function reviewRows(rows: readonly ImportedRow[], list: readonly OwnWishlistItem[]): ReviewRow[] {
  const byPage = new Map(list.map((item) => [item.url && shopPageOf(item.url), item]));
  return rows.slice(0, MAX_IMPORT_ROWS).map((row) => {
    rowsMade += 1;
    const key = `row-${rowsMade}`;
    const known = row.url === "" ? undefined : byPage.get(shopPageOf(row.url));
    if (known === undefined) {
      return { ...row, key, isLooking: isBareLink(row), isAgain: null, problem: null };
    }
    const name = row.name || known.name;
    return { ...row, key, name, isLooking: false, isAgain: false, problem: null };
  });
}

/** Returns whether a row is not saved because its link is already on the list. */
const isLeftOut = ({ isAgain }: ReviewRow): boolean => isAgain === false;

const cellsOf = ({ name, url, price, description }: ReviewRow) => ({
  name: name.trim(),
  url: url || null,
  price,
  description,
});

/**
 * Returns the rows under review, and functions that change the rows or save them as drafts. Saving removes the saved
 * rows. Each remaining row shows its error (rule: import).
 */
export function useWishImport(kidId: string) {
  const utils = trpc.useUtils();
  const list = createKidListCache(utils.wishlist.list, kidId);
  const form = useForm({ initialValues: { rows: [] as ReviewRow[], occasionId: "" } });
  const [once] = useState(
    createRetrySafeSender<ImportWishlistInput, RouterOutputs["wishlist"]["import"]>,
  );
  const write = trpc.wishlist.import.useMutation({
    onSuccess: (ends) => {
      const added = ends.flatMap((end) => ("item" in end ? [end.item] : []));
      list.write((items) => [...items, ...added]);
      utils.kids.analytics.setData({ kidId }, (totals) =>
        added.reduce<typeof totals>((sum) => sum && updateWishCount(sum, 1), totals),
      );
    },
  });
  const change = (key: string, patch: Partial<ReviewRow>) =>
    form.setValues(({ rows = [] }) => ({
      rows: rows.map((row) => (row.key === key ? { ...row, ...patch } : row)),
    }));
  /** Saves the rows that are not omitted. Resolves with the created drafts. Rejects if the request fails. */
  async function save() {
    const { rows: all, occasionId } = form.getValues();
    const rows = all.filter((row) => !isLeftOut(row));
    const { answer } = await once(
      "rows",
      { kidId, occasionId: occasionId || null, rows: rows.map(cellsOf) },
      (input, key) => write.mutateAsync(addIdempotencyKey(input, key)),
    );
    const left = rows.flatMap((row, at) => {
      const end = answer[at];
      if (end === undefined || "item" in end) return [];
      return [{ ...row, isLooking: false, problem: row.problem ?? end.error.message }];
    });
    form.setValues({ rows: left });
    return answer.flatMap((end) => ("item" in end ? [end.item] : []));
  }
  return {
    form,
    rows: form.values.rows,
    chosen: form.values.rows.filter((row) => !isLeftOut(row)),
    /** Starts the review of rows. If the wishlist fails to load, duplicates are not detected. */
    async review(rows: readonly ImportedRow[]) {
      const items = await utils.wishlist.list.ensureData({ kidId }).catch(() => []);
      form.setValues({ rows: reviewRows(rows, items) });
    },
    clear: () => form.setValues({ rows: [] }),
    change,
    remove: (key: string) =>
      form.setValues(({ rows = [] }) => ({ rows: rows.filter((row) => row.key !== key) })),
    save,
    isPending: write.isPending,
  };
}

export type ImportReview = ReturnType<typeof useWishImport>;

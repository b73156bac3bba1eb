import {
  type ImportedRow,
  type ImportWishlistInput,
  MAX_IMPORT_ROWS,
  type OwnWishlistItem,
  shopPageOf,
} from "@giftling/domain";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { withIdempotencyKey } from "../../../idempotency-key.ts";
import { createOnce } from "../../../once.ts";
import { type RouterOutputs, trpc } from "../../../trpc.ts";
import { kidList } from "../../entries/list-cache.ts";
import { withItems } from "../count-items.ts";

/** Row of the review: its request and its result. */
export type ReviewRow = ImportedRow & {
  /** Stable while its fields change. */
  key: string;
  /** Whether its shop's page is to be fetched. */
  isLooking: boolean;
  /** Whether it is saved although the list has its link; null when the list does not. */
  isAgain: boolean | null;
  /** Error message. */
  problem: string | null;
};

let rowsMade = 0;

const isBareLink = ({ name, url }: ImportedRow): boolean => name.trim() === "" && url !== "";

/**
 * Returns the rows of a review, at most as many as one import allows. Rows whose link is on the list are omitted by
 * default.
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

/** Returns whether a row is omitted because the list has its link. */
const isLeftOut = ({ isAgain }: ReviewRow): boolean => isAgain === false;

const cellsOf = ({ name, url, price, description }: ReviewRow) => ({
  name: name.trim(),
  url: url || null,
  price,
  description,
});

/**
 * Returns the rows of a review, and a function that saves them as drafts. Saved rows leave the review; others show their
 * error (rule: import).
 */
export function useImport(kidId: string) {
  const utils = trpc.useUtils();
  const list = kidList(utils.wishlist.list, kidId);
  const form = useForm({ initialValues: { rows: [] as ReviewRow[] } });
  const [once] = useState(createOnce<ImportWishlistInput, RouterOutputs["wishlist"]["import"]>);
  const write = trpc.wishlist.import.useMutation({
    onSuccess: (ends) => {
      const added = ends.flatMap((end) => ("item" in end ? [end.item] : []));
      list.write((items) => [...items, ...added]);
      utils.kids.analytics.setData({ kidId }, (totals) =>
        added.reduce<typeof totals>((sum) => sum && withItems(sum, 1), totals),
      );
    },
  });
  const change = (key: string, patch: Partial<ReviewRow>) =>
    form.setValues(({ rows = [] }) => ({
      rows: rows.map((row) => (row.key === key ? { ...row, ...patch } : row)),
    }));
  /** Saves all rows. Returns the created drafts. Rejects with the call's error. */
  async function save() {
    const { rows: all } = form.getValues();
    const rows = all.filter((row) => !isLeftOut(row));
    const { answer } = await once("rows", { kidId, rows: rows.map(cellsOf) }, (input, key) =>
      write.mutateAsync(withIdempotencyKey(input, key)),
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
    /** Shows rows for review. If the list cannot be loaded, none is omitted. */
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

export type ImportReview = ReturnType<typeof useImport>;

import { type ImportedRow, type ImportWishlistInput, MAX_IMPORT_ROWS } from "@giftling/domain";
import { worded } from "@giftling/messages/sentences/parents";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { withIdempotencyKey } from "../../../idempotency-key.ts";
import { createOnce } from "../../../once.ts";
import { type RouterOutputs, trpc } from "../../../trpc.ts";
import { kidList } from "../../entries/list-cache.ts";
import { withItems } from "../count-items.ts";

/** A row of the review: what is sent of it, and what came of it. */
export type ReviewRow = ImportedRow & {
  /** Stays the same however its fields change. */
  key: string;
  /** Its shop's page is being looked at. */
  isLooking: boolean;
  /** What is wrong with it, as a sentence. */
  problem: string | null;
};

let rowsMade = 0;

/** The rows of a review, at most as many as are added at once. */
const reviewRows = (rows: readonly ImportedRow[]): ReviewRow[] =>
  rows.slice(0, MAX_IMPORT_ROWS).map((row) => {
    rowsMade += 1;
    const isLooking = row.name === "" && row.url !== "";
    return { ...row, key: `row-${rowsMade}`, isLooking, problem: null };
  });

const cellsOf = ({ name, url, price, description }: ReviewRow) => ({
  name: name.trim(),
  url: url || null,
  price,
  description,
});

/**
 * The rows of a review, and the way to save them as drafts: what was saved leaves the review, what was not says why (rule: import).
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
  /** Saves all rows; the drafts that were made. Rejects with the call's own error. */
  async function save() {
    const { rows } = form.getValues();
    const { answer } = await once("rows", { kidId, rows: rows.map(cellsOf) }, (input, key) =>
      write.mutateAsync(withIdempotencyKey(input, key)),
    );
    const left = rows.flatMap((row, at) => {
      const end = answer[at];
      if (end === undefined || "item" in end) return [];
      return [{ ...row, isLooking: false, problem: row.problem ?? worded(end.error.message) }];
    });
    form.setValues({ rows: left });
    return answer.flatMap((end) => ("item" in end ? [end.item] : []));
  }
  return {
    form,
    rows: form.values.rows,
    review: (rows: readonly ImportedRow[]) => form.setValues({ rows: reviewRows(rows) }),
    change,
    remove: (key: string) =>
      form.setValues(({ rows = [] }) => ({ rows: rows.filter((row) => row.key !== key) })),
    save,
    isPending: write.isPending,
  };
}

export type ImportReview = ReturnType<typeof useImport>;

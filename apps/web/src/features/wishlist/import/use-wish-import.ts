import {
  getShopPageKey,
  type ImportWishlistInput,
  MAX_IMPORT_ROWS,
  type ParentWishlistItemView,
  type ParsedWishRow,
} from "@giftling/domain";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { sendRetrySafe } from "../../../retry-safe-sender.ts";
import { trpc } from "../../../trpc.ts";
import { createKidListCache } from "../../entries/lists/list-cache.ts";
import { updateWishCount } from "../update-wish-count.ts";

/** Imported row under review, with the result of its import. */
export type ImportReviewRow = ParsedWishRow & {
  /** React key of the import row. Stays the same when other fields change. */
  key: string;
  /** Whether the page at the import row's link must still be fetched. */
  isLooking: boolean;
  /**
   * Whether to save an import row although the wishlist already contains the row's link. Null if the link is not in the
   * wishlist.
   */
  isAgain: boolean | null;
  /** Error message of the import row. Null for a valid row. */
  problem: string | null;
};

/** Pasted text of a wish import, the import rows under review, and the occasion of all rows. */
type ImportValues = { text: string; rows: ImportReviewRow[]; occasionId: string };

const INITIAL_VALUES: ImportValues = { text: "", rows: [], occasionId: "" };

let rowsMade = 0;

const isBareLink = ({ name, url }: ParsedWishRow): boolean => name.trim() === "" && url !== "";

/** Returns at most `MAX_IMPORT_ROWS` rows for review. A duplicate link is by default not saved. */
function reviewRows(
  rows: readonly ParsedWishRow[],
  list: readonly ParentWishlistItemView[],
): ImportReviewRow[] {
  const byPage = new Map(list.map((item) => [item.url && getShopPageKey(item.url), item]));
  return rows.slice(0, MAX_IMPORT_ROWS).map((row) => {
    rowsMade += 1;
    const key = `row-${rowsMade}`;
    const known = row.url === "" ? undefined : byPage.get(getShopPageKey(row.url));
    if (known === undefined) {
      return { ...row, key, isLooking: isBareLink(row), isAgain: null, problem: null };
    }
    const name = row.name || known.name;
    return { ...row, key, name, isLooking: false, isAgain: false, problem: null };
  });
}

/** Returns whether an import row is not saved because the wishlist already contains the row's link. */
const isSkippedDuplicate = ({ isAgain }: ImportReviewRow): boolean => isAgain === false;

const listCells = ({ name, url, price, description }: ParsedWishRow) => ({
  name: name.trim(),
  url: url || null,
  price,
  description,
});

/** Returns a comparison key for each row of an import. Rows that add equal wishes have equal keys. */
const listRowKeys = ({ occasionId, rows }: ImportWishlistInput): string[] =>
  rows.map((row) => JSON.stringify([occasionId, row]));

/**
 * Returns a function that adds import rows to the wishlist as drafts. The function resolves with each row's result in
 * `ends`, and with the added drafts. If `isEarlier` is true, the server saved an earlier attempt, whose response was
 * lost, instead of `rows`. A row that the earlier attempt did not contain has an undefined result (rule: import).
 */
export function useImportRows(kidId: string) {
  const utils = trpc.useUtils();
  const list = createKidListCache(utils.wishlist.list, kidId);
  const write = trpc.wishlist.import.useMutation({
    onSuccess: (ends) => {
      const added = ends.flatMap((end) => ("item" in end ? [end.item] : []));
      list.write((items) => [...items, ...added]);
      utils.kids.analytics.setData({ kidId }, (totals) =>
        added.reduce<typeof totals>((sum) => sum && updateWishCount(sum, 1), totals),
      );
    },
  });
  return {
    isPending: write.isPending,
    importRows: async (rows: readonly ParsedWishRow[], occasionId: string) => {
      const input = { kidId, occasionId: occasionId || null, rows: rows.map(listCells) };
      const { answer, input: saved } = await sendRetrySafe(`import ${kidId}`, input, (sent, key) =>
        write.mutateAsync(addIdempotencyKey(sent, key)),
      );
      const drafts = answer.flatMap((end) => ("item" in end ? [end.item] : []));
      const keys = listRowKeys(saved);
      const ends = listRowKeys(input).map((key) => {
        const at = keys.indexOf(key);
        // Two rows can be equal, so each result is matched only once.
        if (at >= 0) keys[at] = "";
        return answer[at];
      });
      return { ends, drafts, isEarlier: saved !== input };
    },
  };
}

/**
 * Returns the pasted text and the rows under review, and functions that change or save the rows. Rows are saved as
 * drafts. Saving removes the saved rows and shows an error in each remaining row. Text and rows survive a reload
 * (rule: import).
 */
export function useWishImport(kidId: string) {
  const utils = trpc.useUtils();
  const { importRows, isPending } = useImportRows(kidId);
  const draft = `import ${kidId}`;
  const [initialValues] = useState(() => readDraftOrDefault(draft, INITIAL_VALUES));
  const form = useForm<ImportValues>({
    initialValues,
    onValuesChange: (values) => {
      if (values.text === "" && values.rows.length === 0) deleteDraft(draft);
      else saveDraft(draft, values);
    },
  });
  const change = (key: string, patch: Partial<ImportReviewRow>) =>
    form.setValues(({ rows = [] }) => ({
      rows: rows.map((row) => (row.key === key ? { ...row, ...patch } : row)),
    }));
  /**
   * Saves all rows except omitted duplicates. Resolves with the drafts. `isEarlier` is true if an earlier attempt had
   * saved the drafts. If so, rows that the earlier attempt did not contain stay under review. Rejects if the request
   * fails.
   */
  async function save() {
    const { rows: all, occasionId } = form.getValues();
    const rows = all.filter((row) => !isSkippedDuplicate(row));
    const { ends, drafts, isEarlier } = await importRows(rows, occasionId);
    const left = rows.flatMap((row, at) => {
      const end = ends[at];
      if (end === undefined) return [row];
      if ("item" in end) return [];
      return [{ ...row, isLooking: false, problem: row.problem ?? end.error.message }];
    });
    form.setValues({ rows: left });
    return { drafts, isEarlier };
  }
  return {
    form,
    rows: form.values.rows,
    chosen: form.values.rows.filter((row) => !isSkippedDuplicate(row)),
    /** Starts the review of the parsed import rows. If the wishlist fails to load, duplicates are not detected. */
    async review(rows: readonly ParsedWishRow[]) {
      const items = await utils.wishlist.list.ensureData({ kidId }).catch(() => []);
      form.setValues({ rows: reviewRows(rows, items) });
    },
    clear: () => form.setValues({ rows: [] }),
    change,
    remove: (key: string) =>
      form.setValues(({ rows = [] }) => ({ rows: rows.filter((row) => row.key !== key) })),
    save,
    isPending,
  };
}

export type ImportReview = ReturnType<typeof useWishImport>;

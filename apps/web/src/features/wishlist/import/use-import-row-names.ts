import { PARENT_ERRORS } from "@giftling/domain";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { useEffect, useEffectEvent, useRef } from "react";
import { getErrorCode } from "../../../api-error.ts";
import { trpc } from "../../../trpc.ts";
import type { ImportReview } from "./use-wish-import.ts";

const MAX_CONCURRENT_FETCHES = 3;
/** Retry delay in milliseconds after the rate limit for fetched pages is exceeded. */
const PAUSE_MS = 10_000;

/** Fetches the page of each import row that has no name, and fills in the names that are still empty (rule: import). */
export function useImportRowNames({ form, change }: ImportReview, isOpen: boolean): void {
  const { mutateAsync } = trpc.previews.fetch.useMutation();
  /** Keys of import rows whose pages are being fetched. */
  const looking = useRef(new Set<string>());
  const stillOpen = useRef(isOpen);

  const look = useEffectEvent(async (key: string, url: string): Promise<void> => {
    const current = () => form.getValues().rows.find((row) => row.key === key);
    const unread = () => {
      const problem =
        current()?.name.trim() === ""
          ? translateParentError(PARENT_ERRORS.shopPageUnreadable)
          : null;
      change(key, { isLooking: false, problem });
    };
    try {
      const answer = await mutateAsync({ url, withPicture: false });
      const row = current();
      if (row === undefined) return;
      if (answer.status === "manual") return unread();
      change(key, {
        isLooking: false,
        problem: null,
        name: row.name.trim() === "" ? answer.name : row.name,
        price: row.price.trim() === "" ? (answer.price ?? "") : row.price,
      });
    } catch (error) {
      if (getErrorCode(error) !== "RATE_LIMITED") return unread();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // If the dialog was closed during the fetch, the page is fetched when the dialog opens again.
      if (stillOpen.current && current()) await look(key, url);
    }
  });

  const next = form.values.rows
    .filter(({ isLooking }) => isLooking)
    .slice(0, MAX_CONCURRENT_FETCHES);
  useEffect(() => {
    stillOpen.current = isOpen;
    if (!isOpen) return;
    for (const { key, url } of next) {
      if (looking.current.has(key)) continue;
      looking.current.add(key);
      void look(key, url).finally(() => looking.current.delete(key));
    }
  });
}

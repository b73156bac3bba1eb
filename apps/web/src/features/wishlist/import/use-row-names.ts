import { PARENTS } from "@giftling/domain";
import { worded } from "@giftling/messages/sentences/parents";
import { useEffect, useEffectEvent } from "react";
import { errorCode, trpc } from "../../../trpc.ts";
import type { ImportReview } from "./use-import.ts";

/** How long to wait when too many pages were looked at within a minute, in milliseconds. */
const PAUSE_MS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Looks one by one at the pages of rows that are nothing but a link, for their names (rule: import). What somebody typed meanwhile
 * stays. A page that can't be read says so at its row.
 */
export function useRowNames({ form, change }: ImportReview, isOpen: boolean): void {
  const { mutateAsync } = trpc.previews.fetch.useMutation();
  const next = form.values.rows.find(({ isLooking }) => isLooking);

  const look = useEffectEvent(async (key: string, url: string, isCurrent: () => boolean) => {
    const current = () => form.getValues().rows.find((row) => row.key === key);
    const unread = () => {
      const problem = current()?.name.trim() === "" ? worded(PARENTS.unreadShop) : null;
      change(key, { isLooking: false, problem });
    };
    try {
      const answer = await mutateAsync({ url, withPicture: false });
      const row = current();
      if (!isCurrent() || row === undefined) return;
      if (answer.status === "manual") return unread();
      change(key, {
        isLooking: false,
        problem: null,
        name: row.name.trim() === "" ? answer.name : row.name,
        price: row.price.trim() === "" ? (answer.price ?? "") : row.price,
      });
    } catch (error) {
      if (!isCurrent()) return;
      if (errorCode(error) !== "RATE_LIMITED") return unread();
      await pause(PAUSE_MS);
      if (isCurrent()) void look(key, url, isCurrent);
    }
  });

  const key = next?.key;
  const url = next?.url;
  useEffect(() => {
    if (!isOpen || key === undefined || url === undefined) return;
    let isCurrent = true;
    void look(key, url, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isOpen, key, url]);
}

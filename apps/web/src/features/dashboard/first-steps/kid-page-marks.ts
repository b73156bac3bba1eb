import type { KidView } from "@giftling/domain";
import { useEffect, useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../components/memory/browser-storage.ts";
import { trpc } from "../../../trpc.ts";

/**
 * Mark of a kid's page on this device. `begun` means that the page was loaded without views and supporters. `filled`
 * means that its statistics were not all zero. `shared` means that the page was shared or viewed. `seen` means that the
 * parent previewed the page. `closed` means that the first steps were dismissed.
 */
export type KidPageMark = "begun" | "filled" | "shared" | "seen" | "closed";

const keyOf = (kidId: string) => `giftling:first-steps:${kidId}` as const;

const read = (kidId: string): string => readStorage("localStorage", keyOf(kidId)) ?? "";

/** Stores a mark of a kid's page on this device (rule: first-steps). */
export function saveKidPageMark(kidId: string, mark: KidPageMark): void {
  const marks = read(kidId).split(" ").filter(Boolean);
  if (!marks.includes(mark)) writeStorage("localStorage", keyOf(kidId), [...marks, mark].join(" "));
}

/** Returns this device's marks of a kid's page. */
export function useKidPageMarks(kidId: string): string[] {
  return useSyncExternalStore(subscribeToStorage, () => read(kidId)).split(" ");
}

/**
 * Returns whether a kid's page is new, from the cached statistics and the flags stored on this device. Does not fetch the
 * statistics, because other dashboard components do (rule: first-steps).
 */
export function useIsNewKidPage({ id: kidId }: KidView) {
  const { data } = trpc.kids.analytics.useQuery({ kidId }, { enabled: false });
  const marks = useKidPageMarks(kidId);
  const views = data?.totalPageViews ?? 0;
  const supporters = data?.supporters ?? 0;
  const isKnown = views + supporters > 0;
  const hasCome = data !== undefined;
  const hasSteps = data !== undefined && supporters === 0 && !marks.includes("closed");
  const isBare =
    hasSteps && views + data.totalLinkClicks + data.totalContributions + data.wishlistItems === 0;
  useEffect(() => {
    // Stores the marks for the next page load, which needs them before the statistics have loaded.
    if (!hasCome) return;
    saveKidPageMark(kidId, isKnown ? "shared" : "begun");
    if (!isBare) saveKidPageMark(kidId, "filled");
  }, [hasCome, isKnown, isBare, kidId]);
  // Without a `begun` mark, the page is probably not new. The plan notice then reserves its space, which avoids a layout
  // shift.
  const isLikely = !hasCome && !marks.includes("begun");
  return {
    /**
     * Whether the page was shared, according to this device's mark or the statistics. Also true while the statistics are loading,
     * unless the page has a `begun` mark.
     */
    isShared: isKnown || isLikely || marks.includes("shared"),
    /** Whether the checklist is visible. */
    hasSteps,
    /** Whether every statistic is zero and the checklist is visible. */
    isBare,
    /** Whether all statistics were zero on the previous page load and are still loading on this one. */
    wasBare: !hasCome && marks.includes("begun") && !marks.includes("filled"),
  };
}

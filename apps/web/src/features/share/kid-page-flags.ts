import type { KidView } from "@giftling/domain";
import { useEffect, useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../components/memory/browser-storage.ts";
import { trpc } from "../../trpc.ts";

/**
 * Flag of a kid's page, stored on the device. `begun`: the page was loaded without views and supporters. `filled`: not
 * all of the page's statistics were zero. `shared`: the page was shared or viewed. `seen`: the parent opened the hub.
 * `closed`: the first steps were dismissed.
 */
export type FirstStepsFlag = "begun" | "filled" | "shared" | "seen" | "closed";

const getKey = (kidId: string) => `giftling:first-steps:${kidId}` as const;

const read = (kidId: string): string => readStorage("localStorage", getKey(kidId)) ?? "";

/** Stores a flag of a kid's page on the device (rule: first-steps). */
export function saveFirstStepsFlag(kidId: string, flag: FirstStepsFlag): void {
  const flags = read(kidId).split(" ").filter(Boolean);
  if (!flags.includes(flag))
    writeStorage("localStorage", getKey(kidId), [...flags, flag].join(" "));
}

/** Returns the flags of a kid's page that are stored on the device. Storing a flag rerenders the component. */
export function useFirstStepsFlags(kidId: string): string[] {
  return useSyncExternalStore(subscribeToStorage, () => read(kidId)).split(" ");
}

/**
 * Returns the state of a kid's page, based on the cached statistics and the flags stored on the device. Other
 * dashboard components fetch the statistics (rule: first-steps).
 */
export function useFirstStepsState({ id: kidId }: KidView) {
  const { data } = trpc.kids.analytics.useQuery({ kidId }, { enabled: false });
  const flags = useFirstStepsFlags(kidId);
  const views = data?.totalPageViews ?? 0;
  const supporters = data?.supporters ?? 0;
  const isKnown = views + supporters > 0;
  const hasCome = data !== undefined;
  const hasSteps = hasCome && supporters === 0 && !flags.includes("closed");
  const isBare =
    hasSteps && views + data.totalLinkClicks + data.totalContributions + data.wishlistItems === 0;
  useEffect(() => {
    // Stores the flags, because the next page load needs the flags before the statistics have loaded.
    if (!hasCome) return;
    saveFirstStepsFlag(kidId, isKnown ? "shared" : "begun");
    if (!isBare) saveFirstStepsFlag(kidId, "filled");
  }, [hasCome, isKnown, isBare, kidId]);
  // Without a `begun` flag, the page is probably not new. Space for the plan notice is then reserved, which avoids a
  // layout shift.
  const isLikely = !hasCome && !flags.includes("begun");
  return {
    /**
     * Whether the page was shared, according to the `shared` flag or the statistics. While the statistics are loading,
     * the value is also true if the `begun` flag is missing.
     */
    isShared: isKnown || isLikely || flags.includes("shared"),
    /** Whether the checklist of first steps is visible. */
    hasSteps,
    /** Whether the checklist of first steps is visible and every statistic is zero. */
    isBare,
    /** Whether the statistics are still loading and were all zero on the previous page load. */
    wasBare: !hasCome && flags.includes("begun") && !flags.includes("filled"),
  };
}

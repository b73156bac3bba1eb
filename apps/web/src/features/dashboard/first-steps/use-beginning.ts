import type { KidView } from "@giftling/domain";
import { useEffect } from "react";
import { trpc } from "../../../trpc.ts";
import { saveKidPageMark, useKidPageMarks } from "./kid-marks.ts";

/**
 * Returns whether a kid's page is new, from its figures and this device's marks (rule: first-steps). Other parts of the
 * dashboard load the figures.
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
    // Stores the marks for the next page load, which needs them before the figures have loaded.
    if (!hasCome) return;
    saveKidPageMark(kidId, isKnown ? "shared" : "begun");
    if (!isBare) saveKidPageMark(kidId, "filled");
  }, [hasCome, isKnown, isBare, kidId]);
  // Without a `begun` mark, the page is probably not new. The plan notice then reserves its space, which avoids a layout
  // shift.
  const isLikely = !hasCome && !marks.includes("begun");
  return {
    /**
     * Whether the page was shared, according to this device's mark or the figures. Also true while the figures are loading,
     * unless the page has a `begun` mark.
     */
    isShared: isKnown || isLikely || marks.includes("shared"),
    /** Whether the checklist is visible. */
    hasSteps,
    /** Whether every figure is zero and the checklist is visible. */
    isBare,
    /** Whether the figures were zero on the last page load and have not loaded yet. */
    wasBare: !hasCome && marks.includes("begun") && !marks.includes("filled"),
  };
}

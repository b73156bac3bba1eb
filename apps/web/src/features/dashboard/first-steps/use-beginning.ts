import type { KidView } from "@giftling/domain";
import { useEffect } from "react";
import { trpc } from "../../../trpc.ts";
import { markKid, useKidMarks } from "./kid-marks.ts";

/** Returns from the figures whether a page is new (rule: first-steps). Other parts of the dashboard load them. */
export function useBeginning({ id: kidId }: KidView) {
  const { data } = trpc.kids.analytics.useQuery({ kidId }, { enabled: false });
  const marks = useKidMarks(kidId);
  const views = data?.totalPageViews ?? 0;
  const supporters = data?.supporters ?? 0;
  const isKnown = views + supporters > 0;
  const hasCome = data !== undefined;
  const hasSteps = data !== undefined && supporters === 0 && !marks.includes("closed");
  const isBare =
    hasSteps && views + data.totalLinkClicks + data.totalContributions + data.wishlistItems === 0;
  useEffect(() => {
    // The next visit knows it before the figures have loaded.
    if (!hasCome) return;
    markKid(kidId, isKnown ? "shared" : "begun");
    if (!isBare) markKid(kidId, "filled");
  }, [hasCome, isKnown, isBare, kidId]);
  // Without a mark the page is probably not new: its notice reserves its space, to avoid a layout shift.
  const isLikely = !hasCome && !marks.includes("begun");
  return {
    /** The page was shared, by this device's mark or its figures. */
    isShared: isKnown || isLikely || marks.includes("shared"),
    /** The checklist is visible. */
    hasSteps,
    /** Every figure is zero, and the checklist explains what to do. */
    isBare,
    /** The figures were zero at the last visit and have not loaded yet. */
    wasBare: !hasCome && marks.includes("begun") && !marks.includes("filled"),
  };
}

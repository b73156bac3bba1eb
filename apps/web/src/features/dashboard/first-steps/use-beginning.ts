import type { KidView } from "@giftling/domain";
import { useEffect } from "react";
import { trpc } from "../../../trpc.ts";
import { markKid, useKidMarks } from "./kid-marks.ts";

/** What the figures say of a page that may have just begun (rule: first-steps); the dashboard's other parts read them. */
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
    // The next visit knows it before the figures have come.
    if (!hasCome) return;
    markKid(kidId, isKnown ? "shared" : "begun");
    if (!isBare) markKid(kidId, "filled");
  }, [hasCome, isKnown, isBare, kidId]);
  // On a device that has never seen the page most likely it is not new: its notice keeps its place meanwhile, or all would jump.
  const isLikely = !hasCome && !marks.includes("begun");
  return {
    /** The page was given to somebody: on this device, or as its figures say. */
    isShared: isKnown || isLikely || marks.includes("shared"),
    /** The checklist has its place. */
    hasSteps,
    /** Every figure is zero, and the checklist says what to do about it. */
    isBare,
    /** So it was at the last visit, and nobody knows better yet. */
    wasBare: !hasCome && marks.includes("begun") && !marks.includes("filled"),
  };
}

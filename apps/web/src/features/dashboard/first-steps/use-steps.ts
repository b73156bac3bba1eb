import type { KidView } from "@giftling/domain";
import { useEffect, useState } from "react";
import { trpc } from "../../../trpc.ts";
import { useKidPageMarks } from "./kid-marks.ts";
import { listFirstSteps, type StepName } from "./steps.ts";

/** Steps of the checklist, and the number of wishes that count. */
export type FirstStepsState = {
  steps: { name: StepName; isDone: boolean }[];
  wishes: number;
};

/**
 * Returns the checklist's steps for a kid's page. Other parts of the dashboard load the data. Returns null until the data
 * has loaded, or if every step was already done when the checklist was mounted (rule: first-steps).
 */
export function useFirstSteps(kid: KidView): FirstStepsState | null {
  const input = { kidId: kid.id };
  const known = { enabled: false } as const;
  const { data: figures } = trpc.kids.analytics.useQuery(input, known);
  const { data: items } = trpc.wishlist.list.useQuery(input, known);
  // Drafts do not count, because only the family sees them.
  const wishes = items?.filter(({ state }) => state !== "draft").length ?? 0;
  const { data: links } = trpc.links.listPayment.useQuery(input, known);
  const { data: registries } = trpc.links.listRegistry.useQuery(input, known);
  const marks = useKidPageMarks(kid.id);
  const [wasOpen, setWasOpen] = useState(false);

  const steps =
    figures && items && links && registries
      ? listFirstSteps({
          hasPhoto: kid.avatarUrl !== null,
          wishes,
          linksAndRegistries: links.length + registries.length,
          views: figures.totalPageViews,
          wasShared: marks.includes("shared"),
          wasSeen: marks.includes("seen"),
        })
      : null;
  const isOpen = steps?.some(({ isDone }) => !isDone) === true;
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  if (steps === null || !(isOpen || wasOpen)) return null;
  return { steps, wishes };
}

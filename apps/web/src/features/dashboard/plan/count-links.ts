import type { LinkLists } from "@giftling/domain";

/** Returns the number of a kid's links and activities that count against the plan's limit (rule: free-limits). */
export const countLinksAndActivities = (
  links: LinkLists,
  items: readonly { isActivity: boolean }[],
): number => Object.values(links).flat().length + items.filter((item) => item.isActivity).length;

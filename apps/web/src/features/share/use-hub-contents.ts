import { isEducationSavings } from "@giftling/domain";
import type { HubContents } from "@giftling/messages/onboarding/launch";
import { trpc } from "../../trpc.ts";

/**
 * Returns whether a kid's hub has wishes, and whether the hub has an education link. The prepared messages depend on
 * the two values. A value is undefined until loaded (rule: share-sheet).
 */
export function useHubContents(
  kidId: string,
  enabled: boolean,
): { [Name in keyof HubContents]: boolean | undefined } {
  const { data: hasWishes } = trpc.wishlist.list.useQuery(
    { kidId },
    {
      enabled,
      select: (items) => items.some(({ state, isPurchased }) => state === "shown" && !isPurchased),
    },
  );
  const { data: hasEducationLink } = trpc.links.listPayment.useQuery(
    { kidId },
    { enabled, select: (links) => links.some(({ type }) => isEducationSavings(type)) },
  );
  return { hasWishes, hasEducationLink };
}

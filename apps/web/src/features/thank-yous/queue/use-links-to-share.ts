import type { SentThankYouView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import { useUnsharedThankYouIds } from "./unshared-links.ts";

/** Returns a kid's thank-yous whose private links were not shared yet. Sends no request if there are none. */
export function useUnsharedThankYous(kidId: string): SentThankYouView[] {
  const unshared = useUnsharedThankYouIds();
  const { data } = trpc.gratitude.sentThankYous.useQuery(
    { kidId },
    { enabled: unshared.length > 0 },
  );
  return data?.filter((one) => one.status === "sent" && unshared.includes(one.id)) ?? [];
}

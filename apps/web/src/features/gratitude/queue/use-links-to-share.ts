import type { SentThankYouView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import { useUnshared } from "./unshared-links.ts";

/** A kid's thank-yous that are written and whose private links nobody has got yet; asks for nothing while there is none. */
export function useLinksToShare(kidId: string): SentThankYouView[] {
  const unshared = useUnshared();
  const { data } = trpc.gratitude.sentThankYous.useQuery(
    { kidId },
    { enabled: unshared.length > 0 },
  );
  return data?.filter((one) => one.status === "sent" && unshared.includes(one.id)) ?? [];
}

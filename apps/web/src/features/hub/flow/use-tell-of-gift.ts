import type { RecordedGiftView, RecordGiftInput } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { checkConnectionMessage } from "@giftling/messages/common";
import { showErrorToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { createRetrySafeSender } from "../../../once.ts";
import { getFailureTitle, trpc } from "../../../trpc.ts";
import type { GivingCallbacks } from "../dialogs/use-giving-form.ts";
import { saveSupporterName } from "../memory/supporter-memory.ts";
import { useHub } from "./hub-context.ts";
import { useHubCache } from "./use-hub-cache.ts";

const once = createRetrySafeSender<RecordGiftInput, RecordedGiftView>();

/** Returns a function that records an off-list gift. `name` is null for an anonymous giver (rule: other-gifts). */
export function useReportGift() {
  const { hub, send } = useHub();
  const recording = trpc.gifts.record.useMutation();
  const cache = useHubCache();

  async function tell(
    { label, name, message }: { label: string; name: string | null; message: string },
    outcome: GivingCallbacks,
  ): Promise<void> {
    try {
      const input: RecordGiftInput = {
        kidId: hub.kid.id,
        label,
        giverName: name,
        isAnonymous: name === null,
        ...(message !== "" && { message }),
      };
      const { answer } = await once(hub.kid.id, input, (wanted, key) =>
        recording.mutateAsync(addIdempotencyKey(wanted, key)),
      );
      if (name !== null) saveSupporterName(name);
      outcome.onDone();
      // A gift that is pending approval is not on the wall.
      if (answer.state !== "waiting") cache.addGift(answer);
      const { id: entryId, giftToken } = answer;
      send({ type: "contributionRecorded", giver: { name }, entryId, giftToken });
    } catch (error) {
      if (outcome.onRefused(error, null)) return;
      showErrorToast(getFailureTitle(error, commonWords.actionErrorTitle()), error, checkConnectionMessage());
    }
  }

  return { tell, isPending: recording.isPending };
}

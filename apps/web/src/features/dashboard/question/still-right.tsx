import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { monthName } from "@giftling/messages/dates";
import { Button } from "../../../components/button.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { errorMessage } from "../../../trpc.ts";
import { formatSizes } from "../../kids/sizes-words.ts";
import { useEditKid } from "../../kids/use-kid-writes.ts";
import { focusQueue } from "../../thank-yous/queue/focus-queue.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";

/** Renders the question "Still right?" if the sizes were not confirmed for four months (rule: sizes). */
export function StillRight({ checkedAt }: { checkedAt: string }) {
  const { kid, editSizes } = useDashboard();
  const edit = useEditKid();
  const month = monthName(new Date(checkedAt).getUTCMonth() + 1);
  const confirm = () => {
    // The card disappears together with the focused button.
    focusQueue();
    edit.mutate(
      { fields: { id: kid.id, areSizesRight: true } },
      {
        onError: (error) => {
          const message = errorMessage(error, sizeWords.couldntSave());
          showToast({ title: sizeWords.error(), message, tone: "error" });
        },
      },
    );
  };
  return (
    <QuestionCard
      title={sizeWords.stillRightQuestion()}
      lead={sizeWords.lastChecked(kid.firstName, month, formatSizes(kid) ?? "")}
    >
      <Button onClick={confirm}>{sizeWords.stillRight()}</Button>
      <Button variant="subtle" onClick={editSizes}>
        {sizeWords.change()}
      </Button>
    </QuestionCard>
  );
}

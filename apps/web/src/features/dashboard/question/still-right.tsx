import * as sizeWords from "@giftling/messages/dashboard/sizes";
import { getMonthName } from "@giftling/messages/dates";
import { Button } from "../../../components/button.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { getErrorMessage } from "../../../trpc.ts";
import { formatSizes } from "../../kids/sizes-words.ts";
import { useEditKid } from "../../kids/use-kid-writes.ts";
import { focusQueueHeading } from "../../thank-yous/queue/focus-queue.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";

/** Renders the question "Still right?" if the sizes were not confirmed for four months (rule: sizes). */
export function SizesConfirmationQuestion({ checkedAt }: { checkedAt: string }) {
  const { kid, editSizes } = useDashboard();
  const edit = useEditKid();
  const month = getMonthName(new Date(checkedAt).getUTCMonth() + 1);
  const confirm = () => {
    // The card disappears together with the focused button.
    focusQueueHeading();
    edit.mutate(
      { fields: { id: kid.id, areSizesRight: true } },
      {
        onError: (error) => {
          const message = getErrorMessage(error, sizeWords.saveErrorMessage());
          showToast({ title: sizeWords.saveErrorTitle(), message, tone: "error" });
        },
      },
    );
  };
  return (
    <QuestionCard
      title={sizeWords.confirmSizesTitle()}
      lead={sizeWords.confirmSizesDescription(kid.firstName, month, formatSizes(kid) ?? "")}
    >
      <Button onClick={confirm}>{sizeWords.confirmSizesButton()}</Button>
      <Button variant="subtle" onClick={editSizes}>
        {sizeWords.changeSizesButton()}
      </Button>
    </QuestionCard>
  );
}

import { MONTH_NAMES } from "@giftling/domain";
import { Button } from "../../../components/button.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { errorMessage } from "../../../trpc.ts";
import { focusQueue } from "../../gratitude/queue/focus-queue.ts";
import { sizesWords } from "../../kids/sizes-words.ts";
import { useEditKid } from "../../kids/use-kid-writes.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";

/** "Still right?", asked when nobody looked at the sizes for four months (rule: sizes). By default export for `usePart`. */
export default function StillRight({ checkedAt }: { checkedAt: string }) {
  const { kid, editSizes } = useDashboard();
  const edit = useEditKid();
  const month = MONTH_NAMES[new Date(checkedAt).getUTCMonth()];
  const confirm = () => {
    // The card goes, and its buttons with it.
    focusQueue();
    edit.mutate(
      { fields: { id: kid.id, areSizesRight: true } },
      {
        onError: (error) => {
          const message = errorMessage(error, "We couldn't save that. Please try again.");
          showToast({ title: "Error", message, tone: "error" });
        },
      },
    );
  };
  return (
    <QuestionCard
      title="Still right?"
      lead={`${kid.firstName}'s sizes were last checked in ${month}: ${sizesWords(kid)}.`}
    >
      <Button onClick={confirm}>Still right</Button>
      <Button variant="subtle" onClick={editSizes}>
        Change
      </Button>
    </QuestionCard>
  );
}

import { Button } from "../../../components/button.tsx";
import { sizesWords } from "../../kids/sizes-words.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";

/** What the child wears and likes, in a line, with the way to change it (rule: sizes). */
export function SizesRow() {
  const { kid, editSizes } = useDashboard();
  const words = sizesWords(kid);
  const who = kid.showsSizes ? "On the hub" : "Only you see this";
  return (
    <QuestionCard
      title="Sizes and likes"
      lead={
        words === null ? `Relatives often ask what fits ${kid.firstName}.` : `${words}. ${who}.`
      }
      isRow
    >
      <Button
        variant="default"
        onClick={editSizes}
        aria-label={words === null ? "Add sizes" : "Edit sizes"}
      >
        {words === null ? "Add" : "Edit"}
      </Button>
    </QuestionCard>
  );
}

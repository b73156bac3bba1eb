import * as frameWords from "@giftling/messages/dashboard/frame";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import * as listWords from "@giftling/messages/entries/list";
import { Button } from "../../../components/button.tsx";
import { formatSizes } from "../../kids/sizes-words.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";

/** Renders the kid's sizes and likes in one line, with a button that edits them (rule: sizes). */
export function SizesRow() {
  const { kid, editSizes } = useDashboard();
  const words = formatSizes(kid);
  const told = kid.showsSizes ? sizeWords.onTheHub : sizeWords.onlyYouSee;
  return (
    <QuestionCard
      title={sizeWords.sizesAndLikes()}
      lead={words === null ? sizeWords.relativesAsk(kid.firstName) : told(words)}
      isRow
    >
      <Button
        variant="default"
        onClick={editSizes}
        aria-label={words === null ? sizeWords.addSizes() : sizeWords.editSizes()}
      >
        {words === null ? frameWords.add() : listWords.edit()}
      </Button>
    </QuestionCard>
  );
}

import * as frameWords from "@giftling/messages/dashboard/frame";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import * as listWords from "@giftling/messages/entries/list";
import { Button } from "../../../components/button.tsx";
import { formatSizes } from "../../kids/sizes-words.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";

/** Renders the kid's sizes and likes in one line, with a button that edits them (rule: sizes). */
export function KidSizesRow() {
  const { kid, editSizes } = useDashboard();
  const words = formatSizes(kid);
  const told = kid.showsSizes
    ? sizeWords.publicSizesDescription
    : sizeWords.privateSizesDescription;
  return (
    <QuestionCard
      title={sizeWords.sizesTitle()}
      lead={words === null ? sizeWords.emptySizesDescription(kid.firstName) : told(words)}
      isRow
    >
      <Button
        variant="default"
        onClick={editSizes}
        aria-label={words === null ? sizeWords.addSizesAriaLabel() : sizeWords.editSizesAriaLabel()}
      >
        {words === null ? frameWords.addButton() : listWords.editButton()}
      </Button>
    </QuestionCard>
  );
}

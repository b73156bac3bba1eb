import * as words from "@giftling/messages/entries/list";
import { Button } from "./button.tsx";

/** Renders a button that expands a list to all rows or collapses the list to the first rows. */
export function ShowAllButton({
  isWhole,
  total,
  onToggle,
}: {
  isWhole: boolean;
  total: number;
  onToggle: (isWhole: boolean) => void;
}) {
  return (
    <Button variant="subtle" aria-expanded={isWhole} onClick={() => onToggle(!isWhole)}>
      {isWhole ? words.showFewerButton() : words.showAllButton(total)}
    </Button>
  );
}

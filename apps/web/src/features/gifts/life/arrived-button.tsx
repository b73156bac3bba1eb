import * as words from "@giftling/messages/gifts/life";
import { Button } from "../../../components/button.tsx";
import { useSetGiftsArrived } from "./use-gift-arrivals.ts";

/**
 * Renders the button that records gifts as arrived. The button then disappears, and the focus moves to the step beside
 * it, or else to the section's heading (rule: gift-life).
 */
export default function ArrivedButton({
  kidId,
  giftIds,
  wish,
  what,
}: {
  kidId: string;
  giftIds: readonly string[];
  /** Name of the gift in the confirmation message. */
  wish: string;
  /** Description of the gift in the button's accessible name. */
  what: string;
}) {
  const setArrived = useSetGiftsArrived(kidId);
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={words.arrivedAriaLabel(what)}
      onClick={({ currentTarget: button }) => {
        const beside = button.parentElement?.querySelector<HTMLElement>(
          "[data-button]:not([data-arrived])",
        );
        const next = beside ?? button.closest("section")?.querySelector("h2");
        next?.focus({ preventScroll: true });
        setArrived(wish, giftIds, true);
      }}
      data-arrived
    >
      {words.arrivedButton()}
    </Button>
  );
}

import * as words from "@giftling/messages/gifts/life";
import { Button } from "../../../components/button.tsx";
import { useSetGiftsReceived } from "./use-received-gifts.ts";

/**
 * Renders the button that records gifts as arrived. After a click, the button disappears. The focus moves to the gift's
 * next step or, if no step remains, to the section's heading (rule: gift-life).
 */
export default function MarkReceivedButton({
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
  const setArrived = useSetGiftsReceived(kidId);
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={words.markReceivedAriaLabel(what)}
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
      {words.markReceivedButton()}
    </Button>
  );
}

import { thankGiverButton } from "@giftling/messages/gifts/life";
import { thankYouActionAriaLabel, writeThankYouButton } from "@giftling/messages/thank-yous/queue";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Button } from "../../../components/button.tsx";
import rows from "../../entries/rows.module.css";
import MarkReceivedButton from "./mark-received-button.tsx";

/**
 * Renders the next steps of a gift in lists other than the inbox: a button that records the arrival, and the link to
 * the pending thank-you. Renders nothing if no step remains (rule: gift-life).
 */
export default function GiftNextSteps({
  isToThank,
  ...arrival
}: ComponentProps<typeof MarkReceivedButton> & {
  /** Whether the gift's thank-you is pending in the inbox. */
  isToThank: boolean;
}) {
  const { kidId, giftIds, what } = arrival;
  if (giftIds.length === 0 && !isToThank) return null;
  return (
    <div className={rows.steps}>
      {giftIds.length > 0 && <MarkReceivedButton {...arrival} />}
      {isToThank && (
        <Button
          variant="default"
          size="sm"
          renderRoot={(props) => (
            <Link
              to="/dashboard"
              search={{ kid: kidId }}
              hash="thank-yous"
              aria-label={thankYouActionAriaLabel(writeThankYouButton(), what)}
              {...props}
            />
          )}
        >
          {thankGiverButton()}
        </Button>
      )}
    </div>
  );
}

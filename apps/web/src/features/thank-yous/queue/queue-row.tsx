import { ANONYMOUS_NAME, type SentThankYouView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as listWords from "@giftling/messages/entries/list";
import { offListStatus } from "@giftling/messages/gifts/ledger";
import { formatGiverName } from "@giftling/messages/hub/wall";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { ActionIcon } from "@mantine/core";
import { IconDots, IconMailHeart } from "@tabler/icons-react";
import { useRef } from "react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { DropdownMenu } from "../../../components/dropdown-menu.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import rows from "../../entries/rows.module.css";
import classes from "../../gifts/gifts.module.css";
import { focusQueueHeading } from "./focus-queue.ts";
import { formatThankYouReason, isGiverUnreachable, isUnwritten } from "./thank-you-text.ts";

export type GiftDecision = "confirmed" | "dismissed";

/**
 * Renders one thank-you of the queue. A parent confirms the gift first, then thanks the giver. `isReported` is true
 * until a parent confirms the gift (rule: thank-you-states).
 */
export function ThankYouQueueRow({
  thankYou,
  isOffList,
  isReported,
  onDecide,
  onWrite,
  onThanked,
  onThankedOnWall,
}: {
  thankYou: SentThankYouView;
  /** Whether the gift wasn't on the list (rule: other-gifts). */
  isOffList: boolean;
  isReported: boolean;
  onDecide: (decision: GiftDecision) => void;
  onWrite: () => void;
  onThanked: () => void;
  /** Called when the parent thanks an anonymous giver publicly on the wall (rule: wall-thanks). */
  onThankedOnWall: () => void;
}) {
  const write = useRef<HTMLButtonElement>(null);
  const currency = useCurrency();
  const { status } = thankYou;
  const giver = thankYou.contributorName ?? formatGiverName(ANONYMOUS_NAME);
  const what = `${giver}, ${formatThankYouReason(thankYou, currency)}`;
  // An anonymous giver cannot receive a link.
  const isAnonymous = isUnwritten(thankYou) && isGiverUnreachable(thankYou);
  const isForWall = isUnwritten(thankYou) && thankYou.wallThanks === "possible";
  const verb =
    status === "failed" ? commonWords.tryAgainButton() : queueWords.writeThankYouButton();
  return (
    <li className={rows.row}>
      <span className={rows.mark}>
        <IconMailHeart size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.giftHead}>
        <div className={rows.text}>
          <p className={rows.name}>{giver}</p>
          <p className={rows.detail}>
            <span>{formatThankYouReason(thankYou, currency)}</span>
            <span>{formatDay(thankYou.contributionDate, new Date())}</span>
            {isReported && <span>{listWords.unconfirmedStatus()}</span>}
            {isOffList && <span>{offListStatus()}</span>}
            {thankYou.awaitsConfirmation && (
              <span>{queueWords.pendingMailStatus(thankYou.contributorName)}</span>
            )}
            {status !== "pending" && (
              <span className={`${rows.status} ${status === "failed" ? rows.statusWarm : ""}`}>
                {queueWords.getStatusLabel(status)}
              </span>
            )}
          </p>
        </div>
        <DropdownMenu
          button={(props) => (
            <ActionIcon aria-label={queueWords.moreActionsAriaLabel(what)} {...props}>
              <IconDots size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        >
          {(Menu) => (
            <>
              {isAnonymous ? (
                <Menu.Item onClick={onWrite}>{verb}</Menu.Item>
              ) : (
                <Menu.Item onClick={onThanked}>{queueWords.markThankedButton()}</Menu.Item>
              )}
              {isForWall && !isAnonymous && (
                <Menu.Item onClick={onThankedOnWall}>{queueWords.thankOnWallButton()}</Menu.Item>
              )}
              {isReported && (
                <Menu.Item onClick={() => onDecide("dismissed")}>
                  {queueWords.dismissButton()}
                </Menu.Item>
              )}
            </>
          )}
        </DropdownMenu>
      </div>
      {thankYou.problem !== null && (
        <p className={classes.trouble}>{queueWords.getDeliveryErrorMessage(thankYou.problem)}</p>
      )}
      {(isReported || isUnwritten(thankYou)) && (
        <div className={rows.actions}>
          {isReported && (
            <Button
              size="sm"
              aria-label={queueWords.confirmAriaLabel(what)}
              onClick={() => {
                // The pressed button disappears, so the next step receives the focus.
                if (write.current) write.current.focus();
                else focusQueueHeading();
                onDecide("confirmed");
              }}
            >
              {queueWords.confirmButton()}
            </Button>
          )}
          {status === "failed" && thankYou.pageUrl !== null && (
            <CopyButton value={thankYou.pageUrl} what="link" label={queueWords.copyLinkButton()} />
          )}
          {isForWall && isAnonymous && (
            <Button
              size="sm"
              variant="default"
              aria-label={queueWords.actionAriaLabel(queueWords.thankOnWallButton(), what)}
              onClick={onThankedOnWall}
            >
              {queueWords.thankOnWallButton()}
            </Button>
          )}
          {isAnonymous && (
            <Button
              ref={write}
              size="sm"
              variant="default"
              aria-label={queueWords.actionAriaLabel(queueWords.markThankedButton(), what)}
              onClick={onThanked}
            >
              {queueWords.markThankedButton()}
            </Button>
          )}
          {isUnwritten(thankYou) && !isAnonymous && (
            <Button
              ref={write}
              size="sm"
              variant="default"
              aria-label={queueWords.actionAriaLabel(verb, what)}
              onClick={onWrite}
            >
              {verb}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

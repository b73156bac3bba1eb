import { ANONYMOUS_NAME, type SentThankYouView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as listWords from "@giftling/messages/entries/list";
import { giverName } from "@giftling/messages/hub/wall";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { ActionIcon } from "@mantine/core";
import { IconDots, IconMailHeart } from "@tabler/icons-react";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { DropMenu } from "../../../components/drop-menu.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import rows from "../../entries/rows.module.css";
import classes from "../../gifts/gifts.module.css";
import { focusQueue } from "./focus-queue.ts";
import { isToWrite, isUnreachable, thankYouReason } from "./thank-you-words.ts";

export type Decision = "confirmed" | "dismissed";

/**
 * Renders one thank-you of the queue. The parent confirms the gift first, then thanks the giver (rule: thank-you-states).
 * `isReported` is true until a parent has confirmed the gift.
 */
export function QueueRow({
  thankYou,
  isReported,
  onDecide,
  onWrite,
  onThanked,
  onThankedOnWall,
}: {
  thankYou: SentThankYouView;
  isReported: boolean;
  onDecide: (decision: Decision) => void;
  onWrite: () => void;
  onThanked: () => void;
  /** Called to thank an anonymous giver publicly on the wall (rule: wall-thanks). */
  onThankedOnWall: () => void;
}) {
  const write = useRef<HTMLButtonElement>(null);
  const { status } = thankYou;
  const giver = thankYou.contributorName ?? giverName(ANONYMOUS_NAME);
  const what = `${giver}, ${thankYouReason(thankYou)}`;
  // An anonymous giver cannot receive a link.
  const isAnonymous = isToWrite(thankYou) && isUnreachable(thankYou);
  const isForWall = isToWrite(thankYou) && thankYou.wallThanks === "possible";
  const verb = status === "failed" ? commonWords.tryAgain() : queueWords.writeThankYou();
  return (
    <li className={rows.row}>
      <span className={rows.mark}>
        <IconMailHeart size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.giftHead}>
        <div className={rows.text}>
          <p className={rows.name}>{giver}</p>
          <p className={rows.detail}>
            <span>{thankYouReason(thankYou)}</span>
            <span>{formatDay(thankYou.contributionDate, new Date())}</span>
            {isReported && <span>{listWords.notConfirmedYet()}</span>}
            {thankYou.awaitsConfirmation && (
              <span>{queueWords.willBeMailed(thankYou.contributorName)}</span>
            )}
            {status !== "pending" && (
              <span className={`${rows.status} ${status === "failed" ? rows.statusWarm : ""}`}>
                {queueWords.stateOf(status)}
              </span>
            )}
          </p>
        </div>
        <DropMenu
          button={(props) => (
            <ActionIcon aria-label={queueWords.moreOf(what)} {...props}>
              <IconDots size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        >
          {(Menu) => (
            <>
              {isAnonymous ? (
                <Menu.Item onClick={onWrite}>{verb}</Menu.Item>
              ) : (
                <Menu.Item onClick={onThanked}>{queueWords.markAsThanked()}</Menu.Item>
              )}
              {isForWall && !isAnonymous && (
                <Menu.Item onClick={onThankedOnWall}>{queueWords.thankOnWall()}</Menu.Item>
              )}
              {isReported && (
                <Menu.Item onClick={() => onDecide("dismissed")}>{queueWords.dismiss()}</Menu.Item>
              )}
            </>
          )}
        </DropMenu>
      </div>
      {thankYou.problem !== null && (
        <p className={classes.trouble}>{queueWords.problemOf(thankYou.problem)}</p>
      )}
      {(isReported || isToWrite(thankYou)) && (
        <div className={rows.actions}>
          {isReported && (
            <Button
              size="sm"
              aria-label={queueWords.confirmOf(what)}
              onClick={() => {
                // The pressed button disappears, so the next step receives the focus.
                if (write.current) write.current.focus();
                else focusQueue();
                onDecide("confirmed");
              }}
            >
              {queueWords.confirm()}
            </Button>
          )}
          {status === "failed" && thankYou.pageUrl !== null && (
            <CopyButton value={thankYou.pageUrl} what="link" label={queueWords.copyLink()} />
          )}
          {isForWall && isAnonymous && (
            <Button
              size="sm"
              variant="default"
              aria-label={queueWords.verbOf(queueWords.thankOnWall(), what)}
              onClick={onThankedOnWall}
            >
              {queueWords.thankOnWall()}
            </Button>
          )}
          {isAnonymous && (
            <Button
              ref={write}
              size="sm"
              variant="default"
              aria-label={queueWords.verbOf(queueWords.markAsThanked(), what)}
              onClick={onThanked}
            >
              {queueWords.markAsThanked()}
            </Button>
          )}
          {isToWrite(thankYou) && !isAnonymous && (
            <Button
              ref={write}
              size="sm"
              variant="default"
              aria-label={queueWords.verbOf(verb, what)}
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

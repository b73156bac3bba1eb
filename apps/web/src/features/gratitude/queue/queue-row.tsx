import { ANONYMOUS_NAME, type SentThankYouView, THANK_YOU_PROBLEMS } from "@giftling/domain";
import { ActionIcon } from "@mantine/core";
import { IconDots, IconMailHeart } from "@tabler/icons-react";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { DropMenu } from "../../../components/drop-menu.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import rows from "../../entries/rows.module.css";
import classes from "../gratitude.module.css";
import { focusQueue } from "./focus-queue.ts";
import {
  isToWrite,
  isUnreachable,
  mailedOnceConfirmed,
  THANK_YOU_STATES,
  thankYouReason,
} from "./thank-you-words.ts";

export type Decision = "confirmed" | "dismissed";

/**
 * One giver of the queue: confirm, then thank (rule: thank-you-states, contribution-ledger). `isReported`: the parent has not
 * confirmed yet what was given.
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
  /** Thanks an anonymous giver where everybody reads it (rule: wall-thanks). */
  onThankedOnWall: () => void;
}) {
  const write = useRef<HTMLButtonElement>(null);
  const { status } = thankYou;
  const giver = thankYou.contributorName ?? ANONYMOUS_NAME;
  const what = `${giver}, ${thankYouReason(thankYou)}`;
  // Nobody to give a link to: thanks said elsewhere are the way.
  const isAnonymous = isToWrite(thankYou) && isUnreachable(thankYou);
  const isForWall = isToWrite(thankYou) && thankYou.wallThanks === "possible";
  const verb = status === "failed" ? "Try again" : "Write a thank-you";
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
            {isReported && <span>Not confirmed yet</span>}
            {thankYou.awaitsConfirmation && <span>Will be {mailedOnceConfirmed(thankYou)}</span>}
            {status !== "pending" && (
              <span className={`${rows.status} ${status === "failed" ? rows.statusWarm : ""}`}>
                {THANK_YOU_STATES[status]}
              </span>
            )}
          </p>
        </div>
        <DropMenu
          button={(props) => (
            <ActionIcon aria-label={`More: ${what}`} {...props}>
              <IconDots size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        >
          {(Menu) => (
            <>
              {isAnonymous ? (
                <Menu.Item onClick={onWrite}>{verb}</Menu.Item>
              ) : (
                <Menu.Item onClick={onThanked}>Mark as thanked</Menu.Item>
              )}
              {isForWall && !isAnonymous && (
                <Menu.Item onClick={onThankedOnWall}>Thank on the wall</Menu.Item>
              )}
              {isReported && <Menu.Item onClick={() => onDecide("dismissed")}>Dismiss</Menu.Item>}
            </>
          )}
        </DropMenu>
      </div>
      {thankYou.problem !== null && (
        <p className={classes.trouble}>{THANK_YOU_PROBLEMS[thankYou.problem]}</p>
      )}
      {(isReported || isToWrite(thankYou)) && (
        <div className={rows.actions}>
          {isReported && (
            <Button
              size="sm"
              aria-label={`Confirm: ${what}`}
              onClick={() => {
                // The pressed button goes: the next step takes the focus.
                if (write.current) write.current.focus();
                else focusQueue();
                onDecide("confirmed");
              }}
            >
              Confirm
            </Button>
          )}
          {status === "failed" && thankYou.pageUrl !== null && (
            <CopyButton value={thankYou.pageUrl} what="link" label="Copy link" />
          )}
          {isForWall && isAnonymous && (
            <Button
              size="sm"
              variant="default"
              aria-label={`Thank on the wall: ${what}`}
              onClick={onThankedOnWall}
            >
              Thank on the wall
            </Button>
          )}
          {isAnonymous && (
            <Button
              ref={write}
              size="sm"
              variant="default"
              aria-label={`Mark as thanked: ${what}`}
              onClick={onThanked}
            >
              Mark as thanked
            </Button>
          )}
          {isToWrite(thankYou) && !isAnonymous && (
            <Button
              ref={write}
              size="sm"
              variant="default"
              aria-label={`${verb}: ${what}`}
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

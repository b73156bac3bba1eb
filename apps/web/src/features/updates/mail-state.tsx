import type { OwnUpdate, UpdateMailView } from "@giftling/domain";
import * as sectionWords from "@giftling/messages/updates/section";
import { IconMail, IconMailCheck, IconMailOff } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { getErrorMessage } from "../../trpc.ts";
import classes from "./mail-state.module.css";
import { describeMailStatus } from "./mail-words.ts";
import { useUpdateMailMutations } from "./use-mail-writes.ts";

/** Interval at which the shown minutes are updated, in milliseconds. */
const TICK_MS = 15_000;

/** Delays after the mails' due time at which the page loads their state again, in milliseconds. */
const LOOKS_MS = [4_000, 15_000, 60_000];

const ICONS = {
  waiting: IconMail,
  leaving: IconMail,
  sent: IconMailCheck,
  stopped: IconMailOff,
  none: IconMail,
} as const;

/** Renders the state of an update's mails, and the button "Don't send" while the mails are queued (rule: update-mail). */
export function UpdateMailStatus({ kidId, update }: { kidId: string; update: OwnUpdate }) {
  const { stop, reread } = useUpdateMailMutations(kidId);
  const now = useNowUntilMailed(update.mail, reread);
  const line = useRef<HTMLParagraphElement>(null);
  const words = describeMailStatus(update.mail, now);
  if (words === null) return null;
  const { status } = update.mail;
  const Icon = ICONS[status];
  const dontSend = () =>
    stop.mutate(
      { id: update.id },
      {
        // The button has disappeared, and the text in its place states the result.
        onSuccess: () => line.current?.focus({ preventScroll: true }),
        onError: (error) =>
          showToast({
            title: sectionWords.cancelMailErrorTitle(),
            message: getErrorMessage(error, sectionWords.cancelMailErrorMessage()),
            tone: "error",
          }),
      },
    );
  return (
    <div className={classes.state}>
      <p className={classes.words} role="status" ref={line} tabIndex={-1}>
        <Icon size={18} stroke={1.5} aria-hidden />
        <span>{words}</span>
      </p>
      {(status === "waiting" || status === "leaving") && (
        <Button
          className={classes.stop}
          size="sm"
          variant="subtle"
          loading={stop.isPending}
          aria-label={sectionWords.cancelMailAriaLabel(update.title)}
          onClick={dontSend}
        >
          {sectionWords.cancelMailButton()}
        </Button>
      )}
    </div>
  );
}

/**
 * Returns the current time, which is updated while mails are queued. Loads the mails' update again a few times after the
 * mails are due.
 */
function useNowUntilMailed({ status, leavesAt }: UpdateMailView, reread: () => void): Date {
  const [now, setNow] = useState(() => new Date());
  const look = useRef(reread);
  useEffect(() => {
    look.current = reread;
  });
  useEffect(() => {
    if (status !== "waiting" && status !== "leaving") return;
    const ticking = window.setInterval(() => setNow(new Date()), TICK_MS);
    const wait = leavesAt === null ? 0 : Math.max(0, Date.parse(leavesAt) - Date.now());
    const due = window.setTimeout(() => setNow(new Date()), wait);
    const looks = LOOKS_MS.map((later) => window.setTimeout(() => look.current(), wait + later));
    return () => {
      window.clearInterval(ticking);
      for (const timer of [due, ...looks]) window.clearTimeout(timer);
    };
  }, [status, leavesAt]);
  return now;
}

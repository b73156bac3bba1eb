import type { UpdateMailView } from "@giftling/domain";
import * as words from "@giftling/messages/updates/section";
import { IconMail, IconMailCheck, IconMailOff } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { trpc } from "../../trpc.ts";
import classes from "./mail-status.module.css";
import { describeMailStatus } from "./mail-text.ts";

/** Interval in milliseconds at which the displayed delay, such as "in 5 minutes", is updated. */
const TICK_MS = 15_000;

/** Delays in milliseconds between the due time of an update's mails and each refetch of the updates. */
const REFETCH_DELAYS_MS = [4_000, 15_000, 60_000];

/**
 * Renders the state of mails to followers. `describe` returns the text for the current time. Default: the text for an
 * update's mails. While the mails are queued, also renders a button that stops the mails (rule: update-mail).
 */
export function MailStatus<Input>({
  mail,
  describe = describeMailStatus,
  title,
  stop,
  input,
}: {
  mail: UpdateMailView;
  describe?: (mail: UpdateMailView, now: Date) => string | null;
  /** Title of the update or digest that is mailed. */
  title: string;
  /** Mutation that stops the queued mails. Called with `input`. */
  stop: {
    isPending: boolean;
    mutate: (
      input: Input,
      callbacks: { onSuccess: () => void; onError: (error: unknown) => void },
    ) => void;
  };
  input: Input;
}) {
  const { status, leavesAt } = mail;
  const isQueued = status === "waiting" || status === "leaving";
  const now = useNowUntilMailed(isQueued, leavesAt);
  const line = useRef<HTMLParagraphElement>(null);
  const text = describe(mail, now);
  if (text === null) return null;
  const Icon = status === "sent" ? IconMailCheck : status === "stopped" ? IconMailOff : IconMail;
  const dontSend = () =>
    stop.mutate(input, {
      // Focuses the text that states the result, because the focused button was removed.
      onSuccess: () => line.current?.focus({ preventScroll: true }),
      onError: (error) =>
        showErrorToast(words.cancelMailErrorTitle(), error, words.cancelMailErrorMessage()),
    });
  return (
    <div className={classes.state}>
      <p className={classes.words} role="status" ref={line} tabIndex={-1}>
        <Icon size={18} stroke={1.5} aria-hidden />
        <span>{text}</span>
      </p>
      {isQueued && (
        <Button
          className={classes.stop}
          size="sm"
          variant="subtle"
          loading={stop.isPending}
          aria-label={words.cancelMailAriaLabel(title)}
          onClick={dontSend}
        >
          {words.cancelMailButton()}
        </Button>
      )}
    </div>
  );
}

/** Returns the current time while mails are queued. Refetches the updates after the mails are due. */
function useNowUntilMailed(isQueued: boolean, leavesAt: string | null): Date {
  const { updates } = trpc.useUtils();
  const [now, setNow] = useState(() => new Date());
  const look = useEffectEvent(() => void updates.invalidate());
  useEffect(() => {
    if (!isQueued) return;
    const ticking = window.setInterval(() => setNow(new Date()), TICK_MS);
    const wait = leavesAt === null ? 0 : Math.max(0, Date.parse(leavesAt) - Date.now());
    const looks = REFETCH_DELAYS_MS.map((later) => window.setTimeout(() => look(), wait + later));
    return () => {
      window.clearInterval(ticking);
      for (const timer of looks) window.clearTimeout(timer);
    };
  }, [isQueued, leavesAt]);
  return now;
}

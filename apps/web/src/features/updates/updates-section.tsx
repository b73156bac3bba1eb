import type { OwnUpdate, UpdateMailView } from "@giftling/domain";
import * as words from "@giftling/messages/updates/section";
import { IconMail, IconMailCheck, IconMailOff, IconNotebook } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { formatDay } from "../../components/format-day.ts";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { UncroppedPicture } from "../../components/picture/uncropped-picture.tsx";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import {
  type EntryRowProps,
  EntrySection,
  type EntrySectionProps,
} from "../entries/entry-section.tsx";
import { createKidListCache, replaceEntry } from "../entries/list-cache.ts";
import { describeMailStatus } from "./mail-text.ts";
import mailStateClasses from "./update-mail-status.module.css";
import classes from "./updates.module.css";
import { useUpdateMutations } from "./use-update-mutations.ts";

export const UpdateDialogs = createLazyPopup(() => import("./update-dialogs.ts"), runWhenIdle);

/**
 * Renders a kid's updates for a parent, newest first, with buttons that add, edit and delete updates (rule: updates).
 */
export function UpdatesSection(props: EntrySectionProps) {
  const { kidId, firstName } = props;
  return (
    <EntrySection
      {...props}
      id="updates"
      title={words.updatesTitle()}
      query={trpc.updates.list.useQuery({ kidId })}
      addLabel={words.addUpdateButton()}
      Dialogs={UpdateDialogs}
      writes={useUpdateMutations(kidId)}
      path="updates"
      listClass={classes.journal}
      empty={{
        picture: <EmptySectionIcon icon={IconNotebook} />,
        title: words.noUpdatesTitle(),
        message: words.noUpdatesMessage(firstName),
      }}
    >
      {(row) => <Entry key={row.entry.id} kidId={kidId} {...row} />}
    </EntrySection>
  );
}

function Entry({
  kidId,
  entry: update,
  deletion,
  onEdit,
}: EntryRowProps<OwnUpdate> & { kidId: string }) {
  return (
    <EntryItem id={update.id} name={update.title} className={classes.entry} deletion={deletion}>
      <div className={classes.head}>
        <div className={classes.headText}>
          <p className={classes.day}>
            {formatDay(update.createdAt, new Date())}
            {update.writtenBy && ` · ${words.authorLabel(update.writtenBy)}`}
          </p>
          <h3 className={classes.title}>{update.title}</h3>
        </div>
        <div className={classes.actions}>
          <EntryActions id={update.id} name={update.title} deletion={deletion} onEdit={onEdit} />
        </div>
      </div>
      <p className={classes.content}>{update.content}</p>
      {update.imageUrl !== null && (
        <UncroppedPicture
          className={classes.picture}
          src={update.imageUrl}
          width={update.imageWidth}
          height={update.imageHeight}
          maxHeight={240}
        />
      )}
      {/* During a deployment, a response of the previous release has no `mail`. */}
      {update.mail && <UpdateMailStatus kidId={kidId} update={update} />}
    </EntryItem>
  );
}

/** Returns the mutation that stops an update's mails, and the function that reloads the updates. */
function useUpdateMailMutations(kidId: string) {
  const list = createKidListCache(trpc.useUtils().updates.list, kidId);
  return {
    stop: trpc.updates.stopMail.useMutation({
      onSuccess: (answer) => list.write((entries) => replaceEntry(entries, answer)),
    }),
    reread: list.refresh,
  };
}

/** Interval in milliseconds at which the displayed minutes are updated. */
const TICK_MS = 15_000;

/** Delays in milliseconds between the mails' due time and each reload of the updates. */
const LOOKS_MS = [4_000, 15_000, 60_000];

const ICONS = {
  waiting: IconMail,
  leaving: IconMail,
  sent: IconMailCheck,
  stopped: IconMailOff,
  none: IconMail,
} as const;

/**
 * Renders the state of an update's mails. While the mails are queued, also renders a button that stops them
 * (rule: update-mail).
 */
function UpdateMailStatus({ kidId, update }: { kidId: string; update: OwnUpdate }) {
  const { stop, reread } = useUpdateMailMutations(kidId);
  const now = useNowUntilMailed(update.mail, reread);
  const line = useRef<HTMLParagraphElement>(null);
  const text = describeMailStatus(update.mail, now);
  if (text === null) return null;
  const { status } = update.mail;
  const Icon = ICONS[status];
  const dontSend = () =>
    stop.mutate(
      { id: update.id },
      {
        // Focuses the text that states the result, because the focused button was removed.
        onSuccess: () => line.current?.focus({ preventScroll: true }),
        onError: (error) =>
          showErrorToast(words.cancelMailErrorTitle(), error, words.cancelMailErrorMessage()),
      },
    );
  return (
    <div className={mailStateClasses.state}>
      <p className={mailStateClasses.words} role="status" ref={line} tabIndex={-1}>
        <Icon size={18} stroke={1.5} aria-hidden />
        <span>{text}</span>
      </p>
      {(status === "waiting" || status === "leaving") && (
        <Button
          className={mailStateClasses.stop}
          size="sm"
          variant="subtle"
          loading={stop.isPending}
          aria-label={words.cancelMailAriaLabel(update.title)}
          onClick={dontSend}
        >
          {words.cancelMailButton()}
        </Button>
      )}
    </div>
  );
}

/**
 * Returns the current time, which advances while mails are queued. Reloads the updates several times after the mails
 * are due.
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

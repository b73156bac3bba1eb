import type { SentThankYouView } from "@giftling/domain";
import * as listWords from "@giftling/messages/entries/list";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { useLazyComponent } from "../../../components/loading/use-part.ts";
import { runWhenIdle } from "../../../components/loading/when-idle.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import rows from "../../entries/rows.module.css";
import { Section } from "../../entries/section.tsx";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import classes from "../../gifts/gifts.module.css";
import { useContributionStatus } from "../../gifts/ledger/use-ledger-writes.ts";
import { focusQueue, keepFocusInQueue } from "./focus-queue.ts";
import { QueueRow } from "./queue-row.tsx";
import { SentThankYous } from "./sent-thank-yous.tsx";
import { formatPendingItems, isToWrite, thankedOnWall } from "./thank-you-words.ts";
import { rememberUnshared } from "./unshared-links.ts";
import { useLinksToShare } from "./use-links-to-share.ts";
import { useMarkThanked } from "./use-thank-you-writes.ts";

const ThankSeveralDialog = lazyPopup(() => import("./thank-several-dialog.tsx"), runWhenIdle);

const ThankYousReadyDialog = lazyPopup(() => import("./thank-yous-ready-dialog.tsx"), runWhenIdle);
const WriteThankYouDialog = lazyPopup(() => import("./write-thank-you-dialog.tsx"), runWhenIdle);
const loadEmptyQueue = () => import("./empty-queue.tsx");
const loadConfirmOnly = () => import("./confirm-only.tsx");
const loadLinks = () => import("./links-to-share.tsx");
/** Number of rows that are visible at first. A button shows all rows. */
const MOST = 5;

/** Renders the queue of gifts to confirm and thank for, and the history of thank-yous (rule: thank-you-queue). */
export function ThankYouSection({ kidId, firstName }: { kidId: string; firstName: string }) {
  const query = trpc.gratitude.pendingThankYous.useQuery({ kidId });
  const dialogs = useEntryDialogs<SentThankYouView>();
  const [sent, setSent] = useState<readonly SentThankYouView[]>([]);
  const [isReadyOpen, setReadyOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const several = useEntryDialogs<readonly SentThankYouView[]>();
  const mark = useMarkThanked(kidId);
  const toShare = useLinksToShare(kidId);
  const { Part: LinksToShare } = useLazyComponent(loadLinks, toShare.length > 0);
  const { Part: EmptyQueue } = useLazyComponent(loadEmptyQueue, query.data?.length === 0);
  const toWrite = query.data?.filter(isToWrite) ?? [];
  const { data: contributions = [] } = trpc.gratitude.contributions.useQuery({ kidId });
  const { mutate: setStatus } = useContributionStatus(kidId);
  const reported = contributions.filter(({ status }) => status === "reported");
  const toConfirm = reported.filter(
    ({ id }) => !query.data?.some(({ contributionId }) => contributionId === id),
  );
  const { Part: ConfirmOnly } = useLazyComponent(loadConfirmOnly, toConfirm.length > 0);
  const words = formatPendingItems({ toThank: toWrite.length, toConfirm: reported.length });
  const showReady = (answers: readonly SentThankYouView[]) => {
    if (answers.every(({ status }) => status === "queued")) {
      focusQueue();
      showToast({
        title: queueWords.onItsWay(),
        message: queueWords.goOutByMail(answers.length),
      });
      return;
    }
    rememberUnshared(answers.filter(({ status }) => status === "sent").map(({ id }) => id));
    setSent(answers);
    setReadyOpen(true);
  };
  return (
    <>
      <Section
        id="thank-yous"
        title={queueWords.thankYouQueue()}
        query={query}
        action={
          words !== null && <span className={`${rows.status} ${rows.statusWarm}`}>{words}</span>
        }
      >
        {(thankYous) => (
          <>
            {thankYous.length === 0 ? (
              EmptyQueue !== null && (
                <EmptyQueue
                  kidId={kidId}
                  hasGifts={contributions.length > 0}
                  hasLinks={toShare.length > 0}
                />
              )
            ) : (
              <ul className={rows.list} aria-label={queueWords.waitingForThanks()}>
                {(isWhole ? thankYous : thankYous.slice(0, MOST)).map((thankYou) => (
                  <QueueRow
                    key={thankYou.id}
                    thankYou={thankYou}
                    isReported={reported.some(({ id }) => id === thankYou.contributionId)}
                    onDecide={(status) => {
                      const { contributionId: id } = thankYou;
                      // A dismissed contribution leaves the queue, together with the focused button, once the change is
                      // saved.
                      const onSuccess = status === "dismissed" ? keepFocusInQueue : undefined;
                      if (id !== null) setStatus({ id, status }, { onSuccess });
                    }}
                    onWrite={() => dialogs.edit(thankYou)}
                    onThanked={() => {
                      focusQueue();
                      mark.mutate({ id: thankYou.id, isThanked: true });
                    }}
                    onThankedOnWall={() => {
                      focusQueue();
                      mark.mutate(
                        { id: thankYou.id, isThanked: true, onWall: true },
                        { onSuccess: () => showToast(thankedOnWall(firstName)) },
                      );
                    }}
                  />
                ))}
              </ul>
            )}
            {ConfirmOnly !== null && (
              <ConfirmOnly
                entries={toConfirm}
                onDecide={(id, status) => {
                  focusQueue();
                  setStatus({ id, status });
                }}
              />
            )}
            <div className={classes.ledger}>
              {thankYous.length > MOST && (
                <Button variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole ? listWords.showFewer() : listWords.showAll(thankYous.length)}
                </Button>
              )}
              {toWrite.length > 1 && (
                <Button variant="default" onClick={() => several.edit(toWrite)}>
                  {queueWords.thankSeveral()}
                </Button>
              )}
            </div>
            {LinksToShare !== null && toShare.length > 0 && (
              <LinksToShare waiting={toShare} firstName={firstName} />
            )}
            <SentThankYous kidId={kidId} firstName={firstName} />
          </>
        )}
      </Section>
      {dialogs.edited && (
        <WriteThankYouDialog
          key={dialogs.edited.key}
          kidId={kidId}
          firstName={firstName}
          thankYou={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
          onSent={(answer) => showReady([answer])}
        />
      )}
      {several.edited && (
        <ThankSeveralDialog
          key={several.edited.key}
          kidId={kidId}
          firstName={firstName}
          waiting={several.edited.entry}
          opened={several.isEditing}
          onClose={several.close}
          onSent={showReady}
        />
      )}
      {sent.length > 0 && (
        <ThankYousReadyDialog
          sent={sent}
          firstName={firstName}
          opened={isReadyOpen}
          onClose={() => setReadyOpen(false)}
        />
      )}
    </>
  );
}

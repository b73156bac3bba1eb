import type { SentThankYouView } from "@giftling/domain";
import * as listWords from "@giftling/messages/entries/list";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import type { KidProps } from "../../entries/entry-section.tsx";
import { ShowAllButton } from "../../entries/expandable-rows.tsx";
import rows from "../../entries/rows.module.css";
import { Section } from "../../entries/section.tsx";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import classes from "../../gifts/gifts.module.css";
import { asksToTakeBack } from "../../gifts/ledger/recent-gifts.ts";
import { useSetContributionStatus } from "../../gifts/ledger/use-ledger-mutations.ts";
import { focusQueueHeading, restoreQueueFocus } from "./focus-queue.ts";
import { ThankYouQueueRow } from "./queue-row.tsx";
import {
  createWallThanksToast,
  formatPendingItems,
  isToDecide,
  isUnwritten,
} from "./thank-you-text.ts";
import { saveUnsharedThankYouIds, useUnsharedThankYouIds } from "./unshared-thank-you-ids.ts";
import { useMarkThanked } from "./use-thank-you-mutations.ts";

/** Returns a kid's sent thank-yous whose private links were not shared yet. Sends no request if there are none. */
function useUnsharedThankYous(kidId: string): SentThankYouView[] {
  const unshared = useUnsharedThankYouIds();
  const { data } = trpc.gratitude.sentThankYous.useQuery(
    { kidId },
    { enabled: unshared.length > 0 },
  );
  return data?.filter((one) => one.status === "sent" && unshared.includes(one.id)) ?? [];
}

const ThankSeveralDialog = createLazyPopup(
  () => import("./group-thank-you-dialog.tsx"),
  runWhenIdle,
);

const ThankYousReadyDialog = createLazyPopup(
  () => import("./sent-thank-yous-dialog.tsx"),
  runWhenIdle,
);
const WriteThankYouDialog = createLazyPopup(
  () => import("./write-thank-you-dialog.tsx"),
  runWhenIdle,
);
const loadEmptyQueue = () => import("./empty-queue.tsx");
const loadConfirmOnly = () => import("./contribution-confirmations.tsx");
const loadRequests = () => import("./withdrawal-requests.tsx");
const loadLinks = () => import("./unshared-thank-you-links.tsx");
/** Number of rows that are visible before the list is expanded. */
const MOST = 5;

/**
 * Renders the queue of gifts that await confirmation or a thank-you, and the history of sent thank-yous
 * (rule: thank-you-queue).
 */
export function ThankYouSection({ kidId, firstName }: KidProps) {
  const query = trpc.gratitude.pendingThankYous.useQuery({ kidId });
  const dialogs = useEntryDialogs<SentThankYouView>();
  const [sent, setSent] = useState<readonly SentThankYouView[]>([]);
  const [isReadyOpen, setReadyOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const several = useEntryDialogs<readonly SentThankYouView[]>();
  const mark = useMarkThanked(kidId);
  const toShare = useUnsharedThankYous(kidId);
  const { Part: LinksToShare } = useLazyComponent(loadLinks, toShare.length > 0);
  const { Part: EmptyQueue } = useLazyComponent(loadEmptyQueue, query.data?.length === 0);
  const toWrite = query.data?.filter(isUnwritten) ?? [];
  const { data: contributions = [] } = trpc.gratitude.contributions.useQuery({ kidId });
  const { data: wishes = [] } = trpc.wishlist.list.useQuery({ kidId });
  const offList = new Set<string | null>(
    wishes.flatMap(({ isOffList, gifts }) => (isOffList ? gifts.map(({ id }) => id) : [])),
  );
  const { mutate: setStatus } = useSetContributionStatus(kidId);
  const reported = contributions.filter(({ status }) => status === "reported");
  const asking = contributions.filter(asksToTakeBack);
  const toConfirm = reported.filter(
    ({ id }) => !query.data?.some(({ contributionId }) => contributionId === id),
  );
  const { Part: ConfirmOnly } = useLazyComponent(loadConfirmOnly, toConfirm.length > 0);
  const { Part: Requests } = useLazyComponent(loadRequests, asking.length > 0);
  const words = formatPendingItems({
    toThank: toWrite.length,
    toConfirm: contributions.filter(isToDecide).length,
  });
  const showReady = (answers: readonly SentThankYouView[]) => {
    if (answers.every(({ status }) => status === "queued")) {
      focusQueueHeading();
      showToast({
        title: queueWords.queuedStatus(),
        message: queueWords.queuedMessage(answers.length),
      });
      return;
    }
    saveUnsharedThankYouIds(answers.filter(({ status }) => status === "sent").map(({ id }) => id));
    setSent(answers);
    setReadyOpen(true);
  };
  return (
    <>
      <Section
        id="thank-yous"
        title={queueWords.queueTitle()}
        query={query}
        action={
          words !== null && <span className={`${rows.status} ${rows.statusWarm}`}>{words}</span>
        }
      >
        {(thankYous) => (
          <>
            {Requests !== null && <Requests kidId={kidId} entries={asking} />}
            {thankYous.length === 0 ? (
              EmptyQueue !== null && (
                <EmptyQueue
                  kidId={kidId}
                  hasGifts={contributions.length > 0}
                  hasLinks={toShare.length > 0}
                />
              )
            ) : (
              <ul className={rows.list} aria-label={queueWords.pendingThankYousAriaLabel()}>
                {(isWhole ? thankYous : thankYous.slice(0, MOST)).map((thankYou) => (
                  <ThankYouQueueRow
                    key={thankYou.id}
                    thankYou={thankYou}
                    isOffList={offList.has(thankYou.giftId)}
                    isReported={reported.some(({ id }) => id === thankYou.contributionId)}
                    onDecide={(status) => {
                      const { contributionId: id } = thankYou;
                      // A saved dismissal removes the contribution from the queue, together with the focused button.
                      const onSuccess = status === "dismissed" ? restoreQueueFocus : undefined;
                      if (id !== null) setStatus({ id, status }, { onSuccess });
                    }}
                    onWrite={() => dialogs.edit(thankYou)}
                    onThanked={() => {
                      focusQueueHeading();
                      mark.mutate({ id: thankYou.id, isThanked: true });
                    }}
                    onThankedOnWall={() => {
                      focusQueueHeading();
                      mark.mutate(
                        { id: thankYou.id, isThanked: true, onWall: true },
                        { onSuccess: () => showToast(createWallThanksToast(firstName)) },
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
                  focusQueueHeading();
                  setStatus({ id, status });
                }}
              />
            )}
            <div className={classes.ledger}>
              {thankYous.length > MOST && (
                <ShowAllButton
                  isWhole={isWhole}
                  total={thankYous.length}
                  onToggle={() => setWhole(!isWhole)}
                />
              )}
              {toWrite.length > 1 && (
                <Button variant="default" onClick={() => several.edit(toWrite)}>
                  {queueWords.thankSeveralButton()}
                </Button>
              )}
            </div>
            {LinksToShare !== null && toShare.length > 0 && (
              <LinksToShare waiting={toShare} firstName={firstName} />
            )}
            <SentThankYouHistory kidId={kidId} firstName={firstName} />
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

const loadList = () => import("./sent-thank-you-list.tsx");

/**
 * Renders the history of thank-yous that were sent or recorded as thanked, newest first. Loads the list when it is
 * expanded.
 */
function SentThankYouHistory({ kidId, firstName }: KidProps) {
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(1);
  const { Part: SentList, failedFor } = useLazyComponent(loadList, isOpen ? tries : null);
  const listId = useId();
  return (
    <div className={classes.history}>
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? queueWords.hideSentButton() : queueWords.showSentButton()}
      </Button>
      <div id={listId}>
        {isOpen && SentList !== null && <SentList kidId={kidId} firstName={firstName} />}
        {isOpen && SentList === null && failedFor === null && <Skeleton height={56} />}
        {isOpen && SentList === null && failedFor !== null && (
          <ErrorState
            title={queueWords.sentLoadErrorTitle()}
            message={listWords.sectionLoadErrorMessage()}
            error={null}
            onRetry={() => setTries(tries + 1)}
          />
        )}
      </div>
    </div>
  );
}

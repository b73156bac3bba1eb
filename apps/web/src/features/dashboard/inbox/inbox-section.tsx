import type { KidView } from "@giftling/domain";
import { showAllGiftsButton } from "@giftling/messages/dashboard/inbox";
import { showFewerButton } from "@giftling/messages/entries/list";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { IconChevronDown, IconGift } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { ShowAllButton } from "../../../components/show-all-button.tsx";
import { trpc } from "../../../trpc.ts";
import { DashboardSection } from "../../entries/dashboard-section.tsx";
import rows from "../../entries/rows.module.css";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import gifts from "../../gifts/gifts.module.css";
import { isThankYouUnwritten } from "../../gifts/life/gift-stage.ts";
import { SentThankYouHistory } from "../../thank-yous/queue/sent-thank-you-history.tsx";
import type { UnwrittenThankYou } from "../../thank-yous/queue/thank-you-dialogs.tsx";
import { formatGiver, formatPendingActions } from "../../thank-yous/queue/thank-you-text.ts";
import { useUnsharedThankYous } from "../../thank-yous/queue/unshared-thank-you-ids.ts";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./inbox.module.css";
import { InboxGiftRow } from "./inbox-gift-row.tsx";
import {
  countPendingGifts,
  getNextInboxGiftAction,
  groupInboxGiftsByGiver,
  hasInboxGift,
  type InboxGift,
  type InboxGiverGroup,
  listInboxGifts,
} from "./inbox-gifts.ts";
import { useInboxTasks } from "./use-inbox-tasks.ts";

const ThankYouDialogs = createLazyPopup(
  () => import("../../thank-yous/queue/thank-you-dialogs.tsx"),
  runWhenIdle,
);
const loadEmptyInbox = () => import("./empty-inbox.tsx");
const loadTasks = () => import("./tasks/inbox-task-rows.tsx");
const loadLinks = () => import("../../thank-yous/queue/unshared-thank-you-links.tsx");

/** Maximum number of cards and tasks shown in the collapsed inbox. */
const VISIBLE_CARDS = 3;

const sortLinkedFirst = (cards: readonly InboxGiverGroup[], giftId: string) =>
  cards.toSorted((a, b) => Number(hasInboxGift(b, giftId)) - Number(hasInboxGift(a, giftId)));

/** Renders the family's inbox by giver, and the selected kid's sent thank-yous (rule: today-inbox). */
export function InboxSection() {
  const { user, kids, kid, giftId = "" } = useDashboard();
  const query = useInbox(kids, kid.id);
  const writing = useEntryDialogs<UnwrittenThankYou>();
  const [isWhole, setWhole] = useState(false);
  const { data: queue = [] } = trpc.gratitude.pendingThankYous.useQuery({ kidId: kid.id });
  const toWrite = queue.filter(isThankYouUnwritten);
  const toShare = useUnsharedThankYous(kid.id);
  const { Part: LinksToShare } = useLazyComponent(loadLinks, toShare.length > 0);
  const tasks = useInboxTasks(user, kids);
  const { Part: TaskRows } = useLazyComponent(loadTasks, tasks.length > 0);
  const isEmpty = query.data?.length === 0 && tasks.length === 0;
  const { Part: EmptyInbox } = useLazyComponent(loadEmptyInbox, isEmpty);
  const toReview = tasks.reduce(
    (sum, task) => sum + (task.kind === "proposals" ? task.count : 0),
    0,
  );
  const words = formatPendingActions({ ...countPendingGifts(query.data ?? []), toReview });

  function write({ kidId, thankYou }: InboxGift) {
    const firstName = kids.find(({ id }) => id === kidId)?.firstName ?? "";
    if (thankYou !== null) writing.edit({ kidId, firstName, thankYou });
  }

  return (
    <>
      <DashboardSection id="thank-yous" title={queueWords.queueTitle()} query={query} lead={words}>
        {(cards) => {
          const total = cards.length + tasks.length;
          const most = isWhole ? total : VISIBLE_CARDS;
          const shownTasks = tasks.slice(0, Math.max(0, most - cards.length));
          return (
            <>
              {isEmpty && EmptyInbox !== null && <EmptyInbox hasLinks={toShare.length > 0} />}
              {cards.length > 0 && (
                <ul className={rows.list} aria-label={queueWords.pendingThankYousAriaLabel()}>
                  {sortLinkedFirst(cards, giftId)
                    .slice(0, most)
                    .map((card) => (
                      <GiverCard key={card.key} card={card} onWrite={write} />
                    ))}
                </ul>
              )}
              {shownTasks.length > 0 && TaskRows !== null && <TaskRows tasks={shownTasks} />}
              <div className={gifts.ledger}>
                {total > VISIBLE_CARDS && (
                  <ShowAllButton isWhole={isWhole} total={total} onToggle={setWhole} />
                )}
                {toWrite.length > 1 && (
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() =>
                      writing.edit({ kidId: kid.id, firstName: kid.firstName, waiting: toWrite })
                    }
                  >
                    {queueWords.writeGroupThankYouButton()}
                  </Button>
                )}
              </div>
              {LinksToShare !== null && toShare.length > 0 && (
                <LinksToShare waiting={toShare} firstName={kid.firstName} />
              )}
              <SentThankYouHistory kidId={kid.id} firstName={kid.firstName} />
            </>
          );
        }}
      </DashboardSection>
      {writing.edited && (
        <ThankYouDialogs
          edited={writing.edited}
          opened={writing.isEditing}
          onClose={writing.close}
        />
      )}
    </>
  );
}

/** Renders a giver's inbox card. Gifts other than the first are initially hidden (rule: today-inbox). */
function GiverCard({
  card: { giver, gifts },
  onWrite,
}: {
  card: InboxGiverGroup;
  onWrite: (gift: InboxGift) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const next = gifts.find((gift) => getNextInboxGiftAction(gift) !== null);
  const first = next ?? gifts[0];
  const others = gifts.filter((gift) => gift !== first);
  const name = formatGiver(giver);
  return (
    <li className={`${rows.row} ${classes.card}`}>
      {giver === null ? (
        <span className={rows.mark}>
          <IconGift size={22} stroke={1.5} aria-hidden />
        </span>
      ) : (
        <Avatar name={name} size={44} />
      )}
      <div className={rows.text}>
        <p className={rows.name}>{name}</p>
        {[...(first ? [first] : []), ...(isWhole ? others : [])].map((gift) => (
          <InboxGiftRow
            key={gift.id}
            gift={gift}
            also={isWhole || gift !== first ? [] : others}
            isNext={gift === next}
            onWrite={() => onWrite(gift)}
          >
            {gift === first && others.length > 0 && (
              <button
                type="button"
                className={classes.toggle}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? showFewerButton() : showAllGiftsButton(gifts.length)}
                <IconChevronDown size={16} stroke={1.5} aria-hidden />
              </button>
            )}
          </InboxGiftRow>
        ))}
      </div>
    </li>
  );
}

const none: readonly never[] = [];

/** Returns the family's inbox. Requests another kid's lists only if the kid has pending items (rule: today-inbox). */
function useInbox(kids: readonly KidView[], selectedId: string) {
  const counts = trpc.gratitude.waiting.useQuery(undefined, { retryOnMount: false });
  const countsOf = (id: string) => counts.data?.find(({ kidId }) => kidId === id);
  const active = kids.filter(({ id }) => {
    const count = countsOf(id);
    return id === selectedId || (count && count.toThank + count.toConfirm + count.toApprove > 0);
  });
  const thankYous = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => t.gratitude.pendingThankYous({ kidId })),
  );
  const contributions = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => t.gratitude.contributions({ kidId })),
  );
  const walls = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => {
      const enabled = (countsOf(kidId)?.toApprove ?? 0) > 0;
      return t.gratitude.wall({ kidId }, { enabled });
    }),
  );
  const wishes = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => t.wishlist.list({ kidId }, { enabled: kidId === selectedId })),
  );
  const failed = [...thankYous, ...contributions].find((query) => query.isError);
  const isComplete = [...thankYous, ...contributions].every((query) => query.data !== undefined);
  const cards = () =>
    groupInboxGiftsByGiver(
      active.flatMap(({ id: kidId }, index) =>
        listInboxGifts({
          kidId,
          thankYous: thankYous[index]?.data ?? none,
          contributions: contributions[index]?.data ?? none,
          wall: walls[index]?.data ?? none,
          offListIds: new Set(
            wishes[index]?.data?.flatMap(({ isOffList, gifts }) =>
              isOffList ? gifts.map(({ id }) => id) : [],
            ),
          ),
        }),
      ),
    );
  return {
    data: isComplete ? cards() : undefined,
    isError: failed !== undefined,
    error: failed?.error,
  };
}

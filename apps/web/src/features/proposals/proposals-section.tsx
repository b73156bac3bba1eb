import "../../styles/mantine.css";
import type { ProposalView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { viewButton } from "@giftling/messages/entries/dialogs";
import * as words from "@giftling/messages/proposals/proposals";
import { IconBulb } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { isNotFoundError } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { formatRelativeDate } from "../../components/format-relative-date.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../idempotency-key.ts";
import { trpc } from "../../trpc.ts";
import { DashboardSection } from "../entries/dashboard-section.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import { ExpandableRows } from "../entries/expandable-rows.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import { hasEntryRow, highlightEntryRow } from "../entries/highlight-entry-row.ts";
import {
  createDeleteMutationOptions,
  createKidListCache,
  ensureEntryDeleted,
} from "../entries/lists/list-cache.ts";
import rows from "../entries/rows.module.css";
import { type UndoableDelete, useUndoableDelete } from "../entries/use-undoable-delete.ts";
import { GiftMessage } from "../gifts/gift-message.tsx";
import { updateWishCount } from "../wishlist/update-wish-count.ts";
import classes from "./proposals-section.module.css";

/** Maximum number of proposals shown in the collapsed list. */
const MOST = 3;

/**
 * Renders the proposals that a parent can accept or decline. Renders nothing if the kid has no proposals
 * (rule: proposals).
 */
export default function ProposalsSection({ kidId }: { kidId: string }) {
  const query = trpc.proposals.list.useQuery({ kidId });
  const router = useRouter();
  const { accept, decline, focusHeading } = useProposalMutations(kidId);
  const deletion = useUndoableDelete({
    remove: (id) => ensureEntryDeleted(() => decline.mutateAsync({ id })),
    path: (id) => `/api/proposals/${id}`,
  });
  if (query.data?.length === 0) return null;
  const put = (proposal: ProposalView) => {
    // The proposal's ID is the idempotency key, so that a retry after a lost response returns the same wish.
    accept.mutate(addIdempotencyKey({ id: proposal.id }, proposal.id), {
      onSuccess: (wish) => {
        focusHeading(proposal.id);
        showToast({
          title: words.proposalAcceptedConfirmation(wish.name),
          action: {
            label: viewButton(),
            run: () => {
              if (!hasEntryRow(wish.id)) {
                void router.navigate({ to: "/dashboard/wishlist", search: { kid: kidId } });
              }
              highlightEntryRow(wish.id);
            },
          },
        });
      },
      onError: (error) => {
        if (isNotFoundError(error)) focusHeading(proposal.id);
      },
    });
  };
  return (
    <DashboardSection id="proposals" title={words.proposalsTitle()} query={query}>
      {(proposals) => (
        <>
          <p className={classes.lead}>{words.proposalsDescription()}</p>
          <ExpandableRows all={proposals} most={MOST}>
            {(proposal) => (
              <ProposalRow
                key={proposal.id}
                proposal={proposal}
                deletion={deletion}
                isPending={accept.isPending && accept.variables.id === proposal.id}
                onAccept={() => put(proposal)}
              />
            )}
          </ExpandableRows>
        </>
      )}
    </DashboardSection>
  );
}

function ProposalRow({
  proposal: { id, name, url, note, proposedBy, createdAt },
  deletion,
  isPending,
  onAccept,
}: {
  proposal: ProposalView;
  deletion: UndoableDelete;
  isPending: boolean;
  onAccept: () => void;
}) {
  return (
    <EntryItem id={id} name={name} className={rows.row} deletion={deletion}>
      <span className={`${rows.mark} ${rows.markGift}`}>
        <IconBulb size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={classes.name} dir="auto">
          {name}
        </p>
        <p className={rows.detail}>
          <bdi>{proposedBy ?? words.unnamedVisitorLabel()}</bdi>
          <span>{formatRelativeDate(createdAt, new Date())}</span>
          {url !== null && <ExternalUrlLink url={url} />}
        </p>
        <GiftMessage words={note} />
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          loading={isPending}
          aria-label={words.acceptProposalAriaLabel(name)}
          onClick={onAccept}
        >
          {words.acceptProposalButton()}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          disabled={isPending}
          aria-label={words.declineProposalAriaLabel(name)}
          onClick={() => deletion.ask(id)}
        >
          {words.declineProposalButton()}
        </Button>
      </div>
    </EntryItem>
  );
}

/**
 * Returns the mutations that accept or decline a kid's proposals. An accepted proposal is added to the cached wishlist.
 * If another person accepted or declined the proposal, the wishlist is refetched.
 */
function useProposalMutations(kidId: string) {
  const utils = trpc.useUtils();
  const list = createKidListCache(utils.proposals.list, kidId);
  const wishes = createKidListCache(utils.wishlist.list, kidId);
  const focusSection = (id: "proposals" | "wishlist") =>
    document.querySelector<HTMLElement>(`#${id} h2`)?.focus({ preventScroll: true });
  return {
    /**
     * Moves the focus from an accepted proposal to the heading of the proposals or, if none remain, of the wishlist.
     */
    focusHeading: (id: string) => {
      const { activeElement } = document;
      const row = activeElement?.closest<HTMLElement>("[data-entry]");
      if (activeElement !== document.body && row?.dataset.entry !== id) return;
      focusSection(list.read()?.length ? "proposals" : "wishlist");
    },
    accept: trpc.proposals.accept.useMutation({
      ...createDeleteMutationOptions(list),
      onSuccess: (wish) => {
        // Removes the wish first, because an event may have refetched the list before the response arrived
        // (rule: live-pages).
        wishes.write((items) => [...items.filter(({ id }) => id !== wish.id), wish]);
        utils.kids.analytics.setData({ kidId }, (totals) => totals && updateWishCount(totals, 1));
      },
      onError: (error) => {
        if (!isNotFoundError(error)) {
          showErrorToast(words.acceptProposalErrorTitle(), error, commonWords.retryMessage());
          return;
        }
        showToast({ title: words.proposalAlreadyDecidedMessage() });
        wishes.refresh();
      },
    }),
    decline: trpc.proposals.decline.useMutation(
      createDeleteMutationOptions(list, () => {
        // The heading, which has the focus after Undo, disappears with the last proposal.
        const isLast = list.read()?.length === 1;
        if (isLast && document.activeElement?.closest("#proposals")) focusSection("wishlist");
      }),
    ),
  };
}

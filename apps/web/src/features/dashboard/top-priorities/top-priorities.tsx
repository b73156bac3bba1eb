import {
  type ContributionView,
  type Currency,
  getLedgerPlaceSum,
  type LinkLists,
  listPriorityCandidates,
  listTopPriorities,
  PRIORITY_SLOTS,
  type PriorityCandidate,
  type WishlistItemView,
} from "@giftling/domain";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { formatLedgerSum } from "@giftling/messages/gifts/sums";
import { formatFundingStatus } from "@giftling/messages/hub/funding";
import { VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { DropdownMenu } from "../../../components/dropdown-menu.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { trpc } from "../../../trpc.ts";
import { DashboardSection } from "../../entries/dashboard-section.tsx";
import { useLinkLists } from "../../entries/lists/link-procedures.ts";
import { usePriorityMoves } from "../../entries/priorities/use-priority-moves.ts";
import { type ParentPriority, PriorityText } from "./priority-text.tsx";
import classes from "./top-priorities.module.css";

const loadCards = () => import("./priority-cards.tsx");

const NOTHING = { "529": 0, other: 0 };

/** Returns the priorities in the hub's order, with funding texts from the ledger (rule: one-ledger). */
function listPriorities(
  links: LinkLists,
  wishlist: WishlistItemView[],
  contributions: readonly ContributionView[],
  currency: Currency | undefined,
): ParentPriority[] {
  const lists = { ...links, wishlist };
  return listTopPriorities({ ...lists, contributedByType: NOTHING }).map((card) => ({
    ...card,
    fundingText:
      card.kind === "paymentLink"
        ? formatLedgerSum(
            getLedgerPlaceSum({ kind: "link", id: card.id }, contributions, lists),
            currency,
          )
        : formatFundingStatus(card.funded, currency),
  }));
}

/** Renders the Top 3 Priorities, if any. With `link`, phones show `link` instead of controls (rule: slot-moves). */
export function TopPriorities({ kidId, link }: { kidId: string; link?: ReactNode }) {
  const { lists: links } = useLinkLists(kidId);
  const wishlist = trpc.wishlist.list.useQuery({ kidId });
  const contributions = trpc.gratitude.contributions.useQuery({ kidId });
  const currency = useCurrency();
  const moves = usePriorityMoves(kidId);
  const [said, say] = useState("");
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const isShort = isNarrow && link !== undefined;
  const cards =
    links && wishlist.data
      ? listPriorities(links, wishlist.data, contributions.data ?? [], currency)
      : [];
  // Until the controls have loaded, the priorities are a plain list.
  const { Part: PriorityCards } = useLazyComponent(loadCards, !isShort && cards.length > 0);
  if (!links || !wishlist.data || cards.length === 0) return null;
  const free = PRIORITY_SLOTS.find((slot) => cards.every((card) => card.slot !== slot));
  return (
    <DashboardSection
      id="priorities"
      title={priorityWords.prioritiesTitle()}
      query={{ data: cards }}
      isShort={isShort}
      action={
        isShort
          ? link
          : free !== undefined && (
              <AddPriorityMenu
                candidates={listPriorityCandidates({ ...links, wishlist: wishlist.data })}
                onAdd={({ kind, id, title }) => {
                  moves.add({ kind, id }, free);
                  say(priorityWords.priorityPositionAnnouncement(title, free));
                }}
              />
            )
      }
    >
      {(shown) =>
        isShort || PriorityCards === null ? (
          <ol className={classes.short}>
            {shown.map((card) => (
              <li key={card.id} className={classes.entry} value={card.slot}>
                <span className={classes.slot}>{card.slot}</span>
                <PriorityText card={card} />
              </li>
            ))}
          </ol>
        ) : (
          <>
            <PriorityCards cards={shown} moves={moves} say={say} />
            {/* Announces moves to screen readers. */}
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </>
        )
      }
    </DashboardSection>
  );
}

/** Renders a menu of the links and activities that can become a priority (rule: slot-candidates). */
function AddPriorityMenu({
  candidates,
  onAdd,
}: {
  candidates: readonly PriorityCandidate[];
  onAdd: (candidate: PriorityCandidate) => void;
}) {
  if (candidates.length === 0) return null;
  return (
    <DropdownMenu
      width="max-content"
      button={(props) => (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          {...props}
        >
          {priorityWords.addPriorityButton()}
        </Button>
      )}
    >
      {(Menu) =>
        candidates.map((candidate) => (
          <Menu.Item
            key={candidate.id}
            className={classes.candidate}
            onClick={(event) => {
              // Focuses the heading, because the pressed entry, and possibly the menu's button, are removed.
              event.currentTarget.closest("section")?.querySelector("h2")?.focus();
              onAdd(candidate);
            }}
          >
            {candidate.title}
          </Menu.Item>
        ))
      }
    </DropdownMenu>
  );
}

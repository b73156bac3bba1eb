import * as ledgerWords from "@giftling/messages/gifts/ledger";
import { IconGift, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { ShowAllButton } from "../../../components/show-all-button.tsx";
import { trpc } from "../../../trpc.ts";
import { DashboardSection } from "../../entries/dashboard-section.tsx";
import { EmptySectionIcon } from "../../entries/empty-section-icon.tsx";
import { SHORTENED_LIST_LENGTH } from "../../entries/entry-list.tsx";
import type { KidProps } from "../../entries/entry-section.tsx";
import rows from "../../entries/rows.module.css";
import type { EntryListPath } from "../../entries/section-page-link.tsx";
import { ShortenedSectionActions } from "../../entries/shortened-section-actions.tsx";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import classes from "../gifts.module.css";
import { useWishesIncludingDeleted } from "../use-wishes-including-deleted.ts";
import { hasDayWithRevertibleGifts, listDaysWithRevertibleGifts } from "./gift-days.ts";
import { GiftRow } from "./gift-row.tsx";
import { listLedgerGifts, listRecentGifts, type RecentGift } from "./recent-gifts.ts";

const loadWaitingNames = () => import("./pending-giver-name-approvals.tsx");

const AssignGiftDialog = createLazyPopup(() => import("./assign-gift-dialog.tsx"), runWhenIdle);
const CorrectNameDialog = createLazyPopup(
  () => import("./correct-giver-name-dialog.tsx"),
  runWhenIdle,
);

const loadSteps = () => import("../life/gift-next-steps.tsx");
const loadTakeBackDay = () => import("./revert-gifts-of-day-button.tsx");

/** Maximum number of ledger entries shown in the collapsed list. */
const MOST = 8;

/**
 * Renders the newest gifts, with a button that expands the list to the whole ledger. If `seeAll` is set, a link to the
 * ledger replaces the button (rule: contribution-ledger).
 */
export function RecentGiftsSection({
  kidId,
  firstName,
  onAdd,
  seeAll,
}: KidProps & {
  onAdd: (what: "money" | "other-gift") => void;
  seeAll?: EntryListPath;
}) {
  const wishlist = trpc.wishlist.list.useQuery({ kidId });
  const contributions = trpc.gratitude.contributions.useQuery({ kidId });
  // The statistics contain the number of names that are pending approval.
  const { data: figures } = trpc.kids.analytics.useQuery({ kidId }, { retryOnMount: false });
  // Hidden on the Today page, whose inbox contains the pending names.
  const { Part: WaitingNames } = useLazyComponent(
    loadWaitingNames,
    !seeAll && figures?.waitingNames,
  );
  const wishes = useWishesIncludingDeleted(kidId, wishlist.data);
  const currency = useCurrency();
  const [isWhole, setWhole] = useState(false);
  const dialogs = useEntryDialogs<RecentGift>();
  const assign = useEntryDialogs<RecentGift>();
  const query = {
    data: wishes && contributions.data && listLedgerGifts(wishes, contributions.data, currency),
    isError: wishlist.isError || contributions.isError,
    error: wishlist.error ?? contributions.error,
  };
  const isShort = seeAll !== undefined;
  const recent = listRecentGifts(query.data ?? [], isShort ? SHORTENED_LIST_LENGTH : MOST);
  const { Part: Steps } = useLazyComponent(loadSteps, !isShort);
  const days = listDaysWithRevertibleGifts(query.data ?? []);
  const isDayFull = !isShort && hasDayWithRevertibleGifts(days);
  const { Part: TakeBackDay } = useLazyComponent(loadTakeBackDay, isDayFull);
  return (
    <>
      <DashboardSection
        id="recent-gifts"
        title={ledgerWords.recentGiftsTitle()}
        lead={isShort && query.data?.length === 0 && ledgerWords.noGiftsTitle()}
        query={query}
        isShort={isShort}
        action={
          isShort && (
            <ShortenedSectionActions
              kidId={kidId}
              count={query.data?.length}
              shownCount={recent.length}
              seeAll={seeAll}
              seeAllLabel={ledgerWords.viewAllGiftsAriaLabel}
              addLabel={ledgerWords.recordContributionButton()}
              onAdd={() => onAdd("money")}
            />
          )
        }
      >
        {(gifts) => (
          <>
            {WaitingNames !== null && <WaitingNames kidId={kidId} />}
            {gifts.length === 0 && !isShort && (
              <EmptyState
                picture={<EmptySectionIcon icon={IconGift} />}
                title={ledgerWords.noGiftsTitle()}
                message={ledgerWords.noGiftsMessage(firstName)}
              />
            )}
            {gifts.length > 0 && (
              <ul className={rows.list}>
                {(isWhole ? gifts : recent).map((gift) => (
                  <GiftRow
                    key={`${gift.kind}-${gift.id}`}
                    kidId={kidId}
                    gift={gift}
                    isCompact={isShort}
                    Steps={Steps}
                    onCorrectName={() => dialogs.edit(gift)}
                    onAssign={() => assign.edit(gift)}
                  />
                ))}
              </ul>
            )}
            <div className={classes.ledger}>
              {!isShort && gifts.length > recent.length && (
                <ShowAllButton isWhole={isWhole} total={gifts.length} onToggle={setWhole} />
              )}
              {!isShort && (
                <>
                  <Button
                    variant="default"
                    leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
                    onClick={() => onAdd("money")}
                  >
                    {ledgerWords.recordContributionButton()}
                  </Button>
                  <Button variant="subtle" onClick={() => onAdd("other-gift")}>
                    {ledgerWords.recordOffListGiftButton()}
                  </Button>
                </>
              )}
              {TakeBackDay !== null && isDayFull && <TakeBackDay kidId={kidId} days={days} />}
            </div>
          </>
        )}
      </DashboardSection>
      {assign.edited && (
        <AssignGiftDialog
          key={assign.edited.key}
          kidId={kidId}
          gift={assign.edited.entry}
          opened={assign.isEditing}
          onClose={assign.close}
        />
      )}
      {dialogs.edited && (
        <CorrectNameDialog
          key={dialogs.edited.key}
          kidId={kidId}
          gift={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}

import * as ledgerWords from "@giftling/messages/gifts/ledger";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { ActionIcon, type Menu as MantineMenu } from "@mantine/core";
import { IconDots, IconGift, IconSeedling } from "@tabler/icons-react";
import type { ComponentProps, ComponentType } from "react";
import { Button } from "../../../components/button.tsx";
import { DropdownMenu } from "../../../components/dropdown-menu.tsx";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { trpc } from "../../../trpc.ts";
import rows from "../../entries/rows.module.css";
import { GiftMessage } from "../gift-message.tsx";
import classes from "../gifts.module.css";
import type GiftNextSteps from "../life/gift-next-steps.tsx";
import { getGiftStage, useIsGiftThanked } from "../life/gift-stage.ts";
import { GiftStatus } from "../life/gift-status.tsx";
import { getWallEntryKey, type RecentGift } from "./recent-gifts.ts";
import { useSetContributionStatus } from "./use-ledger-mutations.ts";
import { useSetWallEntryVisibility } from "./use-wall-mutations.ts";

/**
 * Renders a ledger entry with the parent's actions. With `isCompact`, omits Confirm and Dismiss, because the inbox on
 * the same page has these buttons (rule: contribution-ledger).
 */
export function GiftRow({
  kidId,
  gift,
  isCompact,
  Steps,
  onCorrectName,
  onAssign,
}: {
  kidId: string;
  gift: RecentGift;
  isCompact: boolean;
  /** Component that renders the gift's next steps. Null while the component is loading, and with `isCompact`. */
  Steps: ComponentType<ComponentProps<typeof GiftNextSteps>> | null;
  onCorrectName: () => void;
  /** Called when the parent starts to assign an off-list gift to a wish. */
  onAssign: () => void;
}) {
  const { mutate: setStatus } = useSetContributionStatus(kidId);
  const Icon = gift.kind === "gift" ? IconGift : IconSeedling;
  const name = `${gift.giver}, ${gift.what}`;
  const isThanked = useIsGiftThanked(kidId)(gift.id);
  // Focuses the section's heading, because the pressed button disappears.
  const decide = (button: HTMLElement, decision: "confirmed" | "dismissed") => {
    button.closest("section")?.querySelector("h2")?.focus({ preventScroll: true });
    setStatus({ id: gift.id, status: decision });
  };
  return (
    <li className={rows.row} data-entry={gift.id}>
      <span className={`${rows.mark} ${gift.kind === "gift" ? rows.markGift : ""}`}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.giftHead}>
        <div className={rows.text}>
          <p className={rows.name}>{gift.giver}</p>
          <p className={rows.detail}>
            <span>{gift.what}</span>
            <span>{formatRelativeDate(gift.givenAt, new Date())}</span>
            {gift.status === "dismissed" ? (
              <span>{ledgerWords.dismissedStatus()}</span>
            ) : (
              <GiftStatus
                stage={getGiftStage({
                  isMoney: gift.kind === "money",
                  isReported: gift.status === "reported",
                  receivedAt: gift.receivedAt,
                  isThanked,
                })}
                receivedAt={gift.receivedAt}
              />
            )}
            {gift.isAskedBack && <span>{queueWords.withdrawalRequestStatus()}</span>}
            {gift.isOffList && <span>{ledgerWords.offListStatus()}</span>}
          </p>
          <GiftMessage words={gift.message} />
        </div>
        <DropdownMenu
          button={(props) => (
            <ActionIcon aria-label={queueWords.moreActionsAriaLabel(name)} {...props}>
              <IconDots size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        >
          {(Menu) => (
            <>
              {gift.isOffList && (
                <Menu.Item onClick={onAssign}>{ledgerWords.assignGiftButton()}</Menu.Item>
              )}
              {gift.isNamed && (
                <Menu.Item onClick={onCorrectName}>
                  {ledgerWords.correctGiverNameButton()}
                </Menu.Item>
              )}
              {gift.status !== "dismissed" && <WallItem Menu={Menu} kidId={kidId} gift={gift} />}
              {gift.status !== null && gift.status !== "reported" && (
                <Menu.Item onClick={() => setStatus({ id: gift.id, status: "reported" })}>
                  {gift.status === "confirmed"
                    ? ledgerWords.revokeConfirmationButton()
                    : ledgerWords.restoreContributionButton()}
                </Menu.Item>
              )}
            </>
          )}
        </DropdownMenu>
      </div>
      {Steps !== null && gift.kind === "gift" && (
        <Steps
          kidId={kidId}
          giftIds={gift.receivedAt === null ? [gift.id] : []}
          wish={gift.what}
          what={name}
          isToThank={!isThanked}
        />
      )}
      {gift.status === "reported" && !isCompact && (
        <div className={rows.actions}>
          <Button
            size="sm"
            variant="default"
            aria-label={queueWords.confirmContributionAriaLabel(name)}
            onClick={(event) => decide(event.currentTarget, "confirmed")}
          >
            {queueWords.confirmContributionButton()}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            aria-label={queueWords.dismissContributionAriaLabel(name)}
            onClick={(event) => decide(event.currentTarget, "dismissed")}
          >
            {queueWords.dismissContributionButton()}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Renders the menu item that hides or shows a gift's wall entry. The item is disabled until the wall has loaded. */
function WallItem({
  Menu,
  kidId,
  gift,
}: {
  Menu: typeof MantineMenu;
  kidId: string;
  gift: RecentGift;
}) {
  const wall = trpc.gratitude.wall.useQuery({ kidId });
  const setOnWall = useSetWallEntryVisibility(kidId);
  const { kind, id } = getWallEntryKey(gift);
  const entry = wall.data?.find((one) => one.kind === kind && one.id === id);
  const isOnWall = entry?.isOnWall ?? true;
  return (
    <Menu.Item disabled={!entry} onClick={() => setOnWall({ kind, id }, !isOnWall)}>
      {isOnWall ? ledgerWords.removeFromWallButton() : ledgerWords.showOnWallButton()}
    </Menu.Item>
  );
}

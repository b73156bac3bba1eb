import { ANONYMOUS_GIVER_NAME, type ParentWallEntryView } from "@giftling/domain";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import { formatGiverName, getWallEntryLabel } from "@giftling/messages/hub/wall";
import { thankYouActionAriaLabel } from "@giftling/messages/thank-yous/queue";
import * as wallWords from "@giftling/messages/wall/wall";
import { IconGift, IconMailHeart, IconSeedling } from "@tabler/icons-react";
import { Button } from "../../components/button.tsx";
import { formatRelativeDate } from "../../components/format-relative-date.ts";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { DashboardSection } from "../entries/dashboard-section.tsx";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import type { KidProps } from "../entries/entry-section.tsx";
import { ExpandableRows } from "../entries/expandable-rows.tsx";
import rows from "../entries/rows.module.css";
import { useSetWallEntryVisibility } from "../gifts/ledger/use-wall-mutations.ts";

/** Maximum number of wall entries shown in the collapsed list. */
const MOST = 24;

/** Renders the parent's view of the Wall of Support, including hidden entries (rule: wall-corrections). */
export function WallSection({ kidId, firstName }: KidProps) {
  const query = trpc.gratitude.wall.useQuery({ kidId });
  const setOnWall = useSetWallEntryVisibility(kidId);
  return (
    <DashboardSection id="wall" title={wallWords.wallTitle()} query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState
            picture={<EmptySectionIcon icon={IconMailHeart} />}
            title={wallWords.emptyWallTitle()}
            message={wallWords.emptyWallMessage(firstName)}
          />
        ) : (
          <ExpandableRows all={entries} most={MOST}>
            {(entry) => (
              <WallRow
                key={`${entry.kind}-${entry.id}`}
                entry={entry}
                onSet={(isOnWall) => setOnWall(entry, isOnWall)}
              />
            )}
          </ExpandableRows>
        )
      }
    </DashboardSection>
  );
}

function WallRow({
  entry,
  onSet,
}: {
  entry: ParentWallEntryView;
  onSet: (isOnWall: boolean) => void;
}) {
  const { isOnWall, kind, contributionType } = entry;
  const Icon = kind === "purchase" ? IconGift : IconSeedling;
  const name = entry.isByParent
    ? wallWords.parentGiverName()
    : (entry.giverName ?? formatGiverName(ANONYMOUS_GIVER_NAME));
  const what =
    entry.giftLabel ??
    getWallEntryLabel(contributionType === "529" ? "529 Investment" : "Contribution");
  const verb = isOnWall ? ledgerWords.removeFromWallButton() : ledgerWords.showOnWallButton();
  return (
    <li className={`${rows.row} ${rows.withActions}`}>
      <span className={`${rows.mark} ${kind === "purchase" ? rows.markGift : ""}`}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{name}</p>
        <p className={rows.detail}>
          <span>{what}</span>
          <span>{formatRelativeDate(entry.givenAt, new Date())}</span>
          {!isOnWall && (
            <span className={`${rows.status} ${rows.statusMuted}`}>
              {wallWords.hiddenFromWallStatus()}
            </span>
          )}
        </p>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={thankYouActionAriaLabel(verb, `${name}, ${what}`)}
        onClick={() => onSet(!isOnWall)}
      >
        {isOnWall ? wallWords.hideFromWallButton() : wallWords.showOnWallButton()}
      </Button>
    </li>
  );
}

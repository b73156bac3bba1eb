import { ANONYMOUS_NAME, type ParentWallEntryView } from "@giftling/domain";
import * as listWords from "@giftling/messages/entries/list";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import { giverName, wallLabel } from "@giftling/messages/hub/wall";
import { verbOf } from "@giftling/messages/thank-yous/queue";
import * as wallWords from "@giftling/messages/wall/wall";
import { IconGift, IconMailHeart, IconSeedling } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { formatDay } from "../../components/format-day.ts";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../entries/empty-mark.tsx";
import rows from "../entries/rows.module.css";
import { Section } from "../entries/section.tsx";
import { useSetOnWall } from "../gifts/ledger/use-wall-writes.ts";

/** Number of notes that are visible at first. A button shows all notes. */
const MOST = 24;

/** Renders the Wall of Support for a parent, including hidden entries (rule: wall-corrections). */
export function WallSection({ kidId, firstName }: { kidId: string; firstName: string }) {
  const query = trpc.gratitude.wall.useQuery({ kidId });
  const [isWhole, setWhole] = useState(false);
  const setOnWall = useSetOnWall(kidId);
  return (
    <Section id="wall" title={wallWords.wallOfSupport()} query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState
            picture={<EmptyMark icon={IconMailHeart} />}
            title={wallWords.nobodyYet()}
            message={wallWords.whoeverGives(firstName)}
          />
        ) : (
          <>
            <ul className={rows.list}>
              {(isWhole ? entries : entries.slice(0, MOST)).map((entry) => (
                <WallRow
                  key={`${entry.kind}-${entry.id}`}
                  entry={entry}
                  onSet={(isOnWall) => setOnWall(entry, isOnWall)}
                />
              ))}
            </ul>
            {entries.length > MOST && (
              <div className={rows.more}>
                <Button variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole ? listWords.showFewer() : listWords.showAll(entries.length)}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Section>
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
  const name = entry.isByParent ? wallWords.you() : (entry.giverName ?? giverName(ANONYMOUS_NAME));
  const what =
    entry.giftLabel ?? wallLabel(contributionType === "529" ? "529 Investment" : "Contribution");
  const verb = isOnWall ? ledgerWords.takeOffTheWall() : ledgerWords.putBackOnTheWall();
  return (
    <li className={`${rows.row} ${rows.withActions}`}>
      <span className={`${rows.mark} ${kind === "purchase" ? rows.markGift : ""}`}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{name}</p>
        <p className={rows.detail}>
          <span>{what}</span>
          <span>{formatDay(entry.givenAt, new Date())}</span>
          {!isOnWall && (
            <span className={`${rows.status} ${rows.statusMuted}`}>{wallWords.offTheWall()}</span>
          )}
        </p>
      </div>
      <Button
        size="sm"
        variant="subtle"
        aria-label={verbOf(verb, `${name}, ${what}`)}
        onClick={() => onSet(!isOnWall)}
      >
        {isOnWall ? wallWords.takeOff() : wallWords.putBack()}
      </Button>
    </li>
  );
}

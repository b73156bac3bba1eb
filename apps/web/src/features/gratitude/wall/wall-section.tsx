import { ANONYMOUS_NAME, type ParentWallEntryView } from "@giftling/domain";
import { IconGift, IconMailHeart, IconSeedling } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { trpc } from "../../../trpc.ts";
import { EmptyMark } from "../../entries/empty-mark.tsx";
import rows from "../../entries/rows.module.css";
import { Section } from "../../entries/section.tsx";
import { useSetOnWall } from "../ledger/use-wall-writes.ts";

/** How many notes are in sight; the others are one press away. */
const MOST = 24;

/** The Wall of Support as its parent tends it, with what was taken off it (rule: wall-corrections). */
export function WallSection({ kidId, firstName }: { kidId: string; firstName: string }) {
  const query = trpc.gratitude.wall.useQuery({ kidId });
  const [isWhole, setWhole] = useState(false);
  const setOnWall = useSetOnWall(kidId);
  return (
    <Section id="wall" title="Wall of Support" query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState
            picture={<EmptyMark icon={IconMailHeart} />}
            title="Nobody is on the wall yet"
            message={`Whoever gives to ${firstName} is thanked here by name.`}
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
                  {isWhole ? "Show fewer" : `Show all ${entries.length}`}
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
  const name = entry.isByParent ? "You" : (entry.giverName ?? ANONYMOUS_NAME);
  const what = entry.giftLabel ?? (contributionType === "529" ? "529 Investment" : "Contribution");
  const verb = isOnWall ? "Take off the wall" : "Put back on the wall";
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
          {!isOnWall && <span className={`${rows.status} ${rows.statusMuted}`}>Off the wall</span>}
        </p>
      </div>
      <Button
        size="sm"
        variant="subtle"
        aria-label={`${verb}: ${name}, ${what}`}
        onClick={() => onSet(!isOnWall)}
      >
        {isOnWall ? "Take off" : "Put back"}
      </Button>
    </li>
  );
}

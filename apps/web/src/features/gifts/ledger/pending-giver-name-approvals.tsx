import { ANONYMOUS_GIVER_NAME, type ParentWallEntryView } from "@giftling/domain";
import { approveGiverNameButton } from "@giftling/messages/gifts/life";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { Button } from "../../../components/button.tsx";
import { trpc } from "../../../trpc.ts";
import rows from "../../entries/rows.module.css";
import classes from "./pending-giver-name-approvals.module.css";
import { useApproveGiverNames } from "./use-wall-mutations.ts";

const getName = (entry: ParentWallEntryView): string =>
  entry.giverName ?? formatGiverName(ANONYMOUS_GIVER_NAME);

/**
 * Renders the names and off-list gifts that await a parent's approval. Includes names from before the approval setting
 * was turned off. Renders nothing if no name is pending (rule: approved-names).
 */
export default function PendingGiverNameApprovals({ kidId }: { kidId: string }) {
  // The dashboard has already loaded the statistics. The wall is loaded only if the statistics count a pending name.
  const { data: figures } = trpc.kids.analytics.useQuery({ kidId }, { retryOnMount: false });
  const wall = trpc.gratitude.wall.useQuery(
    { kidId },
    { enabled: (figures?.waitingNames ?? 0) > 0 },
  );
  const approve = useApproveGiverNames(kidId);
  const waiting = wall.data?.filter((entry) => entry.awaitsApproval) ?? [];
  if (waiting.length === 0) return null;
  const show = (ids: string[]) => {
    // Moves the focus, because the pressed button disappears.
    document.querySelector<HTMLElement>("#recent-gifts h2")?.focus({ preventScroll: true });
    approve.mutate({ kidId, ids: ids.slice(0, 500) });
  };
  return (
    <section className={classes.waiting} aria-label={recordingWords.pendingNamesAriaLabel()}>
      <p className={classes.waitingNames}>{recordingWords.pendingNamesMessage(waiting.length)}</p>
      <ul className={rows.list}>
        {waiting.map((entry) => (
          <li key={`${entry.kind}-${entry.id}`} className={classes.waitingName}>
            <div>
              <p className={rows.name}>{getName(entry)}</p>
              {entry.giftLabel && <p className={rows.detail}>{entry.giftLabel}</p>}
            </div>
            <Button
              size="sm"
              variant="default"
              aria-label={recordingWords.approveGiverNameAriaLabel(getName(entry))}
              disabled={approve.isPending}
              onClick={() => show([entry.id])}
            >
              {approveGiverNameButton()}
            </Button>
          </li>
        ))}
      </ul>
      {waiting.length > 1 && (
        <Button
          variant="subtle"
          disabled={approve.isPending}
          onClick={() => show(waiting.map(({ id }) => id))}
        >
          {recordingWords.approveAllNamesButton()}
        </Button>
      )}
    </section>
  );
}

import { createWallEntries, WALL_PAGE_SIZE, type WallEntry } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { formatGiverName } from "@giftling/messages/hub/wall";
import * as wallWords from "@giftling/messages/hub/wall-section";
import { useState } from "react";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { queryApi } from "../../../visitor/call-api.ts";
import { WALL_HEADING_ID } from "../flow/headings.ts";
import { useHub } from "../flow/hub-context.ts";
import pageClasses from "../page/hub-page.module.css";
import classes from "./hub-wall.module.css";
import { LoadMoreLink } from "./load-more-link.tsx";
import { useLoadMore } from "./use-load-more.ts";
import notes from "./wall-entry-item.module.css";
import { WallEntryItem } from "./wall-entry-item.tsx";

/** Minimum number of wall entries for which the wall shows a search field. */
const MIN_SEARCHABLE_NOTES = 40;
/** Maximum number of wall entries that one click loads. */
const MAX_NOTES_PER_LOAD = 20 * WALL_PAGE_SIZE;

const holds = ({ displayName, giftName }: WallEntry, sought: string): boolean =>
  `${formatGiverName(displayName)} ${giftName ?? ""}`.toLowerCase().includes(sought);

/** Renders the Wall of Support with one paper note for each gift (rule: wall-of-support). */
export function HubWall() {
  const { hub, whole } = useHub();
  const [typed, setTyped] = useState("");
  const entries = createWallEntries(hub);
  const { familyUrl, kid, wallTotal } = hub;
  const { id: kidId, firstName } = kid;
  const readAfter = (before: string) => queryApi("hub", "wall", { familyUrl, kidId, before });
  async function readRest(before: string): Promise<WallEntry[]> {
    const page = await readAfter(before);
    const rest = [...page];
    for (let last = page.at(-1); last && rest.length < MAX_NOTES_PER_LOAD; last = rest.at(-1)) {
      const next = await readAfter(last.id);
      if (next.length === 0) break;
      rest.push(...next);
    }
    return rest;
  }
  const { shown, hasMore, list, showMore, isLoading } = useLoadMore({
    // The cached hub contains all purchases, but only the newest page of contributions. Only the first page of the
    // merged wall is therefore complete.
    known: whole.wall ? entries : entries.slice(0, WALL_PAGE_SIZE),
    opensWith: whole.wall ? entries.length : WALL_PAGE_SIZE,
    total: wallTotal,
    read: readRest,
  });
  const count = hub.giversTotal;
  const sought = typed.trim().toLowerCase();
  const found = shown.filter((entry) => holds(entry, sought));
  return (
    <section className={pageClasses.section} aria-labelledby={WALL_HEADING_ID}>
      <h2 id={WALL_HEADING_ID} tabIndex={-1}>
        {wallWords.wallHeading()}
      </h2>
      {entries.length === 0 ? (
        <EmptyState
          picture={<BareWall />}
          title={wallWords.emptyWallTitle()}
          message={wallWords.emptyWallMessage(firstName)}
        />
      ) : (
        <>
          {count > 0 && (
            <p className={pageClasses.lead}>{words.giverCountMessage(count, firstName)}</p>
          )}
          {wallTotal >= MIN_SEARCHABLE_NOTES && (
            <input
              type="search"
              className={classes.search}
              aria-label={wallWords.wallSearchAriaLabel()}
              placeholder={wallWords.wallSearchPlaceholder()}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                if (hasMore) showMore(event);
              }}
            />
          )}
          <ul className={notes.wall} ref={list}>
            {found.map((entry) => (
              <WallEntryItem key={entry.id} entry={entry} />
            ))}
          </ul>
          {found.length === 0 && !isLoading && (
            <p className={pageClasses.lead} role="status">
              {wallWords.noWallResultsMessage(typed.trim())}
            </p>
          )}
          {hasMore && (
            <p className={classes.more}>
              <LoadMoreLink
                list="wall"
                headingId={WALL_HEADING_ID}
                onClick={showMore}
                isLoading={isLoading}
              >
                {wallTotal - shown.length <= MAX_NOTES_PER_LOAD
                  ? wallWords.showAllWallEntriesButton(wallTotal)
                  : wallWords.showMoreWallEntriesButton(MAX_NOTES_PER_LOAD, wallTotal)}
              </LoadMoreLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function BareWall() {
  return (
    <svg className={classes.bareWall} viewBox="0 0 220 130" aria-hidden="true">
      <g fill="var(--giftling-card)" stroke="var(--giftling-art-soft)" strokeWidth="3">
        <rect x="12" y="34" width="78" height="54" rx="10" strokeDasharray="7" />
        <rect x="132" y="40" width="78" height="54" rx="10" strokeDasharray="7" />
      </g>
      <rect x="68" y="22" width="86" height="76" rx="12" fill="var(--giftling-tint-coral)" />
      <circle cx="111" cy="24" r="7" fill="var(--giftling-art-gift)" />
      <path
        d="M111 82s-20-11-20-25a11 11 0 0 1 20-6 11 11 0 0 1 20 6c0 14-20 25-20 25Z"
        fill="none"
        stroke="var(--giftling-art-gift)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

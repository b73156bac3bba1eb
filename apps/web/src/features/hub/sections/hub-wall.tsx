import { WALL_PAGE, type WallEntry, wallEntries } from "@giftling/domain";
import { IconGift, IconHeart, IconSeedling } from "@tabler/icons-react";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { trpc } from "../../../trpc.ts";
import { WALL_HEADING_ID } from "../flow/headings.ts";
import { useHub } from "../flow/hub-context.ts";
import pageClasses from "../page/hub-page.module.css";
import classes from "./hub-wall.module.css";
import { MoreLink } from "./more-link.tsx";
import { MyGifts } from "./my-gifts.tsx";
import { useMore } from "./use-more.ts";

/** Everybody who gave, as paper notes on a wall (rule: wall-of-support). */
export function HubWall() {
  const { hub, whole } = useHub();
  const { fetch } = trpc.useUtils().hub.wall;
  const entries = wallEntries(hub);
  const { id: kidId, firstName } = hub.kid;
  const { shown, hasMore, list, showMore, isLoading } = useMore({
    // The purchases among them are all there; the contributions only as far as the newest page.
    known: whole.wall ? entries : entries.slice(0, WALL_PAGE),
    opensWith: whole.wall ? entries.length : WALL_PAGE,
    total: hub.wallTotal,
    read: (before) => fetch({ familyUrl: hub.familyUrl, kidId, before }),
  });
  const count = hub.giversTotal;
  return (
    <section className={pageClasses.section} aria-labelledby={WALL_HEADING_ID}>
      <h2 id={WALL_HEADING_ID} tabIndex={-1}>
        Wall of Support
      </h2>
      <MyGifts />
      {entries.length === 0 ? (
        <EmptyState
          picture={<BareWall />}
          title="A wall with room for you"
          message={`The first gift for ${firstName} will hang right here.`}
        />
      ) : (
        <>
          {count > 0 && (
            <p className={pageClasses.lead}>
              {count === 1 ? "1 person has" : `${count} people have`} given to {firstName} so far.
            </p>
          )}
          <ul className={classes.wall} ref={list}>
            {shown.map((entry) => (
              <Note key={entry.id} entry={entry} />
            ))}
          </ul>
          {hasMore && (
            <p className={classes.more}>
              <MoreLink
                list="wall"
                kidId={kidId}
                headingId={WALL_HEADING_ID}
                onClick={showMore}
                isLoading={isLoading}
              >
                {hub.wallTotal - shown.length <= WALL_PAGE
                  ? `Show all ${hub.wallTotal} notes`
                  : `Show ${WALL_PAGE} more of ${hub.wallTotal} notes`}
              </MoreLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}

const LOOK = {
  "529 Investment": { Icon: IconSeedling, tone: classes.evergreen },
  Gift: { Icon: IconGift, tone: classes.coral },
  Contribution: { Icon: IconHeart, tone: classes.sun },
} as const;

/** One gift as a paper note. */
export function Note({ entry }: { entry: WallEntry }) {
  const { Icon, tone } = LOOK[entry.label];
  return (
    <li className={`${classes.note} ${tone}`} dir="auto">
      <span className={classes.name}>{entry.displayName}</span>
      <span className={classes.label}>
        <Icon size={20} stroke={1.5} aria-hidden />
        {entry.label}
      </span>
      {entry.giftName !== null && (
        <span className={classes.gift} dir="auto">
          {entry.giftName}
        </span>
      )}
    </li>
  );
}

/** Two notes that wait for a name, and one that has its mark. */
function BareWall() {
  return (
    <svg className={classes.bareWall} viewBox="0 0 220 130" aria-hidden="true">
      <g fill="var(--giftling-card)" stroke="var(--giftling-art-soft)" strokeWidth="3">
        <rect
          x="12"
          y="34"
          width="78"
          height="54"
          rx="10"
          strokeDasharray="7 7"
          transform="rotate(-4 51 61)"
        />
        <rect
          x="132"
          y="40"
          width="78"
          height="54"
          rx="10"
          strokeDasharray="7 7"
          transform="rotate(5 171 67)"
        />
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
      <circle cx="30" cy="18" r="4" fill="var(--giftling-art)" />
      <circle cx="196" cy="22" r="3.5" fill="var(--giftling-sun)" />
      <circle cx="112" cy="118" r="3.5" fill="var(--giftling-art)" />
    </svg>
  );
}

import type { UpdateView } from "@giftling/domain";
import { formatUtcDate } from "@giftling/messages/dates";
import * as words from "@giftling/messages/hub/page";
import { UncroppedPicture } from "../../../components/picture/uncropped-picture.tsx";
import { queryApi } from "../../../visitor/call-api.ts";
import { useHub, useHubTextProps } from "../flow/hub-context.ts";
import pageClasses from "../page/hub-page.module.css";
import { CollapsibleText } from "./collapsible-text.tsx";
import classes from "./hub-updates.module.css";
import { LoadMoreLink } from "./load-more-link.tsx";
import { useLoadMore } from "./use-load-more.ts";

/** Maximum number of updates shown in the collapsed list. */
const FIRST_SHOWN = 3;

const HEADING_ID = "recent-updates";

/** Renders the newest updates of a hub, with a link that shows more (rule: hub-blocks). */
export function HubUpdates() {
  const { hub, whole } = useHub();
  const { familyUrl, kid, updates } = hub;
  const newestFirst = [...updates].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id.localeCompare(a.id),
  );
  const { shown, hasMore, list, showMore, isLoading } = useLoadMore({
    known: newestFirst,
    opensWith: whole.updates ? updates.length : FIRST_SHOWN,
    total: hub.updatesTotal,
    read: (before) => queryApi("hub", "updates", { familyUrl, kidId: kid.id, before }),
  });
  return (
    <section className={pageClasses.section} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{words.recentUpdatesHeading()}</h2>
      <ol className={classes.journal} ref={list}>
        {shown.map((update) => (
          <Entry key={update.id} update={update} />
        ))}
      </ol>
      {hasMore && (
        <p className={classes.older}>
          <LoadMoreLink
            list="updates"
            headingId={HEADING_ID}
            onClick={showMore}
            isLoading={isLoading}
          >
            {words.showOlderUpdatesButton()}
          </LoadMoreLink>
        </p>
      )}
    </section>
  );
}

function Entry({ update }: { update: UpdateView }) {
  const own = useHubTextProps();
  return (
    <li className={classes.entry}>
      <p className={classes.date}>
        <time dateTime={update.createdAt}>{formatUtcDate(update.createdAt)}</time>
        {update.writtenBy && (
          <>
            {" · "}
            <bdi>{update.writtenBy}</bdi>
          </>
        )}
      </p>
      <h3 className={classes.title} {...own}>
        {update.title}
      </h3>
      {update.imageUrl !== null && (
        <UncroppedPicture
          className={classes.picture}
          src={update.imageUrl}
          width={update.imageWidth}
          height={update.imageHeight}
          maxHeight={560}
        />
      )}
      <CollapsibleText text={update.content} lines={6} className={classes.content} />
    </li>
  );
}

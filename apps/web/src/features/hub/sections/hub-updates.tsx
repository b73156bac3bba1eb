import type { UpdateView } from "@giftling/domain";
import { WholePicture } from "../../../components/picture/whole-picture.tsx";
import pageClasses from "../page/hub-page.module.css";
import buttons from "./hub-buttons.module.css";
import classes from "./hub-updates.module.css";
import { useShowAll } from "./use-show-all.ts";

/** How many entries the journal opens with. */
const FIRST_SHOWN = 3;

// The same day for the server and every browser, so that hydration finds what was rendered.
const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const yearFormat = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: "UTC" });

/** Family news as a small journal, newest first (rule: hub-blocks). */
export function HubUpdates({ updates }: { updates: readonly UpdateView[] }) {
  const newestFirst = [...updates].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id.localeCompare(a.id),
  );
  const { shown, hasMore, list, showAll } = useShowAll(
    newestFirst,
    newestFirst.slice(0, FIRST_SHOWN),
  );
  return (
    <section className={pageClasses.section} aria-labelledby="recent-updates">
      <h2 id="recent-updates">Recent Updates</h2>
      <ol className={classes.journal} ref={list}>
        {shown.map((update) => (
          <Entry key={update.id} update={update} />
        ))}
      </ol>
      {hasMore && (
        <p className={classes.older}>
          <button type="button" className={buttons.quiet} onClick={showAll}>
            Show older updates
          </button>
        </p>
      )}
    </section>
  );
}

function Entry({ update }: { update: UpdateView }) {
  const date = new Date(update.createdAt);
  return (
    <li className={classes.entry}>
      <p className={classes.date}>
        <time dateTime={update.createdAt}>
          {dayFormat.format(date)}, {yearFormat.format(date)}
        </time>
      </p>
      <h3 className={classes.title} dir="auto">
        {update.title}
      </h3>
      {update.imageUrl !== null && (
        <WholePicture
          className={classes.picture}
          src={update.imageUrl}
          width={update.imageWidth}
          height={update.imageHeight}
          maxHeight={560}
        />
      )}
      <p className={classes.content} dir="auto">
        {update.content}
      </p>
    </li>
  );
}

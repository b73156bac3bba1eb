import type { LinkClicksView } from "@giftling/domain";
import * as words from "@giftling/messages/analytics/clicks";
import { useId } from "react";
import { formatClickCount } from "./chart.ts";
import classes from "./clicks.module.css";

/**
 * Renders each link with its number of clicks. Pressing a link selects it for the chart. Pressing the selected link again
 * selects all links.
 */
export function LinkBars({
  links,
  chosenId,
  onChoose,
}: {
  links: readonly LinkClicksView[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}) {
  const id = useId();
  const most = Math.max(1, ...links.map(({ clicks }) => clicks));
  return (
    <section aria-labelledby={id}>
      <h3 className={classes.heading} id={id}>
        {words.clicksByLinkHeading()}
      </h3>
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={link.id ?? "removed"}>
            {link.id === null ? (
              <div className={classes.link}>
                <LinkLine link={link} most={most} />
              </div>
            ) : (
              <button
                type="button"
                className={classes.link}
                aria-pressed={link.id === chosenId}
                onClick={() => onChoose(link.id === chosenId ? null : link.id)}
              >
                <LinkLine link={link} most={most} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkLine({ link, most }: { link: LinkClicksView; most: number }) {
  return (
    <>
      <span className={classes.label}>
        {link.label}
        <span className={classes.kind}>{words.getLinkKindLabel(link.kind)}</span>
      </span>
      <span className={classes.clicks}>{formatClickCount(link.clicks)}</span>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className={classes.share}
        aria-hidden
        focusable="false"
      >
        <rect width="100" height="4" className={classes.shareAll} />
        <rect width={(link.clicks / most) * 100} height="4" className={classes.bar} />
      </svg>
    </>
  );
}

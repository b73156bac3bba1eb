import type { ClickReportView, LinkClicksView } from "@giftling/domain";
import * as words from "@giftling/messages/analytics/clicks";
import { getLocale } from "@giftling/messages/language";
import { IconDownload, IconLink } from "@tabler/icons-react";
import { type PointerEvent, useId, useState } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import { formatChartDate, formatClickCount, getChartDayIndex, getChartScaleMax } from "./chart.ts";
import classes from "./clicks.module.css";

/**
 * Renders a chart of the clicks per day, followed by the clicks per link. The chart shows all links or the selected
 * link.
 */
export function ClickReport({
  report,
  firstName,
  csvHref,
}: {
  report: ClickReportView;
  firstName: string;
  csvHref: string;
}) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { days, links } = report;
  if (report.clicks === 0) {
    return (
      <EmptyState
        picture={<EmptySectionIcon icon={IconLink} />}
        title={words.noClicksTitle(days.length)}
        message={words.noClicksMessage(firstName)}
      />
    );
  }
  const chosen = links.find(({ id }) => id !== null && id === chosenId);
  const { daily, clicks } = chosen ?? report;
  const of = chosen?.label ?? words.allLinksLabel();
  return (
    <>
      <ClickChart
        days={days}
        daily={daily}
        title={of}
        summary={words.totalClicksLabel(formatClickCount(clicks), days.length)}
      />
      <LinkBars links={links} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
      <DayTable days={days} daily={daily} caption={words.dailyClicksCaption(of)} />
      <div className={classes.foot}>
        <p className={classes.note}>{words.countingMethodNote()}</p>
        <Button
          href={csvHref}
          download
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
        >
          {words.downloadCsvButton()}
        </Button>
      </div>
    </>
  );
}

/** Renders the click chart's data as a collapsed table, with the latest day first. */
function DayTable({
  days,
  daily,
  caption,
}: {
  days: readonly string[];
  daily: readonly number[];
  caption: string;
}) {
  const rows = days.map((day, index) => ({ day, clicks: daily[index] ?? 0 })).reverse();
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>{words.showTableButton()}</summary>
      <table className={classes.table}>
        <caption className={classes.tableCaption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.dateColumnHeading()}</th>
            <th scope="col">{words.clicksColumnHeading()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, clicks }) => (
            <tr key={day}>
              <th scope="row">{formatChartDate(day)}</th>
              <td>{clicks.toLocaleString(getLocale())}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * Renders each link with its number of clicks. Pressing a link filters the click chart by the link. Pressing the
 * selected link shows the clicks of all links.
 */
function LinkBars({
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

const HEIGHT = 100;
/** Width of a bar in the click chart, in SVG units. Each day is 10 units wide. */
const BAR = 7;

/**
 * Renders the clicks per day as bars. The caption shows the total, or the clicks of the day under the pointer.
 * `DayTable` shows the same data to screen readers.
 */
function ClickChart({
  days,
  daily,
  title,
  summary,
}: {
  days: readonly string[];
  daily: readonly number[];
  title: string;
  summary: string;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  const top = getChartScaleMax(Math.max(...daily));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(getChartDayIndex((clientX - left) / width, days.length));
  };
  const day = pointed === null ? undefined : days[pointed];
  const middle = days[Math.floor((days.length - 1) / 2)];
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <span className={classes.of}>{title}</span>
        <span className={classes.value}>
          {day === undefined
            ? summary
            : `${formatChartDate(day)}: ${formatClickCount(daily[pointed ?? 0] ?? 0)}`}
        </span>
      </figcaption>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          <span>{top.toLocaleString(getLocale())}</span>
          <span>{(top / 2).toLocaleString(getLocale())}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={classes.picture}
          role="img"
          aria-label={`${title}: ${summary}`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1="0" x2={days.length * 10} y1={y} y2={y} className={classes.grid} />
          ))}
          {daily.map((clicks, index) => (
            <rect
              key={days[index]}
              x={index * 10 + (10 - BAR) / 2}
              y={HEIGHT - (clicks / top) * HEIGHT}
              width={BAR}
              height={(clicks / top) * HEIGHT}
              className={classes.bar}
              data-pointed={index === pointed || undefined}
            />
          ))}
        </svg>
        <div className={classes.dates} aria-hidden>
          {[days[0], middle, days.at(-1)].map((one) => (
            <span key={one}>{one === undefined ? "" : formatChartDate(one, "short")}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

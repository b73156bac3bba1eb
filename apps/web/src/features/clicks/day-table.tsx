import * as words from "@giftling/messages/analytics/clicks";
import { getLocale } from "@giftling/messages/language";
import { formatUtcDay } from "./chart.ts";
import classes from "./clicks.module.css";

/** Renders the chart's data as a collapsed table, the latest day first. */
export function DayTable({
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
            <th scope="col">{words.dayColumnHeading()}</th>
            <th scope="col">{words.clicksColumnHeading()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, clicks }) => (
            <tr key={day}>
              <th scope="row">{formatUtcDay(day)}</th>
              <td>{clicks.toLocaleString(getLocale())}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

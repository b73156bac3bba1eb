import { getMonthName } from "@giftling/messages/dates";
import {
  hubLikeLabels,
  hubSizeLabels,
  monthYearLabel,
  sizesCheckedNote,
  sizesHeading,
} from "@giftling/messages/hub/sizes";
import { useHub, useHubTextProps } from "../../flow/hub-context.ts";
import classes from "./hub-sizes.module.css";

const LABELS = [...Object.entries(hubSizeLabels), ...Object.entries(hubLikeLabels)];

/** Renders the kid's published sizes and likes (rule: sizes). */
export function HubSizes() {
  const own = useHubTextProps();
  const { sizes: known, kid } = useHub().hub;
  if (!known) return null;
  const filled = new Map<string, string | null>(Object.entries(known));
  const [year = "", month] = known.checkedIn?.split("-") ?? [];
  const name = getMonthName(Number(month));
  return (
    <section className={classes.sizes} aria-labelledby="sizes">
      <h3 id="sizes">{sizesHeading(kid.firstName)}</h3>
      {name && (
        // When the year changes, the server's text stays.
        <p suppressHydrationWarning>
          {sizesCheckedNote(
            year === `${new Date().getUTCFullYear()}` ? name : monthYearLabel(name, year),
          )}
        </p>
      )}
      <dl>
        {LABELS.map(
          ([key, label]) =>
            filled.get(key) && (
              <div key={key} className={key in hubLikeLabels ? classes.like : classes.size}>
                <dt>{label()}</dt>
                <dd {...own}>{filled.get(key)}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

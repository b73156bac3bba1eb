import { monthName } from "@giftling/messages/dates";
import { checkedIn, likes, monthOfYear, sizes, sizesOf } from "@giftling/messages/hub/sizes";
import { useHub, useOwnWords } from "../../flow/hub-context.ts";
import classes from "./hub-sizes.module.css";

const LABELS = [...Object.entries(sizes), ...Object.entries(likes)];

/** Renders the kid's published sizes and likes (rule: sizes). */
export function HubSizes() {
  const own = useOwnWords();
  const { sizes: known, kid } = useHub().hub;
  if (!known) return null;
  const filled = new Map<string, string | null>(Object.entries(known));
  const [year = "", month] = known.checkedIn?.split("-") ?? [];
  const name = monthName(Number(month));
  return (
    <section className={classes.sizes} aria-labelledby="sizes">
      <h3 id="sizes">{sizesOf(kid.firstName)}</h3>
      {name && (
        // When the year changes, the server's text stays.
        <p suppressHydrationWarning>
          {checkedIn(year === `${new Date().getUTCFullYear()}` ? name : monthOfYear(name, year))}
        </p>
      )}
      <dl>
        {LABELS.map(
          ([key, label]) =>
            filled.get(key) && (
              <div key={key} className={key in likes ? classes.like : classes.size}>
                <dt>{label()}</dt>
                <dd {...own}>{filled.get(key)}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

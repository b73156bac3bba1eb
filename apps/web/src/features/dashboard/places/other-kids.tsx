import type { KidView } from "@giftling/domain";
import * as todayWords from "@giftling/messages/dashboard/today";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { formatPendingItems } from "../../thank-yous/queue/thank-you-words.ts";
import { useDashboard } from "../dashboard-context.ts";
import { usePendingItems } from "../use-waiting.ts";
import classes from "./other-kids.module.css";

/**
 * Renders one line for each other kid with pending items. Renders nothing if the family has only one kid (rule:
 * waiting-counts).
 */
export function OtherKidsPendingItems() {
  const { kids, kid } = useDashboard();
  const others = kids.filter(({ id }) => id !== kid.id);
  if (others.length === 0) return null;
  return (
    <section className={classes.others} aria-label={todayWords.otherKidsAriaLabel()}>
      <ul className={classes.list}>
        {others.map((other) => (
          <li key={other.id}>
            <OtherKid kid={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherKid({ kid }: { kid: KidView }) {
  const waiting = usePendingItems(kid.id);
  const words = waiting && formatPendingItems(waiting);
  return (
    <Link to="/dashboard" search={{ kid: kid.id }} className={classes.line}>
      <Avatar name={kid.firstName} src={kid.avatarUrl} size={36} />
      <span className={classes.name}>{kid.firstName}</span>
      <span className={words === null ? classes.quiet : classes.waiting}>
        {words ?? todayWords.nothingPendingStatus()}
      </span>
      <IconChevronRight size={18} stroke={1.5} aria-hidden className={classes.quiet} />
    </Link>
  );
}

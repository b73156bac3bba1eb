import type { groupByOccasion, HubOccasionView } from "@giftling/domain";
import { formatOccasionDate } from "@giftling/messages/dates";
import * as words from "@giftling/messages/hub/occasions";
import { type HubItem, useHubTextProps } from "../../flow/hub-context.ts";
import buttons from "../hub-buttons.module.css";
import listClasses from "./hub-wishlist.module.css";
import { WishCardList } from "./hub-wishlist.tsx";
import classes from "./occasion-groups.module.css";

type Group = NonNullable<ReturnType<typeof groupByOccasion<HubOccasionView, HubItem>>>[number];

/**
 * Renders wishes grouped by occasion. While one occasion is shown, a link leads to the whole list (rule: occasions).
 */
export function OccasionGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={classes.groups} id="wishlist-items">
      {groups.map((group) => (
        <OccasionGroup key={group.occasion?.id ?? ""} {...group} />
      ))}
      <p className={classes.whole}>
        <a className={`${buttons.quiet} ${listClasses.showAll}`} href="#wishlist">
          {words.showAllOccasionsLink()}
        </a>
      </p>
    </div>
  );
}

/**
 * Renders the wishes for an occasion, or the wishes without an occasion. The wishes for a past occasion are collapsed.
 * The fragment `#for-{id}` hides all other groups (rule: occasions).
 */
function OccasionGroup({ occasion, wishes }: Group) {
  const own = useHubTextProps();
  const id = `for-${occasion?.id ?? "any"}`;
  const date = occasion && formatOccasionDate(occasion);
  const heading = (
    <h3 id={occasion?.isPast ? undefined : id}>
      {occasion === null ? (
        words.anyOccasionHeading()
      ) : (
        <bdi {...(occasion.name !== null && own)}>
          {occasion.name ?? words.birthdayOccasionLabel()}
        </bdi>
      )}
      {date && <span>{date}</span>}
    </h3>
  );
  const list = <WishCardList found={wishes} id={`${id}-items`} />;
  return occasion?.isPast ? (
    <details className={classes.group}>
      <summary className={classes.heading}>
        {heading}
        {words.pastOccasionLabel()}
      </summary>
      {/* Browsers open `details` if the fragment targets an element inside. */}
      <div id={id}>{list}</div>
    </details>
  ) : (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.heading}>
        {heading}
        <a href={`#${id}`} aria-describedby={id}>
          {words.filterByOccasionLink()}
        </a>
      </div>
      {list}
    </section>
  );
}

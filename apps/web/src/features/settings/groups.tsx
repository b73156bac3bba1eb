import { settings } from "@giftling/messages/menu";
import { type GroupId, groupName } from "@giftling/messages/settings/page";
import { type ReactNode, useEffect, useId } from "react";
import classes from "./groups.module.css";

/** The groups of the settings, in the order of the page (rule: settings-groups). */
export const GROUPS: readonly GroupId[] = ["family", "hub", "notifications", "plan", "data"];

/** Jumps to a group: a line of links on a phone, from laptops up a list that stays in sight. */
export function SettingsIndex({ groups }: { groups: readonly GroupId[] }) {
  // The page is made after its address was followed: the browser found no group yet.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav className={classes.index} aria-label={settings()}>
      <ul className={classes.list}>
        {groups.map((id) => (
          <li key={id}>
            <a className={classes.link} href={`#${id}`}>
              {groupName(id)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What belongs together, under the name that the index has for it; the target of its link. */
export function Group({ id, children }: { id: GroupId; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.group} id={id} tabIndex={-1} aria-labelledby={titleId}>
      <p className={classes.name} id={titleId}>
        {groupName(id)}
      </p>
      {children}
    </section>
  );
}

import { type ReactNode, useEffect, useId } from "react";
import classes from "./groups.module.css";

/** The groups of the settings, in the order of the page (rule: settings-groups). */
export const GROUPS = [
  { id: "family", name: "Family" },
  { id: "hub", name: "Your hub" },
  { id: "notifications", name: "Notifications" },
  { id: "plan", name: "Plan" },
  { id: "data", name: "Data" },
] as const;

type GroupEntry = (typeof GROUPS)[number];

/** Jumps to a group: a line of links on a phone, from laptops up a list that stays in sight. */
export function SettingsIndex({ groups }: { groups: readonly GroupEntry[] }) {
  // The page is made after its address was followed: the browser found no group yet.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav className={classes.index} aria-label="Settings">
      <ul className={classes.list}>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <a className={classes.link} href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What belongs together, under the name that the index has for it; the target of its link. */
export function Group({ id, children }: { id: GroupEntry["id"]; children: ReactNode }) {
  const titleId = useId();
  const group = GROUPS.find((one) => one.id === id);
  return (
    <section className={classes.group} id={id} tabIndex={-1} aria-labelledby={titleId}>
      <p className={classes.name} id={titleId}>
        {group?.name}
      </p>
      {children}
    </section>
  );
}

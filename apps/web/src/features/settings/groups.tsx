import { settingsLink } from "@giftling/messages/dashboard/menu";
import { getSettingsGroupLabel, type SettingsGroupId } from "@giftling/messages/settings/page";
import { type ReactNode, useEffect, useId } from "react";
import classes from "./groups.module.css";

/** Groups of settings, in the order of the page (rule: settings-groups). */
export const SETTINGS_GROUPS: readonly SettingsGroupId[] = [
  "family",
  "hub",
  "notifications",
  "plan",
  "data",
];

/** Renders sticky links to the groups of settings: in a vertical list on large screens, otherwise in a row. */
export function SettingsIndex({ groups }: { groups: readonly SettingsGroupId[] }) {
  // When the browser resolved the URL's hash, the page was not yet rendered.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav className={classes.index} aria-label={settingsLink()}>
      <ul className={classes.list}>
        {groups.map((id) => (
          <li key={id}>
            <a className={classes.link} href={`#${id}`}>
              {getSettingsGroupLabel(id)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders a group of settings, which the link in `SettingsIndex` scrolls to. */
export function SettingsGroup({ id, children }: { id: SettingsGroupId; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.group} id={id} tabIndex={-1} aria-labelledby={titleId}>
      <p className={classes.name} id={titleId}>
        {getSettingsGroupLabel(id)}
      </p>
      {children}
    </section>
  );
}

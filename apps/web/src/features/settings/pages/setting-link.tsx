import {
  getSettingsPageDescription,
  getSettingsPageLabel,
  type SettingsPagePath,
} from "@giftling/messages/settings/pages";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./setting-link.module.css";

export const SettingLinkList = ({ children }: { children: ReactNode }) => (
  <div className={classes.card}>{children}</div>
);

/** Renders a summary of a setting. The heading is a link to the setting's page, and the whole row is clickable. */
export function SettingLink({
  to,
  hash,
  title,
  children,
}: {
  to: SettingsPagePath;
  /** Anchor of the setting on its settings page. */
  hash?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.row}>
      <h2 className={classes.title}>
        <Link to={to} hash={hash ?? ""} className={classes.link}>
          {title}
          <IconChevronRight className={classes.chevron} size={22} stroke={1.5} aria-hidden />
        </Link>
      </h2>
      <div className={classes.content}>{children}</div>
    </div>
  );
}

/** Renders a link to a settings page. `children` is the setting's current value. Default: the page's description. */
export function SettingsPageLink({ to, children }: { to: SettingsPagePath; children?: ReactNode }) {
  return (
    <SettingLink to={to} title={getSettingsPageLabel(to)}>
      {children || <p>{getSettingsPageDescription(to)}</p>}
    </SettingLink>
  );
}

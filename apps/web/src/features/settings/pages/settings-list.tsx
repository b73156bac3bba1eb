import { settingsLink } from "@giftling/messages/dashboard/menu";
import {
  getSettingsPageDescription,
  getSettingsPageLabel,
  unsavedStatus,
} from "@giftling/messages/settings/pages";
import { IconChevronRight, IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { subscribeToStorage } from "../../../components/memory/browser-storage.ts";
import { hasDraft } from "../../../components/memory/drafts.ts";
import { useConfig } from "../../../page-context.ts";
import classes from "./settings-list.module.css";
import { getSettingsDraftKey, SETTINGS_PAGES, type SettingsDraft } from "./settings-pages.ts";

const icon = { size: 22, stroke: 1.5, "aria-hidden": true } as const;

/**
 * Renders the links to all settings pages. The link to a page with unsaved form values is marked
 * (rule: settings-pages).
 */
export function SettingsList({
  userId,
  hasOverview = false,
}: {
  userId: string;
  /** Whether the list of settings pages starts with a link to the overview. */
  hasOverview?: boolean;
}) {
  const { billing } = useConfig();
  return (
    <nav className={classes.list} aria-label={settingsLink()}>
      <ul className={classes.links}>
        {hasOverview && (
          <li>
            <Link to="/settings" className={classes.link} activeOptions={{ exact: true }}>
              <IconSettings {...icon} />
              <span className={classes.name}>{settingsLink()}</span>
            </Link>
          </li>
        )}
        {SETTINGS_PAGES.filter(({ to }) => billing || to !== "/settings/plan").map(
          ({ to, Icon, drafts }) => (
            <li key={to}>
              <Link to={to} className={classes.link}>
                <Icon {...icon} />
                <span className={classes.name}>
                  {getSettingsPageLabel(to)}
                  <span className={classes.description}>{getSettingsPageDescription(to)}</span>
                  <UnsavedMark userId={userId} drafts={drafts} />
                </span>
                <IconChevronRight className={classes.chevron} {...icon} />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function UnsavedMark({ userId, drafts }: { userId: string; drafts: readonly SettingsDraft[] }) {
  const isUnsaved = useSyncExternalStore(subscribeToStorage, () =>
    drafts.some((draft) => hasDraft(getSettingsDraftKey(userId, draft))),
  );
  return isUnsaved && <span className={classes.unsaved}>{unsavedStatus()}</span>;
}

import type { UserView } from "@giftling/domain";
import { settingsLink } from "@giftling/messages/dashboard/menu";
import {
  getSettingsPageDescription,
  getSettingsPageLabel,
  type SettingsPagePath,
  unsavedStatus,
} from "@giftling/messages/settings/pages";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowLeft, IconChevronRight, IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { subscribeToStorage } from "../../../components/memory/browser-storage.ts";
import { hasDraft } from "../../../components/memory/drafts.ts";
import { useConfig } from "../../../page-context.ts";
import { ParentPageFrame, ParentPageTitle } from "../../shell/parent-page-shell.tsx";
import classes from "./settings-frame.module.css";
import listClasses from "./settings-list.module.css";
import { getSettingsDraftKey, SETTINGS_PAGES, type SettingsDraftName } from "./settings-pages.ts";

/** Focuses the heading of the section in the URL's fragment, or of the page, after a navigation. */
function useFocusedHeading(path: string, anchor: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(null);
  useEffect(() => {
    const isOpening = shown.current === null;
    const here = `${path}#${anchor}`;
    if (shown.current === here) return;
    shown.current = here;
    const section = anchor === "" ? null : document.getElementById(anchor);
    if (isOpening && section === null) return;
    section?.scrollIntoView();
    const heading = (section ?? content.current)?.querySelector<HTMLElement>("h1, h2");
    heading?.focus({ preventScroll: true });
  }, [path, anchor]);
  return content;
}

/** Returns the path of a settings page's parent page: a page of the settings list, or "/settings". */
const getPathAbove = (path: SettingsPagePath) =>
  SETTINGS_PAGES.find(({ to }) => path.startsWith(`${to}/`))?.to ?? "/settings";

/** Renders a settings page with the list of pages or, on phones, a link to the parent page (rule: settings-pages). */
export function SettingsFrame({
  path,
  anchor,
  user,
  children,
}: {
  /** Path of the settings page. Null for the overview. */
  path: SettingsPagePath | null;
  anchor: string;
  user: UserView;
  children: ReactNode;
}) {
  const isWide = useMediaQuery("(min-width: 48em)", false, { getInitialValueInEffect: false });
  const content = useFocusedHeading(path ?? "/settings", anchor);
  const title = path === null ? settingsLink() : getSettingsPageLabel(path);
  const above = path === null ? null : getPathAbove(path);
  return (
    <ParentPageFrame title={title} familyUrl={user.familyUrl ?? ""}>
      <div className={classes.frame}>
        {isWide && <SettingsList key="list" userId={user.id} hasOverview />}
        <div key="content" ref={content} className={classes.content}>
          {above !== null && (!isWide || above !== "/settings") && (
            <Link to={above} className={classes.back}>
              <IconArrowLeft size={20} stroke={1.5} aria-hidden />
              {above === "/settings" ? settingsLink() : getSettingsPageLabel(above)}
            </Link>
          )}
          <ParentPageTitle title={title} />
          <div className={classes.sections}>{children}</div>
        </div>
        {!isWide && path === null && <SettingsList key="list" userId={user.id} />}
      </div>
    </ParentPageFrame>
  );
}

const icon = { size: 22, stroke: 1.5, "aria-hidden": true } as const;

/** Renders the links to all settings pages. Pages with unsaved values are marked (rule: settings-pages). */
function SettingsList({
  userId,
  hasOverview = false,
}: {
  userId: string;
  /** Whether the list of settings pages starts with a link to the overview. */
  hasOverview?: boolean;
}) {
  const { billing } = useConfig();
  return (
    <nav className={listClasses.list} aria-label={settingsLink()}>
      <ul className={listClasses.links}>
        {hasOverview && (
          <li>
            <Link to="/settings" className={listClasses.link} activeOptions={{ exact: true }}>
              <IconSettings {...icon} />
              <span className={listClasses.name}>{settingsLink()}</span>
            </Link>
          </li>
        )}
        {SETTINGS_PAGES.filter(({ to }) => billing || to !== "/settings/plan").map(
          ({ to, Icon, drafts }) => (
            <li key={to}>
              <Link to={to} className={listClasses.link}>
                <Icon {...icon} />
                <span className={listClasses.name}>
                  {getSettingsPageLabel(to)}
                  <span className={listClasses.description}>{getSettingsPageDescription(to)}</span>
                  <UnsavedMark userId={userId} drafts={drafts} />
                </span>
                <IconChevronRight className={listClasses.chevron} {...icon} />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function UnsavedMark({ userId, drafts }: { userId: string; drafts: readonly SettingsDraftName[] }) {
  const isUnsaved = useSyncExternalStore(subscribeToStorage, () =>
    drafts.some((draft) => hasDraft(getSettingsDraftKey(userId, draft))),
  );
  return isUnsaved && <span className={listClasses.unsaved}>{unsavedStatus()}</span>;
}

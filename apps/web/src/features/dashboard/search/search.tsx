import "../../../styles/mantine.css";
import type { KidView, WishlistItemView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import * as searchWords from "@giftling/messages/dashboard/search";
import { getSettingsPageLabel, SETTINGS_PAGE_PATHS } from "@giftling/messages/settings/pages";
import { Modal, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type LinkProps, useNavigate } from "@tanstack/react-router";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { AppMantineProvider } from "../../../components/mantine-provider.tsx";
import { useConfig } from "../../../page-context.ts";
import { trpc } from "../../../trpc.ts";
import { highlightEntryRow } from "../../entries/highlight-entry-row.ts";
import { saveKidPageMark } from "../../share/kid-page-marks.ts";
import { ADD_MENU_ENTRIES } from "../bars/add-menu.tsx";
import rail from "../bars/side-navigation.module.css";
import { type DashboardContextValue, useDashboard } from "../dashboard-context.ts";
import { DASHBOARD_PAGES } from "../dashboard-pages.ts";
import { loadWishDetailModule, WIDE_VIEWPORT_QUERY } from "../places/wish-detail-module.ts";
import classes from "./search.module.css";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Renders the Search button of the navigation and handles its keyboard shortcut on every dashboard page
 * (rule: dashboard-search).
 */
export default function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      // Only one dialog is open at a time.
      if (document.querySelector('[aria-modal="true"]') === null) setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  // Preloads the code for wish details, because some results open a wish.
  useEffect(
    () =>
      window.matchMedia(WIDE_VIEWPORT_QUERY).matches
        ? runWhenIdle(() => void loadChunk(loadWishDetailModule).catch(() => undefined))
        : undefined,
    [],
  );
  return (
    <>
      <button
        type="button"
        className={`${rail.entry} ${classes.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={24} stroke={1.5} aria-hidden />
        <span>{frameWords.searchTitle()}</span>
        <kbd className={classes.keys} aria-hidden>
          {isApple ? "⌘K" : "Ctrl K"}
        </kbd>
      </button>
      <SearchDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export type SearchEntry = {
  id: string;
  label: string;
  /** Category of the result. The search text also matches the category. */
  kind: string;
  run: () => void;
};

/** Navigation function of the router. */
type Go = (to: Pick<LinkProps, "to" | "search">) => void;

/**
 * Returns a search entry for each page, settings page, kid, wish and dialog that a kid's dashboard can open
 * (rule: dashboard-search).
 */
export function listSearchEntries(
  dashboard: DashboardContextValue,
  go: Go,
  wishes: readonly Pick<WishlistItemView, "id" | "name" | "state">[] = [],
  billing = true,
): SearchEntry[] {
  const { kid, kids, hubPath, add, editKid, editSizes, onSelectKid } = dashboard;
  const entry = (kind: string, label: string, run: () => void) => ({
    id: `${kind} ${label}`,
    label,
    kind,
    run,
  });
  const others = kids.filter(({ id }) => id !== kid.id);
  return [
    ...DASHBOARD_PAGES.map(({ to }) =>
      entry(searchWords.navigationLabel(), frameWords.getPageLabel(to), () =>
        go({ to, search: { kid: kid.id } }),
      ),
    ),
    ...ADD_MENU_ENTRIES.map(({ what }) =>
      entry(frameWords.addButton(), frameWords.getAddMenuItemLabel(what), () => add(what)),
    ),
    ...others.map((other: KidView) => ({
      ...entry(searchWords.kidLabel(), other.firstName, () => onSelectKid(other.id)),
      id: other.id,
    })),
    entry(searchWords.hubLabel(), searchWords.previewHubLabel(), () => {
      saveKidPageMark(kid.id, "seen");
      window.open(hubPath, "_blank", "noopener");
    }),
    entry(searchWords.kidLabel(), frameWords.editProfileTitle(), editKid),
    entry(searchWords.kidLabel(), searchWords.sizesLabel(), editSizes),
    entry(searchWords.navigationLabel(), frameWords.settingsLink(), () => go({ to: "/settings" })),
    ...SETTINGS_PAGE_PATHS.filter((to) => billing || to !== "/settings/plan").map((to) =>
      entry(frameWords.settingsLink(), getSettingsPageLabel(to), () => go({ to })),
    ),
    ...wishes.map(({ id, name, state }) => ({
      ...entry(state === "draft" ? searchWords.draftLabel() : searchWords.wishLabel(), name, () => {
        go({ to: "/dashboard/wishlist", search: { kid: kid.id, wish: id } });
        highlightEntryRow(id);
      }),
      id,
    })),
  ];
}

/** Returns the entries whose label or kind contains every typed word, ignoring case. */
export function filterSearchEntries(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label, kind }) => {
    const text = `${kind} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * Renders the search dialog. Its results open pages, kids, wishes, settings and the Add dialogs
 * (rule: dashboard-search).
 */
export function SearchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const chosen = useRef<SearchEntry | null>(null);
  // Runs the action after this dialog has restored the focus, because the action may open a dialog.
  const onExited = () => {
    const entry = chosen.current;
    chosen.current = null;
    entry?.run();
  };
  return (
    <AppMantineProvider>
      <Modal
        opened={opened}
        onClose={onClose}
        onExitTransitionEnd={onExited}
        title={frameWords.searchTitle()}
      >
        <Choices
          onChoose={(entry) => {
            chosen.current = entry;
            onClose();
          }}
        />
      </Modal>
    </AppMantineProvider>
  );
}

const moved = (at: number, step: number, count: number) => (at + step + count) % count;

function Choices({ onChoose }: { onChoose: (entry: SearchEntry) => void }) {
  const dashboard = useDashboard();
  const { billing } = useConfig();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  // Other parts of the dashboard load this list.
  const wishes = trpc.wishlist.list.useQuery({ kidId: dashboard.kid.id }, { enabled: false });
  const entries = filterSearchEntries(
    listSearchEntries(dashboard, (to) => void navigate(to), wishes.data, billing),
    typed,
  );
  const active = entries[at];
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = optionId(at);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt(moved(at, step, entries.length));
    }
    if (event.key === "Enter" && active) {
      event.preventDefault();
      onChoose(active);
    }
  };
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={searchWords.searchAriaLabel()}
        placeholder={searchWords.searchPlaceholder()}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active && activeId}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        className={classes.list}
        role="listbox"
        id={listId}
        aria-label={searchWords.resultsAriaLabel()}
      >
        {entries.map((entry, index) => (
          // The search field keeps the focus and handles the keys.
          <div
            key={entry.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classes.option}
            onMouseMove={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
            onKeyDown={onKeyDown}
          >
            <span className={classes.label}>{entry.label}</span>
            <span className={classes.kind}>{entry.kind}</span>
          </div>
        ))}
      </div>
      <p className={classes.none} role="status">
        {entries.length === 0 ? searchWords.noResultsMessage(typed.trim()) : ""}
      </p>
    </>
  );
}

import "../../../styles/mantine.css";
import * as frameWords from "@giftling/messages/dashboard/frame";
import * as searchWords from "@giftling/messages/dashboard/search";
import { Modal, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { AppMantineProvider } from "../../../components/mantine.tsx";
import { trpc } from "../../../trpc.ts";
import { useDashboard } from "../dashboard-context.ts";
import { filterSearchEntries, listSearchEntries, type SearchEntry } from "./entries.ts";
import classes from "./search.module.css";

/**
 * Renders the search dialog. Its results lead to pages, kids, wishes, settings and the Add dialogs (rule:
 * dashboard-search).
 */
export function SearchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const chosen = useRef<SearchEntry | null>(null);
  // Runs the action after this dialog has returned the focus, because the action may open a dialog.
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

/** Returns the index that is `step` entries after `at`, wrapping around. */
const moved = (at: number, step: number, count: number) => (at + step + count) % count;

function Choices({ onChoose }: { onChoose: (entry: SearchEntry) => void }) {
  const dashboard = useDashboard();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  // Other parts of the dashboard load this list.
  const wishes = trpc.wishlist.list.useQuery({ kidId: dashboard.kid.id }, { enabled: false });
  const entries = filterSearchEntries(
    listSearchEntries(dashboard, (to) => void navigate(to), wishes.data),
    typed,
  );
  const active = entries[at];
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = optionId(at);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
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
        {entries.length === 0 ? searchWords.noResultsMessage() : ""}
      </p>
    </>
  );
}

import "../../../styles/mantine.css";
import type { KidView, LinkView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import * as searchWords from "@giftling/messages/dashboard/search";
import { Modal, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { PopupProps } from "../../../components/dialog/lazy-popup.tsx";
import { useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { useConfig } from "../../../page-context.ts";
import { trpc } from "../../../trpc.ts";
import { useLinkQueries } from "../../entries/lists/link-procedures.ts";
import { useDashboard } from "../dashboard-context.ts";
import { loadWishDetailModule } from "../places/wish-detail-module.ts";
import classes from "./search-dialog.module.css";
import {
  filterSearchEntries,
  type KidSearchSource,
  listSearchEntries,
  type SearchEntry,
} from "./search-entries.ts";

/** Renders the search dialog. Results open kids, entries, people, pages and dialogs (rule: dashboard-search). */
export default function SearchDialog({ opened, onClose }: PopupProps) {
  const chosen = useRef<SearchEntry | null>(null);
  // Runs the action after this dialog has restored the focus, because the action may open a dialog.
  const onExited = () => {
    const entry = chosen.current;
    chosen.current = null;
    entry?.run();
  };
  return (
    <Modal
      opened={useDelayedOpen(opened === true)}
      onClose={onClose}
      onExitTransitionEnd={onExited}
      title={frameWords.searchTitle()}
      // Aligned to the top, so that the field does not move while the number of results changes.
      centered={false}
    >
      <SearchField
        onChoose={(entry) => {
          chosen.current = entry;
          onClose();
        }}
      />
    </Modal>
  );
}

function SearchField({ onChoose }: { onChoose: (entry: SearchEntry) => void }) {
  const dashboard = useDashboard();
  const { kids, kid } = dashboard;
  const { billing } = useConfig();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  // Searches the selected kid's lists first.
  const found = useSearchLists([kid, ...kids.filter(({ id }) => id !== kid.id)]);
  const groups = filterSearchEntries(listSearchEntries(dashboard, navigate, found, billing), typed);
  const shown = groups.flatMap(({ entries }) => entries);
  const active = shown[at];
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = optionId(at);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  // Preloads the code for wish details, because some results open a wish.
  useEffect(() => void loadChunk(loadWishDetailModule).catch(() => undefined), []);
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setAt((at + step + shown.length) % shown.length);
    }
    if (event.key === "Enter" && active) {
      event.preventDefault();
      onChoose(active);
    }
  };
  return (
    <>
      <TextInput
        mt={2}
        data-autofocus
        aria-label={searchWords.searchAriaLabel()}
        placeholder={searchWords.searchPlaceholder()}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        type="search"
        enterKeyHint="go"
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
      <p className={classes.status} role="status">
        {getSearchStatus(typed.trim(), shown.length, found)}
      </p>
      <div
        className={classes.list}
        role="listbox"
        id={listId}
        aria-label={searchWords.searchResultsAriaLabel()}
      >
        {groups.map(({ name, entries, omitted }) => (
          // biome-ignore lint/a11y/useSemanticElements: A listbox contains groups, not field sets.
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <p className={classes.heading} id={`${listId}-${name}`}>
              {searchWords.getSearchGroupLabel(name)}
            </p>
            {entries.map((entry) => {
              const index = shown.indexOf(entry);
              return (
                // Handles no focus, because the focus stays in the search field, which also handles the keys.
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
                  {entry.detail !== "" && <span className={classes.detail}>{entry.detail}</span>}
                </div>
              );
            })}
            {omitted > 0 && (
              <p className={classes.more}>{searchWords.omittedResultsHint(omitted)}</p>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** Returns the status text above the search results, such as a message that no entry matches. May be empty. */
function getSearchStatus(
  typed: string,
  results: number,
  { isLoading, isIncomplete }: { isLoading: boolean; isIncomplete: boolean },
): string {
  if (typed === "") return "";
  if (isLoading) return searchWords.loadingStatus();
  if (isIncomplete) return searchWords.incompleteResultsMessage();
  return results === 0 ? searchWords.noResultsMessage(typed) : "";
}

const none: readonly never[] = [];

/**
 * Returns the kids' lists and the people to search. Requests the lists that are not cached (rule: dashboard-search).
 */
function useSearchLists(kids: readonly KidView[]) {
  const inputs = kids.map(({ id: kidId }) => ({ kidId }));
  const wishes = trpc.useQueries((t) => inputs.map((input) => t.wishlist.list(input)));
  const links = Object.values(useLinkQueries(inputs));
  const updates = trpc.useQueries((t) => inputs.map((input) => t.updates.list(input)));
  const people = trpc.people.list.useQuery();
  const all = [wishes, ...links, updates, people].flat();
  return {
    people: people.data ?? none,
    lists: kids.map(
      (kid, at): KidSearchSource => ({
        kid,
        wishes: wishes[at]?.data ?? none,
        links: links.flatMap<LinkView>((queries) => queries[at]?.data ?? none),
        updates: updates[at]?.data ?? none,
      }),
    ),
    isLoading: all.some((query) => query.isFetching),
    isIncomplete: all.some((query) => query.isError && query.data === undefined),
  };
}

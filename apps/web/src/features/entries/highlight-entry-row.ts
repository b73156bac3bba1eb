/** Timeout in milliseconds for a row whose list is loading. */
const ROW_WAIT_MS = 10_000;

const getRow = (id: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-entry]")].find(
    (row) => row.dataset.entry === id,
  );

export const hasEntryRow = (id: string): boolean => getRow(id) !== undefined;

/** Expands the collapsed group around a row, scrolls to the row, and briefly highlights the row. */
function highlightRow(row: HTMLElement): void {
  row.closest("details")?.setAttribute("open", "");
  // Scrolls without animation, because a closing dialog would stop a smooth scroll.
  row.scrollIntoView({ block: "center" });
  row.animate(
    [{ backgroundColor: "var(--giftling-tint)", boxShadow: "0 0 0 8px var(--giftling-tint)" }, {}],
    { duration: 2_400, easing: "ease-in" },
  );
}

/**
 * Highlights the row of a saved entry after the list has loaded. Does nothing if a shortened list does not show the
 * entry (rule: written-rows).
 */
export function highlightEntryRow(id: string): void {
  const row = getRow(id);
  if (row) {
    highlightRow(row);
    return;
  }
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const watcher = new MutationObserver(() => {
    const found = getRow(id);
    if (!found) return;
    stop();
    highlightRow(found);
  });
  const timer = setTimeout(stop, ROW_WAIT_MS);
  watcher.observe(document.body, { childList: true, subtree: true });
}

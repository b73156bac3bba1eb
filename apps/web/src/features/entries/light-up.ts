/** Maximum wait for a row whose list is loading, in milliseconds. */
const PATIENCE_MS = 10_000;

const rowOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-entry]")].find(
    (row) => row.dataset.entry === id,
  );

/** Returns whether the page shows the row. */
export const hasRow = (id: string): boolean => rowOf(id) !== undefined;

/** Scrolls to the row, expands its group, and highlights it for a moment. */
function show(row: HTMLElement): void {
  row.closest("details")?.setAttribute("open", "");
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  row.animate(
    [{ backgroundColor: "var(--giftling-tint)", boxShadow: "0 0 0 8px var(--giftling-tint)" }, {}],
    { duration: 2_400, easing: "ease-in" },
  );
}

/** Highlights the written entry once its list has loaded (rule: written-rows). A shortened list may not show it. */
export function lightUp(id: string): void {
  const row = rowOf(id);
  if (row) {
    show(row);
    return;
  }
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const watcher = new MutationObserver(() => {
    const found = rowOf(id);
    if (!found) return;
    stop();
    show(found);
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  watcher.observe(document.body, { childList: true, subtree: true });
}

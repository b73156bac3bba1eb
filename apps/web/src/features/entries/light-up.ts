/** How long to wait for a row whose list is still on its way, in milliseconds. */
const PATIENCE_MS = 10_000;

const rowOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-entry]")].find(
    (row) => row.dataset.entry === id,
  );

/** True when the page shows the row. */
export const hasRow = (id: string): boolean => rowOf(id) !== undefined;

/** The row is in sight, in a fold that is open, and lit for a moment. */
function show(row: HTMLElement): void {
  row.closest("details")?.setAttribute("open", "");
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  row.animate(
    [{ backgroundColor: "var(--giftling-tint)", boxShadow: "0 0 0 8px var(--giftling-tint)" }, {}],
    { duration: 2_400, easing: "ease-in" },
  );
}

/** Shows what was written in its list (rule: written-rows), as soon as that has it; a list in short may not. */
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

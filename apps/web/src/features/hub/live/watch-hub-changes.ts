import { flushSync } from "react-dom";
import { getErrorCode, isNotFoundError } from "../../../api-error.ts";
import { watchEventStream } from "../../../components/live/watch-event-stream.ts";
import { queryApi } from "../../../visitor/call-api.ts";
import { WISHES_HEADING_ID } from "../flow/headings.ts";
import type { HubContextValue } from "../flow/hub-context.ts";
import { prefersReducedMotion } from "../flow/show-confetti.ts";

/**
 * Returns whether the browser's data saver is on. Returns false in Safari and Firefox, which do not expose the setting.
 */
const savesData = () => Object(Reflect.get(navigator, "connection")).saveData === true;

/**
 * Updates an open hub after each event of the stream at `path`. Calls `refresh` if the visitor lost access. Does
 * nothing if the browser's data saver is on (rule: live-pages).
 */
export function watchHubChanges(
  { familyUrl, kidId }: { familyUrl: string; kidId: string },
  path: string,
  { change, refresh }: Pick<HubContextValue, "change" | "refresh">,
  signal: AbortSignal,
): void {
  if (!("EventSource" in window) || savesData()) return;
  async function read(): Promise<() => void> {
    try {
      const hub = await queryApi("hub", "kid", { familyUrl, kidId });
      const text = JSON.stringify(hub);
      return () =>
        animateEntries(() =>
          change((current) => (JSON.stringify(current) === text ? current : hub)),
        );
    } catch (error) {
      if (!isNotFoundError(error) && getErrorCode(error) !== "PASSCODE_REQUIRED") throw error;
      return refresh;
    }
  }
  watchEventStream({ path, read, readsWhenRefused: true, signal });
}

const TIMING: KeyframeAnimationOptions = { duration: 220, easing: "ease-out" };

const listBars = () => [
  ...document.querySelectorAll<HTMLElement>("#hub [role=progressbar] > [style]"),
];
const listEntries = () => [...document.querySelectorAll<HTMLElement>("#hub ul > li")];

/**
 * Applies a change to the hub with animations: removed list entries collapse, new entries fade in, and progress bars
 * change their width. Does not animate if the visitor prefers reduced motion.
 */
function animateEntries(change: () => void): void {
  const focused = document.activeElement;
  const before = listEntries().map((entry) => ({
    entry,
    list: entry.parentElement,
    next: entry.nextElementSibling,
    height: entry.offsetHeight,
  }));
  const widths = new Map(listBars().map((bar) => [bar, bar.offsetWidth]));
  flushSync(change);
  if (focused?.isConnected === false) {
    document.getElementById(WISHES_HEADING_ID)?.focus({ preventScroll: true });
  }
  if (prefersReducedMotion()) return;
  for (const bar of listBars()) {
    const width = widths.get(bar) ?? 0;
    if (width !== bar.offsetWidth) {
      bar.animate({ width: [`${width}px`, `${bar.offsetWidth}px`] }, TIMING);
    }
  }
  const known = new Set(before.map(({ entry }) => entry));
  for (const entry of listEntries()) {
    if (!known.has(entry)) entry.animate({ opacity: [0, 1], scale: [0.94, 1] }, TIMING);
  }
  // Inserts in reverse order, because an entry's next sibling may have been removed as well.
  for (const { entry, list, next, height } of before.reverse()) {
    if (entry.isConnected || !list?.isConnected) continue;
    // Inserts the element that React removed until the animation ends.
    list.insertBefore(entry, next?.parentElement === list ? next : null);
    entry.inert = true;
    entry.style.overflow = "clip";
    const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    const folding = { height: [`${height}px`, "0"], marginBottom: ["0", `${-gap}px`] };
    const animation = entry.animate({ ...folding, opacity: [1, 0] }, TIMING);
    animation.onfinish = () => entry.remove();
    animation.oncancel = () => entry.remove();
  }
}

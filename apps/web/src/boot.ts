/**
 * The only script that a ready-made page starts with. The page can be read without it; this starts the app when the browser
 * is idle, or at once when somebody touches the page. A tap on a button meanwhile is kept, and given to the app when it is
 * there. Small, and without imports, so that it costs the page nothing.
 */

/** Told by main.tsx: from the first event on the app hears clicks itself; at the second what was kept is due. */
const STARTING = "giftling:starting";
const STARTED = "giftling:started";

const { entry = "", modules = "" } =
  document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset ?? {};
const kept: Element[] = [];
let isLoading = false;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const file of modules.split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  // A page whose script can't be loaded still reads, and its links work: nothing to say. The next touch tries again.
  import(/* @vite-ignore */ entry).catch(() => {
    isLoading = false;
  });
}

function keep(event: MouseEvent): void {
  load();
  const target = event.target instanceof Element ? event.target.closest("button, a[target]") : null;
  if (target) kept.push(target);
}

/** A link that opened its tab already must not open another one: the app only hears that it was followed. */
function replay(target: Element): void {
  if (!target.isConnected) return;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  const stay = (event: Event) => event.preventDefault();
  if (target.matches("a")) window.addEventListener("click", stay, { once: true });
  target.dispatchEvent(click);
}

document.addEventListener("click", keep, true);
for (const touch of ["pointerdown", "keydown", "focusin"]) {
  document.addEventListener(touch, load, { once: true, capture: true, passive: true });
}
document.addEventListener(STARTING, () => document.removeEventListener("click", keep, true));
document.addEventListener(STARTED, () => kept.splice(0).forEach(replay));

const whenIdle = () =>
  "requestIdleCallback" in window
    ? requestIdleCallback(load, { timeout: 4_000 })
    : setTimeout(load, 1_500);
if (document.readyState === "complete") whenIdle();
else window.addEventListener("load", whenIdle);

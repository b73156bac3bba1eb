import type { Language } from "@giftling/domain/languages/rules";

/** Returns the text in the page's language. Uses no imports. The build keeps the texts of one language (one-language.ts). */
const said = (wordings: Readonly<Record<Language, string>>): string =>
  String(Reflect.get(wordings, document.documentElement.lang));

/**
 * Starts the app when the browser is idle or when the page is first touched. The page is readable before the start, and
 * taps made in the meantime are recorded and replayed. This is a small classic script without imports at the top of the
 * head, and no other file waits for it.
 */
function boot(): void {
  const CONTROLS = "button, a[target]";
  const script =
    document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

  /** Calls back after the first paint, because fonts and app files would compete with the files of the first paint. */
  function afterFirstPaint(then: () => void): void {
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) {
      then();
      return;
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      then();
    });
    observer.observe({ type: "paint", buffered: true });
  }

  /** A browser that has this script in its cache has the fonts, too. */
  const isKnownHere = performance
    .getEntriesByName(script?.src ?? "")
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0);
  const showFonts = () => document.getElementById("giftling-fonts")?.removeAttribute("media");
  if (isKnownHere) showFonts();
  else afterFirstPaint(showFonts);

  /** Clicks made before this script arrived (EARLY_CLICKS in the page). */
  const found: unknown = Reflect.get(window, "giftlingClicks");
  const earlyClicks: EventTarget[] = Array.isArray(found) ? found : [];
  Reflect.set(window, "giftlingClicks", null);

  // Before Safari 15.4, Chrome 99 and Firefox 97, the app would fail during hydration. In those browsers the page stays
  // static. This script must run in even older browsers.
  if (!("CSSLayerBlockRule" in window)) {
    const tell = (target: EventTarget | null) => {
      if (!(target instanceof Element && target.closest("button"))) return;
      alert(
        said({
          en: "This browser is too old for that. The links here work; for the rest, please open this page on a newer phone or computer.",
          es: "Este navegador es demasiado antiguo para eso. Los enlaces de aquí funcionan; para lo demás, abre esta página en un teléfono o una computadora más nuevos.",
        }),
      );
    };
    earlyClicks.slice(-1).forEach(tell);
    document.addEventListener("click", ({ target }) => tell(target));
    return;
  }
  // main.tsx dispatches both events. After the first event, the app handles clicks itself. At the second event, the
  // recorded clicks are replayed.
  const starting = "giftling:starting";
  const started = "giftling:started";
  const { entry = "", modules = "", later = "" } = script?.dataset ?? {};
  /** Recorded controls with their positions. Each control is recorded once, in the order of its last tap. */
  const kept = new Map<Element, number>();
  let isLoading = false;

  function fetchAhead(file: string, priority: "auto" | "low"): void {
    const link = document.createElement("link");
    link.rel = file.endsWith(".css") ? "prefetch" : "modulepreload";
    link.fetchPriority = priority;
    link.href = file;
    document.head.append(link);
  }

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    // Each file is requested in a separate task, because a request costs an old phone some milliseconds.
    for (const file of modules.split(" ")) setTimeout(fetchAhead, 0, file, "auto");
    // These files are requested afterwards. On a slow connection, the first tap may come before the app requests its files
    // (rule: first-tap).
    for (const file of later.split(" ").filter(Boolean)) setTimeout(fetchAhead, 0, file, "low");
    // If the script cannot be loaded, the page is still readable and its links work. The next touch retries.
    import(/* @vite-ignore */ entry).catch(() => {
      isLoading = false;
      // A pressed link still opened its page, but a pressed button had no effect.
      const isVain = [...kept.keys()].some((control) => control.matches("button"));
      release(() => {});
      if (!isVain) return;
      alert(
        said({
          en: "Please check your connection, then load the page again.",
          es: "Revisa tu conexión y vuelve a cargar la página.",
        }),
      );
    });
  }

  const controls = () => [...document.querySelectorAll(CONTROLS)];

  function keep(target: EventTarget | null): void {
    load();
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!control) return;
    kept.delete(control);
    kept.set(control, controls().indexOf(control));
    // Acknowledges the tap at once (rule: first-tap).
    if (control.matches("button")) control.setAttribute("aria-busy", "true");
  }

  function release(each: (place: number, control: Element) => void): void {
    for (const control of kept.keys()) control.removeAttribute("aria-busy");
    kept.forEach(each);
    kept.clear();
  }

  const keepClick = ({ target }: MouseEvent) => keep(target);

  /**
   * Returns the control. If the app re-rendered the markup, returns the element with the same text at the control's former
   * position, or null.
   */
  function present(control: Element, place: number): Element | null {
    if (control.isConnected) return control;
    const other = controls()[place];
    if (!other) return null;
    return other.textContent === control.textContent ? other : null;
  }

  /** Replays a click. A link that already opened its tab must not open another tab, so only the app handles the click. */
  function click(control: Element): void {
    const stay = (event: Event) => event.preventDefault();
    if (control.matches("a")) window.addEventListener("click", stay, { once: true });
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  function replay(place: number, control: Element): void {
    const first = present(control, place);
    if (!first) return;
    click(first);
    // The app may have re-rendered the control in response to the click, before the click was handled.
    const second = first.isConnected ? null : present(first, place);
    if (second) click(second);
  }

  const startWhenIdle = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 4_000 });
    else setTimeout(load, 1_500);
  };

  for (const target of earlyClicks) keep(target);
  document.addEventListener("click", keepClick, true);
  for (const touch of ["pointerdown", "keydown"]) {
    document.addEventListener(touch, load, { once: true, capture: true, passive: true });
  }
  document.addEventListener(starting, () => document.removeEventListener("click", keepClick, true));
  // The replay runs in a separate task, because React drops events of unhydrated parts while it commits.
  document.addEventListener(started, () => setTimeout(() => release(replay)));
  window.addEventListener("load", () => afterFirstPaint(startWhenIdle));
}

boot();

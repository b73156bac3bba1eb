import type { Language } from "@giftling/domain/languages/rules";

/** Returns the text in the page's language, without imports. The build keeps one language (one-language.ts). */
const said = (wordings: Readonly<Record<Language, string>>): string =>
  String(Reflect.get(wordings, document.documentElement.lang));

/**
 * Starts the app when the browser is idle or the page is first touched. The page is readable before. Taps in between are
 * recorded and replayed. A small classic script without imports at the top of the head, which nothing waits for.
 */
function boot(): void {
  const CONTROLS = "button, a[target]";
  const script =
    document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

  /** Delays fonts and app files until the first paint, with whose files they would compete. */
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

  /** A browser that has this script from an earlier visit has the fonts, too. */
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

  // Before Safari 15.4, Chrome 99 and Firefox 97 the app would fail during hydration. There the page stays static; this
  // script must run in even older browsers.
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
  // Dispatched by main.tsx. After the first event the app handles clicks itself; at the second, recorded ones are replayed.
  const starting = "giftling:starting";
  const started = "giftling:started";
  const { entry = "", modules = "", later = "" } = script?.dataset ?? {};
  /** Each control once, however often it was tapped, the last one last. */
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
    // Each in a separate task, because a request costs an old phone some milliseconds.
    for (const file of modules.split(" ")) setTimeout(fetchAhead, 0, file, "auto");
    // Afterwards: on a slow connection, the first tap may come before the app requests its files (rule: first-tap).
    for (const file of later.split(" ").filter(Boolean)) setTimeout(fetchAhead, 0, file, "low");
    // Without the script the page is readable and its links work. The next touch retries.
    import(/* @vite-ignore */ entry).catch(() => {
      isLoading = false;
      // A link was followed anyway; a button was pressed in vain.
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
    // The tap is acknowledged at once (rule: first-tap).
    if (control.matches("button")) control.setAttribute("aria-busy", "true");
  }

  function release(each: (place: number, control: Element) => void): void {
    for (const control of kept.keys()) control.removeAttribute("aria-busy");
    kept.forEach(each);
    kept.clear();
  }

  const keepClick = ({ target }: MouseEvent) => keep(target);

  /** Returns the control, or the element at its position after the app re-rendered the markup. */
  function present(control: Element, place: number): Element | null {
    if (control.isConnected) return control;
    const other = controls()[place];
    if (!other) return null;
    return other.textContent === control.textContent ? other : null;
  }

  /** Replays a click. A link that already opened its tab must not open another; the app only handles the click. */
  function click(control: Element): void {
    const stay = (event: Event) => event.preventDefault();
    if (control.matches("a")) window.addEventListener("click", stay, { once: true });
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  function replay(place: number, control: Element): void {
    const first = present(control, place);
    if (!first) return;
    click(first);
    // The click may have made the app re-render that part before it was handled.
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
  // In a separate task, because React drops events of parts not hydrated yet while it commits.
  document.addEventListener(started, () => setTimeout(() => release(replay)));
  window.addEventListener("load", () => afterFirstPaint(startWhenIdle));
}

boot();

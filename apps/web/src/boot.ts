import type { Language } from "@giftling/domain/languages/rules";

/** The page's own wording. By hand, because this script has no imports; the build leaves one language in it (one-language.ts). */
const said = (wordings: Readonly<Record<Language, string>>): string =>
  String(Reflect.get(wordings, document.documentElement.lang));

/**
 * The only script that a ready-made page starts with. The page can be read without it; this starts the app when the browser
 * is idle, or at once when somebody touches the page. A tap on a button meanwhile is kept, and given to the app when it is
 * there. A classic script at the top of the head, small and without imports: nothing waits for it, and it is there about when
 * the first words are.
 */
function boot(): void {
  const CONTROLS = "button, a[target]";
  const script =
    document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

  /** Fonts and the app's files wait until the words stand on the screen: sooner, they share the line with what draws them. */
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

  /** Whoever has this script from an earlier visit has the fonts too, and never sees the page without them. */
  const isKnownHere = performance
    .getEntriesByName(script?.src ?? "")
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0);
  const showFonts = () => document.getElementById("giftling-fonts")?.removeAttribute("media");
  if (isKnownHere) showFonts();
  else afterFirstPaint(showFonts);

  /** What was clicked before this script came (EARLY_CLICKS in the page). */
  const found: unknown = Reflect.get(window, "giftlingClicks");
  const earlyClicks: EventTarget[] = Array.isArray(found) ? found : [];
  Reflect.set(window, "giftlingClicks", null);

  // Before Safari 15.4, Chrome 99 and Firefox 97 the app would stop half-way and take the page with it. There the page stays
  // as it came, to be read; this script alone has to be understood by older browsers still.
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
  // Told by main.tsx: from the first event on the app hears clicks itself; at the second what was kept is due.
  const starting = "giftling:starting";
  const started = "giftling:started";
  const { entry = "", modules = "", later = "" } = script?.dataset ?? {};
  /** Each once, however often it was tapped in vain; the last one tapped comes last. */
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
    // Each in a task of its own: a request costs an old phone some milliseconds.
    for (const file of modules.split(" ")) setTimeout(fetchAhead, 0, file, "auto");
    // Behind them: on a slow line the first tap comes before the app could ask for what it needs (rule: first-tap).
    for (const file of later.split(" ").filter(Boolean)) setTimeout(fetchAhead, 0, file, "low");
    // A page whose script can't be loaded still reads, and its links work. The next touch tries again.
    import(/* @vite-ignore */ entry).catch(() => {
      isLoading = false;
      // A link was followed all the same; a button was pressed in vain.
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
    // The tap is answered at once (rule: first-tap).
    if (control.matches("button")) control.setAttribute("aria-busy", "true");
  }

  function release(each: (place: number, control: Element) => void): void {
    for (const control of kept.keys()) control.removeAttribute("aria-busy");
    kept.forEach(each);
    kept.clear();
  }

  const keepClick = ({ target }: MouseEvent) => keep(target);

  /** The control itself, or what stands in its place where the app had to draw the page anew: a browser had changed it. */
  function present(control: Element, place: number): Element | null {
    if (control.isConnected) return control;
    const other = controls()[place];
    if (!other) return null;
    return other.textContent === control.textContent ? other : null;
  }

  /** A link that opened its tab already must not open another one: the app only hears that it was followed. */
  function click(control: Element): void {
    const stay = (event: Event) => event.preventDefault();
    if (control.matches("a")) window.addEventListener("click", stay, { once: true });
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  function replay(place: number, control: Element): void {
    const first = present(control, place);
    if (!first) return;
    click(first);
    // Hearing the click may have been what made the app draw that part anew; then nobody heard it.
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
  // In a task of its own: while React commits, it drops what happens to parts that are still to be taken over.
  document.addEventListener(started, () => setTimeout(() => release(replay)));
  window.addEventListener("load", () => afterFirstPaint(startWhenIdle));
}

boot();

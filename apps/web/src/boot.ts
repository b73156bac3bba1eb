import type { Language } from "@giftling/domain/languages/rules";

/** Returns the text in the page's language. The build removes the other languages (language-bundles.ts). */
const said = (wordings: Readonly<Record<Language, string>>): string =>
  String(Reflect.get(wordings, document.documentElement.lang));

/**
 * Returns whether the browser saves data or has a connection slower than 4G. Returns false in Safari and Firefox, which
 * do not expose the connection.
 */
function isSlowConnection(): boolean {
  const { effectiveType = "4g", saveData = false }: { effectiveType?: string; saveData?: boolean } =
    Reflect.get(navigator, "connection") ?? {};
  return saveData || effectiveType !== "4g";
}

/**
 * Starts the app when the browser is idle or on the first pointer or key press. Until then, the page is static, and
 * clicks are recorded for replay. This small classic script is at the top of the head, has no imports, and delays no
 * other file.
 */
function boot(): void {
  const CONTROLS = "button, a[target]";
  /**
   * Delay in milliseconds between a click on a wish's shop link and the opening of the wish's form
   * (rule: purchase-dialog).
   */
  const WISH_FORM_DELAY_MS = 1_000;
  const script =
    document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

  /** Calls `then` after the first paint. Earlier downloads of fonts and app files would delay the first paint. */
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

  /** Whether this script came from the browser's cache. If so, the fonts are cached too. */
  const isKnownHere = performance
    .getEntriesByName(script?.src ?? "")
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0);
  const showFonts = () => document.getElementById("giftling-fonts")?.removeAttribute("media");
  if (isKnownHere) showFonts();
  else afterFirstPaint(showFonts);

  /** Targets of clicks made before this script ran, recorded by `EARLY_CLICKS` in the page. */
  const found: unknown = Reflect.get(window, "giftlingClicks");
  const earlyClicks: EventTarget[] = Array.isArray(found) ? found : [];
  Reflect.set(window, "giftlingClicks", null);

  // Hydration fails before Safari 15.4, Chrome 99 and Firefox 97. In those browsers, the page stays static. This script
  // must run in even older browsers.
  if (!("CSSLayerBlockRule" in window)) {
    const tell = (target: EventTarget | null) => {
      const button = target instanceof Element && target.closest("button");
      // Buttons that open or submit a form, and buttons in a dialog, work without the app.
      if (!button || button.matches("[form],[formaction],dialog *")) return;
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
  // The entry dispatches these events (start-document.ts). After `starting`, the app handles clicks itself. On `started`,
  // the recorded clicks are replayed. `failed` means that a file of the page could not be loaded.
  const starting = "giftling:starting";
  const started = "giftling:started";
  const failed = "giftling:failed";
  const { entry = "", modules = "", later = "" } = script?.dataset ?? {};
  /** Clicked controls with their positions among all controls, in the order of their last clicks. */
  const kept = new Map<Element, number>();
  let isLoading = false;
  /** Whether a file of the page failed to load after the entry script ran. */
  let hasFailed = false;
  let wishTimer = 0;

  function fetchAhead(file: string, priority: "auto" | "low"): void {
    // Splitting an empty list of files returns one empty name.
    if (!file) return;
    const link = document.createElement("link");
    link.rel = file.endsWith(".css") ? "prefetch" : "modulepreload";
    link.fetchPriority = priority;
    link.href = file;
    document.head.append(link);
  }

  function load(): void {
    // The entry's script runs only once, so importing the script again would do nothing.
    if (hasFailed) setTimeout(reportFailure);
    if (isLoading || hasFailed) return;
    isLoading = true;
    // The document contains only the styles that its markup uses.
    for (const sheet of document.querySelectorAll("link")) sheet.removeAttribute("disabled");
    // Starts each request in a separate task, because starting a request takes several milliseconds on an old phone.
    for (const file of modules.split(" ")) setTimeout(fetchAhead, 0, file, "auto");
    // If the app cannot be loaded, the static page and its links still work. The next click retries.
    import(/* @vite-ignore */ entry).catch(reportFailure);
  }

  function reportFailure(): void {
    isLoading = false;
    // A clicked link opens its page without the app, but a clicked button has no effect.
    const isVain = [...kept.keys()].some((control) => control.matches("button"));
    release(() => {});
    if (!isVain) return;
    alert(
      said({
        en: "Please check your connection, then load the page again.",
        es: "Revisa tu conexión y vuelve a cargar la página.",
      }),
    );
  }

  const controls = () => [...document.querySelectorAll(CONTROLS)];

  /**
   * Returns whether to load the app only when the visitor uses a control that requires the app. On a slow or metered
   * connection, the forms of a hub work without the app (rule: first-tap).
   */
  const isFrugal = () => isSlowConnection() && document.getElementById("giving") !== null;

  /** Returns the button that opens a wish's form, next to the link to the wish's shop. Returns null for other links. */
  const getWishButton = (link: Element) =>
    link.parentElement?.querySelector<HTMLButtonElement>("button[form][name=get]") ?? null;

  function keep(target: EventTarget | null): void {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!control || control.matches("dialog *")) return;
    clearTimeout(wishTimer);
    // The control opens a form without the app, so earlier clicks are discarded.
    if (control.matches("[form]") && isFrugal()) {
      release(() => {});
      return;
    }
    const wish = control.matches("a") && isFrugal() ? getWishButton(control) : null;
    if (wish) {
      wishTimer = window.setTimeout(() => {
        if (!document.querySelector("dialog[open]")) wish.click();
      }, WISH_FORM_DELAY_MS);
      return;
    }
    load();
    // After the app has started, it requests these files on the first interaction (rule: first-tap).
    for (const file of later.split(" ")) setTimeout(fetchAhead, 0, file, "low");
    kept.delete(control);
    kept.set(control, controls().indexOf(control));
    // Shows immediately that the button was pressed (rule: first-tap).
    if (control.matches("button")) control.setAttribute("aria-busy", "true");
  }

  function release(each: (place: number, control: Element) => void): void {
    for (const control of kept.keys()) control.removeAttribute("aria-busy");
    kept.forEach(each);
    kept.clear();
  }

  const keepClick = ({ target }: MouseEvent) => keep(target);

  /**
   * Returns the control if it is still in the document. Otherwise, returns the control with the same text at the same
   * position, or null if there is no such control.
   */
  function present(control: Element, place: number): Element | null {
    if (control.isConnected) return control;
    const other = controls()[place];
    if (!other) return null;
    return other.textContent === control.textContent ? other : null;
  }

  /** Replays a click. For a link, prevents the default action, because the original click already opened the tab. */
  function click(control: Element): void {
    const stay = (event: Event) => event.preventDefault();
    if (control.matches("a")) window.addEventListener("click", stay, { once: true });
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  function replay(place: number, control: Element): void {
    // The button's form was opened without the app.
    if (control.hasAttribute("data-opened")) return;
    const first = present(control, place);
    if (!first) return;
    click(first);
    // React may replace the control without handling the click. The new control is then clicked, too.
    const second = first.isConnected ? null : present(first, place);
    if (second) click(second);
  }

  /**
   * Returns whether space is reserved for the gifts given in this browser, which only the app renders
   * (rule: own-gifts).
   */
  const hasOwnGifts = () => document.documentElement.style.getPropertyValue("--own") !== "";

  /** Loads the app, except on a hub where `isFrugal` defers loading. */
  const prepare = () => {
    if (!isFrugal() || hasOwnGifts()) load();
  };

  const startWhenIdle = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(prepare, { timeout: 4_000 });
    else setTimeout(prepare, 1_500);
  };

  for (const target of earlyClicks) keep(target);
  document.addEventListener("click", keepClick, true);
  document.addEventListener(starting, () => document.removeEventListener("click", keepClick, true));
  document.addEventListener(failed, () => {
    hasFailed = true;
    reportFailure();
  });
  // The replay runs in a separate task, because React drops events of unhydrated parts during a commit.
  document.addEventListener(started, () => setTimeout(() => release(replay)));
  for (const touch of ["pointerdown", "keydown"]) {
    document.addEventListener(touch, prepare, { capture: true, passive: true });
  }
  window.addEventListener("load", () => afterFirstPaint(startWhenIdle));
}

boot();

import type { Language } from "@giftling/domain/languages/rules";

/**
 * Returns the text of `wordings` in the page's language. The build removes the texts in other languages
 * (language-bundles.ts).
 */
const said = (wordings: Readonly<Record<Language, string>>): string =>
  String(Reflect.get(wordings, document.documentElement.lang));

/**
 * Returns whether the browser's data saver is on or the connection is slower than 4G. Always false in Safari and
 * Firefox.
 */
function isSlowConnection(): boolean {
  const { effectiveType = "4g", saveData = false }: { effectiveType?: string; saveData?: boolean } =
    Reflect.get(navigator, "connection") ?? {};
  return saveData || effectiveType !== "4g";
}

/**
 * Starts the app on the visitor's first interaction. A page whose controls require the app, such as a gift's page,
 * starts when the browser is idle. Until then, the page is static, and clicks are recorded for replay. The script is
 * small and has no imports, so that it delays no other file.
 */
function boot(): void {
  /**
   * Delay in milliseconds between a click on a shop link and the opening of the wish's form (rule: purchase-dialog).
   */
  const WISH_FORM_DELAY_MS = 1_000;
  const script = document.currentScript as HTMLScriptElement;

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

  /** Whether the browser loaded boot.ts from its cache. If so, the fonts are cached too. */
  const isKnownHere = performance
    .getEntriesByName(script.src)
    .some((entry) => Reflect.get(entry, "transferSize") === 0);
  const showFonts = () => document.getElementById("giftling-fonts")?.removeAttribute("media");
  if (isKnownHere) showFonts();
  else afterFirstPaint(showFonts);

  /** Targets of clicks made before boot.ts ran, recorded by `EARLY_CLICKS_SCRIPT` in the page. */
  const earlyClicks: EventTarget[] = Reflect.get(window, "giftlingClicks") ?? [];
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
  // Startup events, which the entry dispatches (start-document.ts). After `starting`, the app handles clicks itself. On
  // `started`, the recorded clicks are replayed. `failed` means that a file of the page could not be loaded.
  const starting = "giftling:starting";
  const started = "giftling:started";
  const failed = "giftling:failed";
  const { modules = "", events } = script.dataset;
  const files = modules.split(" ");
  /** Clicked controls in the order of their last clicks. */
  const clicked = new Set<Element>();
  let isLoading = false;
  /** Whether a file of the page failed to load after the app's entry script ran. */
  let hasFailed = false;
  let wishTimer = 0;

  function preload(file: string): void {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }

  /** Timeout in milliseconds for the document to finish loading after an interaction. */
  const DOCUMENT_MS = 10_000;
  const isDocumentLoading = () => document.readyState === "loading";

  function load(): void {
    // The entry's script runs only once, so importing the script again would do nothing.
    if (hasFailed) setTimeout(reportFailure);
    if (isLoading || hasFailed) return;
    isLoading = true;
    // The document contains only the styles that its markup uses.
    for (const sheet of document.querySelectorAll("link")) sheet.removeAttribute("disabled");
    // Starts each request in a separate task, because starting a request takes several milliseconds on an old phone.
    for (const file of files) setTimeout(preload, 0, file);
    // If the app cannot be loaded, the static page and its links still work. The next click retries.
    const run = () => import(/* @vite-ignore */ files[0] ?? "").catch(reportFailure);
    // The app reads its data from the end of the document, which may still be loading.
    if (!isDocumentLoading()) return void run();
    document.addEventListener("DOMContentLoaded", run);
    // Chromium never finishes loading a document whose connection broke.
    setTimeout(() => isDocumentLoading() && reportFailure(), DOCUMENT_MS);
  }

  function reportFailure(): void {
    isLoading = false;
    // A clicked link opens its page without the app, but a clicked button has no effect.
    const isVain = [...clicked].some((control) => control.matches("button"));
    release();
    if (!isVain) return;
    alert(
      said({
        en: "Please check your connection, then load the page again.",
        es: "Revisa tu conexión y vuelve a cargar la página.",
      }),
    );
  }

  /** Returns whether the page is a hub whose forms work without the app (rule: first-tap). */
  const hasForms = () => document.getElementById("giving") !== null;

  /** Returns whether the app loads only on demand, because the connection is slow or metered. */
  const isFrugal = () => hasForms() && isSlowConnection();

  /**
   * Returns the button that opens a wish's form, if `link` is the wish's shop link. Returns null for any other link.
   */
  const getWishButton = (link: Element) =>
    link.parentElement?.querySelector<HTMLButtonElement>("button[form][name=get]") ?? null;

  function record(target: EventTarget | null): void {
    const control = target instanceof Element ? target.closest("button, a[target]") : null;
    if (!control || control.matches("dialog *")) return;
    clearTimeout(wishTimer);
    // The control opens a form without the app, so earlier clicks are discarded.
    if (hasForms() && control.matches("[form]")) {
      release();
      prepare();
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
    clicked.delete(control);
    clicked.add(control);
    // Shows immediately that the button was pressed (rule: first-tap).
    if (control.matches("button")) control.setAttribute("aria-busy", "true");
  }

  /** Empties the list of clicked controls. Calls `each` with every control. */
  function release(each?: (control: Element) => void): void {
    for (const control of clicked) {
      control.removeAttribute("aria-busy");
      each?.(control);
    }
    clicked.clear();
  }

  const recordClick = ({ target }: MouseEvent) => record(target);

  /**
   * Replays a click. For a link, prevents the default action, because the original click already opened the link in a
   * new tab.
   */
  function replay(control: Element): void {
    const stay = (event: Event) => event.preventDefault();
    if (control.matches("a")) window.addEventListener("click", stay, { once: true });
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  /** Returns whether the page reserves space for the visitor's own gifts, which the app renders (rule: own-gifts). */
  const hasOwnGifts = () => document.documentElement.style.getPropertyValue("--own") !== "";

  /** Loads the app, unless `isFrugal` defers loading. */
  const prepare = () => {
    if (!isFrugal() || hasOwnGifts()) load();
  };

  /**
   * Assumed maximum latency of the event stream's request, in milliseconds. Equal to `REQUEST_MS` in
   * watch-event-stream.ts.
   */
  const REQUEST_MS = 5_000;

  /** Loads the app when the hub's data changes, to render the change (rule: live-pages). */
  function watchChanges(): void {
    const stop = new AbortController();
    let stream: EventSource | null = null;
    const connect = () => {
      stream?.close();
      if (document.hidden) return;
      // The server sends an event immediately if the data has changed since the page was requested.
      const age = Math.round(Date.now() - performance.timeOrigin) + REQUEST_MS;
      stream = new EventSource(`${events}since=${age}`);
      stream.addEventListener("change", load);
      // The server refuses the stream of a visitor without access. The app then loads the page again.
      stream.onerror = () => stream?.readyState === EventSource.CLOSED && load();
    };
    const leave = () => {
      stop.abort();
      stream?.close();
    };
    document.addEventListener("visibilitychange", connect, { signal: stop.signal });
    // The started app opens its own stream.
    document.addEventListener(starting, leave, { once: true });
    connect();
  }

  /**
   * Returns whether the app has content to show before an interaction. Examples are the visitor's own gifts, the dialog
   * of a reloaded page, and the subscription form in the URL's fragment. Data in session storage, such as a followed
   * link, also counts.
   */
  function isAppShown(): boolean {
    if (!hasForms() || hasOwnGifts() || history.state !== null || location.hash !== "") return true;
    try {
      return sessionStorage.length > 0;
    } catch {
      return false;
    }
  }

  const start = () => {
    if (isAppShown()) prepare();
    else if (events && !isFrugal() && "EventSource" in window) watchChanges();
  };

  const startWhenIdle = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 4_000 });
    else setTimeout(start, 1_500);
  };

  earlyClicks.forEach(record);
  document.addEventListener("click", recordClick, true);
  document.addEventListener(starting, () =>
    document.removeEventListener("click", recordClick, true),
  );
  document.addEventListener(failed, () => {
    hasFailed = true;
    reportFailure();
  });
  // The replay runs in a separate task, because React drops events of unhydrated parts during a commit.
  document.addEventListener(started, () => setTimeout(() => release(replay)));
  // Most visitors move the mouse or scroll before their first click or tap. `pointerdown` does not start the app,
  // because a start before the click would delay the form that the click opens.
  for (const event of ["pointermove", "scroll", "keydown"]) {
    document.addEventListener(event, prepare, { capture: true, passive: true });
  }
  window.addEventListener("load", () => afterFirstPaint(startWhenIdle));
}

boot();

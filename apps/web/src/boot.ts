/**
 * The only script that a ready-made page starts with. The page can be read without it; this starts the app when the browser
 * is idle, or at once when somebody touches the page. A tap on a button meanwhile is kept, and given to the app when it is
 * there. A classic script in the head, so that it is there before anything can be tapped: small, and without imports.
 */
function boot(): void {
  // Told by main.tsx: from the first event on the app hears clicks itself; at the second what was kept is due.
  const starting = "giftling:starting";
  const started = "giftling:started";
  const { entry = "", modules = "" } =
    document.currentScript instanceof HTMLScriptElement ? document.currentScript.dataset : {};
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
    // A page whose script can't be loaded still reads, and its links work. The next touch tries again.
    import(/* @vite-ignore */ entry).catch(() => {
      isLoading = false;
    });
  }

  function keep(event: MouseEvent): void {
    load();
    const { target } = event;
    const control = target instanceof Element ? target.closest("button, a[target]") : null;
    if (control) kept.push(control);
  }

  /** A link that opened its tab already must not open another one: the app only hears that it was followed. */
  function replay(control: Element): void {
    if (!control.isConnected) return;
    const stay = (event: Event) => event.preventDefault();
    if (control.matches("a")) window.addEventListener("click", stay, { once: true });
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  const startWhenIdle = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 4_000 });
    else setTimeout(load, 1_500);
  };

  document.addEventListener("click", keep, true);
  for (const touch of ["pointerdown", "keydown"]) {
    document.addEventListener(touch, load, { once: true, capture: true, passive: true });
  }
  document.addEventListener(starting, () => document.removeEventListener("click", keep, true));
  // In a task of its own: while React commits, it drops what happens to parts that are still to be taken over.
  document.addEventListener(started, () => setTimeout(() => kept.splice(0).forEach(replay)));
  window.addEventListener("load", startWhenIdle);
}

boot();

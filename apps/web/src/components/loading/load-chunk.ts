/**
 * URLs of style sheets that failed to load. The bundler requests each style sheet only once, so a retry must add the
 * style sheet again.
 */
const missingStyles = new Set<string>();

/** Records style sheets that fail to load, for a retry by `loadChunk`. Called once at startup. */
export function watchStyleSheetErrors(): void {
  // Listens in the capture phase, because resource errors do not bubble.
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      missingStyles.add(target.href);
      target.remove();
    },
    true,
  );
}

function addStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`No style sheet ${href}`));
    missingStyles.delete(href);
    document.head.append(link);
  });
}

/**
 * Imports a part of the app. After a network failure, the next call retries all missing files, including style sheets.
 * Rejects on failure. Pass a plain `() => import(...)`, because the bundler moves a chained handler inside its preload,
 * which misses style sheet failures.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...missingStyles].map(addStyle));
  return load();
}

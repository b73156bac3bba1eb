/** Addresses of style sheets that did not come: the bundler asks for each only once. */
const missingStyles = new Set<string>();

/** Notes which style sheets fail from now on, so that `loadPart` can ask for them again. Once, at the app's start. */
export function watchStyles(): void {
  // What a resource fails with does not bubble.
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
 * Loads a part of the app that is needed only now. When the line was cut, the next try asks again for all that is missing,
 * styles included. Rejects when it can't be had. Pass a plain `() => import(...)`: handlers chained to the import itself
 * would be moved inside of what the bundler waits for first, and never hear of a style sheet that failed.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...missingStyles].map(addStyle));
  return load();
}

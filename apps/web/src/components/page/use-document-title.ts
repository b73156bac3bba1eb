import { getSiteName } from "@giftling/messages/language";
import { useEffect } from "react";

/** Title that the latest rendered page set. */
let renderedTitle = "";

/** Sets the document's title. Appends the site's name unless `isNamed` is false. */
export function useDocumentTitle(title: string, isNamed = true): void {
  const shown = isNamed ? `${title} | ${getSiteName()}` : title;
  renderedTitle = shown;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
}

/**
 * Renders a page on the server with `render`, which must be synchronous. Returns the markup and the document's title.
 * The title of a page that sets no title is the site's name.
 */
export function renderWithTitle(render: () => string): { markup: string; title: string } {
  renderedTitle = getSiteName();
  return { markup: render(), title: renderedTitle };
}

import type { Language } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { renderToString } from "react-dom/server";
import { renderWithTitle } from "../components/page/use-document-title.ts";
import { VisitorApp } from "./visitor-app.tsx";
import { loadVisitorContent } from "./visitor-content.tsx";
import type { VisitorPage } from "./visitor-page.ts";

// Entry of the server bundle for visitor pages. The bundle is separate, because visitor pages are built with Preact.

export { setSiteName } from "@giftling/messages/language";
export { createVisitorPage } from "./create-visitor-page.ts";

/** Resolves with the markup and the title of a visitor page. */
export async function renderVisitorPage(page: VisitorPage, language: Language) {
  const content = await loadVisitorContent(page);
  // Rendering is synchronous, so no concurrent request can change the language.
  return runWithLanguage(language, () =>
    renderWithTitle(() => renderToString(<VisitorApp page={page}>{content}</VisitorApp>)),
  );
}

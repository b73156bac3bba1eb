import type { Language } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { renderToString } from "react-dom/server";
import { VisitorApp } from "./visitor-app.tsx";
import { loadVisitorContent } from "./visitor-content.tsx";
import type { VisitorPage } from "./visitor-page.ts";

// Entry of the server bundle for visitor pages. The bundle is separate, because visitor pages are built with Preact.

export { setSiteName } from "@giftling/messages/language";
export { createVisitorPage } from "./create-visitor-page.ts";

export async function renderVisitorPage(page: VisitorPage, language: Language): Promise<string> {
  const content = await loadVisitorContent(page);
  // Rendering is synchronous, so no concurrent request can change the language.
  return runWithLanguage(language, () =>
    renderToString(<VisitorApp page={page}>{content}</VisitorApp>),
  );
}

import { hydratePage } from "./hydrate-page.tsx";
import { loadSupporterContent } from "./relatives-content.tsx";

// Entry of relatives' pages: hubs, gifts, thank-yous and a giver's gifts.
void hydratePage(async (page) => (page.kind === "site" ? null : loadSupporterContent(page)));

// Closing a dialog goes back in the history, which must not scroll the page. The browser restores the scroll position
// only for a page that the visitor left.
const setScrollRestoration = (mode: ScrollRestoration) => {
  window.history.scrollRestoration = mode;
};
setScrollRestoration("manual");
window.addEventListener("pagehide", () => setScrollRestoration("auto"));
window.addEventListener("pageshow", () => setScrollRestoration("manual"));

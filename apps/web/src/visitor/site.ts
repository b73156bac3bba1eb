import { hydratePage } from "./hydrate-page.tsx";
import { loadSiteContent } from "./site-content.tsx";

// Entry of pages about the product, such as the landing page.
void hydratePage(async (page) => (page.kind === "site" ? loadSiteContent(page) : null));

import { loadSiteContent } from "./site-content.tsx";
import { startPage } from "./start-page.tsx";

// Entry of pages about the product, such as the landing page.
void startPage(async (page) => (page.kind === "site" ? loadSiteContent(page) : null));

import { hydratePage } from "./hydrate-page.tsx";
import { loadVisitorContent } from "./visitor-content.tsx";

// Entry of all visitor pages in `pnpm dev`, which has no separate builds.
void hydratePage(loadVisitorContent);

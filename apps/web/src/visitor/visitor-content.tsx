import type { ReactNode } from "react";
import { loadRelativesContent } from "./relatives-content.tsx";
import { loadSiteContent } from "./site-content.tsx";
import type { VisitorPage } from "./visitor-page.ts";

/** Returns the content of any visitor page, for the server. A browser has the code of one of both builds. */
export const loadVisitorContent = (page: VisitorPage): Promise<ReactNode> =>
  page.kind === "site" ? loadSiteContent(page) : loadRelativesContent(page);

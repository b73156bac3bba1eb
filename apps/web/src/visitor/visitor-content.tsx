import type { ReactNode } from "react";
import { loadSupporterContent } from "./relatives-content.tsx";
import { loadSiteContent } from "./site-content.tsx";
import type { VisitorPage } from "./visitor-page.ts";

/**
 * Returns the content of any visitor page. Used by the server and by `pnpm dev`, because a browser build contains only
 * one kind of page.
 */
export const loadVisitorContent = (page: VisitorPage): Promise<ReactNode> =>
  page.kind === "site" ? loadSiteContent(page) : loadSupporterContent(page);

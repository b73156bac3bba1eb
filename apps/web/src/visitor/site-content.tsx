import type { LegalView } from "@giftling/domain";
import type { ComponentType, ReactNode } from "react";
import type { VisitorPageByKind } from "./visitor-page.ts";

/** Files of the pages about the product, by path. For example, `/about` is `site/about.tsx`. */
const FILES = import.meta.glob<{ default: ComponentType<{ legal?: LegalView | undefined }> }>(
  "./site/*.tsx",
);

/** Returns the file of the page about the product at `path`, or null for any other path. */
export function getSitePageFile(path: string): string | null {
  const file = `./site/${path === "/" ? "index" : path.slice(1)}.tsx`;
  return file in FILES ? file : null;
}

/** Returns the content of a page about the product. Only the code of that page is loaded. */
export async function loadSiteContent({
  file,
  legal,
}: VisitorPageByKind<"site">): Promise<ReactNode> {
  const module = await FILES[file]?.();
  if (!module) throw new Error(`There is no page ${file}.`);
  const Page = module.default;
  return <Page legal={legal} />;
}

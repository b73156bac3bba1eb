import "../styles/index.css";
import "virtual:page-variables.css";
import { options } from "preact";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { watchStyleSheetErrors } from "../components/loading/load-chunk.ts";
import { dispatchStartupEvent } from "../start-document.ts";
import { VisitorApp } from "./visitor-app.tsx";
import type { VisitorPage } from "./visitor-page.ts";

watchStyleSheetErrors();
// Preact runs effects after the next frame, so a tap could reach a component whose effects have not run. In a
// microtask, effects run before the next event, as in React.
options.requestAnimationFrame = queueMicrotask;

/**
 * Returns the visitor page whose data is in the document. With `pnpm dev`, no server renders pages, so the browser
 * loads the page's data.
 */
async function readPage(): Promise<VisitorPage> {
  if (import.meta.env.DEV) {
    const { loadDevPage } = await import("./dev-page.ts");
    return loadDevPage(window.location);
  }
  return JSON.parse(document.getElementById("giftling-state")?.textContent ?? "");
}

/** Hydrates a server-rendered page with the content that `load` returns. */
export async function hydratePage(load: (page: VisitorPage) => Promise<ReactNode>): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const page = await readPage();
  let content: ReactNode;
  try {
    content = await load(page);
  } catch {
    dispatchStartupEvent("failed");
    return;
  }
  dispatchStartupEvent("starting");
  const app = (
    <VisitorApp page={page} onStarted={() => dispatchStartupEvent("started")}>
      {content}
    </VisitorApp>
  );
  if (import.meta.env.DEV) {
    createRoot(root).render(app);
    return;
  }
  hydrateRoot(root, app);
}

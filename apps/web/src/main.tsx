import "./styles/index.css";
import "virtual:page-variables.css";
import "./zod-without-eval.ts";
import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { watchStyleSheetErrors } from "./components/loading/load-chunk.ts";
import { createApp } from "./router.tsx";
import { dispatchStartupEvent } from "./start-document.ts";

watchStyleSheetErrors();
const app = createApp();

const page = (
  <StrictMode>
    <App
      client={app.client}
      queryClient={app.queryClient}
      router={app.router}
      onStarted={() => dispatchStartupEvent("started")}
    />
  </StrictMode>
);

/** Hydrates a server-rendered page. Loads the routes first, or React would discard the markup. */
async function hydratePage(root: HTMLElement): Promise<void> {
  app.router.ssr = { manifest: undefined };
  // The first render must not restore the scroll position, because the visitor may have scrolled the static page.
  let drawn = 0;
  app.router.options.scrollRestoration = () => drawn++ > 0;
  await app.router.load();
  dispatchStartupEvent("starting");
  // A transition splits hydration into slices, so that a slow phone can scroll and handle taps in between.
  startTransition(() => void hydrateRoot(root, page));
}

/** Renders the app into an empty page, or in place of the server's error page. */
async function start(root: HTMLElement): Promise<void> {
  // The server's error page stays visible until the app's page is loaded.
  if (root.firstChild) await app.router.load();
  dispatchStartupEvent("starting");
  createRoot(root).render(page);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const state = document.getElementById("giftling-state")?.textContent;
if (state) {
  const answers: DehydratedState = JSON.parse(state);
  hydrate(app.queryClient, answers);
}
void ("whole" in root.dataset ? hydratePage(root) : start(root));

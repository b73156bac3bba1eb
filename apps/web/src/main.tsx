import "./styles/index.css";
import "virtual:page-variables.css";
import { languageOf } from "@giftling/domain/languages/rules";
import { setLanguage } from "@giftling/messages/language";
import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { $ZodConfig } from "zod/v4/core";
import { App } from "./app.tsx";
import { applyColorScheme, watchSystemColorScheme } from "./color-scheme.ts";
import { watchStyleSheetErrors } from "./components/loading/load-chunk.ts";
import { createApp } from "./router.tsx";

// With this setting, zod does not try to generate code. The Content-Security-Policy forbids it, and browsers report the
// attempt. Calling zod's `config` would load zod on startup.
const parsing: $ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: parsing });

const documentLanguage = languageOf(document.documentElement.lang);
if (documentLanguage) setLanguage(documentLanguage);
watchStyleSheetErrors();
watchSystemColorScheme();
const app = createApp();

/** Dispatches an event about the startup's progress, which boot.ts handles. */
const tell = (step: "starting" | "started") =>
  void document.dispatchEvent(new Event(`giftling:${step}`));
const page = (onStarted: () => void) => (
  <StrictMode>
    <App
      client={app.client}
      queryClient={app.queryClient}
      router={app.router}
      onStarted={onStarted}
    />
  </StrictMode>
);

const onStarted = () => tell("started");

/**
 * Hydrates a server-rendered page. React would discard the markup without `ssr` on the router and without loaded
 * routes.
 */
async function takeOver(root: HTMLElement): Promise<void> {
  app.router.ssr = { manifest: undefined };
  // The first render must not restore the scroll position, because the visitor may have scrolled the static page.
  let drawn = 0;
  app.router.options.scrollRestoration = () => drawn++ > 0;
  await app.router.load();
  tell("starting");
  // As a transition, hydration runs in slices, so that a slow phone can scroll and handle taps in between.
  startTransition(() => void hydrateRoot(root, page(onStarted)));
}

/** Renders the app into an empty page, or instead of the server's error page. */
async function start(root: HTMLElement): Promise<void> {
  // The server's error page stays visible until the app's page is loaded.
  if (root.firstChild) await app.router.load();
  tell("starting");
  createRoot(root).render(
    page(() => {
      // The document at a hub's URL has the hub's color scheme, but the app may report that the hub is missing.
      applyColorScheme();
      onStarted();
    }),
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const state = document.getElementById("giftling-state")?.textContent;
if (state) {
  const answers: DehydratedState = JSON.parse(state);
  hydrate(app.queryClient, answers);
}
void ("whole" in root.dataset ? takeOver(root) : start(root));

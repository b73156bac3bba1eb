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

// Without this setting, zod would try to generate code, which the Content-Security-Policy forbids and browsers report.
// Calling zod's `config` would load zod on startup.
const parsing: $ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: parsing });

const documentLanguage = languageOf(document.documentElement.lang);
if (documentLanguage) setLanguage(documentLanguage);
watchStyleSheetErrors();
watchSystemColorScheme();
const app = createApp();

/** Notifies boot.ts of the progress of the startup. */
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

/** Hydrates a server-rendered page. Without `ssr` on the router and without loaded routes, React would discard the markup. */
async function takeOver(root: HTMLElement): Promise<void> {
  app.router.ssr = { manifest: undefined };
  // The first render does not restore the scroll position. The page is already on the screen, and the visitor may have
  // scrolled.
  let drawn = 0;
  app.router.options.scrollRestoration = () => drawn++ > 0;
  await app.router.load();
  tell("starting");
  // Hydration runs in slices, so that a slow phone can scroll and handle taps in between.
  startTransition(() => void hydrateRoot(root, page(onStarted)));
}

/** Renders the app in place of an empty page or an error page of the server. */
async function start(root: HTMLElement): Promise<void> {
  // The error page is shown until its replacement is loaded.
  if (root.firstChild) await app.router.load();
  tell("starting");
  createRoot(root).render(
    page(() => {
      // The document at a hub's URL has the hub's color scheme, but the hub may be missing.
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

import "./styles/index.css";
import "virtual:page-variables.css";
import { languageOf } from "@giftling/domain/languages/rules";
import { speak } from "@giftling/messages/language";
import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { $ZodConfig } from "zod/v4/core";
import { App } from "./app.tsx";
import { applyScheme, watchSystemScheme } from "./color-scheme.ts";
import { watchStyles } from "./components/loading/load-part.ts";
import { createApp } from "./router.tsx";

// Without this, zod would try to generate code, which the Content-Security-Policy forbids and browsers report. Calling its
// `config` would load it here.
const parsing: $ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: parsing });

const documentLanguage = languageOf(document.documentElement.lang);
if (documentLanguage) speak(documentLanguage);
watchStyles();
watchSystemScheme();
const app = createApp();

/** Notifies boot.ts of the startup's progress. */
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

/** Hydrates a server-rendered page. Without `ssr` and loaded routes React would discard its markup. */
async function takeOver(root: HTMLElement): Promise<void> {
  app.router.ssr = { manifest: undefined };
  // Keeps the scroll position of a visitor who scrolled before, because the first render is already on the screen.
  let drawn = 0;
  app.router.options.scrollRestoration = () => drawn++ > 0;
  await app.router.load();
  tell("starting");
  // In slices, so that a slow phone can scroll and tap in between.
  startTransition(() => void hydrateRoot(root, page(onStarted)));
}

/** Renders the app in place of an empty page or a server's error page. */
async function start(root: HTMLElement): Promise<void> {
  // The error page stays until its replacement is loaded.
  if (root.firstChild) await app.router.load();
  tell("starting");
  createRoot(root).render(
    page(() => {
      // A hub's URL has the hub's scheme, and there may be no hub.
      applyScheme();
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

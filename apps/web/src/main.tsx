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

// zod comes later, with what parses. Without this it would try whether it may make code from text, which the policy of every
// page forbids and browsers then report. Its `config` would load it here.
const parsing: $ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: parsing });

const documentLanguage = languageOf(document.documentElement.lang);
if (documentLanguage) speak(documentLanguage);
watchStyles();
watchSystemScheme();
const app = createApp();

/** Tells boot.ts how far the page is that it started. */
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

/** Takes over a page that the server made. Without `ssr` and the loaded routes React would throw its markup away. */
async function takeOver(root: HTMLElement): Promise<void> {
  app.router.ssr = { manifest: undefined };
  // Whoever scrolled before the app was there stays where they are: what it draws first is on the screen already.
  let drawn = 0;
  app.router.options.scrollRestoration = () => drawn++ > 0;
  await app.router.load();
  tell("starting");
  // In slices, so that a slow phone stays free to scroll and tap meanwhile.
  startTransition(() => void hydrateRoot(root, page(onStarted)));
}

/** Shows the app in place of what is there: nothing, or a page of the server's that says what went wrong. */
async function start(root: HTMLElement): Promise<void> {
  // That one stays until its successor has all it needs.
  if (root.firstChild) await app.router.load();
  tell("starting");
  createRoot(root).render(
    page(() => {
      // An address of a hub came in a hub's scheme; there may be none.
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

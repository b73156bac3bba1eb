import { type DehydratedState, dehydrate, hydrate } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { App } from "../app.tsx";
import { createApp } from "../router.tsx";
import { createServerClient, giveAnswers } from "./answers.ts";

const config = {
  identityProvider: "Family Login",
  billing: false,
  contactEmail: "hi@family.example",
  salesEmail: "desk@family.example",
};

type AppParts = ReturnType<typeof createApp>;

function appAt(url: string): AppParts {
  const history = createMemoryHistory({ initialEntries: [url] });
  const app = createApp(createServerClient(undefined), history);
  app.router.ssr = { manifest: undefined };
  return app;
}

const pageOf = ({ client, queryClient, router }: AppParts) => (
  <App client={client} queryClient={queryClient} router={router} />
);

/** The page as the server sends it: its markup, and the answers in it. */
async function serverPage(url: string): Promise<{ markup: string; state: DehydratedState }> {
  const app = appAt(url);
  giveAnswers(app, { config, user: null });
  await app.router.load();
  return { markup: renderToString(pageOf(app)), state: dehydrate(app.queryClient) };
}

/** What React finds different when it takes the markup over. */
async function differences(url: string, markup: string, state: DehydratedState) {
  const found: unknown[] = [];
  const app = appAt(url);
  hydrate(app.queryClient, JSON.parse(JSON.stringify(state)));
  await app.router.load();
  const container = document.createElement("div");
  container.innerHTML = markup;
  document.body.append(container);
  const onRecoverableError = (error: unknown) => void found.push(error);
  const root = await act(async () => hydrateRoot(container, pageOf(app), { onRecoverableError }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return found;
}

test.each(["/sign-in-failed", "/sign-in-failed?reason=%3Cb%3E", "/signup?ref=a+b%26c&trial=1"])(
  "%s is a page on the server too, whatever stands in its address",
  async (url) => {
    const { markup, state } = await serverPage(url);
    expect(markup).toContain("<h1");
    expect(await differences(url, markup, state)).toEqual([]);
  },
);

test.each(["/", "/pricing", "/privacy", "/signup?ref=A1"])(
  "%s of an installation without billing names no price, before and after it comes to life (D31)",
  async (url) => {
    const { markup, state } = await serverPage(url);
    expect(markup.match(/\$\d+ per|href="\/pricing"|Free forever|Premium/g)).toBeNull();
    const ours = url.startsWith("/signup") ? "Family Login" : "hi@family.example";
    expect(markup.split(ours).length).toBeGreaterThan(1);
    expect(await differences(url, markup, state)).toEqual([]);
  },
);

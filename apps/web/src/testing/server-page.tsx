import type { ConfigView } from "@giftling/domain";
import { type DehydratedState, dehydrate } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { createApp } from "../router.tsx";
import { createServerClient, giveAnswers } from "../ssr/answers.ts";

type AppParts = ReturnType<typeof createApp>;

/** The app as the server has it at an address, before it is loaded. */
export function appAt(url: string): AppParts {
  const history = createMemoryHistory({ initialEntries: [url] });
  const app = createApp(createServerClient(undefined), history);
  app.router.ssr = { manifest: undefined };
  return app;
}

export const pageOf = ({ client, queryClient, router }: AppParts) => (
  <App client={client} queryClient={queryClient} router={router} />
);

/** A page as the server sends it to somebody signed out: its markup, and the answers in it. */
export async function serverPage(
  url: string,
  config: ConfigView,
): Promise<{ markup: string; state: DehydratedState }> {
  const app = appAt(url);
  giveAnswers(app, { config, user: null });
  await app.router.load();
  return { markup: renderToString(pageOf(app)), state: dehydrate(app.queryClient) };
}

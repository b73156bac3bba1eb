import type { ConfigView } from "@giftling/domain";
import { type DehydratedState, dehydrate } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { createApp } from "../router.tsx";
import { createServerClient, seedQueryCache } from "../ssr/server-client.ts";

type AppParts = ReturnType<typeof createApp>;

/** Creates the app as the server does, for one URL. The router has not loaded the page yet. */
export function createServerApp(url: string): AppParts {
  const history = createMemoryHistory({ initialEntries: [url] });
  const app = createApp(createServerClient(undefined), history);
  app.router.ssr = { manifest: undefined };
  return app;
}

export const renderAppPage = ({ client, queryClient, router }: AppParts) => (
  <App client={client} queryClient={queryClient} router={router} />
);

/** Renders a page as the server does for a signed-out visitor. Returns its HTML and its dehydrated query cache. */
export async function renderServerPage(
  url: string,
  config: ConfigView,
): Promise<{ markup: string; state: DehydratedState }> {
  const app = createServerApp(url);
  seedQueryCache(app, { config, user: null });
  await app.router.load();
  return { markup: renderToString(renderAppPage(app)), state: dehydrate(app.queryClient) };
}

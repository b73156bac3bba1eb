import type { ConfigView } from "@giftling/domain";
import { type DehydratedState, dehydrate } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { createApp } from "../router.tsx";
import { createServerClient, seedQueryCache } from "../ssr/server-client.ts";

type AppParts = ReturnType<typeof createApp>;

/** Creates the app at a URL as the server does. Nothing is loaded yet. */
export function createServerApp(url: string): AppParts {
  const history = createMemoryHistory({ initialEntries: [url] });
  const app = createApp(createServerClient(undefined), history);
  app.router.ssr = { manifest: undefined };
  return app;
}

export const renderAppPage = ({ client, queryClient, router }: AppParts) => (
  <App client={client} queryClient={queryClient} router={router} />
);

/** Returns a page as sent to a signed-out visitor: its markup and the responses included in it. */
export async function renderServerPage(
  url: string,
  config: ConfigView,
): Promise<{ markup: string; state: DehydratedState }> {
  const app = createServerApp(url);
  seedQueryCache(app, { config, user: null });
  await app.router.load();
  return { markup: renderToString(renderAppPage(app)), state: dehydrate(app.queryClient) };
}

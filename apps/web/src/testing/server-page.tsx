import {
  type ConfigView,
  DEFAULT_LANGUAGE,
  type Language,
  type PageRequest,
} from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { createMemoryHistory } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { renderWithTitle } from "../components/page/use-document-title.ts";
import { createApp } from "../router.tsx";
import { createServerClient, seedQueryCache } from "../ssr/server-client.ts";
import { createVisitorPage } from "../visitor/create-visitor-page.ts";
import { VisitorApp } from "../visitor/visitor-app.tsx";
import { loadVisitorContent } from "../visitor/visitor-content.tsx";

/** Settings of an installation, for tests of pages that do not show settings. */
export const TEST_CONFIG: ConfigView = {
  identityProvider: "Family Login",
  signUps: "open" as const,
  billing: true,
  contactEmail: "a@b.c",
  salesEmail: "a@b.c",
};

type AppParts = ReturnType<typeof createApp>;

/** Creates the app as the server does, for one URL. The router has not loaded the page yet. */
function createServerApp(url: string): AppParts {
  const history = createMemoryHistory({ initialEntries: [url] });
  const app = createApp(createServerClient(undefined), history);
  app.router.ssr = { manifest: undefined };
  return app;
}

const renderAppPage = ({ client, queryClient, router }: AppParts) => (
  <App client={client} queryClient={queryClient} router={router} />
);

/** Returns a page's React element, which the server renders and the browser hydrates. */
export async function createPageElement({
  url,
  answers,
  problem,
}: Pick<PageRequest, "url" | "answers" | "problem">): Promise<ReactElement> {
  const page = createVisitorPage({ origin: "http://localhost", url, answers, problem });
  if (page) return <VisitorApp page={page}>{await loadVisitorContent(page)}</VisitorApp>;
  const app = createServerApp(url);
  seedQueryCache(app, answers, url);
  await app.router.load();
  return renderAppPage(app);
}

/** Returns the HTML and the title of a page that the server renders for a signed-out visitor. */
export async function renderServerPageWithTitle(
  url: string,
  answers: Partial<PageRequest["answers"]>,
  language: Language = DEFAULT_LANGUAGE,
) {
  const page = await createPageElement({ url, answers: { user: null, ...answers } });
  return runWithLanguage(language, () => renderWithTitle(() => renderToString(page)));
}

/** Returns the HTML of a page that the server renders for a signed-out visitor. */
export const renderServerPage = async (url: string, config: ConfigView): Promise<string> =>
  (await renderServerPageWithTitle(url, { config })).markup;

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type ConfigView,
  DEFAULT_LANGUAGE,
  filterPages,
  getDarkHubColors,
  getHubColors,
  LANGUAGES,
  type Language,
  type PagePath,
  type PageRenderer,
  type PageRequest,
  shouldFollowDeviceColorScheme,
} from "@giftling/domain";
import { DEFAULT_SITE_NAME, runWithLanguage, setSiteName } from "@giftling/messages/language";
import { dehydrate } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { renderWithTitle } from "./components/page/use-document-title.ts";
import { getHubEventsPath } from "./features/hub/live/hub-events-path.ts";
import { createApp } from "./router.tsx";
import {
  assertTemplateMarkers,
  type DocumentContent,
  type PageStyles,
  renderDocument,
  renderPageShell,
} from "./ssr/document.ts";
import {
  type BuildManifests,
  type BuildTarget,
  getManifestPath,
  getPageFiles,
  getVisitorPageFiles,
  listPageStyleSheets,
  type PageFiles,
  type ViteManifest,
} from "./ssr/files.ts";
import { getPageHead } from "./ssr/head.ts";
import { getPrefetchUrls } from "./ssr/prefetch-urls.ts";
import { createServerClient, seedQueryCache } from "./ssr/server-client.ts";

/**
 * Pages that the build renders once: public pages and error pages. A public page's name is its path without slashes.
 * The home page is named "index", and the 404 page "404".
 */
export const PRERENDERED_PAGES: readonly ({
  name: string;
  /** Whether a session can exist, so that the app requests the signed-in user. Default false. */
  hasSession?: boolean;
} & Pick<PageRequest, "url" | "problem">)[] = [
  ...filterPages(({ html }) => html === "build").map((path) => {
    const url = path === "/$" ? "/404" : path;
    return { name: url.slice(1) || "index", url };
  }),
  ...["hub", "thank-you", "gift", "mine", "join"].flatMap((page) => {
    const missing = { url: `/${page}/missing`, problem: "missing" as const };
    return [
      { name: `${page}-missing`, ...missing },
      { name: `${page}-missing-signed-in`, ...missing, hasSession: true },
      { name: `${page}-failing`, url: `/${page}/failing`, problem: "failing", hasSession: true },
    ];
  }),
];

/** Returns the built index.html with the script paths of a language (language-bundles.ts). */
const readTemplate = (dist: string, language: Language) =>
  assertTemplateMarkers(
    readFileSync(join(dist, "index.html"), "utf8").replace(
      /\/assets\/(?=[\w-]+\.js)/g,
      language === DEFAULT_LANGUAGE ? "/assets/" : `/assets/${language}/`,
    ),
  );

/** Paths of pages that the browser renders. Each page has an HTML shell that preloads the page's files. */
export const CLIENT_RENDERED_PATHS: readonly PagePath[] = filterPages(
  ({ html }) => html === "shell",
);

/** Returns the HTML shell of a client-rendered page. Without `path`, the shell serves any page. */
export async function createPageShell(
  dist: string,
  config: ConfigView,
  language: Language,
  path?: PagePath,
): Promise<string> {
  const app = createApp(createServerClient(undefined), createMemoryHistory());
  seedQueryCache(app, { config });
  const state = dehydrate(app.queryClient);
  const template = readTemplate(dist, language);
  if (path === undefined) return runWithLanguage(language, () => renderPageShell(template, state));
  const { css, modules } = getPageFiles(readManifests(dist, language).app, path, false);
  const firstCall = await getPrefetchUrls(path, config);
  return runWithLanguage(language, () =>
    renderPageShell(template, state, { css, modules, firstCall }),
  );
}

function readManifests(dist: string, language: Language): BuildManifests {
  const read = (target: BuildTarget): ViteManifest =>
    JSON.parse(readFileSync(join(dist, getManifestPath(target, language)), "utf8"));
  return { relatives: read("relatives"), site: read("site"), app: read("app") };
}

/** Returns the names and contents of the style sheets that server-rendered pages inline. */
export function createInlineStyleSheets(dist: string): { name: string; text: string }[] {
  return [...listPageStyleSheets(readManifests(dist, DEFAULT_LANGUAGE))].map(([name, parts]) => ({
    name,
    text: parts.map((part) => readFileSync(join(dist, part), "utf8")).join(""),
  }));
}

/** Namespace attribute that SVG files require, unlike SVG elements in HTML. */
const SVG_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

/** Returns a function that reads and caches the parsed rules of a style sheet (page-styles.ts). */
function createStyles(dist: string): (sheet: string) => PageStyles {
  const read = new Map<string, PageStyles>();
  return (sheet) => {
    const known = read.get(sheet);
    if (known) return known;
    const styles: PageStyles = JSON.parse(
      readFileSync(join(dist, ".server/sheets", `${sheet}.json`), "utf8"),
    );
    read.set(sheet, styles);
    return styles;
  };
}

type VisitorPages = typeof import("./visitor/server.tsx");

/** Page with its files, its HTML, its title, the data that the browser needs, and the URL of its event stream. */
type RenderedPage = Pick<DocumentContent, "markup" | "state" | "isWhole" | "events"> & {
  files: PageFiles;
  title: string;
};

/** Renders a requested page, which is a visitor page or a page of the app. */
async function renderPage(
  request: PageRequest,
  language: Language,
  manifests: BuildManifests,
  { createVisitorPage, renderVisitorPage }: VisitorPages,
): Promise<RenderedPage> {
  const page = createVisitorPage(request);
  if (page !== null) {
    return {
      files: getVisitorPageFiles(manifests, page),
      ...(await renderVisitorPage(page, language)),
      state: page,
      isWhole: true,
      events: page.kind === "hub" ? getHubEventsPath(page.hub, page.whole) : null,
    };
  }
  const app = createApp(
    createServerClient(request.problem),
    createMemoryHistory({ initialEntries: [request.url] }),
  );
  seedQueryCache(app, request.answers, request.url);
  await app.router.load();
  const route = app.router.state.matches.at(-1);
  if (!route) throw new Error(`No page for ${request.url}`);
  return {
    files: getPageFiles(manifests.app, route.routeId, request.problem === "missing"),
    // Rendering is synchronous, so no concurrent request can change the language.
    ...runWithLanguage(language, () =>
      renderWithTitle(() =>
        renderToString(
          <App client={app.client} queryClient={app.queryClient} router={app.router} />,
        ),
      ),
    ),
    state: dehydrate(app.queryClient),
    isWhole: request.problem === undefined,
    events: null,
  };
}

/** Creates the page renderer for the app in `dist`. All renderers of a process share the site name. */
export function createPageRenderer(
  dist: string,
  siteName: string = DEFAULT_SITE_NAME,
): PageRenderer {
  setSiteName(siteName);
  const builds = new Map(
    LANGUAGES.map((language) => [
      language,
      { template: readTemplate(dist, language), manifests: readManifests(dist, language) },
    ]),
  );
  const stylesOf = createStyles(dist);
  const bundle = pathToFileURL(join(dist, ".server/visitor.js")).href;
  return async (request) => {
    const { language = DEFAULT_LANGUAGE } = request;
    const built = builds.get(language);
    if (!built) throw new Error(`No build for ${language}`);
    const visitorPages: VisitorPages = await import(bundle);
    visitorPages.setSiteName(siteName);
    const { files, markup, title, ...rendered } = await renderPage(
      request,
      language,
      built.manifests,
      visitorPages,
    );
    const { hubKids } = request.answers;
    const look =
      hubKids && !shouldFollowDeviceColorScheme(hubKids.theme) ? getHubColors(hubKids.theme) : null;
    return runWithLanguage(language, () =>
      renderDocument(built.template, {
        ...files,
        styles: stylesOf(files.sheet),
        head: getPageHead(request, title),
        origin: request.origin,
        markup: markup.replaceAll(SVG_NAMESPACE, ""),
        ...rendered,
        dialogs: request.dialogs,
        printed: request.printed,
        look,
        papers:
          hubKids && look === null
            ? {
                light: getHubColors(hubKids.theme).paper,
                dark: getDarkHubColors(hubKids.theme).paper,
              }
            : undefined,
      }),
    );
  };
}

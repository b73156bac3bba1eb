import { FOOTER_PAGES, type PageAccess, PRIVATE_PAGES } from "./access.ts";

const UNKNOWN_PAGE = { path: "/$", access: "public" } as const;

export const PAGES = [
  { path: "/", access: "public" },
  { path: "/pricing", access: "public" },
  ...FOOTER_PAGES,
  { path: "/signup", access: "public" },
  { path: "/sign-in-failed", access: "public" },
  { path: "/hub/$familyUrl", access: "public" },
  { path: "/thank-you/$token", access: "public" },
  { path: "/gift/$token", access: "public" },
  { path: "/mine", access: "public" },
  { path: "/mine/$token", access: "public" },
  { path: "/join/$token", access: "public" },
  { path: "/confirm/$token", access: "public" },
  { path: "/unsubscribe/$token", access: "public" },
  { path: "/goodbye", access: "public" },
  { path: "/reactivate", access: "public" },
  ...PRIVATE_PAGES,
  { path: "/dashboard/wishlist", access: "private" },
  { path: "/dashboard/giving", access: "private" },
  { path: "/dashboard/news", access: "private" },
  { path: "/dashboard/people", access: "private" },
  { path: "/settings/link", access: "private" },
  { path: "/settings/privacy", access: "private" },
  { path: "/settings/privacy/passcode", access: "private" },
  { path: "/settings/privacy/surprises", access: "private" },
  { path: "/settings/people", access: "private" },
  { path: "/settings/mail", access: "private" },
  { path: "/settings/mail/push", access: "private" },
  { path: "/settings/look", access: "private" },
  { path: "/settings/look/title", access: "private" },
  { path: "/settings/language", access: "private" },
  { path: "/settings/any-shop", access: "private" },
  { path: "/settings/plan", access: "private" },
  { path: "/settings/account", access: "private" },
  { path: "/settings/account/sessions", access: "private" },
  { path: "/settings/account/webhooks", access: "private" },
  { path: "/settings/account/close", access: "private" },
  UNKNOWN_PAGE,
] as const satisfies readonly { path: `/${string}`; access: PageAccess }[];

type AnyPage = (typeof PAGES)[number];
export type PagePath = AnyPage["path"];

/** Returns the page at a path without a query. Returns `UNKNOWN_PAGE` for an unknown path. */
export function getPage(path: string): AnyPage {
  const page = PAGES.find(({ path: pattern }) => {
    const [base = "", parameter] = pattern.split("$");
    return parameter === undefined ? path === base : path.startsWith(base);
  });
  return page ?? UNKNOWN_PAGE;
}

/**
 * Source of a page's HTML, and the page's access for search engines. The build renders a `build` page once. The server
 * renders a `visit` page for each request, because its title depends on data. The browser renders a `shell` page in the
 * same document for all visitors. The API renders an `api` page from its own templates.
 */
export type PageDocument = {
  html: "build" | "visit" | "shell" | "api";
  /**
   * Access for search engines: `sitemap` lists the page in the sitemap, and `allowed` only permits indexing
   * (rule: unlisted-pages).
   */
  search?: "sitemap" | "allowed";
  /** Whether the sitemap omits the page if billing is off. */
  needsBilling?: true;
};

type PrivatePath = Exclude<AnyPage, { access: "public" }>["path"];

/** HTML documents of the pages that require a session. Each is an app shell without data. */
const PRIVATE_DOCUMENTS = /* @__PURE__ */ Object.fromEntries(
  PAGES.filter(({ access }) => access !== "public").map(({ path }) => [path, { html: "shell" }]),
) as Record<PrivatePath, { html: "shell" }>;

/**
 * HTML source and search engine access of each page. Separate from `PAGES`, because the browser needs only `PAGES`.
 * Descriptions are in apps/web/src/ssr/head.ts.
 */
export const PAGE_DOCUMENTS = {
  ...PRIVATE_DOCUMENTS,
  "/": { html: "build", search: "sitemap" },
  "/pricing": { html: "build", search: "sitemap", needsBilling: true },
  "/about": { html: "build", search: "sitemap" },
  "/terms": { html: "build", search: "sitemap" },
  "/privacy": { html: "build", search: "sitemap" },
  "/cookies": { html: "build", search: "sitemap" },
  "/signup": { html: "visit", search: "allowed" },
  "/sign-in-failed": { html: "visit" },
  "/hub/$familyUrl": { html: "visit" },
  "/thank-you/$token": { html: "visit" },
  "/gift/$token": { html: "visit" },
  "/mine": { html: "build" },
  "/mine/$token": { html: "visit" },
  "/join/$token": { html: "visit" },
  "/confirm/$token": { html: "api" },
  "/unsubscribe/$token": { html: "api" },
  "/goodbye": { html: "build" },
  "/reactivate": { html: "shell" },
  "/$": { html: "build" },
} as const satisfies Readonly<Record<PagePath, PageDocument>>;

type Documents = typeof PAGE_DOCUMENTS;
/** Path of a page that search engines may index. */
export type IndexedPath = {
  [Path in PagePath]: Documents[Path] extends { search: string } ? Path : never;
}[PagePath];

/** Returns the paths of the pages whose document satisfies `test`, in the order of `PAGES`. */
export const filterPages = (test: (document: PageDocument) => boolean): PagePath[] =>
  PAGES.map(({ path }) => path).filter((path) => test(PAGE_DOCUMENTS[path]));

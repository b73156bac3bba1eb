/** Session states that can see a page. The web app's guards decide what other visitors see (rule: access-table). */
export type PageAccess =
  /** Visible in all session states. */
  | "public"
  /** Visible to signed-in parents with a family URL. */
  | "private"
  /** Visible to signed-in parents with or without a family URL. */
  | "onboarding";

type Page = {
  /** Path in TanStack Router's syntax. The file in apps/web/src/routes has the same name. */
  path: `/${string}`;
  access: PageAccess;
  /** Text of the page's footer link on public pages. Absent if the footer has no link to the page. */
  footer?: string;
};

/** Page for paths that match no other page. */
const UNKNOWN_PAGE = { path: "/$", access: "public" } as const satisfies Page;

/** All pages of the product. Footer links appear in the same order. */
export const PAGES = [
  { path: "/", access: "public" },
  { path: "/pricing", access: "public" },
  { path: "/about", access: "public", footer: "About" },
  { path: "/terms", access: "public", footer: "Terms" },
  { path: "/privacy", access: "public", footer: "Privacy" },
  { path: "/cookies", access: "public", footer: "Cookies" },
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
  { path: "/onboarding", access: "onboarding" },
  { path: "/dashboard", access: "private" },
  { path: "/dashboard/wishlist", access: "private" },
  { path: "/dashboard/giving", access: "private" },
  { path: "/dashboard/news", access: "private" },
  { path: "/add", access: "private" },
  { path: "/settings", access: "private" },
  { path: "/subscription", access: "private" },
  { path: "/referrals", access: "private" },
  UNKNOWN_PAGE,
] as const satisfies readonly Page[];

type AnyPage = (typeof PAGES)[number];
export type PagePath = AnyPage["path"];

/** Returns the page for a path without a query. Returns the unknown page if no page matches. */
export function pageOf(path: string): AnyPage {
  const page = PAGES.find(({ path: pattern }) => {
    const [base = "", parameter] = pattern.split("$");
    return parameter === undefined ? path === base : path.startsWith(base);
  });
  return page ?? UNKNOWN_PAGE;
}

/**
 * Source of a page's HTML, and whether search engines may index it.
 *
 * A `build` page is rendered once by the build and is the same for all visitors. A `visit` page is rendered by the server
 * for each request, and its title may depend on the data.
 *
 * A `shell` page is rendered by the browser in a document that is the same for all visitors. An `api` page is rendered by
 * the API's own templates and has no route in the web app.
 */
export type PageDocument = {
  html: "build" | "visit" | "shell" | "api";
  /** `sitemap` lists the page in the sitemap, and `allowed` only permits indexing (rule: unlisted-pages). */
  search?: "sitemap" | "allowed";
  /** When true, installations without billing omit the page from the sitemap. */
  needsBilling?: true;
};

/**
 * Documents of all pages. They are separate from `PAGES` because the browser does not need them. Titles and descriptions
 * are in apps/web/src/ssr/head.ts.
 */
export const PAGE_DOCUMENTS = {
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
  "/onboarding": { html: "shell" },
  "/dashboard": { html: "shell" },
  "/dashboard/wishlist": { html: "shell" },
  "/dashboard/giving": { html: "shell" },
  "/dashboard/news": { html: "shell" },
  "/add": { html: "shell" },
  "/settings": { html: "shell" },
  "/subscription": { html: "shell" },
  "/referrals": { html: "shell" },
  "/$": { html: "build" },
} as const satisfies Readonly<Record<PagePath, PageDocument>>;

type Documents = typeof PAGE_DOCUMENTS;
/** Paths of pages that search engines may index. */
export type IndexedPath = {
  [Path in PagePath]: Documents[Path] extends { search: string } ? Path : never;
}[PagePath];
/** Paths of pages that the build renders and that search engines must not index. */
export type UnindexedBuiltPath = {
  [Path in PagePath]: Documents[Path] extends { html: "build"; search: string }
    ? never
    : Documents[Path] extends { html: "build" }
      ? Path
      : never;
}[PagePath];

/** Returns the pages whose document passes the test, in the order of `PAGES`. */
export const pagesWith = (test: (document: PageDocument) => boolean): PagePath[] =>
  PAGES.map(({ path }) => path).filter((path) => test(PAGE_DOCUMENTS[path]));

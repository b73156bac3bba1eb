/**
 * Session states in which a page is visible. In other states, the web app's guards redirect or show an error
 * (rule: access-table).
 */
export type PageAccess =
  /** Visible in all session states. */
  | "public"
  /** Visible to signed-in parents with a family URL. */
  | "private"
  /** Visible to signed-in parents with or without a family URL. */
  | "onboarding";

type Page = {
  /**
   * Path in TanStack Router's syntax. The page's file has the same name in `routes` or `visitor/site` of apps/web/src,
   * except for relatives' pages.
   */
  path: `/${string}`;
  access: PageAccess;
  /** Text of the page's footer link on public pages. Absent if the footer has no link to the page. */
  footer?: string;
};

/** Fallback page for unknown paths. */
const UNKNOWN_PAGE = { path: "/$", access: "public" } as const satisfies Page;

/** Pages of the product. Footer links appear in the same order. */
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

/** Returns the page for a path without a query, or the fallback page if no page matches. */
export function pageOf(path: string): AnyPage {
  const page = PAGES.find(({ path: pattern }) => {
    const [base = "", parameter] = pattern.split("$");
    return parameter === undefined ? path === base : path.startsWith(base);
  });
  return page ?? UNKNOWN_PAGE;
}

/**
 * Source of a page's HTML, and whether search engines may index the page.
 *
 * The build renders a `build` page once for all visitors. The server renders a `visit` page for each request, and its
 * title may depend on the data.
 *
 * The browser renders a `shell` page in a document that is the same for all visitors. The API renders an `api` page
 * from its own templates, without a page in the web app.
 */
export type PageDocument = {
  html: "build" | "visit" | "shell" | "api";
  /**
   * Access for search engines. `sitemap` lists the page in the sitemap, and `allowed` only permits indexing
   * (rule: unlisted-pages).
   */
  search?: "sitemap" | "allowed";
  /** Whether the sitemap omits the page if billing is off. */
  needsBilling?: true;
};

/**
 * Documents by page. They are separate from `PAGES` because the browser does not need them. Titles and descriptions are
 * in apps/web/src/ssr/head.ts.
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

/** Returns the paths of the pages whose document satisfies `test`, in the order of `PAGES`. */
export const pagesWith = (test: (document: PageDocument) => boolean): PagePath[] =>
  PAGES.map(({ path }) => path).filter((path) => test(PAGE_DOCUMENTS[path]));

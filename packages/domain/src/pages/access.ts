/**
 * Session states in which a page is visible. In other states, the web app's guards redirect or show an error
 * (rule: access-table).
 */
export type PageAccess =
  /** Page that is visible in all session states. */
  | "public"
  /** Page that is visible to signed-in parents with a family URL. */
  | "private"
  /** Page that is visible to signed-in parents with or without a family URL. */
  | "onboarding";

type Page = {
  /**
   * Path in TanStack Router's syntax. Except for pages for relatives, the page's file in `routes` or `visitor/site` of
   * apps/web/src has the same name.
   */
  path: `/${string}`;
  access: PageAccess;
  /** Text of the page's footer link. Absent for a page without such a link. */
  footer?: string;
};

/** Pages that require a session. Their subpages have the same access. */
export const PRIVATE_PAGES = [
  { path: "/onboarding", access: "onboarding" },
  { path: "/dashboard", access: "private" },
  { path: "/add", access: "private" },
  { path: "/settings", access: "private" },
  { path: "/subscription", access: "private" },
  { path: "/referrals", access: "private" },
] as const satisfies readonly Page[];

/** Pages linked in the footer of public pages, in the footer's order. */
export const FOOTER_PAGES = [
  { path: "/about", access: "public", footer: "About" },
  { path: "/terms", access: "public", footer: "Terms" },
  { path: "/privacy", access: "public", footer: "Privacy" },
  { path: "/cookies", access: "public", footer: "Cookies" },
] as const satisfies readonly Page[];

/** Returns the access of the page at a path without a query. Unknown pages are public (rule: access-table). */
export const getPageAccess = (path: string): PageAccess =>
  PRIVATE_PAGES.find((page) => `${path}/`.startsWith(`${page.path}/`))?.access ?? "public";

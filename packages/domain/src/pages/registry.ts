/** Who may see a page, by the session's state (rule: access-table). The web app's guards say what everybody else gets. */
export type PageAccess =
  /** Everybody in every state. */
  | "public"
  /** Signed-in parents with a family URL. */
  | "private"
  /** Signed-in parents, with a family URL or without. */
  | "onboarding";

type Page = {
  /** As TanStack Router writes it; its file in apps/web/src/routes has the same name. */
  path: `/${string}`;
  access: PageAccess;
  /** The words of its link in the footer of every public page; without them it has none. */
  footer?: string;
};

/** What any other path shows. */
const UNKNOWN_PAGE = { path: "/$", access: "public" } as const satisfies Page;

/** Every page of the product. Links in the footer stand in this order. */
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

/** The row of a path without query: its page's, or that of the unknown page. */
export function pageOf(path: string): AnyPage {
  const page = PAGES.find(({ path: pattern }) => {
    const [base = "", parameter] = pattern.split("$");
    return parameter === undefined ? path === base : path.startsWith(base);
  });
  return page ?? UNKNOWN_PAGE;
}

/** What search engines and link previews say of a page that they may show. */
export type PublicWords = {
  /** "sitemap" tells search engines of the page, "allowed" lets them find it (rule: unlisted-pages). */
  search: "sitemap" | "allowed";
  /** Without the product's name, which every title ends with. */
  title: string;
  description: string;
  /** What is said instead where there are no plans and prices (rule: billing-off). */
  descriptionWithoutBilling?: string;
  /** Not in the sitemap where there are no plans and prices. */
  needsBilling?: true;
};

/**
 * Where a page's HTML comes from, and what its head says:
 * - "build": the build renders it once, the same for everybody;
 * - "visit": the server renders it for each visit, and the title may depend on it;
 * - "shell": the browser renders it, in a document that is the same for all of them;
 * - "api": the API's own templates make it. It has no route in the web app.
 */
export type PageDocument =
  | ({ html: "build" | "visit" } & PublicWords)
  | { html: "build"; title: string }
  | { html: "visit" | "shell" | "api" };

/** Of every page. Apart from `PAGES`, so that the browser, which needs none of it, does not load it. */
export const PAGE_DOCUMENTS: Readonly<Record<PagePath, PageDocument>> = {
  "/": {
    html: "build",
    search: "sitemap",
    title: "Turn birthday gifts into a college fund",
    description:
      "One page for each child: wishlist, registries and an education fund that relatives can add to. Free forever for one child.",
    descriptionWithoutBilling:
      "One page for each child: wishlist, registries and an education fund that relatives can add to.",
  },
  "/pricing": {
    html: "build",
    search: "sitemap",
    needsBilling: true,
    title: "Pricing",
    description:
      "Free covers the essentials of a family's gift hub. Premium takes the limits away and adds themes and analytics.",
    descriptionWithoutBilling: "Everything is included here: no plans and no prices.",
  },
  "/about": {
    html: "build",
    search: "sitemap",
    title: "About",
    description: "Why Giftling exists: birthdays with fewer duplicates and something that grows.",
  },
  "/terms": {
    html: "build",
    search: "sitemap",
    title: "Terms of Service",
    description: "The rules for using Giftling, in plain words.",
  },
  "/privacy": {
    html: "build",
    search: "sitemap",
    title: "Privacy Policy",
    description: "What Giftling stores about your family, who sees it, and how to have it deleted.",
  },
  "/cookies": {
    html: "build",
    search: "sitemap",
    title: "Cookie Policy",
    description: "The few cookies that Giftling sets, and what each is for.",
  },
  "/signup": {
    html: "visit",
    search: "allowed",
    title: "Create your free hub",
    description:
      "A page for your child's wishes and future, with an account you already have. It takes about five minutes.",
  },
  "/sign-in-failed": { html: "visit" },
  "/hub/$familyUrl": { html: "visit" },
  "/thank-you/$token": { html: "visit" },
  "/gift/$token": { html: "visit" },
  "/mine": { html: "build", title: "Your gifts" },
  "/mine/$token": { html: "visit" },
  "/join/$token": { html: "visit" },
  "/confirm/$token": { html: "api" },
  "/unsubscribe/$token": { html: "api" },
  "/goodbye": { html: "build", title: "Your account is closed" },
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
  "/$": { html: "build", title: "404 Page Not Found" },
};

/** The pages whose document passes the test, in the order of `PAGES`. */
export const pagesWith = (test: (document: PageDocument) => boolean): PagePath[] =>
  PAGES.map(({ path }) => path).filter((path) => test(PAGE_DOCUMENTS[path]));

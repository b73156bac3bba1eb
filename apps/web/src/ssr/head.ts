import type { PageRequest } from "@giftling/domain";
import { selectKid } from "../features/hub/page/select-kid.ts";
import { failureReason } from "../features/signup/failure-reason.ts";
import { FAILURE_WORDS } from "../features/signup/failure-words.ts";

/** What stands in a page's `head` for search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  /** Path with query under which the page wants to be known; null for a page that is none. */
  canonical: string | null;
  /** Address of the picture for link previews. */
  image: { url: string; alt: string } | null;
  siteName: string | null;
  isIndexed: boolean;
};

type PublicPage = {
  title: string;
  description: string;
  /** What is said instead where there are no plans and prices (rule: billing-off). */
  descriptionWithoutBilling?: string;
};

/** The public pages that are rendered at build time, by path. Their titles are those of the pages themselves. */
export const STATIC_PAGES: Readonly<Record<string, PublicPage>> = {
  "/": {
    title: "Turn birthday gifts into a college fund | Giftling",
    description:
      "One page for each child: wishlist, registries and an education fund that relatives can add to. Free forever for one child.",
    descriptionWithoutBilling:
      "One page for each child: wishlist, registries and an education fund that relatives can add to.",
  },
  "/pricing": {
    title: "Pricing | Giftling",
    description:
      "Free covers the essentials of a family's gift hub. Premium takes the limits away and adds themes and analytics.",
    descriptionWithoutBilling: "Everything is included here: no plans and no prices.",
  },
  "/about": {
    title: "About | Giftling",
    description: "Why Giftling exists: birthdays with fewer duplicates and something that grows.",
  },
  "/terms": {
    title: "Terms of Service | Giftling",
    description: "The rules for using Giftling, in plain words.",
  },
  "/privacy": {
    title: "Privacy Policy | Giftling",
    description: "What Giftling stores about your family, who sees it, and how to have it deleted.",
  },
  "/cookies": {
    title: "Cookie Policy | Giftling",
    description: "The few cookies that Giftling sets, and what each is for.",
  },
};

/** Depends on what led there, so it is rendered for each visit. */
const SIGN_UP: PublicPage = {
  title: "Create your free hub | Giftling",
  description:
    "A page for your child's wishes and future, with an account you already have. It takes about five minutes.",
};

/** The picture of every page about the product itself: api/hub-page/preview.ts draws it. */
const PICTURE = {
  path: "/preview.png",
  alt: "A gift from which a sprout grows, and the words Turn birthday gifts into a college fund",
} as const;

function publicHead(path: string, page: PublicPage, { origin, answers }: PageRequest): Head {
  const { title, description, descriptionWithoutBilling } = page;
  const hasBilling = answers.config?.billing ?? true;
  return {
    title,
    description: hasBilling ? description : (descriptionWithoutBilling ?? description),
    canonical: path,
    image: { url: `${origin}${PICTURE.path}`, alt: PICTURE.alt },
    siteName: "Giftling",
    isIndexed: true,
  };
}

/** Says what api/hub-page/preview.ts draws: whose names a hub's preview shows. */
function previewAlt(kids: readonly { firstName: string }[]): string {
  const names = kids.map(({ firstName }) => firstName);
  const listed = new Intl.ListFormat("en-US").format(names);
  return `A gift with a sprout, and the ${names.length > 1 ? "names" : "name"} ${listed}`;
}

/**
 * A child's first name and what its hub is for; nothing that strangers would not see on the page (rule:
 * public-fields).
 */
function hubHead({ url, answers, previewUrl }: PageRequest): Head | null {
  const { hubKids, hub } = answers;
  if (!hubKids || !hub) return null;
  const { kid, showsBranding } = hub;
  const asked = new URLSearchParams(url.split("?")[1]).get("kid") ?? undefined;
  const isOwnAddress = asked !== undefined && selectKid(hubKids.kids, asked)?.id === asked;
  const path = `/hub/${hubKids.familyUrl}`;
  return {
    title: `${kid.firstName}'s Hub`,
    description: `Wishes, family news and ways to help: one page where ${kid.firstName}'s family and friends can choose a gift.`,
    canonical: isOwnAddress ? `${path}?kid=${encodeURIComponent(kid.id)}` : path,
    image: previewUrl
      ? { url: previewUrl, alt: previewAlt(isOwnAddress ? [kid] : hubKids.kids) }
      : null,
    siteName: showsBranding ? "Giftling" : null,
    isIndexed: false,
  };
}

/** The title of a page that nobody is to find or to show to others. */
function quietTitle({ url, answers, problem }: PageRequest): string {
  const [path = "", query] = url.split("?");
  if (path === "/sign-in-failed") {
    return FAILURE_WORDS[failureReason(new URLSearchParams(query).get("reason"))].title;
  }
  if (path === "/goodbye") return "Your account is closed";
  if (answers.thankYou) return `A thank-you from ${answers.thankYou.childFirstName}`;
  if (problem === undefined) return "404 Page Not Found";
  return path.startsWith("/thank-you/") ? "Thank-you not found" : "Hub Not Found";
}

/** The head of any page. A page that is not there, can't be shown or is only one person's has only a title. */
export function headOf(request: PageRequest): Head {
  const [path = "/"] = request.url.split("?");
  const page = path === "/signup" ? SIGN_UP : STATIC_PAGES[path];
  if (page) return publicHead(path, page, request);
  const hub = hubHead(request);
  if (hub) return hub;
  return {
    title: request.problem === "failing" ? "Giftling" : `${quietTitle(request)} | Giftling`,
    description: "Giftling",
    canonical: null,
    image: null,
    siteName: null,
    isIndexed: false,
  };
}

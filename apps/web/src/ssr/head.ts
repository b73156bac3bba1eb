import type { PageRequest } from "@giftling/domain";
import { selectKid } from "../features/hub/select-kid.ts";

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

/** The public pages that are rendered at build time, by path. Their titles are those of the pages themselves. */
export const STATIC_PAGES: Readonly<Record<string, { title: string; description: string }>> = {
  "/": {
    title: "Turn birthday gifts into a college fund | Giftling",
    description:
      "One page for each child: wishlist, registries and an education fund that relatives can add to. Free forever for one child.",
  },
  "/pricing": {
    title: "Pricing | Giftling",
    description:
      "Free covers the essentials of a family's gift hub. Premium takes the limits away and adds themes and analytics.",
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

/** A child's first name and what its hub is for; nothing that strangers would not see on the page (D11). */
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
      ? { url: previewUrl, alt: `A gift with a sprout, and the name ${kid.firstName}` }
      : null,
    siteName: showsBranding ? "Giftling" : null,
    isIndexed: false,
  };
}

/** The head of any page. A page that is not there, or can't be shown, has only a title. */
export function headOf(request: PageRequest): Head {
  const [path = "/"] = request.url.split("?");
  const page = STATIC_PAGES[path];
  if (page) {
    return { ...page, canonical: path, image: null, siteName: "Giftling", isIndexed: true };
  }
  const hub = hubHead(request);
  if (hub) return hub;
  const titles = { missing: "Hub Not Found | Giftling", failing: "Giftling" };
  return {
    title: request.problem ? titles[request.problem] : "404 Page Not Found | Giftling",
    description: "Giftling",
    canonical: null,
    image: null,
    siteName: null,
    isIndexed: false,
  };
}

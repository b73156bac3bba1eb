import {
  DEFAULT_LANGUAGE,
  getPage,
  type IndexedPath,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  type PagePath,
  type PageRequest,
} from "@giftling/domain";
import * as signup from "@giftling/messages/account/signup";
import * as mineWords from "@giftling/messages/gifts/my-gifts";
import * as words from "@giftling/messages/hub/preview";
import * as landing from "@giftling/messages/landing/top";
import { getLanguage, getSiteName } from "@giftling/messages/language";
import { cookiePolicyDocument } from "@giftling/messages/legal/cookies";
import { privacyPolicyDocument } from "@giftling/messages/legal/privacy";
import { termsOfServiceDocument } from "@giftling/messages/legal/terms";
import * as about from "@giftling/messages/pages/about";
import * as pricing from "@giftling/messages/pages/pricing";
import * as cardWords from "@giftling/messages/thank-yous/card";
import { findSelectedKid } from "../features/hub/page/find-selected-kid.ts";

/** Content of a page's `head` element for search engines and link previews. */
export type PageHead = {
  title: string;
  description: string;
  /** Canonical path of the page, with the query. Null for unindexed pages, except for hubs. */
  canonical: string | null;
  /** Paths of the page by language. `x-default` is for all other languages. Empty for an unindexed page. */
  alternates: readonly { code: Language | "x-default"; path: string }[];
  /** Picture of the link preview. */
  image: { url: string; alt: string } | null;
  siteName: string | null;
  isIndexed: boolean;
};

/**
 * Path of the link preview picture for pages about the product. apps/api/src/http/pages/hub/preview.ts draws the
 * picture.
 */
const PICTURE_PATH = "/preview.png";

/** Returns a path with the language parameter, which is omitted for the default language. */
const getPathInLanguage = (path: string, of: Language) =>
  of === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${of}`;

function listAlternates(path: string): PageHead["alternates"] {
  return [
    ...LANGUAGES.map((code) => ({ code, path: getPathInLanguage(path, code) })),
    { code: "x-default", path },
  ];
}

/** Description of an indexed page. */
type HeadMessages = Readonly<{
  description: () => string;
  /** Description for installations without billing (rule: billing-off). */
  descriptionWithoutBilling?: () => string;
}>;

const HEAD_MESSAGES: Readonly<Record<IndexedPath, HeadMessages>> = {
  "/": landing,
  "/pricing": pricing,
  "/about": about,
  "/terms": termsOfServiceDocument,
  "/privacy": privacyPolicyDocument,
  "/cookies": cookiePolicyDocument,
  "/signup": signup,
};

const isIndexed = (path: PagePath): path is IndexedPath => path in HEAD_MESSAGES;

function createIndexedHead(
  path: IndexedPath,
  { origin, answers }: PageRequest,
  title: string,
): PageHead {
  const hasBilling = answers.config?.billing ?? true;
  const { description, descriptionWithoutBilling = description } = HEAD_MESSAGES[path];
  return {
    title,
    description: hasBilling ? description() : descriptionWithoutBilling(),
    canonical: getPathInLanguage(path, getLanguage()),
    alternates: listAlternates(path),
    image: {
      url: `${origin}${getPathInLanguage(PICTURE_PATH, getLanguage())}`,
      alt: landing.linkPreviewAltText(),
    },
    siteName: getSiteName(),
    isIndexed: true,
  };
}

/**
 * Returns the head of a hub: the kid's first name and the hub's purpose, without data hidden from visitors. Returns
 * null for other pages (rule: public-fields).
 */
function createHubHead({ url, answers, previewUrl }: PageRequest): PageHead | null {
  const { hubKids, hub } = answers;
  if (!hubKids || !hub) return null;
  const { kid, showsBranding } = hub;
  const asked = new URLSearchParams(url.split("?")[1]).get("kid") ?? undefined;
  const isOwnAddress = asked !== undefined && findSelectedKid(hubKids.kids, asked)?.id === asked;
  const path = `/hub/${hubKids.familyUrl}`;
  return {
    title: words.hubPageTitle(kid.firstName),
    description: words.hubPageDescription(kid.firstName),
    canonical: isOwnAddress ? `${path}?kid=${encodeURIComponent(kid.id)}` : path,
    alternates: [],
    image: previewUrl
      ? {
          url: previewUrl,
          alt: words.hubLinkPreviewAltText(
            (isOwnAddress ? [kid] : hubKids.kids).map(({ firstName }) => firstName),
          ),
        }
      : null,
    siteName: showsBranding ? getSiteName() : null,
    isIndexed: false,
  };
}

/**
 * Returns the head of a page. `title` is the title that the page sets in the browser. A hub's head has a title of its
 * own. The head of a missing, failed or private page contains only `title` and a generic description.
 */
export function getPageHead(request: PageRequest, title: string): PageHead {
  const [path = "/"] = request.url.split("?");
  const { path: row } = getPage(path);
  if (isIndexed(row)) return createIndexedHead(row, request, title);
  const { thankYou, giftPass } = request.answers;
  const hub = createHubHead(request);
  if (hub) return hub;
  let description = getSiteName();
  if (thankYou && !thankYou.showsBranding) description = cardWords.cardDescription();
  if (giftPass && !giftPass.showsBranding) description = mineWords.unnamedGiftLabel();
  return {
    title,
    description,
    canonical: null,
    alternates: [],
    image: null,
    siteName: null,
    isIndexed: false,
  };
}

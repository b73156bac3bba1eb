import {
  DEFAULT_LANGUAGE,
  getPage,
  type IndexedPath,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  type PagePath,
  type PageRequest,
  type UnindexedPrerenderedPath,
} from "@giftling/domain";
import { accountClosedTitle } from "@giftling/messages/account/closing";
import * as signup from "@giftling/messages/account/signup";
import * as joinWords from "@giftling/messages/family/join";
import * as giftWords from "@giftling/messages/gifts/gift-page";
import { getGiftPageTitle } from "@giftling/messages/gifts/gift-title";
import * as mineWords from "@giftling/messages/gifts/my-gifts";
import * as words from "@giftling/messages/hub/preview";
import * as landing from "@giftling/messages/landing/top";
import { getLanguage, getSiteName } from "@giftling/messages/language";
import { cookiePolicyDocument } from "@giftling/messages/legal/cookies";
import { privacyPolicyDocument } from "@giftling/messages/legal/privacy";
import { termsOfServiceDocument } from "@giftling/messages/legal/terms";
import * as about from "@giftling/messages/pages/about";
import { getFooterLinkLabel } from "@giftling/messages/pages/footer";
import * as frame from "@giftling/messages/pages/frame";
import * as pricing from "@giftling/messages/pages/pricing";
import * as cardWords from "@giftling/messages/thank-yous/card";
import { findSelectedKid } from "../features/hub/page/find-selected-kid.ts";
import { parseSignInFailureReason } from "../features/signup/sign-in-query.ts";

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

const named = (title: string) => `${title} | ${getSiteName()}`;

/** Returns a path with the language parameter, which is omitted for the default language. */
const getPathInLanguage = (path: string, of: Language) =>
  of === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${of}`;

function listAlternates(path: string): PageHead["alternates"] {
  return [
    ...LANGUAGES.map((code) => ({ code, path: getPathInLanguage(path, code) })),
    { code: "x-default", path },
  ];
}

/** Title and description of an indexed page. */
type HeadMessages = Readonly<{
  /** Page title, to which the name of the site is appended. */
  title: () => string;
  description: () => string;
  /** Description for installations without billing (rule: billing-off). */
  descriptionWithoutBilling?: () => string;
}>;

const HEAD_MESSAGES: Readonly<Record<IndexedPath, HeadMessages>> = {
  "/": landing,
  "/pricing": { ...pricing, title: frame.pricingTitle },
  "/about": { ...about, title: () => getFooterLinkLabel("About") },
  "/terms": termsOfServiceDocument,
  "/privacy": privacyPolicyDocument,
  "/cookies": cookiePolicyDocument,
  "/signup": signup,
};

const isIndexed = (path: PagePath): path is IndexedPath => path in HEAD_MESSAGES;

function createIndexedHead(path: IndexedPath, { origin, answers }: PageRequest): PageHead {
  const hasBilling = answers.config?.billing ?? true;
  const { title, description, descriptionWithoutBilling = description } = HEAD_MESSAGES[path];
  return {
    title: named(answers.legal?.text?.title ?? title()),
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

/** Titles of pages that the build renders and search engines do not index. */
const UNINDEXED_TITLES: Readonly<Record<UnindexedPrerenderedPath, () => string>> = {
  "/mine": mineWords.myGiftsTitle,
  "/goodbye": accountClosedTitle,
  "/$": frame.notFoundTitle,
};
const hasUnindexedTitle = (path: PagePath): path is UnindexedPrerenderedPath =>
  path in UNINDEXED_TITLES;

/** Titles of the error pages for missing data, by route. */
const MISSING_TITLES: Partial<Record<PagePath, () => string>> = {
  "/thank-you/$token": cardWords.notFoundTitle,
  "/gift/$token": giftWords.giftNotFoundTitle,
  "/mine/$token": mineWords.linkExpiredTitle,
  "/join/$token": joinWords.invitationNotFoundTitle,
};

/** Returns the title of an unindexed page other than a hub. */
function getUnindexedTitle({ url, answers, problem }: PageRequest): string {
  const [path = "", query] = url.split("?");
  const row = getPage(path).path;
  if (row === "/sign-in-failed") {
    return signup.getSignInErrorTitle(
      parseSignInFailureReason(new URLSearchParams(query).get("reason")),
    );
  }
  if (answers.thankYou) return cardWords.cardTitle(answers.thankYou.childFirstName);
  if (answers.giftPass) return getGiftPageTitle(answers.giftPass);
  if (answers.myGifts) return mineWords.myGiftsTitle();
  if (answers.join) return joinWords.invitationTitle();
  if (problem !== undefined) return (MISSING_TITLES[row] ?? frame.hubNotFoundTitle)();
  return UNINDEXED_TITLES[hasUnindexedTitle(row) ? row : "/$"]();
}

/**
 * Returns the head of a page. The head of a missing, failed or private page contains only a title and a generic
 * description.
 */
export function getPageHead(request: PageRequest): PageHead {
  const [path = "/"] = request.url.split("?");
  const { path: row } = getPage(path);
  if (isIndexed(row)) return createIndexedHead(row, request);
  const hub = createHubHead(request);
  if (hub) return hub;
  const { thankYou, giftPass } = request.answers;
  if (thankYou && !thankYou.showsBranding) {
    return createUnindexedHead(getUnindexedTitle(request), cardWords.cardDescription());
  }
  if (giftPass && !giftPass.showsBranding)
    return createUnindexedHead(getUnindexedTitle(request), mineWords.unnamedGiftLabel());
  return createUnindexedHead(
    request.problem === "failing" ? getSiteName() : named(getUnindexedTitle(request)),
    getSiteName(),
  );
}

/** Returns the head of an unindexed page other than a hub. */
function createUnindexedHead(title: string, description: string): PageHead {
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

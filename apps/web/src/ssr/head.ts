import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  PAGE_DOCUMENTS,
  type PagePath,
  type PageRequest,
  type PublicWords,
  pageOf,
} from "@giftling/domain";
import * as about from "@giftling/messages/about";
import { closed } from "@giftling/messages/closing";
import { footerWord } from "@giftling/messages/footer";
import * as frame from "@giftling/messages/frame";
import * as giftWords from "@giftling/messages/gift";
import { passTitle } from "@giftling/messages/gift-title";
import * as cardWords from "@giftling/messages/gratitude/card";
import * as words from "@giftling/messages/hub/preview";
import * as joinWords from "@giftling/messages/join";
import * as landing from "@giftling/messages/landing/top";
import { language } from "@giftling/messages/language";
import { cookies } from "@giftling/messages/legal/cookies";
import { privacy } from "@giftling/messages/legal/privacy";
import { terms } from "@giftling/messages/legal/terms";
import * as mineWords from "@giftling/messages/mine";
import * as pricing from "@giftling/messages/pricing";
import * as signup from "@giftling/messages/signup";
import { selectKid } from "../features/hub/page/select-kid.ts";
import { failureReason } from "../features/signup/failure-reason.ts";

/** What stands in a page's `head` for search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  /** Path with query under which the page wants to be known; null for a page that is none. */
  canonical: string | null;
  /** Where the page is in each of its languages, and for whoever speaks none of them; empty for a page that is not to be found. */
  alternates: readonly { code: Language | "x-default"; path: string }[];
  /** Address of the picture for link previews. */
  image: { url: string; alt: string } | null;
  siteName: string | null;
  isIndexed: boolean;
};

/** The picture of every page about the product itself: api/hub-page/preview.ts draws it. */
const PICTURE_PATH = "/preview.png";

const named = (title: string) => `${title} | Giftling`;

/** The address of a page in one of its languages: without a word about it, it is the one that most want. */
const pathIn = (path: string, of: Language) =>
  of === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${of}`;

function alternatesOf(path: string): Head["alternates"] {
  return [
    ...LANGUAGES.map((code) => ({ code, path: pathIn(path, code) })),
    { code: "x-default", path },
  ];
}

type Said = Readonly<
  Record<"title" | "description", () => string> & { descriptionWithoutBilling?: () => string }
>;

/** The words of public pages, in every language. */
const SAID: Readonly<Record<string, Said>> = {
  "/": landing,
  "/pricing": { ...pricing, title: frame.pricing },
  "/about": { ...about, title: () => footerWord("About") },
  "/terms": terms,
  "/privacy": privacy,
  "/cookies": cookies,
  "/signup": signup,
};

/** The head of a page that search engines may show: its description says what is behind the link. */
function publicHead(path: string, page: PublicWords, { origin, answers }: PageRequest): Head {
  const hasBilling = answers.config?.billing ?? true;
  const said = SAID[path];
  const description = said?.description() ?? page.description;
  const withoutBilling = said?.descriptionWithoutBilling?.() ?? page.descriptionWithoutBilling;
  return {
    title: named(said?.title() ?? page.title),
    description: hasBilling ? description : (withoutBilling ?? description),
    canonical: pathIn(path, language()),
    alternates: alternatesOf(path),
    image: { url: `${origin}${pathIn(PICTURE_PATH, language())}`, alt: landing.previewAlt() },
    siteName: "Giftling",
    isIndexed: true,
  };
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
    title: words.headTitle(kid.firstName),
    description: words.headDescription(kid.firstName),
    canonical: isOwnAddress ? `${path}?kid=${encodeURIComponent(kid.id)}` : path,
    alternates: [],
    image: previewUrl
      ? {
          url: previewUrl,
          alt: words.pictureOf(
            (isOwnAddress ? [kid] : hubKids.kids).map(({ firstName }) => firstName),
          ),
        }
      : null,
    siteName: showsBranding ? "Giftling" : null,
    isIndexed: false,
  };
}

/** The titles of what is not there. */
const MISSING_TITLES: Partial<Record<PagePath, () => string>> = {
  "/thank-you/$token": cardWords.notFound,
  "/gift/$token": giftWords.giftNotFound,
  "/mine/$token": mineWords.linkTooOld,
  "/join/$token": joinWords.notFound,
};

/** The title of a page that nobody is to find or to show to others. */
function quietTitle({ url, answers, problem }: PageRequest): string {
  const [path = "", query] = url.split("?");
  const row = pageOf(path).path;
  if (row === "/sign-in-failed") {
    return signup.failureTitle(failureReason(new URLSearchParams(query).get("reason")));
  }
  if (row === "/goodbye") return closed();
  if (answers.thankYou) return cardWords.thankYouFrom(answers.thankYou.childFirstName);
  if (answers.giftPass) return passTitle(answers.giftPass);
  if (answers.myGifts || row === "/mine") return mineWords.yourGifts();
  if (answers.join) return joinWords.anInvitation();
  if (problem !== undefined) return (MISSING_TITLES[row] ?? frame.hubNotFound)();
  const page = PAGE_DOCUMENTS[row];
  return row === "/$" || !("title" in page) ? frame.notFound404() : page.title;
}

/** The head of any page. A page that is not there, can't be shown or is only one person's has only a title. */
export function headOf(request: PageRequest): Head {
  const [path = "/"] = request.url.split("?");
  const page = PAGE_DOCUMENTS[pageOf(path).path];
  if ("search" in page) return publicHead(path, page, request);
  const hub = hubHead(request);
  if (hub) return hub;
  const { thankYou, giftPass } = request.answers;
  if (thankYou && !thankYou.showsBranding) {
    return quietHead(quietTitle(request), cardWords.aCard());
  }
  if (giftPass && !giftPass.showsBranding) return quietHead(quietTitle(request), mineWords.aGift());
  return quietHead(
    request.problem === "failing" ? "Giftling" : named(quietTitle(request)),
    "Giftling",
  );
}

/** The head of a page that nobody is to find. */
function quietHead(title: string, description: string): Head {
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

import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  languageOf,
  wantedLanguage,
} from "@giftling/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { cookieValue } from "./cookie-value.ts";

/** Lifetime of the language cookie, in seconds: a year. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** Returns the `lang` parameter of the URL. Most URLs have none, and their query is not parsed. */
function askedFor({ url }: FastifyRequest): string | undefined {
  const query = url.indexOf("?");
  if (query < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, query)) return undefined;
  return new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER) ?? undefined;
}

/**
 * Returns the language of the page that calls the API, so that a page stays in one language when another tab chooses
 * another. A browser's own list of languages does not count.
 */
const ofItsPage = ({ url, headers }: FastifyRequest): Language | undefined =>
  url.startsWith("/trpc/")
    ? LANGUAGES.find((language) => language === headers["accept-language"])
    : undefined;

/** Returns a visitor's language preference. Null without a supported one (rule: languages). */
export const wantedBy = (request: FastifyRequest): Language | null =>
  wantedLanguage({
    asked: askedFor(request) ?? ofItsPage(request),
    cookie: cookieValue(request.headers.cookie, LANGUAGE_COOKIE),
    accepted: request.headers["accept-language"],
  });

declare module "fastify" {
  interface FastifyRequest {
    /** Language of the page's family, once it is known. */
    familyLanguage: Language | null;
  }
}

/** Returns a visitor's language: the preference, else the family's language, else English. */
export const languageFor = (request: FastifyRequest): Language =>
  wantedBy(request) ?? request.familyLanguage ?? DEFAULT_LANGUAGE;

/** Matches requests that are not pages and store no choice. Signing in counts as a page, because mails link to it. */
const NO_PAGE = /^\/(?:api\/(?!login\?)|trpc\/)|\.(?:png|ics)\?/;

/** Returns the Set-Cookie header that stores a language choice. */
export function languageCookie(language: Language, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * Returns the Set-Cookie header with a signed-in person's stored language, for a browser without a choice. Null when the
 * browser chose or already prefers it.
 */
export const cookieFor = (request: FastifyRequest, own: Language | null, origin: string) =>
  own === null ||
  wantedBy(request) === own ||
  languageOf(cookieValue(request.headers.cookie, LANGUAGE_COOKIE)) !== null
    ? null
    : languageCookie(own, origin);

/** Stores the language choice of a URL in a cookie. */
export function keepLanguage(app: FastifyInstance, origin: string): void {
  app.decorateRequest("familyLanguage", null);
  app.addHook("onRequest", (request, reply, done) => {
    const asked = languageOf(askedFor(request));
    if (asked !== null && !NO_PAGE.test(request.url)) {
      reply.header("set-cookie", languageCookie(asked, origin));
    }
    done();
  });
}

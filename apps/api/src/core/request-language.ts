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
import { readCookie } from "./read-cookie.ts";

/** Lifetime of the language cookie, in seconds: a year. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** Returns the `lang` parameter of the URL. Does not parse the query of a URL without the parameter. */
function askedFor({ url }: FastifyRequest): string | undefined {
  const query = url.indexOf("?");
  if (query < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, query)) return undefined;
  return new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER) ?? undefined;
}

/**
 * Returns the language that a page of the web app sends with its tRPC requests. A page thus stays in one language when
 * another tab chooses another language. A browser's own list of languages does not count.
 */
const ofItsPage = ({ url, headers }: FastifyRequest): Language | undefined =>
  url.startsWith("/trpc/")
    ? LANGUAGES.find((language) => language === headers["accept-language"])
    : undefined;

/** Returns a visitor's language preference. Null without a supported one (rule: languages). */
export const getLanguagePreference = (request: FastifyRequest): Language | null =>
  wantedLanguage({
    asked: askedFor(request) ?? ofItsPage(request),
    cookie: readCookie(request.headers.cookie, LANGUAGE_COOKIE),
    accepted: request.headers["accept-language"],
  });

declare module "fastify" {
  interface FastifyRequest {
    /** Language of the page's family, once it is known. */
    familyLanguage: Language | null;
  }
}

/** Returns a visitor's language: the preference, else the family's language, else English. */
export const getVisitorLanguage = (request: FastifyRequest): Language =>
  getLanguagePreference(request) ?? request.familyLanguage ?? DEFAULT_LANGUAGE;

/**
 * Matches the URLs of requests that are not pages. These requests store no language choice. Signing in counts as a page,
 * because mails link to it.
 */
const NO_PAGE = /^\/(?:api\/(?!login\?)|trpc\/)|\.(?:png|ics)\?/;

/** Returns the Set-Cookie header that stores a language choice. */
export function createLanguageCookie(language: Language, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * Returns the Set-Cookie header that stores a signed-in person's language. Returns null when the person has none, or when
 * the browser already prefers it or stores a choice.
 */
export const createUserLanguageCookie = (
  request: FastifyRequest,
  own: Language | null,
  origin: string,
) =>
  own === null ||
  getLanguagePreference(request) === own ||
  languageOf(readCookie(request.headers.cookie, LANGUAGE_COOKIE)) !== null
    ? null
    : createLanguageCookie(own, origin);

/** Registers the hook that stores a URL's language choice in a cookie. */
export function registerLanguageHook(app: FastifyInstance, origin: string): void {
  app.decorateRequest("familyLanguage", null);
  app.addHook("onRequest", (request, reply, done) => {
    const asked = languageOf(askedFor(request));
    if (asked !== null && !NO_PAGE.test(request.url)) {
      reply.header("set-cookie", createLanguageCookie(asked, origin));
    }
    done();
  });
}

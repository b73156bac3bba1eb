import {
  DEFAULT_LANGUAGE,
  findLanguage,
  getPreferredLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from "@giftling/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readCookie } from "./read-cookie.ts";

/** Lifetime of the language cookie in seconds: one year. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Returns the `lang` parameter of the request's URL. Parses only query strings that contain the parameter. */
function getLanguageParameter({ url }: FastifyRequest): string | undefined {
  const query = url.indexOf("?");
  if (query < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, query)) return undefined;
  return new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER) ?? undefined;
}

/** Returns the language that a page set as `Accept-Language` of a tRPC request, or undefined if the page set none. */
const getPageLanguage = ({ url, headers }: FastifyRequest): Language | undefined =>
  url.startsWith("/trpc/")
    ? LANGUAGES.find((language) => language === headers["accept-language"])
    : undefined;

/** Returns a visitor's language preference, or null if the visitor prefers no supported language (rule: languages). */
export const getLanguagePreference = (request: FastifyRequest): Language | null =>
  getPreferredLanguage({
    asked: getLanguageParameter(request) ?? getPageLanguage(request),
    cookie: readCookie(request.headers.cookie, LANGUAGE_COOKIE),
    accepted: request.headers["accept-language"],
  });

declare module "fastify" {
  interface FastifyRequest {
    /** Language of the family whose hub is requested. Null until the family is read. */
    familyLanguage: Language | null;
  }
}

/** Returns the language of a response: the visitor's preference, else the family's language, else English. */
export const getVisitorLanguage = (request: FastifyRequest): Language =>
  getLanguagePreference(request) ?? request.familyLanguage ?? DEFAULT_LANGUAGE;

/** Pattern of URLs whose language parameter is not stored: API requests and files, but not /api/login. */
const NO_PAGE = /^\/(?:api\/(?!login\?)|trpc\/)|\.(?:png|ics)\?/;

export function createLanguageCookie(language: Language, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

/** Returns the Set-Cookie header that stores a user's language, or null if no cookie is needed. */
export const createUserLanguageCookie = (
  request: FastifyRequest,
  own: Language | null,
  origin: string,
) =>
  own === null ||
  getLanguagePreference(request) === own ||
  findLanguage(readCookie(request.headers.cookie, LANGUAGE_COOKIE)) !== null
    ? null
    : createLanguageCookie(own, origin);

/** Registers the hook that stores the language parameter of a page's URL in a cookie. */
export function registerLanguageHook(app: FastifyInstance, origin: string): void {
  app.decorateRequest("familyLanguage", null);
  app.addHook("onRequest", (request, reply, done) => {
    const asked = findLanguage(getLanguageParameter(request));
    if (asked !== null && !NO_PAGE.test(request.url)) {
      reply.header("set-cookie", createLanguageCookie(asked, origin));
    }
    done();
  });
}

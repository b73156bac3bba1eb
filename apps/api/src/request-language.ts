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

/** How long a browser keeps its choice, in seconds: a year. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** What the address asks for; undefined for most, without reading their queries. */
function askedFor({ url }: FastifyRequest): string | undefined {
  const query = url.indexOf("?");
  if (query < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, query)) return undefined;
  return new URLSearchParams(url.slice(query)).get(LANGUAGE_PARAMETER) ?? undefined;
}

/**
 * The language of the page that makes a call of the web app's: it stays whole when another tab has chosen another one since. A
 * browser's own list of languages is no such name.
 */
const ofItsPage = ({ url, headers }: FastifyRequest): Language | undefined =>
  url.startsWith("/trpc/")
    ? LANGUAGES.find((language) => language === headers["accept-language"])
    : undefined;

/** The language that a visitor wants; null when they said nothing that we speak (rule: languages). */
export const wantedBy = (request: FastifyRequest): Language | null =>
  wantedLanguage({
    asked: askedFor(request) ?? ofItsPage(request),
    cookie: cookieValue(request.headers.cookie, LANGUAGE_COOKIE),
    accepted: request.headers["accept-language"],
  });

declare module "fastify" {
  interface FastifyRequest {
    /** What the family writes in whose page this is, once that is known. */
    familyLanguage: Language | null;
  }
}

/** The same where nothing was said too: the language of the family whose page it is, and English for whatever is no family's. */
export const languageFor = (request: FastifyRequest): Language =>
  wantedBy(request) ?? request.familyLanguage ?? DEFAULT_LANGUAGE;

/** What is no page of a visitor's, and keeps no choice; signing in is one, to which mails lead. */
const NO_PAGE = /^\/(?:api\/(?!login\?)|trpc\/)|\.(?:png|ics)\?/;

/** The Set-Cookie header by which a browser keeps a choice, for the pages after it. */
export function languageCookie(language: Language, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * The same for somebody who signs in and said once what they read, in a browser that chose nothing; null where it chose, or likes
 * that language best.
 */
export const cookieFor = (request: FastifyRequest, own: Language | null, origin: string) =>
  own === null ||
  wantedBy(request) === own ||
  languageOf(cookieValue(request.headers.cookie, LANGUAGE_COOKIE)) !== null
    ? null
    : languageCookie(own, origin);

/** Keeps a choice that an address makes in a cookie, for the pages after it. */
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

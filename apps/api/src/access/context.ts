import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  createRateLimitKeys,
  type HolderHashes,
  hashHolder,
  hashVisitor,
  type RateLimitKeys,
} from "../core/crypto/visitor.ts";
import { getLanguagePreference, getVisitorLanguage } from "../core/request-language.ts";
import type { Deps } from "../services/deps.ts";
import type { ActiveSession } from "../services/identity/session.ts";
import { findSession } from "./find-session.ts";
import { createKidListReader, type KidListReader } from "./kid-list-reader.ts";
import type { LongText } from "./long-text.ts";

/** Request data required to serve a cached hub. Each value is computed on first use. */
export type RequestContext = Pick<
  Context,
  "deps" | "limitKeys" | "visitorHash" | "userAgent" | "sessionHash" | "cookieHeader" | "language"
> & {
  /** Sets the family's language for a visitor without a supported preference (rule: languages). */
  meet?(door: HubAccessSettings): void;
};

/** Request data available to a procedure, the same for tRPC and REST. */
export type Context = {
  deps: Deps;
  /** The `Cookie` header as received. */
  cookieHeader: string | undefined;
  /** Language that the caller prefers. Null without a supported preference (rule: languages). */
  wanted: Language | null;
  /** Language of the caller. English without a preference. */
  language: Language;
  /** Adds a Set-Cookie header to the response. */
  setCookie(cookie: string): void;
  /** Returns the signed-in parent's session, or null when signed out. The session is looked up once. */
  session(): Promise<ActiveSession | null>;
  /** Reads lists of a kid. Lists requested in one batch are read together. */
  readKid: KidListReader;
  /** Returns the long text that was removed from the body if `text` is its placeholder. Returns any other text unchanged. */
  wholeText(text: string): string | Buffer;
  /** Family shown by the calling page, from the `X-Family` header. Null when the client sends none (rule: leaving). */
  shownFamilyId: string | null;
  /** The `Idempotency-Key` header as received. Only idempotent procedures validate it. */
  idempotencyKey: string | null;
  /** Keyed hashes of the client's address, for rate limits. */
  limitKeys: RateLimitKeys;
  /** Returns the hashes by which this client's holds at a family are limited (rule: holds). */
  holderHashes(familyId: string): HolderHashes;
  /** Hash with a daily key by which statistics count visitors (rule: click-counting). */
  visitorHash: string;
  /** The `User-Agent` header. Empty when the header is absent. */
  userAgent: string;
  /** Returns the hash of the session cookie, valid or not, without a lookup. Returns null without a cookie. */
  sessionHash(): string | null;
  /** Marks a family's cached hub as stale. It is invalidated before the response is sent (rule: hub-cache). */
  markStale(familyId: string): void;
  /** Invalidates the hubs that were marked as stale. */
  invalidateStale(): void;
};

/** Request data from which a context is created. Tests pass their own values. */
export type RequestData = {
  cookieHeader: string | undefined;
  idempotencyKey: string | undefined;
  shownFamilyId?: string | undefined;
  ip: string;
  userAgent: string;
  /** Language that the caller prefers. Absent without a preference. */
  wanted?: Language | null;
  longText?: LongText | null;
  /** Called with each Set-Cookie header, such as that of an extended session or of access to a hub. */
  onSetCookie(cookie: string): void;
};

export function createContext(deps: Deps, facts: RequestData): Context {
  let session: Promise<ActiveSession | null> | null = null;
  const stale = new Set<string>();
  const keys = () => createRateLimitKeys(deps.config.secret, facts.ip, deps.clock.now());
  return {
    deps,
    cookieHeader: facts.cookieHeader,
    wanted: facts.wanted ?? null,
    language: facts.wanted ?? DEFAULT_LANGUAGE,
    setCookie: (cookie) => facts.onSetCookie(cookie),
    markStale: (familyId) => void stale.add(familyId),
    invalidateStale() {
      for (const familyId of stale) deps.hubs.drop(familyId);
      if (stale.size > 0) deps.schedulePublish();
    },
    session() {
      const { cookieHeader } = facts;
      session ??= findSession({ deps, cookieHeader, limitKeys: keys() }).then((live) => {
        if (live?.renewedCookie) facts.onSetCookie(live.renewedCookie);
        return live;
      });
      return session;
    },
    readKid: createKidListReader(deps.db, deps.clock),
    wholeText: (text) => (facts.longText?.mark === text ? facts.longText.bytes : text),
    idempotencyKey: facts.idempotencyKey ?? null,
    shownFamilyId: facts.shownFamilyId ?? null,
    // Computed on first use, because most requests need at most one of these hashes.
    get limitKeys() {
      return keys();
    },
    holderHashes: (familyId) =>
      hashHolder(deps.config.secret, facts.ip, familyId, deps.clock.now()),
    get visitorHash() {
      return hashVisitor(deps.config.secret, facts.ip, deps.clock.now());
    },
    userAgent: facts.userAgent,
    sessionHash: () => deps.sessions.hashIn(facts.cookieHeader),
  };
}

/** Creates the context of an HTTP request. */
export function createRequestContext(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { "idempotency-key": key, "x-family": shown } = request.headers;
  return createContext(deps, {
    cookieHeader: request.headers.cookie,
    idempotencyKey: Array.isArray(key) ? key[0] : key,
    shownFamilyId: Array.isArray(shown) ? shown[0] : shown,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    wanted: getLanguagePreference(request),
    longText: request.longText,
    onSetCookie: (cookie) => void reply.header("set-cookie", cookie),
  });
}

/** Returns the request data for serving a cached hub. */
export const getRequestContext = (deps: Deps, request: FastifyRequest): RequestContext =>
  new RequestVisit(deps, request);

/** A class, because one instance is created for every hub page and instances of a class are cheap. */
class RequestVisit implements RequestContext {
  readonly deps: Deps;
  readonly #request: FastifyRequest;

  constructor(deps: Deps, request: FastifyRequest) {
    this.deps = deps;
    this.#request = request;
  }

  get limitKeys(): RateLimitKeys {
    const { config, clock } = this.deps;
    return createRateLimitKeys(config.secret, this.#request.ip, clock.now());
  }
  get visitorHash(): string {
    const { config, clock } = this.deps;
    return hashVisitor(config.secret, this.#request.ip, clock.now());
  }
  get cookieHeader(): string | undefined {
    return this.#request.headers.cookie;
  }
  get language(): Language {
    return getVisitorLanguage(this.#request);
  }
  get userAgent(): string {
    return this.#request.headers["user-agent"] ?? "";
  }
  sessionHash(): string | null {
    return this.deps.sessions.hashIn(this.#request.headers.cookie);
  }
  meet({ language }: HubAccessSettings): void {
    this.#request.familyLanguage = language;
  }
}

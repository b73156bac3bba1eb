import type { Executor } from "@giftling/db/client";
import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import {
  type KidListName,
  type KidLists,
  readKidLists,
} from "@giftling/db/queries/dashboard/kid-lists";
import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  createRateLimitKeys,
  type HoldVisitorHashes,
  hashHoldVisitor,
  hashVisitor,
  type RateLimitKeys,
} from "../core/crypto/visitor.ts";
import { orNotFound } from "../core/errors/app-error.ts";
import { getLanguagePreference, getVisitorLanguage } from "../core/request-language.ts";
import type { Clock, Deps } from "../services/deps.ts";
import type { ActiveSession } from "../services/identity/session.ts";
import { findSession } from "./find-session.ts";
import type { LongJsonString } from "./long-json-string.ts";

/** Subset of `Context` that public pages need. Hashes are computed on access. */
export type RequestContext = Pick<
  Context,
  "deps" | "limitKeys" | "visitorHash" | "userAgent" | "sessionHash" | "cookieHeader" | "language"
> & {
  /** Sets the family's language as the fallback for visitors without a supported preference (rule: languages). */
  applyFamilyLanguage?(hubAccess: HubAccessSettings): void;
};

/** Request data available to procedures, over tRPC and REST. */
export type Context = {
  deps: Deps;
  cookieHeader: string | undefined;
  /** Preferred language of the caller. Null if the caller prefers no supported language (rule: languages). */
  wanted: Language | null;
  /** Language of the response: the preferred language, else English. */
  language: Language;
  setCookie(cookie: string): void;
  /** Returns the parent's session, or null when signed out. Repeated calls share one lookup. */
  session(): Promise<ActiveSession | null>;
  /** Reads one of a kid's lists, such as the links. Reads in one event-loop iteration share one SQL statement. */
  readKid: ReturnType<typeof createKidListReader>;
  /** Returns the string that the placeholder `text` replaces in a large request body. Returns other text unchanged. */
  wholeText(text: string): string | Buffer;
  /** ID of the family that the calling page shows. Null if the `X-Family` header is absent (rule: leaving). */
  shownFamilyId: string | null;
  /** Raw `Idempotency-Key` header. Null if absent. Only idempotent procedures validate the header. */
  idempotencyKey: string | null;
  /** Keyed hashes of the client's IP address, used as rate-limit keys. */
  limitKeys: RateLimitKeys;
  /** Returns the hashes that identify the client's holds on wishes of a family (rule: holds). */
  holderHashes(familyId: string): HoldVisitorHashes;
  /** Hash of the client's IP address with a daily key, by which analytics counts visitors (rule: click-counting). */
  visitorHash: string;
  /** `User-Agent` header. Empty if absent. */
  userAgent: string;
  /** Returns the hash of the session cookie, or null if there is no cookie. Does not check that the session exists. */
  sessionHash(): string | null;
  /** Schedules a family's cached hub for invalidation before the response is sent (rule: hub-cache). */
  markStale(familyId: string): void;
  /** Invalidates the hubs passed to `markStale`, and schedules the notification of other processes. */
  invalidateStale(): void;
};

/** Data of an HTTP request from which `createContext` creates a `Context`. */
type RequestData = {
  cookieHeader: string | undefined;
  idempotencyKey: string | undefined;
  shownFamilyId?: string | undefined;
  ip: string;
  userAgent: string;
  wanted?: Language | null;
  longText?: LongJsonString | null;
  /** Called with the value of each Set-Cookie header, such as a renewed session cookie. */
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
    // Computed on access, because most requests need at most one of these hashes.
    get limitKeys() {
      return keys();
    },
    holderHashes: (familyId) =>
      hashHoldVisitor(deps.config.secret, facts.ip, familyId, deps.clock.now()),
    get visitorHash() {
      return hashVisitor(deps.config.secret, facts.ip, deps.clock.now());
    },
    userAgent: facts.userAgent,
    sessionHash: () => deps.sessions.hashIn(facts.cookieHeader),
  };
}

export function createContextFromRequest(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
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

export const getRequestContext = (deps: Deps, request: FastifyRequest): RequestContext =>
  new RequestVisit(deps, request);

/** `RequestContext` of an HTTP request. Implemented as a class, so that the contexts of all requests share methods. */
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
  applyFamilyLanguage({ language }: HubAccessSettings): void {
    this.#request.familyLanguage = language;
  }
}

type Reading = { wanted: Set<KidListName>; parts: Promise<Pick<KidLists, KidListName>> };

/**
 * Creates a function that reads one list of a kid, and rejects with NOT_FOUND unless the kid belongs to the family.
 * Reads of one kid in one event-loop iteration share one SQL statement.
 */
function createKidListReader(db: Executor, clock: Clock) {
  const readings = new Map<string, Reading>();

  function begin(familyId: string, kidId: string, key: string): Reading {
    const wanted = new Set<KidListName>();
    const parts = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      readings.delete(key);
      return orNotFound(await readKidLists(db, familyId, kidId, [...wanted].sort(), clock.now()));
    });
    const reading = { wanted, parts };
    readings.set(key, reading);
    return reading;
  }

  return async <Part extends KidListName>(familyId: string, kidId: string, part: Part) => {
    const key = `${familyId} ${kidId}`;
    const reading = readings.get(key) ?? begin(familyId, kidId, key);
    reading.wanted.add(part);
    return (await reading.parts)[part];
  };
}

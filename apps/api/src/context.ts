import type { HubDoor } from "@giftling/db/queries/hub/door";
import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LiveSession } from "./auth/session.ts";
import {
  type HolderHashes,
  holderHashes,
  type LimitKeys,
  limitKeys,
  visitorHash,
} from "./crypto/visitor.ts";
import type { Deps } from "./deps.ts";
import { findSession } from "./find-session.ts";
import type { LongText } from "./http/long-text.ts";
import { createKidReader, type KidReader } from "./kid-reader.ts";
import { languageFor, wantedBy } from "./request-language.ts";

/** The facts of a request that a kept hub needs, each made when it is asked for. */
export type Visit = Pick<
  Context,
  "deps" | "limitKeys" | "visitorHash" | "userAgent" | "sessionHash" | "cookieHeader" | "language"
> & {
  /** A page learns whose it is: who asks for no language of ours gets it in that family's (rule: languages). */
  meet?(door: HubDoor): void;
};

/** The facts of a request that a procedure gets, the same for tRPC and REST. */
export type Context = {
  deps: Deps;
  /** The header `Cookie` as it came. */
  cookieHeader: string | undefined;
  /** What the caller asked to read; null when they named no language of ours (rule: languages). */
  wanted: Language | null;
  /** The same, English for null. */
  language: Language;
  /** Sends a Set-Cookie header with the answer. */
  setCookie(cookie: string): void;
  /** The signed-in parent's session, looked up once; null when signed out. */
  session(): Promise<LiveSession | null>;
  /** Lists of a kid, those of one batch read together. */
  readKid: KidReader;
  /** What a text of the input stands for: the long one that was taken out of the body by its mark, else itself. */
  wholeText(text: string): string | Buffer;
  /** The family that the page shows which calls, by the header `X-Family`; null for a program that doesn't say (rule: leaving). */
  shownFamilyId: string | null;
  /** The header `Idempotency-Key` as it came; the idempotent procedures check it. */
  idempotencyKey: string | null;
  /** Keyed hashes of the client's address, for limits. */
  limitKeys: LimitKeys;
  /** Returns the hashes by which the holds of this client at a family are limited (rule: holds). */
  holderHashes(familyId: string): HolderHashes;
  /** The hash under a daily key by which analytics count visitors (rule: click-counting). */
  visitorHash: string;
  /** The browser as it names itself; empty without a name. */
  userAgent: string;
  /** The hash of the session cookie that came along, valid or not, known without a look-up; null without one. */
  sessionHash(): string | null;
  /** Marks a family's cached hub as stale; it is invalidated before the response leaves (rule: hub-cache). */
  markStale(familyId: string): void;
  /** Invalidates the hubs that were marked. */
  invalidateStale(): void;
};

/** The facts of a request that a context is made from; tests give their own. */
export type RequestFacts = {
  cookieHeader: string | undefined;
  idempotencyKey: string | undefined;
  shownFamilyId?: string | undefined;
  ip: string;
  userAgent: string;
  /** What it asked to read; nothing when left out. */
  wanted?: Language | null;
  longText?: LongText | null;
  /** Called with each Set-Cookie header to send: when the session was extended, or a hub opened. */
  onSetCookie(cookie: string): void;
};

export function createContext(deps: Deps, facts: RequestFacts): Context {
  let session: Promise<LiveSession | null> | null = null;
  const stale = new Set<string>();
  const keys = () => limitKeys(deps.config.secret, facts.ip, deps.clock.now());
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
    readKid: createKidReader(deps.db, deps.clock),
    wholeText: (text) => (facts.longText?.mark === text ? facts.longText.bytes : text),
    idempotencyKey: facts.idempotencyKey ?? null,
    shownFamilyId: facts.shownFamilyId ?? null,
    // Hashed when asked for: most requests need one of them, or none.
    get limitKeys() {
      return keys();
    },
    holderHashes: (familyId) =>
      holderHashes(deps.config.secret, facts.ip, familyId, deps.clock.now()),
    get visitorHash() {
      return visitorHash(deps.config.secret, facts.ip, deps.clock.now());
    },
    userAgent: facts.userAgent,
    sessionHash: () => deps.sessions.hashIn(facts.cookieHeader),
  };
}

/** The context of an HTTP request. */
export function contextOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Context {
  const { "idempotency-key": key, "x-family": shown } = request.headers;
  return createContext(deps, {
    cookieHeader: request.headers.cookie,
    idempotencyKey: Array.isArray(key) ? key[0] : key,
    shownFamilyId: Array.isArray(shown) ? shown[0] : shown,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    wanted: wantedBy(request),
    longText: request.longText,
    onSetCookie: (cookie) => void reply.header("set-cookie", cookie),
  });
}

/** The visit of an HTTP request. */
export const visitOf = (deps: Deps, request: FastifyRequest): Visit =>
  new RequestVisit(deps, request);

/** A class, because its objects cost little: one is made for every page of a hub that is asked for. */
class RequestVisit implements Visit {
  readonly deps: Deps;
  readonly #request: FastifyRequest;

  constructor(deps: Deps, request: FastifyRequest) {
    this.deps = deps;
    this.#request = request;
  }

  get limitKeys(): LimitKeys {
    const { config, clock } = this.deps;
    return limitKeys(config.secret, this.#request.ip, clock.now());
  }
  get visitorHash(): string {
    const { config, clock } = this.deps;
    return visitorHash(config.secret, this.#request.ip, clock.now());
  }
  get cookieHeader(): string | undefined {
    return this.#request.headers.cookie;
  }
  get language(): Language {
    return languageFor(this.#request);
  }
  get userAgent(): string {
    return this.#request.headers["user-agent"] ?? "";
  }
  sessionHash(): string | null {
    return this.deps.sessions.hashIn(this.#request.headers.cookie);
  }
  meet({ language }: HubDoor): void {
    this.#request.familyLanguage = language;
  }
}

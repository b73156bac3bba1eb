import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import { createTestDatabase } from "@giftling/db/testing/database";
import { makeFamily, makeFamilyUrl, makeParent } from "@giftling/db/testing/factories";
import type { Language } from "@giftling/domain";
import { createContext } from "../access/context.ts";
import { createHubCache } from "../cache/hub-cache.ts";
import { loadConfig } from "../core/env/env.ts";
import { AppError, toAppError } from "../core/errors/app-error.ts";
import { createFailureReporter } from "../core/errors/failures.ts";
import { createVisitCounter } from "../counting/visit-counter.ts";
import { createCaller } from "../features/router.ts";
import { createRateLimiter } from "../limits/rate-limit.ts";
import type { Deps } from "../services/deps.ts";
import { createMailer } from "../services/email/delivery/mailer.ts";
import { createOidcClient } from "../services/identity/identity.ts";
import { createSessionStore } from "../services/identity/session.ts";
import { postgresJobQueue } from "../services/jobs/queue.ts";
import { createFolderStorage } from "../services/storage/folder.ts";
import { createStripeAccess } from "../services/stripe/stripe-access.ts";
import { assertDeclaredError } from "./assert-declared-error.ts";

type Caller = ReturnType<typeof createCaller>;
type Visit = {
  ip?: string;
  idempotencyKey?: string;
  userAgent?: string;
  shownFamilyId?: string;
  wanted?: Language;
};
type FamilyFacts = NonNullable<Parameters<typeof makeFamily>[1]>;

/** User agent of a browser. Page views by bots or without a user agent are not counted. */
export const BROWSER_USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Returns a clock that starts at the current time and that a test can advance. */
function movableClock() {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
  };
}

/** Creates a database and the dependencies of procedures, which run in process. Call `close` in `afterAll`. */
export async function createTestFixture(env: Record<string, string> = {}) {
  let heard: string[] | null = null;
  const onStatement = (statement: string) => void heard?.push(statement);
  const database = await createTestDatabase({ max: 20, onStatement });
  const folder = await mkdtemp(path.join(tmpdir(), "giftling-pictures-"));
  const config = loadConfig({
    APP_ENV: "test",
    DATABASE_URL: database.url,
    OIDC_ISSUER: "http://localhost:1/identity",
    OIDC_CLIENT_ID: "giftling",
    RATE_LIMIT_MULTIPLIER: "1000",
    UPDATE_MAIL_DELAY: "0",
    STORAGE_DIR: folder,
    ...env,
  });
  const clock = movableClock();
  const { db } = database;
  const failures = createFailureReporter();
  const deps: Deps = {
    db,
    poolUse: database.poolUse,
    config,
    clock,
    storage: createFolderStorage(folder),
    jobs: postgresJobQueue,
    mailer: createMailer(config.mail),
    limiter: createRateLimiter(db, config.rateLimitMultiplier),
    sessions: createSessionStore(db, { isSecure: false }),
    identity:
      config.oidc &&
      createOidcClient({ ...config.oidc, redirectUri: `${config.origin}/api/auth/callback` }),
    stripe: createStripeAccess(config),
    failures,
    hubs: createHubCache(config.hubCacheBytes, clock),
    schedulePublish: () => undefined,
    visits: createVisitCounter({ db, failures, clock }),
  };

  /** Returns a caller of the procedures. The caller throws when a procedure returns an undeclared error code. */
  const callerFor = (cookieHeader: string | undefined, visit: Visit): Caller => {
    const context = createContext(deps, {
      cookieHeader,
      idempotencyKey: visit.idempotencyKey,
      shownFamilyId: visit.shownFamilyId,
      ip: visit.ip ?? "192.0.2.1",
      userAgent: visit.userAgent ?? BROWSER_USER_AGENT,
      wanted: visit.wanted ?? null,
      onSetCookie: () => undefined,
    });
    const onError = (refused: { path: string | undefined; error: Error }) =>
      assertDeclaredError(refused.path ?? "", toAppError(refused.error).code);
    return createCaller(context, { onError });
  };

  async function startSession(familyId: string): Promise<string> {
    const owner = await findOwner(db, familyId);
    if (!owner) throw new Error("There is no such family");
    return deps.sessions.start(owner.id, undefined);
  }

  return {
    db,
    deps,
    clock,
    url: database.url,
    folder,
    visitor: (visit: Visit = {}): Caller => callerFor(undefined, visit),
    /** Starts a session for the family's owner and returns the session's Set-Cookie header. */
    startSession,
    /** Returns a caller with the session of a Set-Cookie header. */
    withCookie: (setCookie: string): Caller => callerFor(setCookie.split(";")[0], {}),
    /** Starts a session for the family's owner and returns a caller with that session. */
    async callerOf(familyId: string): Promise<Caller> {
      const cookie = (await startSession(familyId)).split(";")[0];
      return callerFor(cookie, {});
    },
    /** Creates a family with a family URL and an owner's session. `as` returns a caller for a separate request. */
    async parent(facts: FamilyFacts = {}) {
      const { id, owner } = await makeFamily(db, facts);
      const { address: familyUrl } = await makeFamilyUrl(db, id);
      const cookie = (await startSession(id)).split(";")[0];
      const as = (visit: Visit = {}): Caller => callerFor(cookie, visit);
      return { id, owner, familyUrl, as, caller: as(), reload: () => findFamily(db, id) };
    },
    /** Creates another parent of a family. `as` returns a caller with the parent's session. */
    async coParent(familyId: string, person: Parameters<typeof makeParent>[2] = {}) {
      const user = await makeParent(db, familyId, person);
      const cookie = (await deps.sessions.start(user.id, undefined)).split(";")[0] ?? "";
      const as = (visit: Visit = {}): Caller => callerFor(cookie, visit);
      return { ...user, cookie, as, caller: as() };
    },
    /** Returns the SQL statements that `work` sends, including BEGIN and COMMIT. Each statement is one round trip. */
    async captureStatements(work: () => Promise<unknown>): Promise<string[]> {
      const statements: string[] = [];
      heard = statements;
      await work();
      heard = null;
      return statements;
    },
    dropDatabase: () => database.drop(),
    async close() {
      deps.mailer.close();
      await deps.visits.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestFixture = Awaited<ReturnType<typeof createTestFixture>>;
export type TestParent = Awaited<ReturnType<TestFixture["parent"]>>;

/** Returns "ok" when the call succeeds, or the code of the call's `AppError`. Rethrows any other error. */
export async function getCallOutcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "ok";
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof AppError) return cause.code;
    throw error;
  }
}

/** Returns the number of calls by outcome, such as `{ ok: 1, PLAN_LIMIT: 19 }`. */
export async function countCallOutcomes(
  calls: Promise<unknown>[],
): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const code of await Promise.all(calls.map(getCallOutcome)))
    tally[code] = (tally[code] ?? 0) + 1;
  return tally;
}

/** Valid ID that no row has. */
export const UNKNOWN_ID = "018f0000-0000-7000-8000-000000000000";

import type { Executor } from "@giftling/db/client";
import { retryOnConflict } from "@giftling/db/postgres-error";
import { DEFAULT_LANGUAGE, type ErrorCode } from "@giftling/domain";
import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { AppError, toAppError, toTrpcError } from "./errors/app-error.ts";
import { inWords } from "./errors/in-words.ts";
import { setInputSentences } from "./errors/input-problem.ts";
import { type IdempotentContext, requireKey } from "./idempotency.ts";

/** Who may call: a parent with an open account ("parent"), also with a closed one ("account"), or anybody. */
export type Access = "parent" | "account" | "anybody";

/** The facts that a base procedure adds to its procedures. */
type KindMeta = { access: Access } | { takesKey: true } | { ownerOnly: true };

/** The facts of a procedure, from which its REST route and its documentation are made (rule: one-api). */
export type ProcedureMeta = {
  /** What it does, as a heading. */
  summary: string;
  /** What the heading leaves open, in sentences. */
  description?: string;
  /** Its own error codes, besides those that follow from its kind, its input and its path. */
  errors?: readonly ErrorCode[];
  /** Its REST route, with parameters named as in the input. Success is 200, or 204 when the answer is null. */
  rest?: {
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    path: `/api/${string}`;
    status?: 201 | 202;
  };
  /** Largest body in bytes, where that is more than the app's 64 KiB: a picture of a parent (rule: uploads). */
  bodyLimit?: number;
};

setInputSentences();

const t = initTRPC
  .context<Context>()
  .meta<KindMeta | ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const app = toAppError(error);
      const said = inWords(app, ctx?.language ?? DEFAULT_LANGUAGE);
      return {
        ...shape,
        message: said.message,
        // Listed one by one, because tRPC's own shape contains the stack.
        data: {
          code: shape.data.code,
          httpStatus: app.status,
          path: shape.data.path,
          appCode: app.code,
          fields: said.fields ?? null,
          changed: app.changed ?? null,
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Turns anything a procedure throws into the error of its code (rule: error-body). */
const appErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Open to everybody, for reads and answers only; a write by strangers is a `publicWriteProcedure`. */
export const publicProcedure = t.procedure.meta({ access: "anybody" }).use(appErrors);

/**
 * Open to everybody, limited per address (RATE_LIMITED 429), also for signed-in parents, because accounts are quickly made.
 * What is written to a family is limited by its action, which knows whose it is (rule: rate-limits).
 */
export const publicWriteProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.deps.limiter.openWrite(ctx.limitKeys);
  const result = await next();
  ctx.invalidateStale();
  return result;
});

/** A read of a hub by anybody, limited per address in this process (RATE_LIMITED 429). */
export const hubReadProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.deps.limiter.hubRead(ctx.limitKeys);
  return next();
});

/**
 * For a signed-in parent, also of a closed account, who may only close and reactivate it (rule: closed-account). Sets
 * `ctx.user`, the person, and `ctx.family` with `ctx.familyId` (rule: family-members). Else UNAUTHORIZED 401, or
 * FAMILY_CHANGED 409 to an open page that still shows a family which they no longer look after (rule: leaving).
 * Reads and writes are limited per parent, each call of a batch by itself (RATE_LIMITED 429).
 */
export const accountProcedure = publicProcedure
  .meta({ access: "account" })
  .use(async ({ ctx, type, next }) => {
    const session = await ctx.session();
    if (!session) throw new AppError("UNAUTHORIZED");
    const { user, family, role } = session;
    if (ctx.shownFamilyId !== null && ctx.shownFamilyId !== family.id) {
      throw new AppError("FAMILY_CHANGED");
    }
    const signedIn = { ...ctx, user, family, role, familyId: family.id };
    if (type === "query") {
      await ctx.deps.limiter.parentRead(user.id);
      return next({ ctx: signedIn });
    }
    await ctx.deps.limiter.parentWrite(user.id);
    const result = await next({ ctx: signedIn });
    // Whatever a parent writes may show on their hub.
    ctx.deps.hubs.drop(family.id);
    ctx.deps.schedulePublish();
    return result;
  });

/** For a signed-in parent with an open account. Else UNAUTHORIZED 401, or ACCOUNT_CLOSED 403. */
export const parentProcedure = accountProcedure.meta({ access: "parent" }).use(({ ctx, next }) => {
  if (ctx.family.closedAt) throw new AppError("ACCOUNT_CLOSED");
  return next();
});

/** Refuses everybody but the family's owner (rule: owner-only). What may not race with handing over asks again under a lock. */
const ownerOnly = t.middleware(async ({ ctx, next }) => {
  const session = await ctx.session();
  if (session?.role !== "owner") throw new AppError("OWNER_ONLY");
  return next();
});

/** A `parentProcedure` for the owner alone. Else OWNER_ONLY 403 too. */
export const ownerProcedure = parentProcedure.meta({ ownerOnly: true }).use(ownerOnly);

/** An `accountProcedure` for the owner alone. Else OWNER_ONLY 403 too. */
export const ownerAccountProcedure = accountProcedure.meta({ ownerOnly: true }).use(ownerOnly);

/** Scopes the key by the procedure's path and the caller. */
const withIdempotency = t.middleware(async ({ ctx, path, next }) => {
  const key = requireKey(ctx.idempotencyKey);
  const session = await ctx.session();
  const scope = `${path} ${session?.user.id ?? "visitor"}`;
  const idempotency: IdempotentContext["idempotency"] = { scope, key };
  return next({ ctx: { idempotency } });
});

/** A `parentProcedure` that takes an Idempotency-Key. Its resolver is `once(action)`. */
export const idempotentProcedure = parentProcedure.meta({ takesKey: true }).use(withIdempotency);

/** An `ownerProcedure` that takes an Idempotency-Key. Its resolver is `once(action)`. */
export const ownerIdempotentProcedure = ownerProcedure
  .meta({ takesKey: true })
  .use(withIdempotency);

/** A `publicWriteProcedure` that takes an Idempotency-Key. Its resolver is `once(action)`. */
export const publicIdempotentProcedure = publicWriteProcedure
  .meta({ takesKey: true })
  .use(withIdempotency);

type Action<Ctx, Input, Done> = (tx: Executor, ctx: Ctx, input: Input) => Promise<Done>;
type Call<Ctx, Input> = { ctx: Ctx & Context & { idempotency?: undefined }; input: Input };

/**
 * The resolver of a write: runs `action` in one transaction. `answer` turns its result into the answer after the commit.
 * Does not compile for a procedure that takes an Idempotency-Key: that one needs `once`.
 */
export function inTransaction<Ctx, Input, Done>(
  action: Action<Ctx, Input, Done>,
): (call: Call<Ctx, Input>) => Promise<Done>;
export function inTransaction<Ctx, Input, Done, Answer>(
  action: Action<Ctx, Input, Done>,
  answer: (ctx: Ctx & Context, done: Done) => Promise<Answer>,
): (call: Call<Ctx, Input>) => Promise<Answer>;
export function inTransaction<Ctx, Input, Done>(
  action: Action<Ctx, Input, Done>,
  answer: (ctx: Ctx & Context, done: Done) => Promise<unknown> = async (_ctx, done) => done,
) {
  return async ({ ctx, input }: Call<Ctx, Input>): Promise<unknown> =>
    answer(
      ctx,
      await retryOnConflict(() => ctx.deps.db.transaction((tx) => action(tx, ctx, input))),
    );
}

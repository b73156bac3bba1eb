import type { Executor } from "@giftling/db/client";
import { DEFAULT_LANGUAGE, type ErrorCode } from "@giftling/domain";
import { initTRPC } from "@trpc/server";
import { z } from "zod";
import type { Context } from "../access/context.ts";
import { AppError, toAppError, toTrpcError } from "../core/errors/app-error.ts";
import { setInputErrorMessages } from "../core/errors/input-error.ts";
import { translateError } from "../core/errors/translate-error.ts";
import { type IdempotentContext, parseIdempotencyKey, runInTransaction } from "./idempotency.ts";

/** Caller that a procedure requires: a parent with an open account, a parent with any account, or anybody. */
export type ProcedureAccess = "parent" | "account" | "anybody";

/** Metadata that all procedures of a tRPC base procedure share. */
type KindMeta = { access: ProcedureAccess } | { takesKey: true } | { ownerOnly: true };

/** Metadata of a procedure, from which the procedure's REST route and documentation are generated (rule: one-api). */
export type ProcedureMeta = {
  /** Summary for the API documentation, in the style of a heading. */
  summary: string;
  /** Details beyond the summary, in sentences. */
  description?: string;
  /** Error codes of the procedure, in addition to the codes that follow from the procedure's kind, input and path. */
  errors?: readonly ErrorCode[];
  /**
   * REST route. Path parameters have the names of input fields. `status` is 200 by default, or 204 for no output.
   */
  rest?: {
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    path: `/api/${string}`;
    status?: 201 | 202;
  };
  /** Maximum body size in bytes. Default 64 KiB. Larger for procedures that accept a picture (rule: uploads). */
  bodyLimit?: number;
};

setInputErrorMessages();

/** Output schema of a procedure without output, whose response is null. The REST response has the status 204. */
export const noOutput = z.void().transform(() => null);

const t = initTRPC
  .context<Context>()
  .meta<KindMeta | ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const app = toAppError(error);
      const said = translateError(app, ctx?.language ?? DEFAULT_LANGUAGE);
      return {
        ...shape,
        message: said.message,
        // The fields are listed individually, because tRPC's own error shape contains the stack.
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
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** Middleware that converts errors to a TRPCError with an AppError as its cause (rule: error-body). */
const appErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Public procedure for reads only. Writes by visitors use `publicWriteProcedure`. */
export const publicProcedure = t.procedure.meta({ access: "anybody" }).use(appErrors);

/** Public procedure for writes, limited per IP address, even for signed-in parents (rule: rate-limits). */
export const publicWriteProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.deps.limiter.openWrite(ctx.limitKeys);
  const result = await next();
  ctx.invalidateStale();
  return result;
});

/** Public procedure for reads of a hub, limited per IP address in this process (RATE_LIMITED 429). */
export const hubReadProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.deps.limiter.hubRead(ctx.limitKeys);
  return next();
});

/**
 * Procedure for a signed-in parent with an open or closed account. Parents of a closed account can call only such
 * procedures.
 *
 * Sets `ctx.user`, `ctx.family`, `ctx.role` and `ctx.familyId`. Throws UNAUTHORIZED (401) without a session. Throws
 * FAMILY_CHANGED (409) when the calling page shows another family. Reads and writes are limited per parent
 * (RATE_LIMITED 429). Each call of a batch counts separately (rule: closed-account).
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
    // Any write by a parent may change the hub.
    ctx.deps.hubs.drop(family.id);
    ctx.deps.schedulePublish();
    return result;
  });

/** Procedure for a parent with an open account. Throws UNAUTHORIZED (401) or ACCOUNT_CLOSED (403) otherwise. */
export const parentProcedure = accountProcedure.meta({ access: "parent" }).use(({ ctx, next }) => {
  if (ctx.family.closedAt) throw new AppError("ACCOUNT_CLOSED");
  return next();
});

/** Middleware that rejects all callers except the owner. Some actions check again under a lock (rule: owner-only). */
const ownerOnly = t.middleware(async ({ ctx, next }) => {
  const session = await ctx.session();
  if (session?.role !== "owner") throw new AppError("OWNER_ONLY");
  return next();
});

/** `parentProcedure` for the family's owner. Throws OWNER_ONLY (403) for other parents. */
export const ownerProcedure = parentProcedure.meta({ ownerOnly: true }).use(ownerOnly);

/** `accountProcedure` for the family's owner. Throws OWNER_ONLY (403) for other parents. */
export const ownerAccountProcedure = accountProcedure.meta({ ownerOnly: true }).use(ownerOnly);

/** Middleware that validates the Idempotency-Key and limits the key's scope to the procedure and the caller. */
const withIdempotency = t.middleware(async ({ ctx, path, next }) => {
  const key = parseIdempotencyKey(ctx.idempotencyKey);
  const session = await ctx.session();
  const scope = `${path} ${session?.user.id ?? "visitor"}`;
  const idempotency: IdempotentContext["idempotency"] = { scope, key };
  return next({ ctx: { idempotency } });
});

/**
 * `parentProcedure` that accepts an Idempotency-Key. Its resolver is created by `createTransactionResolver` or
 * `createSingleStatementResolver`, which apply the key.
 */
export const idempotentProcedure = parentProcedure.meta({ takesKey: true }).use(withIdempotency);

/** `ownerProcedure` that accepts an Idempotency-Key, with the resolvers of `idempotentProcedure`. */
export const ownerIdempotentProcedure = ownerProcedure
  .meta({ takesKey: true })
  .use(withIdempotency);

/** `publicWriteProcedure` that accepts an Idempotency-Key, with the resolvers of `idempotentProcedure`. */
export const publicIdempotentProcedure = publicWriteProcedure
  .meta({ takesKey: true })
  .use(withIdempotency);

type Action<Ctx, Input, Done> = (tx: Executor, ctx: Ctx, input: Input) => Promise<Done>;
type Call<Ctx, Input> = { ctx: Ctx & Context & Partial<IdempotentContext>; input: Input };

/**
 * Returns the resolver of a write, which runs `action` in one transaction and `answer` after the commit. With an
 * Idempotency-Key, a repeated call runs only `answer`, with the stored result of `action` (rule: idempotency-key).
 */
export function createTransactionResolver<Ctx, Input, Done>(
  action: Action<Ctx, Input, Done>,
): (call: Call<Ctx, Input>) => Promise<Done>;
export function createTransactionResolver<Ctx, Input, Done, Answer>(
  action: Action<Ctx, Input, Done>,
  answer: (ctx: Ctx & Context, done: Done) => Promise<Answer> | Answer,
): (call: Call<Ctx, Input>) => Promise<Answer>;
export function createTransactionResolver<Ctx, Input, Done>(
  action: Action<Ctx, Input, Done>,
  answer: (ctx: Ctx & Context, done: Done) => unknown = (_ctx, done) => done,
) {
  return async ({ ctx, input }: Call<Ctx, Input>): Promise<unknown> =>
    answer(ctx, await runInTransaction(ctx, input, (tx) => action(tx, ctx, input)));
}

import type { Executor } from "@giftling/db/client";
import type { ErrorCode } from "@giftling/domain";
import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { AppError, toAppError, toTrpcError } from "./errors/app-error.ts";
import { setInputSentences } from "./errors/input-problem.ts";
import type { IdempotentContext } from "./idempotency.ts";

/** Who may call: a signed-in parent, also one whose account is closed ("account"), or anybody. */
export type Access = "parent" | "account" | "anybody";

/** What a kind of procedure says of all of its kind. */
type KindMeta = { access: Access } | { takesKey: true };

/** What a procedure says of itself. The REST routes and their documentation are made of it. */
export type ProcedureMeta = {
  /** What it does, as a heading. */
  summary: string;
  /** Codes of its own that it refuses with, beside those that follow from its kind, its input and its path. */
  errors?: readonly ErrorCode[];
  /** Its REST twin; the path's parameters are named as in the input. A success is 200, or 204 where the answer is null. */
  rest?: {
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    path: `/api/${string}`;
    status?: 201;
  };
  /** Bytes, where a body may be larger than the app's 64 KiB. */
  bodyLimit?: number;
};

setInputSentences();

const t = initTRPC
  .context<Context>()
  .meta<KindMeta | ProcedureMeta>()
  .create({
    errorFormatter({ shape, error }) {
      const app = toAppError(error);
      return {
        ...shape,
        message: app.message,
        // Named one by one: tRPC's own shape carries the stack, which is nobody's business.
        data: {
          code: shape.data.code,
          httpStatus: app.status,
          path: shape.data.path,
          appCode: app.code,
          fields: app.fields ?? null,
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Whatever a procedure throws leaves it as the one error of its code (D22). */
const appErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Open to everybody. Reads and answers only; a write by strangers is a `publicWriteProcedure`. */
export const publicProcedure = t.procedure.meta({ access: "anybody" }).use(appErrors);

/** Open to everybody, limited per address, also for the signed in (RATE_LIMITED 429): an account is quickly made. */
export const publicWriteProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.deps.limiter.openWrite(ctx.addressHash);
  return next();
});

/** A read of a hub by anybody, limited per address in this process (RATE_LIMITED 429). */
export const hubReadProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.deps.limiter.hubRead(ctx.addressHash);
  return next();
});

/**
 * For a signed-in parent, also of a closed account: only closing and coming back are (D7). `ctx.parentId` and `ctx.user`
 * are theirs. Else UNAUTHORIZED 401. Writes are limited per parent (RATE_LIMITED 429).
 */
export const accountProcedure = publicProcedure
  .meta({ access: "account" })
  .use(async ({ ctx, type, next }) => {
    const session = await ctx.session();
    if (!session) throw new AppError("UNAUTHORIZED");
    if (type === "mutation") await ctx.deps.limiter.parentWrite(session.user.id);
    return next({ ctx: { ...ctx, user: session.user, parentId: session.user.id } });
  });

/** For a signed-in parent whose account is open. Else UNAUTHORIZED 401, or ACCOUNT_CLOSED 403. */
export const parentProcedure = accountProcedure.meta({ access: "parent" }).use(({ ctx, next }) => {
  if (ctx.user.closedAt) throw new AppError("ACCOUNT_CLOSED");
  return next();
});

/** Names the call by the procedure's own path, so that nobody types it again. */
const withIdempotency = t.middleware(async ({ ctx, path, next }) => {
  const session = await ctx.session();
  const scope = `${path} ${session?.user.id ?? "visitor"}`;
  const idempotency: IdempotentContext["idempotency"] = { scope, key: ctx.idempotencyKey };
  return next({ ctx: { idempotency } });
});

/** A `parentProcedure` that takes an Idempotency-Key. Its resolver is `once(action)`. */
export const idempotentProcedure = parentProcedure.meta({ takesKey: true }).use(withIdempotency);

/** A `publicWriteProcedure` that takes an Idempotency-Key. Its resolver is `once(action)`. */
export const publicIdempotentProcedure = publicWriteProcedure
  .meta({ takesKey: true })
  .use(withIdempotency);

type Action<Ctx, Input, Done> = (tx: Executor, ctx: Ctx, input: Input) => Promise<Done>;
type Call<Ctx, Input> = { ctx: Ctx & Context & { idempotency?: undefined }; input: Input };

/**
 * The resolver of a write: runs `action` in one transaction. `answer` makes of what it returns what is answered, after the
 * commit. A procedure that takes an Idempotency-Key has `once` instead: this does not compile there.
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
    answer(ctx, await ctx.deps.db.transaction((tx) => action(tx, ctx, input)));
}

import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { AppError, toAppError, toTrpcError } from "./errors/app-error.ts";

const t = initTRPC.context<Context>().create({
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
export const publicProcedure = t.procedure.use(appErrors);

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
export const accountProcedure = publicProcedure.use(async ({ ctx, type, next }) => {
  const session = await ctx.session();
  if (!session) throw new AppError("UNAUTHORIZED");
  if (type === "mutation") await ctx.deps.limiter.parentWrite(session.user.id);
  return next({ ctx: { ...ctx, user: session.user, parentId: session.user.id } });
});

/** For a signed-in parent whose account is open. Else UNAUTHORIZED 401, or ACCOUNT_CLOSED 403. */
export const parentProcedure = accountProcedure.use(({ ctx, next }) => {
  if (ctx.user.closedAt) throw new AppError("ACCOUNT_CLOSED");
  return next();
});

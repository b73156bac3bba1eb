import { accountRouter } from "./routers/account.ts";
import { createCallerFactory, router } from "./trpc.ts";

/** The app's own API (D22); rest/routes.ts names each procedure's REST twin. */
export const appRouter = router({
  account: accountRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in process, with the same checks as over HTTP. */
export const createCaller = createCallerFactory(appRouter);

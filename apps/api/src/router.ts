import { accountRouter } from "./routers/account.ts";
import { billingRouter } from "./routers/billing.ts";
import { gratitudeRouter } from "./routers/gratitude.ts";
import { hubRouter } from "./routers/hub.ts";
import { kidsRouter } from "./routers/kids.ts";
import { linksRouter } from "./routers/links.ts";
import { picturesRouter } from "./routers/pictures.ts";
import { previewsRouter } from "./routers/previews.ts";
import { referralsRouter } from "./routers/referrals.ts";
import { updatesRouter } from "./routers/updates.ts";
import { wishlistRouter } from "./routers/wishlist.ts";
import { createCallerFactory, router } from "./trpc.ts";

/** The app's own API (D22); rest/routes.ts names each procedure's REST twin. */
export const appRouter = router({
  account: accountRouter,
  billing: billingRouter,
  kids: kidsRouter,
  links: linksRouter,
  wishlist: wishlistRouter,
  updates: updatesRouter,
  gratitude: gratitudeRouter,
  hub: hubRouter,
  referrals: referralsRouter,
  pictures: picturesRouter,
  previews: previewsRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in process, with the same checks as over HTTP. */
export const createCaller = createCallerFactory(appRouter);

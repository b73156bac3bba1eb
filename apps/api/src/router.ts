import { accountRouter } from "./features/account/router.ts";
import { billingRouter } from "./features/billing/router.ts";
import { familyRouter } from "./features/family/router.ts";
import { followersRouter } from "./features/followers/router.ts";
import { giftsRouter } from "./features/gifts/router.ts";
import { gratitudeRouter } from "./features/gratitude/router.ts";
import { hubRouter } from "./features/hub/router.ts";
import { kidsRouter } from "./features/kids/router.ts";
import { linksRouter } from "./features/links/router.ts";
import { mineRouter } from "./features/mine/router.ts";
import { picturesRouter } from "./features/pictures/router.ts";
import { previewsRouter } from "./features/previews/router.ts";
import { referralsRouter } from "./features/referrals/router.ts";
import { updatesRouter } from "./features/updates/router.ts";
import { wishlistRouter } from "./features/wishlist/router.ts";
import { createCallerFactory, router } from "./trpc.ts";

/** The app's own API. Each procedure's metadata contains its REST path (rule: one-api). */
export const appRouter = router({
  account: accountRouter,
  billing: billingRouter,
  family: familyRouter,
  kids: kidsRouter,
  links: linksRouter,
  wishlist: wishlistRouter,
  updates: updatesRouter,
  followers: followersRouter,
  gifts: giftsRouter,
  gratitude: gratitudeRouter,
  hub: hubRouter,
  mine: mineRouter,
  referrals: referralsRouter,
  pictures: picturesRouter,
  previews: previewsRouter,
});

export type AppRouter = typeof appRouter;

/** Creates a caller that runs procedures in process, with the same checks as over HTTP. */
export const createCaller = createCallerFactory(appRouter);

import { createCallerFactory, mergeRouters, router } from "../trpc/trpc.ts";
import { accountRouter } from "./account/router.ts";
import { billingRouter } from "./billing/router.ts";
import { familyRouter } from "./family/router.ts";
import { followersRouter } from "./followers/router.ts";
import { contributionsRouter } from "./gifts/contributions-router.ts";
import { giftsRouter } from "./gifts/router.ts";
import { giftWishesRouter } from "./gifts/wishes-router.ts";
import { hubRouter } from "./hub/router.ts";
import { kidsRouter } from "./kids/router.ts";
import { linksRouter } from "./links/router.ts";
import { myGiftsRouter } from "./mine/router.ts";
import { occasionsRouter } from "./occasions/router.ts";
import { passkeysRouter } from "./passkeys/router.ts";
import { peopleRouter } from "./people/router.ts";
import { picturesRouter } from "./pictures/router.ts";
import { previewsRouter } from "./previews/router.ts";
import { proposalsRouter } from "./proposals/router.ts";
import { pushRouter } from "./push/router.ts";
import { referralsRouter } from "./referrals/router.ts";
import { signUpInvitesRouter } from "./sign-up-invites/router.ts";
import { thankYousRouter } from "./thank-yous/router.ts";
import { updatesRouter } from "./updates/router.ts";
import { wallRouter } from "./wall/router.ts";
import { webhooksRouter } from "./webhooks/router.ts";
import { wishlistRouter } from "./wishlist/router.ts";

/** Root router of the API. The metadata of a procedure defines its REST path (rule: one-api). */
export const appRouter = router({
  account: accountRouter,
  passkeys: passkeysRouter,
  webhooks: webhooksRouter,
  push: pushRouter,
  billing: billingRouter,
  family: familyRouter,
  kids: kidsRouter,
  links: linksRouter,
  wishlist: mergeRouters(wishlistRouter, giftWishesRouter),
  occasions: occasionsRouter,
  proposals: proposalsRouter,
  updates: updatesRouter,
  followers: followersRouter,
  people: peopleRouter,
  gifts: giftsRouter,
  gratitude: mergeRouters(contributionsRouter, wallRouter, thankYousRouter),
  hub: hubRouter,
  mine: myGiftsRouter,
  referrals: referralsRouter,
  signUpInvites: signUpInvitesRouter,
  pictures: picturesRouter,
  previews: previewsRouter,
});

export type AppRouter = typeof appRouter;

/** Creates a caller that runs procedures in process, with the same checks as over HTTP. */
export const createCaller = createCallerFactory(appRouter);

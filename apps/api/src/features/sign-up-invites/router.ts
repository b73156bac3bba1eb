import { listSignUpInvites } from "@giftling/db/queries/account/sign-up-invites";
import * as domain from "@giftling/domain";
import { z } from "zod";
import { createTransactionResolver, noOutput, ownerProcedure, router } from "../../trpc/trpc.ts";
import { createOwnerSignUpInvite, revokeSignUpInvite } from "./sign-up-invites.ts";

export const signUpInvitesRouter = router({
  list: ownerProcedure
    .meta({
      rest: { method: "GET", path: "/api/sign-up-invites" },
      summary: "The family's links for accounts of other families that nobody used yet",
    })
    .output(z.array(domain.signUpInviteOutput))
    .query(({ ctx: { deps, familyId } }) => listSignUpInvites(deps.db, familyId, deps.clock.now())),

  create: ownerProcedure
    .meta({
      rest: { method: "POST", path: "/api/sign-up-invites", status: 201 },
      summary: "Make a link with which another family creates its account, once, within 14 days",
      description: "The link is only in this response.",
      errors: ["CONFLICT", "TOO_MANY"],
    })
    .output(domain.newSignUpInviteOutput)
    .mutation(createTransactionResolver(createOwnerSignUpInvite)),

  takeBack: ownerProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/sign-up-invites/:id" },
      summary: "Take a link back, which then creates no account",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(revokeSignUpInvite)),
});

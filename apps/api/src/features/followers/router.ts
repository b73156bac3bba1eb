import { deleteFollower, listFollowers } from "@giftling/db/queries/contacts/followers";
import { followerOutput, idInput, kidIdInput } from "@giftling/domain";
import { z } from "zod";
import { readOwnKidList } from "../../access/parent-context.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { excludeOptedOutRecipients } from "../../services/email/outbox/outbox.ts";
import { createTransactionResolver, noOutput, parentProcedure, router } from "../../trpc/trpc.ts";

export const followersRouter = router({
  list: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/followers" },
      summary: "Who follows a kid's news, with the addresses that were confirmed",
    })
    .input(kidIdInput)
    .output(z.array(followerOutput))
    .query(async ({ ctx, input }) => {
      const { db, config } = ctx.deps;
      const followers = await readOwnKidList(ctx, input.kidId, listFollowers);
      const welcome = await excludeOptedOutRecipients(db, config, followers);
      return welcome.map(({ canonicalEmail: _canonicalEmail, ...follower }) => follower);
    }),

  remove: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/followers/:id" },
      summary: "Take somebody off the list of a kid's followers",
    })
    .input(idInput)
    .output(noOutput)
    .mutation(
      createTransactionResolver(async (tx, ctx, { id }) => {
        if (!(await deleteFollower(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
      }),
    ),
});

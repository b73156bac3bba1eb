import * as domain from "@giftling/domain";
import { z } from "zod";
import { addOccasionVersion } from "../../access/versions.ts";
import {
  createTransactionResolver,
  idempotentProcedure,
  noOutput,
  parentProcedure,
  router,
} from "../../trpc/trpc.ts";
import { addOccasion, editOccasion, removeOccasion } from "./write-occasion.ts";

export const occasionsRouter = router({
  list: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/occasions" },
      summary: "The occasions added to a kid",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.parentOccasionOutput))
    .query(async ({ ctx, input }) => {
      const occasions = await ctx.readKid(ctx.familyId, input.kidId, "occasions");
      return occasions.map(addOccasionVersion);
    }),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/occasions", status: 201 },
      summary: "Add an occasion",
      errors: ["TOO_MANY"],
    })
    .input(domain.createOccasionInput)
    .output(domain.parentOccasionOutput)
    .mutation(createTransactionResolver(addOccasion)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/occasions/:id" },
      summary: "Edit an occasion",
      errors: ["CHANGED_MEANWHILE"],
    })
    .input(domain.updateOccasionInput)
    .output(domain.parentOccasionOutput)
    .mutation(createTransactionResolver(editOccasion)),

  delete: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/occasions/:id" },
      summary: "Remove an occasion; its wishes stay on the list",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeOccasion)),
});

import {
  byIdInput,
  byKidInput,
  createUpdateInput,
  editUpdateInput,
  ownUpdateOutput,
} from "@giftling/domain";
import { z } from "zod";
import { once } from "../../idempotency.ts";
import { idempotentProcedure, inTransaction, parentProcedure, router } from "../../trpc.ts";
import { ownUpdate } from "../versions.ts";
import { addUpdate, editUpdate, removeUpdate } from "./write-update.ts";

export const updatesRouter = router({
  list: parentProcedure
    .meta({ rest: { method: "GET", path: "/api/kids/:kidId/updates" }, summary: "A kid's updates" })
    .input(byKidInput)
    .output(z.array(ownUpdateOutput))
    .query(async ({ ctx, input }) => {
      const updates = await ctx.readKid(ctx.familyId, input.kidId, "updates");
      return updates.map(ownUpdate);
    }),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/updates", status: 201 },
      summary: "Write an update",
      errors: ["TOO_MANY"],
    })
    .input(createUpdateInput)
    .output(ownUpdateOutput)
    .mutation(once(addUpdate)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/updates/:id" },
      summary: "Edit an update",
      errors: ["CHANGED_MEANWHILE"],
    })
    .input(editUpdateInput)
    .output(ownUpdateOutput)
    .mutation(inTransaction(editUpdate)),

  delete: parentProcedure
    .meta({ rest: { method: "DELETE", path: "/api/updates/:id" }, summary: "Remove an update" })
    .input(byIdInput)
    .output(z.null())
    .mutation(inTransaction(removeUpdate)),
});

import {
  byIdInput,
  byKidInput,
  createUpdateInput,
  editUpdateInput,
  updateOutput,
} from "@giftling/domain";
import { z } from "zod";
import { once } from "../../idempotency.ts";
import { idempotentProcedure, inTransaction, parentProcedure, router } from "../../trpc.ts";
import { addUpdate, editUpdate, removeUpdate } from "./write-update.ts";

export const updatesRouter = router({
  list: parentProcedure
    .meta({ rest: { method: "GET", path: "/api/kids/:kidId/updates" }, summary: "A kid's updates" })
    .input(byKidInput)
    .output(z.array(updateOutput))
    .query(({ ctx, input }) => ctx.readKid(ctx.parentId, input.kidId, "updates")),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/updates", status: 201 },
      summary: "Write an update",
      errors: ["TOO_MANY"],
    })
    .input(createUpdateInput)
    .output(updateOutput)
    .mutation(once(addUpdate)),

  update: parentProcedure
    .meta({ rest: { method: "PATCH", path: "/api/updates/:id" }, summary: "Edit an update" })
    .input(editUpdateInput)
    .output(updateOutput)
    .mutation(inTransaction(editUpdate)),

  delete: parentProcedure
    .meta({ rest: { method: "DELETE", path: "/api/updates/:id" }, summary: "Remove an update" })
    .input(byIdInput)
    .output(z.null())
    .mutation(inTransaction(removeUpdate)),
});

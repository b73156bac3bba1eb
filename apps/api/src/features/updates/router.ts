import { listUpdates } from "@giftling/db/queries/updates";
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
import { ofOwnKid } from "../own-kid.ts";
import { addUpdate, editUpdate, removeUpdate } from "./write-update.ts";

export const updatesRouter = router({
  list: parentProcedure
    .input(byKidInput)
    .output(z.array(updateOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listUpdates)),

  create: idempotentProcedure
    .input(createUpdateInput)
    .output(updateOutput)
    .mutation(once(addUpdate)),

  update: parentProcedure
    .input(editUpdateInput)
    .output(updateOutput)
    .mutation(inTransaction(editUpdate)),

  delete: parentProcedure.input(byIdInput).output(z.null()).mutation(inTransaction(removeUpdate)),
});

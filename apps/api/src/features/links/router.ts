import { recordPaymentClick, recordRegistryClick } from "@giftling/db/queries/analytics/counts";
import { lockKidOf } from "@giftling/db/queries/kids";
import {
  deletePaymentLink,
  deleteRegistryLink,
  findPaymentLink,
  findRegistryLink,
  insertPaymentLink,
  insertRegistryLink,
  listPaymentLinks,
  listRegistryLinks,
  updateRegistryLink,
  viewPaymentLink,
  viewRegistryLink,
} from "@giftling/db/queries/links";
import {
  byIdInput,
  byKidInput,
  createPaymentLinkInput,
  createRegistryLinkInput,
  isDemoId,
  paymentLinkOutput,
  registryLinkOutput,
  updatePaymentLinkInput,
  updateRegistryLinkInput,
} from "@giftling/domain";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { withIdempotency } from "../../idempotency.ts";
import { parentProcedure, publicWriteProcedure, router } from "../../trpc.ts";
import { demoClick } from "../hub/demo.ts";
import { ofOwnKid } from "../own-kid.ts";
import { holdRoomForLink } from "../plan-limits.ts";
import { placePriority } from "../priorities/place-priority.ts";
import { editPaymentLink } from "./edit-payment-link.ts";

const paymentLinks = {
  listPayment: parentProcedure
    .input(byKidInput)
    .output(z.array(paymentLinkOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listPaymentLinks)),

  createPayment: parentProcedure
    .input(createPaymentLinkInput)
    .output(paymentLinkOutput)
    .mutation(({ ctx, input }) => {
      const { kidId, isPrimary: _followsFromType, isPriority, priorityOrder, ...link } = input;
      const answer = paymentLinkOutput;
      const call = { procedure: "links.createPayment", actorId: ctx.parentId, input, answer };
      return withIdempotency(ctx, call, async (tx) => {
        await holdRoomForLink(tx, ctx, kidId);
        const id = await insertPaymentLink(tx, kidId, link);
        await placePriority(tx, kidId, { kind: "paymentLink", id }, { isPriority, priorityOrder });
        return viewPaymentLink(found(await findPaymentLink(tx, ctx.parentId, id)));
      });
    }),

  updatePayment: parentProcedure
    .input(updatePaymentLinkInput)
    .output(paymentLinkOutput)
    .mutation(({ ctx, input }) => editPaymentLink(ctx, input)),

  deletePayment: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input: { id } }) =>
      ctx.deps.db.transaction(async (tx) => {
        found(await lockKidOf(tx, ctx.parentId, { kind: "paymentLink", id }));
        if (!(await deletePaymentLink(tx, ctx.parentId, id))) throw new AppError("NOT_FOUND");
        return null;
      }),
    ),

  clickPayment: publicWriteProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input }) => countClick(ctx, input.id, recordPaymentClick)),
};

const registryLinks = {
  listRegistry: parentProcedure
    .input(byKidInput)
    .output(z.array(registryLinkOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listRegistryLinks)),

  createRegistry: parentProcedure
    .input(createRegistryLinkInput)
    .output(registryLinkOutput)
    .mutation(({ ctx, input }) => {
      const { kidId, isPriority, priorityOrder, ...link } = input;
      const answer = registryLinkOutput;
      const call = { procedure: "links.createRegistry", actorId: ctx.parentId, input, answer };
      return withIdempotency(ctx, call, async (tx) => {
        await holdRoomForLink(tx, ctx, kidId);
        const id = await insertRegistryLink(tx, kidId, link);
        await placePriority(tx, kidId, { kind: "registryLink", id }, { isPriority, priorityOrder });
        return viewRegistryLink(found(await findRegistryLink(tx, ctx.parentId, id)));
      });
    }),

  updateRegistry: parentProcedure
    .input(updateRegistryLinkInput)
    .output(registryLinkOutput)
    .mutation(({ ctx, input: { id, isPriority, priorityOrder, ...patch } }) =>
      ctx.deps.db.transaction(async (tx) => {
        const kidId = found(await lockKidOf(tx, ctx.parentId, { kind: "registryLink", id }));
        await updateRegistryLink(tx, ctx.parentId, id, patch);
        await placePriority(tx, kidId, { kind: "registryLink", id }, { isPriority, priorityOrder });
        return viewRegistryLink(found(await findRegistryLink(tx, ctx.parentId, id)));
      }),
    ),

  deleteRegistry: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input: { id } }) =>
      ctx.deps.db.transaction(async (tx) => {
        found(await lockKidOf(tx, ctx.parentId, { kind: "registryLink", id }));
        if (!(await deleteRegistryLink(tx, ctx.parentId, id))) throw new AppError("NOT_FOUND");
        return null;
      }),
    ),

  clickRegistry: publicWriteProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input }) => countClick(ctx, input.id, recordRegistryClick)),
};

export const linksRouter = router({ ...paymentLinks, ...registryLinks });

/** Counts a click once per visitor, link and hour (D29); one in the demo is answered and not counted (D10). */
async function countClick(
  ctx: Context,
  linkId: string,
  record: typeof recordPaymentClick,
): Promise<null> {
  if (isDemoId(linkId)) return demoClick(ctx, linkId);
  const { db, clock } = ctx.deps;
  const isThere = await record(db, linkId, ctx.visitorHash, clock.now());
  if (!isThere) throw new AppError("NOT_FOUND");
  return null;
}

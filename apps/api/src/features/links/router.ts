import { recordPaymentClick, recordRegistryClick } from "@giftling/db/queries/analytics/counts";
import { listPaymentLinks, listRegistryLinks } from "@giftling/db/queries/links";
import {
  byIdInput,
  byKidInput,
  createPaymentLinkInput,
  createRegistryLinkInput,
  paymentLinkOutput,
  registryLinkOutput,
  updatePaymentLinkInput,
  updateRegistryLinkInput,
} from "@giftling/domain";
import { z } from "zod";
import { once } from "../../idempotency.ts";
import {
  idempotentProcedure,
  inTransaction,
  parentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc.ts";
import { ofOwnKid } from "../own-kid.ts";
import { countClick } from "./count-click.ts";
import { addPaymentLink, editPaymentLink, removePaymentLink } from "./write-payment-link.ts";
import { addRegistryLink, editRegistryLink, removeRegistryLink } from "./write-registry-link.ts";

export const linksRouter = router({
  listPayment: parentProcedure
    .input(byKidInput)
    .output(z.array(paymentLinkOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listPaymentLinks)),

  createPayment: idempotentProcedure
    .input(createPaymentLinkInput)
    .output(paymentLinkOutput)
    .mutation(once(addPaymentLink)),

  updatePayment: parentProcedure
    .input(updatePaymentLinkInput)
    .output(paymentLinkOutput)
    .mutation(inTransaction(editPaymentLink)),

  deletePayment: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(inTransaction(removePaymentLink)),

  clickPayment: publicWriteProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input }) => countClick(ctx, input.id, recordPaymentClick)),

  listRegistry: parentProcedure
    .input(byKidInput)
    .output(z.array(registryLinkOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listRegistryLinks)),

  createRegistry: idempotentProcedure
    .input(createRegistryLinkInput)
    .output(registryLinkOutput)
    .mutation(once(addRegistryLink)),

  updateRegistry: parentProcedure
    .input(updateRegistryLinkInput)
    .output(registryLinkOutput)
    .mutation(inTransaction(editRegistryLink)),

  deleteRegistry: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(inTransaction(removeRegistryLink)),

  clickRegistry: publicWriteProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input }) => countClick(ctx, input.id, recordRegistryClick)),
});

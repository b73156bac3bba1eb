import { type ClickedLink, findKidByLink } from "@giftling/db/queries/analytics/visits";
import * as domain from "@giftling/domain";
import { isDemoId } from "@giftling/domain";
import { z } from "zod";
import type { Context } from "../../access/context.ts";
import { assertCanViewHub } from "../../access/hub-access.ts";
import { withVersion } from "../../access/versions.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import {
  createTransactionResolver,
  idempotentProcedure,
  noOutput,
  parentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc/trpc.ts";
import { acceptDemoClick } from "../demo/responses.ts";
import {
  addLink,
  editLink,
  removeLink,
  removeNonEducationLinkCode,
  setLinkOrder,
} from "./write-link.ts";

/** Counts a click on a public link. Throws NOT_FOUND or PASSCODE_REQUIRED (rule: click-counting). */
async function countLinkClick(ctx: Context, link: ClickedLink): Promise<void> {
  if (isDemoId(link.id)) return acceptDemoClick(ctx, link.id);
  await ctx.deps.limiter.click(ctx.limitKeys);
  const { kidId, hubAccess } = orNotFound(await findKidByLink(ctx.deps.db, link));
  await assertCanViewHub(ctx, hubAccess);
  ctx.deps.visits.count(ctx, kidId, link.id);
}

export const linksRouter = router({
  listPayment: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/payment-links" },
      summary: "A kid's payment links",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.parentPaymentLinkOutput))
    .query(async ({ ctx, input }) => {
      const links = await ctx.readKid(ctx.familyId, input.kidId, "paymentLinks");
      return links.map(withVersion("paymentLink"));
    }),

  createPayment: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/payment-links", status: 201 },
      summary: "Add a payment link",
      errors: ["PLAN_LIMIT", "TOO_MANY", "NO_FREE_SLOT"],
    })
    .input(domain.createPaymentLinkInput)
    .output(domain.parentPaymentLinkOutput)
    .mutation(createTransactionResolver(addLink("paymentLink"))),

  updatePayment: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/payment-links/:id" },
      summary: "Edit a payment link or its priority",
      errors: ["NO_FREE_SLOT", "CHANGED_MEANWHILE"],
    })
    .input(domain.updatePaymentLinkInput)
    .output(domain.parentPaymentLinkOutput)
    .mutation(createTransactionResolver(editLink("paymentLink", removeNonEducationLinkCode))),

  reorderPayment: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/:kidId/payment-links/order" },
      summary: "Put a kid's payment links in another order; those that are not named stand behind",
    })
    .input(domain.reorderLinksInput)
    .output(z.array(domain.parentPaymentLinkOutput))
    .mutation(createTransactionResolver(setLinkOrder("paymentLink"))),

  deletePayment: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/payment-links/:id" },
      summary: "Remove a payment link",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeLink("paymentLink"))),

  clickPayment: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/payment-links/:id/click" },
      summary: "Count a click on a payment link",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(({ ctx, input }) => countLinkClick(ctx, { kind: "payment", id: input.id })),

  listRegistry: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/registry-links" },
      summary: "A kid's registry links",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.parentRegistryLinkOutput))
    .query(async ({ ctx, input }) => {
      const links = await ctx.readKid(ctx.familyId, input.kidId, "registryLinks");
      return links.map(withVersion("registryLink"));
    }),

  createRegistry: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/registry-links", status: 201 },
      summary: "Add a registry link",
      errors: ["PLAN_LIMIT", "TOO_MANY", "NO_FREE_SLOT"],
    })
    .input(domain.createRegistryLinkInput)
    .output(domain.parentRegistryLinkOutput)
    .mutation(createTransactionResolver(addLink("registryLink"))),

  updateRegistry: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/registry-links/:id" },
      summary: "Edit a registry link or its priority",
      errors: ["NO_FREE_SLOT", "CHANGED_MEANWHILE"],
    })
    .input(domain.updateRegistryLinkInput)
    .output(domain.parentRegistryLinkOutput)
    .mutation(createTransactionResolver(editLink("registryLink"))),

  reorderRegistry: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/:kidId/registry-links/order" },
      summary: "Put a kid's registry links in another order; those that are not named stand behind",
    })
    .input(domain.reorderLinksInput)
    .output(z.array(domain.parentRegistryLinkOutput))
    .mutation(createTransactionResolver(setLinkOrder("registryLink"))),

  deleteRegistry: parentProcedure
    .meta({
      rest: { method: "DELETE", path: "/api/registry-links/:id" },
      summary: "Remove a registry link",
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeLink("registryLink"))),

  clickRegistry: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/registry-links/:id/click" },
      summary: "Count a click on a registry link",
      errors: ["PASSCODE_REQUIRED"],
    })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(({ ctx, input }) => countLinkClick(ctx, { kind: "registry", id: input.id })),
});

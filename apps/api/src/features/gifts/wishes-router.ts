import * as domain from "@giftling/domain";
import { z } from "zod";
import { createSingleStatementResolver } from "../../trpc/idempotency.ts";
import {
  createTransactionResolver,
  parentProcedure,
  publicIdempotentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc/trpc.ts";
import { createDemoHold, createDemoPurchase, undoDemoPurchase } from "../demo/responses.ts";
import { addHoldToken, holdUnit, releaseHolds } from "./holds.ts";
import { markGiftsReceived } from "./mark-gifts-received.ts";
import { assignGift } from "./record-gift.ts";
import { addPurchaseTokens, recordPurchase } from "./record-purchase.ts";
import { addRevertChange, revertPurchases, undoPurchase } from "./undo-purchase.ts";

const resolveHold = createSingleStatementResolver(holdUnit, addHoldToken);
const resolvePurchase = createSingleStatementResolver(recordPurchase, addPurchaseTokens);

export const giftWishesRouter = router({
  purchase: publicIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/purchase" },
      summary: "Record that a wish was bought",
      errors: ["ALREADY_PURCHASED", "RESERVED", "CONFLICT", "PASSCODE_REQUIRED", "PAUSED"],
    })
    .input(domain.purchaseInput)
    .output(domain.purchaseOutput)
    .mutation((call) =>
      domain.isDemoId(call.input.id)
        ? createDemoPurchase(call.ctx, call.input)
        : resolvePurchase(call),
    ),

  reserve: publicIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/reserve", status: 201 },
      summary: "Hold a wish for 48 hours before buying it",
      errors: [
        "ALREADY_PURCHASED",
        "RESERVED",
        "TOO_MANY",
        "CONFLICT",
        "PASSCODE_REQUIRED",
        "PAUSED",
      ],
    })
    .input(domain.holdWishInput)
    .output(domain.holdWishOutput)
    .mutation((call) =>
      domain.isDemoId(call.input.id) ? createDemoHold(call.ctx, call.input) : resolveHold(call),
    ),

  release: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/release" },
      summary: "End the holds of a wish",
    })
    .input(domain.releaseHoldsInput)
    .output(domain.parentWishlistItemOutput)
    .mutation(createTransactionResolver(releaseHolds)),

  received: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/received" },
      summary: "Tick gifts of a kid as arrived, or not yet, and put wishes away that are over",
    })
    .input(domain.setGiftsReceivedInput)
    .output(z.array(domain.parentWishlistItemOutput))
    .mutation(createTransactionResolver(markGiftsReceived)),

  assignGift: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/assign-gift" },
      summary: "Make a gift that wasn't on the list the purchase of a wish",
      errors: ["CONFLICT"],
    })
    .input(domain.assignGiftInput)
    .output(domain.parentWishlistItemOutput)
    .mutation(createTransactionResolver(assignGift)),

  undoPurchase: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/undo-purchase" },
      summary: "Take a purchase back, for 24 hours, with the token that it answered",
      errors: ["UNDO_EXPIRED", "PASSCODE_REQUIRED"],
    })
    .input(domain.undoPurchaseInput)
    .output(domain.wishlistItemOutput)
    .mutation(({ ctx, input }) =>
      domain.isDemoId(input.id) ? undoDemoPurchase(ctx, input.id) : undoPurchase(ctx, input),
    ),

  unpurchase: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/unpurchase" },
      summary: "Put a bought wish back on the list",
    })
    .input(domain.unpurchaseInput)
    .output(domain.unpurchaseOutput)
    .mutation(createTransactionResolver(revertPurchases, addRevertChange)),
});

import {
  byIdInput,
  byKidInput,
  createWishlistItemInput,
  importWishlistInput,
  isDemoId,
  ownWishlistItemOutput,
  purchaseInput,
  purchaseOutput,
  putBackOutput,
  receivedInput,
  releaseInput,
  reorderWishlistInput,
  reserveInput,
  reserveOutput,
  setWishStatesInput,
  undoPurchaseInput,
  unpurchaseInput,
  updateWishlistItemInput,
  wishlistItemOutput,
  wishOrErrorOutput,
} from "@giftling/domain";
import { z } from "zod";
import { once, onceInOneStatement } from "../../idempotency.ts";
import {
  idempotentProcedure,
  inTransaction,
  parentProcedure,
  publicIdempotentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc.ts";
import { demoPurchase, demoReserve, demoUndo } from "../demo/answers.ts";
import { ownWishlistItem } from "../versions.ts";
import { importWishes } from "./import-wishes.ts";
import { orderWishlist } from "./order-wishlist.ts";
import { receive } from "./receive.ts";
import { recordedPurchase, recordPurchase, withPurchaseTokens } from "./record-purchase.ts";
import { recordedHold, releaseHold, reserve, withPass } from "./reserve.ts";
import { setWishStates } from "./set-wish-states.ts";
import { putBackOnList, undoPurchase, withPutBackChange } from "./undo-purchase.ts";
import { addWishlistItem, editWishlistItem, removeWishlistItem } from "./write-item.ts";

const reserveOnce = onceInOneStatement(recordedHold, reserve, withPass);
const purchaseOnce = onceInOneStatement(recordedPurchase, recordPurchase, withPurchaseTokens);

export const wishlistRouter = router({
  list: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/wishlist" },
      summary: "A kid's wishlist",
    })
    .input(byKidInput)
    .output(z.array(ownWishlistItemOutput))
    .query(async ({ ctx, input }) => {
      const items = await ctx.readKid(ctx.familyId, input.kidId, "wishlist");
      return items.map(ownWishlistItem);
    }),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wishlist", status: 201 },
      summary: "Add a wish or an activity",
      errors: ["PLAN_LIMIT", "TOO_MANY", "NOT_A_CANDIDATE", "NO_FREE_SLOT"],
    })
    .input(createWishlistItemInput)
    .output(ownWishlistItemOutput)
    .mutation(once(addWishlistItem)),

  import: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wishlist/import" },
      summary: "Add up to 50 drafts at once; what became of each stands in the order of the rows",
    })
    .input(importWishlistInput)
    .output(z.array(wishOrErrorOutput))
    .mutation(once(importWishes)),

  update: parentProcedure
    .meta({
      rest: { method: "PATCH", path: "/api/wishlist/:id" },
      summary: "Edit a wish or its priority",
      errors: [
        "PLAN_LIMIT",
        "NOT_A_CANDIDATE",
        "NO_FREE_SLOT",
        "PURCHASED_ITEM",
        "CONFLICT",
        "CHANGED_MEANWHILE",
      ],
    })
    .input(updateWishlistItemInput)
    .output(ownWishlistItemOutput)
    .mutation(inTransaction(editWishlistItem)),

  setStates: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/:kidId/wishlist/state" },
      summary:
        "Put drafts on the list together, or back; what became of each stands in their order",
    })
    .input(setWishStatesInput)
    .output(z.array(wishOrErrorOutput))
    .mutation(inTransaction(setWishStates)),

  reorder: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/:kidId/wishlist/order" },
      summary: "Put a kid's wishes in another order; those that are not named stand behind",
    })
    .input(reorderWishlistInput)
    .output(z.array(ownWishlistItemOutput))
    .mutation(inTransaction(orderWishlist)),

  delete: parentProcedure
    .meta({ rest: { method: "DELETE", path: "/api/wishlist/:id" }, summary: "Remove a wish" })
    .input(byIdInput)
    .output(z.null())
    .mutation(inTransaction(removeWishlistItem)),

  purchase: publicIdempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/purchase" },
      summary: "Record that a wish was bought",
      errors: ["ALREADY_PURCHASED", "RESERVED", "PASSCODE_REQUIRED", "PAUSED"],
    })
    .input(purchaseInput)
    .output(purchaseOutput)
    .mutation((call) =>
      isDemoId(call.input.id) ? demoPurchase(call.ctx, call.input) : purchaseOnce(call),
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
    .input(reserveInput)
    .output(reserveOutput)
    .mutation((call) =>
      isDemoId(call.input.id) ? demoReserve(call.ctx, call.input) : reserveOnce(call),
    ),

  release: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/release" },
      summary: "End the holds of a wish",
    })
    .input(releaseInput)
    .output(ownWishlistItemOutput)
    .mutation(inTransaction(releaseHold)),

  received: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/received" },
      summary: "Tick gifts of a kid as arrived, or not yet, and put wishes away that are over",
    })
    .input(receivedInput)
    .output(z.array(ownWishlistItemOutput))
    .mutation(inTransaction(receive)),

  undoPurchase: publicWriteProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/undo-purchase" },
      summary: "Take a purchase back, for 24 hours, with the token that it answered",
      errors: ["UNDO_EXPIRED", "PASSCODE_REQUIRED"],
    })
    .input(undoPurchaseInput)
    .output(wishlistItemOutput)
    .mutation(({ ctx, input }) =>
      isDemoId(input.id) ? demoUndo(ctx, input.id) : undoPurchase(ctx, input),
    ),

  unpurchase: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/wishlist/:id/unpurchase" },
      summary: "Put a bought wish back on the list",
    })
    .input(unpurchaseInput)
    .output(putBackOutput)
    .mutation(inTransaction(putBackOnList, withPutBackChange)),
});

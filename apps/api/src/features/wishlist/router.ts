import {
  byIdInput,
  byKidInput,
  createWishlistItemInput,
  importWishlistInput,
  ownWishlistItemOutput,
  reorderWishlistInput,
  setWishStatesInput,
  updateWishlistItemInput,
  wishOrErrorOutput,
} from "@giftling/domain";
import { z } from "zod";
import { ownWishlistItem } from "../../access/versions.ts";
import { retrySafe } from "../../trpc/idempotency.ts";
import { idempotentProcedure, inTransaction, parentProcedure, router } from "../../trpc/trpc.ts";
import { importWishes } from "./import-wishes.ts";
import { orderWishlist } from "./order-wishlist.ts";
import { setWishStates } from "./set-wish-states.ts";
import { addWishlistItem, editWishlistItem, removeWishlistItem } from "./write-item.ts";

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
    .mutation(retrySafe(addWishlistItem)),

  import: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wishlist/import" },
      summary: "Add up to 50 drafts at once; what became of each stands in the order of the rows",
    })
    .input(importWishlistInput)
    .output(z.array(wishOrErrorOutput))
    .mutation(retrySafe(importWishes)),

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
});

import * as domain from "@giftling/domain";
import { z } from "zod";
import { addWishVersion } from "../../access/versions.ts";
import {
  createTransactionResolver,
  idempotentProcedure,
  noOutput,
  parentProcedure,
  router,
} from "../../trpc/trpc.ts";
import { importWishes } from "./import-wishes.ts";
import { setWishStates } from "./set-wish-states.ts";
import {
  addWishlistItem,
  editWishlistItem,
  removeWishlistItem,
  setWishlistOrder,
} from "./write-item.ts";

export const wishlistRouter = router({
  list: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/wishlist" },
      summary: "A kid's wishlist",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.parentWishlistItemOutput))
    .query(async ({ ctx, input }) => {
      const items = await ctx.readKid(ctx.familyId, input.kidId, "wishlist");
      return items.map(addWishVersion);
    }),

  deleted: parentProcedure
    .meta({
      rest: { method: "GET", path: "/api/kids/:kidId/wishlist/deleted" },
      summary: "A kid's deleted wishes that have gifts",
    })
    .input(domain.kidIdInput)
    .output(z.array(domain.parentWishlistItemOutput))
    .query(async ({ ctx, input }) => {
      const items = await ctx.readKid(ctx.familyId, input.kidId, "deletedWishes");
      return items.map(addWishVersion);
    }),

  create: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wishlist", status: 201 },
      summary: "Add a wish or an activity",
      errors: ["PLAN_LIMIT", "TOO_MANY", "NOT_A_CANDIDATE", "NO_FREE_SLOT"],
    })
    .input(domain.createWishlistItemInput)
    .output(domain.parentWishlistItemOutput)
    .mutation(createTransactionResolver(addWishlistItem)),

  import: idempotentProcedure
    .meta({
      rest: { method: "POST", path: "/api/kids/:kidId/wishlist/import" },
      summary: "Add up to 50 drafts at once; what became of each stands in the order of the rows",
    })
    .input(domain.importWishlistInput)
    .output(z.array(domain.wishOrErrorOutput))
    .mutation(createTransactionResolver(importWishes)),

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
    .input(domain.updateWishlistItemInput)
    .output(domain.parentWishlistItemOutput)
    .mutation(createTransactionResolver(editWishlistItem)),

  setStates: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/:kidId/wishlist/state" },
      summary:
        "Put drafts on the list together, or back; what became of each stands in their order",
    })
    .input(domain.setWishStatesInput)
    .output(z.array(domain.wishOrErrorOutput))
    .mutation(createTransactionResolver(setWishStates)),

  reorder: parentProcedure
    .meta({
      rest: { method: "PUT", path: "/api/kids/:kidId/wishlist/order" },
      summary: "Put a kid's wishes in another order; those that are not named stand behind",
    })
    .input(domain.reorderWishlistInput)
    .output(z.array(domain.parentWishlistItemOutput))
    .mutation(createTransactionResolver(setWishlistOrder)),

  delete: parentProcedure
    .meta({ rest: { method: "DELETE", path: "/api/wishlist/:id" }, summary: "Remove a wish" })
    .input(domain.idInput)
    .output(noOutput)
    .mutation(createTransactionResolver(removeWishlistItem)),
});

import { lockKidOf } from "@giftling/db/queries/kids";
import { deleteWishlistItem, listWishlist } from "@giftling/db/queries/wishlist/items";
import {
  byIdInput,
  byKidInput,
  createWishlistItemInput,
  isDemoId,
  purchaseInput,
  purchaseOutput,
  putBackOutput,
  undoPurchaseInput,
  updateWishlistItemInput,
  wishlistItemOutput,
} from "@giftling/domain";
import { z } from "zod";
import { found } from "../../errors/app-error.ts";
import { withIdempotency } from "../../idempotency.ts";
import { parentProcedure, publicWriteProcedure, router } from "../../trpc.ts";
import { demoPurchase, demoUndo } from "../hub/demo.ts";
import { ofOwnKid } from "../own-kid.ts";
import { dropPictures } from "../pictures/attach.ts";
import { recordPurchase } from "./record-purchase.ts";
import { putBackOnList, undoPurchase } from "./undo-purchase.ts";
import { addWishlistItem, editWishlistItem } from "./write-item.ts";

export const wishlistRouter = router({
  list: parentProcedure
    .input(byKidInput)
    .output(z.array(wishlistItemOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listWishlist)),

  create: parentProcedure
    .input(createWishlistItemInput)
    .output(wishlistItemOutput)
    .mutation(({ ctx, input }) => {
      const answer = wishlistItemOutput;
      const call = { procedure: "wishlist.create", actorId: ctx.parentId, input, answer };
      return withIdempotency(ctx, call, (tx) => addWishlistItem(tx, ctx, input));
    }),

  update: parentProcedure
    .input(updateWishlistItemInput)
    .output(wishlistItemOutput)
    .mutation(({ ctx, input }) => editWishlistItem(ctx, input)),

  delete: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(({ ctx, input: { id } }) =>
      ctx.deps.db.transaction(async (tx) => {
        found(await lockKidOf(tx, ctx.parentId, { kind: "wishlistItem", id }));
        const { pictureId } = found(await deleteWishlistItem(tx, ctx.parentId, id));
        await dropPictures(tx, ctx, [pictureId]);
        return null;
      }),
    ),

  purchase: publicWriteProcedure
    .input(purchaseInput)
    .output(purchaseOutput)
    .mutation(({ ctx, input }) =>
      isDemoId(input.id) ? demoPurchase(ctx, input) : recordPurchase(ctx, input),
    ),

  undoPurchase: publicWriteProcedure
    .input(undoPurchaseInput)
    .output(wishlistItemOutput)
    .mutation(({ ctx, input }) =>
      isDemoId(input.id) ? demoUndo(ctx, input.id) : undoPurchase(ctx, input.id, input.undoToken),
    ),

  unpurchase: parentProcedure
    .input(byIdInput)
    .output(putBackOutput)
    .mutation(({ ctx, input }) => putBackOnList(ctx, input.id)),
});

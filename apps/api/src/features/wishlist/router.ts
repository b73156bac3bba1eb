import { listWishlist } from "@giftling/db/queries/wishlist/items";
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
import { once, onceKeeping } from "../../idempotency.ts";
import {
  idempotentProcedure,
  inTransaction,
  parentProcedure,
  publicIdempotentProcedure,
  publicWriteProcedure,
  router,
} from "../../trpc.ts";
import { demoPurchase, demoUndo } from "../hub/demo.ts";
import { ofOwnKid } from "../own-kid.ts";
import { recordedPurchase, recordPurchase, withPurchaseTokens } from "./record-purchase.ts";
import { putBackOnList, undoPurchase, withPutBackChange } from "./undo-purchase.ts";
import { addWishlistItem, editWishlistItem, removeWishlistItem } from "./write-item.ts";

const purchaseOnce = onceKeeping(recordedPurchase, recordPurchase, withPurchaseTokens);
const takeBack = inTransaction(undoPurchase);

export const wishlistRouter = router({
  list: parentProcedure
    .input(byKidInput)
    .output(z.array(wishlistItemOutput))
    .query(({ ctx, input }) => ofOwnKid(ctx, input.kidId, listWishlist)),

  create: idempotentProcedure
    .input(createWishlistItemInput)
    .output(wishlistItemOutput)
    .mutation(once(addWishlistItem)),

  update: parentProcedure
    .input(updateWishlistItemInput)
    .output(wishlistItemOutput)
    .mutation(inTransaction(editWishlistItem)),

  delete: parentProcedure
    .input(byIdInput)
    .output(z.null())
    .mutation(inTransaction(removeWishlistItem)),

  purchase: publicIdempotentProcedure
    .input(purchaseInput)
    .output(purchaseOutput)
    .mutation((call) =>
      isDemoId(call.input.id) ? demoPurchase(call.ctx, call.input) : purchaseOnce(call),
    ),

  undoPurchase: publicWriteProcedure
    .input(undoPurchaseInput)
    .output(wishlistItemOutput)
    .mutation((call) =>
      isDemoId(call.input.id) ? demoUndo(call.ctx, call.input.id) : takeBack(call),
    ),

  unpurchase: parentProcedure
    .input(byIdInput)
    .output(putBackOutput)
    .mutation(inTransaction(putBackOnList, withPutBackChange)),
});

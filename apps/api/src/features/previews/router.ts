import { fetchPreviewInput, productPreviewOutput } from "@giftling/domain";
import { parentProcedure, router } from "../../trpc/trpc.ts";
import { previewProduct } from "./product-preview.ts";

export const previewsRouter = router({
  fetch: parentProcedure
    .meta({
      rest: { method: "POST", path: "/api/previews" },
      summary: "What a product's page says of it: name, price, picture, store",
      errors: ["RATE_LIMITED"],
    })
    .input(fetchPreviewInput)
    .output(productPreviewOutput)
    .mutation(async ({ ctx, input }) => {
      const fetched = input.page?.imageUrl ?? input.url;
      await ctx.deps.limiter.preview(ctx.familyId, new URL(fetched).host);
      return previewProduct(ctx.deps, ctx.familyId, input);
    }),
});

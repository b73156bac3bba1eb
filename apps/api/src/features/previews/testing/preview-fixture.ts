import sharp from "sharp";
import { createTestFixture } from "../../../testing/test-fixture.ts";
import { createHtmlPage, createJsonLdScript } from "./pages.ts";
import { startTestShop } from "./shop.ts";

const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c46" } });

/** Creates an app that may read a local shop, and the shop, which has the pictures /wide.jpg and /small.png. */
export async function createPreviewFixture() {
  const shop = await startTestShop();
  const world = await createTestFixture({ PREVIEW_TEST_ADDRESS: shop.address });
  const wide = await createPicture(1_600, 1_000)
    .jpeg()
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toBuffer();
  const small = await createPicture(300, 200).png().toBuffer();
  shop.page("/wide.jpg", { type: "image/jpeg", body: wide });
  shop.page("/small.png", { type: "image/png", body: small });

  const at = (path: string) => `${shop.origin}${path}`;
  return {
    shop,
    world,
    wide,
    small,
    at,
    /** Returns a product page with the given pictures. */
    kite: (...image: string[]) =>
      createHtmlPage(
        createJsonLdScript({
          "@type": "Product",
          name: "Kite",
          image,
          offers: { price: 12, priceCurrency: "USD" },
        }),
      ),
    /** Returns the preview of a page of the shop, for a new family. */
    preview: async (path: string) =>
      (await world.parent()).caller.previews.fetch({ url: at(path) }),
    close: () => Promise.all([world.close(), shop.close()]),
  };
}

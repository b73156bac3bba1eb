import { createHtmlPage, createJsonLdScript } from "@giftling/api/features/previews/testing/pages";
import { startTestShop } from "@giftling/api/features/previews/testing/shop";
import { TEST_PICTURE } from "./picture.ts";

/**
 * Web shop for tests of product previews. The server may fetch from its loopback address only because of the setting
 * PREVIEW_TEST_ADDRESS.
 */
const shop = await startTestShop("127.0.0.1", Number(process.env.SHOP_PORT));

const kite = createHtmlPage(
  `<title>Box Kite | Windy Shop</title><meta property="og:site_name" content="Windy Shop">
  ${createJsonLdScript({
    "@type": "Product",
    name: "Box Kite",
    image: "/kite.png",
    offers: { price: "24.50", priceCurrency: "USD" },
  })}`,
);
shop.page("/", { body: "" });
shop.page("/kite.png", { type: "image/png", body: TEST_PICTURE });
shop.page("/kite", { body: kite });
shop.page("/list", {
  body: createHtmlPage(`<title>Emma's birthday list</title>
  <meta property="og:site_name" content="Windy Shop"><meta property="og:title" content="Emma's birthday list">`),
});
shop.page("/denied", { status: 403, body: "<title>Access Denied</title>" });

import { createHtmlPage, createJsonLdScript } from "@giftling/api/features/previews/testing/pages";
import { startTestShop } from "@giftling/api/features/previews/testing/shop";
import { TEST_PICTURE } from "./picture.ts";

/**
 * Web shop for tests of product previews. The setting PREVIEW_TEST_ADDRESS allows the server to fetch from the shop's
 * loopback address.
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
shop.page("/slow-kite", (_, response) => {
  setTimeout(() => response.setHeader("content-type", "text/html").end(kite), 3_000);
});
shop.page("/denied", { status: 403, body: "<title>Access Denied</title>" });

/** Registers a page with a content security policy that blocks all scripts. Only browsers receive the page. */
function addBlockedPage(path: string, head: string): void {
  shop.page(path, ({ headers }, response) => {
    const isServer = headers["user-agent"]?.includes("Giftling");
    response
      .writeHead(isServer ? 403 : 200, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'",
      })
      .end(isServer ? "<title>Access Denied</title>" : createHtmlPage(head));
  });
}

addBlockedPage(
  "/blocked",
  `<title>Marble Run | Big Shop</title>
  ${createJsonLdScript("{ not JSON")}
  ${createJsonLdScript({
    "@graph": [
      { "@type": "Organization", name: "Big Shop" },
      {
        "@type": ["Product"],
        name: "Marble Run &amp; Tower",
        image: [{ "@type": "ImageObject", url: "/kite.png" }],
        offers: [{ "@type": "Offer", price: "1049.90", priceCurrency: "EUR" }],
      },
    ],
  })}`,
);
// JSON-LD of a hostile page.
addBlockedPage(
  "/hostile",
  `<title>Kite</title>
  ${createJsonLdScript({
    "@type": "Product",
    name: `<img src=x onerror=alert(1)>\u202E\u0000Kite&#38;url=javascript:alert(2) ${"long ".repeat(3_000)}`,
    image: "javascript:alert(3)",
    offers: { price: "-5", priceCurrency: "<b>" },
    hasVariant: [{ image: "http://127.0.0.1:1/secret.png", offers: { price: { price: 1 } } }],
  })}
  ${createJsonLdScript("[".repeat(10_000) + "]".repeat(10_000))}`,
);

import { describe, expect, test } from "vitest";
import { measureCpuTime } from "../../testing/cpu-time.ts";
import { extractVisibleText, parsePageMetadata } from "./page-metadata.ts";
import { type PageProduct, parsePageProduct } from "./page-product.ts";
import {
  brokenPage,
  createHtmlPage,
  createJsonLdScript,
  createMetaTag,
  graphPage,
  marketplacePage,
  openGraphPage,
  specificationPage,
  titlePage,
  variantsPage,
} from "./testing/pages.ts";

const ADDRESS = "https://www.toybarn.com/p/1";
const read = async (
  html: string,
  address = ADDRESS,
  asked = address,
): Promise<PageProduct | null> =>
  parsePageProduct(await parsePageMetadata(html), new URL(address), new URL(asked));
const product = (fields: object, rest: object = {}) =>
  createHtmlPage(createJsonLdScript({ "@type": "Product", name: "Kite", ...fields, ...rest }));

describe("shop pages", () => {
  test("reads a JSON-LD graph with one product, completed by Open Graph", async () => {
    expect(await read(graphPage)).toEqual({
      name: "Wooden Train Set, 40 Pieces",
      price: "$39.99",
      store: "Toy Barn",
      description: "Beech wood. Ages 3 & up.",
      images: ["train-1.png", "train-2.png", "social.jpg"].map(
        (name) => `https://www.toybarn.com/${name}`,
      ),
    });
  });

  test("reads a product with variants, including a variant's price and picture", async () => {
    expect(await read(variantsPage)).toMatchObject({
      name: "Rain Boots",
      price: "$28",
      store: "Little Puddles",
      images: ["https://cdn.example/boots.png"],
    });
  });

  test("reads a marketplace's offers with the lowest price and a picture object", async () => {
    expect(await read(marketplacePage, "https://www.amazingbazaar.com/dp/B0")).toMatchObject({
      name: "Star Projector & Night Light",
      price: "$17.50",
      store: "amazingbazaar.com",
      images: ["https://www.amazingbazaar.com/star.png"],
    });
  });

  test("reads the price specification, ignoring the list price", async () => {
    expect(await read(specificationPage)).toMatchObject({ name: "Balance Bike", price: "€79.00" });
  });

  test("reads Open Graph alone", async () => {
    expect(await read(openGraphPage)).toEqual({
      name: "Puzzle Globe",
      price: "$54.95",
      store: "Mapmakers",
      description: 'A 12" globe & stand',
      images: ["https://www.toybarn.com/globe.png"],
    });
  });

  test("reads a title alone, without the shop's name", async () => {
    expect(await read(titlePage, "https://smallworldtoys.com/k")).toEqual({
      name: "Kaleidoscope",
      price: null,
      store: "smallworldtoys.com",
      description: null,
      images: [],
    });
  });

  test("tolerates broken markup, broken JSON and comments around JSON", async () => {
    expect(await read(brokenPage)).toMatchObject({ name: "Kite Kit", price: "$12" });
  });

  test("reads offers and pictures in every form", async () => {
    const price = async (offers: unknown) => (await read(product({ offers })))?.price;
    expect(await price({ price: "24.99", priceCurrency: "USD" })).toBe("$24.99");
    expect(await price({ price: 24.99, priceCurrency: "USD" })).toBe("$24.99");
    expect(await price([{ "@type": "Offer" }, { price: 5, priceCurrency: "USD" }])).toBe("$5");
    expect(await price({ offers: { price: 5, priceCurrency: "USD" } })).toBe("$5");
    expect(await price({ priceCurrency: "USD", priceSpecification: { price: 5 } })).toBe("$5");
    expect(await price({ price: "0.00", lowPrice: "7", priceCurrency: "USD" })).toBe("$7");
    expect(await price({ price: "call us" })).toBeNull();
    expect(await price("5 dollars")).toBeNull();

    const images = async (image: unknown) => (await read(product({ image })))?.images;
    const whole = ["https://www.toybarn.com/a.png"];
    expect(await images("/a.png")).toEqual(whole);
    expect(await images(["/a.png"])).toEqual(whole);
    expect(await images({ url: "/a.png" })).toEqual(whole);
    expect(await images([{ contentUrl: ["/a.png"] }])).toEqual(whole);
    expect(await images(["data:image/png;base64,AA", "javascript:1", "file:///a.png", 7])).toEqual(
      [],
    );
  });

  test("returns the first of several products that has a price", async () => {
    const list = [
      { "@type": "Product", name: "Teaser" },
      { "@type": "Product", name: "Kite", offers: { price: 9, priceCurrency: "USD" } },
      { "@type": "Product", name: "Other", offers: { price: 3, priceCurrency: "USD" } },
    ];
    expect(await read(createHtmlPage(createJsonLdScript(list)))).toMatchObject({
      name: "Kite",
      price: "$9",
    });
  });

  test("truncates texts to the maximum length of the wish's fields", async () => {
    const long = await read(
      product({ name: "Kite ".repeat(100), description: "Red. ".repeat(500) }),
    );
    expect(long?.name.length).toBeLessThanOrEqual(120);
    expect(long?.description?.length).toBeLessThanOrEqual(500);
  });
});

describe("pages without a product", () => {
  test.each(["Access Denied", "Just a moment...", "Robot Check", "Page Not Found", "toybarn.com"])(
    "%s",
    async (title) => {
      expect(await read(createHtmlPage(`<title>${title}</title>`))).toBeNull();
      const repeated = createHtmlPage(`<title>x</title>${createMetaTag("og:title", title)}<title>`);
      expect((await read(repeated))?.name).toBe("x");
    },
  );

  test("accepts a product whose name resembles an error page", async () => {
    expect((await read(product({ name: "Captcha: a card game" })))?.name).toBe(
      "Captcha: a card game",
    );
    expect(await read(product({ name: "Toybarn.com" }))).toBeNull();
  });

  test("ignores a deleted product's redirect to the home page", async () => {
    const home = createHtmlPage("<title>Toys that last a lifetime | Toy Barn</title>");
    expect(await read(home, "https://www.toybarn.com/", ADDRESS)).toBeNull();
    expect((await read(home))?.name).toBe("Toys that last a lifetime");
  });

  test("returns nothing for an empty page and for content other than HTML", async () => {
    expect(await read("")).toBeNull();
    expect(await read("\0\u0001<<<>>> & </ <!")).toBeNull();
  });
});

describe("hostile pages", () => {
  const MB = 1_000_000;

  test.each([
    ["open elements", `${"<a>".repeat(MB / 4)}${"</b>".repeat(MB / 4)}`],
    ["attributes", `<meta ${"a=1 ".repeat(MB / 2)}>`],
    ["metas", '<meta property="og:title" content="Kite">'.repeat(MB / 25)],
    ["titles", "<title>".repeat(MB / 4)],
    ["entities", `<title>${"&amp;".repeat(MB / 3)}`],
    ["scripts", createJsonLdScript("{}").repeat(MB / 25)],
    ["unclosed comments", "<!--".repeat(MB / 2)],
    ["unclosed scripts", '<script type="application/ld+json">'.repeat(MB / 20)],
    ["deep JSON", createJsonLdScript(`${"[".repeat(MB)}${"]".repeat(MB)}`)],
    ["deep graphs", createJsonLdScript(`${'{"@graph":'.repeat(MB / 12)}1${"}".repeat(MB / 12)}`)],
    ["wide JSON", createJsonLdScript(`[${'{"@type":"x"},'.repeat(MB / 8)}1]`)],
    ["many offers", product({ offers: Array(MB / 20).fill({ offers: [] }) })],
    ["long texts", product({ description: "<b>&lt;".repeat(MB / 4) })],
  ])("parses %s in limited time", async (_kind, html) => {
    expect(await measureCpuTime(() => read(html.slice(0, 2 * MB)))).toBeLessThan(1_500);
  });

  test("yields to other work while parsing a large page", async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    await read("<".repeat(2 * MB));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  test("treats property names such as __proto__ as data", async () => {
    const script =
      '{"@type":"Product","name":"Kite","__proto__":{"price":1},"offers":{"constructor":1}}';
    const html = createHtmlPage(
      `${createMetaTag("__proto__", "x")}${createMetaTag("constructor", "y")}${createJsonLdScript(script)}`,
    );
    expect(await read(html)).toMatchObject({ name: "Kite", price: null });
  });

  test("treats markup in a product's texts as text, and removes scripts", async () => {
    const name = '<img src=x onerror="alert(1)">Kite<script>alert(2)</script>';
    expect(await read(product({ name: name.replaceAll("<", "\\u003c") }))).not.toBeNull();
    expect(extractVisibleText(name).trim()).toBe("Kite");
  });
});

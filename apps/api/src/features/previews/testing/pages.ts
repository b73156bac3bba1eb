/** Returns a page with the given head and body among typical unrelated content. */
export function createHtmlPage(head: string, body = ""): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/a.css"><style>title { content: "<title>no</title>" }</style>
<script>window.dataLayer = [{ "@type": "Product", "name": "not this" }]; if (1 < 2) { "<meta property='og:title' content='nor this'>" }</script>
${head}
</head><body><nav><a href="/">Home</a></nav><!-- <meta property="og:title" content="nor that"> -->
<svg/><svg><path d="M0 0"/><title>Menu</title></svg>${body}<footer>© A shop</footer></body></html>`;
}

export const createJsonLdScript = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;

export const createMetaTag = (property: string, content: string): string =>
  `<meta property="${property}" content="${content.replaceAll('"', "&quot;")}">`;

/** Product page of a large shop platform. The page's JSON-LD graph has a breadcrumb, one offer and several pictures. */
export const graphPage = createHtmlPage(
  `<title>Wooden Train Set, 40 Pieces | Toy Barn</title>
   ${createMetaTag("og:site_name", "Toy Barn")}${createMetaTag("og:title", "Wooden Train Set")}
   ${createMetaTag("og:image", "/social.jpg")}`,
  createJsonLdScript({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", name: "Toys" }] },
      { "@type": "Organization", name: "Toy Barn", logo: "/logo.png" },
      {
        "@type": ["Product", "Thing"],
        name: "Wooden Train Set, 40 Pieces",
        image: ["/train-1.png", "/train-2.png"],
        description: "<p>Beech wood.</p><p>Ages 3&nbsp;&amp; up.</p>",
        brand: { "@type": "Brand", name: "Barnworks" },
        aggregateRating: { "@type": "AggregateRating", ratingValue: 4.7 },
        offers: { "@type": "Offer", price: "39.99", priceCurrency: "USD", availability: "InStock" },
      },
    ],
  }),
);

/** Product page made with a shop builder. The product has variants. */
export const variantsPage = createHtmlPage(
  `<title>Rain Boots &ndash; Little Puddles</title>
   ${createMetaTag("og:site_name", "Little Puddles")}
   ${createJsonLdScript({
     "@context": "http://schema.org/",
     "@type": "ProductGroup",
     name: "Rain Boots",
     hasVariant: [
       {
         "@type": "Product",
         name: "Rain Boots - 9",
         image: "https://cdn.example/boots.png",
         offers: { "@type": "Offer", price: 28, priceCurrency: "USD" },
       },
     ],
   })}`,
);

/** Marketplace page whose JSON-LD has a top-level list, an aggregate offer and a picture given as an object. */
export const marketplacePage = createHtmlPage(
  `<title>Star Projector Night Light : Amazing Bazaar</title>
   ${createJsonLdScript([
     { "@context": "https://schema.org", "@type": "WebSite", url: "/" },
     {
       "@context": "https://schema.org",
       "@type": "http://schema.org/Product",
       name: "Star Projector &amp; Night Light",
       image: { "@type": "ImageObject", contentUrl: "/star.png" },
       offers: {
         "@type": "AggregateOffer",
         lowPrice: 17.5,
         highPrice: "24.00",
         priceCurrency: "USD",
         offers: [{ "@type": "Offer", price: 24 }],
       },
     },
   ])}`,
);

/** Page whose JSON-LD has prices in price specifications, with the crossed-out price first. */
export const specificationPage = createHtmlPage(
  createJsonLdScript({
    "@type": "WebPage",
    mainEntity: {
      "@type": "Product",
      name: "Balance Bike",
      offers: [
        {
          "@type": "Offer",
          priceSpecification: [
            {
              "@type": "UnitPriceSpecification",
              priceType: "https://schema.org/ListPrice",
              price: 99,
            },
            { "@type": "UnitPriceSpecification", price: "79.00", priceCurrency: "EUR" },
          ],
        },
      ],
    },
  }),
);

/** Page with the product's price in Open Graph, without JSON-LD. */
export const openGraphPage = createHtmlPage(
  `<title>Buy Puzzle Globe online</title>
   ${createMetaTag("og:type", "product")}${createMetaTag("og:title", "Puzzle Globe | Mapmakers")}
   ${createMetaTag("og:site_name", "Mapmakers")}${createMetaTag("og:description", 'A 12" globe &amp; stand')}
   ${createMetaTag("og:image:secure_url", "/globe.png")}
   ${createMetaTag("product:price:amount", "54.95")}${createMetaTag("product:price:currency", "USD")}`,
);

/** Page with a title and no other metadata. */
export const titlePage = createHtmlPage(`<title>
    Kaleidoscope &#8211; Small World Toys
  </title>`);

/** Malformed page whose JSON-LD is inside a comment and has line breaks in strings. */
export const brokenPage = `<html><head><title>Kite Kit</title
  <meta property='og:title' content=Kite
  <script type="application/ld+json">{"@type":"Product","name":}</script>
  <div><p><script type='application/ld+json; charset=utf-8'>
  <!-- {"@type": "Product", "name": "Kite
 Kit", "offers": [{"price": "12.00", "priceCurrency": "USD"}]} -->
  </script></div></p></b></html`;

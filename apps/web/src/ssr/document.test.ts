import { expect, test } from "vitest";
import { toDocument } from "./document.ts";

const TEMPLATE = `<!doctype html>
<html><head>

<title>Giftling</title>

</head><body><div id="root"></div></body></html>`;

const page = {
  head: {
    title: "Emma's Hub",
    description: "A hub",
    canonical: null,
    image: null,
    siteName: null,
    isIndexed: false,
  },
  origin: "https://giftling.example",
  markup: "",
  state: null,
  isWhole: true,
  css: ["assets/app.css", "assets/hub.css"],
  sheet: "assets/page.css",
  boot: "boot.js",
  entry: "main.js",
  modules: [],
  look: null,
};

test("what a family wrote keeps its empty lines, so that the browser finds the same text", () => {
  const markup = "<p>We made it to the finals.\n\n \nThank you all.</p>";
  expect(toDocument(TEMPLATE, { ...page, markup })).toContain(
    `<div id="root" data-whole>${markup}</div>`,
  );
});

test("a page waits for one style sheet, and the app finds its parts there", () => {
  const document = toDocument(TEMPLATE, page);
  expect(document).toContain(
    '<link rel="stylesheet" href="/assets/page.css" /><link rel="stylesheet" disabled href="/assets/app.css" /><link rel="stylesheet" disabled href="/assets/hub.css" />',
  );
});

test("without scripts no button is left to be pressed in vain", () => {
  const document = toDocument(TEMPLATE, page);
  expect(document).toMatch(/<noscript><style>button\{display:none!important\}<.*<\/head>/);
});

test("nothing in the data ends the element that holds them", () => {
  const state = { bio: "</script><script>alert(1)</script><!--\u2028" };
  const document = toDocument(TEMPLATE, { ...page, state });
  const json = /id="giftling-state">(.*?)<\/script>/s.exec(document)?.[1] ?? "";
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(state);
});

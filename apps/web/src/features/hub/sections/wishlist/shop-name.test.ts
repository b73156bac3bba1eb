import { describe, expect, it } from "vitest";
import { formatPrice, getSafeUrl, getShopHost, getShopName } from "./shop-name.ts";

describe("getShopHost", () => {
  it.each([
    ["https://www.target.com/p/bike?x=1", "target.com"],
    ["https://m.shop.example/a", "shop.example"],
    ["http://localhost:4000/", "localhost"],
    ["javascript:alert(1)", null],
    ["https://user:secret@shop.example/", null],
    ["not an address", null],
    [null, null],
  ])("returns for %s: %s", (url, host) => {
    expect(getShopHost(url)).toBe(host);
  });
});

describe("getShopName (rule: shop-names)", () => {
  it.each([
    ["https://www.target.com/p/bike", "Target"],
    ["https://www.dickblick.com/items/paint", "Blick"],
    ["https://constructor.com/blocks", "Constructor"],
    ["https://smile.amazon.co.uk/dp/1", "Amazon"],
    ["https://amazon.evil.example/dp/1", "Evil"],
    ["https://woodland-toys.myshopify.com/kite", null],
    ["https://kites.myshopify.com/kite", "Kites"],
    ["https://thelongnamedtoyshop.com/", null],
    ["https://shop.example/blocks", null],
    ["https://bit.ly/3x", null],
    ["https://xn--spa-7qa.com/", null],
    ["http://192.168.1.20/", null],
    ["http://localhost:4000/", null],
    ["javascript:alert(1)", null],
    [null, null],
  ])("returns for %s: %s", (url, name) => {
    expect(getShopName(url)).toBe(name);
  });
});

describe("getSafeUrl", () => {
  it("accepts only web URLs (rule: web-addresses)", () => {
    expect(getSafeUrl("https://shop.example/a")).toBe("https://shop.example/a");
    expect(getSafeUrl("data:text/html,hi")).toBeNull();
  });
});

describe("formatPrice", () => {
  it.each([
    ["$30", "about $30"],
    ["29.99", "about $30"],
    ["$18.49", "about $18"],
    ["1,299.99", "about $1,300"],
    ["29,99", "about $30"],
    ["$0.75", "about $0.75"],
    ["$30 each", "about $30 each"],
    ["about $30", "about $30"],
    ["$20-$30", "about $20-$30"],
    ["under 50", "under 50"],
    ["  ", null],
    [null, null],
  ])("formats %s as %s", (price, label) => {
    expect(formatPrice(price)).toBe(label);
  });
});

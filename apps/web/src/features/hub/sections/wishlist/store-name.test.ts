import { describe, expect, it } from "vitest";
import { priceLabel, safeAddress, storeHost } from "./store-name.ts";

describe("storeHost", () => {
  it.each([
    ["https://www.target.com/p/bike?x=1", "target.com"],
    ["https://m.shop.example/a", "shop.example"],
    ["http://localhost:4000/", "localhost"],
    ["javascript:alert(1)", null],
    ["https://user:secret@shop.example/", null],
    ["not an address", null],
    [null, null],
  ])("%s is %s", (url, host) => {
    expect(storeHost(url)).toBe(host);
  });
});

describe("safeAddress", () => {
  it("lets only web addresses through (rule: web-addresses)", () => {
    expect(safeAddress("https://shop.example/a")).toBe("https://shop.example/a");
    expect(safeAddress("data:text/html,hi")).toBeNull();
  });
});

describe("priceLabel", () => {
  it.each([
    ["$30", "about $30"],
    ["29.99", "about $29.99"],
    ["about $30", "about $30"],
    ["$20-$30", "about $20-$30"],
    ["under 50", "under 50"],
    ["  ", null],
    [null, null],
  ])("%s reads %s", (price, label) => {
    expect(priceLabel(price)).toBe(label);
  });
});

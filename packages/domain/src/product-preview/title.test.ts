import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isNonProductTitle,
  isShopNameTitle,
  listShopNames,
  removeShopNameFromTitle,
  TEXT_LIMITS,
} from "../index.ts";

describe("removeShopNameFromTitle", () => {
  test.each([
    ["Wooden Train Set | Toy Barn", "www.toybarn.example", "Toy Barn", "Wooden Train Set"],
    ["Wooden Train Set - Toy Barn", "toybarn.example", null, "Wooden Train Set"],
    ["Wooden Train Set : Target", "www.target.com", null, "Wooden Train Set"],
    ["Amazon.com: Wooden Train Set", "www.amazon.com", null, "Wooden Train Set"],
    ["Amazon.com: Wooden Train Set", "amazon.de", null, "Wooden Train Set"],
    ["Wooden Train Set – Toys “R” Us", "toysrus.com", "Toys R Us", "Wooden Train Set"],
    ["Toy Barn » Wooden Train Set", "shop.toybarn.co.uk", null, "Wooden Train Set"],
    ["Brick Castle | Official Brickco® Shop US", "www.brickco.com", null, "Brick Castle"],
    ["Train - 40 Pieces | Toy Barn | toybarn.com", "toybarn.com", "Toy Barn", "Train - 40 Pieces"],
    ["Spider-Man: Web Slinger", "shop.example", null, "Spider-Man: Web Slinger"],
    ["Book One - The Beginning", "shop.example", "Shop", "Book One - The Beginning"],
    ["Toy Barn", "toybarn.example", "Toy Barn", "Toy Barn"],
  ])("cleans %s on %s", (title, host, siteName, cleaned) => {
    expect(removeShopNameFromTitle(title, listShopNames(host, siteName))).toBe(cleaned);
  });

  test("fits a wish's name, and cleans long input quickly", () => {
    const stores = listShopNames("toybarn.example", "Toy Barn");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (title) => {
        expect(removeShopNameFromTitle(title, stores).length).toBeLessThanOrEqual(
          TEXT_LIMITS.label,
        );
      }),
    );
    const before = process.cpuUsage();
    for (const piece of [" - ", "| ", ": ", "a ", " ", "»"]) {
      removeShopNameFromTitle(piece.repeat(200_000), stores);
    }
    const { user, system } = process.cpuUsage(before);
    // `cpuUsage` returns microseconds, and the limit is in milliseconds.
    expect((user + system) / 1_000).toBeLessThan(500);
  });
});

describe("isNonProductTitle", () => {
  const stores = listShopNames("www.toybarn.com", "Toy Barn");

  test.each([
    "Access Denied",
    "Access to this page has been denied.",
    "Just a moment...",
    "Robot Check",
    "Are you a robot?",
    "Robot or human?",
    "Attention Required! | Cloudflare",
    "Please complete the CAPTCHA",
    "Pardon Our Interruption",
    "Page Not Found",
    "Page Not Found | Toy Barn",
    "404 Not Found",
    "404",
    "ERROR: The request could not be satisfied",
    "Sorry! Something went wrong!",
    "Sign In - Toy Barn",
    "Vercel Security Checkpoint",
    "Checking your browser before accessing toybarn.com",
    "Loading…",
    "toybarn.com",
    "www.toybarn.com",
    "https://www.toybarn.com/",
    "Toy Barn",
    "Home | Toy Barn",
    "",
    " … ",
    "!!!",
  ])("returns true for %j", (title) => {
    expect(isNonProductTitle(title, stores)).toBe(true);
  });

  test.each([
    "Wooden Train Set",
    "Wooden Train Set | Toy Barn",
    "Home Alone Play Set",
    "Loading Dock Truck",
    "Error-Proof Knitting Kit",
    "1984",
    "Robot Kit for Ages 8+",
    "Toy Barn Animals, 12 Pieces",
    "木製列車セット",
  ])("returns false for %j", (title) => {
    expect(isNonProductTitle(title, stores)).toBe(false);
  });
});

test("detects a title with only the store's name or URL", () => {
  const stores = listShopNames("www.target.com", "Target");
  for (const title of ["Target", "target.com", "www.target.com", "https://target.com/"]) {
    expect(isShopNameTitle(title, stores), title).toBe(true);
  }
  expect(isShopNameTitle("Target practice set", stores)).toBe(false);
});

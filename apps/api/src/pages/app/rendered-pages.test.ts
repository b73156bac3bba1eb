import { expect, test } from "vitest";
import { createRenderedPages } from "./rendered-pages.ts";

const page = (url: string) => ({ url, origin: "http://localhost", answers: {} });

test("between two pages that are due at once others have their turn, and a failed one holds up none", async () => {
  const order: string[] = [];
  const make = createRenderedPages(async ({ url }) => {
    order.push(url);
    setImmediate(() => order.push(`after ${url}`));
    if (url === "/b") throw new Error("broken");
    return url;
  });
  const made = await Promise.allSettled([make(page("/a")), make(page("/b")), make(page("/c"))]);
  expect(made.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order.slice(0, 5)).toEqual(["/a", "after /a", "/b", "after /b", "/c"]);
});

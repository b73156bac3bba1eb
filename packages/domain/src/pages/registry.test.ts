import { describe, expect, test } from "vitest";
import { parseFamilyUrl } from "../family-url/rules.ts";
import { getPageAccess } from "./access.ts";
import { filterPages, getPage, PAGE_DOCUMENTS, PAGES } from "./registry.ts";

describe("PAGES", () => {
  test("contains each page once", () => {
    const paths = PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.keys(PAGE_DOCUMENTS).sort()).toEqual([...paths].sort());
  });

  test.each([
    ["/", "/"],
    ["/pricing", "/pricing"],
    ["/hub/rivera", "/hub/$familyUrl"],
    ["/thank-you/a-token", "/thank-you/$token"],
    ["/hub", "/$"],
    ["/settings/more", "/$"],
    ["/dashboard/wishlist", "/dashboard/wishlist"],
    ["/dashboard/more", "/$"],
    ["/no-such-page", "/$"],
  ])("maps the path %s to the page %s", (path, row) => {
    expect(getPage(path).path).toBe(row);
  });

  test("gives each page the access of the page above it (rule: access-table)", () => {
    for (const { path, access } of PAGES) expect(getPageAccess(path), path).toBe(access);
    expect(getPageAccess("/settings-of-nobody")).toBe("public");
  });

  test("lets search engines index only public pages (rule: unlisted-pages)", () => {
    const found = filterPages((page) => "search" in page);
    expect(found).toContain("/signup");
    for (const path of found) expect(getPage(path).access).toBe("public");
  });

  test("reserves the first segment of each path as a family URL (rule: family-url)", () => {
    const names = PAGES.map(({ path }) => path.split("/")[1] ?? "").filter((name) =>
      /^[a-z]/.test(name),
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => parseFamilyUrl(name).ok)).toEqual([]);
  });
});

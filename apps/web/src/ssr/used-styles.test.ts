import { expect, test } from "vitest";
import { splitPageStyles } from "../../page-styles.ts";
import { selectUsedStyles } from "./used-styles.ts";

const used = (css: string, html: string) => selectUsedStyles(splitPageStyles(css).own, html);

test("selects rules whose classes are all in the markup", () => {
  const css = ".a{color:red}.b{color:red}.a .b{color:red}.b,.a{top:0}";
  expect(used(css, '<p class="x a">')).toBe(".a{color:red}.b,.a{top:0}");
});

test("selects rules without classes, keyframes and statements", () => {
  const css = "@layer one,two;p{top:0}@keyframes b0{to{top:0}}@media print{.b{top:0}p{top:1px}}";
  expect(used(css, "<p>")).toBe(
    "@layer one,two;p{top:0}@keyframes b0{to{top:0}}@media print{p{top:1px}}",
  );
});

test("does not require classes within arguments and attributes", () => {
  const css = '.a:not(.b:is(.c)){top:0}.a[href*=".pdf"]{top:0}.a:has(:target)>.d{top:0}';
  expect(used(css, '<p class="a">')).toBe('.a:not(.b:is(.c)){top:0}.a[href*=".pdf"]{top:0}');
});

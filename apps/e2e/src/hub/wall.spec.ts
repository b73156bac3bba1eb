import { createFamily, postToApi } from "../support/families.ts";
import { expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

const NAMES = [
  "Wilhelmina Featherstonehaugh",
  "Rose",
  "The Grandparents in Massachusetts",
  "May",
  "סבתא רחל",
];

test("breaks long names between words on a phone's wall, and keeps names of any direction on one side", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const { hub, kidIds } = await createFamily(page, ["Emma"]);
  const visitor = await newVisitor();
  for (const giverName of NAMES) {
    await postToApi(visitor, `/api/kids/${kidIds[0]}/gifts`, { label: "A kite", giverName });
  }
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(hub);
  const wall = visitor.getByRole("region", { name: "Wall of Support" });
  await expect(wall.getByText(NAMES[0] ?? "")).toBeVisible();
  const broken = await wall.getByRole("listitem").evaluateAll((notes) =>
    notes.flatMap((note) => {
      const text = note.firstElementChild?.firstChild;
      const words = [...(text?.textContent ?? "").matchAll(/\S+/g)];
      return words.flatMap((word) => {
        const range = new Range();
        range.setStart(text as Node, word.index);
        range.setEnd(text as Node, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
  const offsets = await wall.getByRole("listitem").evaluateAll((notes) =>
    notes.map((note) => {
      const range = document.createRange();
      range.selectNodeContents(note.firstElementChild as Node);
      const name = range.getBoundingClientRect().left;
      return Math.round(name - note.getBoundingClientRect().left);
    }),
  );
  expect(Math.max(...offsets) - Math.min(...offsets), "px between left edges").toBeLessThan(8);
  await expectNoHorizontalScroll(visitor);
});

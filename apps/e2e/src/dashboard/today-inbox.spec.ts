import type { Page } from "@playwright/test";
import { dismissFirstSteps } from "../support/dashboard.ts";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

/** Maximum height of the dashboard's Today page on a phone, in CSS pixels (rule: today-inbox). */
const MOST_HEIGHT = 2_400;

const DAY_MS = 24 * 60 * 60 * 1_000;

const WISHES = Array.from({ length: 20 }, (_, at) => ({
  name: `Wooden train set with bridges, part ${at + 1}`,
  url: "https://toys.example/train",
  price: "$40",
}));
const LINKS = [
  {
    type: "529",
    label: "529 Education Savings",
    url: "https://plan.example/emma",
    isPriority: true,
    priorityOrder: 1,
  },
  {
    type: "venmo",
    label: "Venmo",
    url: "https://venmo.com/ana",
    isPriority: true,
    priorityOrder: 2,
  },
];
const REGISTRIES = [{ service: "target", label: "Birthday list", url: "https://target.com/gift" }];
const UPDATES = ["First tooth", "First day of school", "A trip to the lake"];

/** Creates a family with 3 kids, 60 wishes and 20 gifts. Returns the IDs of the kids. */
async function createLargeFamily(page: Page, giver: Page): Promise<string[]> {
  const past = new Date(Date.now() - 3 * DAY_MS);
  const born = { birthdayMonth: past.getMonth() + 1, birthdayDay: past.getDate() };
  const kid = { wishes: WISHES, links: LINKS, registries: REGISTRIES };
  const { kidIds } = await createFamily(
    page,
    ["Emma", "Theo", "Maximilian"].map((firstName) => ({ ...kid, ...born, firstName })),
    { tag: "inbox" },
  );
  const givers = ["Grandma Rosa", "Uncle Ben", "Aunt Vera", "Grandpa Bartholomew", "Dee"];
  for (const [at, kidId] of kidIds.entries()) {
    const path = `/api/kids/${kidId}`;
    const wishes = await (await page.request.get(`${path}/wishlist`)).json();
    for (const [number, purchasedBy] of givers.slice(0, 4).entries()) {
      await postToApi(page, `/api/wishlist/${wishes[number].id}/purchase`, {
        purchasedBy,
        onBehalfOf: purchasedBy,
      });
    }
    for (const contributorName of givers.slice(at === 1 ? 3 : 2)) {
      await postToApi(giver, `${path}/contributions`, { contributorName, amount: 50, type: "529" });
    }
    for (const title of UPDATES) {
      await postToApi(page, `${path}/updates`, { title, content: `${title}, and we are proud.` });
    }
  }
  await dismissFirstSteps(page, kidIds);
  return kidIds;
}

for (const [language, locale] of [
  ["English", "en-US"],
  ["Spanish", "es-MX"],
] as const) {
  test(`fits Today of a large family into ${MOST_HEIGHT} px, in ${language}`, {
    tag: ["@phone", "@deep"],
  }, async ({ newVisitor }) => {
    const page = await newVisitor({ locale });
    const [kidId] = await createLargeFamily(page, await newVisitor());
    await page.goto(`/dashboard?kid=${kidId}`);
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(MOST_HEIGHT);
  });
}

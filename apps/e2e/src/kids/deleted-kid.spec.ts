import type { Page } from "@playwright/test";
import {
  createFamily,
  createUniqueEmailAddress,
  postToApi,
  startSession,
} from "../support/families.ts";
import {
  expectAccessible,
  expectAccessibleAndResponsive,
  expectNoHorizontalScrollAtAnyWidth,
} from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const getDialog = (page: Page) => page.getByRole("dialog", { name: "Delete Leo?" });
const section = (page: Page) => page.getByRole("region", { name: "Deleted children" });

async function deleteLeo(page: Page, kidId: string): Promise<void> {
  await page.goto(`/dashboard?kid=${kidId}`);
  await page.getByRole("button", { name: "Leo: choose a child" }).click();
  await page.getByRole("menuitem", { name: "Delete Leo" }).click();
  await getDialog(page).getByLabel("Type Leo to confirm").fill("leo");
  await getDialog(page).getByRole("button", { name: "Delete Leo" }).click();
  await expect(page.getByText("Leo's page is deleted")).toBeVisible();
}

test("deletes a child for everybody, and its owner brings it back", { tag: "@deep" }, async ({
  page,
  newVisitor,
}) => {
  const wish = { name: "Wooden train", url: "https://shop.example/train" };
  const { hub, kidIds } = await createFamily(page, ["Emma", { firstName: "Leo", wishes: [wish] }], {
    tag: "deleted",
  });
  const [emma = "", leo = ""] = kidIds;
  const visitor = await newVisitor();
  const [item] = await (await page.request.get(`/api/kids/${leo}/wishlist`)).json();
  const bought = await postToApi(visitor, `/api/wishlist/${item.id}/purchase`, {
    purchasedBy: "Grandma Rosa",
  });
  const gift = `/gift/${(await bought.json()).passToken}`;
  const statusOf = async (path: string) => (await visitor.request.get(path)).status();
  await visitor.goto(`${hub}?kid=${leo}`);
  await expect(visitor.getByRole("heading", { level: 1, name: /Leo/ })).toBeVisible();
  expect(await statusOf(gift)).toBe(200);
  await expectHydrated(visitor);
  await visitor.getByRole("button", { name: /^I gave something else/ }).click();
  await visitor.getByLabel("What did you give?").fill("A kazoo");
  await visitor.getByLabel("Your name").fill("Uncle Ben");

  await test.step("asks for the name, and offers Undo", async () => {
    await page.goto(`/dashboard?kid=${leo}`);
    await page.getByRole("button", { name: "Leo: choose a child" }).click();
    await page.getByRole("menuitem", { name: "Delete Leo" }).click();
    const submit = getDialog(page).getByRole("button", { name: "Delete Leo" });
    await expect(getDialog(page).getByText(/1 wishlist item and 1 recorded gift/)).toBeVisible();
    await expect(getDialog(page).getByText(/^For 30 days you can bring/)).toBeVisible();
    await getDialog(page).getByLabel("Type Leo to confirm").fill("Emma");
    await expect(submit).toBeDisabled();
    await expectAccessible(page, "dialog");
    await getDialog(page).getByRole("button", { name: "Cancel" }).click();
    await deleteLeo(page, leo);
    await expect(page.getByRole("heading", { level: 1, name: "Emma" })).toBeVisible();
  });

  await test.step("is gone for visitors at once, and back after Undo", async () => {
    expect(await statusOf(gift)).toBe(404);
    await visitor.getByRole("button", { name: "Tell the family" }).click();
    await expect(visitor.getByRole("heading", { name: "Hub Not Found" })).toBeVisible();
    await expectAccessibleAndResponsive(visitor);
    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1, name: /Emma/ })).toBeVisible();
    expect(await visitor.content()).not.toContain("Leo");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Leo's page is back")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Leo" })).toBeVisible();
    expect(await statusOf(gift)).toBe(200);
  });

  await test.step("another parent sees neither the child nor the list", async () => {
    const email = createUniqueEmailAddress("ben");
    await postToApi(page, "/api/family/invites", { email });
    const ben = await newVisitor();
    const link = getFirstMailLink(await waitForNewestMail(ben, email, 1));
    await startSession(ben, email, "Ben Okafor");
    await ben.goto(new URL(link).pathname);
    await ben.getByRole("button", { name: "Join", exact: true }).click();
    await ben.waitForURL(/\/dashboard/);
    await deleteLeo(page, leo);
    await ben.goto("/settings/account");
    await expect(ben.getByRole("heading", { name: "Your data" })).toBeVisible();
    await expect(section(ben)).toHaveCount(0);
    await expect(ben.getByRole("main")).not.toContainText("Leo");
  });

  await test.step("explains a full plan, and brings the child back", async () => {
    const others = [];
    for (const firstName of ["Ana", "Ben", "Theo"]) {
      others.push(await (await postToApi(page, "/api/kids", { firstName })).json());
    }
    await page.goto("/settings/account");
    await expect(section(page).getByText(/^until [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
    const restore = section(page).getByRole("button", { name: "Bring back Leo" });
    await restore.click();
    await expect(section(page).getByRole("alert")).toContainText("All 4 places for children");
    await expect(section(page).getByRole("link", { name: "See Premium" })).toBeVisible();
    await expectAccessibleAndResponsive(page);
    await expectNoHorizontalScrollAtAnyWidth(page);
    expect((await page.request.delete(`/api/kids/${others[0].id}`)).status()).toBe(204);
    await restore.click();
    await expect(page.getByText("Leo's page is back")).toBeVisible();
    await page.getByRole("button", { name: "View" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Leo" })).toBeVisible();
    expect(await statusOf(gift)).toBe(200);
  });

  await test.step("is listed in Spanish, and from a dashboard without children", async () => {
    const present = await (await page.request.get("/api/kids")).json();
    expect(present[1]).toMatchObject({ id: leo });
    for (const { id } of present) await page.request.delete(`/api/kids/${id}`);
    await page.goto("/dashboard?lang=es");
    await page.getByRole("link", { name: "Recuperar una página eliminada" }).click();
    const list = page.getByRole("region", { name: "Páginas eliminadas" });
    await expect(list.getByText(/^hasta el \d+ de /).first()).toBeVisible();
    await expectAccessible(page);
    await list.getByRole("button", { name: "Recuperar la página de Emma" }).click();
    await expect(page.getByText("La página de Emma está de vuelta")).toBeVisible();
    expect(await (await page.request.get("/api/kids")).json()).toMatchObject([{ id: emma }]);
  });
});

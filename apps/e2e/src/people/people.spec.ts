import type { Page } from "@playwright/test";
import { createFamily, createUniqueEmailAddress, postToApi } from "../support/families.ts";
import {
  expectAccessible,
  expectAccessibleInDarkMode,
  expectNoHorizontalScroll,
} from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/** Reports a contribution with the giver's name. */
const give = (page: Page, kidId: string | undefined, contributorName: string, amount: number) =>
  postToApi(page, `/api/kids/${kidId}/contributions`, { contributorName, amount, type: "529" });

test(
  "joins two spellings, adds an address, thanks by mail and takes apart (rule: people)",
  { tag: "@widths" },
  async ({ page, newVisitor }, { project }) => {
    const { kidIds } = await createFamily(page, ["Emma"], { tag: "people" });
    const [emma] = kidIds;
    for (const [name, amount] of [
      ["Uncle Ben", 10],
      ["Rosa M.", 20],
      ["Grandma Rosa", 30],
      ["grandma rosa", 40],
      ["GRANDMA ROSA", 50],
    ] as const) {
      await give(page, emma, name, amount);
    }
    const isPhone = project.name.includes("phone");
    await page.goto(`/dashboard?kid=${emma}`);

    await test.step("opens from the navigation, on a phone from Giving", async () => {
      const bar = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
      if (isPhone) {
        await bar.getByRole("link", { name: "Giving" }).click();
        await page.getByRole("main").getByRole("link", { name: "Family and friends" }).click();
      } else {
        await bar.getByRole("link", { name: "Family and friends" }).click();
      }
      await expect(
        page.getByRole("heading", { level: 1, name: "Family and friends" }),
      ).toBeVisible();
      await expect(region(page, "Everybody").getByRole("listitem")).toHaveCount(5);
      await expectAccessible(page);
      await expectAccessibleInDarkMode(page);
      await expectNoHorizontalScroll(page);
    });

    await test.step("filters by name and by what is left to do", async () => {
      const list = region(page, "Everybody");
      await list.getByRole("searchbox", { name: "Find somebody" }).fill("ben 10");
      await expect(list.getByRole("listitem")).toHaveText([/Uncle Ben/]);
      await list.getByRole("searchbox", { name: "Find somebody" }).fill("");
      await list.getByRole("button", { name: "Following" }).click();
      await expect(list.getByText("Nobody matches.")).toBeVisible();
      await list.getByRole("button", { name: "To thank" }).click();
      await expect(list.getByRole("listitem")).toHaveCount(5);
    });

    const person = region(page, "Grandma Rosa");
    await test.step("joins all suggested people and another person with the keyboard", async () => {
      const link = page.getByRole("link", { name: "Grandma Rosa", exact: true });
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(person).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await expect(person.getByRole("button", { name: /^Join with grandma rosa/i })).toHaveCount(2);
      await person.getByRole("button", { name: "Join all" }).press("Enter");
      await expect(page.getByText("Now one person: Grandma Rosa")).toBeVisible();
      await expect(person.getByRole("heading", { name: "Grandma Rosa" })).toBeFocused();
      await person.getByRole("button", { name: "Join with somebody else" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Who else is Grandma Rosa?" });
      await dialog.getByLabel("The other one").selectOption({ label: "Rosa M. ($20)" });
      await expectAccessible(page, "dialog");
      await dialog.getByRole("button", { name: "Join" }).click();
      await expect(dialog).toBeHidden();
      await expect(person.getByText("Also as Rosa M.")).toBeVisible();
    });

    await test.step("keeps a private note", async () => {
      await person.getByRole("button", { name: "Name and note" }).click();
      const dialog = page.getByRole("dialog", { name: "About Grandma Rosa" });
      await dialog.getByLabel("Private note").fill("Prefers a letter.");
      await expectAccessible(page, "dialog");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(person.getByText("Prefers a letter.")).toBeVisible();
      await page.reload();
      await expect(person.getByText("Prefers a letter.")).toBeVisible();
    });

    const email = createUniqueEmailAddress("rosa");
    await test.step("asks an added address, which gets nothing else", async () => {
      await person.getByRole("button", { name: "Add an address" }).click();
      const dialog = page.getByRole("dialog", { name: "An address for Grandma Rosa" });
      await dialog.getByLabel("E-mail address").fill("rosa");
      await dialog.getByRole("button", { name: "Send the question" }).click();
      await expect(dialog.getByLabel("E-mail address")).toHaveAttribute("aria-invalid", "true");
      await dialog.getByLabel("E-mail address").fill(email);
      await expectAccessible(page, "dialog");
      await dialog.getByRole("button", { name: "Send the question" }).click();
      await expect(person.getByText("Waiting for the confirmation")).toBeVisible();
      const mail = await waitForNewestMail(page, email, 1);
      expect(mail.subject).toBe("May a family thank you here?");
      const rosa = await newVisitor();
      await rosa.goto(getFirstMailLink(mail));
      await expect(rosa.getByRole("heading", { name: "Thanks by mail?" })).toBeVisible();
      await expectAccessible(rosa);
      await rosa.getByRole("button", { name: "Yes, confirm my address" }).click();
      await expect(rosa.getByText("the family can thank you by mail")).toBeVisible();
      await page.reload();
      await expect(person.getByText("Thanks go here")).toBeVisible();
      await expectNoHorizontalScroll(page);
    });

    await test.step("shows who gets the thanks, and prepares one card a person", async () => {
      await page.goto(`/dashboard?kid=${emma}`);
      await page.getByRole("button", { name: "Thank several at once" }).click();
      const dialog = page.getByRole("dialog", { name: "Thank several at once" });
      await expect(dialog.getByRole("checkbox", { name: /^Grandma Rosa/ })).toBeChecked();
      await expect(dialog.getByRole("checkbox", { name: /^Uncle Ben/ })).not.toBeChecked();
      await expect(dialog.getByText(email)).toBeVisible();
      await expectAccessible(page, "dialog");
      await dialog.getByLabel("Your message").fill("Thank you, {name}.");
      await dialog.getByRole("button", { name: "Send 1 thank-you" }).click();
      await expect(dialog).toBeHidden();
      const mail = await waitForNewestMail(page, email, 2);
      expect(mail.text).toContain("Thank you, Grandma Rosa.");
    });

    await test.step("takes a person apart again", async () => {
      await page.goto("/dashboard/people");
      const list = region(page, "Everybody");
      await expect(list.getByRole("listitem")).toHaveCount(2);
      await list.getByRole("link", { name: "Grandma Rosa" }).click();
      await person.getByRole("button", { name: "Take apart: Rosa M." }).click();
      await expect(page.getByText("Two people again")).toBeVisible();
      await expect(person.getByText("Also as Rosa M.")).toBeHidden();
      if (isPhone) await page.getByRole("link", { name: "Everybody" }).click();
      await expect(list.getByRole("listitem")).toHaveCount(3);
    });
  },
);

test("shows the people in Spanish, without anybody and with a failure", {
  tag: ["@widths", "@deep"],
}, async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "es-MX" });
  const { kidIds } = await createFamily(page, ["Emma"], { tag: "personas" });
  await page.route("**/trpc/people.list*", (route) => route.abort());
  await page.goto("/dashboard/people");
  await expect(page.getByRole("button", { name: "Intentar otra vez" })).toBeVisible();
  await page.unroute("**/trpc/people.list*");
  await page.reload();
  await expect(page.getByText("Todavía no hay nadie")).toBeVisible();
  await expectAccessible(page);
  await give(page, kidIds[0], "Abuela Rosa María de la Concepción Fernández-Villaverde", 25);
  await page.reload();
  await page.getByRole("link", { name: /^Abuela Rosa/ }).click();
  const person = region(page, /^Abuela Rosa/);
  await expect(person.getByText("No se conoce su correo")).toBeVisible();
  await expect(person.getByRole("button", { name: "Unir con otra persona" })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

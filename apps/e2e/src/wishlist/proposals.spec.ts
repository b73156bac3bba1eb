import type { Page } from "@playwright/test";
import { createFamily, postToApi } from "../support/families.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { expect, test } from "../support/test.ts";

test.use({ isLive: true });

const url = "https://shop.example/kite";

/** Fills in the English form for a proposal on the currently open hub. */
async function propose(visitor: Page, fields: Record<string, string>) {
  await visitor.getByRole("link", { name: "Suggest an idea" }).click();
  for (const [label, text] of Object.entries(fields)) await visitor.getByLabel(label).fill(text);
  await visitor.getByRole("button", { name: "Send the idea" }).click();
}

test("a relative suggests an idea, a parent lists it, and the hub shows it (rule: proposals)", {
  tag: "@phone",
}, async ({ page, newVisitor }) => {
  const wishes = [{ name: "Red kite", url }];
  const { hub, kidIds } = await createFamily(page, [{ firstName: "Emma", wishes }], {
    tag: "proposals",
  });
  const connected = page.waitForResponse(/\/events\?/);
  await page.goto("/dashboard");
  await connected;

  const relative = await newVisitor();
  await relative.goto(hub);
  await propose(relative, {
    "What is it?": "See www.shop.example",
    "A few words, if you like": "She asked about the moon.",
    "Your name": "Grandma Rosa",
  });
  await expect(
    relative.getByText("Please put a web address in the field for the link."),
  ).toBeVisible();
  await expect(relative.getByLabel("Your name")).toHaveValue("Grandma Rosa");
  await expectAccessible(relative);
  await expectNoHorizontalScroll(relative);
  await relative.getByLabel("What is it?").fill("A telescope");
  await relative.getByRole("button", { name: "Send the idea" }).click();
  await expect(relative.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  await expect(relative.getByRole("status")).toContainText("Emma's family will see your idea.");
  await relative.getByRole("link", { name: /Emma/ }).click();
  await expect(relative.getByRole("heading", { name: "Red kite" })).toBeVisible();
  await expect(relative.getByText("A telescope")).toHaveCount(0);

  // The dashboard was open before the proposal arrived.
  const task = page.getByRole("listitem", { name: "One idea for Emma" });
  await expect(task).toContainText("Only you see it");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await task.getByRole("link", { name: /^Review/ }).click();
  const ideas = page.getByRole("region", { name: "Ideas from family and friends" });
  await expect(ideas.getByText("A telescope")).toBeVisible();
  await expect(ideas).toContainText("Grandma Rosa");
  await expect(ideas).toContainText("She asked about the moon.");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await ideas.getByRole("button", { name: "Put on the list: A telescope" }).click();
  await expect(page.getByText("“A telescope” is on the list")).toBeVisible();
  await expect(ideas).toBeHidden();
  await expect(relative.getByRole("heading", { name: "A telescope" })).toBeVisible();
  await expect(relative.getByText("Grandma Rosa")).toHaveCount(0);

  const sinScripts = await newVisitor({ javaScriptEnabled: false, locale: "es-MX" });
  await sinScripts.goto(hub);
  await sinScripts.getByRole("link", { name: "Sugerir una idea" }).click();
  await sinScripts.getByLabel("¿Qué es?").fill("Una cometa");
  await sinScripts.getByLabel("Un enlace, si lo tienes").fill("shop.example/kite");
  await sinScripts.getByLabel("Tu nombre").fill("Tío Beto");
  await expectNoHorizontalScroll(sinScripts);
  await sinScripts.getByRole("button", { name: "Enviar la idea" }).click();
  await expect(sinScripts.getByRole("heading", { name: "¡Gracias!" })).toBeVisible();
  await postToApi(relative, `/api/kids/${kidIds[0]}/proposals`, {
    name: "A drum kit",
    proposedBy: "Uncle Leo",
  });

  await page.goto("/dashboard/wishlist?lang=es");
  const propuestas = page.getByRole("region", { name: "Ideas de familiares y amigos" });
  await expect(propuestas.getByRole("link", { name: "shop.example" })).toBeVisible();
  await propuestas.getByRole("button", { name: "Descartar: A drum kit" }).click();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await propuestas.getByRole("button", { name: "Descartar: A drum kit" }).click();
  await expect(page.getByText("Se eliminó A drum kit.")).toBeVisible();
  await propuestas.getByRole("button", { name: "Poner en la lista: Una cometa" }).click();
  await expect(page.getByText("«Una cometa» ya está en la lista")).toBeVisible();
  await expectNoHorizontalScroll(page);
  // Leaving the page sends the deletion.
  await page.goto("/dashboard?lang=en");
  await expect(page.getByRole("heading", { name: "Emma", level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/api/kids/${kidIds[0]}/proposals`)).json())
    .toEqual([]);
  await sinScripts.goto(hub);
  await expect(sinScripts.getByRole("heading", { name: "Una cometa" })).toBeVisible();
  await expect(sinScripts.getByText("A drum kit")).toHaveCount(0);
});

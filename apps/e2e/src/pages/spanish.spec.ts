import {
  createFamily,
  createUniqueEmailAddress,
  createUniqueFamilyUrl,
} from "../support/families.ts";
import { expectNoHorizontalScroll } from "../support/page-checks.ts";
import { getFirstMailLink, waitForNewestMail } from "../support/services.ts";
import { expect, expectHydrated, test } from "../support/test.ts";

const SPANISH = { locale: "es-MX" };
const BLOCKS = { name: "Bloques de madera", url: "https://shop.example/blocks", price: "$40" };

test("supports a grandparent with a Spanish browser: giving, mail, and switching to English", {
  tag: "@phone",
}, async ({ page, newVisitor }) => {
  const { hub } = await createFamily(page, [{ firstName: "Emma", wishes: [BLOCKS] }]);
  const visitor = await newVisitor(SPANISH);
  const email = createUniqueEmailAddress("abuela");

  await test.step("renders the page in Spanish, with its lang attribute", async () => {
    await visitor.goto(hub);
    await expect(visitor.locator("html")).toHaveAttribute("lang", "es");
    await expect(visitor.getByRole("heading", { name: "Lista de deseos" })).toBeVisible();
    await expectNoHorizontalScroll(visitor);
  });

  await test.step("records a gift, confirms it, and subscribes an address to news", async () => {
    await expectHydrated(visitor);
    await visitor.getByRole("button", { name: /^Yo lo regalo/ }).click();
    const sheet = visitor.getByRole("dialog");
    await sheet.getByRole("button", { name: "Ya lo compré" }).click();
    await sheet.getByRole("button", { name: "Compré este regalo" }).click();
    await expect(sheet.getByText("Falta tu nombre").first()).toBeVisible();
    await sheet.getByLabel("Tu nombre", { exact: true }).fill("Abuela Rosa");
    await sheet.getByRole("button", { name: "Compré este regalo" }).click();
    await expect(sheet.getByRole("status").first()).toContainText(/regalo/);
    await expectNoHorizontalScroll(visitor);
    await visitor.reload();
    await expectHydrated(visitor);
    await visitor.getByRole("button", { name: /^Recibir noticias/ }).click();
    await sheet.getByLabel("Tu nombre", { exact: true }).fill("Abuela Rosa");
    await sheet.getByLabel("Tu correo electrónico").fill("abuela");
    await sheet.locator('button[type="submit"]').click();
    await expect(sheet.getByText(/Escribe un correo electrónico/).first()).toBeVisible();
    await sheet.getByLabel("Tu correo electrónico").fill(email);
    await sheet.locator('button[type="submit"]').click();
    const notice = `Un paso más: abre el correo que te enviamos a ${email}`;
    await expect(visitor.getByText(notice).first()).toBeVisible();
  });

  await test.step("sends the mail and shows its page in Spanish", async () => {
    const mail = await waitForNewestMail(visitor, email, 1);
    expect(mail.html).toContain('lang="es"');
    await visitor.goto(getFirstMailLink(mail));
    await expect(visitor.locator("html")).toHaveAttribute("lang", "es");
  });

  await test.step("switches to English and back with the links in the footer", async () => {
    await visitor.goto(hub);
    await visitor.getByRole("link", { name: "English" }).click();
    await expect(visitor.locator("html")).toHaveAttribute("lang", "en");
    await expect(visitor.getByRole("heading", { name: "Wishlist" })).toBeVisible();
    await visitor.goto(hub);
    await expect(visitor.getByRole("heading", { name: "Wishlist" })).toBeVisible();
    await visitor.getByRole("link", { name: "Español" }).click();
    await expect(visitor.getByRole("heading", { name: "Lista de deseos" })).toBeVisible();
  });
});

test("supports a parent with a Spanish browser: sign-up, a page and a wish", {
  tag: "@phone",
}, async ({ newVisitor }) => {
  const page = await newVisitor(SPANISH);
  const next = () => page.getByRole("button", { name: "Siguiente" }).click();

  await test.step("signs up", async () => {
    await page.goto("/signup");
    await page.getByRole("link", { name: /^Crear cuenta con/ }).click();
    await page.locator('input[name="email"]').fill(createUniqueEmailAddress("lucia"));
    await page.locator('input[name="name"]').fill("Lucía Rojas");
    await page.locator('button[type="submit"]').click();
    await page.waitForURL("**/onboarding**");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  await test.step("shows the questions and errors in Spanish", async () => {
    await page.getByLabel("Nombre", { exact: true }).fill("");
    await next();
    await expect(page.getByText("Escribe tu nombre y tu apellido").first()).toBeVisible();
    await page.getByLabel("Nombre", { exact: true }).fill("Lucía");
    await page.getByLabel("Apellido").fill("Rojas");
    await next();
    const address = page.getByLabel("Dirección de la familia");
    await address.fill(createUniqueFamilyUrl("los-rojas"));
    await expect(page.getByText("Esta dirección está libre.")).toBeVisible();
    await expectNoHorizontalScroll(page);
    await next();
    await page.getByLabel("Nombre", { exact: true }).fill("Mateo");
    const complete = page.getByRole("button", { name: "Terminar" });
    const main = page.getByRole("main");
    while (!(await complete.isVisible())) {
      const before = (await main.textContent()) ?? "";
      await next();
      await expect(main).not.toHaveText(before);
    }
    await complete.click();
    await page.waitForURL("**/dashboard**");
    const launch = page.getByRole("dialog", { name: "La página de Mateo ya está lista" });
    await launch.getByRole("button", { name: "Ir a tu panel" }).click();
    await expect(launch).toBeHidden();
  });

  await test.step("adds a wish on the dashboard", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Mateo" })).toBeVisible();
    await page.goto("/dashboard/wishlist");
    await page.getByRole("button", { name: "Agregar un regalo" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nombre").fill("Cometa roja");
    await dialog.getByLabel(/^Dirección web/).fill("https://shop.example/cometa");
    await dialog.locator('button[type="submit"]').click();
    await expect(page.getByText("Cometa roja").first()).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});

import { createFamily, createUniqueEmailAddress, postToApi } from "../support/families.ts";
import { expectAccessibleAndResponsive } from "../support/page-checks.ts";
import { getFirstMailLink, getUnsubscribeLink, waitForNewestMail } from "../support/services.ts";
import { expect, test } from "../support/test.ts";

test("sends Spanish mail after a request on a Spanish page, and shows Spanish pages in any browser", {
  tag: ["@phone", "@deep"],
}, async ({ page, newVisitor }) => {
  const { kidIds } = await createFamily(page, ["Emma"], { tag: "correo" });
  const [kidId] = kidIds;
  const email = createUniqueEmailAddress("abuela");
  // Rosa's browser prefers English, but the mails use the language that she chose.
  const rosa = await newVisitor();

  await test.step("requests confirmation in Spanish, with a Spanish page", async () => {
    const form = { name: "Rosa", email, wantsUpdates: true };
    await postToApi(page, `/api/kids/${kidId}/supporters?lang=es`, form);
    const mail = await waitForNewestMail(page, email, 1);
    expect(mail.subject).toBe("¿Te enviamos las noticias de la familia?");
    expect(mail.html).toContain('lang="es"');
    await rosa.goto(getFirstMailLink(mail));
    await expect(rosa.locator("html")).toHaveAttribute("lang", "es");
    await expect(rosa.getByRole("heading", { name: "¿Noticias de Emma?" })).toBeVisible();
    await expectAccessibleAndResponsive(rosa);
    await rosa.getByRole("button", { name: "Sí, confirmar mi dirección" }).click();
    await expect(rosa.getByRole("heading", { name: "¡Listo!" })).toBeVisible();
    await expect(rosa.getByText("Te avisaremos cuando haya noticias.")).toBeVisible();
    await rosa.getByRole("link", { name: "Ver la página de Emma" }).click();
    await expect(rosa.locator("html")).toHaveAttribute("lang", "es");
  });

  await test.step("marks the family's English text with its language", async () => {
    await postToApi(page, `/api/kids/${kidId}/updates`, {
      title: "First tooth",
      content: "It wobbled.",
    });
    const mail = await waitForNewestMail(page, email, 2);
    const paper = await newVisitor();
    await paper.setContent(mail.html);
    await expect(paper.getByText("Noticias de Emma", { exact: true })).toBeVisible();
    await expect(paper.locator("[lang=en]", { hasText: "It wobbled." })).toBeVisible();
    await expectAccessibleAndResponsive(paper, { isMail: true });
    await rosa.goto(getUnsubscribeLink(mail));
    await rosa.getByRole("button", { name: "Dejar de recibir correos" }).click();
    await expect(rosa.getByRole("heading", { name: "Ya no recibirás más correos" })).toBeVisible();
    await expectAccessibleAndResponsive(rosa);
  });
});

import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
  newFamilyUrl,
  signIn,
  test,
} from "./test.ts";

type Mail = { subject: string; html: string; text: string; headers: Record<string, string> };

/** All mail to an address, newest first, once there are as many. */
async function inboxOf(page: Page, to: string, count: number): Promise<Mail[]> {
  const services = new URL(page.url());
  services.port = String(Number(services.port) + 1);
  const read = async (): Promise<Mail[]> => {
    const query = `to=${encodeURIComponent(to)}`;
    return (await page.request.get(`${services.origin}/inbox/messages?${query}`)).json();
  };
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(count);
  return read();
}

const firstLink = (mail: Mail | undefined) =>
  /href="(http[^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "";

test("a relative confirms, gets an update and thanks by mail, and unsubscribes", async ({
  page,
  newVisitor,
}) => {
  const familyUrl = newFamilyUrl("mail");
  const email = newEmail("rose");
  const rose = await newVisitor();
  await signIn(page, newEmail("ana"), "Ana Rivera");
  const headers = { origin: new URL(page.url()).origin };
  const post = async (path: string, data: object, who = page) => {
    const answer = await who.request.post(path, { data, headers });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await post("/api/users/family-url", { familyUrl });
  const { id: kidId } = await post("/api/kids", { firstName: "Emma" });
  const wish = { name: "Wooden train", url: "https://shop.example/train" };
  const item = await post(`/api/kids/${kidId}/wishlist`, wish);

  await test.step("she buys a gift, leaves her address, and is asked whether it is hers", async () => {
    const bought = { purchasedBy: "Grandma Rose" };
    const { giftToken } = await post(`/api/wishlist/${item.id}/purchase`, bought, rose);
    const form = { name: "Rose", email, wantsUpdates: true, giftToken };
    await post(`/api/kids/${kidId}/supporters`, form, rose);
    const [mail] = await inboxOf(page, email, 1);
    expect(mail?.subject).toBe("Please confirm your address for news of Emma");
    await rose.goto(firstLink(mail));
    await expect(rose.getByRole("heading", { name: "News of Emma?" })).toBeVisible();
    await expectAccessible(rose);
    await expectNoSidewaysScroll(rose);
    await rose.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(rose.getByRole("heading", { name: "You're all set" })).toBeVisible();
    await expectAccessible(rose);
  });

  await test.step("the parent's thank-you reaches her by mail, and opens as a card", async () => {
    await page.goto("/dashboard");
    const queue = page.getByRole("region", { name: "Thank-You Queue" });
    await queue.getByRole("button", { name: /^Write a thank-you: Grandma Rose/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your message").fill("Dear Rose, it runs and runs.");
    await dialog.getByRole("button", { name: "Send thank-you" }).click();
    await expect(page.getByText("Your thank-you goes out by e-mail.")).toBeVisible();
    await expect(queue.getByText("On its way")).toBeVisible();
    const [mail] = await inboxOf(page, email, 2);
    expect(mail?.text).toContain("Dear Rose, it runs and runs.");
    await page.reload();
    await expect(queue.getByText("No thank-yous waiting")).toBeVisible();
    await rose.goto(firstLink(mail));
    await expect(rose.getByText("Dear Rose, it runs and runs.")).toBeVisible();
  });

  await test.step("an update arrives; one click ends the mail", async () => {
    const news = { title: "First tooth", content: "It wobbled for a week." };
    await post(`/api/kids/${kidId}/updates`, news);
    const [mail] = await inboxOf(page, email, 3);
    expect(mail?.subject).toBe("Emma: First tooth");
    await rose.setContent(mail?.html ?? "");
    await expectNoSidewaysScroll(rose);
    const link = /<(.+)>/.exec(mail?.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    expect(mail?.text).toContain(link);
    await rose.goto(link);
    await expectAccessible(rose);
    await rose.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(rose.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
    await expectAccessible(rose);
    await post(`/api/kids/${kidId}/updates`, { ...news, title: "Second tooth" });
  });

  await test.step("the switches of the settings stay as they were left", async () => {
    await page.goto("/settings");
    const gifts = page.getByRole("switch", { name: "Somebody gave a gift" });
    await expect(gifts).toBeChecked();
    const saved = page.waitForResponse(/account\.updateMailPreferences/);
    await gifts.click({ force: true });
    await saved;
    await expectAccessible(page);
    await page.reload();
    await expect(gifts).not.toBeChecked();
    await inboxOf(page, email, 3);
  });
});

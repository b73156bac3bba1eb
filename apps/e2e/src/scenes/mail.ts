import type { Page } from "@playwright/test";
import { expect, newEmail, newFamily, post } from "../test.ts";
import type { Scene } from "./scene.ts";

type Mail = { subject: string; html: string; headers: Record<string, string> };

/** The newest mail to an address, once there are as many. */
async function newestMail(page: Page, to: string, count: number): Promise<Mail> {
  const services = `http://localhost:${Number(new URL(page.url()).port) + 1}`;
  const read = async (): Promise<Mail[]> =>
    (await page.request.get(`${services}/inbox/messages?to=${encodeURIComponent(to)}`)).json();
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(count);
  const [mail] = await read();
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

const mails: Scene = {
  name: "mails, and the pages that they lead to",
  play: async ({ page, newVisitor, show }) => {
    await newFamily(page, ["Emma"]);
    const [kid] = (await (await page.request.get("/api/kids")).json()) as [{ id: string }];
    const email = newEmail("rose");
    const rose = await newVisitor();
    const paper = await newVisitor();
    await rose.goto("/about");
    await post(rose, `/api/kids/${kid.id}/supporters`, { name: "Rose", email, wantsUpdates: true });
    const asks = await newestMail(page, email, 1);
    await paper.setContent(asks.html);
    await show(paper, "mail-confirm-address");
    await rose.goto(/href="(http[^"]+)"/.exec(asks.html)?.[1] ?? "");
    await show(rose, "confirm");
    await rose.getByRole("button", { name: "Yes, confirm my address" }).click();
    await expect(rose.getByRole("heading", { name: "You're all set" })).toBeVisible();
    await show(rose, "confirm-done");
    const news = { title: "First tooth", content: "It wobbled for a week." };
    await post(page, `/api/kids/${kid.id}/updates`, news);
    const tells = await newestMail(page, email, 2);
    await paper.setContent(tells.html);
    await show(paper, "mail-update");
    await rose.goto(/<(.+)>/.exec(tells.headers["list-unsubscribe"] ?? "")?.[1] ?? "");
    await show(rose, "unsubscribe");
    await rose.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(rose.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
    await show(rose, "unsubscribe-done");
  },
};

export const mailScenes: readonly Scene[] = [mails];

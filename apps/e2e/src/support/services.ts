import { expect, type Page } from "@playwright/test";

/** Base URL of the local mail inbox and the local payment provider. */
const SERVICES = process.env.E2E_SERVICES ?? "";
export const SHOP_ORIGIN = process.env.E2E_SHOP ?? "";

export type InboxMail = {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/** Waits until exactly `count` mails to an address have arrived. Returns the newest mail. */
export async function waitForNewestMail(page: Page, to: string, count: number): Promise<InboxMail> {
  const read = async (): Promise<InboxMail[]> =>
    (await page.request.get(`${SERVICES}/inbox/messages?to=${encodeURIComponent(to)}`)).json();
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(count);
  const [mail] = await read();
  if (!mail) throw new Error("The mail is gone again");
  return mail;
}

export function getFirstMailLink(mail: InboxMail): string {
  const [, link] = /href="(http[^"]+)"/.exec(mail.html) ?? [];
  if (!link) throw new Error(`No link in "${mail.subject}"`);
  return link;
}

export function getUnsubscribeLink(mail: InboxMail): string {
  const [, link] = /<(.+)>/.exec(mail.headers["list-unsubscribe"] ?? "") ?? [];
  if (!link) throw new Error(`"${mail.subject}" can't be unsubscribed from`);
  return link;
}

/**
 * Sets the SMTP status that the test mail server returns for an address: 250 accepts the mail, 451 fails temporarily,
 * and 550 rejects the mail.
 */
export async function setInboxSmtpStatus(
  page: Page,
  to: string,
  code: 250 | 451 | 550,
): Promise<void> {
  const form = { to, code: String(code) };
  const answer = await page.request.post(`${SERVICES}/inbox/test/answer`, { form });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Advances the clock of the local payment provider. All customers share this clock. */
export async function advanceStripeClock(page: Page, days: number): Promise<void> {
  const answer = await page.request.post(`${SERVICES}/stripe/test/clock`, {
    data: { advanceDays: days },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

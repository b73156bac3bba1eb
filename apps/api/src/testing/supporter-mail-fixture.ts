import { makeKid } from "@giftling/db/testing/factories";
import { createTestApp } from "./app.ts";
import { deliverAllMails } from "./deliver-all-mails.ts";
import { startFaultySmtp } from "./faulty-smtp.ts";

export async function createSupporterMailFixture() {
  const smtp = await startFaultySmtp();
  const world = await createTestApp({ SMTP_URL: smtp.url });

  let people = 0;
  const newAddress = () => {
    people += 1;
    return `rose${people}@example.com`;
  };

  async function family() {
    const parent = await world.parent();
    const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
    const sign = (email: string, kidId = kid.id) =>
      world.visitor().hub.subscribe({ kidId, name: "Aunt Rose", email, wantsUpdates: true });
    const post = (title: string, kidId = kid.id) =>
      parent.caller.updates.create({ kidId, title, content: "She did it." });
    return { ...parent, kidId: kid.id, sign, post };
  }

  const deliver = () => deliverAllMails(world.deps);
  /** Returns the path of the first link in the latest mail. */
  const firstLink = () => {
    const href = /href="(http[^"]+)"/.exec(smtp.received.at(-1)?.html ?? "")?.[1];
    return new URL(href ?? "").pathname;
  };
  const press = (url: string, headers: Record<string, string> = {}, payload = "") =>
    world.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload,
    });

  /** Creates a family with a confirmed subscriber, and removes the confirmation mail from the received mails. */
  async function confirmed() {
    const home = await family();
    const email = newAddress();
    await home.sign(email);
    await deliver();
    await press(firstLink());
    smtp.received.length = 0;
    return { ...home, email };
  }

  return {
    world,
    smtp,
    newAddress,
    family,
    confirmed,
    deliver,
    firstLink,
    open: (url: string) => world.app.inject({ method: "GET", url }),
    press,
    subjects: () => smtp.received.map(({ subject }) => subject),
    async close() {
      await world.close();
      await smtp.close();
    },
  };
}

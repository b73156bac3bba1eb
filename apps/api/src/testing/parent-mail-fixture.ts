import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { deliverAllMails } from "./deliver-all-mails.ts";
import { startFaultySmtp } from "./faulty-smtp.ts";
import { createTestFixture } from "./test-fixture.ts";

export async function createParentMailFixture() {
  const smtp = await startFaultySmtp();
  const world = await createTestFixture({ SMTP_URL: smtp.url });

  /** Creates a family with a kid. `buy` purchases a new wish, and `prefer` updates the mail preferences. */
  async function family(facts: Parameters<typeof world.parent>[0] = {}) {
    const parent = await world.parent(facts);
    const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
    const buy = async (purchasedBy: string) => {
      const { id } = await makeWish(world.db, kid.id);
      await world.visitor().wishlist.purchase({ id, purchasedBy });
      return id;
    };
    const prefer = parent.caller.account.updateMailPreferences;
    return { ...parent, kidId: kid.id, buy, prefer };
  }

  return {
    world,
    smtp,
    family,
    deliver: () => deliverAllMails(world.deps),
    subjects: () => smtp.received.map(({ subject }) => subject),
    async close() {
      await world.close();
      await smtp.close();
    },
  };
}

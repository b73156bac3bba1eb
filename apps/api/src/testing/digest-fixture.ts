import { announceDigest } from "../services/email/outbox/digest.ts";
import { createUpdateMailFixture, UPDATE_MAIL_DELAY_SECONDS } from "./update-mail-fixture.ts";

export async function createDigestFixture() {
  const news = await createUpdateMailFixture();
  const { world, forward, sendAll } = news;

  /** Creates a family that sends digests, with `readers` followers who get digests and one follower without digests. */
  async function family(readers: number, { isOn = true } = {}) {
    const home = await news.family(readers + 1);
    const { id, kidId, as, address } = home;
    await world.db.execute(
      `update supporters set wants_digest = true where kid_id = '${kidId}' and name <> 'r${readers}'`,
    );
    if (isOn) await as().account.updateSharing({ sendsDigests: true });
    const caller = as();
    const wish = (name: string, more: object = {}) =>
      as().wishlist.create({ kidId, name, isIdea: true, ...more });
    const announce = () => Promise.all([1, 2].map(() => announceDigest(world.deps, { kidId })));
    const work = async () => {
      await announce();
      await sendAll();
    };
    const digest = () => caller.updates.digest({ kidId });
    return { ...home, caller, familyId: id, wish, announce, work, digest, reader: address("r0") };
  }

  /** Creates a family, adds a wish, and advances the clock by the digest's delay. */
  async function withDueDigest(readers = 1) {
    const home = await family(readers);
    await home.wish("Kite");
    forward(UPDATE_MAIL_DELAY_SECONDS);
    return home;
  }

  return { ...news, family, withDueDigest };
}

export type DigestFamily = Awaited<
  ReturnType<Awaited<ReturnType<typeof createDigestFixture>>["family"]>
>;

import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { createTestFixture } from "./test-fixture.ts";

export async function createWishFixture() {
  const world = await createTestFixture();

  /** Creates a family with one wish, which `shown` returns for visitors and `own` for parents. */
  async function wish(quantity: number | null = 1) {
    const parent = await world.parent();
    const kid = await makeKid(world.db, parent.id);
    const { id } = await makeWish(world.db, kid.id, { quantity });
    const { caller, familyUrl } = parent;
    const kidId = kid.id;
    const shown = async () =>
      (await world.visitor().hub.kid({ familyUrl, kidId })).wishlist.find((one) => one.id === id);
    const own = async () => (await caller.wishlist.list({ kidId })).find((one) => one.id === id);
    return { caller, familyUrl, kidId, id, shown, own };
  }

  const hold = (id: string, reservedBy?: string) =>
    world.visitor().wishlist.reserve({ id, ...(reservedBy ? { reservedBy } : {}) });
  const buy = (id: string, purchasedBy = "Rose", passToken?: string) =>
    world.visitor().wishlist.purchase({ id, purchasedBy, ...(passToken ? { passToken } : {}) });

  return { world, wish, hold, buy, close: () => world.close() };
}

import { purchases } from "@giftling/db/schema/index";
import { makePurchase, makeWish } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { createMailLinks } from "../services/email/composition/links.ts";
import { createHubAccessFixture, makeHubAccessFamily } from "./hub-access-fixture.ts";
import { makeWishesWithAllFields } from "./wishes-with-all-fields.ts";

export async function createSurpriseFixture() {
  const world = await createHubAccessFixture();

  /** Creates a family with a plain wish, a purchased activity, and a wish with all fields that `buy` purchases. */
  async function makeFamily() {
    const family = await makeHubAccessFamily(world);
    const { familyUrl, kidId, caller } = family;
    const { db, deps } = world;
    const open = await makeWish(db, kidId, { name: "Open wish" });
    const { wish: bought, activity, key, ...wishes } = await makeWishesWithAllFields(world, family);
    await makePurchase(db, activity.id, { giverName: "Aunt May" });
    const buy = () =>
      world.visitor().wishlist.purchase({ id: bought.id, purchasedBy: "Grandma Rosa" });
    const pictures = {
      ...wishes.pictures,
      "as a mail shows it": new URL(createMailLinks(deps.config).picture(key) ?? "").pathname,
    };
    const wholes = {
      "whole wall": `/hub/${familyUrl}?wall=all`,
      "whole wall of the kid": `/hub/${familyUrl}?kid=${kidId}&wall=all`,
    };
    const keep = (keepsSurprises: boolean) => caller.kids.update({ id: kidId, keepsSurprises });
    const receive = async (gifts: readonly { id: string }[]) => {
      for (const { id } of gifts) {
        await updateRow(db, purchases, id, { receivedAt: new Date() });
      }
      // Any write invalidates the cached hub.
      await caller.kids.update({ id: kidId, grade: "1st" });
    };
    return {
      ...family,
      receive,
      reads: { ...family.reads, ...wholes },
      pictures,
      open,
      bought,
      buy,
      keep,
    };
  }

  const getHub = ({ familyUrl, kidId }: { familyUrl: string; kidId: string }) =>
    world.visitor().hub.kid({ familyUrl, kidId });

  return { world, makeFamily, getHub, close: () => world.close() };
}

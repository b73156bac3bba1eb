import { listMails } from "@giftling/db/testing/mails";
import { afterAll, describe, expect, test } from "vitest";
import { createPeopleFixture } from "../../testing/people-fixture.ts";
import { countCallOutcomes } from "../../testing/test-fixture.ts";

const { world, family, confirm, close } = await createPeopleFixture();
afterAll(close);

describe("concurrent calls (rule: people)", () => {
  const EXPECTED = ["ok", "NOT_FOUND", "CONFLICT"];

  test("merges everybody into one person when parents merge in opposite directions", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, give, follow, people } = await family();
      const { caller } = await world.coParent(id);
      const ids = [await give("Rosa"), await give("Rosa M."), await follow("Grandma")];
      const calls = ids.flatMap((target) => [
        people.join({ id: target, ids }),
        caller.people.join({ id: target, ids: ids.toReversed() }),
      ]);
      expect(await countCallOutcomes(calls)).toEqual({ ok: 6 });
      expect((await people.list()).map(({ partIds }) => partIds.length)).toEqual([3]);
    }
  });

  test("loses no gift when merges meet a separation, an undone gift, a thank-you and a removal", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: familyId, give, follow, people, gratitude, caller, kidId, send } = await family();
      const { caller: other } = await world.coParent(familyId);
      const contactId = await follow("Rosa M.", { addedAt: new Date() });
      const { id: itemId } = await caller.wishlist.create({
        kidId,
        name: "Train",
        url: "https://shop.example/train",
      });
      await world.visitor().wishlist.purchase({ id: itemId, purchasedBy: "Rosa" });
      const [bought] = await gratitude.pendingThankYous({ kidId });
      const [one, two] = [await give("Rosa"), await give("Grandma")];
      const { id } = await people.join({ id: one, ids: [contactId] });
      const tally = await countCallOutcomes([
        people.join({ id: one, ids: [two, bought?.id ?? ""] }),
        other.people.takeApart({ id, partId: contactId }),
        other.people.update({ id: two, note: "Tea at four" }),
        send(one),
        gratitude.sendThankYous({
          ids: [one, two],
          personalMessage: "Thanks.",
          onePerPerson: true,
        }),
        caller.wishlist.unpurchase({ id: itemId }),
        ...(round % 2 ? [people.removeAddress({ id: contactId })] : []),
        ...(round % 3 === 2 ? [caller.kids.delete({ id: kidId })] : []),
      ]);
      expect(Object.keys(tally).filter((code) => !EXPECTED.includes(code))).toEqual([]);
      const gifts = (await people.list()).flatMap((person) => person.gifts.map((gift) => gift.id));
      if (round % 3 !== 2) expect(gifts.sort()).toEqual([one, two].sort());
    }
  });

  test("merges a gift and its address, whichever is first: the merge or the confirmation", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { give, follow, people, kidId } = await family();
      const email = `${kidId}@example.com`;
      await world.visitor().hub.subscribe({ kidId, name: "Rosa", email });
      const asked = await listMails(world.db, { kind: "confirm-address" });
      const contactId = asked.at(-1)?.contactId ?? "";
      const [gift, other] = [await give("Rosa", { contactId }), await give("Rosa", { contactId })];
      const ben = await follow("Ben");
      await Promise.all([people.join({ id: ben, ids: [gift] }), confirm(contactId)]);
      expect(await people.list()).toMatchObject([
        { name: "Ben", gifts: [{ id: other }, { id: gift }] },
      ]);
    }
  });
});

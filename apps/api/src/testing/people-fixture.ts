import { mailContacts, supporters } from "@giftling/db/schema/supporters";
import type { thankYous } from "@giftling/db/schema/thank-yous";
import { makeContribution, makeKid, makeThankYou } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { sha256 } from "../core/crypto/tokens.ts";
import { confirmEmailAddress } from "../features/hub/subscribe.ts";
import { deriveConfirmationToken } from "../services/email/composition/tokens.ts";
import { createTestFixture, type TestFixture } from "./test-fixture.ts";

type ThankYouValues = Partial<typeof thankYous.$inferInsert>;

export async function createPeopleFixture(env: Record<string, string> = {}) {
  const world = await createTestFixture(env);

  async function family(facts: Parameters<TestFixture["parent"]>[0] = {}) {
    const parent = await world.parent(facts);
    const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma" });
    const { people, gratitude } = parent.caller;
    /** Creates a contribution with its thank-you. Returns the ID of the thank-you. */
    async function give(contributorName: string | null, over: ThankYouValues = {}) {
      const contributedAt = world.clock.now();
      world.clock.advance(1_000);
      const isAnonymous = contributorName === null;
      const gift = { contributorName, isAnonymous, contributedAt };
      const { id: contributionId } = await makeContribution(world.db, kidId, gift);
      const thanks = { contributorName, contributionId, contributedAt, ...over };
      return (await makeThankYou(world.db, kidId, thanks)).id;
    }
    /** Creates a contact with a confirmed address who follows the family's kid. Returns the contact's ID. */
    async function follow(name: string, over: Partial<typeof mailContacts.$inferInsert> = {}) {
      const email = over.email ?? `${crypto.randomUUID()}@example.com`;
      const contact = { familyId: parent.id, email, canonicalEmail: email };
      const [row] = await world.db
        .insert(mailContacts)
        .values({ confirmedAt: world.clock.now(), ...contact, ...over })
        .returning();
      const contactId = row?.id ?? "";
      await world.db.insert(supporters).values({ kidId, contactId, name, wantsUpdates: true });
      return contactId;
    }
    const send = (id: string) =>
      gratitude.sendThankYou({ id, personalMessage: "Thank you so much." });
    const names = async () => (await people.list()).map(({ name }) => name);
    return { ...parent, kidId, people, gratitude, give, follow, send, names };
  }

  /** Confirms a contact's e-mail address with the token of the contact's newest confirmation mail. */
  async function confirm(contactId: string) {
    const asked = await listMails(world.db, { kind: "confirm-address", contactId });
    const token = deriveConfirmationToken(world.deps.config.secret, asked.at(-1)?.id ?? "");
    return confirmEmailAddress(world.deps, sha256(token), new Date(0));
  }

  return { world, family, confirm, close: () => world.close() };
}

import { makeKid } from "@giftling/db/testing/factories";
import { createTestApp, type TestApp } from "./app.ts";
import { makeInvite } from "./invites.ts";

export async function createInviteFixture() {
  const world = await createTestApp();
  let count = 0;

  async function somebody(facts: Parameters<TestApp["parent"]>[0] = {}) {
    count += 1;
    return world.parent({
      owner: { firstName: "Ben", email: `join${count}@example.com` },
      ...facts,
    });
  }

  /** Creates a family with a kid, the unrelated parent Ben, and an open invitation to Ben's e-mail address. */
  async function invited(facts: Parameters<TestApp["parent"]>[0] = {}) {
    const ana = await world.parent(facts);
    await makeKid(world.db, ana.id, { firstName: "Emma" });
    const ben = await somebody();
    const invite = await makeInvite(world.deps, ana.id, ben.owner.email);
    return { ana, ben, invite };
  }

  return { world, somebody, invited, close: () => world.close() };
}

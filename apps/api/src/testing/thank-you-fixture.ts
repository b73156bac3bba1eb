import { makeKid, makeThankYou } from "@giftling/db/testing/factories";
import { createTestFixture, type TestFixture } from "./test-fixture.ts";

export const SAMPLE_THANK_YOU = "Thank you so much.\nLeo loves it.";

export async function createThankYouFixture() {
  const world = await createTestFixture();

  /** Creates a family with a kid. `waiting` creates a pending thank-you and returns its ID. */
  async function family(facts: Parameters<TestFixture["parent"]>[0] = {}) {
    const parent = await world.parent(facts);
    const kid = await makeKid(world.db, parent.id, { firstName: "Leo" });
    const waiting = async (contributorName: string | null = "Uncle Ben") =>
      (await makeThankYou(world.db, kid.id, { contributorName })).id;
    const send = (id: string, personalMessage = SAMPLE_THANK_YOU) =>
      parent.caller.gratitude.sendThankYou({ id, personalMessage });
    const queue = () => parent.caller.gratitude.pendingThankYous({ kidId: kid.id });
    const history = () => parent.caller.gratitude.sentThankYous({ kidId: kid.id });
    return { ...parent, kidId: kid.id, waiting, send, queue, history };
  }

  return { world, family, close: () => world.close() };
}

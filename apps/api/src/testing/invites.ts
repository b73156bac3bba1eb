import { createId } from "@giftling/db/queries/core/ids";
import { insertInvite } from "@giftling/db/queries/family/invites";
import { makeKid } from "@giftling/db/testing/factories";
import { addDays, canonicalizeEmail } from "@giftling/domain";
import { sha256 } from "../core/crypto/tokens.ts";
import type { Deps } from "../services/deps.ts";
import { deriveInviteToken } from "../services/email/composition/tokens.ts";
import { createTestApp, type TestApp } from "./app.ts";

let count = 0;

/** Stores an open invitation on any plan. Returns the invitation's ID, token and e-mail address. */
export async function makeInvite(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  familyId: string,
  email?: string,
): Promise<{ id: string; token: string; email: string }> {
  count += 1;
  const invited = email ?? `invited-${count}@example.com`;
  const id = createId();
  const token = deriveInviteToken(config.secret, id);
  await insertInvite(db, {
    id,
    familyId,
    email: invited,
    canonicalEmail: canonicalizeEmail(invited),
    language: null,
    tokenHash: sha256(token),
    expiresAt: addDays(clock.now(), 7),
  });
  return { id, token, email: invited };
}

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

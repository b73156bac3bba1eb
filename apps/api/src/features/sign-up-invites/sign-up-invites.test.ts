import { families } from "@giftling/db/schema/index";
import { updateRow } from "@giftling/db/testing/rows";
import { MAX_SIGN_UP_INVITES } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createEmailSignInFixture,
  type EmailSignInFixture,
} from "../../testing/email-sign-in-fixture.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";

let world: EmailSignInFixture;
beforeAll(async () => {
  world = await createEmailSignInFixture({ SIGN_UPS: "invited", SIGN_UP_INVITES: "owners" });
});
afterAll(() => world.close());

const ORIGIN = "http://localhost:4999";

/** Creates a parent and the parent's sign-up invitation. Also returns the path of the invitation's link. */
async function makeInvitation() {
  const parent = await world.parent();
  const invite = await parent.as().signUpInvites.create();
  expect(invite.url.startsWith(`${ORIGIN}/api/invite/`)).toBe(true);
  return { parent, invite, path: invite.url.slice(ORIGIN.length) };
}

const open = async (path: string) => (await world.app.inject({ url: path })).statusCode;
const signUp = async (path: string, email = world.newAddress()) =>
  (await world.post(path, { name: "Ben Lopez", email }, {})).statusCode;

describe("an owner's invitation of another family (rule: sign-up-invitations)", () => {
  test("creates one account, and is listed without its link until then", async () => {
    const { parent, invite, path } = await makeInvitation();
    const { url: _url, ...listed } = invite;
    expect(listed.inviter).toBe(parent.owner.firstName);
    expect(await parent.as().signUpInvites.list()).toEqual([listed]);
    const email = world.newAddress();
    const response = await world.post(path, { name: "Ben Lopez", email }, {});
    expect(response.headers.location).toBe("/onboarding");
    const { family, role } = await world.userOf(response);
    expect(role).toBe("owner");
    expect(family.id).not.toBe(parent.id);
    expect(await open(path)).toBe(404);
    expect(await parent.as().signUpInvites.list()).toEqual([]);
    expect(await getCallOutcome(parent.as().signUpInvites.takeBack({ id: invite.id }))).toBe(
      "NOT_FOUND",
    );
  });

  test("creates one account when it is used twenty times at once", async () => {
    const { path } = await makeInvitation();
    const emails = Array.from({ length: 20 }, world.newAddress);
    const statuses = await Promise.all(emails.map((email) => signUp(path, email)));
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    const counts = await Promise.all(emails.map(world.countUsers));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test("is either used or taken back when both happen at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { parent, invite, path } = await makeInvitation();
      const email = world.newAddress();
      const [status, outcome] = await Promise.all([
        signUp(path, email),
        getCallOutcome(parent.as().signUpInvites.takeBack({ id: invite.id })),
      ]);
      expect([status, outcome]).toEqual(status === 302 ? [302, "NOT_FOUND"] : [404, "ok"]);
      expect(await world.countUsers(email)).toBe(status === 302 ? 1 : 0);
    }
  });

  test("creates no account after it was taken back, or while the inviting account is closed or taken down", async () => {
    const { parent, invite, path } = await makeInvitation();
    const at = world.clock.now();
    for (const end of [{ closedAt: at }, { takenDownAt: at }]) {
      await updateRow(world.db, families, parent.id, end);
      expect([await open(path), await signUp(path)]).toEqual([404, 404]);
      await updateRow(world.db, families, parent.id, { closedAt: null, takenDownAt: null });
      expect(await open(path)).toBe(200);
    }
    const stranger = await world.parent();
    expect(await getCallOutcome(stranger.as().signUpInvites.takeBack({ id: invite.id }))).toBe(
      "NOT_FOUND",
    );
    await parent.as().signUpInvites.takeBack({ id: invite.id });
    expect([await open(path), await signUp(path)]).toEqual([404, 404]);
  });

  test("ends after 14 days, which also makes room for another one", async () => {
    const { parent, path } = await makeInvitation();
    world.clock.advance(14 * 24 * 3_600_000);
    expect([await open(path), await signUp(path)]).toEqual([404, 404]);
    expect(await parent.as().signUpInvites.list()).toEqual([]);
  });

  test(`is created ${MAX_SIGN_UP_INVITES} times by twenty concurrent calls`, async () => {
    const parent = await world.parent();
    const calls = Array.from({ length: 20 }, () => parent.as().signUpInvites.create());
    expect(await countCallOutcomes(calls)).toEqual({ ok: MAX_SIGN_UP_INVITES, TOO_MANY: 10 });
    const [first] = await parent.as().signUpInvites.list();
    await parent.as().signUpInvites.takeBack({ id: first?.id ?? "" });
    expect(await getCallOutcome(parent.as().signUpInvites.create())).toBe("ok");
  });

  test("stays with the family after a handover, with the name of who created it", async () => {
    const { parent, invite } = await makeInvitation();
    const other = await world.coParent(parent.id);
    expect(await getCallOutcome(other.as().signUpInvites.list())).toBe("OWNER_ONLY");
    expect(await getCallOutcome(other.as().signUpInvites.create())).toBe("OWNER_ONLY");
    await parent.as().family.handOver({ memberId: other.id });
    const { handover } = await other.as().account.user();
    await other.as().family.acceptHandOver({ token: handover?.token ?? "" });
    expect(await getCallOutcome(parent.as().signUpInvites.list())).toBe("OWNER_ONLY");
    expect(await other.as().signUpInvites.list()).toMatchObject([
      { id: invite.id, inviter: invite.inviter },
    ]);
  });
});

test("works only while the operator lets owners invite (rule: sign-up-invitations)", async () => {
  const { parent, path } = await makeInvitation();
  expect((await parent.as().account.user()).canInviteFamilies).toBe(true);
  world.deps.config.ownersInvite = false;
  expect([await open(path), await signUp(path)]).toEqual([404, 404]);
  world.deps.config.ownersInvite = true;
  expect(await open(path)).toBe(200);

  const closed = await createEmailSignInFixture({ SIGN_UPS: "invited" });
  const owner = await closed.parent();
  expect((await owner.as().account.user()).canInviteFamilies).toBe(false);
  expect(await getCallOutcome(owner.as().signUpInvites.create())).toBe("CONFLICT");
  await closed.close();
});

import { makeKid, makeWebhook } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";
import { deleteExpiredData } from "../../worker/delete-expired-data.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;

/** Creates a family with a kid, its owner Ana, and the parents Ben and Eva. */
async function familyOfThree(facts: Parameters<TestApp["parent"]>[0] = {}) {
  const ana = await world.parent(facts);
  await makeKid(world.db, ana.id, { firstName: "Emma" });
  const ben = await world.coParent(ana.id);
  const eva = await world.coParent(ana.id, { firstName: "Eva" });
  return { ana, ben, eva };
}

type Person = Pick<Awaited<ReturnType<TestApp["coParent"]>>, "as">;

const getToken = async ({ as }: Person) => (await as().account.user()).handover?.token ?? "";

const listOwners = async (familyId: string) => {
  const rows = await world.db.query.familyMembers.findMany({
    where: (m, { and, eq }) => and(eq(m.familyId, familyId), eq(m.role, "owner")),
  });
  return rows.map(({ userId }) => userId);
};

const findMails = async (userId: string) =>
  (await listMails(world.db, { userId })).map(({ kind }) => kind).sort();

describe("handover (rule: handing-over)", () => {
  test("returns 202 and changes nothing until the requested parent accepts", async () => {
    const { ana, ben } = await familyOfThree();
    const cookie = (await world.startSession(ana.id)).split(";")[0] ?? "";
    const answer = await world.app.inject({
      method: "POST",
      url: "/api/family/owner",
      headers: { cookie },
      payload: { memberId: ben.id },
    });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ status: "waiting", memberId: ben.id });
    expect(await listOwners(ana.id)).toEqual([ana.owner.id]);
    expect(await findMails(ben.id)).toEqual(["hand-over-asked"]);
    expect(await findMails(ana.owner.id)).toEqual(["hand-over-sent"]);
    expect(await ana.as().account.user()).toMatchObject({
      role: "owner",
      handover: { memberId: ben.id, token: null },
    });
    const token = await getToken(ben);
    const members = await ben.as().family.acceptHandOver({ token });
    expect(members.map(({ name, role }) => [name, role])).toEqual([
      ["Ben Rivera", "owner"],
      ["Ana Rivera", "parent"],
      ["Eva Rivera", "parent"],
    ]);
    expect(await ana.as().account.user()).toMatchObject({ role: "parent", handover: null });
    expect(await findMails(ben.id)).toEqual(["hand-over-asked", "new-owner"]);
    expect(await findMails(ana.owner.id)).toEqual(["hand-over-sent", "handed-over"]);
    expect(await getCallOutcome(ben.as().family.acceptHandOver({ token }))).toBe("NOT_FOUND");
  });

  test("turns off the webhooks of the former owner (rule: webhooks)", async () => {
    const { ana, ben } = await familyOfThree();
    await makeWebhook(world.db, ana.id, { url: "https://gifts.example/hook" });
    await ana.as().family.handOver({ memberId: ben.id });
    expect(await ana.as().webhooks.list()).toMatchObject([{ turnedOffBy: null }]);
    await ben.as().family.acceptHandOver({ token: await getToken(ben) });
    expect(await ben.as().webhooks.list()).toMatchObject([{ turnedOffBy: "owner" }]);
  });

  test("can be accepted only by the requested parent with their own token", async () => {
    const { ana, ben, eva } = await familyOfThree();
    await ana.as().family.handOver({ memberId: ben.id });
    const token = await getToken(ben);
    expect(await getToken(eva)).toBe("");
    const other = await world.parent();
    for (const person of [ana, eva, other]) {
      expect(await getCallOutcome(person.as().family.acceptHandOver({ token }))).toBe("NOT_FOUND");
    }
    expect(await getCallOutcome(ben.as().family.acceptHandOver({ token: "forged" }))).toBe(
      "NOT_FOUND",
    );
    expect(await getCallOutcome(eva.as().family.endHandOver())).toBe("OWNER_ONLY");
    expect(await listOwners(ana.id)).toEqual([ana.owner.id]);
  });

  test("returns the pending request for the same parent, and rejects another parent until it is withdrawn", async () => {
    const { ana, ben, eva } = await familyOfThree();
    const first = await ana.as().family.handOver({ memberId: ben.id });
    expect(await ana.as().family.handOver({ memberId: ben.id })).toEqual(first);
    expect(await findMails(ben.id)).toEqual(["hand-over-asked"]);
    expect(await getCallOutcome(ana.as().family.handOver({ memberId: eva.id }))).toBe("CONFLICT");
    expect(await getCallOutcome(ana.as().family.handOver({ memberId: ana.owner.id }))).toBe(
      "CONFLICT",
    );
    await ana.as().family.endHandOver();
    expect(await getCallOutcome(ana.as().family.endHandOver())).toBe("NOT_FOUND");
    await ana.as().family.handOver({ memberId: eva.id });
    expect(await getToken(ben)).toBe("");
  });

  test("leaves the owner unchanged when declined, and notifies the owner by mail", async () => {
    const { ana, ben } = await familyOfThree();
    await ana.as().family.handOver({ memberId: ben.id });
    const token = await getToken(ben);
    await ben.as().family.endHandOver();
    expect(await getCallOutcome(ben.as().family.acceptHandOver({ token }))).toBe("NOT_FOUND");
    expect(await listOwners(ana.id)).toEqual([ana.owner.id]);
    expect(await findMails(ana.owner.id)).toEqual(["hand-over-declined", "hand-over-sent"]);
  });

  test("expires after 14 days and is then deleted", async () => {
    const { ana, ben } = await familyOfThree();
    await ana.as().family.handOver({ memberId: ben.id });
    const token = await getToken(ben);
    world.clock.advance(14 * DAY_MS + 1_000);
    expect(await getToken(ben)).toBe("");
    expect(await getCallOutcome(ben.as().family.acceptHandOver({ token }))).toBe("NOT_FOUND");
    // An expired request does not block a new one.
    await ana.as().family.handOver({ memberId: ben.id });
    expect(await getToken(ben)).not.toBe(token);
    world.clock.advance(14 * DAY_MS + 1_000);
    await deleteExpiredData(world.deps);
    expect(await world.db.query.familyHandovers.findMany()).toEqual([]);
    world.clock.advance(-28 * DAY_MS - 2_000);
  });

  test("can be accepted in the app by parents without e-mail addresses", async () => {
    const ana = await world.parent({ owner: { email: "" } });
    const ben = await world.coParent(ana.id, { email: "" });
    await ana.as().family.handOver({ memberId: ben.id });
    await ben.as().family.acceptHandOver({ token: await getToken(ben) });
    expect(await listOwners(ana.id)).toEqual([ben.id]);
    expect([...(await findMails(ben.id)), ...(await findMails(ana.owner.id))]).toEqual([]);
  });

  test("cannot be accepted while the account is closed", async () => {
    const { ana, ben } = await familyOfThree();
    await ana.as().family.handOver({ memberId: ben.id });
    const token = await getToken(ben);
    await ana.as().account.close({ confirm: "DELETE" });
    const cookie = (await world.deps.sessions.start(ben.id, undefined)).split(";")[0] ?? "";
    const answer = await world.app.inject({
      method: "POST",
      url: "/api/family/owner/accept",
      headers: { cookie },
      payload: { token },
    });
    expect(answer.json()).toMatchObject({ code: "ACCOUNT_CLOSED" });
    expect(await listOwners(ana.id)).toEqual([ana.owner.id]);
  });
});

/** Number of times that each race between concurrent calls is repeated. */
const ROUNDS = 6;

describe("concurrent handovers (rule: handing-over)", () => {
  test("are accepted once under twenty calls", async () => {
    const { ana, ben } = await familyOfThree();
    await ana.as().family.handOver({ memberId: ben.id });
    const token = await getToken(ben);
    const calls = Array.from({ length: 20 }, () => ben.as().family.acceptHandOver({ token }));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 1, NOT_FOUND: 19 });
    expect(await findMails(ben.id)).toEqual(["hand-over-asked", "new-owner"]);
  });

  test("end either accepted or withdrawn", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ana, ben } = await familyOfThree();
      await ana.as().family.handOver({ memberId: ben.id });
      const token = await getToken(ben);
      const [accepted, withdrawn] = await Promise.all([
        getCallOutcome(ben.as().family.acceptHandOver({ token })),
        getCallOutcome(ana.as().family.endHandOver()),
      ]);
      expect([accepted, withdrawn].sort()).toEqual(["NOT_FOUND", "ok"]);
      expect(await listOwners(ana.id)).toEqual([accepted === "ok" ? ben.id : ana.owner.id]);
    }
  });

  test("leave one owner when the member is removed concurrently", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ana, ben } = await familyOfThree();
      await ana.as().family.handOver({ memberId: ben.id });
      const token = await getToken(ben);
      const [accepted, removed] = await Promise.all([
        getCallOutcome(ben.as().family.acceptHandOver({ token })),
        getCallOutcome(ana.as().family.removeMember({ id: ben.id })),
      ]);
      expect([
        ["ok", "OWNER_ONLY"],
        ["NOT_FOUND", "ok"],
      ]).toContainEqual([accepted, removed]);
      expect(await listOwners(ana.id)).toEqual([accepted === "ok" ? ben.id : ana.owner.id]);
      const left = await world.db.query.familyHandovers.findMany({
        where: (h, { eq }) => eq(h.familyId, ana.id),
      });
      expect(left).toEqual([]);
    }
  });

  test("end either accepted or with a closed account", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ana, ben } = await familyOfThree();
      await ana.as().family.handOver({ memberId: ben.id });
      const token = await getToken(ben);
      const [accepted, closed] = await Promise.all([
        getCallOutcome(ben.as().family.acceptHandOver({ token })),
        getCallOutcome(ana.as().account.close({ confirm: "DELETE" })),
      ]);
      const isAccepted = accepted === "ok";
      expect(closed).toBe(isAccepted ? "OWNER_ONLY" : "ok");
      expect(await listOwners(ana.id)).toEqual([isAccepted ? ben.id : ana.owner.id]);
      expect((await ana.reload())?.closedAt === null).toBe(isAccepted);
    }
  });

  test("create one request for two members", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ana, ben, eva } = await familyOfThree();
      const calls = [ben, eva].map(({ id }) => ana.as().family.handOver({ memberId: id }));
      expect(await countCallOutcomes(calls)).toEqual({ ok: 1, CONFLICT: 1 });
      const tokens = [await getToken(ben), await getToken(eva)];
      expect(tokens.filter((token) => token !== "")).toHaveLength(1);
    }
  });
});

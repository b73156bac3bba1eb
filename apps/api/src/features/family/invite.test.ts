import { families, familyInvites } from "@giftling/db/schema/index";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { createInviteFixture } from "../../testing/invites.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";

const { world, invited, close } = await createInviteFixture();
afterAll(close);

const PREMIUM = { subscriptionPlan: "premium", subscriptionStatus: "active" } as const;

describe("an invitation (rule: invitations)", () => {
  test("occupies a place of the plan, so that one of twenty concurrent invitations succeeds on Free", async () => {
    const ana = await world.parent();
    const calls = Array.from({ length: 20 }, (_, n) =>
      ana.as().family.invite({ email: `race${n}-${ana.id}@example.com` }),
    );
    expect(await countCallOutcomes(calls)).toEqual({ ok: 1, PLAN_LIMIT: 19 });
    await updateRow(world.db, families, ana.id, PREMIUM);
    const more = Array.from({ length: 20 }, (_, n) =>
      ana.as().family.invite({ email: `more${n}-${ana.id}@example.com` }),
    );
    expect(await countCallOutcomes(more)).toEqual({ ok: 4, TOO_MANY: 16 });
  });

  test("is unique per address, even under twenty concurrent calls", async () => {
    const ana = await world.parent(PREMIUM);
    const email = `Same.${ana.id}@example.com`;
    const calls = Array.from({ length: 20 }, () => ana.as().family.invite({ email }));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 1, CONFLICT: 19 });
    const same = email.toLowerCase();
    expect(await getCallOutcome(ana.as().family.invite({ email: same }))).toBe("CONFLICT");
    expect(await getCallOutcome(ana.as().family.invite({ email: ana.owner.email }))).toBe(
      "CONFLICT",
    );
  });

  test("is created once for a repeated key, which returns the same response", async () => {
    const ana = await world.parent();
    const visit = { idempotencyKey: "invite-ben-once" };
    const call = () => ana.as(visit).family.invite({ email: `key-${ana.id}@example.com` });
    expect(await call()).toEqual(await call());
  });

  test("is sent again with the same link, valid for seven more days, and can be withdrawn", async () => {
    const { ana, invite } = await invited();
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await updateRow(world.db, familyInvites, invite.id, { expiresAt: aMinuteAgo });
    const look = () => getCallOutcome(world.visitor().family.invitation({ token: invite.token }));
    expect(await look()).toBe("NOT_FOUND");
    const sent = await ana.as().family.sendInviteAgain({ id: invite.id });
    const end = addDays(world.clock.now(), 7).getTime();
    expect(Math.abs(Date.parse(sent.expiresAt) - end)).toBeLessThan(60_000);
    expect(await look()).toBe("ok");
    await ana.as().family.withdrawInvite({ id: invite.id });
    expect(await look()).toBe("NOT_FOUND");
    const mails = await listMails(world.db);
    expect(mails.filter(({ facts }) => facts.inviteId === invite.id)).toEqual([]);
  });

  test("shows only the first names of the inviter and the kids", async () => {
    const { ana, ben, invite } = await invited();
    const { token } = invite;
    const shown = { invitedBy: "Ana", children: ["Emma"], standing: "invited" };
    expect(await world.visitor().family.invitation({ token })).toEqual(shown);
    expect(await ben.as().family.invitation({ token })).toEqual(shown);
    expect(await ana.as().family.invitation({ token })).toEqual({ ...shown, standing: "member" });
  });

  test("returns the same response when forged, expired, withdrawn, used, or of a closed account", async () => {
    const used = await invited();
    await used.ben.caller.family.accept({ token: used.invite.token });
    const over = await invited();
    await updateRow(world.db, familyInvites, over.invite.id, { expiresAt: new Date() });
    const withdrawn = await invited();
    await withdrawn.ana.caller.family.withdrawInvite({ id: withdrawn.invite.id });
    const closed = await invited();
    await closed.ana.caller.account.close({ confirm: "DELETE" });
    const { cookie } = await world.coParent((await world.parent()).id);
    const tokens = [used, over, withdrawn, closed].map(({ invite }) => invite.token);
    const answers = new Set<string>();
    for (const token of [...tokens, "forged"]) {
      const url = `/api/invites/${token}`;
      const read = await world.app.inject({ url });
      const taken = await world.app.inject({
        method: "POST",
        url: `${url}/accept`,
        headers: { cookie },
      });
      answers.add(`${read.statusCode} ${read.body}`).add(`${taken.statusCode} ${taken.body}`);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 /);
  });
});

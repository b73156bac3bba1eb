import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findHubByFamilyUrl } from "@giftling/db/queries/account/family-urls";
import { addReport } from "@giftling/db/queries/operation/reports";
import * as schema from "@giftling/db/schema/index";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, describe, expect, test } from "vitest";
import { createOperatorFixture } from "../../testing/operator-fixture.ts";
import { unzip } from "../../testing/unzip.ts";

const { database, folder, now, operator, close } = await createOperatorFixture();
afterAll(close);

async function someFamily() {
  const family = await makeFamily(database.db);
  const { address } = await makeFamilyUrl(database.db, family.id);
  return { ...family, address, email: family.owner.email };
}

const familyNow = (id: string) =>
  database.db.query.families.findFirst({ where: (family, { eq }) => eq(family.id, id) });
const actionsAbout = (id: string) =>
  database.db.query.operatorActions.findMany({
    where: (action, { eq }) => eq(action.familyId, id),
    orderBy: (action, { desc }) => desc(action.id),
  });
/** Returns the task names of the queued jobs whose payload contains an ID. */
async function jobsFor(id: string): Promise<string[]> {
  const jobs = await listJobs(database.db);
  return jobs.flatMap(({ task, payload }) => (JSON.stringify(payload).includes(id) ? [task] : []));
}

describe("giftling operator (rule: operator-actions)", () => {
  test("lists its subcommands with their arguments", async () => {
    for (const argv of [[], ["--help"], ["--", "--help"]]) {
      const { code, text } = await operator(argv);
      expect(code).toBe(0);
      for (const name of ["find", "reports", "take-down", "export", "actions"]) {
        expect(text).toMatch(new RegExp(`^  ${name} `, "m"));
      }
    }
    const help = await operator(["export", "--help"]);
    expect(help.code).toBe(0);
    expect(help.text).toContain("giftling operator export FAMILY [--out FILE] --why REASON");
  });

  test.each([
    [["launch"], "There is no command launch."],
    [["find"], "find takes FAMILY."],
    [["find", "a", "b"], "find takes FAMILY."],
    [["take-down", "rivera"], "take-down needs --why REASON."],
    [["take-down", "rivera", "--why", "  "], "take-down needs --why REASON."],
    [["find", "rivera", "--loud"], "--loud"],
    [["sign-in-link", "rivera", "--why", "no mail"], "ADDRESS is an e-mail address."],
    [["plan", "rivera", "gold", "--why", "gift"], "PLAN is one of free, premium, enterprise."],
  ])("exits with 2 on wrong usage: %j", async (argv, sentence) => {
    const { code, text } = await operator(argv);
    expect(text).toContain(sentence);
    expect(code).toBe(2);
  });

  test("exits with 1 for an unknown family and for an ambiguous e-mail address", async () => {
    const unknown = await operator(["find", "nobody-here"]);
    expect(unknown).toEqual({
      code: 1,
      text: "No family has the address, e-mail or id nobody-here.",
    });
    for (const odd of ["100%", "https://gifts.example/hub/%zz", "it's"]) {
      expect((await operator(["find", odd])).code).toBe(1);
    }
    const twins = [
      await makeFamily(database.db, { owner: { email: "twin@example.com" } }),
      await makeFamily(database.db, { owner: { email: "Twin@example.com" } }),
    ];
    const several = await operator(["close", "twin@example.com", "--why", "asked"]);
    expect(several.code).toBe(1);
    for (const { id } of twins) expect(several.text).toContain(id);
    expect((await familyNow(twins[0]?.id ?? ""))?.closedAt).toBeNull();
  });

  test("reports a missing or inaccessible database", async () => {
    expect(await operator(["reports"], "")).toMatchObject({ code: 1 });
    const elsewhere = new URL(database.url);
    elsewhere.pathname = "/nothing_here";
    expect(await operator(["reports"], elsewhere.href)).toEqual({
      code: 1,
      text: "The database rejected the connection (3D000). Check DATABASE_URL.",
    });
  });
});

describe("subcommand", () => {
  test("find: finds by family URL, former URL, link, e-mail address and id", async () => {
    const { id, email, address } = await someFamily();
    const former = await makeFamilyUrl(database.db, id, { isCurrent: false });
    await makeKid(database.db, id);
    const link = `https://gifts.example/hub/${address}?kid=1`;
    for (const named of [address, former.address, link, email.toUpperCase(), id]) {
      const { code, text } = await operator(["find", named, "--as", "Maya"]);
      expect(code).toBe(0);
      expect(text).toContain(id);
      expect(text).toContain(`/hub/${address}`);
      expect(text).toMatch(/Kids +1/);
    }
    expect(await actionsAbout(id)).toMatchObject(
      Array.from({ length: 5 }, () => ({ operator: "Maya", command: "find", why: null })),
    );
  });

  test("reports and resolve: list open reports and resolve each once", async () => {
    const { id, address } = await someFamily();
    await addReport(database.db, id, { reason: "hurtful", text: "Rude\nnames" });
    const listed = await operator(["reports", address]);
    expect(listed.text).toContain("hurtful");
    expect(listed.text).toContain("  > Rude\n  > names");
    expect(listed.text).toContain(`/hub/${address}`);
    const report = await database.db.query.reports.findFirst({
      where: ({ familyId }, { eq }) => eq(familyId, id),
    });
    const resolve = () => operator(["resolve", report?.id ?? "", "--why", "names removed"]);
    // Of two concurrent calls, only one resolves the report.
    const codes = (await Promise.all([resolve(), resolve()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 1]);
    expect((await operator(["reports", address])).text).toBe("No open reports.");
    expect((await operator(["reports", address, "--all"])).text).toContain("hurtful, resolved");
    expect((await operator(["resolve", "nonsense", "--why", "x"])).code).toBe(1);
    const done = (await actionsAbout(id)).filter(({ command }) => command === "resolve");
    expect(done).toMatchObject([
      { operator: "deploy", why: "names removed", details: { reportId: report?.id } },
    ]);
  });

  test("take-down and put-back: take down a hub and restore it", async () => {
    const { id, address } = await someFamily();
    expect((await operator(["take-down", address, "--why", "court order 7"])).code).toBe(0);
    expect((await familyNow(id))?.takenDownAt).toEqual(now);
    expect(await findHubByFamilyUrl(database.db, address)).toBeNull();
    const again = await operator(["take-down", address, "--why", "again"]);
    expect(again).toEqual({ code: 1, text: "It is taken down already." });
    expect((await operator(["put-back", address, "--why", "appeal"])).code).toBe(0);
    expect(await findHubByFamilyUrl(database.db, address)).not.toBeNull();
    expect((await operator(["put-back", address, "--why", "again"])).code).toBe(1);
    // A rejected run changes nothing and is not recorded.
    expect(await actionsAbout(id)).toMatchObject([
      { command: "put-back", why: "appeal" },
      { command: "take-down", why: "court order 7" },
    ]);
  });

  test("resend: queues an undelivered mail again, and a copy of a sent one", async () => {
    const { id, owner } = await someFamily();
    const at = new Date();
    const mail = {
      userId: owner.id,
      recipientHash: "7f".repeat(32),
      facts: {},
      queuedAt: at,
      dueAt: at,
    };
    const settled = { ...mail, settledAt: at };
    const rows = await database.db
      .insert(schema.mails)
      .values([
        { ...settled, kind: "account-closing", status: "dead" },
        { ...settled, kind: "account-closing", status: "sent", dedupeKey: `${id} once` },
        { ...settled, kind: "account-closing", status: "dropped" },
        { ...mail, kind: "account-closing", status: "queued" },
      ])
      .returning();
    const codes: number[] = [];
    for (const row of rows) codes.push((await operator(["resend", row.id, "--why", "lost"])).code);
    expect(codes).toEqual([0, 0, 1, 1]);
    const after = await listMails(database.db, { userId: owner.id });
    const states = after.map(({ status }) => status).sort();
    expect(states).toEqual(["dropped", "queued", "queued", "queued", "sent"]);
    const copy = after.find((row) => !rows.some((known) => known.id === row.id));
    for (const queued of [copy?.id ?? "", rows[0]?.id ?? ""]) {
      expect(await jobsFor(queued)).toEqual(["send-mail"]);
    }
  });

  test("plan: sets a plan without an end, and reverts to the Stripe plan", async () => {
    const { id, email } = await someFamily();
    expect((await operator(["plan", email, "enterprise", "--why", "press"])).code).toBe(0);
    expect(await familyNow(id)).toMatchObject({
      subscriptionPlan: "enterprise",
      subscriptionStatus: "active",
      planSetByOperator: true,
    });
    expect((await operator(["plan", email, "free", "--why", "over"])).code).toBe(0);
    expect(await familyNow(id)).toMatchObject({
      subscriptionPlan: "free",
      planSetByOperator: false,
    });
    expect((await actionsAbout(id))[0]?.details).toEqual({ before: "enterprise", plan: "free" });
  });

  test("close: closes an account once, as its parent would", async () => {
    const { id, address, owner } = await someFamily();
    await database.db.insert(schema.sessions).values({
      idHash: id.replaceAll("-", "").padEnd(64, "0"),
      userId: owner.id,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await operator(["close", address, "--why", "asked by mail"])).code).toBe(0);
    expect((await familyNow(id))?.closedAt).toBeInstanceOf(Date);
    const sessions = await database.db.query.sessions.findMany({
      where: ({ userId }, { eq }) => eq(userId, owner.id),
    });
    expect(sessions).toEqual([]);
    // The job `sync-subscription` cancels the subscription at Stripe.
    expect(await jobsFor(id)).toEqual(["sync-subscription", "tell-of-account"]);
    expect((await operator(["close", address, "--why", "again"])).code).toBe(1);
  });

  test("export: writes a zip of one family that only the operator can read", async () => {
    const { id, address, email } = await someFamily();
    await makeKid(database.db, id, { firstName: "Zinnia" });
    const { code } = await operator(["export", address, "--out", "one.zip", "--why", "request 12"]);
    expect(code).toBe(0);
    const files = unzip(readFileSync(join(folder, "one.zip")));
    const document = JSON.parse(files.get("giftling.json")?.toString() ?? "");
    expect(document.account.email).toBe(email);
    expect(document.children).toMatchObject([{ firstName: "Zinnia" }]);
    const again = await operator(["export", address, "--out", "one.zip", "--why", "request 12"]);
    expect(again.code).toBe(1);
    expect(again.text).toContain("is there already");
    await operator(["export", address, "--why", "request 13"]);
    expect(existsSync(join(folder, `giftling-${id}-2026-05-01.zip`))).toBe(true);
  });

  test("actions: lists the recorded actions of one family or all", async () => {
    const { id, address } = await someFamily();
    await operator(["take-down", address, "--why", "spam", "--as", "Maya"]);
    for (const argv of [["actions", address], ["actions"]]) {
      const { code, text } = await operator(argv);
      expect(code).toBe(0);
      expect(text).toContain(`Maya  take-down  (${id})`);
      expect(text).toContain("  why: spam");
    }
  });
});

import { readdir } from "node:fs/promises";
import { families } from "@giftling/db/schema/index";
import { fillWithUniqueWords, listFamilyColumns } from "@giftling/db/testing/family-columns";
import { deleteJobs, listJobs, makeJobsDue } from "@giftling/db/testing/jobs";
import { updateRow } from "@giftling/db/testing/rows";
import { findTablesContaining, findTextColumnsWithout } from "@giftling/db/testing/text-search";
import type { LocalServices } from "@giftling/local-services/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { getJpegKey } from "../../services/storage/driver.ts";
import { getStripeEnv, startTestStripe } from "../../testing/billing.ts";
import { makeCanaryFamily, storeTestPicture } from "../../testing/canary-family.ts";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";
import { deleteExpiredData } from "../../worker/delete-expired-data.ts";
import { startWorker } from "../../worker/worker.ts";
import { deleteExpiredAccounts, purgeAccount } from "./purge-account.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const DELETE = { confirm: "DELETE" } as const;
const WORD = "canary7f3q";

const smtp = await startFaultySmtp();
let services: LocalServices;
let world: TestFixture;
beforeAll(async () => {
  services = await startTestStripe();
  world = await createTestFixture({ SMTP_URL: smtp.url, ...getStripeEnv(services) });
});
afterAll(async () => {
  await world.close();
  await services.close();
  await smtp.close();
});
beforeEach(async () => {
  await deleteJobs(world.db);
  smtp.received.splice(0);
});

/** Returns dependencies whose clock is `days` days ahead. */
const inDays = (days: number) => ({
  ...world.deps,
  clock: { now: () => new Date(world.clock.now().getTime() + days * DAY_MS) },
});

/** Runs `deleteExpiredAccounts` twice concurrently, `days` days from now. Returns the subjects of the sent mails. */
async function mailsOfDay(days: number): Promise<string[]> {
  await Promise.all([deleteExpiredAccounts(inDays(days)), deleteExpiredAccounts(inDays(days))]);
  await deliverAllMails(inDays(days));
  return smtp.received.splice(0).map(({ subject }) => subject.replace(/ on .*/, ""));
}

async function closedFamily() {
  const parent = await world.parent();
  await parent.caller.kids.create({ firstName: "Emma" });
  await parent.caller.account.close(DELETE);
  // Delivers the mail about the closing itself, which these tests ignore (rule: account-mails).
  await deliverAllMails(world.deps);
  smtp.received.splice(0);
  return parent;
}

async function workOff(deps: TestFixture["deps"]) {
  const log = { error: vi.fn(), warn: vi.fn() };
  const worker = await startWorker(deps, world.url, log, { pollInterval: 50 });
  await vi.waitFor(
    async () => {
      await makeJobsDue(world.db);
      expect(await listJobs(world.db)).toHaveLength(0);
    },
    { timeout: 30_000, interval: 100 },
  );
  await worker.stop();
  return log;
}

describe("closed account retention (rule: closed-account)", () => {
  test("sends a warning on day 60, another on day 83 and a last mail on day 90, each once", async () => {
    await closedFamily();
    const told: [number, string[]][] = [];
    for (const day of [1, 59, 60, 61, 82, 83, 84, 89, 90, 91]) {
      const mails = await mailsOfDay(day + 0.01);
      if (mails.length > 0) told.push([day, mails]);
    }
    expect(told).toEqual([
      [60, ["Your Giftling account will be deleted"]],
      [83, ["Your Giftling account will be deleted"]],
      [90, ["Your Giftling account has been deleted"]],
    ]);
  });

  test("sends only the latest warning after an outage, and none after reactivation", async () => {
    await closedFamily();
    const back = await closedFamily();
    await (await world.callerOf(back.id)).account.reactivate();
    await deliverAllMails(world.deps);
    smtp.received.splice(0);
    expect(await mailsOfDay(84)).toEqual(["Your Giftling account will be deleted"]);
    expect(await mailsOfDay(200)).toEqual(["Your Giftling account has been deleted"]);
    expect(await back.reload()).not.toBeNull();
  });

  test("restores everything or deletes everything when reactivation and purge race", async () => {
    for (let round = 0; round < 8; round += 1) {
      const family = await closedFamily();
      const caller = await world.callerOf(family.id);
      const [came, ended] = await Promise.all([
        getCallOutcome(caller.account.reactivate()),
        purgeAccount(inDays(91), family.id),
      ]);
      const left = await family.reload();
      expect(came === "ok").toBe(!ended);
      expect(left?.closedAt ?? null).toBeNull();
      expect(left === null).toBe(ended);
    }
  });

  test("purges once with concurrent processes", async () => {
    const family = await closedFamily();
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => purgeAccount(inDays(91), family.id)),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
    await deliverAllMails(inDays(91));
    expect(smtp.received).toHaveLength(1);
  });

  test("reserves the family URL permanently, including during the purge", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, familyUrl } = await closedFamily();
      const neighbour = await world.parent();
      const [taken] = await Promise.all([
        getCallOutcome(neighbour.caller.account.setFamilyUrl({ familyUrl })),
        purgeAccount(inDays(91), id),
      ]);
      expect(taken).toBe("ADDRESS_TAKEN");
      const again = neighbour.as().account.setFamilyUrl({ familyUrl });
      expect(await getCallOutcome(again)).toBe("ADDRESS_TAKEN");
      expect(await findTablesContaining(world.db, familyUrl)).toEqual([]);
    }
  });
});

/** Pattern of the names of text columns without user input, such as kinds, states, hashes and external IDs. */
const WORDLESS =
  /^(\w+\.(\w*_hash|\w*_hmac|type|state|status|language|currency|\w*_status|subscription_plan|priority|service|contribution_type|reason|role|palette|accent|cover|kind|day|device|problem|recipient|facts|pushed_facts|points|scope|fingerprint|storage_key|undo_token_hash|picture_fetch|occasion_day|withdrawal|credential_id|public_key|endpoint|p256dh|auth|time_zone|turned_off_by)|stripe_events\.\w+|installation\.origin|operator_actions\.(operator|command|details)|job_requests\.\w+|rate_limits\.key|gift_counts\.key)$/;

/**
 * Pattern of the names of text columns that remain when a kid is purged. All other text columns contain text of the
 * kid.
 */
const OF_FAMILY =
  /^(families|family_addresses|family_invites|identities|passkeys|push_preferences|push_subscriptions|pictures|reports|referrals|users|subscriptions|webhooks)\./;

/** Returns the file names of the WebP and the JPEG of each picture. */
const listNames = (keys: readonly string[]) => keys.flatMap((key) => [key, getJpegKey(key)]);

describe("the purge", () => {
  test("removes all of the family's text from tables, files and later mail", async () => {
    const family = await makeCanaryFamily(world, WORD);
    const { stripe } = world.deps;
    const client = await stripe?.client();
    const customer = await client?.customers.create({ email: `${WORD}@example.com` });
    await updateRow(world.db, families, family.familyId, { stripeCustomerId: customer?.id ?? "" });
    const bystander = await makeCanaryFamily(world, "bystander7f3q");
    const planted = await findTextColumnsWithout(world.db, WORD);
    expect(planted.filter((column) => !WORDLESS.test(column))).toEqual([
      "families.stripe_customer_id",
    ]);

    await (await world.callerOf(family.familyId)).account.close(DELETE);
    await deleteExpiredAccounts(inDays(91));
    // Every second deletion in the storage fails. Stripe and the mail server work.
    let tries = 0;
    const { storage } = world.deps;
    const unsteady = {
      ...storage,
      async delete(key: string) {
        tries += 1;
        if (tries % 2 === 1) throw new Error("the bucket is away");
        await storage.delete(key);
      },
    };
    const log = await workOff({ ...inDays(91), storage: unsteady });

    // The other family's queued mails may be sent at the same time.
    const lastMails = smtp.received.filter(({ subject }) => subject.endsWith("has been deleted"));
    // The members' two mails are sent concurrently, in either order.
    expect(lastMails.map(({ to }) => to).toSorted()).toEqual([
      `ben-${WORD}@example.com`,
      `${WORD}@example.com`,
    ]);
    expect(lastMails.map(({ subject }) => subject)).toEqual([
      "Your Giftling account has been deleted",
      "Your Giftling account has been deleted",
    ]);
    const gone = client?.customers.retrieve(customer?.id ?? "");
    await expect(gone).rejects.toThrow("No such customer");
    expect(tries).toBeGreaterThan(family.storageKeys.length);
    const ids = [family.familyId, family.userId, family.kidId, customer?.id ?? ""];
    const traces = [WORD, ...ids, ...family.storageKeys];
    for (const trace of traces)
      expect(await findTablesContaining(world.db, trace), trace).toEqual([]);
    const files = await readdir(world.folder);
    expect(files.filter((file) => listNames(family.storageKeys).includes(file))).toEqual([]);
    expect(JSON.stringify(log)).not.toContain(WORD);

    // The files and rows of other families remain.
    const kept = listNames(bystander.storageKeys).filter((key) => files.includes(key));
    expect(kept).toEqual(listNames(bystander.storageKeys));
    expect((await findTablesContaining(world.db, "bystander7f3q")).length).toBeGreaterThan(15);
  });

  test("stores the address of an undeliverable last mail for a week", async () => {
    const { id, owner } = await closedFamily();
    const { email } = owner;
    smtp.setBehavior("550");
    await purgeAccount(inDays(91), id);
    await deliverAllMails(inDays(91));
    expect(await findTablesContaining(world.db, email)).toEqual(["mails"]);
    await deleteExpiredData(inDays(99));
    expect(await findTablesContaining(world.db, email)).toEqual([]);
    smtp.setBehavior("well");
  });
});

describe("deletions before the purge", () => {
  test("removes all of a deleted kid's text from tables and files after 30 days (rule: deleted-kid)", async () => {
    const word = "canarykid7f3q";
    const family = await makeCanaryFamily(world, word);
    const bystander = await makeCanaryFamily(world, "bystanderkid7f3q");
    const texts = listFamilyColumns().filter(({ isFreeText }) => isFreeText);
    const marks = await fillWithUniqueWords(world.db, texts, word);
    const ofKid = [...marks].filter(([name]) => !OF_FAMILY.test(name));
    expect(ofKid.length).toBeGreaterThan(30);
    const caller = await world.callerOf(family.familyId);
    await caller.kids.delete({ id: family.kidId });
    const filesLeft = async () =>
      (await readdir(world.folder)).filter((file) => listNames(family.storageKeys).includes(file));

    await deleteExpiredData(inDays(29));
    await workOff(inDays(29));
    // The last of the family's pictures is unused, and therefore deleted.
    expect(await filesLeft()).toHaveLength(2 * (family.storageKeys.length - 1));
    for (const [name, mark] of ofKid) {
      // The hold with this address has expired. The worker deletes expired holds at the start of each minute.
      if (name === "purchases.giver_email") continue;
      expect(await findTablesContaining(world.db, mark), name).not.toEqual([]);
    }

    await Promise.all([1, 2, 3].map(() => deleteExpiredData(inDays(31))));
    // The first run leaves people without gifts and addresses. The next run deletes them.
    await deleteExpiredData(inDays(31));
    await workOff(inDays(31));
    expect(await filesLeft()).toEqual([]);
    for (const trace of [family.kidId, ...ofKid.map(([, mark]) => mark), ...family.storageKeys]) {
      expect(await findTablesContaining(world.db, trace), trace).toEqual([]);
    }
    expect(await caller.kids.list()).toEqual([]);
    expect(await getCallOutcome(caller.account.user())).toBe("ok");
    const files = await readdir(world.folder);
    const kept = listNames(bystander.storageKeys.slice(0, -1));
    expect(kept.filter((name) => !files.includes(name))).toEqual([]);
  });

  test("deletes a family's deleted kids with the account", async () => {
    const word = "canarygone7f3q";
    const family = await makeCanaryFamily(world, word);
    await (await world.callerOf(family.familyId)).kids.delete({ id: family.kidId });
    await (await world.callerOf(family.familyId)).account.close(DELETE);
    await purgeAccount(inDays(91), family.familyId);
    await workOff(inDays(91));
    for (const trace of [word, family.kidId, ...family.storageKeys]) {
      expect(await findTablesContaining(world.db, trace), trace).toEqual([]);
    }
    const files = await readdir(world.folder);
    expect(files.filter((file) => listNames(family.storageKeys).includes(file))).toEqual([]);
  });

  test("deletes an unused upload after 24 hours", async () => {
    const { id } = await world.parent();
    const storageKey = await storeTestPicture(world.deps, id);
    await deleteExpiredData(inDays(23 / 24));
    await workOff(world.deps);
    expect(await readdir(world.folder)).toContain(storageKey);
    await deleteExpiredData(inDays(25 / 24));
    await workOff(world.deps);
    const files = await readdir(world.folder);
    expect(files.filter((file) => listNames([storageKey]).includes(file))).toEqual([]);
    expect(await findTablesContaining(world.db, storageKey)).toEqual([]);
  });
});

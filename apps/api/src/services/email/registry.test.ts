import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createId } from "@giftling/db/queries/core/ids";
import { listMails } from "@giftling/db/testing/mails";
import { MAIL_PREFERENCE_NAMES } from "@giftling/domain";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { createAccountMailCases } from "../../testing/mail-cases/account-cases.ts";
import { createGiftMailCases } from "../../testing/mail-cases/gift-cases.ts";
import { createMailFixture, type MailCase } from "../../testing/mail-cases/mail-fixture.ts";
import { createMemberMailCases } from "../../testing/mail-cases/member-cases.ts";
import { createSupporterMailCases } from "../../testing/mail-cases/supporter-cases.ts";
import { createMailLinks } from "./composition/links.ts";
import { hashRecipient } from "./composition/tokens.ts";
import { sendMail } from "./delivery/send-mail.ts";
import { type MailKind, mailKindsByName } from "./registry.ts";

const mailWorld = await createMailFixture();
const { world, smtp } = mailWorld;
afterAll(mailWorld.close);
beforeEach(mailWorld.forget);

const cases: Record<MailKind, MailCase> = {
  ...createSupporterMailCases(mailWorld),
  ...createGiftMailCases(mailWorld),
  ...createAccountMailCases(mailWorld),
  ...createMemberMailCases(mailWorld),
};

const receivedBy = (to: string) => smtp.received.filter((mail) => mail.to === to);
/** Returns the statuses of the mails of one kind to an address. */
async function statuses(kind: string, to: string) {
  const hash = hashRecipient(world.deps.config.secret, to);
  const rows = await listMails(world.db, { kind });
  return rows.flatMap((mail) => (mail.recipientHash === hash ? [mail.status] : []));
}

describe.each(Object.entries(cases))("%s", (kind, { subject, cause }) => {
  const file = `the mail ${kind} in apps/api/src/services/email/kinds`;
  const definition = mailKindsByName.get(kind);
  const turnedOffBy = definition?.turnedOffBy ?? null;

  // If only the mail contains the address, the mail's row is deleted after sending.
  const isKept = definition?.audience === "parent" || definition?.audience === "supporter";

  test("is queued by its trigger and sent once", async () => {
    const { to } = await cause();
    expect(await statuses(kind, to), `${file}: nothing queued this mail`).toEqual(["queued"]);
    await deliverAllMails(world.deps);
    const mails = receivedBy(to);
    expect(
      mails.map((mail) => mail.subject),
      file,
    ).toEqual([expect.stringMatching(subject)]);
    expect(await statuses(kind, to), file).toEqual(isKept ? ["sent"] : []);
    const hasHeader = mails[0]?.header("list-unsubscribe") !== undefined;
    const isSupporters = definition?.audience === "supporter" && turnedOffBy !== null;
    expect(hasHeader, file).toBe(isSupporters);
    const settings = createMailLinks(world.deps.config).mailPreferences;
    const leadsToSwitches = mails[0]?.html.includes(`href="${settings}"`);
    expect(leadsToSwitches, file).toBe(turnedOffBy !== null && !isSupporters);
  });

  test("is dropped when its reason no longer applies before it is sent", async () => {
    const { to, undo } = await cause();
    await undo?.();
    await deliverAllMails(world.deps);
    expect(receivedBy(to), `${file}: left without a reason`).toHaveLength(undo === null ? 1 : 0);
    expect(await statuses(kind, to), file).toEqual(isKept ? ["dropped"] : []);
  });

  test("is dropped when it is turned off before it is sent", async () => {
    const { home, to } = await cause();
    if (turnedOffBy === "unsubscribe") await home.setContacts({ unsubscribedAt: new Date() });
    else if (turnedOffBy === "reminders" || turnedOffBy === "digest") {
      const column = turnedOffBy === "digest" ? "wants_digest" : "reminds_birthday";
      await world.db.execute(
        `update supporters set ${column} = false where kid_id = '${home.kidId}'`,
      );
    } else if (turnedOffBy !== null) {
      await home.caller.account.updateMailPreferences({ [turnedOffBy]: false });
    }
    await deliverAllMails(world.deps);
    expect(receivedBy(to), `${file}: left though it was turned off`).toHaveLength(
      turnedOffBy === null ? 1 : 0,
    );
    if (turnedOffBy !== null) expect(await statuses(kind, to), file).toEqual(["dropped"]);
  });
});

const folder = join(import.meta.dirname, "kinds");
const kindFiles = readdirSync(folder)
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, source: readFileSync(join(folder, file), "utf8") }));

test("registers every kind of mail that kinds/ defines", () => {
  const definitions = kindFiles.flatMap(({ source }) =>
    source.match(/^(?:export )?const \w+ = define/gm),
  );
  expect(mailKindsByName.size).toBe(definitions.length);
});

test("loads every file of kinds/ without React Email", () => {
  for (const { file, source } of kindFiles) {
    expect(source, file).not.toMatch(/^import (?!type)[^;]*"(react-email|.*(parts|layout).tsx)";/m);
  }
});

test("has a sample for every kind, whose name starts with the kind", () => {
  const links = createMailLinks(world.deps.config);
  const env = { links, now: world.clock.now(), language: "en" } as const;
  for (const [kind, { samples }] of mailKindsByName) {
    const names = Object.keys(samples(env));
    const own = names.filter((name) => name === kind || name.startsWith(`${kind}-`));
    expect(own.length, `${kind}: samples`).toBeGreaterThan(0);
    expect(names, `${kind}: samples`).toEqual(own);
  }
});

test("turns off a kind of mail with every switch on the settings page", () => {
  const switches = new Set([...mailKindsByName.values()].map(({ turnedOffBy }) => turnedOffBy));
  for (const name of MAIL_PREFERENCE_NAMES) expect(switches).toContain(name);
});

test("retries a mail of an unknown kind for a day, until a newer version handles it", async () => {
  const id = createId();
  const now = world.clock.now();
  await world.db.insert(world.db._.fullSchema.mails).values({
    id,
    kind: "from-the-next-version",
    recipient: "rose@example.com",
    recipientHash: "0".repeat(64),
    facts: {},
    queuedAt: now,
    dueAt: now,
  });
  const attempt = () => sendMail(world.deps, { mailId: id });
  await expect(attempt()).rejects.toThrow('No kind of mail is named "from-the-next-version"');
  expect((await listMails(world.db))[0]).toMatchObject({ status: "queued" });
  world.clock.advance(25 * 3_600_000);
  await expect(attempt()).rejects.toThrow();
  expect((await listMails(world.db))[0]).toMatchObject({
    status: "dead",
    problem: "INTERNAL",
  });
});

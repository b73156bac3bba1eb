import { randomUUID } from "node:crypto";
import { makeKid } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Procedure, procedures } from "../../http/rest/procedures.ts";
import { getGiftPictureName, getMailPictureName } from "../../services/storage/picture-names.ts";
import { makeCanaryFamily } from "../canary-family.ts";
import { createFuzzFixture, type FuzzFixture } from "../fuzz/fuzz-fixture.ts";
import type { CallOutcome } from "./actors.ts";
import { createChecksumReader } from "./checksums.ts";
import { getResponseOutcome, makeMarkedFamily, sendProcedureCall } from "./procedure-calls.ts";
import { PROCEDURE_ROWS } from "./procedures.ts";
import { ROUTE_ROWS } from "./routes.ts";
import { ACCOUNT_STATE_CALLERS, type AccountStateCaller } from "./states.ts";

let world: FuzzFixture;
beforeAll(async () => {
  world = await createFuzzFixture();
});
afterAll(() => world.close());

/**
 * Pattern of the procedures that do not treat a deleted kid as missing: `kids.restore`, and procedures that are not
 * about one kid.
 */
const WITHOUT_KID =
  /^(account|family|mine|passkeys|push|people|pictures|referrals|signUpInvites|subscription|billing|previews|webhooks)\.|^kids\.(list|create|deleted|uploadAvatar|restore|clicks)$|^hub\.(kids|open|report)$|^gratitude\.waiting$/;

/**
 * Pattern of the columns with text of the family. Responses can contain this text. All other text columns belong to the
 * deleted kid.
 */
const OF_FAMILY =
  /^(families|family_addresses|family_invites|identities|passkeys|push_preferences|push_subscriptions|reports|referrals|users|subscriptions|stripe_syncs|webhooks)\./;

const rows = new Map(Object.entries(PROCEDURE_ROWS));

/** Returns the expected outcome of a call about a kid that does not exist. */
function getExpectedOutcome({ name }: Procedure, caller: AccountStateCaller): CallOutcome {
  const outcome = rows.get(name)?.outcomes[caller === "stranger" ? "anonymous" : caller] ?? "ok";
  if (outcome === "UNAUTHORIZED") return outcome;
  // The list of ids contains a missing kid, so it is not the list of the family's kids.
  return name === "kids.reorder" ? "CONFLICT" : "NOT_FOUND";
}

/** Returns the columns with text of the deleted kid, out of all columns that a response reveals. */
const findKidColumns = (told: readonly string[]) => told.filter((name) => !OF_FAMILY.test(name));

test("every procedure treats a deleted kid as missing, and reveals and changes nothing (rule: deleted-kid)", async () => {
  const { family, cookies, told } = await makeMarkedFamily(world, "canarydk7q");
  const inputs = new Map<string, object>();
  for (const { name } of procedures) {
    inputs.set(name, (await rows.get(name)?.input?.(family)) ?? {});
  }
  await makeKid(world.db, family.ownerId, { firstName: "Theo" });
  const owner = await world.callerOf(family.ownerId);
  await owner.kids.delete({ id: family.kidId });
  await world.deps.visits.flush();

  const wrong: string[] = [];
  const checksums = await createChecksumReader(world.db);
  const before = await checksums();
  for (const procedure of procedures) {
    const { name, type, rest } = procedure;
    const isAboutKid = !WITHOUT_KID.test(name);
    if (!isAboutKid && type === "mutation") continue;
    for (const caller of ACCOUNT_STATE_CALLERS) {
      for (const viaRest of rest ? [false, true] : [false]) {
        const options = { cookie: cookies[caller], viaRest };
        const answer = await sendProcedureCall(world, procedure, inputs.get(name) ?? {}, options);
        const outcome = getResponseOutcome(procedure, answer, viaRest);
        const label = `${name}, ${caller}${viaRest ? ", REST" : ""}`;
        const expected = getExpectedOutcome(procedure, caller);
        if (isAboutKid && outcome !== expected) wrong.push(`${label}: ${outcome}, not ${expected}`);
        const isOwnersList = name === "kids.deleted" && caller === "owner";
        const columns = isOwnersList ? [] : findKidColumns(told(answer));
        if (columns.length > 0) wrong.push(`${label}: tells ${columns.join()}`);
        if (!isOwnersList && answer.body.includes(family.kidId))
          wrong.push(`${label}: names the kid`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(await checksums()).toEqual(before);
});

test("every page and file of a hub responds as if the kid had never existed", async () => {
  const { family, cookies, told } = await makeMarkedFamily(world, "canarydk8q");
  await makeKid(world.db, family.ownerId, { firstName: "Theo" });
  const owner = await world.callerOf(family.ownerId);
  await owner.kids.delete({ id: family.kidId });
  const paths = Object.keys(ROUTE_ROWS).flatMap((route) => {
    const [method, path = ""] = route.split(" ");
    return method === "GET" && path.includes(":familyUrl") ? [path] : [];
  });
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    const url = path.replace(":familyUrl", family.familyUrl);
    const method = ROUTE_ROWS[`GET ${path}`]?.isStream ? "HEAD" : "GET";
    for (const cookie of Object.values(cookies)) {
      const headers = cookie === undefined ? {} : { cookie };
      const read = async (kidId: string) => {
        const answer = await world.app.inject({ method, url: `${url}?kid=${kidId}`, headers });
        expect(findKidColumns(told(answer)), url).toEqual([]);
        return { status: answer.statusCode, body: answer.body.replaceAll(kidId, "the-kid") };
      };
      const missing = await read(randomUUID());
      expect(await read(family.kidId), url).toEqual(missing);
    }
  }
});

test("every private page and picture of a deleted kid is 404, and works again after it is restored", async () => {
  const { family, cookies } = await makeMarkedFamily(world, "canarydk9q");
  const { config } = world.deps;
  const { familyId, kidId, storageKeys } = await makeCanaryFamily(world, "canarydk0q");
  const owner = await world.callerOf(familyId);
  const pass = (await family.pass()).token;
  const thanks = (await family.thankYouPage()).token;
  const pages = [`/gift/${pass}`, `/thank-you/${thanks}`];
  // The last picture of the canary family is unused.
  const pictures = storageKeys
    .slice(0, -1)
    .flatMap((key) =>
      [key, key.replace(".webp", ".jpg"), getGiftPictureName(config.secret, key)]
        .concat(getMailPictureName(config.secret, key))
        .map((name) => `/media/${name}`),
    );
  const readAll = async (urls: readonly string[], cookie?: string) =>
    Promise.all(
      urls.map(async (url) => {
        const headers = cookie === undefined ? {} : { cookie };
        return (await world.app.inject({ url, headers })).statusCode;
      }),
    );
  const ownCookie = await world.signIn(familyId);
  const before = await readAll(pictures, ownCookie);
  expect(new Set(before)).toEqual(new Set([200]));
  const ofVisitor = await readAll(pictures);
  const marked = await world.callerOf(family.ownerId);
  await owner.kids.delete({ id: kidId });
  await marked.kids.delete({ id: family.kidId });
  for (const cookie of [undefined, ownCookie]) {
    expect(new Set(await readAll(pictures, cookie))).toEqual(new Set([404]));
  }
  for (const cookie of Object.values(cookies)) {
    expect(await readAll(pages, cookie)).toEqual([404, 404]);
  }
  await owner.kids.restore({ id: kidId });
  await marked.kids.restore({ id: family.kidId });
  expect(await readAll(pictures, ownCookie)).toEqual(before);
  expect(await readAll(pictures)).toEqual(ofVisitor);
  expect(await readAll(pages)).toEqual([200, 200]);
});

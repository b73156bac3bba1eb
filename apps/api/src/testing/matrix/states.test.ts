import * as schema from "@giftling/db/schema/index";
import { KID_SIZE_NAMES, KID_TEXT_NAMES, KID_TEXTS, LINK_KINDS } from "@giftling/domain";
import { getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Procedure, type ProcedureName, procedures } from "../../http/rest/procedures.ts";
import { createFuzzFixture, type FuzzFixture } from "../fuzz/fuzz-fixture.ts";
import type { CallOutcome } from "./actors.ts";
import { createChecksumReader } from "./checksums.ts";
import type { makeMatrixFamily } from "./family.ts";
import {
  getResponseOutcome,
  makeMarkedFamily,
  sendProcedureCall,
  setAccountState,
} from "./procedure-calls.ts";
import { PROCEDURE_ROWS } from "./procedures.ts";
import {
  ACCOUNT_STATE_CALLERS,
  ACCOUNT_STATES,
  type AccountState,
  type AccountStateCaller,
  getAccountStateOutcome,
} from "./states.ts";

let world: FuzzFixture;
beforeAll(async () => {
  world = await createFuzzFixture();
});
afterAll(() => world.close());

/** Procedures that are called last, because the calls change or delete data that other calls need. */
const LAST: readonly string[] = [
  "kids.create",
  "kids.delete",
  "account.reactivate",
  "account.close",
];
const IN_ORDER = procedures.toSorted((one, two) => LAST.indexOf(one.name) - LAST.indexOf(two.name));

const rows = new Map(Object.entries(PROCEDURE_ROWS));
const inputFor = async (name: string, family: Awaited<ReturnType<typeof makeMatrixFamily>>) =>
  (await rows.get(name)?.input?.(family)) ?? {};
const expectedIn = (state: AccountState, caller: AccountStateCaller, name: string) =>
  getAccountStateOutcome(state, caller, name as ProcedureName);

type Call = {
  procedure: Procedure;
  caller: AccountStateCaller;
  expected: CallOutcome;
  input: object;
  cookie: string | undefined;
};

/** Free-text columns that a public hub shows. No other column may occur in a response to a visitor. */
const HUB = [
  "contributions.contributor_name",
  "families.referral_code",
  "family_addresses.address",
  "kids.first_name",
  "kids.second_day_name",
  ...[...KID_TEXT_NAMES.filter((name) => KID_TEXTS[name].isPublic), ...KID_SIZE_NAMES].map(
    (name) => `kids.${toSnakeCase(name)}`,
  ),
  "occasions.name",
  "payment_links.contribution_code",
  ...LINK_KINDS.flatMap((kind) =>
    ["description", "label", "url"].map(
      (column) => `${getTableName(schema.LINK_TABLES[kind])}.${column}`,
    ),
  ),
  "purchases.giver_name",
  "updates.content",
  "updates.title",
  "users.first_name",
  "wishlist_items.description",
  "wishlist_items.name",
  "wishlist_items.price",
  "wishlist_items.url",
].sort();
/**
 * Free-text columns that visitors can read even while the hub is hidden. The reason is that the thank-you page remains
 * available and an invitation names the inviter (rule: unpublished-hub).
 */
const SENT_TO_ONE = ["kids.first_name", "users.first_name"];
const SHOWN: Readonly<Record<AccountState, readonly string[]>> = {
  "expired trial": HUB,
  closed: [],
  "taken down": [],
  // The thank-you page links to the hub, so the response contains the family URL.
  passcode: ["family_addresses.address", ...SENT_TO_ONE],
  paused: HUB,
  unpublished: SENT_TO_ONE,
};

describe.each(ACCOUNT_STATES)("%s", (state) => {
  test("returns the expected outcome to each caller, and changes and reveals nothing when rejected", async () => {
    const word = `canary${ACCOUNT_STATES.indexOf(state)}q7`;
    const { family, cookies, told } = await makeMarkedFamily(world, word);
    const calls: Call[] = [];
    for (const procedure of IN_ORDER) {
      for (const caller of ACCOUNT_STATE_CALLERS) {
        const expected = expectedIn(state, caller, procedure.name);
        const input = await inputFor(procedure.name, family);
        calls.push({ procedure, caller, expected, input, cookie: cookies[caller] });
      }
    }
    await setAccountState(world, state, family.ownerId);

    const wrong: string[] = [];
    const shown = new Set<string>();
    const send = async (one: Call, viaRest: boolean) => {
      const answer = await sendProcedureCall(world, one.procedure, one.input, {
        cookie: one.cookie,
        viaRest,
      });
      const outcome = getResponseOutcome(one.procedure, answer, viaRest);
      const label = `${one.procedure.name}, ${one.caller}${viaRest ? ", REST" : ""}`;
      if (outcome !== one.expected) wrong.push(`${label}: ${outcome}, not ${one.expected}`);
      if (one.caller === "owner") return;
      for (const column of told(answer)) {
        if (one.expected === "ok" && one.procedure.access === "anybody") shown.add(column);
        else wrong.push(`${label}: tells ${column}`);
      }
    };

    // Writes pending page views and clicks now, because a later write would change the checksums.
    await world.deps.visits.flush();
    const checksums = await createChecksumReader(world.db);
    let before = await checksums();
    for (const procedure of IN_ORDER) {
      const refused = calls.filter((one) => one.procedure === procedure && one.expected !== "ok");
      for (const one of refused) {
        await send(one, false);
        if (procedure.rest) await send(one, true);
      }
      if (refused.length === 0) continue;
      const after = await checksums();
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (changed.length > 0) wrong.push(`${procedure.name}, refused: changes ${changed.join()}`);
      before = after;
    }
    const accepted = calls.filter(({ expected }) => expected === "ok");
    for (const one of accepted) {
      if (one.procedure.type === "query") {
        await send(one, false);
        if (one.procedure.rest) await send(one, true);
      }
    }
    // Each mutation is sent over one protocol only, because its effect is permanent.
    for (const [index, one] of accepted.entries()) {
      const viaRest = index % 2 === 0 && one.procedure.rest !== undefined;
      if (one.procedure.type !== "mutation") continue;
      const sessions = await world.db.query.sessions.findMany();
      const subscriptions = await world.db.query.pushSubscriptions.findMany();
      await send(one, viaRest);
      if (one.procedure.name === "account.signOutEverywhere") {
        // Restores the sessions and push subscriptions, because later calls need them.
        await world.db.insert(schema.sessions).values(sessions).onConflictDoNothing();
        await world.db.insert(schema.pushSubscriptions).values(subscriptions).onConflictDoNothing();
      }
    }
    expect(wrong).toEqual([]);
    expect([...shown].sort()).toEqual(SHOWN[state]);
  });
});

import * as schema from "@giftling/db/schema/index";
import { getTableColumns, is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { procedures } from "../../http/rest/procedures.ts";
import { createFuzzFixture, type FuzzFixture } from "../fuzz/fuzz-fixture.ts";
import { createChecksumReader } from "./checksums.ts";
import { type MatrixFamily, makeMatrixFamily } from "./family.ts";
import { getResponseOutcome, sendProcedureCall } from "./procedure-calls.ts";
import { PROCEDURE_ROWS } from "./procedures.ts";

let world: FuzzFixture;
/** Family that all calls share, because rejected calls change nothing. */
let family: MatrixFamily;
let cookie: string;
let readChecksums: () => Promise<Record<string, string>>;
beforeAll(async () => {
  world = await createFuzzFixture();
  family = await makeMatrixFamily(world, true);
  cookie = await world.signIn(family.ownerId);
  readChecksums = await createChecksumReader(world.db);
});
afterAll(() => world.close());

const rows = new Map(Object.entries(PROCEDURE_ROWS));

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const columns = new Set(
  tables
    .flatMap((table) => Object.keys(getTableColumns(table)))
    .flatMap((key) => [key, toSnakeCase(key)]),
);
const writes = procedures.filter(({ type, input }) => type === "mutation" && input !== null);

test.each(writes.map((one) => [one.name, one] as const))(
  "%s rejects columns that are not fields (rule: strict-input)",
  async (name, procedure) => {
    const input = (await rows.get(name)?.input?.(family)) ?? {};
    const fields = procedure.input instanceof z.ZodObject ? procedure.input.shape : {};
    const extra = [...columns].filter((column) => !(column in fields));
    for (const column of extra) {
      const taken = procedure.input?.safeParse({ ...input, [column]: "x" }).success;
      expect(taken, column).toBe(false);
    }
    const before = await readChecksums();
    const all = { ...Object.fromEntries(extra.map((column) => [column, "x"])), ...input };
    for (const viaRest of [false, true]) {
      const answer = await sendProcedureCall(world, procedure, all, { cookie, viaRest });
      expect(getResponseOutcome(procedure, answer, viaRest)).toBe("INVALID_INPUT");
    }
    expect(await readChecksums()).toEqual(before);
  },
);

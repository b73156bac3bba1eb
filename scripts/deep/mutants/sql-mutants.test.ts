import { describe, expect, test } from "vitest";
import { applyMutant, findMutants, listMutantNames } from "./sql-mutants.ts";

const mutate = (path: string, source: string) =>
  findMutants(path, source).map((mutant) => applyMutant(source, mutant));

describe("query mutants", () => {
  test("remove each condition, flip each comparison except an equality, and remove each lock", () => {
    const query = `db.select().from(t).where(and(eq(t.id, id), gt(t.at, now))).for("update", { skipLocked: true });`;
    expect(mutate("query.ts", query)).toEqual([
      `db.select().from(t).where(and(undefined, gt(t.at, now))).for("update", { skipLocked: true });`,
      `db.select().from(t).where(and(eq(t.id, id), drizzle.gte(t.at, now))).for("update", { skipLocked: true });`,
      `db.select().from(t).where(and(eq(t.id, id), undefined)).for("update", { skipLocked: true });`,
      `db.select().from(t).where(and(eq(t.id, id), gt(t.at, now)));`,
      `db.select().from(t).where(and(eq(t.id, id), gt(t.at, now))).for("update", { skipLocked: false });`,
    ]);
  });

  test("remove a single condition, and each operand of an alternative", () => {
    expect(mutate("query.ts", "db.delete(t).where(eq(t.id, id));")).toEqual([
      "db.delete(t).where(undefined);",
    ]);
    expect(mutate("query.ts", "const own = or(isOwner, not(t.isGone));")).toEqual([
      "const own = or(undefined, not(t.isGone));",
      "const own = or(isOwner, (t.isGone));",
      "const own = or(isOwner, undefined);",
    ]);
  });

  test("change the SQL of a template, but not its values and comments", () => {
    const update = (condition: string) =>
      `// where and(\nsql\`update t set a = 1 where ${condition}\`;`;
    expect(mutate("query.ts", update(`\${t.id} = \${and} and b is null`))).toEqual([
      update("true and b is null"),
      update(`\${t.id} = \${and} and true`),
      update(`\${t.id} = \${and} and b is not null`),
    ]);
  });
});

describe("function mutants", () => {
  const inBody = (body: string) => {
    const start = "AS $function$ ";
    return mutate("f.sql", start + body).map((text) => text.slice(start.length));
  };

  test("set conditions to true, and branches and alternatives to false", () => {
    expect(inBody("if a or b then delete from t where c between 1 and 2 and d; end if;")).toEqual([
      "if false or b then delete from t where c between 1 and 2 and d; end if;",
      "if a or false then delete from t where c between 1 and 2 and d; end if;",
      "if a or b then delete from t where true and d; end if;",
      "if a or b then delete from t where c between 1 and 2 and true; end if;",
    ]);
  });

  test("remove locks, and replace skip locked by waiting", () => {
    expect(
      inBody("select from t for no key update of t; perform pg_advisory_xact_lock(1);"),
    ).toEqual([
      "select from t ; perform pg_advisory_xact_lock(1);",
      "select from t for no key update of t; perform abs(1);",
    ]);
    expect(inBody("select from t for update skip locked")).toEqual([
      "select from t ",
      "select from t for update ",
    ]);
  });
});

test("number identical changes of identical lines", () => {
  const source = "x.where(a);\nx.where(a);";
  expect(listMutantNames(source, findMutants("query.ts", source))).toEqual([
    "a → undefined in x.where(a);",
    "a → undefined in x.where(a); #2",
  ]);
});

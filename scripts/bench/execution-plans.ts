import type { Sql, TransactionSql } from "postgres";
import type { RecordedSqlStatement } from "./proxy.ts";

export type ExecutionPlan = Awaited<ReturnType<typeof explainOne>>;

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: Node[];
};
type Explained = {
  "QUERY PLAN": [{ Plan: Node; "Planning Time": number; "Execution Time": number; JIT?: object }];
};

class RolledBack extends Error {}

/**
 * Runs EXPLAIN (ANALYZE, BUFFERS) on the statements of one request, in a transaction that is rolled back. Statements
 * run in their original order, prepared and with a generic plan, as on a long-lived connection. `renamed` replaces
 * parameter values, so that a write can run a second time.
 */
export async function explainSqlStatements(
  sql: Sql,
  statements: RecordedSqlStatement[],
  renamed: (value: string) => string,
): Promise<ExecutionPlan[]> {
  const plans: ExecutionPlan[] = [];
  await sql
    .begin(async (tx) => {
      await tx.unsafe("set local plan_cache_mode = force_generic_plan");
      for (const statement of statements) {
        if (/^\s*(select|insert|update|delete|with)\b/i.test(statement.text)) {
          plans.push(await explainOne(tx, statement, renamed));
        }
      }
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return plans;
}

async function explainOne(
  tx: TransactionSql,
  { text, types, values }: RecordedSqlStatement,
  renamed: (value: string) => string,
) {
  const names = await tx<{ name: string }[]>`
    select case when oid = 0 then 'unknown' else format_type(oid, null) end as name
    from unnest(${types}::oid[]) with ordinality x (oid, n) order by n`;
  const typed = names.length > 0 ? `(${names.map(({ name }) => name).join(", ")})` : "";
  const literals = values.map((value) =>
    value === null ? "null" : `'${renamed(value).replaceAll("'", "''")}'`,
  );
  await tx.unsafe(`prepare explained ${typed} as ${text}`);
  const call = literals.length > 0 ? `explained(${literals.join(", ")})` : "explained";
  const [row] = await tx.unsafe<Explained[]>(
    `explain (analyze, buffers, format json) execute ${call}`,
  );
  await tx.unsafe("deallocate explained");
  if (!row) throw new Error(`Postgres explained nothing of: ${text}`);
  const [{ Plan: root, ...times }] = row["QUERY PLAN"];
  return {
    /** Short form of a SQL statement, such as `select from kids`. */
    statement: getSummary(text),
    /** Execution time in milliseconds. `planningMs` is the planning time, spent once per connection and statement. */
    ms: times["Execution Time"],
    planningMs: times["Planning Time"],
    /** Whether PostgreSQL used just-in-time compilation (JIT), which takes longer than a short statement. */
    isCompiled: times.JIT !== undefined,
    /** Number of blocks found in shared buffers. `read` is the number of blocks read from the operating system. */
    hit: root["Shared Hit Blocks"] ?? 0,
    read: root["Shared Read Blocks"] ?? 0,
    /** Scan nodes of the plan, each with its table, index and number of rows. */
    scans: [...new Set(listScans(root))],
  };
}

/** Returns a short description of a SQL statement: the tables that it writes, or the table that it reads. */
function getSummary(text: string): string {
  const whole = text.replaceAll('"', "").replaceAll(/\s+/g, " ").trim();
  const written = whole.match(/insert into [\w.]+|update [\w.]+ set|delete from [\w.]+/gi);
  if (written) return [...new Set(written)].join(", ");
  let outer = whole;
  for (let before = ""; before !== outer; ) {
    before = outer;
    outer = outer.replaceAll(/\([^()]*\)/g, "");
  }
  const [from] = /\bfrom \w+/i.exec(outer) ?? [];
  return from ? `select ${from}` : outer.slice(0, 60);
}

function listScans(node: Node): string[] {
  const inner = (node.Plans ?? []).flatMap(listScans);
  const table = node["Relation Name"];
  const index = node["Index Name"];
  if (!/Scan/.test(node["Node Type"]) || (table === undefined && index === undefined)) return inner;
  const by = index === undefined || index === table ? "" : ` by ${index}`;
  const rows = Math.round(node["Actual Rows"] * node["Actual Loops"]);
  return [`${node["Node Type"]}${table ? ` ${table}` : ""}${by} (${rows})`, ...inner];
}

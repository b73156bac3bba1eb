import { addBareTables, addFamilies, type Family, FULL, readFamilies } from "./families.ts";
import type { HubStatement } from "./hub-statement.ts";
import { askAll, askOnce, type Measured, measure, type Target } from "./load.ts";
import { type Bare, hubJson, type Row, rowsOf } from "./rows.ts";
import { type Bench, memoryOf, type Program, postponeJobs } from "./stack.ts";

/** Length of a measurement. */
export type Effort = {
  /** Duration of each measurement, in seconds. */
  seconds: number;
  /** Number of repetitions. The medians of all rounds are reported. */
  rounds: number;
  /** Number of families whose hubs are requested. The wishes of the same number of other families are bought. */
  families: number;
};

type RowResult = {
  row: Row;
  /** Size of the product's response, in bytes. */
  bytes: number;
  product: Measured;
  bares: (Pick<Bare, "what" | "goal"> & {
    measured: Measured;
    /** Median of the ratios of all rounds. */
    ratio: number;
  })[];
};

export type SpeedResult = {
  rows: RowResult[];
  memory: { product: number; bare: number };
  /** Time from the start of the API's process to its first hub, in milliseconds. The database is migrated already. */
  startMs: number;
};

/** Number of families whose wishes are bought while round trips are counted. */
const COUNTED_FAMILIES = 200;

/**
 * Stores the families and the bare servers' responses. The hubs of `readers` are requested. The wishes of `buyers` are
 * bought while speeds are measured, and the wishes of `counted` while round trips are counted.
 */
export async function prepare(bench: Bench, { families }: Effort) {
  await postponeJobs(bench);
  const all = families * 2 + COUNTED_FAMILIES;
  await addFamilies(bench.sql, FULL, 1, all);
  const readers = await readFamilies(bench.sql, FULL, 1, families, families);
  const buyers = await readFamilies(bench.sql, FULL, families + 1, families * 2, families);
  const counted = await readFamilies(bench.sql, FULL, families * 2 + 1, all, COUNTED_FAMILIES);
  const api = await bench.startApi();
  const answers: string[] = [];
  for (const family of readers) {
    const answer = await fetch(`http://127.0.0.1:${api.port}${hubJson(family).path}`);
    if (!answer.ok) throw new Error(`A hub answered ${answer.status}: ${await answer.text()}`);
    answers.push(await answer.text());
  }
  await api.stop();
  await addBareTables(bench.sql, answers, buyers.flatMap(({ wishes }) => wishes).length);
  return { readers, buyers, counted };
}

/** Measures every row and its bare requests. Each round measures both. */
export async function measureSpeed(
  bench: Bench,
  { readers, buyers, statement }: { readers: Family[]; buyers: Family[]; statement: HubStatement },
  effort: Effort,
): Promise<SpeedResult> {
  const bareServer = await bench.startBare(statement);
  const rows = rowsOf(readers, buyers);
  const results: RowResult[] = [];
  let memory = 0;
  for (const keeps of [false, true]) {
    const api = await bench.startApi(keeps ? {} : { HUB_CACHE_MB: "0" });
    const groups: Group[] = [];
    for (const row of rows.filter((each) => each.keeps === keeps)) {
      groups.push(await groupOf(row, api, bareServer));
    }
    results.push(...(await measureGroups(groups, effort)));
    memory = await memoryOf(api);
    await api.stop();
  }
  const bareMemory = await memoryOf(bareServer);
  await bareServer.stop();
  return {
    rows: results,
    memory: { product: memory, bare: bareMemory },
    startMs: await timeToFirstHub(bench, readers, effort.rounds),
  };
}

type Group = { row: Row; bytes: number; product: Target; bares: Target[] };

/** Returns the targets of a row. The bare servers' responses have the size of the product's response. */
async function groupOf(row: Row, api: Program, bareServer: Program): Promise<Group> {
  const { name, asks, once } = row;
  const product: Target = { name, port: api.port, asks, once };
  const bytes = await askOnce(product);
  const bares = row.bares.map(
    ({ what, asks: bareAsks }): Target => ({
      name: what,
      port: bareServer.port,
      asks: bareAsks(bytes),
      once,
    }),
  );
  return { row, bytes, product, bares };
}

async function measureGroups(groups: Group[], { seconds, rounds }: Effort): Promise<RowResult[]> {
  for (const { row, product, bares } of groups) {
    if (row.keeps && !row.once) await askAll(product);
    await measure(product, seconds / 2);
    for (const bare of bares) await measure(bare, seconds / 4);
  }
  const measured = groups.map((group) => ({
    group,
    product: [] as Measured[],
    bares: group.bares.map((target) => ({ target, all: [] as Measured[] })),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { group, product, bares } of measured) {
      product.push(await measure(group.product, seconds));
      for (const { target, all } of bares) all.push(await measure(target, seconds));
    }
  }
  return measured.map(({ group: { row, bytes }, product, bares }) => ({
    row,
    bytes,
    product: medians(product),
    bares: row.bares.map(({ what, goal }, index) => {
      const all = bares[index]?.all ?? [];
      const ratios = product.map(({ rate }, round) => rate / (all[round]?.rate ?? Number.NaN));
      return { what, goal, measured: medians(all), ratio: median(ratios) };
    }),
  }));
}

async function timeToFirstHub(bench: Bench, [family]: Family[], rounds: number): Promise<number> {
  const times: number[] = [];
  while (family && times.length < rounds) {
    const begin = performance.now();
    const api = await bench.startApi();
    await askOnce({ name: "first hub", port: api.port, asks: [hubJson(family)] });
    times.push(performance.now() - begin);
    await api.stop();
  }
  return median(times);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const medians = (all: Measured[]): Measured => ({
  rate: median(all.map(({ rate }) => rate)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  refused: all.reduce((sum, { refused }) => sum + refused, 0),
  loadShare: Math.max(...all.map(({ loadShare }) => loadShare)),
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/app.ts";

const root = join(import.meta.dirname, "../../../..");
const rules = readFileSync(join(root, "deploy/alerts.yml"), "utf8");
const operations = readFileSync(join(root, "docs/operations.md"), "utf8");

let world: TestApp;
/** Label names by metric name, as in the response of GET /metrics. */
let known: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  world = await createTestApp();
  // A response is counted after it is sent.
  await world.app.inject("/health/live");
  const { body } = await world.app.inject("/metrics");
  const lines = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const labels = new Map<string, Set<string>>();
  for (const line of lines) {
    const { name = "", inside = "" } =
      /^(?<name>\w+)(?:\{(?<inside>.*)\})? /.exec(line)?.groups ?? {};
    labels.set(name, new Set([...(labels.get(name) ?? []), ...labelsIn(inside)]));
  }
  known = labels;
});
afterAll(() => world.close());

const labelsIn = (selector: string): string[] =>
  [...selector.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = ""]) => label);

/**
 * Returns the metrics in a Prometheus expression, each with its labels. Omits the label `job`, which Prometheus adds.
 */
const metricsIn = (text: string) =>
  [...text.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\()(?:\{([^}]*)\})?/g)].map(
    ([, name = "", selector = ""]) => ({
      name,
      labels: labelsIn(selector).filter((label) => label !== "job"),
    }),
  );

function requireKnown(text: string, grouped: readonly string[] = []): number {
  const named = metricsIn(text);
  for (const { name, labels } of named) {
    // A histogram is exposed as several metrics, such as its count.
    const own = known.get(name) ?? known.get(`${name}_count`);
    expect(own, name).toBeDefined();
    for (const label of [...labels, ...grouped]) expect([...(own ?? [])], name).toContain(label);
  }
  return named.length;
}

const alerts = rules.split("- alert: ").slice(1);

test.each(alerts.map((text) => [text.split("\n", 1)[0] ?? "", text]))(
  "uses existing metrics and labels in the alert %s",
  (name, text) => {
    const expression = text.slice(text.indexOf("expr:"), text.indexOf("for:"));
    const grouped = [...expression.matchAll(/by \((\w+)\)/g)].map(([, label = ""]) => label);
    expect(requireKnown(expression, grouped)).toBeGreaterThan(0);
    expect(operations).toContain(`\`${name}\``);
  },
);

test("names only existing metrics in the documentation", () => {
  const watching = operations.slice(
    operations.indexOf("## Watching"),
    operations.indexOf("Views and clicks (rule"),
  );
  const quoted = [...watching.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
  const named = quoted.filter((text) => !/[A-Z]/.test(text) && !text.startsWith("pg_"));
  expect(named.reduce((sum, text) => sum + requireKnown(text), 0)).toBeGreaterThan(20);
});

import { expect, test } from "vitest";
import { formatRequiredResources } from "./report.ts";

test("computes ten million views a day from the figures of one view", () => {
  const sizing = formatRequiredResources({
    families: 20_000,
    views: {
      rate: 300,
      p50: 12,
      p99: 180,
      failed: 0,
      failures: "",
      pageBytes: 20_000,
      pictureBytes: 30_000,
    },
    hitRate: 0.75,
    processes: 3,
    cpuMs: 5,
    megabytes: 250,
    connections: 33,
    transactions: 2,
    rows: 0.5,
  });
  const row = (what: string) => sizing.split("\n").find((line) => line.startsWith(`| ${what} |`));
  expect(row("views")).toContain("463/s in the busiest hour");
  expect(row("pages rendered")).toContain("116/s");
  expect(row("cores of API processes")).toContain("2.3 cores: 5 processes");
  expect(row("memory of API processes")).toContain("1,250 MB");
  expect(row("connections to Postgres")).toContain("| 55 |");
  expect(row("transactions in Postgres")).toContain("926/s");
  expect(row("written rows")).toContain("5 million a day");
  expect(row("network, with pictures")).toContain("500.0 GB a day, 185 Mbit/s");
  expect(row("open event streams")).toContain("14 processes for all");
});

import { expect, test } from "vitest";
import { runWithLanguage } from "../language.ts";
import { formatLedgerSum } from "./sums.ts";

test("formats the unconfirmed part of a sum", () => {
  expect(formatLedgerSum({ total: 25.3, unconfirmed: 0.2 })).toBe(
    "$25.30 in all, $0.20 of it not confirmed yet",
  );
  expect(formatLedgerSum({ total: 25, unconfirmed: 0 })).toBe("$25 contributed");
  expect(formatLedgerSum({ total: 0, unconfirmed: 0 })).toBeNull();
  expect(runWithLanguage("es", () => formatLedgerSum({ total: 25, unconfirmed: 5 }))).toBe(
    "$25 en total, $5 sin confirmar",
  );
});

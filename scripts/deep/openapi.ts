import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOpenApiDocument } from "@giftling/api/http/rest/openapi";
import { type AllowedFinding, type CheckFinding, reportFindings } from "./findings.ts";

/**
 * Accepted findings of this check. It validates the OpenAPI document with Redocly's recommended rules and fails on any
 * other error or warning.
 */
const ALLOWED: readonly AllowedFinding[] = [
  {
    where: /^(signIn\.begin|signIn\.finish|signIn\.end)$/,
    what: /^operation-2xx-response/,
    why: "A browser navigates there. Success is a redirect, documented as 302 or 303.",
  },
  {
    where: /family-url/,
    what: /^no-ambiguous-paths/,
    why: "One is for GET and the other for DELETE, which both descriptions say.",
  },
];

type Report = {
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
};

/** Returns the operation id at a JSON pointer. If the pointer is not inside an operation, returns the pointer. */
function nameOf(pointer: string): string {
  const [, , path = "", method = ""] = pointer
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return operations[path]?.[method]?.operationId ?? pointer;
}

const document = createOpenApiDocument("https://gifts.example");
const operations = document.paths as Record<string, Record<string, { operationId?: string }>>;
const folder = mkdtempSync(join(tmpdir(), "giftling-openapi-"));
try {
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const { stdout } = spawnSync(
    "node_modules/.bin/redocly",
    ["lint", file, "--extends", "recommended", "--format", "json"],
    {
      encoding: "utf8",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  const { problems }: Report = JSON.parse(stdout);
  const findings: CheckFinding[] = problems.map(({ ruleId, message, location }) => ({
    where: nameOf(location[0]?.pointer ?? ""),
    what: `${ruleId}: ${message}`,
  }));
  const checked = Object.values(operations).flatMap((methods) => Object.keys(methods)).length;
  reportFindings(checked, findings, ALLOWED);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createOpenApiDocument } from "@giftling/api/http/rest/openapi";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { type AllowedFinding, reportFindings } from "./findings.ts";

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

type Operations = Record<string, Record<string, { operationId?: string }>>;

/** Returns the operation ID at a JSON pointer. Returns the pointer itself if it is outside an operation. */
function getOperationName(operations: Operations, pointer: string): string {
  const [, , path = "", method = ""] = pointer
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return operations[path]?.[method]?.operationId ?? pointer;
}

/** Validates the OpenAPI document with Redocly's recommended rules. */
export async function validateOpenApiDocument(): Promise<boolean> {
  const document = createOpenApiDocument("https://gifts.example");
  const operations = document.paths as Operations;
  const file = join(createTemporaryFolder("openapi"), "openapi.json");
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
  const findings = problems.map(({ ruleId, message, location }) => ({
    where: getOperationName(operations, location[0]?.pointer ?? ""),
    what: `${ruleId}: ${message}`,
  }));
  const checked = Object.values(operations).flatMap((methods) => Object.keys(methods)).length;
  return reportFindings(checked, findings, ALLOWED);
}

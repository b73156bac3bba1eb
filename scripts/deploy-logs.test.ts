import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const config = readFileSync("deploy/nginx.conf", "utf8");

test("does not log page URLs in the nginx configuration", () => {
  const format = /log_format without_addresses '([^']+)'/.exec(config)?.[1] ?? "";
  const variables = format.match(/\$\w+/g) ?? [];
  expect(variables.length).toBeGreaterThan(3);
  const withAddress = /^\$(request|uri|request_uri|document_uri|args|query_string|http_.*|arg_.*)$/;
  expect(variables.filter((name) => withAddress.test(name))).toEqual([]);
  expect(config).toMatch(/^access_log \S+ without_addresses;$/m);
  expect(config).toMatch(/^error_log \S+ crit;$/m);
  expect(config.match(/access_log|error_log/g)).toHaveLength(2);
});

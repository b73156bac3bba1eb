import { ERROR_CODE_MESSAGES, ERROR_CODES } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestFixture, type TestFixture } from "../../testing/test-fixture.ts";
import { redactError } from "../logging.ts";
import { AppError, createErrorBody, orNotFound, toAppError, toTrpcError } from "./app-error.ts";

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

test.each(ERROR_CODES)("%s has a status and a message", (code) => {
  const error = new AppError(code);
  expect(error.status).toBeGreaterThanOrEqual(400);
  expect(createErrorBody(error)).toEqual({ code, message: ERROR_CODE_MESSAGES[code] });
  expect(toAppError(toTrpcError(error))).toBe(error);
});

test("maps a missing row to NOT_FOUND", () => {
  expect(orNotFound(0)).toBe(0);
  expect(() => orNotFound(null)).toThrow(AppError);
});

describe("a PostgreSQL error", () => {
  const codeOf = (statement: string) =>
    world.db.execute(statement).then(
      () => "accepted",
      (error: unknown) => toAppError(error),
    );
  const insertUser = (values: string) =>
    `insert into users (id, email, first_name) values ${values}`;

  test.each([
    [
      "CONFLICT",
      "insert into families (id, referral_code) values (gen_random_uuid(), 'same'), (gen_random_uuid(), 'same')",
    ],
    [
      "CONFLICT",
      "insert into kids (id, family_id, first_name) values (gen_random_uuid(), gen_random_uuid(), 'Emma')",
    ],
    ["INVALID_INPUT", insertUser(`(gen_random_uuid(), 'a@x.example', '${"a".repeat(81)}')`)],
    ["INVALID_INPUT", insertUser("(gen_random_uuid(), null, '')")],
    ["NOT_FOUND", "select * from families where id = 'secret-value'"],
    ["INTERNAL", "select * from no_such_table"],
    ["UNAVAILABLE", "set local statement_timeout = 20; select pg_sleep(1)"],
  ])("maps to %s", async (code, statement) => {
    const error = await codeOf(statement);
    expect(error).toMatchObject({ code, message: expect.stringMatching(/^[^:]+$/) });
    expect(JSON.stringify(error instanceof AppError ? createErrorBody(error) : error)).not.toMatch(
      /users|families|kids|secret|select/,
    );
  });

  test("is logged without user input", async () => {
    const statement = insertUser(`(gen_random_uuid(), 'canary@x.example', '${"c".repeat(81)}')`);
    const error = await world.db.execute(statement).catch((thrown: unknown) => thrown);
    const logged = JSON.stringify(redactError(error));
    expect(logged).toContain("users_first_name_length");
    expect(logged).not.toMatch(/canary|ccc/);
  });
});

test("maps any other error to INTERNAL without details", () => {
  for (const thrown of [new Error("secret"), "secret", null, { code: "23505" }]) {
    expect(createErrorBody(toAppError(thrown))).toEqual({
      code: "INTERNAL",
      message: ERROR_CODE_MESSAGES.INTERNAL,
    });
  }
});

import { createHash } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createOperatorFixture } from "../../testing/operator-fixture.ts";

const { database, operator, close } = await createOperatorFixture();
afterAll(close);

describe("subcommand", () => {
  test("invite: stores only the link's hash, for 14 days (rule: sign-up-invitations)", async () => {
    const { code, text } = await operator(["invite", "--why", "friends of the family"]);
    expect(code).toBe(0);
    const token = /^http:\/\/localhost:3000\/api\/invite\/([\w-]{43})$/m.exec(text)?.[1] ?? "";
    expect(await database.db.query.signUpInvites.findMany()).toMatchObject([
      {
        tokenHash: createHash("sha256").update(token).digest("hex"),
        expiresAt: new Date("2026-05-15T10:00:00.000Z"),
        usedAt: null,
      },
    ]);
  });

  test("sign-in-link: stores only the link's hash and no address in the record (rule: email-sign-in)", async () => {
    const email = "ana@example.com";
    const { code, text } = await operator(["sign-in-link", email, "--why", "no mail server"]);
    expect(code).toBe(0);
    const token = /^http:\/\/localhost:3000\/api\/login\/link\/([\w-]{43})$/m.exec(text)?.[1] ?? "";
    const [row, ...others] = await database.db.query.emailSignIns.findMany();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      email,
      tokenHash: createHash("sha256").update(token).digest("hex"),
      isForAnyBrowser: true,
      expiresAt: new Date("2026-05-02T10:00:00.000Z"),
    });
    const record = await database.db.query.operatorActions.findFirst({
      where: (action, { eq }) => eq(action.command, "sign-in-link"),
    });
    expect(record).toMatchObject({ familyId: null, details: {}, why: "no mail server" });
  });
});

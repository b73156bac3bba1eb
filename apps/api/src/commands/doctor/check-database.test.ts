import { createEmptyDatabase } from "@giftling/db/testing/database";
import { afterAll, describe, expect, test } from "vitest";
import { createDoctorFixture } from "../../testing/doctor-fixture.ts";

const { world, doctor, close } = await createDoctorFixture();
afterAll(close);

describe("a fault of the database", () => {
  const withUrl = (change: Partial<URL>) => {
    const url = Object.assign(new URL(world.url), change);
    return doctor({ DATABASE_URL: url.href });
  };

  test.each([
    [{ password: "a-wrong-password" }, "28P01", "Check the user and the password"],
    [{ pathname: "/nothing_here" }, "3D000", "Create the database"],
    [{ port: "1" }, "ECONNREFUSED", "Check that Postgres runs"],
  ])("is reported with what to do: %j", async (change, errorCode, action) => {
    const { code, text, finding } = await withUrl(change);
    expect(finding("database")).toContain(
      `DATABASE_URL cannot be reached (${errorCode}). → ${action}`,
    );
    expect(text).not.toContain("a-wrong-password");
    // The other checks still run.
    expect(finding("storage")).toMatch(/^OK/);
    expect(code).toBe(1);
  });

  test("is reported for missing migrations", async () => {
    const { finding } = await doctor({ DATABASE_URL: await createEmptyDatabase() });
    expect(finding("database")).toMatch(/^OK/);
    expect(finding("migrations")).toMatch(
      /^fault \| migrations \| \d+ migrations are missing. → Start the API/,
    );
  });

  test("is reported for a clock that is wrong", async () => {
    const { code, finding } = await doctor({}, () => new Date(Date.now() - 3_600_000));
    expect(finding("clock")).toContain(
      "This machine's clock is 3600 s behind the database's. → Synchronize",
    );
    expect(code).toBe(1);
  });

  test("is reported for a server's own database that does not run", async () => {
    const own = { DATABASE_URL: "", APP_ORIGIN: "", DATA_DIR: world.folder };
    const { code, finding } = await doctor(own);
    expect(finding("database")).toContain(
      `The database in ${world.folder} does not run. → Start the server`,
    );
    expect(finding("disk")).toMatch(/^OK/);
    expect(code).toBe(1);
  });
});

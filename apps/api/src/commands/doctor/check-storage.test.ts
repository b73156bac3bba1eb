import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { loadConfig } from "../../core/env/env.ts";
import { startTestBucket } from "../../testing/bucket.ts";
import { createDoctorFixture } from "../../testing/doctor-fixture.ts";
import { checkDiskSpace } from "./check-storage.ts";

const { world, doctor, close } = await createDoctorFixture();
afterAll(close);

describe("a fault of the storage", () => {
  test("is reported for a folder that cannot be written", async () => {
    // Not even root can create a folder inside a file.
    const file = path.join(world.folder, "file");
    writeFileSync(file, "");
    const { code, finding } = await doctor({ STORAGE_DIR: path.join(file, "storage") });
    expect(finding("storage")).toMatch(
      /^fault \| storage \| Cannot write to .*file\/storage \(ENOTDIR\). → Give the folder/,
    );
    expect(code).toBe(1);
  });

  test("is reported for a bucket that cannot be reached, and not for one that works", async () => {
    const bucket = await startTestBucket();
    const { endpoint, accessKeyId, secretAccessKey } = bucket.options("pictures");
    const env = {
      S3_BUCKET: "pictures",
      S3_ENDPOINT: endpoint ?? "",
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    expect((await doctor(env)).finding("storage")).toContain(
      "written, read and deleted in bucket pictures",
    );
    expect(bucket.objects.size).toBe(0);
    bucket.close();
    expect((await doctor(env)).finding("storage")).toContain(
      "Cannot write to bucket pictures (ECONNREFUSED)",
    );
  });

  test("is reported for a full disk", async () => {
    const config = loadConfig({
      APP_ENV: "test",
      DATABASE_URL: world.url,
      STORAGE_DIR: world.folder,
    });
    expect(await checkDiskSpace(config, Number.MAX_SAFE_INTEGER)).toMatchObject({ state: "fault" });
  });
});

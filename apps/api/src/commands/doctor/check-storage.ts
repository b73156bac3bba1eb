import { statfs } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { generateToken } from "../../core/crypto/tokens.ts";
import type { Config } from "../../core/env/env.ts";
import { createStorage } from "../../services/storage/create-storage.ts";
import {
  createFaultResult,
  createNotConfiguredResult,
  createOkResult,
  type DoctorCheckResult,
  describeError,
} from "./finding.ts";

/** Minimum free disk space, in bytes. Less space is reported as a fault. */
const MIN_FREE_BYTES = 1024 ** 3;

/** Writes a small file to the picture storage, reads the file back and deletes the file. */
export async function checkStorage({ storage: config }: Config): Promise<DoctorCheckResult> {
  const name = config.kind === "folder" ? config.dir : `bucket ${config.bucket}`;
  const advice =
    config.kind === "folder"
      ? `Give the folder to the user of this process: chown ${process.getuid?.()}:${process.getgid?.()} ${config.dir}`
      : "Check S3_ENDPOINT, S3_BUCKET and the rights of the access key: PutObject, GetObject and DeleteObject.";
  const key = `doctor-${generateToken()}.webp`;
  const content = Buffer.from(key);
  let step = "write to";
  try {
    const storage = await createStorage(config);
    await storage.put(key, content, "image/webp");
    step = "read from";
    const found = await storage.get(key);
    if (!found || !content.equals(await buffer(found.content))) {
      return createFaultResult(`${name} does not return what was written.`, advice);
    }
    step = "delete from";
    await storage.delete(key);
    return createOkResult(`written, read and deleted in ${name}`);
  } catch (error) {
    const code =
      error instanceof Error && "code" in error ? describeError(error) : String(Object(error).name);
    return createFaultResult(`Cannot ${step} ${name} (${code}).`, advice);
  }
}

/** Checks the free disk space of the data folder or, without a data folder, of the pictures' folder. */
export async function checkDiskSpace(
  { dataDir, storage }: Config,
  minFreeBytes = MIN_FREE_BYTES,
): Promise<DoctorCheckResult> {
  const folder = dataDir ?? (storage.kind === "folder" ? storage.dir : null);
  if (folder === null) return createNotConfiguredResult("No data is on this machine.");
  const { bavail, bsize, blocks } = await statfs(folder);
  const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB of ${((blocks * bsize) / 1024 ** 3).toFixed(1)} GB free at ${folder}`;
  if (bavail * bsize >= minFreeBytes) return createOkResult(free);
  return createFaultResult(
    `Only ${free}.`,
    "Delete old backups and images, or give it a larger disk. A full disk stops all writes.",
  );
}

import type { Config } from "../../core/env/env.ts";
import type { StorageDriver } from "./driver.ts";
import { createFolderStorage, deletePartialFiles } from "./folder.ts";

/** Creates the storage driver of the configured bucket or folder. Loads Amazon's SDK only for a bucket. */
export async function createStorage(storage: Config["storage"]): Promise<StorageDriver> {
  if (storage.kind === "folder") {
    await deletePartialFiles(storage.dir, new Date());
    return createFolderStorage(storage.dir);
  }
  const { createS3Storage: s3Storage } = await import("./s3.ts");
  return s3Storage(storage);
}

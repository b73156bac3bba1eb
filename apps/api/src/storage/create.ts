import type { Config } from "../env.ts";
import type { StorageDriver } from "./driver.ts";
import { folderStorage } from "./folder.ts";
import { s3Storage } from "./s3.ts";

/** The configured driver: a bucket when one is named, else a folder. */
export function createStorage(storage: Config["storage"]): StorageDriver {
  return storage.kind === "s3" ? s3Storage(storage) : folderStorage(storage.dir);
}

import { memoize } from "@giftling/api/cache/memoize";
import { loadStorageConfig } from "@giftling/api/core/env/env";
import { postgresJobQueue } from "@giftling/api/services/jobs/queue";
import { createStorage } from "@giftling/api/services/storage/create-storage";
import {
  findOwnPictureId,
  PRODUCT_PICTURE_OPTIONS,
  storePictureBytes,
} from "@giftling/api/services/storage/pictures";
import { loadSharp } from "@giftling/api/services/storage/sharp";
import type { Database } from "@giftling/db/client";
import type { StoreDrawingCallback } from "@giftling/db/seed/drawings";

/** Returns a function that stores drawings as pictures. Opens the storage on the first call. */
export function createDrawingStore(db: Database, env: NodeJS.ProcessEnv): StoreDrawingCallback {
  const openStorage = memoize(() => createStorage(loadStorageConfig(env)));
  return async (familyId, svg) => {
    const deps = { db, storage: await openStorage(), jobs: postgresJobQueue };
    const sharp = await loadSharp();
    const png = await sharp(svg).png().toBuffer();
    const url = await storePictureBytes(deps, familyId, png, PRODUCT_PICTURE_OPTIONS);
    return findOwnPictureId(db, familyId, url);
  };
}

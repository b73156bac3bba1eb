import { type CanaryRows, insertCanaryRows } from "@giftling/db/testing/canary-rows";
import sharp from "sharp";
import { storePictureBytes } from "../services/storage/pictures.ts";
import type { TestFixture } from "./test-fixture.ts";

/** Stores a valid PNG of 8 by 8 pixels for a family. Returns the picture's storage key. */
export async function storeTestPicture(
  deps: TestFixture["deps"],
  familyId: string,
): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: "#1f6b4f" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const address = await storePictureBytes(deps, familyId, bytes, { edge: 8, fit: "cover" });
  return address.slice("/media/".length);
}

/** Creates a family with a session, stored pictures, and `word` in every free-text column. */
export async function makeCanaryFamily(
  { db, deps }: TestFixture,
  word: string,
): Promise<CanaryRows> {
  const family = await insertCanaryRows(db, word, (familyId) => storeTestPicture(deps, familyId));
  await deps.sessions.start(family.userId, undefined);
  return family;
}

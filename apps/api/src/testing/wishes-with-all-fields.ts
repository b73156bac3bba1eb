import { makeActivity, makePicture, makeWish } from "@giftling/db/testing/factories";
import sharp from "sharp";
import type { HubAccessFixture } from "./hub-access-fixture.ts";

/** Words that occur only in the wish and activity of `makeWishesWithAllFields`. */
export const WISH_WORDS = [
  "Kaleidoscope",
  "kaleidoscope.example",
  "$41 about",
  "mirrored",
  "Trampoline",
];

/** Returns the elements of `WISH_WORDS` that occur in `bodies`. */
export const findRevealedWords = (bodies: string): string[] =>
  WISH_WORDS.filter((word) => bodies.includes(word));

/** Creates a wish with all fields, and an activity. Also returns the URLs and the storage key of the wish's picture. */
export async function makeWishesWithAllFields(
  { db, deps }: HubAccessFixture,
  { id: familyId, kidId }: { id: string; kidId: string },
) {
  const { id: pictureId, storageKey: key } = await makePicture(db, familyId);
  const pixel = { width: 2, height: 2, channels: 3, background: "#fff" } as const;
  await deps.storage.put(key, await sharp({ create: pixel }).webp().toBuffer(), "image/webp");
  const wish = await makeWish(db, kidId, {
    name: "Kaleidoscope",
    url: "https://kaleidoscope.example/",
    price: "$41 about",
    description: "The mirrored one",
    priority: "high",
    pictureId,
  });
  const activity = await makeActivity(db, kidId, { name: "Trampoline lessons" });
  const pictures = {
    picture: `/media/${key}`,
    "as JPEG": `/media/${key.replace(".webp", ".jpg")}`,
  };
  return { wish, activity, pictures, key };
}

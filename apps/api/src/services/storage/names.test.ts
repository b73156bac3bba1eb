import { expect, test } from "vitest";
import { getMailedName, giftName, readPictureName } from "./names.ts";

const random = "a".repeat(43);
const key = `${random}.webp`;
const secret = "a secret of the server";

test("a mailed name is recognized and cannot be forged", () => {
  const name = getMailedName(secret, key);
  expect(name).toMatch(/^a{43}\.[A-Za-z0-9_-]{43}\.jpg$/);
  expect(readPictureName(secret, name)).toEqual({ key, isJpeg: true, sealedFor: "mail" });
  const other = getMailedName(secret, `${"b".repeat(43)}.webp`);
  for (const forged of [
    getMailedName("another secret", key),
    name.replace(/\.jpg$/, ".webp"),
    other.replace("b".repeat(43), random),
    `${random}.${"x".repeat(43)}.jpg`,
  ]) {
    expect(readPictureName(secret, forged)).toBeNull();
  }
});

test("signs a gift page's picture name separately from a mail's", () => {
  const name = giftName(secret, key);
  expect(readPictureName(secret, name)).toEqual({ key, isJpeg: false, sealedFor: "gift" });
  expect(readPictureName(secret, name.replace(/\.webp$/, ".jpg"))).toBeNull();
  expect(readPictureName(secret, giftName("another secret", key))).toBeNull();
});

test("any other picture is named by its key, as WebP or JPEG", () => {
  expect(readPictureName(secret, key)).toEqual({ key, isJpeg: false, sealedFor: null });
  expect(readPictureName(secret, `${random}.jpg`)).toEqual({ key, isJpeg: true, sealedFor: null });
  for (const name of ["", ".jpg", "short.webp", `${random}.png`, `${random}..jpg`, `../${key}`]) {
    expect(readPictureName(secret, name)).toBeNull();
  }
});

import { expect, test } from "vitest";
import { getGiftPictureName, getMailPictureName, parsePictureName } from "./picture-names.ts";

const random = "a".repeat(43);
const key = `${random}.webp`;
const secret = "a secret of the server";

test("parses a signed mail picture name and rejects a forged one", () => {
  const name = getMailPictureName(secret, key);
  expect(name).toMatch(/^a{43}\.[A-Za-z0-9_-]{43}\.jpg$/);
  expect(parsePictureName(secret, name)).toEqual({ key, isJpeg: true, sealedFor: "mail" });
  const other = getMailPictureName(secret, `${"b".repeat(43)}.webp`);
  for (const forged of [
    getMailPictureName("another secret", key),
    name.replace(/\.jpg$/, ".webp"),
    other.replace("b".repeat(43), random),
    `${random}.${"x".repeat(43)}.jpg`,
  ]) {
    expect(parsePictureName(secret, forged)).toBeNull();
  }
});

test("signs the picture name of a gift page separately from that of a mail", () => {
  const name = getGiftPictureName(secret, key);
  expect(parsePictureName(secret, name)).toEqual({ key, isJpeg: false, sealedFor: "gift" });
  expect(parsePictureName(secret, name.replace(/\.webp$/, ".jpg"))).toBeNull();
  expect(parsePictureName(secret, getGiftPictureName("another secret", key))).toBeNull();
});

test("parses an unsigned name as a key, in WebP or JPEG format", () => {
  expect(parsePictureName(secret, key)).toEqual({ key, isJpeg: false, sealedFor: null });
  expect(parsePictureName(secret, `${random}.jpg`)).toEqual({ key, isJpeg: true, sealedFor: null });
  for (const name of ["", ".jpg", "short.webp", `${random}.png`, `${random}..jpg`, `../${key}`]) {
    expect(parsePictureName(secret, name)).toBeNull();
  }
});

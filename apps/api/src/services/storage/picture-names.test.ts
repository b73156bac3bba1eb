import { expect, test } from "vitest";
import {
  getCdnPictureName,
  getGiftPictureName,
  getMailPictureName,
  parsePictureName,
} from "./picture-names.ts";

const random = "a".repeat(43);
const key = `${random}.webp`;
const secret = "a secret of the server";

test("parses a signed mail picture name and rejects a forged one", () => {
  const name = getMailPictureName(secret, key);
  expect(name).toMatch(/^a{43}\.[A-Za-z0-9_-]{43}\.jpg$/);
  expect(parsePictureName(secret, name)).toEqual({
    key,
    isJpeg: true,
    sealedFor: "mail",
    until: null,
  });
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
  expect(parsePictureName(secret, name)).toEqual({
    key,
    isJpeg: false,
    sealedFor: "gift",
    until: null,
  });
  expect(parsePictureName(secret, name.replace(/\.webp$/, ".jpg"))).toBeNull();
  expect(parsePictureName(secret, getGiftPictureName("another secret", key))).toBeNull();
});

test("signs the picture name of a CDN with an end within ten minutes", () => {
  const name = getCdnPictureName(secret, key, new Date("2026-11-28T12:04:59Z"));
  expect(getCdnPictureName(secret, key, new Date("2026-11-28T12:00:00Z"))).toBe(name);
  const until = new Date("2026-11-28T12:10:00Z");
  expect(parsePictureName(secret, name)).toEqual({ key, isJpeg: false, sealedFor: "cdn", until });
  const later = getCdnPictureName(secret, key, until);
  for (const forged of [
    getCdnPictureName("another secret", key, until),
    name.replace(/\.webp$/, ".jpg"),
    name.replace(/\d{10}/, /\d{10}/.exec(later)?.[0] ?? ""),
    getGiftPictureName(secret, key).replace(/\.webp$/, ".1795867800.webp"),
  ]) {
    expect(parsePictureName(secret, forged)).toBeNull();
  }
});

test("parses an unsigned name as a key, in WebP or JPEG format", () => {
  expect(parsePictureName(secret, key)).toEqual({
    key,
    isJpeg: false,
    sealedFor: null,
    until: null,
  });
  expect(parsePictureName(secret, `${random}.jpg`)).toEqual({
    key,
    isJpeg: true,
    sealedFor: null,
    until: null,
  });
  for (const name of ["", ".jpg", "short.webp", `${random}.png`, `${random}..jpg`, `../${key}`]) {
    expect(parsePictureName(secret, name)).toBeNull();
  }
});

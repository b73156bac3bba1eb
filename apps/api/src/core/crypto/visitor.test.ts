import { describe, expect, test } from "vitest";
import { createRateLimitKeys, hashVisitor } from "./visitor.ts";

describe("createRateLimitKeys", () => {
  const hash = (ip: string) =>
    createRateLimitKeys("s", ip, new Date("2026-03-14T12:00:00Z")).address;

  test("covers the whole /64 network of an IPv6 address", () => {
    const one = hash("2001:db8:0:7::1");
    for (const ip of [
      "2001:db8:0:7:ffff:ffff:ffff:ffff",
      "2001:0DB8:0000:0007::",
      "2001:db8:0:7:1::",
    ]) {
      expect(hash(ip)).toBe(one);
    }
    for (const ip of ["2001:db8:0:8::1", "2001:db8:7::1", "::1", "192.0.2.1"]) {
      expect(hash(ip)).not.toBe(one);
    }
  });

  test("returns a second key for the /48 network of an IPv6 address", () => {
    const network = (ip: string) =>
      createRateLimitKeys("s", ip, new Date("2026-03-14T12:00:00Z")).network;
    const one = network("2001:db8:7:1::1");
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(network("2001:0DB8:0007:ffff::2")).toBe(one);
    expect(network("2001:db8:8:1::1")).not.toBe(one);
    expect(network("192.0.2.1")).toBeNull();
    expect(network("::ffff:192.0.2.1")).toBeNull();
  });

  test("changes every day", () => {
    const on = (day: string) =>
      createRateLimitKeys("s", "192.0.2.1", new Date(`${day}T12:00:00Z`)).address;
    expect(on("2026-03-14")).toBe(hash("192.0.2.1"));
    expect(on("2026-03-15")).not.toBe(hash("192.0.2.1"));
  });

  test("is the same for an IPv4 address and its IPv6-mapped form", () => {
    expect(hash("::ffff:192.0.2.1")).toBe(hash("192.0.2.1"));
    expect(hash("::ffff:192.0.2.2")).not.toBe(hash("192.0.2.1"));
    expect(hash("192.0.2.1")).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("hashVisitor (rule: click-counting)", () => {
  const hash = (ip: string, moment: string, secret = "s") =>
    hashVisitor(secret, ip, new Date(moment));
  const one = hash("192.0.2.1", "2026-03-14T08:00:00Z");

  test("is stable within a day and changes on the next", () => {
    expect(hash("192.0.2.1", "2026-03-14T23:59:59Z")).toBe(one);
    expect(hash("192.0.2.1", "2026-03-15T00:00:00Z")).not.toBe(one);
  });

  test("differs per visitor and is a hex digest", () => {
    expect(hash("192.0.2.2", "2026-03-14T08:00:00Z")).not.toBe(one);
    expect(hash("192.0.2.1", "2026-03-14T08:00:00Z", "other")).not.toBe(one);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });

  test("is shared within an IPv6 network and differs from the rate limit keys", () => {
    const at = "2026-03-14T08:00:00Z";
    expect(hash("2001:db8:1:2::1", at)).toBe(hash("2001:db8:1:2:ffff:ffff:ffff:ffff", at));
    expect(hash("2001:db8:1:2::1", at)).not.toBe(hash("2001:db8:1:3::1", at));
    expect(hash("::ffff:192.0.2.1", at)).toBe(one);
    expect(createRateLimitKeys("s", "192.0.2.1", new Date(at)).address).not.toBe(one);
  });
});

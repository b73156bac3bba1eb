import { describe, expect, it } from "vitest";
import { getQuietSecondsLeft, isTimeZone } from "./quiet-hours.ts";

const NIGHT = { quietFrom: 21, quietUntil: 8, timeZone: "Europe/Madrid" };
const at = (time: string) => new Date(`2026-01-15T${time}Z`);

describe("getQuietSecondsLeft", () => {
  it.each([
    // In January, Madrid is one hour ahead of UTC.
    ["19:59:59", NIGHT, 0],
    ["20:00:00", NIGHT, 11 * 3_600],
    ["20:00:30", NIGHT, 11 * 3_600 - 30],
    ["23:30:00", NIGHT, 7.5 * 3_600],
    ["06:59:00", NIGHT, 60],
    ["07:00:00", NIGHT, 0],
    ["12:00:00", { ...NIGHT, quietFrom: 12, quietUntil: 14 }, 3_600],
    ["13:00:00", { ...NIGHT, quietFrom: 12, quietUntil: 14 }, 0],
    ["12:00:00", { ...NIGHT, quietFrom: 13, quietUntil: 13 }, 0],
    ["21:45:00", { ...NIGHT, timeZone: "Asia/Kolkata" }, 4.75 * 3_600],
    ["21:45:00", { ...NIGHT, timeZone: null }, 0],
    ["21:45:00", { ...NIGHT, timeZone: "Mars/Olympus" }, 0],
  ])("at %s UTC with %j is %d", (time, hours, seconds) => {
    expect(getQuietSecondsLeft(at(time), hours)).toBe(seconds);
  });
});

describe("isTimeZone", () => {
  it.each([
    ["Europe/Madrid", true],
    ["UTC", true],
    ["Mars/Olympus", false],
    ["", false],
  ])("of %s is %s", (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});

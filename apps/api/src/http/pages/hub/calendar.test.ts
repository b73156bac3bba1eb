import { makeKid } from "@giftling/db/testing/factories";
import { type HubKidView, mapPublicKidTexts } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { formatCalendar } from "./calendar.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const now = new Date("2026-02-01T10:00:00.000Z");
const HUB = "https://giftling.example/hub/rivera?kid=k1";
const emma: HubKidView = {
  id: "k1",
  firstName: "Emma",
  birthdayMonth: 3,
  birthdayDay: 14,
  secondDayName: null,
  secondDayMonth: null,
  secondDayDay: null,
  ...mapPublicKidTexts(() => null),
  avatarUrl: null,
};
const written = (change: Partial<HubKidView> = {}) =>
  formatCalendar({ kid: { ...emma, ...change }, hubUrl: HUB, host: "giftling.example", now }) ?? "";
/** Returns the unfolded lines of an iCalendar file. */
const listLines = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("formatCalendar (rule: calendar)", () => {
  test("repeats the day yearly from its next date, with an alarm three weeks before", () => {
    const lines = listLines(written());
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    for (const line of [
      "UID:k1-birthday@giftling.example",
      "DTSTAMP:20260201T100000Z",
      "DTSTART;VALUE=DATE:20260314",
      "DTEND;VALUE=DATE:20260315",
      "RRULE:FREQ=YEARLY",
      "SUMMARY:Emma's birthday",
      `URL;VALUE=URI:${HUB}`,
      "TRIGGER:-P21D",
      "ACTION:DISPLAY",
    ]) {
      expect(lines).toContain(line);
    }
  });

  test("repeats February 29 on the last day of February", () => {
    const lines = listLines(written({ birthdayMonth: 2, birthdayDay: 29 }));
    expect(lines).toContain("DTSTART;VALUE=DATE:20260228");
    expect(lines).toContain("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1");
  });

  test("includes the second day, and is empty without a day", () => {
    const christmas = { secondDayName: "Christmas", secondDayMonth: 12, secondDayDay: 25 };
    const lines = listLines(written(christmas));
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
    expect(lines).toContain("SUMMARY:Emma: Christmas");
    expect(lines).toContain("UID:k1-second-day@giftling.example");
    expect(written({ birthdayDay: null })).toBe("");
  });

  test("escapes names and folds lines at 75 octets without splitting characters", () => {
    const secondDayName = "Día; de, los \\ Reyes 李小龍李小龍李小龍😀😀😀";
    const firstName = "BEGIN:VALARM, 李小龍 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀";
    const text = written({ firstName, secondDayName, secondDayMonth: 1, secondDayDay: 6 });
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
    const escaped = `${firstName}: ${secondDayName}`.replaceAll(/[\\;,]/g, "\\$&");
    expect(listLines(text)).toContain(`SUMMARY:${escaped}`);
  });
});

describe("GET /hub/:familyUrl/calendar.ics", () => {
  const get = (url: string) => world.app.inject(url);

  test("serves the days of the requested kid, otherwise of the first kid, without a birth year", async () => {
    const { id, familyUrl } = await world.parent();
    const path = `/hub/${familyUrl}/calendar.ics`;
    expect((await get(path)).statusCode).toBe(404);
    const zoe = { firstName: "Zoë", birthdayMonth: 3, birthdayDay: 14 };
    await makeKid(world.db, id, zoe);
    const leo = await makeKid(world.db, id, { ...zoe, firstName: "Leo", birthdayDay: 20 });
    const dateless = await makeKid(world.db, id, { ...zoe, birthdayDay: null, position: 2 });
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="zoe.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
    });
    expect(answer.body).toContain("SUMMARY:Zoë's birthday");
    expect((await get(`${path}?kid=${leo.id}`)).body).toContain("SUMMARY:Leo's birthday");
    expect((await get(`${path}?kid=nobody`)).body).toContain("SUMMARY:Zoë's birthday");
    expect((await get(`${path}?kid=${dateless.id}`)).statusCode).toBe(404);
    expect((await get(`/hub/nobody-has-this/calendar.ics`)).statusCode).toBe(404);
  });

  test("omits a hidden birthday and requires the passcode", async () => {
    const { id, familyUrl, caller } = await world.parent();
    const path = `/hub/${familyUrl}/calendar.ics`;
    const day = { secondDayName: "Christmas", secondDayMonth: 12, secondDayDay: 25 };
    await makeKid(world.db, id, { birthdayMonth: 3, birthdayDay: 14, ...day });
    await caller.account.updateSharing({ showsBirthday: false });
    const { body } = await get(path);
    expect(body).toContain("Christmas");
    expect(body).not.toContain("birthday");
    await caller.account.updateSharing({ passcode: "tulip bed" });
    const locked = await get(path);
    expect(locked.statusCode).toBe(401);
    expect(locked.body).toContain(`action="/hub/${familyUrl}"`);
    expect(locked.body).not.toContain("Christmas");
  });

  test("serves the demo", async () => {
    expect((await get("/hub/demo/calendar.ics")).body).toContain(
      "SUMMARY:Emma: First day of school",
    );
  });
});

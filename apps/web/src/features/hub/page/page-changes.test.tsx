import { addDays, countDaysToHubPageChange, type HubView } from "@giftling/domain";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHubFixture } from "../../../testing/render-hub.tsx";
import { createPageElement, TEST_CONFIG } from "../../../testing/server-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders a hub on a day of 2026 or later, as the server does. Day 0 is January 1, 2026. */
async function renderOnDay(hub: HubView, day: number): Promise<string> {
  vi.setSystemTime(new Date(2026, 0, 1 + day, 12));
  const hubKids = { familyUrl: hub.familyUrl, kids: [hub.kid], theme: hub.theme };
  const answers = { config: TEST_CONFIG, user: null, hubKids, hub };
  return renderToString(await createPageElement({ url: `/hub/${hub.familyUrl}`, answers }));
}

/** Days of 2026 up to March 21 and around the end of the year. All changes of the tested hub are on these days. */
const DAYS = Array.from({ length: 371 }, (_, day) => day).filter((day) => day < 80 || day > 360);

const calendarDay = (day: number) => {
  const date = addDays(new Date("2026-01-01T00:00:00Z"), day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

it("changes only on the days that countDaysToHubPageChange returns (rule: hub-cache)", async () => {
  const hub = createHubFixture();
  const { sizes } = hub;
  if (!sizes) throw new Error("Emma's hub has no sizes");
  const shown = {
    ...hub,
    familyUrl: "rivera",
    kid: { ...hub.kid, birthdayMonth: 3, birthdayDay: 14 },
    sizes: { ...sizes, checkedIn: "2026-01" },
  };
  let before = await renderOnDay(shown, 0);
  let next = countDaysToHubPageChange(shown, calendarDay(0));
  for (const day of DAYS.slice(1)) {
    const now = await renderOnDay(shown, day);
    expect(now !== before, `day ${day}`).toBe(day === next);
    if (day === next) next = day + (countDaysToHubPageChange(shown, calendarDay(day)) ?? 0);
    before = now;
  }
});

import { expect, test } from "vitest";
import { getDeviceName } from "./device-name.ts";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, "Safari, iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, "Safari, Mac"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`, "Chrome, Android"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} SamsungBrowser/28.0`, "Samsung Internet, Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, "Edge, Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["curl/8.5.0", null],
  ["", null],
])("names the device of %s", (userAgent, expected) => {
  expect(getDeviceName(userAgent)).toBe(expected);
});

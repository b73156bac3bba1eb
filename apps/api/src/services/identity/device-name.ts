/** Browser names by user-agent pattern. A browser that imitates another browser comes before the imitated browser. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

const findName = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns the browser and the system of a user agent, such as "Safari, iPhone", or null (rule: sessions). */
export function getDeviceName(userAgent: string): string | null {
  const names = [findName(BROWSERS, userAgent), findName(SYSTEMS, userAgent)];
  return names.filter(Boolean).join(", ") || null;
}

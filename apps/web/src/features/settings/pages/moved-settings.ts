import type { SettingsPagePath } from "@giftling/messages/settings/pages";

type MovedSetting = { to: SettingsPagePath; hash?: string };

/** Settings pages by former anchor on `/settings`, as in sent mails and bookmarks (rule: settings-pages). */
const BY_ANCHOR: Readonly<Record<string, MovedSetting>> = {
  family: { to: "/settings/people" },
  hub: { to: "/settings/privacy" },
  notifications: { to: "/settings/mail" },
  plan: { to: "/settings/plan" },
  data: { to: "/settings/account", hash: "data" },
  "any-shop": { to: "/settings/any-shop" },
};

/** Returns the page that a former `/settings` URL now leads to. Returns null for any other URL. */
export function findMovedSettingsPage(
  path: string,
  search: string,
  anchor: string,
): MovedSetting | null {
  if (path.replace(/\/+$/, "") !== "/settings") return null;
  if (new URLSearchParams(search).has("handover")) return { to: "/settings/people" };
  return BY_ANCHOR[anchor] ?? null;
}

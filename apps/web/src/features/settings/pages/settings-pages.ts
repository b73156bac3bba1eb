import type { SettingsPagePath } from "@giftling/messages/settings/pages";
import {
  IconBell,
  IconCreditCard,
  IconLanguage,
  IconLink,
  IconLock,
  IconPalette,
  IconShoppingBag,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";

/** Settings form whose unsaved values are stored as a draft. */
export type SettingsDraftName =
  | "familyUrl"
  | "passcode"
  | "invitation"
  | "title"
  | "languages"
  | "currency"
  | "name";

type ListedPage = {
  to: SettingsPagePath;
  Icon: typeof IconLink;
  drafts: readonly SettingsDraftName[];
};

/** Pages in the settings list, in order. Pages below a listed page are omitted (rule: settings-pages). */
export const SETTINGS_PAGES: readonly ListedPage[] = [
  { to: "/settings/link", Icon: IconLink, drafts: ["familyUrl"] },
  { to: "/settings/privacy", Icon: IconLock, drafts: ["passcode"] },
  { to: "/settings/people", Icon: IconUsers, drafts: ["invitation"] },
  { to: "/settings/mail", Icon: IconBell, drafts: [] },
  { to: "/settings/look", Icon: IconPalette, drafts: ["title"] },
  { to: "/settings/language", Icon: IconLanguage, drafts: ["languages", "currency"] },
  { to: "/settings/any-shop", Icon: IconShoppingBag, drafts: [] },
  { to: "/settings/plan", Icon: IconCreditCard, drafts: [] },
  { to: "/settings/account", Icon: IconUser, drafts: ["name"] },
];

/** Returns the key under which a form's unsaved values are stored for a parent. */
export const getSettingsDraftKey = (userId: string, draft: SettingsDraftName): string =>
  `settings ${userId} ${draft}`;

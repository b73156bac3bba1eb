import type { UserView } from "@giftling/domain";
import { passcodeSetStatus, type SettingsPagePath } from "@giftling/messages/settings/pages";
import { Navigate, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useConfig } from "../../page-context.ts";
import {
  AccountSection,
  CloseAccountSection,
  DataExportSection,
  LeaveFamilySection,
  ParentNameSection,
} from "./account/account-section.tsx";
import { SessionsSection } from "./account/sessions-section.tsx";
import { SubscriptionSection } from "./account/subscription-section.tsx";
import { BookmarkletSection } from "./bookmarklet-section.tsx";
import { DeletedKidsSection } from "./deleted-kids-section.tsx";
import { FamilyUrlSection } from "./family-url-section.tsx";
import { CurrencySection, LanguageSection } from "./language-sections.tsx";
import { HubTitleSection, ThemeSection } from "./look-sections.tsx";
import {
  DigestSettingSection,
  MailPreferencesCard,
  MailRepliesSection,
} from "./mail-preferences-card.tsx";
import { HandoverSection } from "./members/handover-section.tsx";
import { MembersSection } from "./members/members-section.tsx";
import { SettingLinkList, SettingsPageLink } from "./pages/setting-link.tsx";
import { SettingsFrame } from "./pages/settings-frame.tsx";
import { CloseOrLeaveLink, SettingsOverview } from "./pages/settings-overview.tsx";
import { PasskeysSection } from "./passkeys/passkeys-section.tsx";
import {
  LinkPreviewPhotoSection,
  PasscodeSection,
  PrivacySection,
  SurprisesSection,
} from "./privacy-sections.tsx";
import { PushSection } from "./push/push-section.tsx";
import { SignUpInvitesSection } from "./sign-up-invites/sign-up-invites-section.tsx";
import { WebhooksSection } from "./webhooks/webhooks-section.tsx";

type PageProps = { user: UserView; now: Date };

/** Content of each settings page: either switches that save immediately, or forms (rule: settings-pages). */
const CONTENT: Readonly<Record<SettingsPagePath, (props: PageProps) => ReactNode>> = {
  "/settings/link": FamilyUrlSection,
  "/settings/privacy": ({ user }) => (
    <>
      <PrivacySection user={user} />
      <SettingLinkList>
        <SettingsPageLink to="/settings/privacy/passcode">
          {user.hasPasscode && <p>{passcodeSetStatus()}</p>}
        </SettingsPageLink>
        <SettingsPageLink to="/settings/privacy/surprises" />
      </SettingLinkList>
      <LinkPreviewPhotoSection photoInPreviews={user.photoInPreviews} />
    </>
  ),
  "/settings/privacy/passcode": PasscodeSection,
  "/settings/privacy/surprises": SurprisesSection,
  "/settings/people": ({ user }) => (
    <>
      <HandoverSection user={user} />
      <MembersSection user={user} />
      {user.canInviteFamilies && <SignUpInvitesSection />}
    </>
  ),
  "/settings/mail": ({ user }) => (
    <>
      <MailPreferencesCard />
      <SettingLinkList>
        <SettingsPageLink to="/settings/mail/push" />
      </SettingLinkList>
      <MailRepliesSection email={user.email} />
      <DigestSettingSection isOn={user.sendsDigests} />
    </>
  ),
  "/settings/mail/push": PushSection,
  "/settings/look": ({ user }) => (
    <>
      <SettingLinkList>
        <SettingsPageLink to="/settings/look/title">
          {user.hubTitle && <p dir="auto">{user.hubTitle}</p>}
        </SettingsPageLink>
      </SettingLinkList>
      <ThemeSection user={user} />
    </>
  ),
  "/settings/look/title": HubTitleSection,
  "/settings/language": ({ user }) => (
    <>
      <LanguageSection user={user} />
      <CurrencySection user={user} />
    </>
  ),
  "/settings/any-shop": BookmarkletSection,
  "/settings/plan": SubscriptionSection,
  "/settings/account": ({ user }) => (
    <>
      <ParentNameSection firstName={user.firstName} lastName={user.lastName} />
      <AccountSection email={user.email} kidCount={user.kidCount} />
      {user.role === "owner" && <DeletedKidsSection />}
      <DataExportSection />
      <SettingLinkList>
        <SettingsPageLink to="/settings/account/sessions" />
        {user.role === "owner" && <SettingsPageLink to="/settings/account/webhooks" />}
        <CloseOrLeaveLink user={user} />
      </SettingLinkList>
    </>
  ),
  "/settings/account/sessions": () => (
    <>
      <SessionsSection />
      <PasskeysSection />
    </>
  ),
  "/settings/account/webhooks": WebhooksSection,
  "/settings/account/close": ({ user }) =>
    user.role === "owner" ? <CloseAccountSection /> : <LeaveFamilySection user={user} />,
};

const isSettingsPage = (path: string): path is SettingsPagePath => path in CONTENT;

/** Renders the settings page at the URL's path, or the overview (rule: settings-pages). */
export function SettingsPage({ user, now }: PageProps) {
  const { billing } = useConfig();
  const { pathname, hash } = useLocation();
  const path = isSettingsPage(pathname) ? pathname : null;
  if (path === "/settings/plan" && !billing) return <Navigate to="/settings" replace />;
  const Content = path === null ? SettingsOverview : CONTENT[path];
  return (
    <SettingsFrame path={path} anchor={hash} user={user}>
      <Content user={user} now={now} />
    </SettingsFrame>
  );
}

import type { UserView } from "@giftling/domain";
import { subscriptionLink } from "@giftling/messages/dashboard/menu";
import * as accountWords from "@giftling/messages/settings/account";
import { familyUrlTitle } from "@giftling/messages/settings/family-url";
import {
  handoverRequestDescription,
  handoverRequestTitle,
} from "@giftling/messages/settings/handover";
import { leaveFamilyDescription, leaveFamilyLabel } from "@giftling/messages/settings/members";
import { IconLockOpen } from "@tabler/icons-react";
import { formatDate } from "../../../components/format-relative-date.ts";
import { PlanNotice } from "../../../components/plan-notice.tsx";
import { useConfig } from "../../../page-context.ts";
import { AccountDetails } from "../account/account-section.tsx";
import { CurrentPlanDetails } from "../account/subscription-section.tsx";
import { OwnerOnlyNote } from "../setting-section.tsx";
import { SettingLink, SettingLinkList } from "./setting-link.tsx";
import classes from "./settings-overview.module.css";

/** Renders /settings: notices, and summaries with links to the settings pages (rule: settings-page). */
export function SettingsOverview({ user, now }: { user: UserView; now: Date }) {
  const { billing } = useConfig();
  const isOwner = user.role === "owner";
  return (
    <>
      {window.isSecureContext === false && (
        <PlanNotice
          title={accountWords.unencryptedConnectionTitle()}
          text={accountWords.unencryptedConnectionNote()}
          Icon={IconLockOpen}
        />
      )}
      {user.handover?.token && (
        <SettingLinkList>
          <SettingLink to="/settings/people" title={handoverRequestTitle(user.ownerName)}>
            <p>{handoverRequestDescription(formatDate(user.handover.expiresAt))}</p>
          </SettingLink>
        </SettingLinkList>
      )}
      <SettingLinkList>
        <SettingLink to="/settings/link" title={familyUrlTitle()}>
          <p>
            {window.location.host}/hub/{user.familyUrl}
          </p>
          {!isOwner && <OwnerOnlyNote ownerName={user.ownerName} what="address" />}
        </SettingLink>
        <SettingLink to="/settings/account" title={accountWords.parentNameTitle()}>
          <p dir="auto">
            {user.firstName} {user.lastName}
          </p>
        </SettingLink>
        <SettingLink to="/settings/account" hash="account-info" title={accountWords.accountTitle()}>
          <AccountDetails email={user.email} kidCount={user.kidCount} />
        </SettingLink>
        {billing && (
          <SettingLink to="/settings/plan" title={subscriptionLink()}>
            <CurrentPlanDetails user={user} now={now} />
          </SettingLink>
        )}
        <CloseOrLeaveLink user={user} />
      </SettingLinkList>
    </>
  );
}

/** Renders the link for closing the account or leaving the family (rule: leaving). */
export function CloseOrLeaveLink({ user: { role } }: { user: Pick<UserView, "role"> }) {
  return (
    <SettingLink
      to="/settings/account/close"
      title={role === "owner" ? accountWords.dangerZoneTitle() : leaveFamilyLabel()}
    >
      {role === "owner" ? (
        <p className={classes.danger}>{accountWords.deleteAccountButton()}</p>
      ) : (
        <p>{leaveFamilyDescription()}</p>
      )}
    </SettingLink>
  );
}

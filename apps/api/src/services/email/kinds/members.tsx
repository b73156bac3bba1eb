import { findInviteForMail, findJoinRequest } from "@giftling/db/queries/family/invites";
import { findMember } from "@giftling/db/queries/family/members";
import { listKids } from "@giftling/db/queries/kids/kids";
import { INVITE_LIFETIME_DAYS, isInvitedEmailAddress } from "@giftling/domain";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineAddressMail, defineParentMail } from "../composition/define-mail.ts";
import { deriveInviteToken } from "../composition/tokens.ts";
import { createActionMailBody } from "../templates/action-body.tsx";
import { omitLinkLikeNames, omitLinkLikeText } from "../templates/format-text.ts";

/** Mail that invites a person to join a family. Omits names that look like links (rule: invitations). */
const invitationMail = defineAddressMail({
  facts: z.strictObject({ inviteId: z.string() }),
  async read({ db, config, links, clock }, { facts: { inviteId } }) {
    // Dropped if the invitation was withdrawn, accepted or expired.
    const invite = await findInviteForMail(db, inviteId, clock.now());
    if (!invite) return null;
    return { ...invite, joinUrl: links.join(deriveInviteToken(config.secret, inviteId)) };
  },
  template({ ownerName, childNames, joinUrl }) {
    const [who = ""] = omitLinkLikeNames([ownerName]);
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.invitationSubject(who, names),
      preview: words.invitationPreview(),
      reason: words.invitationMailReason(),
      body: createActionMailBody(
        words.invitationMessage(who, names),
        joinUrl,
        words.viewInvitationButton(),
        words.invitationLinkNote(INVITE_LIFETIME_DAYS),
      ),
    };
  },
  samples: ({ links }) => ({
    invitation: {
      ownerName: "Ana",
      childNames: ["Emma", "Theo"],
      joinUrl: links.join("sample"),
    },
  }),
});

/** Mail to the owner about a person who requests to join and has not verified the invited address (rule: joining). */
const joinRequestMail = defineParentMail({
  facts: z.strictObject({ inviteId: z.string() }),
  turnedOffBy: null,
  async read({ db, links, clock }, { family, role, facts }) {
    if (role !== "owner") return null;
    const asks = await findJoinRequest(db, family.id, facts.inviteId, clock.now());
    return asks && { ...asks, settingsUrl: links.members };
  },
  template({ name, email, invited, settingsUrl }) {
    const who = omitLinkLikeText(name) ?? "";
    return {
      subject: words.joinRequestSubject(who),
      preview: words.joinRequestPreview(invited),
      title: words.joinRequestTitle(who),
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{words.joinRequestMessage(invited, who, email)}</Words>
          {isInvitedEmailAddress(email, invited) && (
            <Words>{words.unconfirmedAddressMessage()}</Words>
          )}
          <Action href={settingsUrl}>{words.respondToJoinRequestButton()}</Action>
          <Small>{words.joinRequestSecurityNote()}</Small>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-asks": {
      name: "Ben Okafor",
      email: "ben.work@example.com",
      invited: "ben@example.com",
      settingsUrl: links.members,
    },
    "parent-asks-unconfirmed": {
      name: "Ben Okafor",
      email: "ben@example.com",
      invited: "ben@example.com",
      settingsUrl: links.members,
    },
  }),
});

/** Mail to the owner about a new parent (rule: joining). */
const parentJoinedMail = defineParentMail({
  facts: z.strictObject({ userId: z.string() }),
  turnedOffBy: null,
  async read({ db, links }, { family, role, facts }) {
    const member = role === "owner" ? await findMember(db, family.id, facts.userId) : null;
    return member && { name: member.firstName, email: member.email, settingsUrl: links.members };
  },
  template({ name, email, settingsUrl }) {
    const who = omitLinkLikeText(name) || email;
    return {
      subject: words.parentJoinedSubject(who),
      preview: words.parentJoinedPreview(),
      title: words.parentJoinedTitle(who),
      body: createActionMailBody(
        words.parentJoinedMessage(who),
        settingsUrl,
        words.viewParentsButton(),
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-joined": { name: "Ben", email: "ben@example.com", settingsUrl: links.members },
  }),
});

/** Mail to a person whose request to join was approved (rule: joining). */
const joinApprovedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async read({ db, links }, { family, role }) {
    if (role === "owner") return null;
    const kids = await listKids(db, family.id);
    return { childNames: kids.map(({ firstName }) => firstName), dashboardUrl: links.dashboard };
  },
  template({ childNames, dashboardUrl }) {
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.joinApprovedSubject(names),
      preview: words.joinApprovedPreview(),
      title: words.joinApprovedTitle(),
      body: createActionMailBody(
        words.joinApprovedMessage(names),
        dashboardUrl,
        words.openDashboardButton(),
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-let-in": { childNames: ["Emma", "Theo"], dashboardUrl: links.dashboard },
  }),
});

/** Mail to a parent who was removed from the family. The mail is dropped if the parent joined again (rule: leaving). */
const parentRemovedMail = defineParentMail({
  facts: z.strictObject({ familyId: z.string(), by: z.string() }),
  turnedOffBy: null,
  async read({ db, links }, { family, facts: { familyId, by } }) {
    if (family.id === familyId) return null;
    const owner = await findMember(db, familyId, by);
    const kids = await listKids(db, familyId);
    return {
      ownerName: owner?.firstName ?? "",
      childNames: kids.map(({ firstName }) => firstName),
      dashboardUrl: links.dashboard,
    };
  },
  template({ ownerName, childNames, dashboardUrl }) {
    const owner = omitLinkLikeText(ownerName) ?? "";
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.parentRemovedSubject(names),
      preview: words.parentRemovedPreview(),
      body: createActionMailBody(
        words.parentRemovedMessage(owner, names),
        dashboardUrl,
        words.viewAccountButton(),
        words.parentRemovedNote(owner),
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-removed": {
      ownerName: "Ana",
      childNames: ["Emma", "Theo"],
      dashboardUrl: links.dashboard,
    },
  }),
});

/** Mail to the new owner after a completed handover (rule: handing-over). */
const newOwnerMail = defineParentMail({
  facts: z.strictObject({ from: z.string() }),
  turnedOffBy: null,
  async read({ db, links }, { family, role, facts }) {
    if (role !== "owner") return null;
    const from = await findMember(db, family.id, facts.from);
    return { fromName: from?.firstName ?? "", settingsUrl: links.members };
  },
  template: ({ fromName, settingsUrl }) => ({
    subject: words.newOwnerSubject(),
    preview: words.newOwnerPreview(),
    body: createActionMailBody(
      words.newOwnerMessage(omitLinkLikeText(fromName) ?? ""),
      settingsUrl,
      words.openSettingsButton(),
    ),
  }),
  samples: ({ links }) => ({
    "new-owner": { fromName: "Ana", settingsUrl: links.members },
  }),
});

export const memberMails = {
  invitation: invitationMail,
  "new-owner": newOwnerMail,
  "parent-asks": joinRequestMail,
  "parent-joined": parentJoinedMail,
  "parent-let-in": joinApprovedMail,
  "parent-removed": parentRemovedMail,
};

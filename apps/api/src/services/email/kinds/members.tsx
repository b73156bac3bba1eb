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
  read: ({ db, clock }, { family, role, facts }) =>
    role === "owner" ? findJoinRequest(db, family.id, facts.inviteId, clock.now()) : null,
  template({ name, email, invited }, links) {
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
          <Action href={links.members}>{words.respondToJoinRequestButton()}</Action>
          <Small>{words.joinRequestSecurityNote()}</Small>
        </>
      ),
    };
  },
  samples() {
    const sample = { name: "Ben Okafor", email: "ben@example.com", invited: "ben@example.com" };
    return {
      "parent-asks": { ...sample, email: "ben.work@example.com" },
      "parent-asks-unconfirmed": sample,
    };
  },
});

/** Mail to the owner about a new parent (rule: joining). */
const parentJoinedMail = defineParentMail({
  facts: z.strictObject({ userId: z.string() }),
  turnedOffBy: null,
  async read({ db }, { family, role, facts }) {
    const member = role === "owner" ? await findMember(db, family.id, facts.userId) : null;
    return member && { name: member.firstName, email: member.email };
  },
  template({ name, email }, links) {
    const who = omitLinkLikeText(name) || email;
    return {
      subject: words.parentJoinedSubject(who),
      preview: words.parentJoinedPreview(),
      title: words.parentJoinedTitle(who),
      body: createActionMailBody(
        words.parentJoinedMessage(who),
        links.members,
        words.viewParentsButton(),
      ),
    };
  },
  samples: () => ({ "parent-joined": { name: "Ben", email: "ben@example.com" } }),
});

/** Mail to a person whose request to join was approved (rule: joining). */
const joinApprovedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async read({ db }, { family, role }) {
    if (role === "owner") return null;
    const kids = await listKids(db, family.id);
    return { childNames: kids.map(({ firstName }) => firstName) };
  },
  template({ childNames }, links) {
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.joinApprovedSubject(names),
      preview: words.joinApprovedPreview(),
      title: words.joinApprovedTitle(),
      body: createActionMailBody(
        words.joinApprovedMessage(names),
        links.dashboard,
        words.openDashboardButton(),
      ),
    };
  },
  samples: () => ({ "parent-let-in": { childNames: ["Emma", "Theo"] } }),
});

/** Mail to a parent who was removed from the family. The mail is dropped if the parent joined again (rule: leaving). */
const parentRemovedMail = defineParentMail({
  facts: z.strictObject({ familyId: z.string(), by: z.string() }),
  turnedOffBy: null,
  async read({ db }, { family, facts: { familyId, by } }) {
    if (family.id === familyId) return null;
    const owner = await findMember(db, familyId, by);
    const kids = await listKids(db, familyId);
    return {
      ownerName: owner?.firstName ?? "",
      childNames: kids.map(({ firstName }) => firstName),
    };
  },
  template({ ownerName, childNames }, links) {
    const owner = omitLinkLikeText(ownerName) ?? "";
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.parentRemovedSubject(names),
      preview: words.parentRemovedPreview(),
      body: createActionMailBody(
        words.parentRemovedMessage(owner, names),
        links.dashboard,
        words.viewAccountButton(),
        words.parentRemovedNote(owner),
      ),
    };
  },
  samples: () => ({ "parent-removed": { ownerName: "Ana", childNames: ["Emma", "Theo"] } }),
});

/** Mail to the new owner after a completed handover (rule: handing-over). */
const newOwnerMail = defineParentMail({
  facts: z.strictObject({ from: z.string() }),
  turnedOffBy: null,
  async read({ db }, { family, role, facts }) {
    if (role !== "owner") return null;
    const from = await findMember(db, family.id, facts.from);
    return { fromName: from?.firstName ?? "" };
  },
  template: ({ fromName }, links) => ({
    subject: words.newOwnerSubject(),
    preview: words.newOwnerPreview(),
    body: createActionMailBody(
      words.newOwnerMessage(omitLinkLikeText(fromName) ?? ""),
      links.members,
      words.openSettingsButton(),
    ),
  }),
  samples: () => ({ "new-owner": { fromName: "Ana" } }),
});

export const memberMails = {
  invitation: invitationMail,
  "new-owner": newOwnerMail,
  "parent-asks": joinRequestMail,
  "parent-joined": parentJoinedMail,
  "parent-let-in": joinApprovedMail,
  "parent-removed": parentRemovedMail,
};

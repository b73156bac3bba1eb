import { findHandover } from "@giftling/db/queries/family/handovers";
import { findMember } from "@giftling/db/queries/family/members";
import { addDays, HANDOVER_LIFETIME_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/mail/handover";
import { openDashboardButton, openSettingsButton } from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { deriveHandoverToken } from "../composition/tokens.ts";
import { createActionMailBody } from "../templates/action-body.tsx";
import { formatDay } from "../templates/format-text.ts";

/**
 * Mail that requests a parent's consent to become the owner. The mail is dropped after the handover
 * (rule: handing-over).
 */
const handoverRequestMail = defineParentMail({
  facts: z.strictObject({ handoverId: z.string() }),
  turnedOffBy: null,
  async read({ db, config, links, clock }, { family, user, facts: { handoverId } }) {
    const handover = await findHandover(db, family.id, clock.now());
    if (handover?.id !== handoverId || handover.memberId !== user.id) return null;
    const owner = await findMember(db, family.id, handover.askedBy);
    return {
      ownerName: owner?.firstName ?? "",
      hasBilling: config.billing,
      handoverUrl: links.handover(deriveHandoverToken(config.secret, handoverId)),
    };
  },
  template: ({ ownerName, hasBilling, handoverUrl }) => ({
    subject: words.handoverRequestSubject(ownerName),
    preview: words.handoverRequestPreview(),
    body: createActionMailBody(
      hasBilling ? words.handoverRequestMessage() : words.handoverRequestMessageWithoutBilling(),
      handoverUrl,
      words.respondToHandoverButton(),
      words.handoverLinkNote(HANDOVER_LIFETIME_DAYS),
    ),
  }),
  samples: ({ links }) => ({
    "hand-over-asked": {
      ownerName: "Ana",
      hasBilling: true,
      handoverUrl: links.handover("sample"),
    },
  }),
});

/** Mail to the owner about a declined handover (rule: handing-over). */
const handoverDeclinedMail = defineParentMail({
  facts: z.strictObject({ by: z.string() }),
  turnedOffBy: null,
  async read({ db }, { family, role, facts: { by } }) {
    if (role !== "owner") return null;
    const member = await findMember(db, family.id, by);
    return { memberName: member?.firstName ?? "" };
  },
  template: ({ memberName }, { members }) => ({
    subject: words.handoverDeclinedSubject(memberName),
    preview: words.handoverDeclinedPreview(),
    body: createActionMailBody(words.handoverDeclinedMessage(), members, openSettingsButton()),
  }),
  samples: () => ({ "hand-over-declined": { memberName: "Ben" } }),
});

/** Mail to the owner that confirms the request for a handover (rule: handing-over). */
const handoverConfirmationMail = defineParentMail({
  facts: z.strictObject({ handoverId: z.string() }),
  turnedOffBy: null,
  async read({ db, clock }, { family, user, facts: { handoverId } }) {
    const handover = await findHandover(db, family.id, clock.now());
    if (handover?.id !== handoverId || handover.askedBy !== user.id) return null;
    const member = await findMember(db, family.id, handover.memberId);
    return { memberName: member?.firstName ?? "" };
  },
  template: ({ memberName }, links) => ({
    subject: words.handoverRequestSentSubject(memberName),
    preview: words.handoverRequestSentPreview(memberName),
    body: createActionMailBody(
      words.handoverRequestSentMessage(memberName, HANDOVER_LIFETIME_DAYS),
      links.members,
      openSettingsButton(),
      words.handoverRequestSentSecurityNote(),
    ),
  }),
  samples: () => ({ "hand-over-sent": { memberName: "Ben" } }),
});

/** Mail to the former owner about an accepted handover (rule: handing-over). */
const handoverCompletedMail = defineParentMail({
  facts: z.strictObject({ to: z.string() }),
  turnedOffBy: null,
  async read({ db, config }, { family, role, facts: { to } }) {
    if (role === "owner") return null;
    const owner = await findMember(db, family.id, to);
    return {
      ownerName: owner?.firstName ?? "",
      hasPlan: config.billing && family.stripeCustomerId !== null,
    };
  },
  template: ({ ownerName, hasPlan }, links) => ({
    subject: words.handoverAcceptedSubject(ownerName),
    preview: words.handoverAcceptedPreview(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.handoverAcceptedMessage()}</Words>
        {hasPlan && <Words>{words.paymentCardRemovedMessage()}</Words>}
        <Action href={links.dashboard}>{openDashboardButton()}</Action>
      </>
    ),
  }),
  samples: () => ({ "handed-over": { ownerName: "Ben", hasPlan: true } }),
});

/** Mail that requests a payment method from a new owner before the plan renews (rule: handing-over). */
const paymentMethodNeededMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  read({ config }, { family, role }) {
    const { paymentMissingSince, subscriptionStatus: status, currentPeriodEnd } = family;
    const isRunning = status !== null && status !== "canceled";
    if (role !== "owner" || !config.billing || !isRunning || !paymentMissingSince) return null;
    return { renewsOn: currentPeriodEnd };
  },
  template: ({ renewsOn }, links) => ({
    subject: words.addPaymentCardSubject(),
    preview: words.addPaymentCardPreview(),
    body: createActionMailBody(
      words.addPaymentCardMessage(renewsOn && formatDay(renewsOn)),
      links.subscription,
      words.addPaymentCardButton(),
    ),
  }),
  samples: ({ now }) => ({ "payment-method-needed": { renewsOn: addDays(now, 20) } }),
});

export const handoverMails = {
  "hand-over-asked": handoverRequestMail,
  "hand-over-declined": handoverDeclinedMail,
  "hand-over-sent": handoverConfirmationMail,
  "handed-over": handoverCompletedMail,
  "payment-method-needed": paymentMethodNeededMail,
};

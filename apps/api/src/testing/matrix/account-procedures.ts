import type { ProcedureName } from "../../http/rest/procedures.ts";
import { createOpenAccountOutcomes } from "./actors.ts";
import {
  ANY_ACCOUNT_OUTCOMES,
  ANY_ACTOR_OUTCOMES,
  OPEN_ACCOUNT_OUTCOMES,
  OWN_FAMILY_OUTCOMES,
  type ProcedureRow,
  PUBLIC_ITEM_OUTCOMES,
} from "./rows.ts";

let count = 0;

export const ACCOUNT_PROCEDURE_ROWS = {
  "account.config": { outcomes: ANY_ACTOR_OUTCOMES },
  "account.version": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "account.user": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "account.updateProfile": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ firstName: "Ana", lastName: "Rivera" }),
  },
  "account.setFamilyUrl": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => {
      count += 1;
      return { familyUrl: `matrix-${count}` };
    },
  },
  "account.addressFree": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ familyUrl: "somewhere-free" }),
  },
  "account.updateLanguages": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ hubLanguage: "es" }),
  },
  "account.checkArrivals": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "account.setCurrency": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ currency: "USD" }),
  },
  "account.updateSharing": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ photoInPreviews: true }),
  },
  "account.retireAddress": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ address: await family.formerAddress() }),
  },
  "account.theme": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "account.updateTheme": { outcomes: OPEN_ACCOUNT_OUTCOMES, input: () => ({ palette: "coral" }) },
  "account.mailPreferences": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "account.updateMailPreferences": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ giftRecorded: false }),
  },
  "account.sessions": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "account.signOutEverywhere": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "account.close": { outcomes: ANY_ACCOUNT_OUTCOMES, input: () => ({ confirm: "DELETE" }) },
  "account.closure": {
    outcomes: { ...ANY_ACCOUNT_OUTCOMES, ...createOpenAccountOutcomes("NOT_FOUND") },
  },
  "account.reactivate": { outcomes: ANY_ACCOUNT_OUTCOMES },

  "passkeys.list": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "passkeys.options": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  // The input is no response to a challenge.
  "passkeys.add": {
    outcomes: {
      ...OPEN_ACCOUNT_OUTCOMES,
      ...createOpenAccountOutcomes("CONFLICT"),
      "other parent": "CONFLICT",
    },
    input: () => ({ id: "AQ", clientDataJSON: "AQ", attestationObject: "AQ" }),
  },
  // A passkey belongs to one parent.
  "passkeys.rename": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, "co-parent": "NOT_FOUND" },
    input: async (family) => ({ ...(await family.passkey()), name: "My phone" }),
  },
  "passkeys.remove": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, "co-parent": "NOT_FOUND" },
    input: (family) => family.passkey(),
  },
  "passkeys.dismissOffer": { outcomes: OPEN_ACCOUNT_OUTCOMES },

  "webhooks.list": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "webhooks.create": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ url: "https://home.example/hooks", events: ["gift.recorded"] }),
  },
  "webhooks.update": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.webhook(), isOn: false }),
  },
  "webhooks.remove": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.newWebhook() }),
  },
  "webhooks.deliveries": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.webhook() }),
  },
  "webhooks.test": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.webhook() }),
  },
  "webhooks.sendAgain": { outcomes: OWN_FAMILY_OUTCOMES, input: (family) => family.delivery() },

  "signUpInvites.list": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  // Sign-ups at the test server are open, so invitations are not available.
  "signUpInvites.create": {
    outcomes: {
      ...OPEN_ACCOUNT_OUTCOMES,
      ...createOpenAccountOutcomes("CONFLICT"),
      "other parent": "CONFLICT",
    },
  },
  "signUpInvites.takeBack": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: (family) => family.signUpInvite(),
  },

  "push.settings": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "push.subscribe": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => {
      count += 1;
      const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
      return { endpoint: `https://push.example/matrix/${count}`, keys };
    },
  },
  // A push subscription belongs to one parent.
  "push.unsubscribe": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, "co-parent": "NOT_FOUND" },
    input: (family) => family.pushSubscription(),
  },
  "push.renew": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, "co-parent": "NOT_FOUND" },
    input: (family) => family.pushSubscription(),
  },
  "push.update": { outcomes: OPEN_ACCOUNT_OUTCOMES, input: () => ({ quietFrom: 20 }) },
  "push.test": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, "co-parent": "NOT_FOUND" },
    input: (family) => family.pushSubscription(),
  },

  "billing.createSubscriptionSession": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "billing.createPortalSession": {
    outcomes: { ...OPEN_ACCOUNT_OUTCOMES, ...createOpenAccountOutcomes("NO_SUBSCRIPTION") },
  },
  "billing.refresh": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "billing.continueOnFree": { outcomes: OPEN_ACCOUNT_OUTCOMES },

  "family.members": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "family.removeMember": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, "co-parent": "OWNER_ONLY", "closed parent": "ok" },
    input: async (family) => ({ id: await family.otherParent() }),
  },
  "family.handOver": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, owner: "CONFLICT", "owner without address": "CONFLICT" },
    input: async (family) => ({ memberId: await family.owner() }),
  },
  "family.acceptHandOver": {
    outcomes: { ...OPEN_ACCOUNT_OUTCOMES, ...createOpenAccountOutcomes("NOT_FOUND") },
    input: () => ({ token: "forged" }),
  },
  "family.endHandOver": {
    outcomes: { ...OPEN_ACCOUNT_OUTCOMES, ...createOpenAccountOutcomes("NOT_FOUND") },
  },
  "family.invites": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "family.invite": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => {
      count += 1;
      return { email: `matrix-${count}@example.com` };
    },
  },
  "family.sendInviteAgain": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: (await family.invited()).id }),
  },
  "family.confirmInvite": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: (await family.asked()).id }),
  },
  "family.withdrawInvite": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: (await family.invited()).id }),
  },
  "family.invitation": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.joinToken() },
  "family.accept": {
    outcomes: {
      ...OWN_FAMILY_OUTCOMES,
      ...createOpenAccountOutcomes("CONFLICT"),
      "other parent": "ok",
    },
    input: (family) => family.joinToken(),
  },

  "referrals.stats": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "referrals.click": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.referralCode() },

  // For a private host, the procedure succeeds with the result "manual".
  "previews.fetch": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ url: "http://127.0.0.1/" }),
  },
} satisfies Partial<Record<ProcedureName, ProcedureRow>>;

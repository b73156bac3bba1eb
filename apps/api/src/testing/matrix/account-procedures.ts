import type { ProcedureName } from "../../http/rest/procedures.ts";
import { openParents } from "./actors.ts";
import { ACCOUNT, ALL, OWN, PUBLIC, type Row, SELF } from "./rows.ts";

let count = 0;

/** Rows of the procedures for the account, its members, the plan, the referrals and product pages. */
export const ACCOUNT_PROCEDURES = {
  "account.config": { outcomes: ALL },
  "account.user": { outcomes: SELF },
  "account.updateProfile": {
    outcomes: SELF,
    input: () => ({ firstName: "Ana", lastName: "Rivera" }),
  },
  "account.setFamilyUrl": {
    outcomes: SELF,
    input: () => {
      count += 1;
      return { familyUrl: `matrix-${count}` };
    },
  },
  "account.addressFree": { outcomes: SELF, input: () => ({ familyUrl: "somewhere-free" }) },
  "account.updateLanguages": { outcomes: SELF, input: () => ({ hubLanguage: "es" }) },
  "account.updateSharing": { outcomes: SELF, input: () => ({ photoInPreviews: true }) },
  "account.retireAddress": {
    outcomes: OWN,
    input: async (family) => ({ address: await family.formerAddress() }),
  },
  "account.theme": { outcomes: SELF },
  "account.updateTheme": { outcomes: SELF, input: () => ({ palette: "coral" }) },
  "account.mailPreferences": { outcomes: SELF },
  "account.updateMailPreferences": { outcomes: SELF, input: () => ({ giftRecorded: false }) },
  "account.close": { outcomes: ACCOUNT, input: () => ({ confirm: "DELETE" }) },
  // An open account has no closure.
  "account.closure": { outcomes: { ...ACCOUNT, ...openParents("NOT_FOUND") } },
  "account.reactivate": { outcomes: ACCOUNT },

  "billing.createSubscriptionSession": { outcomes: SELF },
  "billing.createPortalSession": { outcomes: { ...SELF, ...openParents("NO_SUBSCRIPTION") } },
  "billing.refresh": { outcomes: SELF },
  "billing.continueOnFree": { outcomes: SELF },

  "family.members": { outcomes: SELF },
  "family.removeMember": {
    outcomes: { ...OWN, "co-parent": "OWNER_ONLY", "closed parent": "ok" },
    input: async (family) => ({ id: await family.otherParent() }),
  },
  "family.handOver": {
    // The member is already the owner.
    outcomes: { ...OWN, owner: "CONFLICT", "owner without address": "CONFLICT" },
    input: async (family) => ({ memberId: await family.owner() }),
  },
  "family.acceptHandOver": {
    outcomes: { ...SELF, ...openParents("NOT_FOUND") },
    input: () => ({ token: "forged" }),
  },
  "family.endHandOver": { outcomes: { ...SELF, ...openParents("NOT_FOUND") } },
  "family.invites": { outcomes: SELF },
  "family.invite": {
    outcomes: SELF,
    input: () => {
      count += 1;
      return { email: `matrix-${count}@example.com` };
    },
  },
  "family.sendInviteAgain": {
    outcomes: OWN,
    input: async (family) => ({ id: (await family.invited()).id }),
  },
  "family.confirmInvite": {
    outcomes: OWN,
    input: async (family) => ({ id: (await family.asked()).id }),
  },
  "family.withdrawInvite": {
    outcomes: OWN,
    input: async (family) => ({ id: (await family.invited()).id }),
  },
  "family.invitation": { outcomes: PUBLIC, input: (family) => family.joinToken() },
  // A member of the family cannot join it again.
  "family.accept": {
    outcomes: { ...OWN, ...openParents("CONFLICT"), "other parent": "ok" },
    input: (family) => family.joinToken(),
  },

  "referrals.stats": { outcomes: SELF },
  "referrals.click": { outcomes: PUBLIC, input: (family) => family.referralCode() },

  // A private host gets a response, too: "manual".
  "previews.fetch": { outcomes: SELF, input: () => ({ url: "http://127.0.0.1/" }) },
} satisfies Partial<Record<ProcedureName, Row>>;

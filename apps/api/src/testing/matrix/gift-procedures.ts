import type { ProcedureName } from "../../http/rest/procedures.ts";
import { createUniformOutcomes } from "./actors.ts";
import {
  ANY_ACTOR_OUTCOMES,
  getKidInput,
  OPEN_ACCOUNT_OUTCOMES,
  OWN_FAMILY_OUTCOMES,
  type ProcedureRow,
  PUBLIC_ITEM_OUTCOMES,
  STRANGER_OUTCOMES,
} from "./rows.ts";

export const GIFT_PROCEDURE_ROWS = {
  "gratitude.contributions": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.reportContribution": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: ({ kidId }) => ({ kidId, isAnonymous: true, amount: 25, type: "529" }),
  },
  "gratitude.recordContribution": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({
      kidId,
      isAnonymous: true,
      amount: 25,
      type: "529",
      givenOn: "2026-03-14",
    }),
  },
  "gratitude.setContributionStatus": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.contribution(), status: "confirmed" }),
  },
  "gratitude.keepContribution": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.contribution() }),
  },
  "gratitude.waiting": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "gratitude.wall": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.approveNames": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ kidId: family.kidId, ids: [await family.contribution()] }),
  },
  "gratitude.putBackDay": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, day: "2026-03-14" }),
  },
  "gratitude.editWallEntry": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({
      kind: "contribution",
      id: await family.contribution(),
      isOnWall: false,
    }),
  },
  "gratitude.pendingThankYous": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.sentThankYous": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.sendThankYou": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.thankYou(), personalMessage: "Thank you." }),
  },
  "gratitude.sendThankYous": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ ids: [await family.thankYou()], personalMessage: "Thank you." }),
  },
  "gratitude.markThanked": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.thankYou(), isThanked: true }),
  },
  "mine.ask": { outcomes: ANY_ACTOR_OUTCOMES, input: () => ({ email: "nobody@example.com" }) },
  "mine.removed": { outcomes: ANY_ACTOR_OUTCOMES, input: () => ({ tokens: ["made-up"] }) },
  "mine.gifts": {
    outcomes: createUniformOutcomes("NOT_FOUND"),
    input: () => ({ token: "made-up" }),
  },
  "gifts.record": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: ({ kidId }) => ({ kidId, label: "A puzzle", isAnonymous: true }),
  },
  "gifts.pass": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.pass() },
  "gifts.extend": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.pass() },
  "gifts.askBack": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.confirmedPass() },
  "gifts.release": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.pass() },
  "gratitude.thankYouPage": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: (family) => family.thankYouPage(),
  },
  "gratitude.sendHeart": { outcomes: STRANGER_OUTCOMES, input: (family) => family.thankYouPage() },
} satisfies Partial<Record<ProcedureName, ProcedureRow>>;

import {
  EDUCATION_NUDGE_DELAY_MS,
  EMAIL_CAPTURE_DELAY_MS,
  PURCHASE_DIALOG_DELAY_MS,
} from "@giftling/domain";
import type { RefObject } from "react";

/** Payment link or activity for which a contribution is reported. */
export type ContributionTarget =
  | { kind: "paymentLink"; id: string }
  | { kind: "wishlistItem"; id: string };

/** Purchased wish that the 529 nudge refers to. `price` determines the suggested amounts. */
type NudgeGift = { name: string; price: string | null };

/**
 * Step that suggests a contribution to the kid's education. `cameBack` is true after the giver opened the plan's page
 * (rule: education-nudge).
 */
export type EducationStep = {
  kind: "education";
  linkId: string;
  gift: NudgeGift | null;
  cameBack: boolean;
};

/** Optional question of the thank-you dialog (rule: hub-thanks). */
export type ThanksStep = EducationStep | { kind: "capture" };

/** Active hold of the browser on one unit of a wish. `until` is ISO 8601. */
export type ActiveHold = { itemId: string; itemName: string; passToken: string; until: string };

/** Dialog of the hub. At most one dialog is open at a time (rule: hub-flow). */
export type HubDialog =
  /** Form "I'll get this", which holds the wish or opens the purchase form (rule: holds). */
  | { kind: "get"; itemId: string }
  /** Confirmation of a new hold, with the link to its private page. */
  | { kind: "held"; hold: ActiveHold }
  | { kind: "purchase"; itemId: string }
  /** Notice that another visitor already bought or holds the wish (rule: second-buyer). */
  | { kind: "taken"; itemName: string; message: string }
  | EducationStep
  | { kind: "contribute"; target: ContributionTarget; cameBack: boolean }
  | { kind: "thanks"; step: ThanksStep | null }
  | { kind: "registries" }
  /** Form for an off-list gift (rule: other-gifts). */
  | { kind: "other" }
  /** Form for a subscription without a gift (rule: get-updates). */
  | { kind: "updates" };

/** Giver of a gift in the supporter's current flow. `name` is null for an anonymous giver. */
export type Giver = { name: string | null };

/**
 * Gift recorded in the current flow. `itemId` is the ID of the purchased wish, or null for any other gift
 * (rule: hub-thanks).
 */
type FlowGift = { entryId: string; itemId: string | null };

/**
 * Section of the hub to scroll to at the end of the supporter's flow. `confetti` is true if the supporter skipped the
 * subscription (rule: hub-flow).
 */
type FlowEnd = { confetti: boolean; at: "wall" | "wishes" };

export type HubFlow = {
  dialog: HubDialog | null;
  /** Dialog that opens after a delay. `isDue` is true if the delay is over but another dialog is still open. */
  next: { dialog: HubDialog; delayMs: number; isDue: boolean } | null;
  giver: Giver | null;
  given: FlowGift | null;
  /** Tokens of the gifts in the current flow, for linking a later subscription to the gifts (rule: gift-token). */
  giftTokens: readonly string[];
  /** Whether the 529 nudge was declined in the current tab (rule: education-nudge). */
  hasDeclinedEducation: boolean;
  /**
   * Section of the hub to scroll to after the last completed flow, or null. Each flow creates a new object, so that
   * React reruns the effects.
   */
  arrival: FlowEnd | null;
};

export const IDLE_HUB_FLOW: HubFlow = {
  dialog: null,
  next: null,
  giver: null,
  given: null,
  giftTokens: [],
  hasDeclinedEducation: false,
  arrival: null,
};

export type HubFlowEvent =
  /** Click on a wish's link. The contribution dialog opens next for an activity, and the purchase dialog otherwise. */
  | { type: "itemFollowed"; itemId: string; isActivity: boolean }
  /** Click on a registry link. `educationLinkId` is the ID of the hub's education link, or null. */
  | { type: "registryFollowed"; educationLinkId: string | null }
  /**
   * Click on a payment link. `itemId` is the ID of the paid activity, or null. When the supporter returns, a dialog
   * asks for the amount (rule: money-sent).
   */
  | { type: "paymentFollowed"; linkId: string; itemId: string | null }
  /** End of a scheduled dialog's delay. The dialog opens now, or after another dialog closes. */
  | { type: "due" }
  | { type: "opened"; dialog: HubDialog }
  | {
      type: "purchaseRecorded";
      giver: Giver;
      itemId: string;
      entryId: string;
      gift: NudgeGift;
      giftToken: string;
      educationLinkId: string | null;
    }
  /** New hold of this visitor on one unit of a wish. */
  | { type: "holdRecorded"; hold: ActiveHold }
  /** Failed purchase or hold of a wish that another visitor has bought or held. `message` comes from the server. */
  | { type: "purchaseTaken"; itemName: string; message: string }
  | { type: "wishesWanted" }
  | { type: "contributionRecorded"; giver: Giver; entryId: string; giftToken: string }
  | { type: "educationClosed"; declined: boolean }
  | { type: "captureSkipped" }
  | { type: "captureFinished" }
  | { type: "undone" }
  /** Closing of a dialog before its form is completed. */
  | { type: "closed" }
  /** Exit from the supporter's flow, such as with the browser's Back button (rule: sheet-history). */
  | { type: "left" };

const after = (delayMs: number, dialog: HubDialog): HubFlow["next"] => ({
  dialog,
  delayMs,
  isDue: false,
});

/** Values that clear the last gift from the state of the supporter's flow. */
const NO_LAST_GIFT = { giver: null, given: null, giftTokens: [] } as const;

/**
 * Returns the supporter's flow with the open dialog closed. Opens a scheduled dialog that is due. Cancels a scheduled
 * dialog of the same kind as the closed dialog.
 */
function closeDialog(flow: HubFlow): HubFlow {
  const next = flow.next?.dialog.kind === flow.dialog?.kind ? null : flow.next;
  if (next?.isDue) return { ...flow, dialog: next.dialog, next: null };
  return { ...flow, dialog: null, next };
}

/**
 * Returns the supporter's flow with the thank-you open. Schedules the subscription form if the giver has a name
 * (rule: hub-flow).
 */
function openThanks(flow: HubFlow): HubFlow {
  const dialog: HubDialog = { kind: "thanks", step: null };
  if (!flow.giver?.name) return { ...flow, dialog };
  const capture: HubDialog = { kind: "thanks", step: { kind: "capture" } };
  return { ...flow, dialog, next: after(EMAIL_CAPTURE_DELAY_MS, capture) };
}

/**
 * Returns whether `next` may replace the open dialog. Returns true if no dialog is open or the list of registries is
 * open. Also returns true for two dialogs of the same kind, except `purchase`.
 */
function canReplaceDialog(open: HubDialog | null, next: HubDialog): boolean {
  if (open === null || open.kind === "registries") return true;
  return open.kind === next.kind && open.kind !== "purchase";
}

function openWhenDue(flow: HubFlow): HubFlow {
  if (flow.next === null) return flow;
  const { dialog } = flow.next;
  if (canReplaceDialog(flow.dialog, dialog)) return { ...flow, dialog, next: null };
  return { ...flow, next: { ...flow.next, isDue: true } };
}

function endFlow(flow: HubFlow, confetti: boolean): HubFlow {
  return { ...closeDialog({ ...flow, ...NO_LAST_GIFT }), arrival: { confetti, at: "wall" } };
}

function closeEducation(flow: HubFlow, declined: boolean): HubFlow {
  const asked = { ...flow, hasDeclinedEducation: flow.hasDeclinedEducation || declined };
  if (flow.dialog?.kind !== "thanks") return closeDialog(asked);
  // Closing the last question closes the thank-you. "No thanks" leaves the thank-you open.
  return flow.giver?.name || declined ? openThanks(asked) : endFlow(asked, false);
}

/** Returns the target of a contribution: the activity `itemId` or, if `itemId` is null, the payment link. */
export const getContributionTarget = (linkId: string, itemId: string | null): ContributionTarget =>
  itemId === null ? { kind: "paymentLink", id: linkId } : { kind: "wishlistItem", id: itemId };

/** Returns the dialog that opens when the supporter returns from a payment page (rule: money-sent). */
function createReturnDialog({ dialog }: HubFlow, linkId: string, itemId: string | null): HubDialog {
  if (dialog?.kind === "education" || dialog?.kind === "contribute") {
    return { ...dialog, cameBack: true };
  }
  if (dialog?.kind === "thanks" && dialog.step?.kind === "education") {
    return { ...dialog, step: { ...dialog.step, cameBack: true } };
  }
  return { kind: "contribute", target: getContributionTarget(linkId, itemId), cameBack: true };
}

/**
 * Returns the next state of the supporter's flow through the hub's dialogs. Has no side effects. Delays are in
 * milliseconds (rule: hub-flow).
 */
export function hubFlowReducer(flow: HubFlow, event: HubFlowEvent): HubFlow {
  switch (event.type) {
    case "itemFollowed": {
      const dialog: HubDialog = event.isActivity
        ? {
            kind: "contribute",
            target: { kind: "wishlistItem", id: event.itemId },
            cameBack: false,
          }
        : { kind: "purchase", itemId: event.itemId };
      return { ...flow, next: after(PURCHASE_DIALOG_DELAY_MS, dialog) };
    }
    case "registryFollowed": {
      if (event.educationLinkId === null || flow.hasDeclinedEducation) return flow;
      const linkId = event.educationLinkId;
      const dialog: HubDialog = { kind: "education", linkId, gift: null, cameBack: false };
      return { ...flow, next: after(EDUCATION_NUDGE_DELAY_MS, dialog) };
    }
    case "paymentFollowed":
      return {
        ...flow,
        next: after(PURCHASE_DIALOG_DELAY_MS, createReturnDialog(flow, event.linkId, event.itemId)),
      };
    case "due":
      return openWhenDue(flow);
    case "opened":
      return { ...flow, dialog: event.dialog, next: null };
    case "purchaseRecorded": {
      const { giver, itemId, entryId, gift, educationLinkId: linkId } = event;
      const given = {
        ...flow,
        giver,
        given: { entryId, itemId },
        giftTokens: [...flow.giftTokens, event.giftToken],
      };
      if (linkId === null) return openThanks(given);
      const step: EducationStep = { kind: "education", linkId, gift, cameBack: false };
      return { ...given, dialog: { kind: "thanks", step } };
    }
    case "holdRecorded":
      return { ...flow, dialog: { kind: "held", hold: event.hold }, next: null };
    case "purchaseTaken": {
      const { itemName, message } = event;
      return { ...flow, dialog: { kind: "taken", itemName, message } };
    }
    case "wishesWanted":
      return { ...closeDialog(flow), arrival: { confetti: false, at: "wishes" } };
    case "contributionRecorded":
      return openThanks({
        ...flow,
        giver: event.giver,
        given: { entryId: event.entryId, itemId: flow.given?.itemId ?? null },
        giftTokens: [...flow.giftTokens, event.giftToken],
        next: null,
      });
    case "educationClosed":
      return closeEducation(flow, event.declined);
    case "captureSkipped":
      return endFlow(flow, true);
    case "captureFinished":
      // A subscription without a gift adds nothing to the wall.
      return flow.dialog?.kind === "updates" ? closeDialog(flow) : endFlow(flow, false);
    case "undone":
      return { ...flow, ...NO_LAST_GIFT, dialog: null, next: null };
    case "closed":
      return closeDialog(flow);
    case "left":
      return flow.dialog?.kind === "thanks" ? endFlow(flow, false) : closeDialog(flow);
  }
}

/** Event queue and event handler through which a hub sends events to the lazily loaded supporter's flow. */
export type HubFlowConnection = {
  /** Events sent before the code of the supporter's flow has loaded, in order. `clear` empties the queue. */
  queue: readonly HubFlowEvent[];
  clear: () => void;
  /** Event handler of the supporter's flow. Null before the flow has loaded. */
  flow: RefObject<((event: HubFlowEvent) => void) | null>;
};

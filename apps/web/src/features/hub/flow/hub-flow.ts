import {
  EDUCATION_NUDGE_DELAY_MS,
  EMAIL_CAPTURE_DELAY_MS,
  PURCHASE_DIALOG_DELAY_MS,
} from "@giftling/domain";

/** What a supporter contributes to by a payment link or an activity. */
export type ContributionTarget =
  | { kind: "paymentLink"; id: string }
  | { kind: "wishlistItem"; id: string };

/** The gift that a 529 nudge follows; its price gives the suggested amounts. */
export type NudgeGift = { name: string; price: string | null };

/** One of the hub's dialogs; never two at a time (rule: hub-flow). */
export type HubDialog =
  | { kind: "purchase"; itemId: string }
  | { kind: "education"; linkId: string; gift: NudgeGift | null }
  | { kind: "contribute"; target: ContributionTarget }
  | { kind: "capture" }
  | { kind: "registries" };

/** Who gave in this flow; a null name stands for someone who wants to stay anonymous. */
export type Giver = { name: string | null };

/** How a flow ends: at the wall, with confetti when the e-mail capture was skipped (rule: hub-flow). */
type Arrival = { confetti: boolean };

export type HubFlow = {
  dialog: HubDialog | null;
  /** The dialog that opens after a delay; `isDue` while it waits for another one to close. */
  next: { dialog: HubDialog; delayMs: number; isDue: boolean } | null;
  giver: Giver | null;
  /** What links a later sign-up to the gifts of this flow (rule: gift-token). */
  giftTokens: readonly string[];
  /** "No thanks" to the 529 nudge, for this visit (rule: education-nudge). */
  hasDeclinedEducation: boolean;
  /** A new object each time that a flow has ended at the wall. */
  arrival: Arrival | null;
};

export const IDLE_FLOW: HubFlow = {
  dialog: null,
  next: null,
  giver: null,
  giftTokens: [],
  hasDeclinedEducation: false,
  arrival: null,
};

export type HubFlowEvent =
  /** The supporter said "no thanks" earlier in this visit. */
  | { type: "declineRemembered" }
  /** A gift's link was followed; an activity's leads to chipping in. */
  | { type: "itemFollowed"; itemId: string; isActivity: boolean }
  /** A registry's link was followed; the id is that of the hub's 529 or ESA link, if any. */
  | { type: "registryFollowed"; educationLinkId: string | null }
  /** The delay of `next` is over. */
  | { type: "due" }
  /** The supporter asked for a dialog by a button. */
  | { type: "opened"; dialog: HubDialog }
  | {
      type: "purchaseRecorded";
      giver: Giver;
      gift: NudgeGift;
      giftToken: string;
      educationLinkId: string | null;
    }
  | { type: "contributionRecorded"; giver: Giver; giftToken: string }
  | { type: "educationClosed"; declined: boolean }
  | { type: "captureSkipped" }
  | { type: "captureFinished" }
  /** Closed without having done what it was for. */
  | { type: "closed" };

const after = (delayMs: number, dialog: HubDialog): HubFlow["next"] => ({
  dialog,
  delayMs,
  isDue: false,
});

/** Opens what waited for the dialog before it. */
function closeDialog(flow: HubFlow): HubFlow {
  if (flow.next?.isDue) return { ...flow, dialog: flow.next.dialog, next: null };
  return { ...flow, dialog: null };
}

/** With a name, the e-mail capture follows; without one the flow is over (rule: hub-flow). */
function askForEmail(flow: HubFlow): HubFlow {
  if (flow.giver?.name)
    return { ...flow, dialog: null, next: after(EMAIL_CAPTURE_DELAY_MS, { kind: "capture" }) };
  return closeDialog({ ...flow, giver: null, giftTokens: [] });
}

function openWhenDue(flow: HubFlow): HubFlow {
  if (flow.next === null) return flow;
  // The list of registries gives way to what following one of them leads to.
  const isFree = flow.dialog === null || flow.dialog.kind === "registries";
  if (isFree) return { ...flow, dialog: flow.next.dialog, next: null };
  return { ...flow, next: { ...flow.next, isDue: true } };
}

function arrive(flow: HubFlow, confetti: boolean): HubFlow {
  return { ...closeDialog({ ...flow, giver: null, giftTokens: [] }), arrival: { confetti } };
}

/**
 * The supporter's way through the hub's dialogs (rule: hub-flow), as a pure function: what
 * happened in, what is shown and what is scheduled out. Delays are in milliseconds (rule: timings).
 */
export function hubFlow(flow: HubFlow, event: HubFlowEvent): HubFlow {
  switch (event.type) {
    case "declineRemembered":
      return { ...flow, hasDeclinedEducation: true };
    case "itemFollowed": {
      const dialog: HubDialog = event.isActivity
        ? { kind: "contribute", target: { kind: "wishlistItem", id: event.itemId } }
        : { kind: "purchase", itemId: event.itemId };
      return { ...flow, next: after(PURCHASE_DIALOG_DELAY_MS, dialog) };
    }
    case "registryFollowed": {
      if (event.educationLinkId === null || flow.hasDeclinedEducation) return flow;
      const dialog: HubDialog = { kind: "education", linkId: event.educationLinkId, gift: null };
      return { ...flow, next: after(EDUCATION_NUDGE_DELAY_MS, dialog) };
    }
    case "due":
      return openWhenDue(flow);
    case "opened":
      return { ...flow, dialog: event.dialog, next: null };
    case "purchaseRecorded": {
      const given = {
        ...flow,
        giver: event.giver,
        giftTokens: [...flow.giftTokens, event.giftToken],
      };
      if (event.educationLinkId === null) return askForEmail(given);
      return {
        ...given,
        dialog: { kind: "education", linkId: event.educationLinkId, gift: event.gift },
      };
    }
    case "contributionRecorded":
      return askForEmail({
        ...flow,
        giver: event.giver,
        giftTokens: [...flow.giftTokens, event.giftToken],
      });
    case "educationClosed":
      return askForEmail({
        ...flow,
        hasDeclinedEducation: flow.hasDeclinedEducation || event.declined,
      });
    case "captureSkipped":
      return arrive(flow, true);
    case "captureFinished":
      return arrive(flow, false);
    case "closed":
      return closeDialog(flow);
  }
}

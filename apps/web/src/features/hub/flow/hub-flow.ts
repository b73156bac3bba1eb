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
type NudgeGift = { name: string; price: string | null };

/** Asks for a little for education; `cameBack` once its page was opened (rule: education-nudge, money-sent). */
export type EducationStep = {
  kind: "education";
  linkId: string;
  gift: NudgeGift | null;
  cameBack: boolean;
};

/** What the thanks ask, one after the other, each with a way past (rule: hub-thanks). */
export type ThanksStep = EducationStep | { kind: "capture" };

/** A piece that this browser holds; `until` is ISO 8601. */
export type Hold = { itemId: string; itemName: string; passToken: string; until: string };

/** One of the hub's dialogs; never two at a time (rule: hub-flow). */
export type HubDialog =
  /** "I'll get this": to hold it, or to say that it is bought (rule: holds). */
  | { kind: "get"; itemId: string }
  /** It is held now. */
  | { kind: "held"; hold: Hold }
  | { kind: "purchase"; itemId: string }
  /** Somebody else was faster (rule: second-buyer). */
  | { kind: "taken"; itemName: string; message: string }
  | EducationStep
  | { kind: "contribute"; target: ContributionTarget; cameBack: boolean }
  | { kind: "thanks"; step: ThanksStep | null }
  | { kind: "registries" }
  /** A gift that isn't on the list (rule: other-gifts). */
  | { kind: "other" }
  /** News without a gift (rule: get-updates). */
  | { kind: "updates" };

/** Who gave in this flow; a null name stands for someone who wants to stay anonymous. */
export type Giver = { name: string | null };

/** What the thanks are for: the newest entry of the wall, and the gift that can be undone (rule: hub-thanks). */
type Given = { entryId: string; itemId: string | null };

/** How a flow ends: at the wall, with confetti when the e-mail capture was skipped (rule: hub-flow); or back at the wishes. */
type Arrival = { confetti: boolean; at: "wall" | "wishes" };

export type HubFlow = {
  dialog: HubDialog | null;
  /** The dialog that opens after a delay; `isDue` while it waits for another one to close. */
  next: { dialog: HubDialog; delayMs: number; isDue: boolean } | null;
  giver: Giver | null;
  given: Given | null;
  /** What links a later sign-up to the gifts of this flow (rule: gift-token). */
  giftTokens: readonly string[];
  /** "No thanks" to the 529 nudge, for this visit (rule: education-nudge). */
  hasDeclinedEducation: boolean;
  /** A new object each time that a flow has ended somewhere on the page. */
  arrival: Arrival | null;
};

export const IDLE_FLOW: HubFlow = {
  dialog: null,
  next: null,
  giver: null,
  given: null,
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
  /** A payment link was followed: on the way back it is asked whether it worked out (rule: money-sent). */
  | { type: "paymentFollowed"; linkId: string }
  /** The delay of `next` is over. */
  | { type: "due" }
  /** The supporter asked for a dialog by a button. */
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
  /** A piece is held for this visitor. */
  | { type: "holdRecorded"; hold: Hold }
  /** Somebody else was faster; `message` is the server's sentence. */
  | { type: "purchaseTaken"; itemName: string; message: string }
  | { type: "wishesWanted" }
  | { type: "contributionRecorded"; giver: Giver; entryId: string; giftToken: string }
  | { type: "educationClosed"; declined: boolean }
  | { type: "captureSkipped" }
  | { type: "captureFinished" }
  /** The gift that the thanks were for was taken back. */
  | { type: "undone" }
  /** Closed without having done what it was for. */
  | { type: "closed" }
  /** Left by the browser's Back, whatever it still asked (rule: sheet-history). */
  | { type: "left" };

const after = (delayMs: number, dialog: HubDialog): HubFlow["next"] => ({
  dialog,
  delayMs,
  isDue: false,
});

/** Nothing of the last gift is asked about again. */
const OVER = { giver: null, given: null, giftTokens: [] } as const;

/** Opens what waited for the dialog before it; what that one was still about to ask is over with it. */
function closeDialog(flow: HubFlow): HubFlow {
  const next = flow.next?.dialog.kind === flow.dialog?.kind ? null : flow.next;
  if (next?.isDue) return { ...flow, dialog: next.dialog, next: null };
  return { ...flow, dialog: null, next };
}

/** The thanks, and with a name the question for an e-mail after them (rule: hub-flow, hub-thanks). */
function thank(flow: HubFlow): HubFlow {
  const dialog: HubDialog = { kind: "thanks", step: null };
  if (!flow.giver?.name) return { ...flow, dialog };
  const capture: HubDialog = { kind: "thanks", step: { kind: "capture" } };
  return { ...flow, dialog, next: after(EMAIL_CAPTURE_DELAY_MS, capture) };
}

/** Whether `next` takes the place of what is open: the registries give way, and a step follows in its own sheet. */
function givesWay(open: HubDialog | null, next: HubDialog): boolean {
  if (open === null || open.kind === "registries") return true;
  return open.kind === next.kind && open.kind !== "purchase";
}

function openWhenDue(flow: HubFlow): HubFlow {
  if (flow.next === null) return flow;
  const { dialog } = flow.next;
  if (givesWay(flow.dialog, dialog)) return { ...flow, dialog, next: null };
  return { ...flow, next: { ...flow.next, isDue: true } };
}

function arrive(flow: HubFlow, confetti: boolean): HubFlow {
  return { ...closeDialog({ ...flow, ...OVER }), arrival: { confetti, at: "wall" } };
}

function closeEducation(flow: HubFlow, declined: boolean): HubFlow {
  const asked = { ...flow, hasDeclinedEducation: flow.hasDeclinedEducation || declined };
  if (flow.dialog?.kind !== "thanks") return closeDialog(asked);
  // Closing the last question closes the thanks; "No thanks" leaves them there to be read.
  return flow.giver?.name || declined ? thank(asked) : arrive(asked, false);
}

/** The question on the way back, in the place of what asked for the money (rule: money-sent). */
function askOnReturn({ dialog }: HubFlow, linkId: string): HubDialog {
  if (dialog?.kind === "education" || dialog?.kind === "contribute") {
    return { ...dialog, cameBack: true };
  }
  if (dialog?.kind === "thanks" && dialog.step?.kind === "education") {
    return { ...dialog, step: { ...dialog.step, cameBack: true } };
  }
  return { kind: "contribute", target: { kind: "paymentLink", id: linkId }, cameBack: true };
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
        next: after(PURCHASE_DIALOG_DELAY_MS, askOnReturn(flow, event.linkId)),
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
      if (linkId === null) return thank(given);
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
      return thank({
        ...flow,
        giver: event.giver,
        given: { entryId: event.entryId, itemId: flow.given?.itemId ?? null },
        giftTokens: [...flow.giftTokens, event.giftToken],
        next: null,
      });
    case "educationClosed":
      return closeEducation(flow, event.declined);
    case "captureSkipped":
      return arrive(flow, true);
    case "captureFinished":
      // Who gave nothing has nothing to see on the wall.
      return flow.dialog?.kind === "updates" ? closeDialog(flow) : arrive(flow, false);
    case "undone":
      return { ...flow, ...OVER, dialog: null, next: null };
    case "closed":
      return closeDialog(flow);
    case "left":
      return flow.dialog?.kind === "thanks" ? arrive(flow, false) : closeDialog(flow);
  }
}

import {
  type ErrorCode,
  findEducationLink,
  type HoldWishInput,
  type RecordGiftInput,
  type ReportContributionInput,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { recordPurchaseError } from "@giftling/messages/hub/dialogs";
import { getErrorCode, getErrorMessage, getErrorToastTitle } from "../../../api-error.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { sendRetrySafe } from "../../../retry-safe-sender.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import {
  deleteRecordedGift,
  findOwnHoldOrPurchase,
  type RecordedGift,
  saveRecordedGift,
} from "../memory/recorded-gifts.ts";
import { saveSupporterName } from "../memory/supporter-memory.ts";
import { type HubWish, useHub } from "./hub-context.ts";
import { useHubCache } from "./use-hub-cache.ts";

/**
 * Giver's name and message. `name` is null for an anonymous giver. `message` is private and may be empty
 * (rule: gift-words).
 */
type GiverInput = { name: string | null; message: string };

/** Returns whether an error means that no unit of a wish is free. */
function isTaken(error: unknown): boolean {
  const code = getErrorCode(error);
  return code === "ALREADY_PURCHASED" || code === "RESERVED";
}

/** Codes of errors that a retry cannot resolve: the kid, wish or link is gone, or the hub is paused or locked. */
const FINAL_CODES: readonly (ErrorCode | null)[] = ["NOT_FOUND", "PAUSED", "PASSCODE_REQUIRED"];

/**
 * Returns a function that shows an error in a toast. If a retry cannot succeed, the function also closes the dialog and
 * reloads the hub, which then shows the reason (rule: hub-flow).
 */
export function useGivingErrorToast() {
  const { send, refresh } = useHub();
  return (
    error: unknown,
    title = commonWords.actionErrorTitle(),
    fallback = commonWords.connectionErrorMessage(),
  ): void => {
    const isFinal = FINAL_CODES.includes(getErrorCode(error));
    showToast({
      title: getErrorToastTitle(error, title),
      message: getErrorMessage(error, fallback),
      tone: "error",
      isForPage: isFinal,
    });
    if (!isFinal) return;
    send({ type: "closed" });
    refresh();
  };
}

/**
 * Returns a function that records a purchase, stores its undo token in the browser and shows the thank-you. If no unit
 * of the wish is free, the function shows a notice and reloads the hub. Rejects with the API's error, which the
 * function has shown (rule: purchase-dialog).
 */
export function useRecordPurchase(item: HubWish) {
  const { hub, send, refresh } = useHub();
  const cache = useHubCache();
  const showError = useGivingErrorToast();

  return async function record({ name, message }: GiverInput): Promise<void> {
    // With the token of a purchase, the server returns that purchase instead of recording another one.
    const ownToken = findOwnHoldOrPurchase(item.id, item.quantity)?.passToken;
    const input = {
      id: item.id,
      purchasedBy: name,
      isAnonymous: name === null,
      ...(ownToken && { passToken: ownToken }),
      ...(message !== "" && { message }),
    };
    try {
      const { answer } = await sendRetrySafe(`purchase ${item.id}`, input, (wanted, key) =>
        writeApi("wishlist", "purchase", wanted, key),
      );
      const { item: bought, undoToken, giftToken, passToken } = answer;
      if (name !== null) saveSupporterName(name);
      saveRecordedGift({
        itemId: item.id,
        kidId: hub.kid.id,
        kidName: hub.kid.firstName,
        itemName: item.name,
        undoToken,
        passToken,
        recordedAt: Date.now(),
      });
      cache.replaceItem(bought);
      send({
        type: "purchaseRecorded",
        giver: { name },
        itemId: item.id,
        // The last gift in the response is the recorded purchase.
        entryId: bought.gifts.at(-1)?.id ?? item.id,
        gift: { name: item.name, price: item.price },
        giftToken,
        educationLinkId: findEducationLink(hub.paymentLinks)?.id ?? null,
      });
    } catch (error) {
      if (isTaken(error)) {
        // The server rejects the token of a unit that the family released or reverted.
        if (ownToken) deleteRecordedGift(ownToken);
        const message = getErrorMessage(error, commonWords.connectionErrorMessage());
        send({ type: "purchaseTaken", itemName: item.name, message });
        refresh();
      } else {
        showError(error, recordPurchaseError());
      }
      throw error;
    }
  };
}

/**
 * Returns a function that holds a unit of a wish for 48 hours. `name` is null if the visitor gave no name. `email` is
 * empty if the visitor gave no e-mail address. The function stores the gift access token in the browser and updates
 * the wish. If no unit of the wish is free, the function shows a notice and reloads the hub (rule: holds). `onHeld` is
 * called after the hold is recorded.
 */
export function useReserveWish(item: HubWish) {
  const { hub, send, refresh } = useHub();
  const reserving = useApiCall((input: HoldWishInput) =>
    sendRetrySafe(`hold ${item.id}`, input, (wanted, key) =>
      writeApi("wishlist", "reserve", wanted, key),
    ),
  );
  const cache = useHubCache();
  const showError = useGivingErrorToast();

  async function reserve(name: string | null, email?: string, onHeld?: () => void): Promise<void> {
    try {
      const input = {
        id: item.id,
        reservedBy: name,
        isAnonymous: name === null,
        email: email || undefined,
      };
      const { answer } = await reserving.run(input);
      const { passToken, reservedUntil } = answer;
      onHeld?.();
      // Does not store the name for later forms, because a hold's name is private and other forms publish the name.
      saveRecordedGift({
        itemId: item.id,
        kidId: hub.kid.id,
        kidName: hub.kid.firstName,
        itemName: item.name,
        undoToken: "",
        recordedAt: Date.now(),
        passToken,
        heldUntil: Date.parse(reservedUntil),
      });
      cache.replaceItem(answer.item);
      const hold = { itemId: item.id, itemName: item.name, passToken, until: reservedUntil };
      send({ type: "holdRecorded", hold });
    } catch (error) {
      if (!isTaken(error)) return showError(error);
      const message = getErrorMessage(error, commonWords.connectionErrorMessage());
      // If this browser holds or bought the wish in another tab, the hub already lists the hold or the purchase.
      if (findOwnHoldOrPurchase(item.id, item.quantity)) send({ type: "closed" });
      else send({ type: "purchaseTaken", itemName: item.name, message });
      refresh();
    }
  }

  return { reserve, isPending: reserving.isPending };
}

/**
 * Returns a function that awaits the response to a reported gift and opens the thank-you. The function stores `gift` in
 * the browser, and updates the cached hub with `show` (rule: own-gifts).
 */
function useReport() {
  const { hub, send, refresh } = useHub();
  return async function report<Answer extends { id: string; giftToken: string; passToken: string }>(
    { name, ...gift }: Pick<RecordedGift, "itemName" | "amount"> & { name: string | null },
    sent: Promise<{ answer: Answer }>,
    show: (answer: Answer) => void,
  ): Promise<void> {
    try {
      const { answer } = await sent;
      const { id: entryId, giftToken, passToken } = answer;
      if (name !== null) saveSupporterName(name);
      saveRecordedGift({
        ...gift,
        currency: hub.currency,
        itemId: "",
        kidId: hub.kid.id,
        kidName: hub.kid.firstName,
        undoToken: "",
        passToken,
        recordedAt: Date.now(),
      });
      show(answer);
      send({ type: "contributionRecorded", giver: { name }, entryId, giftToken });
    } catch (error) {
      // Reloads the hub, because the family may have changed its currency (rule: currency).
      if (getErrorCode(error) === "CONFLICT") refresh();
      throw error;
    }
  };
}

/** Returns a function that reports a contribution (rule: contribution-ledger). */
export function useReportContribution() {
  const { hub } = useHub();
  const cache = useHubCache();
  const report = useReport();
  type Given = Pick<
    Required<ReportContributionInput>,
    "amount" | "type" | "paymentLinkId" | "wishlistItemId"
  >;
  return ({ name, message, ...given }: GiverInput & Given): Promise<void> => {
    const input: ReportContributionInput = {
      ...given,
      kidId: hub.kid.id,
      contributorName: name,
      isAnonymous: name === null,
      // Releases that omit the currency in the hub also reject a currency in the input.
      currency: hub.currency,
      ...(message !== "" && { message }),
    };
    const targetId = given.paymentLinkId ?? given.wishlistItemId ?? hub.kid.id;
    const sent = sendRetrySafe(`contribution ${targetId}`, input, (wanted, key) =>
      writeApi("gratitude", "reportContribution", wanted, key),
    );
    const activity = hub.wishlist.find(({ id }) => id === given.wishlistItemId);
    const gift = { name, itemName: activity?.name ?? "", amount: given.amount };
    return report(gift, sent, (answer) => cache.addContribution(answer, given));
  };
}

/** Returns a function that reports an off-list gift (rule: other-gifts). */
export function useReportGift() {
  const { hub } = useHub();
  const cache = useHubCache();
  const report = useReport();
  return ({ label, name, message }: GiverInput & { label: string }): Promise<void> => {
    const input: RecordGiftInput = {
      kidId: hub.kid.id,
      label,
      giverName: name,
      isAnonymous: name === null,
      ...(message !== "" && { message }),
    };
    const sent = sendRetrySafe(`gift ${hub.kid.id}`, input, (wanted, key) =>
      writeApi("gifts", "record", wanted, key),
    );
    return report({ name, itemName: label }, sent, (answer) => {
      // A gift that is pending approval is not on the wall.
      if (answer.state !== "waiting") cache.addGift(answer);
    });
  };
}

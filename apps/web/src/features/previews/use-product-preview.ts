import { completeWebAddress, fetchPreviewInput, type ProductPreview } from "@giftling/domain";
import { noAnswer } from "@giftling/messages/previews";
import { useEffect, useRef, useState } from "react";
import { errorMessage, trpc } from "../../trpc.ts";

/** Product data of a page. */
export type FoundProduct = Extract<ProductPreview, { status: "found" }>;

export type Look = { status: "idle" } | { status: "looking" } | ProductPreview;

const IDLE: Look = { status: "idle" };

/** Returns the complete URL; null while it is incomplete. */
function addressIn(typed: string): string | null {
  const parsed = fetchPreviewInput.safeParse({ url: completeWebAddress(typed) });
  return parsed.success ? parsed.data.url : null;
}

/**
 * Fetches a product's page when a parent enters its URL, and proposes its data. Calls `onFound` once for each page, and
 * `onUnread` for each without data, with the message `unread`. Saves nothing. `start` is the form's initial URL, which is
 * not fetched.
 */
export function useProductPreview({
  start,
  withPicture,
  unread,
  onFound,
  onUnread,
}: {
  start: string;
  withPicture: boolean;
  unread?: string | undefined;
  onFound: (product: FoundProduct) => void;
  onUnread?: () => void;
}) {
  const { mutateAsync } = trpc.previews.fetch.useMutation();
  const [look, setLook] = useState<Look>(IDLE);
  // URL of the latest request. A response to an earlier one, or after the dialog closed, is ignored.
  const asked = useRef<string | null>(addressIn(start));
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function fetchPage(url: string) {
    setLook({ status: "looking" });
    let answer: ProductPreview;
    try {
      answer = await mutateAsync({ url, withPicture });
      if (answer.status === "manual" && unread) answer = { ...answer, reason: unread };
    } catch (error) {
      answer = { status: "manual", reason: errorMessage(error, noAnswer()) };
    }
    if (asked.current !== url || !isOpen.current) return;
    setLook(answer);
    if (answer.status === "found") onFound(answer);
    else onUnread?.();
  }

  return {
    look,
    product: look.status === "found" ? look : null,
    /** Fetches a new URL. Returns false when there is none. */
    lookAt(typed: string): boolean {
      const url = addressIn(typed);
      if (url === asked.current) return false;
      asked.current = url;
      if (url === null) setLook(IDLE);
      else void fetchPage(url);
      return url !== null;
    },
  };
}

export type ProductLook = ReturnType<typeof useProductPreview>;

import { completeWebAddress, fetchPreviewInput, type ProductPreview } from "@giftling/domain";
import { noAnswer } from "@giftling/messages/previews";
import { useEffect, useRef, useState } from "react";
import { errorMessage, trpc } from "../../trpc.ts";

/** What a page says of its product. */
export type FoundProduct = Extract<ProductPreview, { status: "found" }>;

export type Look = { status: "idle" } | { status: "looking" } | ProductPreview;

const IDLE: Look = { status: "idle" };

/** The address as it would be asked for; null for what is not one yet. */
function addressIn(typed: string): string | null {
  const parsed = fetchPreviewInput.safeParse({ url: completeWebAddress(typed) });
  return parsed.success ? parsed.data.url : null;
}

/**
 * Looks at a product's page when a parent names its address, and proposes what it says; `onFound` is told
 * once for each page, and `onUnread` for each that gave nothing; `unread` is said of those, whatever the reason. Nothing is saved.
 * `start` is the address that the form began with: it is not looked at.
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
  // What the latest question was about: an answer to an earlier one, or after the dialog closed, is not heard.
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
    /** Looks at a new address; false when there is nothing new to look at. */
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
